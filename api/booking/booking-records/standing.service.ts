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
import { bookByPhone } from '../../people/blocked-clients/blocked-clients.problems.js';
import { BlockedClientsService } from '../../people/blocked-clients/blocked-clients.service.js';
import type { BookingRecord } from './booking.entity.js';
import { verifyFirst } from './bookings.problems.js';
import { BookingsRepository } from './bookings.repository.js';

const MAX_COMING = 1;

/**
 * Each booking sends an email, perhaps to a stranger's address. Cancelling one makes room for the next, so bookings
 * per day are limited as well. They are counted by mailbox, since making another account is easy. RATE_LIMIT_SCALE
 * does not change it.
 */
const MAX_A_DAY = 3;
const DAY_MS = 24 * 3_600_000;

/**
 * Limits for clients whom the salon has blocked, and for those with an unverified address. Anyone can sign up with
 * someone else's address, so an account takes little time and sends few emails until it is verified. Team members are
 * exempt, even for their own bookings.
 */
@Injectable()
export class StandingService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly keys: LimitKeys,
    private readonly blocked: BlockedClientsService,
  ) {}

  /** The origin of a change by this person, for the email about it. */
  causeOf(actor: CurrentUser): Cause {
    return { isClient: !worksHere(actor), unverifiedMailbox: this.unverifiedMailboxOf(actor) };
  }

  /**
   * Serialises changes by an unverified account until the transaction ends. Taken before any other lock except a
   * repeated submit's.
   */
  async lockAccount(actor: CurrentUser, tx: EntityManager): Promise<void> {
    const mailbox = this.unverifiedMailboxOf(actor);
    if (mailbox !== null) await lockKeys([mailbox], tx);
  }

  /**
   * Locks the mailbox and says why this person may not book: 403 `book-by-phone` if the salon has blocked them, 409
   * `verify-first` if they have an upcoming booking, 429 after too many for this mailbox today. Null if they may.
   *
   * @param phone the number entered with the booking
   * @param personId the client whom they look after and book for
   */
  async whyMayNotBook(
    client: CurrentUser,
    { phone, personId }: { phone: string; personId: string | null },
    now: Date,
    tx: EntityManager,
  ): Promise<Problem | null> {
    const [online, unverified] = await Promise.all([
      this.blocked.onlineBookingOf(client, { phone, personId }, tx),
      this.whyUnverifiedMayNotBook(client, now, tx),
    ]);
    if (online === 'by-phone') return bookByPhone();
    return online === 'verify-first' ? verifyFirst() : unverified;
  }

  /** Throws 403 if the salon has blocked the client of a booking, or the account that looks after them. */
  async assertNotBlocked(
    actor: CurrentUser,
    { clientPhone: phone, cardId: personId }: Pick<BookingRecord, 'clientPhone' | 'cardId'>,
    tx?: EntityManager,
  ): Promise<void> {
    if (await this.blocked.mustCall(actor, { phone, personId }, tx)) throw bookByPhone();
  }

  private async whyUnverifiedMayNotBook(
    client: CurrentUser,
    now: Date,
    tx: EntityManager,
  ): Promise<Problem | null> {
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

  /** A digest, because only equality of mailboxes matters; null for the desk, and for verified addresses. */
  private unverifiedMailboxOf({ role, isVerified, email }: CurrentUser): string | null {
    if (worksHere({ role }) || isVerified) return null;
    return this.keys.of('standing', 'mailbox', mailboxOf(email)).toString('base64url');
  }
}
