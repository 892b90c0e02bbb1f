import { Logger } from '@nestjs/common';
import { type Envelope, MailTransport } from './mail-transport.port.js';

/**
 * For a salon without a mail server: each email is a line in the log, and can be read on the dashboard's Mail page.
 * The line names no one, because logs are stored and shared freely.
 */
export class LogTransport extends MailTransport {
  readonly sendsEmail = false;
  private readonly logger = new Logger('Mail');

  async send({ email }: Envelope): Promise<void> {
    this.logger.log('An email was not sent, because SMTP_URL is not set. It can be read on the page Mail.');
    // An admin who is locked out of the dashboard can still read the log.
    this.logger.debug(email.text);
  }

  close(): void {}
}
