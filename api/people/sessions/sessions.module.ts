import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminSignInNoticeService } from './admin-sign-in-notice.service.js';
import { deviceMarksProvider, KnownDevicesService } from './known-devices.service.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { SessionCookieService } from './session-cookie.service.js';
import { SessionRenewalService } from './session-renewal.service.js';
import { sessionSecretsProvider } from './session-secrets.js';
import { Session } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [AuditModule, MailModule, UsersModule, TypeOrmModule.forFeature([Session])],
  controllers: [OwnSessionsController],
  providers: [
    AdminSignInNoticeService,
    deviceMarksProvider,
    KnownDevicesService,
    OwnSessionsService,
    SessionCookieService,
    SessionRenewalService,
    sessionSecretsProvider,
    SessionsRepository,
    SessionsService,
  ],
  exports: [
    AdminSignInNoticeService,
    KnownDevicesService,
    OwnSessionsService,
    SessionCookieService,
    SessionRenewalService,
    SessionsService,
  ],
})
export class SessionsModule {}
