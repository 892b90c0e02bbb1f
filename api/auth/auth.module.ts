import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module.js';
import { accessTokenSigner, AccessTokens } from './access-tokens.js';
import { AppKey } from './app-key.entity.js';
import { AppKeysRepository } from './app-keys.repository.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { Bearers } from './bearers.js';
import { FirstAdmin } from './first-admin.js';
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
  imports: [UsersModule, TypeOrmModule.forFeature([Session, AppKey])],
  controllers: [AuthController, TokensController, SetupController],
  providers: [
    { provide: APP_GUARD, useClass: SessionGuard },
    accessTokenSigner,
    AccessTokens,
    AppKeysRepository,
    AuthService,
    Bearers,
    FirstAdmin,
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
  exports: [SessionsService, SessionCookie, PasswordHasher],
})
export class AuthModule {}
