import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { emailKey } from '../../common/text/email-key.js';
import { Transactions } from '../../database/transactions.js';
import { LimitKeys } from '../../platform/limits/limit-keys.js';
import { DeclinedReviewRequestsRepository } from './declined-review-requests.repository.js';
import { brokenLink } from './review-requests.problems.js';

const DIGEST_BYTES = 32;
const SIGNATURE_BYTES = 16;
/** 64 letters without padding. */
const CODE = /^[\w-]{64}$/;

/** What stands for an address where nobody may read it. */
export const mailboxOf = (keys: LimitKeys, address: string): string =>
  keys.of('review-requests', 'mailbox', emailKey(address)).toString('base64url');

/**
 * Who does not want to be asked for reviews by email. It is the choice of whoever reads a mailbox, whichever clients share
 * it, and is asked for when a request would be queued and again when it would be sent.
 */
@Injectable()
export class ReviewRequestsService {
  constructor(
    private readonly declined: DeclinedReviewRequestsRepository,
    private readonly keys: LimitKeys,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async mayAsk(address: string, tx?: EntityManager): Promise<boolean> {
    return !(await this.declined.has(this.mailboxOf(address), tx));
  }

  /**
   * The path that ends the requests to this address when something is posted to it. It names nobody, is good for nothing
   * else, and works for good: people press the link in an old email.
   */
  pathToDecline(address: string): string {
    const mailbox = Buffer.from(this.mailboxOf(address), 'base64url');
    return `/review-requests/${Buffer.concat([mailbox, this.signatureOf(mailbox)]).toString('base64url')}`;
  }

  /** What the link in the email does, as often as it is pressed. */
  async declineByLink(code: string): Promise<void> {
    // Decoding passes over what is not base64url, so that many spellings would lead to one mailbox.
    const bytes = Buffer.from(CODE.test(code) ? code : '', 'base64url');
    const mailbox = bytes.subarray(0, DIGEST_BYTES);
    const signature = bytes.subarray(DIGEST_BYTES);
    if (signature.length !== SIGNATURE_BYTES || !timingSafeEqual(signature, this.signatureOf(mailbox)))
      throw brokenLink();
    await this.transactions.run((tx) =>
      this.declined.addMailbox(mailbox.toString('base64url'), this.clock.now(), tx),
    );
  }

  /** The choice of somebody who has proved that the mailbox is theirs. */
  async choose(address: string, isAsked: boolean, tx: EntityManager): Promise<void> {
    const mailbox = this.mailboxOf(address);
    if (isAsked) await this.declined.remove(mailbox, tx);
    else await this.declined.addMailbox(mailbox, this.clock.now(), tx);
  }

  /** Somebody has another address, and their choice goes along. What was said in the new mailbox counts, too. */
  async move(
    from: string,
    to: string,
    tx: EntityManager,
    { isShared = false }: { isShared?: boolean } = {},
  ): Promise<void> {
    if (from === '' || to === '' || (await this.mayAsk(from, tx))) return;
    await this.choose(to, false, tx);
    if (!isShared && this.mailboxOf(from) !== this.mailboxOf(to)) await this.choose(from, true, tx);
  }

  private mailboxOf(address: string): string {
    return mailboxOf(this.keys, address);
  }

  private signatureOf(mailbox: Buffer): Buffer {
    const signature = this.keys.of('review-requests', 'link', mailbox.toString('base64url'));
    return signature.subarray(0, SIGNATURE_BYTES);
  }
}
