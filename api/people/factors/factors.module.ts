import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { FactorRulesModule } from '../factor-rules/factor-rules.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { LoginRecordsModule } from '../login-records/login-records.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { CeremoniesRepository } from './ceremonies.repository.js';
import { Ceremony } from './ceremony.entity.js';
import { FactorCodesService } from './factor-codes.service.js';
import { FactorRemovalService } from './factor-removal.service.js';
import { FactorsSweeperService } from './factors-sweeper.service.js';
import { OwnFactorsController } from './own-factors.controller.js';
import { OwnFactorsService } from './own-factors.service.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { RecoveryCodesRepository } from './recovery-codes.repository.js';
import { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { UnlockingService } from './unlocking.service.js';
import { UserFactorsController } from './user-factors.controller.js';
import { AddFactorService } from './add-factor.service.js';
import { FactorAddedService } from './factor-added.service.js';
import { FactorOwnersService } from './factor-owners.service.js';
import { FactorWaysService } from './factor-ways.service.js';

@Module({
  imports: [
    AuditModule,
    LimitsModule,
    MailModule,
    UsersModule,
    LoginRecordsModule,
    SessionsModule,
    CredentialsModule,
    FactorRulesModule,
    SalonModule,
    TypeOrmModule.forFeature([Ceremony, RecoveryCode, SecondFactor]),
  ],
  controllers: [OwnFactorsController, UserFactorsController],
  providers: [
    AddFactorService,
    CeremoniesRepository,
    FactorAddedService,
    FactorCodesService,
    FactorOwnersService,
    FactorRemovalService,
    FactorWaysService,
    FactorsSweeperService,
    OwnFactorsService,
    PasskeysService,
    RecoveryCodesRepository,
    SecondFactorsRepository,
    UnlockingService,
  ],
  exports: [FactorCodesService, FactorRemovalService, FactorWaysService, OwnFactorsService, PasskeysService],
})
export class FactorsModule {}
