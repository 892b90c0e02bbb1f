import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReminderChoices } from '../../mail/letters/reminder-choices.port.js';
import { ClientConsent } from './client-consent.entity.js';
import { ConsentsRepository } from './consents.repository.js';
import { ConsentsService } from './consents.service.js';

/** Consents of clients. Global, because the mail module asks before it reminds anyone. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ClientConsent])],
  providers: [
    ConsentsRepository,
    ConsentsService,
    { provide: ReminderChoices, useExisting: ConsentsService },
  ],
  exports: [ConsentsService, ReminderChoices],
})
export class ConsentsModule {}
