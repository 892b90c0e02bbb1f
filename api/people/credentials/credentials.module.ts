import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { MetricsModule } from '../../platform/metrics/metrics.module.js';
import { LoginRecordsModule } from '../login-records/login-records.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { ActionCode } from './action-code.entity.js';
import { ActionCodesRepository } from './action-codes.repository.js';
import { ActionCodesService } from './action-codes.service.js';
import { CredentialsMetricsService } from './credentials-metrics.service.js';
import { ExternalIdentitiesService } from './external-identities.service.js';
import { IdentitiesRepository } from './identities.repository.js';
import { Identity } from './identity.entity.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { PasswordStrengthService } from './password-strength.service.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { NewPasswordService } from './new-password.service.js';
import { PasswordResetsService } from './password-resets.service.js';

@Module({
  imports: [
    AuditModule,
    LimitsModule,
    MailModule,
    MetricsModule,
    UsersModule,
    LoginRecordsModule,
    SessionsModule,
    TypeOrmModule.forFeature([ActionCode, Identity]),
  ],
  controllers: [PasswordsController],
  providers: [
    ActionCodesService,
    ActionCodesRepository,
    CredentialsMetricsService,
    ExternalIdentitiesService,
    IdentitiesRepository,
    LoginAttemptsService,
    NewPasswordService,
    ReauthenticationService,
    PasswordHasherService,
    PasswordResetsService,
    PasswordStrengthService,
    PasswordsService,
  ],
  exports: [
    ActionCodesService,
    ExternalIdentitiesService,
    LoginAttemptsService,
    ReauthenticationService,
    PasswordHasherService,
    PasswordStrengthService,
    PasswordsService,
  ],
})
export class CredentialsModule {}
