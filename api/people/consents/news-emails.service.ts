import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import { NewsChoices } from '../../mail/letters/news-choices.port.js';
import { LimitKeys } from '../../platform/limits/limit-keys.js';
import { ConsentsRepository } from './consents.repository.js';
import { brokenNewsLink } from './news-emails.problems.js';

const SIGNATURE_BYTES = 16;
/** A record's ID without its dashes, then the signature. */
const CODE = /^([0-9a-f]{32})([0-9a-f]{32})$/;

/** News by email to clients without an account, and the link in each that ends it. */
@Injectable()
export class NewsEmailsService implements NewsChoices {
  constructor(
    private readonly consents: ConsentsRepository,
    private readonly keys: LimitKeys,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  mayWrite(recordId: string): Promise<boolean> {
    return this.consents.agreesToNews(recordId);
  }

  pathToStop(recordId: string): string {
    const bare = recordId.replaceAll('-', '');
    return `/news-emails/${bare}${this.signatureOf(bare).toString('hex')}`;
  }

  /** Handles the email's link. Idempotent. Throws 403 if the code is incomplete or forged. */
  async declineByLink(code: string): Promise<void> {
    const [, bare = '', signature = ''] = CODE.exec(code) ?? [];
    const isSigned =
      signature !== '' && timingSafeEqual(Buffer.from(signature, 'hex'), this.signatureOf(bare));
    if (!isSigned) throw brokenNewsLink();
    await this.transactions.run((tx) => this.consents.declineNews(bare, this.clock.now(), tx));
  }

  private signatureOf(bare: string): Buffer {
    return this.keys.of('news-emails', 'link', bare).subarray(0, SIGNATURE_BYTES);
  }
}
