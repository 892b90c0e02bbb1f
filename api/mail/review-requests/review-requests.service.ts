import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { invalidActionCode } from '../../common/problem/common.problems.js';
import { emailKey } from '../../common/text/email-key.js';
import { Transactions } from '../../database/transactions.js';
import { LimitKeys } from '../../platform/limits/limit-keys.js';
import { SignedCodes } from '../../platform/limits/signed-codes.js';
import { DeclinedReviewRequestsRepository } from './declined-review-requests.repository.js';

/** Replaces an address where no one should be able to read it. */
export const mailboxOf = (keys: LimitKeys, address: string): string =>
  keys.of('review-requests', 'mailbox', emailKey(address)).toString('base64url');

/**
 * Opt-outs from review requests by email. The choice belongs to the mailbox, whichever clients share it. It is
 * checked when a request is queued, and again on sending.
 */
@Injectable()
export class ReviewRequestsService {
  private readonly codes: SignedCodes;

  constructor(
    private readonly declined: DeclinedReviewRequestsRepository,
    private readonly keys: LimitKeys,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {
    this.codes = new SignedCodes(keys, 'review-requests');
  }

  async mayAsk(address: string, tx?: EntityManager): Promise<boolean> {
    return !(await this.declined.has(this.mailboxOf(address), tx));
  }

  /**
   * The path that opts this address out when posted to. It names no one, does nothing else, and never expires,
   * because people use links in old emails.
   */
  pathToDecline(address: string): string {
    return `/review-requests/${this.codes.codeOf(Buffer.from(this.mailboxOf(address), 'base64url'))}`;
  }

  /** Handles the email's link. Idempotent. */
  async declineByLink(code: string): Promise<void> {
    const mailbox = this.codes.subjectOf(code);
    if (mailbox === null) throw invalidActionCode();
    await this.transactions.run((tx) =>
      this.declined.addMailbox(mailbox.toString('base64url'), this.clock.now(), tx),
    );
  }

  /** Stores the choice of someone who has proved that the mailbox is theirs. */
  async choose(address: string, isAsked: boolean, tx: EntityManager): Promise<void> {
    const mailbox = this.mailboxOf(address);
    if (isAsked) await this.declined.remove(mailbox, tx);
    else await this.declined.addMailbox(mailbox, this.clock.now(), tx);
  }

  /** Moves a person's choice to their new address. An opt-out already made there also counts. */
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
}
