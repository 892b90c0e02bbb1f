import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { passportModuleFor } from '../../common/passport/passport-module.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { FactorChecksModule } from '../factor-checks/factor-checks.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { GoogleAccountsService } from './google-accounts.service.js';
import { GoogleSignInService } from './google-sign-in.service.js';
import { googleStateStoreProvider } from './google-state.store.js';
import { GoogleController } from './google.controller.js';
import { googleStrategyProvider } from './google.strategy.js';

@Module({
  imports: [
    passportModuleFor('google'),
    AuditModule,
    LimitsModule,
    MailModule,
    SalonModule,
    MailModule,
    SalonModule,
    UsersModule,
    SessionsModule,
    CredentialsModule,
    AddressesModule,
    FactorChecksModule,
  ],
  controllers: [GoogleController],
  providers: [GoogleAccountsService, GoogleSignInService, googleStateStoreProvider, googleStrategyProvider],
  exports: [GoogleAccountsService],
})
export class GoogleModule {}
