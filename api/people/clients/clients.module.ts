import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { MailModule } from '../../mail/mail/mail.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { UsersModule } from '../users/users.module.js';
import { Client } from './client.entity.js';
import { ClientContactService } from './client-contact.service.js';
import { ClientDetailsService } from './client-details.service.js';
import { ClientExportService } from './client-export.service.js';
import { ClientImportsService } from './client-imports.service.js';
import { ClientFilesService } from './client-files.service.js';
import { ClientLookupService } from './client-lookup.service.js';
import { ClientRecordsService } from './client-records.service.js';
import { ClientTagsRepository } from './client-tags.repository.js';
import { ClientTagsService } from './client-tags.service.js';
import { ClientWarningsService } from './client-warnings.service.js';
import { ClientsRepository } from './clients.repository.js';
import { ClientsController } from './clients.controller.js';
import { ClientListRepository } from './client-list.repository.js';
import { KnownClientsRepository } from './known-clients.repository.js';
import { MergedClient } from './merged-client.entity.js';
import { MergedClientsRepository } from './merged-clients.repository.js';
import { ReviewRequestsModule } from '../../mail/review-requests/review-requests.module.js';
import { ReadClientsService } from './read-clients.service.js';
import { ChangeClientsService } from './change-clients.service.js';

@Module({
  imports: [
    AuditModule,
    ConsentsModule,
    MailModule,
    ReviewRequestsModule,
    SalonModule,
    UsersModule,
    TypeOrmModule.forFeature([Client, MergedClient]),
  ],
  controllers: [ClientsController],
  providers: [
    ClientContactService,
    ClientDetailsService,
    ClientExportService,
    ClientFilesService,
    ClientImportsService,
    ClientLookupService,
    ClientRecordsService,
    ClientTagsRepository,
    ClientTagsService,
    ClientWarningsService,
    ClientsRepository,
    ClientListRepository,
    KnownClientsRepository,
    MergedClientsRepository,
    ReadClientsService,
    ChangeClientsService,
  ],
  exports: [
    ClientDetailsService,
    ClientFilesService,
    ClientImportsService,
    ClientLookupService,
    ClientRecordsService,
    ChangeClientsService,
    ClientWarningsService,
    ReadClientsService,
  ],
})
export class ClientsModule {}
