import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { orderedId } from '../common/ordered-id.js';
import { dateOf, minuteOf } from '../common/time/epoch-minute.js';
import type { Statement } from '../database/statement.js';
import type { Salon } from '../salon/salon.entity.js';
import { reminderAt } from './domain/reminder.js';
import { givenUpAt, laterBy, usefulUntil } from './useful-until.js';
import { safeName } from '../email-templates/domain/addressee.js';
import type {
  EmailRequest,
  EmailKind,
  BookingEmailKind,
  SeriesEmailKind,
} from '../email-templates/email-kinds.js';
import { dayBefore, turnOf } from './domain/turn.js';
import { DROPPED } from './booking-letters.repository.js';
import { MailTransport } from './mail-transport.js';
import { type NewEmail, OutboxRepository } from './outbox.repository.js';
import { ReviewRequestsService } from './review-requests.service.js';

/** What is stored about a booking when an email about it is queued; the rest is read when it is sent. */
export interface EmailedBooking {
  id: string;
  version: number;
  clientId: string | null;
  clientName: string;
  clientEmail: string;
  startsAt: Date;
  endsAt: Date;
  cancellationDeadline: Date;
  reviewedAt: Date | null;
}

/** Who made an email about a booking necessary. */
export interface Cause {
  /** A client, who may do it a hundred times a minute, and not the desk. */
  isClient: boolean;
  /** A digest of their mailbox while the address is not verified, and may be a stranger's; otherwise null. */
  unverifiedMailbox: string | null;
}

/** When the salon reminds its clients. Callers have just planned with it, so it is not read once more. */
export type ReminderRules = Pick<Salon, 'reminderMinutes' | 'timeZone'>;

/** What the desk causes is always sent, and at once. */
const DESK: Cause = { isClient: false, unverifiedMailbox: null };

/** An email without what the mailer adds itself. */
type QueuedEmail = Omit<NewEmail, 'id' | 'createdAt' | 'giveUpAt'>;

const HOUR = 3_600_000;
/** By then clients are home and know how they like it. */
const ASKED_AFTER_HOURS = 4;

/** Marks a transaction that has queued an email, so that it is sent right after the commit. */
export const HAS_MAIL = 'hasMail';

/**
 * Queues emails. They are stored in the caller's transaction and sent after it: a change that is rolled back is never
 * announced, and one that is committed is never forgotten.
 */
@Injectable()
export class MailerService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  async enqueue(request: EmailRequest, within: EntityManager): Promise<void> {
    const { kind, to, facts = {}, link = null, expiresAt = null, userId = null, lang = null } = request;
    const email = { kind, facts, secretLink: link, expiresAt, userId, lang, notBefore: this.clock.now() };
    await this.write([{ ...email, toName: '', toAddress: to }], within);
  }

  /** Unless there was one of its kind to this person within a day: anybody can cause it, and it says the same each time. */
  async enqueueOnceADay(request: EmailRequest & { userId: string }, within: EntityManager): Promise<void> {
    const { userId, kind } = request;
    const since = dayBefore(this.clock.now());
    if (!(await this.outbox.hasEmailSince(since, { userId, kind }, within)))
      await this.enqueue(request, within);
  }

  /** Replaces the emails of its kind that are still waiting for this person, whose links no longer work. */
  async enqueueInstead(
    request: EmailRequest & { userId: string | null },
    within: EntityManager,
  ): Promise<void> {
    await this.cancelWaiting(request.userId, request.kind, within);
    await this.enqueue(request, within);
  }

  /** Records an email that is not sent, and why. Takes as long as queueing one, so that the difference cannot be measured. */
  async enqueueNothing(
    { kind, to, userId, reason }: { kind: EmailKind; to: string; userId: string | null; reason: string },
    within: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    await this.cancelWaiting(userId, kind, within);
    const dropped = { droppedAt: now, dropReason: reason };
    await this.write(
      [{ kind, facts: {}, userId, notBefore: now, toName: '', toAddress: to, ...dropped }],
      within,
    );
  }

  /** Invitations to this address whose links do not work any more. */
  dropInvitations(address: string, within: EntityManager): Promise<void> {
    const now = this.clock.now();
    return this.outbox.dropWaitingAt(address, 'invitation', 'The link no longer works.', now, within);
  }

  /** Whether emails leave the salon, and are not only kept for the page Mail. */
  get sendsEmail(): boolean {
    return this.transport.sendsEmail;
  }

  /** Whether emails reach the client of this booking: they have an address, and the salon a mail server. */
  reaches({ clientEmail }: Pick<EmailedBooking, 'clientEmail'>): boolean {
    return this.transport.sendsEmail && clientEmail !== '';
  }

  /** How many emails told the client of the cancellation. */
  async cancellationsTold({ id }: Pick<EmailedBooking, 'id'>, within: EntityManager): Promise<number> {
    const isTold = this.transport.sendsEmail && (await this.outbox.hasEmail(id, 'booking-cancelled', within));
    return isTold ? 1 : 0;
  }

  private cancelWaiting(userId: string | null, kind: EmailKind, within: EntityManager): Promise<void> {
    return this.outbox.dropWaitingTo(userId, kind, 'A newer one was requested.', this.clock.now(), within);
  }

  /**
   * Also queues the reminder, unless the booking is too soon. Clients who heard at the desk only get the reminder. Gives the
   * write, to be done together with the booking's.
   */
  bookingConfirmed(
    booking: EmailedBooking,
    salon: ReminderRules,
    within: EntityManager,
    { notifyClient = true, cause = DESK } = {},
  ): Statement[] {
    const emails = notifyClient ? this.about('booking-confirmed', booking, { cause }) : [];
    const queued = [...emails, ...this.reminderOf(booking, salon)];
    return queued.length === 0 ? [] : [this.outbox.adding(this.prepared(queued, within))];
  }

  /**
   * Emails about the old time that are still waiting are dropped. One about the new time takes its turn, so that the last
   * of many moves is told, and only that. Returns how many tell the client of the new one.
   */
  async bookingMoved(
    booking: EmailedBooking,
    salon: ReminderRules,
    within: EntityManager,
    { notifyClient = true, cause = DESK, undoSeconds = 0 } = {},
  ): Promise<number> {
    await this.outbox.dropWaitingOf(booking.id, DROPPED.moved, this.clock.now(), within);
    const notBefore = laterBy(await this.turnToTellAMove(booking, cause, within), undoSeconds);
    const emails = notifyClient ? this.about('booking-moved', booking, { notBefore, cause }) : [];
    return this.tell([...emails, ...this.reminderOf(booking, salon)], 'booking-moved', within);
  }

  /**
   * The same time with another team member: emails that are still waiting remain true, as they are written from the
   * booking. Returns how many tell the client.
   */
  bookingReassigned(
    booking: EmailedBooking,
    within: EntityManager,
    { undoSeconds = 0 } = {},
  ): Promise<number> {
    const notBefore = laterBy(this.clock.now(), undoSeconds);
    const emails = this.about('booking-handed-over', booking, { notBefore });
    return this.tell(emails, 'booking-handed-over', within);
  }

  /** Returns how many emails tell the client. */
  async bookingCancelled(
    booking: EmailedBooking,
    within: EntityManager,
    { cause = DESK, undoSeconds = 0 } = {},
  ): Promise<number> {
    const now = this.clock.now();
    await this.outbox.dropWaitingOf(booking.id, DROPPED.cancelled, now, within);
    const emails = this.about('booking-cancelled', booking, { notBefore: laterBy(now, undoSeconds), cause });
    return this.tell(emails, 'booking-cancelled', within);
  }

  /**
   * One email about several bookings of a series, the first of which says whom it is to. What else waits about them, and
   * their reminders, are the caller's to settle one by one. Returns how many tell the client.
   */
  async bookingsOfSeries(
    kind: SeriesEmailKind,
    bookings: [EmailedBooking, ...EmailedBooking[]],
    within: EntityManager,
  ): Promise<number> {
    const [{ id, version, clientId, clientName, clientEmail }] = bookings;
    if (clientEmail === '') return 0;
    const email = {
      kind,
      facts: { bookingIds: bookings.map((booking) => booking.id) },
      notBefore: this.clock.now(),
      ...{ bookingId: id, version, userId: clientId },
      // News of a cancellation always is useful.
      expiresAt: kind === 'series-cancelled' ? null : (bookings.at(-1)?.endsAt ?? null),
      ...{ toName: safeName(clientName), toAddress: clientEmail },
    };
    return this.tell([email], kind, within);
  }

  /** Emails about a booking that are waiting are not sent any more, as it is told together with others. */
  bookingToldOtherwise(
    { id }: Pick<EmailedBooking, 'id'>,
    reason: string,
    within: EntityManager,
  ): Promise<void> {
    return this.outbox.dropWaitingOf(id, reason, this.clock.now(), within);
  }

  /** Asks for a review some hours later; once, however often the desk undoes and repeats "done". */
  async bookingDone(booking: EmailedBooking, within: EntityManager): Promise<void> {
    // Without an account there is no page on which to write a review.
    if (booking.clientId === null || booking.reviewedAt !== null) return;
    if (await this.outbox.asksForReview(booking.id, this.clock.now(), within)) return;
    if (!(await this.reviewRequests.mayAsk(booking.clientEmail, within))) return;
    const notBefore = new Date(this.clock.now().getTime() + ASKED_AFTER_HOURS * HOUR);
    await this.write(this.about('review-request', booking, { notBefore }), within);
  }

  async bookingReviewed({ id }: Pick<EmailedBooking, 'id'>, within: EntityManager): Promise<void> {
    await this.outbox.dropWaitingOf(id, 'The booking has been reviewed.', this.clock.now(), within);
  }

  private async turnToTellAMove(
    { id }: EmailedBooking,
    { isClient, unverifiedMailbox }: Cause,
    within: EntityManager,
  ): Promise<Date> {
    const now = this.clock.now();
    if (!isClient) return now;
    const lastMoveTold = await this.outbox.lastMoveTold(id, now, within);
    const toUnverified =
      unverifiedMailbox === null
        ? []
        : await this.outbox.toUnverified(unverifiedMailbox, dayBefore(now), now, within);
    return turnOf({ now, lastMoveTold, toUnverified });
  }

  private reminderOf(booking: EmailedBooking, { reminderMinutes, timeZone }: ReminderRules): QueuedEmail[] {
    const minute = reminderAt(
      { startsAt: minuteOf(booking.startsAt), deadline: minuteOf(booking.cancellationDeadline) },
      { leadMinutes: reminderMinutes, zone: timeZone, now: this.clock.nowMinutes() },
    );
    return minute === null ? [] : this.about('booking-reminder', booking, { notBefore: dateOf(minute) });
  }

  private about(
    kind: BookingEmailKind,
    booking: EmailedBooking,
    { notBefore = this.clock.now(), cause = DESK } = {},
  ): QueuedEmail[] {
    // Clients whom the desk added by name alone have no email address.
    if (booking.clientEmail === '') return [];
    const { id, version, clientId, startsAt } = booking;
    const facts = { startsAt: startsAt.toISOString() };
    const isLater = notBefore > this.clock.now();
    const expiresAt = usefulUntil(kind, booking, { notBefore, isLater });
    const { unverifiedMailbox } = cause;
    const about = { bookingId: id, version, userId: clientId, unverifiedMailbox, expiresAt };
    const to = { toName: safeName(booking.clientName), toAddress: booking.clientEmail };
    return [{ kind, facts, notBefore, ...about, ...to }];
  }

  /** Queues emails, and counts those of this kind that will leave the salon: what is only logged tells nobody. */
  private async tell(emails: QueuedEmail[], kind: EmailKind, within: EntityManager): Promise<number> {
    const queued = await this.write(emails, within);
    return this.transport.sendsEmail ? queued.filter((each) => each === kind).length : 0;
  }

  private async write(emails: QueuedEmail[], within: EntityManager): Promise<EmailKind[]> {
    return emails.length === 0 ? [] : this.outbox.add(this.prepared(emails, within), within);
  }

  /** As they are stored, by a transaction that is marked. */
  private prepared(emails: QueuedEmail[], within: EntityManager): NewEmail[] {
    const createdAt = this.clock.now();
    if (within.queryRunner) within.queryRunner.data[HAS_MAIL] = true;
    return emails.map((email) => ({
      ...email,
      id: orderedId(createdAt),
      createdAt,
      giveUpAt: givenUpAt(email.notBefore),
    }));
  }
}
