import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AnythingGuard } from '../limits/anything.guard.js';
import { LimitsGuard } from '../limits/limits.guard.js';
import { LimitsModule } from '../limits/limits.module.js';
import { UsersModule } from '../users/users.module.js';
import { accessTokenSigner, AccessTokens } from './access-tokens.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { Bearers } from './bearers.js';
import { FirstAdmin } from './first-admin.js';
import { OwnerCheck } from './owner-check.service.js';
import { PasswordHasher } from './password-hasher.js';
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
  imports: [AuditModule, LimitsModule, UsersModule, TypeOrmModule.forFeature([Session])],
  controllers: [AuthController, TokensController, SetupController],
  providers: [
    // They run in this order: a crowd is stopped before anybody is looked up, and a person is known before she is counted.
    { provide: APP_GUARD, useClass: AnythingGuard },
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: LimitsGuard },
    accessTokenSigner,
    AccessTokens,
    AuthService,
    Bearers,
    FirstAdmin,
    OwnerCheck,
    PasswordHasher,
    SessionCookie,
    SessionRenewals,
    sessionSecretsMaker,
    SessionsRepository,
    SessionsService,
    SetupCode,
    SetupService,
    TokensService,
  ],
  exports: [OwnerCheck, SessionsService, SessionCookie, PasswordHasher],
})
export class AuthModule {}
