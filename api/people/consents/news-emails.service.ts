import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { emailKey } from '../../common/text/email-key.js';
import { invalidActionCode } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { NewsChoices } from '../../mail/letters/news-choices.port.js';
import { LimitKeys } from '../../platform/limits/limit-keys.js';
import { SignedCodes } from '../../platform/limits/signed-codes.js';
import { ConsentsRepository } from './consents.repository.js';

/** News by email to clients without an account, and the link in each that ends it. */
@Injectable()
export class NewsEmailsService implements NewsChoices {
  private readonly codes: SignedCodes;

  constructor(
    private readonly consents: ConsentsRepository,
    keys: LimitKeys,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {
    this.codes = new SignedCodes(keys, 'news-emails');
  }

  mayWrite(recordId: string): Promise<boolean> {
    return this.consents.agreesToNews(recordId);
  }

  isReached(recordId: string, address: string): Promise<boolean> {
    return this.consents.isReached(recordId, emailKey(address));
  }

  pathToStop(recordId: string): string {
    return `/news-emails/${this.codes.codeOf(Buffer.from(recordId.replaceAll('-', ''), 'hex'))}`;
  }

  /** Handles the email's link. Idempotent. Throws 403 if the code is incomplete or forged. */
  async declineByLink(code: string): Promise<void> {
    const record = this.codes.subjectOf(code);
    if (record === null) throw invalidActionCode();
    await this.transactions.run((tx) =>
      this.consents.declineNews(record.toString('hex'), this.clock.now(), tx),
    );
  }
}
