import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { EmailVerificationListener } from '../users/email-verification-listener.port.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { SealedFilesModule } from '../sealed-files/sealed-files.module.js';
import { UsersModule } from '../users/users.module.js';
import { AddressVerifiedService } from './address-verified.service.js';
import { ClientMergingController } from './client-merging.controller.js';
import { ClientMergingService } from './client-merging.service.js';
import { RecordMergingService } from './record-merging.service.js';
import { ReviewRequestsModule } from '../../mail/review-requests/review-requests.module.js';

/** Global, because the users module, which it imports, uses the listener it provides. */
@Global()
@Module({
  imports: [
    AuditModule,
    ClientsModule,
    ConsentsModule,
    MailModule,
    ReviewRequestsModule,
    SalonModule,
    SealedFilesModule,
    UsersModule,
  ],
  controllers: [ClientMergingController],
  providers: [
    AddressVerifiedService,
    ClientMergingService,
    RecordMergingService,
    { provide: EmailVerificationListener, useExisting: AddressVerifiedService },
  ],
  exports: [EmailVerificationListener],
})
export class ClientMergingModule {}
