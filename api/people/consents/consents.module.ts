import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsChoices } from '../../mail/letters/news-choices.port.js';
import { ReminderChoices } from '../../mail/letters/reminder-choices.port.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { ClientConsent } from './client-consent.entity.js';
import { ConsentsRepository } from './consents.repository.js';
import { ConsentsService } from './consents.service.js';
import { NewsEmailsController } from './news-emails.controller.js';
import { NewsEmailsService } from './news-emails.service.js';

/** Consents of clients. Global, because the mail module asks before it reminds anyone. */
@Global()
@Module({
  imports: [LimitsModule, TypeOrmModule.forFeature([ClientConsent])],
  controllers: [NewsEmailsController],
  providers: [
    ConsentsRepository,
    ConsentsService,
    NewsEmailsService,
    { provide: ReminderChoices, useExisting: ConsentsService },
    { provide: NewsChoices, useExisting: NewsEmailsService },
  ],
  exports: [ConsentsService, NewsChoices, ReminderChoices],
})
export class ConsentsModule {}
