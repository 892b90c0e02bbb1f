import { Module } from '@nestjs/common';
import { passportModuleFor } from '../../common/passport/passport-module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { LoginCodesModule } from '../login-codes/login-codes.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { LoginRecordsModule } from '../login-records/login-records.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { accessTokenSignerProvider, AccessTokensService } from './access-tokens.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { BearerAuthService } from './bearer-auth.service.js';
import { LocalStrategy } from './local.strategy.js';
import { TokensController } from './tokens.controller.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [
    passportModuleFor('local'),
    LimitsModule,
    MailModule,
    UsersModule,
    LoginRecordsModule,
    SessionsModule,
    CredentialsModule,
    FactorsModule,
    LoginCodesModule,
  ],
  controllers: [AuthController, TokensController],
  providers: [
    accessTokenSignerProvider,
    AccessTokensService,
    AuthService,
    BearerAuthService,
    LocalStrategy,
    TokensService,
  ],
  exports: [BearerAuthService],
})
export class AuthModule {}
