import { Injectable } from '@nestjs/common';
import type { DropReason } from '../../common/words/notice.js';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { dateOf, minuteOf } from '../../common/time/epoch-minute.js';
import type { Statement } from '../../database/statement.js';
import type { BookingFacts } from '../email-templates/booking-facts.js';
import { safeName } from '../email-templates/domain/addressee.js';
import type { BookingEmailKind } from '../email-templates/email-kinds.js';
import { type HeardTerms, heardTermsOf, noticedChanges } from '../email-templates/heard-terms.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import { reminderAt } from './domain/reminder.js';
import { dayBefore, turnOf } from './domain/turn.js';
import { MailTransport } from '../delivery/mail-transport.port.js';
import { OutboxQueueService, type QueuedEmail } from './outbox-queue.service.js';
import { BookingOutboxRepository } from './booking-outbox.repository.js';
import { ReviewRequestsService } from '../review-requests/review-requests.service.js';
import { laterBy, usefulUntil } from './useful-until.js';

/** What is stored about a booking when an email about it is queued; the rest is read when it is sent. */
export interface EmailedBooking extends Pick<BookingFacts, 'lines' | 'totalPriceCents' | 'priceKind'> {
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

/** How a change of a booking is told to its client. */
interface ChangeEmailOptions {
  /** What it was before. */
  before: Parameters<typeof heardTermsOf>[0];
  /** False when the desk says so. Left out: yes. */
  notifyClient?: boolean;
  cause?: Cause;
  /** How long the email waits, so that the change can be taken back before anybody is told. Left out: it does not. */
  undoSeconds?: number;
}

/** What became of the email about a change. */
interface ChangeEmailResult {
  /** How many emails tell the client. */
  emails: number;
  /** The client would notice nothing: it is as they last heard. */
  isNothingNew: boolean;
}

/** When the salon reminds its clients. Callers have just planned with it, so it is not read once more. */
export type ReminderRules = Pick<Salon, 'reminderMinutes' | 'timeZone'>;

/** What the desk causes is always sent. */
const deskCause: Cause = { isClient: false, unverifiedMailbox: null };

/** What is noted along with an email about a booking. */
interface Noted {
  notBefore?: Date;
  cause?: Cause;
  heard?: HeardTerms | null;
}

const HOUR = 3_600_000;
/** By then clients are home and know how they like it. */
const ASKED_AFTER_HOURS = 4;

/** Queues emails to clients about their bookings, in the transaction of what they are about. */
@Injectable()
export class BookingMailerService {
  constructor(
    private readonly queue: OutboxQueueService,
    private readonly outbox: BookingOutboxRepository,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** Whether emails reach the client of this booking: they have an address, and the salon a mail server. */
  reaches({ clientEmail }: Pick<EmailedBooking, 'clientEmail'>): boolean {
    return this.transport.sendsEmail && clientEmail !== '';
  }

  /** How many emails told the client of the cancellation. */
  async cancellationsTold({ id }: Pick<EmailedBooking, 'id'>, tx: EntityManager): Promise<number> {
    const isTold = this.transport.sendsEmail && (await this.outbox.hasEmail(id, 'booking-cancelled', tx));
    return isTold ? 1 : 0;
  }

  /**
   * Queues the confirmation, and the reminder unless the booking is too soon, as a part of the booking's write. Clients who
   * heard at the desk only get the reminder. Null when there is no email.
   */
  confirmationStatement(
    booking: EmailedBooking,
    salon: ReminderRules,
    tx: EntityManager,
    { notifyClient = true, cause = deskCause } = {},
  ): Statement | null {
    const emails = notifyClient ? this.about('booking-confirmed', booking, { cause }) : [];
    return this.queue.insertStatement([...emails, ...this.reminderOf(booking, salon)], tx);
  }

  /**
   * Emails about the old time that are still waiting are dropped. One about the new time takes its turn, so that the last
   * of many moves is told, and only that.
   */
  bookingMoved(
    booking: EmailedBooking,
    salon: ReminderRules,
    tx: EntityManager,
    emailTerms: ChangeEmailOptions,
  ): Promise<ChangeEmailResult> {
    return this.changed('booking-moved', booking, salon, tx, emailTerms);
  }

  /** The same for other services, people, lengths or prices, which the email names. */
  bookingCorrected(
    booking: EmailedBooking,
    salon: ReminderRules,
    tx: EntityManager,
    emailTerms: ChangeEmailOptions,
  ): Promise<ChangeEmailResult> {
    return this.changed('booking-corrected', booking, salon, tx, emailTerms);
  }

  /**
   * What was waiting is replaced by one email, which says what is not as the client last heard. When nothing is, because the
   * change before it was taken back in time, there is none.
   */
  private async changed(
    kind: 'booking-moved' | 'booking-corrected',
    booking: EmailedBooking,
    salon: ReminderRules,
    tx: EntityManager,
    { before, notifyClient = true, cause = deskCause, undoSeconds = 0 }: ChangeEmailOptions,
  ): Promise<ChangeEmailResult> {
    const reason = kind === 'booking-moved' ? 'moved' : 'changed';
    const dropped = await this.outbox.dropWaitingOf(booking.id, reason, this.clock.now(), tx);
    const news = dropped.filter(({ kind: of }) => of !== 'booking-reminder' && of !== 'review-request');
    // What they know is what the first of these began with; it says nothing of that when its reader did not know anything.
    const heard = news.length === 0 ? heardTermsOf(before) : (news[0]?.heard ?? null);
    const reminders = this.reminderOf(booking, salon);
    if (heard !== null && noticedChanges(heard, heardTermsOf(booking)).length === 0) {
      await this.queue.addEmails(reminders, tx);
      return { emails: 0, isNothingNew: true };
    }
    const notBefore = laterBy(await this.getTurn(booking, cause, tx), undoSeconds);
    const isMore = kind === 'booking-corrected' || news.some((each) => each.kind === 'booking-corrected');
    // Whoever has not heard of the booking yet reads what it is, and not what it was.
    const told = !isMore ? 'booking-moved' : heard === null ? 'booking-confirmed' : 'booking-corrected';
    const emails = notifyClient ? this.about(told, booking, { notBefore, cause, heard }) : [];
    return { emails: await this.queue.countAdded([...emails, ...reminders], told, tx), isNothingNew: false };
  }

  /** Another client has it from now on: whoever had it hears nothing more of it, and they read that it is theirs. */
  async bookingGiven(
    booking: EmailedBooking,
    salon: ReminderRules,
    tx: EntityManager,
    { notifyClient = true, isOver = false } = {},
  ): Promise<number> {
    const now = this.clock.now();
    await this.outbox.dropWaitingOf(booking.id, 'for-another-client', now, tx);
    if (isOver) return 0;
    const emails = notifyClient ? this.about('booking-confirmed', booking) : [];
    return this.queue.countAdded([...emails, ...this.reminderOf(booking, salon)], 'booking-confirmed', tx);
  }

  /** Takes a cancellation back, of that instant, which is told to whoever has heard of it. */
  async bookingReinstated(
    booking: EmailedBooking,
    salon: ReminderRules,
    tx: EntityManager,
    { cancelledAt, notifyClient = true }: { cancelledAt: Date | null; notifyClient?: boolean },
  ): Promise<ChangeEmailResult> {
    const now = this.clock.now();
    await this.outbox.dropWaitingOf(booking.id, 'reinstated', now, tx);
    const isNews = await this.outbox.needsReinstating(booking.id, { cancelledAt, now }, tx);
    const emails = isNews && notifyClient ? this.about('booking-reinstated', booking) : [];
    const told = await this.queue.countAdded(
      [...emails, ...this.reminderOf(booking, salon)],
      'booking-reinstated',
      tx,
    );
    return { emails: told, isNothingNew: !isNews };
  }

  /**
   * The same time with another team member: emails that are still waiting remain true, as they are written from the
   * booking. Returns how many tell the client.
   */
  bookingReassigned(booking: EmailedBooking, tx: EntityManager, { undoSeconds = 0 } = {}): Promise<number> {
    const notBefore = laterBy(this.clock.now(), undoSeconds);
    const emails = this.about('booking-handed-over', booking, { notBefore });
    return this.queue.countAdded(emails, 'booking-handed-over', tx);
  }

  /** Returns how many emails tell the client. */
  async bookingCancelled(
    booking: EmailedBooking,
    tx: EntityManager,
    { notifyClient = true, cause = deskCause, undoSeconds = 0 }: Omit<ChangeEmailOptions, 'before'> = {},
  ): Promise<number> {
    const now = this.clock.now();
    await this.outbox.dropWaitingOf(booking.id, 'cancelled', now, tx);
    const notBefore = laterBy(now, undoSeconds);
    const emails = notifyClient ? this.about('booking-cancelled', booking, { notBefore, cause }) : [];
    return this.queue.countAdded(emails, 'booking-cancelled', tx);
  }

  /**
   * Emails about a booking that are waiting are not sent any more, as it is told together with others. One that is still
   * to come is reminded of at its new time.
   */
  async bookingToldOtherwise(
    booking: EmailedBooking,
    reason: DropReason,
    tx: EntityManager,
    remindingBy: ReminderRules | null = null,
  ): Promise<void> {
    await this.outbox.dropWaitingOf(booking.id, reason, this.clock.now(), tx);
    if (remindingBy) await this.queue.addEmails(this.reminderOf(booking, remindingBy), tx);
  }

  /** The desk tells its client nothing of the last change after all. False when the email has left. */
  withholdChangeEmail({ id }: Pick<EmailedBooking, 'id'>, tx: EntityManager): Promise<boolean> {
    return this.outbox.withholdChangeEmails(id, 'withheld', this.clock.now(), tx);
  }

  /** Asks for a review some hours later; once, however often the desk undoes and repeats "done". */
  async bookingDone(booking: EmailedBooking, tx: EntityManager): Promise<void> {
    // Without an account there is no page on which to write a review.
    if (booking.clientId === null || booking.reviewedAt !== null) return;
    if (await this.outbox.asksForReview(booking.id, this.clock.now(), tx)) return;
    if (!(await this.reviewRequests.mayAsk(booking.clientEmail, tx))) return;
    const notBefore = new Date(this.clock.now().getTime() + ASKED_AFTER_HOURS * HOUR);
    await this.queue.addEmails(this.about('review-request', booking, { notBefore }), tx);
  }

  async bookingReviewed({ id }: Pick<EmailedBooking, 'id'>, tx: EntityManager): Promise<void> {
    await this.outbox.dropWaitingOf(id, 'reviewed', this.clock.now(), tx);
  }

  private async getTurn(
    { id }: EmailedBooking,
    { isClient, unverifiedMailbox }: Cause,
    tx: EntityManager,
  ): Promise<Date> {
    const now = this.clock.now();
    if (!isClient) return now;
    const lastChangeTold = await this.outbox.lastChangeTold(id, now, tx);
    const toUnverified =
      unverifiedMailbox === null
        ? []
        : await this.outbox.toUnverified(unverifiedMailbox, dayBefore(now), now, tx);
    return turnOf({ now, lastChangeTold, toUnverified });
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
    { notBefore = this.clock.now(), cause = deskCause, heard = null }: Noted = {},
  ): QueuedEmail[] {
    // Clients whom the desk added by name alone have no email address.
    const { id, version, clientId, clientName, clientEmail, startsAt } = booking;
    if (clientEmail === '') return [];
    const facts = { startsAt: startsAt.toISOString(), ...(heard && { heard }) };
    const expiresAt = usefulUntil(kind, booking, { notBefore, isLater: notBefore > this.clock.now() });
    const { unverifiedMailbox } = cause;
    const about = { bookingId: id, version, userId: clientId, unverifiedMailbox, expiresAt };
    return [{ kind, facts, notBefore, ...about, toName: safeName(clientName), toAddress: clientEmail }];
  }
}
