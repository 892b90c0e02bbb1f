import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ClientBookingsModule } from '../../booking/client-bookings/client-bookings.module.js';
import { ClientsModule } from '../../people/clients/clients.module.js';
import { CredentialsModule } from '../../people/credentials/credentials.module.js';
import { FamiliesModule } from '../../people/families/families.module.js';
import { PeopleErasureService } from './people-erasure.service.js';
import { InvitationsModule } from '../../people/invitations/invitations.module.js';
import { LoginCodesModule } from '../../people/login-codes/login-codes.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { MessagesModule } from '../../people/messages/messages.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { AccountErasureService } from './account-erasure.service.js';
import { ClientErasureController } from './client-erasure.controller.js';
import { ClientErasureService } from './client-erasure.service.js';
import { UserErasureController } from './user-erasure.controller.js';
import { AddressErasureService } from './address-erasure.service.js';

@Module({
  imports: [
    AuditModule,
    UsersModule,
    CredentialsModule,
    InvitationsModule,
    LoginCodesModule,
    MailModule,
    MessagesModule,
    ClientBookingsModule,
    ClientsModule,
    FamiliesModule,
  ],
  controllers: [ClientErasureController, UserErasureController],
  providers: [ClientErasureService, AccountErasureService, AddressErasureService, PeopleErasureService],
  exports: [AccountErasureService],
})
export class ErasureModule {}
