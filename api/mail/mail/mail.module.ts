import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { ENV, type Env } from '../../config/env.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MetricsModule } from '../../platform/metrics/metrics.module.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { EmailHistoryService } from './email-history.service.js';
import { EmailComposerService } from './email-composer.service.js';
import { DeclinedReviewRequest } from './declined-review-request.entity.js';
import { DeclinedReviewRequestsRepository } from './declined-review-requests.repository.js';
import { HeldMailRepository } from './held-mail.repository.js';
import { LogTransport } from './log.transport.js';
import { MailController } from './mail.controller.js';
import { MailMetricsService } from './mail-metrics.service.js';
import { MailService } from './mail.service.js';
import { MailTransport } from './mail-transport.js';
import { BookingMailerService } from './booking-mailer.service.js';
import { MailerService } from './mailer.service.js';
import { SeriesMailerService } from './series-mailer.service.js';
import { OutboxQueueService } from './outbox-queue.service.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxEmail } from './outbox-email.entity.js';
import { OutboxRetentionService } from './outbox-retention.service.js';
import { OutboxWorkerService } from './outbox-worker.service.js';
import { OutboxDispatcherService } from './outbox-dispatcher.service.js';
import { ReviewRequestsController } from './review-requests.controller.js';
import { ReviewRequestsService } from './review-requests.service.js';
import { LettersService } from './letters.service.js';
import { SalonDetailsService } from './salon-details.service.js';
import { SmtpTransport } from './smtp.transport.js';
import { BookingCalendarService } from './booking-calendar.service.js';
import { BookingLettersRepository } from './booking-letters.repository.js';
import { BookingLettersService } from './booking-letters.service.js';

@Module({
  imports: [
    AuditModule,
    LimitsModule,
    MetricsModule,
    SalonModule,
    TypeOrmModule.forFeature([OutboxEmail, DeclinedReviewRequest]),
  ],
  controllers: [MailController, ReviewRequestsController],
  providers: [
    DeclinedReviewRequestsRepository,
    EmailHistoryService,
    HeldMailRepository,
    EmailComposerService,
    MailMetricsService,
    MailService,
    MailerService,
    BookingMailerService,
    SeriesMailerService,
    OutboxQueueService,
    OutboxRepository,
    DeliveriesRepository,
    ReviewRequestsService,
    OutboxRetentionService,
    OutboxWorkerService,
    OutboxDispatcherService,
    LettersService,
    SalonDetailsService,
    BookingCalendarService,
    BookingLettersRepository,
    BookingLettersService,
    {
      provide: MailTransport,
      inject: [ENV],
      useFactory: ({ smtp }: Env) => (smtp ? new SmtpTransport(smtp) : new LogTransport()),
    },
  ],
  exports: [
    EmailHistoryService,
    BookingLettersService,
    MailerService,
    BookingMailerService,
    SeriesMailerService,
    ReviewRequestsService,
    BookingCalendarService,
  ],
})
export class MailModule {}
