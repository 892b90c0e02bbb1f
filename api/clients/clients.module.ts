import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SalonModule } from '../salon/salon.module.js';
import { EmailVerificationListener } from '../users/email-verification-listener.js';
import { UsersModule } from '../users/users.module.js';
import { ClientMergingService } from './client-merging.service.js';
import { Client } from './client.entity.js';
import { ClientExportService } from './client-export.service.js';
import { ClientFilesService } from './client-files.service.js';
import { ClientLookupService } from './client-lookup.service.js';
import { ClientTagsRepository } from './client-tags.repository.js';
import { ClientTagsService } from './client-tags.service.js';
import { ClientWarningsService } from './client-warnings.service.js';
import { ClientsRepository } from './clients.repository.js';
import { ClientsController } from './clients.controller.js';
import { ClientListRepository } from './client-list.repository.js';
import { ClientsService } from './clients.service.js';

/** Global, because the users module, which it imports, asks for the listener that it provides. */
@Global()
@Module({
  imports: [AuditModule, MailModule, SalonModule, UsersModule, TypeOrmModule.forFeature([Client])],
  controllers: [ClientsController],
  providers: [
    ClientExportService,
    ClientFilesService,
    ClientMergingService,
    ClientLookupService,
    ClientTagsRepository,
    ClientTagsService,
    ClientWarningsService,
    ClientsRepository,
    ClientListRepository,
    ClientsService,
    { provide: EmailVerificationListener, useExisting: ClientMergingService },
  ],
  exports: [ClientFilesService, ClientLookupService, ClientWarningsService, EmailVerificationListener],
})
export class ClientsModule {}
