import { Module } from '@nestjs/common';
import { MailModule } from './mail/mail.module.js';

/** Emails and the outbox. */
@Module({ imports: [MailModule] })
export class MailGroupModule {}
