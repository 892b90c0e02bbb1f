import { Module } from '@nestjs/common';
import { passportModuleFor } from '../../common/passport/passport-module.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { FactorChecksModule } from '../factor-checks/factor-checks.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { LoginCodesModule } from '../login-codes/login-codes.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { LoginRecordsModule } from '../login-records/login-records.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { accessTokenSignerProvider, AccessTokensService } from './access-tokens.service.js';
import { AuthController } from './auth.controller.js';
import { BearerAuthService } from './bearer-auth.service.js';
import { LocalStrategy } from './local.strategy.js';
import { TokensController } from './tokens.controller.js';
import { TokensService } from './tokens.service.js';
import { LogInService } from './log-in.service.js';
import { OwnSessionService } from './own-session.service.js';
import { SignUpService } from './sign-up.service.js';

@Module({
  imports: [
    passportModuleFor('local'),
    LimitsModule,
    MailModule,
    UsersModule,
    LoginRecordsModule,
    SessionsModule,
    CredentialsModule,
    AddressesModule,
    FactorChecksModule,
    LoginCodesModule,
  ],
  controllers: [AuthController, TokensController],
  providers: [
    accessTokenSignerProvider,
    AccessTokensService,
    LogInService,
    OwnSessionService,
    SignUpService,
    BearerAuthService,
    LocalStrategy,
    TokensService,
  ],
  exports: [BearerAuthService],
})
export class AuthModule {}
