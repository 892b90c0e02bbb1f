import { Logger } from '@nestjs/common';
import { type Envelope, MailTransport } from './mail-transport.js';

/** For a salon without a mail server: one line in the log a letter. The letter itself is on the dashboard's page of mail. */
export class LogTransport extends MailTransport {
  readonly leavesTheHouse = false;
  private readonly logger = new Logger('Mail');

  async send({ to, letter }: Envelope): Promise<void> {
    this.logger.log(`To ${to.address}: ${letter.subject} (kept here: SMTP_URL is not set)`);
    // Somebody who is locked out of the dashboard still has the log.
    this.logger.debug(letter.text);
  }

  close(): void {}
}
