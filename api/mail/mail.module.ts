import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ENV, type Env } from '../config/env.js';
import { SalonModule } from '../salon/salon.module.js';
import { Correspondence } from './correspondence.service.js';
import { Letters } from './letters.service.js';
import { LogTransport } from './log.transport.js';
import { MailController } from './mail.controller.js';
import { MailDesk } from './mail-desk.service.js';
import { MailTransport } from './mail-transport.js';
import { Mailer } from './mailer.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxWorker } from './outbox-worker.service.js';
import { Postman } from './postman.service.js';
import { SalonLooks } from './salon-looks.service.js';
import { SmtpTransport } from './smtp.transport.js';
import { VisitCalendars } from './visit-calendars.service.js';
import { Visits } from './visits.js';

@Module({
  imports: [AuditModule, SalonModule, TypeOrmModule.forFeature([OutboxMessage])],
  controllers: [MailController],
  providers: [
    Correspondence,
    Letters,
    MailDesk,
    Mailer,
    OutboxRepository,
    OutboxWorker,
    Postman,
    SalonLooks,
    VisitCalendars,
    Visits,
    {
      provide: MailTransport,
      inject: [ENV],
      useFactory: ({ smtp }: Env) => (smtp ? new SmtpTransport(smtp) : new LogTransport()),
    },
  ],
  exports: [Correspondence, Mailer, VisitCalendars, Visits],
})
export class MailModule {}
