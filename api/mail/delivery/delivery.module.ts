import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { LogTransport } from './log.transport.js';
import { MailTransport } from './mail-transport.port.js';
import { SmtpTransport } from './smtp.transport.js';

/** How emails leave: by the mail server of SMTP_URL, or to the log where there is none. */
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
