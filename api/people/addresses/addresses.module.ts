import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { ReviewRequestsModule } from '../../mail/review-requests/review-requests.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountClaimsService } from './account-claims.service.js';
import { AddressLinksService } from './address-links.service.js';
import { AddressesController } from './addresses.controller.js';
import { AddressesService } from './addresses.service.js';
import { ChangeAddressService } from './change-address.service.js';
import { VerifiedAccountsService } from './verified-accounts.service.js';

@Module({
  imports: [
    AuditModule,
    LimitsModule,
    MailModule,
    ReviewRequestsModule,
    UsersModule,
    SessionsModule,
    CredentialsModule,
  ],
  controllers: [AddressesController],
  providers: [
    AccountClaimsService,
    AddressesService,
    AddressLinksService,
    ChangeAddressService,
    VerifiedAccountsService,
  ],
  exports: [AccountClaimsService, AddressLinksService, VerifiedAccountsService],
})
export class AddressesModule {}
