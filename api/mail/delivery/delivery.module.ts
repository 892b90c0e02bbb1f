import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { LogTransport } from './log.transport.js';
import { MailTransport } from './mail-transport.port.js';
import { SmtpTransport } from './smtp.transport.js';

/** Delivers emails: by the mail server in SMTP_URL, or to the log without one. */
@Module({
  providers: [
    {
      provide: MailTransport,
      inject: [ENV],
      useFactory: ({ smtp }: Env) => (smtp ? new SmtpTransport(smtp) : new LogTransport()),
    },
  ],
  exports: [MailTransport],
})
export class DeliveryModule {}
