import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MetricsModule } from '../../platform/metrics/metrics.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { LettersModule } from '../letters/letters.module.js';
import { ReviewRequestsModule } from '../review-requests/review-requests.module.js';
import { EmailHistoryService } from './email-history.service.js';
import { EmailComposerService } from './email-composer.service.js';
import { HeldMailRepository } from './held-mail.repository.js';
import { MailController } from './mail.controller.js';
import { MailMetricsService } from './mail-metrics.service.js';
import { MailService } from './mail.service.js';
import { BookingMailerService } from './booking-mailer.service.js';
import { MailerService } from './mailer.service.js';
import { SeriesMailerService } from './series-mailer.service.js';
import { OutboxQueueService } from './outbox-queue.service.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { BookingOutboxRepository } from './booking-outbox.repository.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxEmail } from './outbox-email.entity.js';
import { OutboxRetentionService } from './outbox-retention.service.js';
import { OutboxWorkerService } from './outbox-worker.service.js';
import { OutboxDispatcherService } from './outbox-dispatcher.service.js';
import { BookingLettersRepository } from './booking-letters.repository.js';
import { BookingLettersService } from './booking-letters.service.js';

@Module({
  imports: [
    AuditModule,
    LimitsModule,
    MetricsModule,
    DeliveryModule,
    LettersModule,
    ReviewRequestsModule,
    SalonModule,
    TypeOrmModule.forFeature([OutboxEmail]),
  ],
  controllers: [MailController],
  providers: [
    EmailHistoryService,
    HeldMailRepository,
    EmailComposerService,
    MailMetricsService,
    MailService,
    MailerService,
    BookingMailerService,
    SeriesMailerService,
    OutboxQueueService,
    BookingOutboxRepository,
    OutboxRepository,
    DeliveriesRepository,
    OutboxRetentionService,
    OutboxWorkerService,
    OutboxDispatcherService,
    BookingLettersRepository,
    BookingLettersService,
  ],
  exports: [
    EmailHistoryService,
    BookingLettersService,
    MailerService,
    BookingMailerService,
    SeriesMailerService,
  ],
})
export class MailModule {}
