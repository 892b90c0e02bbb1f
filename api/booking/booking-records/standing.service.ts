import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { Problem } from '../../common/problem/problem.js';
import { worksHere } from '../../common/access/role.js';
import { lockKeys } from '../../database/lock-keys.js';
import { LimitKeys } from '../../platform/limits/limit-keys.js';
import { tooManyRequests } from '../../platform/limits/limits.problems.js';
import { mailboxOf } from '../../platform/limits/mailbox.js';
import type { Cause } from '../../mail/mail/booking-mailer.service.js';
import { verifyFirst } from './bookings.problems.js';
import { BookingsRepository } from './bookings.repository.js';

const MAX_COMING = 1;

/**
 * Each booking sends an email to an address that may be a stranger's. Cancelling one makes room for the next, so the day is
 * counted, too, and by mailbox: an account is made in a moment. RATE_LIMIT_SCALE does not change it.
 */
const MAX_A_DAY = 3;
const DAY_MS = 24 * 3_600_000;

/**
 * What clients may do before they have verified their address. Anybody can sign up with anybody's, so until then an account
 * keeps little from others and sends little. Whoever works here is bound by none of it, with their own bookings neither.
 */
@Injectable()
export class StandingService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly keys: LimitKeys,
  ) {}

  /** Who makes an email necessary when this person changes a booking. */
  causeOf(actor: CurrentUser): Cause {
    return { isClient: !worksHere(actor), unverifiedMailbox: this.unverifiedMailboxOf(actor) };
  }

  /** One after the other, whichever account it is, until the transaction ends. Before any other lock but a repeated submit's. */
  async lockAccount(actor: CurrentUser, tx: EntityManager): Promise<void> {
    const mailbox = this.unverifiedMailboxOf(actor);
    if (mailbox !== null) await lockKeys([mailbox], tx);
  }

  /**
   * Locks the mailbox and says why this person may not have another booking: 409 `verify-first` when there is one to come, 429
   * when there were too many for this mailbox today. Null when they may.
   */
  async whyMayNotBook(client: CurrentUser, now: Date, tx: EntityManager): Promise<Problem | null> {
    const mailbox = this.unverifiedMailboxOf(client);
    if (mailbox === null) return null;
    const since = new Date(now.getTime() - DAY_MS);
    const [, { coming, madeAt }] = await Promise.all([
      lockKeys([mailbox], tx),
      this.bookings.ofUnverified({ clientId: client.id, mailbox }, { now, since }, tx),
    ]);
    if (coming >= MAX_COMING) return verifyFirst();
    const oldest = madeAt[MAX_A_DAY - 1];
    return oldest ? tooManyRequests((oldest.getTime() - since.getTime()) / 1000) : null;
  }

  /** A digest, because only whether it is the same mailbox matters; null for the desk, and once the address is verified. */
  private unverifiedMailboxOf({ role, isVerified, email }: CurrentUser): string | null {
    if (worksHere({ role }) || isVerified) return null;
    return this.keys.of('standing', 'mailbox', mailboxOf(email)).toString('base64url');
  }
}
