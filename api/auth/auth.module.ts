import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AnythingGuard } from '../limits/anything.guard.js';
import { LimitsGuard } from '../limits/limits.guard.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { accessTokenSigner, AccessTokens } from './access-tokens.js';
import { ActionCode } from './action-code.entity.js';
import { ActionCodesRepository } from './action-codes.repository.js';
import { ActionCodes } from './action-codes.service.js';
import { AddressesController } from './addresses.controller.js';
import { AddressesService } from './addresses.service.js';
import { AdminArrivals } from './admin-arrivals.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { Bearers } from './bearers.js';
import { FirstAdmin } from './first-admin.js';
import { deviceMarksMaker, KnownDevices } from './known-device.js';
import { LoginAttempts } from './login-attempts.service.js';
import { OwnerCheck } from './owner-check.service.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { OwnSessions } from './own-sessions.service.js';
import { GoogleAccounts } from './google-accounts.service.js';
import { GoogleDoor } from './google-door.js';
import { GoogleProvider } from './google-provider.js';
import { GoogleSignIn } from './google-sign-in.service.js';
import { googleTripCookieMaker } from './google-trip-cookie.js';
import { GoogleController } from './google.controller.js';
import { IdentitiesRepository } from './identities.repository.js';
import { Identity } from './identity.entity.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';
import { SessionCookie } from './session-cookie.js';
import { Session } from './session.entity.js';
import { SessionGuard } from './session.guard.js';
import { SessionRenewals } from './session-renewals.js';
import { sessionSecretsMaker } from './session-secrets.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SetupCode } from './setup-code.js';
import { SetupController } from './setup.controller.js';
import { SetupService } from './setup.service.js';
import { TokensController } from './tokens.controller.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [
    AuditModule,
    LimitsModule,
    UsersModule,
    MailModule,
    TypeOrmModule.forFeature([Session, ActionCode, Identity]),
  ],
  controllers: [
    AuthController,
    GoogleController,
    OwnSessionsController,
    PasswordsController,
    AddressesController,
    TokensController,
    SetupController,
  ],
  providers: [
    // They run in this order: a crowd is stopped before anybody is looked up, and a person is known before she is counted.
    { provide: APP_GUARD, useClass: AnythingGuard },
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: LimitsGuard },
    accessTokenSigner,
    AccessTokens,
    ActionCodes,
    ActionCodesRepository,
    AddressesService,
    AdminArrivals,
    AuthService,
    Bearers,
    deviceMarksMaker,
    FirstAdmin,
    KnownDevices,
    LoginAttempts,
    OwnerCheck,
    OwnSessions,
    GoogleAccounts,
    GoogleDoor,
    GoogleProvider,
    GoogleSignIn,
    googleTripCookieMaker,
    IdentitiesRepository,
    PasswordHasher,
    PasswordsService,
    SessionCookie,
    SessionRenewals,
    sessionSecretsMaker,
    SessionsRepository,
    SessionsService,
    SetupCode,
    SetupService,
    TokensService,
  ],
  exports: [
    ActionCodes,
    AddressesService,
    GoogleAccounts,
    OwnerCheck,
    OwnSessions,
    PasswordHasher,
    SessionCookie,
    SessionsService,
  ],
})
export class AuthModule {}
