import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { FactorChecksModule } from '../factor-checks/factor-checks.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { LoginRecordsModule } from '../login-records/login-records.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { CodeAccountsService } from './code-accounts.service.js';
import { CodeOfferService } from './code-offer.service.js';
import { LoginCode } from './login-code.entity.js';
import { LoginCodeCookieService } from './login-code-cookie.service.js';
import { LoginCodesController } from './login-codes.controller.js';
import { LoginCodesRepository } from './login-codes.repository.js';
import { LoginCodesService } from './login-codes.service.js';
import { LoginCodesSweeperService } from './login-codes-sweeper.service.js';

@Module({
  imports: [
    AuditModule,
    CredentialsModule,
    AddressesModule,
    FactorChecksModule,
    LimitsModule,
    LoginRecordsModule,
    MailModule,
    SalonModule,
    SessionsModule,
    UsersModule,
    TypeOrmModule.forFeature([LoginCode]),
  ],
  controllers: [LoginCodesController],
  providers: [
    CodeAccountsService,
    CodeOfferService,
    LoginCodeCookieService,
    LoginCodesRepository,
    LoginCodesService,
    LoginCodesSweeperService,
  ],
  exports: [CodeOfferService, LoginCodesService],
})
export class LoginCodesModule {}
