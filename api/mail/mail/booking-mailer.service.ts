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
import { tellsNoNews } from '../email-templates/linked-kinds.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import { reminderAt } from './domain/reminder.js';
import { dayBefore, turnOf } from './domain/turn.js';
import { MailTransport } from '../delivery/mail-transport.port.js';
import { OutboxQueueService, type QueuedEmail } from './outbox-queue.service.js';
import { BookingOutboxRepository } from './booking-outbox.repository.js';
import { ReviewRequestsService } from '../review-requests/review-requests.service.js';
import { laterBy, usefulUntil } from './useful-until.js';

/** The facts about a booking stored when an email is queued; the rest is read on sending. */
export interface EmailedBooking extends Pick<BookingFacts, 'lines' | 'totalPriceCents' | 'priceKind'> {
  id: string;
  version: number;
  clientId: string | null;
  /** The account that looks after the client, and gets the emails. */
  lookedAfterBy: string | null;
  clientName: string;
  clientEmail: string;
  startsAt: Date;
  endsAt: Date;
  cancellationDeadline: Date;
  reviewedAt: Date | null;
}

/** The person who caused an email about a booking. */
export interface Cause {
  /** True for a client, who could do so a hundred times a minute; false for the desk. */
  isClient: boolean;
  /** A digest of their mailbox while it is unverified, and may be a stranger's; otherwise null. */
  unverifiedMailbox: string | null;
}

/** Options of an email about a change to a booking. */
interface ChangeEmailOptions {
  /** The booking before the change. */
  before: Parameters<typeof heardTermsOf>[0];
  /** False if the desk says so; defaults to true. */
  notifyClient?: boolean;
  cause?: Cause;
  /** Delay of the email, so that the change can be undone before anyone is told. Default: none. */
  undoSeconds?: number;
}

/** The result of telling the client about a change. */
interface ChangeEmailResult {
  /** The number of emails that tell the client. */
  emails: number;
  /** True if nothing differs from what the client last heard. */
  isNothingNew: boolean;
}

/** The salon's reminder settings. Callers have just read them for planning, so they are passed in. */
export type ReminderRules = Pick<Salon, 'reminderMinutes' | 'timeZone'>;

/** Emails caused by the desk are always sent. */
const deskCause: Cause = { isClient: false, unverifiedMailbox: null };

/** Details stored with an email about a booking. */
interface Noted {
  notBefore?: Date;
  cause?: Cause;
  heard?: HeardTerms | null;
}

const HOUR = 3_600_000;
/** By then, clients are home and know how they like it. */
const ASKED_AFTER_HOURS = 4;

/** Queues emails to clients about their bookings, in the same transaction as the change. */
@Injectable()
export class BookingMailerService {
  constructor(
    private readonly queue: OutboxQueueService,
    private readonly outbox: BookingOutboxRepository,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** True if emails reach this booking's client: they have an address, and the salon has a mail server. */
  reaches({ clientEmail }: Pick<EmailedBooking, 'clientEmail'>): boolean {
    return this.transport.sendsEmail && clientEmail !== '';
  }

  /** The number of emails that told the client about the cancellation. */
  async cancellationsTold({ id }: Pick<EmailedBooking, 'id'>, tx: EntityManager): Promise<number> {
    const isTold = this.transport.sendsEmail && (await this.outbox.hasEmail(id, 'booking-cancelled', tx));
    return isTold ? 1 : 0;
  }

  /**
   * Queues the confirmation, plus the reminder unless the booking is too soon, as part of the booking's write.
   * Clients who were told at the desk get only the reminder. Null if no email is needed.
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
   * Drops waiting emails about the old time. An email about the new time takes its turn, so that only the last of
   * many moves is told.
   */
  bookingMoved(
    booking: EmailedBooking,
    salon: ReminderRules,
    tx: EntityManager,
    emailTerms: ChangeEmailOptions,
  ): Promise<ChangeEmailResult> {
    return this.changed('booking-moved', booking, salon, tx, emailTerms);
  }

  /** The same for other services, people, durations or prices, which the email names. */
  bookingCorrected(
    booking: EmailedBooking,
    salon: ReminderRules,
    tx: EntityManager,
    emailTerms: ChangeEmailOptions,
  ): Promise<ChangeEmailResult> {
    return this.changed('booking-corrected', booking, salon, tx, emailTerms);
  }

  /**
   * Replaces waiting emails with a single one that names the differences since the client last heard. If nothing
   * differs, because the previous change was undone in time, there is no email.
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
    const news = dropped.filter(({ kind: of }) => !tellsNoNews(of));
    // The client knows what the first dropped email started from; that is empty if the client had not heard of the
    // booking at all.
    const heard = news.length === 0 ? heardTermsOf(before) : (news[0]?.heard ?? null);
    const reminders = this.reminderOf(booking, salon);
    if (heard !== null && noticedChanges(heard, heardTermsOf(booking)).length === 0) {
      await this.queue.addEmails(reminders, tx);
      return { emails: 0, isNothingNew: true };
    }
    const notBefore = laterBy(await this.getTurn(booking, cause, tx), undoSeconds);
    const isMore = kind === 'booking-corrected' || news.some((each) => each.kind === 'booking-corrected');
    // Clients who have not heard of the booking yet are told what it is, not what it was.
    const told = !isMore ? 'booking-moved' : heard === null ? 'booking-confirmed' : 'booking-corrected';
    const emails = notifyClient ? this.about(told, booking, { notBefore, cause, heard }) : [];
    return { emails: await this.queue.countAdded([...emails, ...reminders], told, tx), isNothingNew: false };
  }

  /**
   * Another client takes over the booking: they are told that it is theirs, and its previous client gets no
   * more emails about it.
   */
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

  /** Withdraws the cancellation made at that instant, and tells the client if they had heard of it. */
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
   * Same time, other team member: waiting emails remain true, as they are written from the booking on sending.
   * Returns how many tell the client.
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
   * Drops waiting emails about a booking, because a joint email tells the client. Upcoming bookings get a reminder
   * for the new time.
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

  /** Withholds the last change from the client. False if the email was sent already. */
  withholdChangeEmail({ id }: Pick<EmailedBooking, 'id'>, tx: EntityManager): Promise<boolean> {
    return this.outbox.withholdChangeEmails(id, 'withheld', this.clock.now(), tx);
  }

  /** Asks for a review some hours later, only once, however often the desk undoes and repeats "done". */
  async bookingDone(booking: EmailedBooking, tx: EntityManager): Promise<void> {
    // Without an account there is no page on which to write a review.
    const userId = booking.clientId ?? booking.lookedAfterBy;
    if (userId === null || booking.reviewedAt !== null) return;
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
    // Clients whom the desk added by name only have no email address.
    const { id, version, clientId, lookedAfterBy, clientName, clientEmail, startsAt } = booking;
    if (clientEmail === '') return [];
    const facts = { startsAt: startsAt.toISOString(), ...(heard && { heard }) };
    const expiresAt = usefulUntil(kind, booking, { notBefore, isLater: notBefore > this.clock.now() });
    const { unverifiedMailbox } = cause;
    const about = { bookingId: id, version, userId: clientId ?? lookedAfterBy, unverifiedMailbox, expiresAt };
    return [{ kind, facts, notBefore, ...about, toName: safeName(clientName), toAddress: clientEmail }];
  }
}
