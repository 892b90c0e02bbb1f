import { Logger } from '@nestjs/common';
import { type Envelope, MailTransport } from './mail-transport.js';

/** For a salon without a mail server: each email is a line in the log, and can be read on the dashboard's Mail page. */
export class LogTransport extends MailTransport {
  readonly sendsEmail = false;
  private readonly logger = new Logger('Mail');

  async send({ to, email }: Envelope): Promise<void> {
    this.logger.log(`To ${to.address}: ${email.subject} (not sent: SMTP_URL is not set)`);
    // An admin who is locked out of the dashboard still has the log.
    this.logger.debug(email.text);
  }

  close(): void {}
}
