import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ENV, type Env } from '../config/env.js';
import { SalonModule } from '../salon/salon.module.js';
import { EmailHistoryService } from './email-history.service.js';
import { EmailComposerService } from './email-composer.service.js';
import { LogTransport } from './log.transport.js';
import { MailController } from './mail.controller.js';
import { MailService } from './mail.service.js';
import { MailTransport } from './mail-transport.js';
import { MailerService } from './mailer.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxEmail } from './outbox-email.entity.js';
import { OutboxRetentionService } from './outbox-retention.service.js';
import { OutboxWorkerService } from './outbox-worker.service.js';
import { OutboxDispatcherService } from './outbox-dispatcher.service.js';
import { SalonDetailsService } from './salon-details.service.js';
import { SmtpTransport } from './smtp.transport.js';
import { BookingCalendarService } from './booking-calendar.service.js';

@Module({
  imports: [AuditModule, SalonModule, TypeOrmModule.forFeature([OutboxEmail])],
  controllers: [MailController],
  providers: [
    EmailHistoryService,
    EmailComposerService,
    MailService,
    MailerService,
    OutboxRepository,
    OutboxRetentionService,
    OutboxWorkerService,
    OutboxDispatcherService,
    SalonDetailsService,
    BookingCalendarService,
    {
      provide: MailTransport,
      inject: [ENV],
      useFactory: ({ smtp }: Env) => (smtp ? new SmtpTransport(smtp) : new LogTransport()),
    },
  ],
  exports: [EmailHistoryService, MailerService, BookingCalendarService],
})
export class MailModule {}
