import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { safeName } from '../email-templates/domain/addressee.js';
import type { EmailRequest, EmailKind, BookingEmailKind } from '../email-templates/email-kinds.js';
import { type NewEmail, OutboxRepository } from './outbox.repository.js';

/** What is stored about a booking when an email about it is queued; the rest is read when it is sent. */
export interface EmailedBooking {
  id: string;
  version: number;
  clientId: string | null;
  clientName: string;
  clientEmail: string;
  startsAt: Date;
  endsAt: Date;
  reviewedAt: Date | null;
}

/** An email without what the mailer adds itself. */
type QueuedEmail = Omit<NewEmail, 'createdAt' | 'giveUpAt'>;

const HOUR = 3_600_000;
const GIVEN_UP_AFTER_HOURS = 72;
const REMINDED_BEFORE_HOURS = 24;
/** By then clients are home and know how they like it. */
const ASKED_AFTER_HOURS = 4;
const ASKED_UNTIL_DAYS = 14;

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
    private readonly clock: Clock,
  ) {}

  enqueue(request: EmailRequest, within: EntityManager): Promise<void> {
    const { kind, to, facts = {}, link = null, expiresAt = null, userId = null } = request;
    const email = { kind, facts, secretLink: link, expiresAt, userId, notBefore: this.clock.now() };
    return this.write([{ ...email, toName: '', toAddress: to }], within);
  }

  /** Replaces the emails of its kind that are still waiting for this person, whose links no longer work. */
  async enqueueInstead(request: EmailRequest & { userId: string }, within: EntityManager): Promise<void> {
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

  private cancelWaiting(userId: string | null, kind: EmailKind, within: EntityManager): Promise<void> {
    return this.outbox.dropWaitingTo(userId, kind, 'A newer one was requested.', this.clock.now(), within);
  }

  /** Also queues the reminder, unless the booking is too soon. Clients who heard at the desk only get the reminder. */
  async bookingConfirmed(
    booking: EmailedBooking,
    within: EntityManager,
    { notifyClient = true } = {},
  ): Promise<void> {
    const emails = notifyClient ? this.about('booking-confirmed', booking) : [];
    await this.write([...emails, ...this.reminderOf(booking)], within);
  }

  /** Emails about the old time that are still waiting are dropped. */
  async bookingMoved(
    booking: EmailedBooking,
    within: EntityManager,
    { notifyClient = true } = {},
  ): Promise<void> {
    await this.outbox.dropWaitingOf(booking.id, 'The booking was moved.', this.clock.now(), within);
    const emails = notifyClient ? this.about('booking-moved', booking) : [];
    await this.write([...emails, ...this.reminderOf(booking)], within);
  }

  /** The same time with another team member: emails that are still waiting remain true, as they are written from the booking. */
  async bookingReassigned(booking: EmailedBooking, within: EntityManager): Promise<void> {
    await this.write(this.about('booking-handed-over', booking), within);
  }

  async bookingCancelled(booking: EmailedBooking, within: EntityManager): Promise<void> {
    await this.outbox.dropWaitingOf(booking.id, 'The booking was cancelled.', this.clock.now(), within);
    await this.write(this.about('booking-cancelled', booking), within);
  }

  /** Asks for a review some hours later; once, however often the desk undoes and repeats "done". */
  async bookingDone(booking: EmailedBooking, within: EntityManager): Promise<void> {
    // Without an account there is no page on which to write a review.
    if (booking.clientId === null || booking.reviewedAt !== null) return;
    if (await this.outbox.hasEmail(booking.id, 'review-request', within)) return;
    const notBefore = new Date(this.clock.now().getTime() + ASKED_AFTER_HOURS * HOUR);
    await this.write(this.about('review-request', booking, notBefore), within);
  }

  async bookingReviewed({ id }: Pick<EmailedBooking, 'id'>, within: EntityManager): Promise<void> {
    await this.outbox.dropWaitingOf(id, 'The booking has been reviewed.', this.clock.now(), within);
  }

  private reminderOf(booking: EmailedBooking): QueuedEmail[] {
    const notBefore = new Date(booking.startsAt.getTime() - REMINDED_BEFORE_HOURS * HOUR);
    return notBefore > this.clock.now() ? this.about('booking-reminder', booking, notBefore) : [];
  }

  private about(
    kind: BookingEmailKind,
    booking: EmailedBooking,
    notBefore: Date = this.clock.now(),
  ): QueuedEmail[] {
    // Clients whom the desk added by name alone have no email address.
    if (booking.clientEmail === '') return [];
    const { id, version, clientId, startsAt } = booking;
    const facts = { startsAt: startsAt.toISOString() };
    const expiresAt = expiryOf(kind, booking, notBefore);
    const about = { bookingId: id, version, userId: clientId, expiresAt };
    const to = { toName: safeName(booking.clientName), toAddress: booking.clientEmail };
    return [{ kind, facts, notBefore, ...about, ...to }];
  }

  private async write(emails: QueuedEmail[], within: EntityManager): Promise<void> {
    if (emails.length === 0) return;
    const createdAt = this.clock.now();
    await this.outbox.add(
      emails.map((email) => ({ ...email, createdAt, giveUpAt: givenUpAt(email.notBefore) })),
      within,
    );
    if (within.queryRunner) within.queryRunner.data[HAS_MAIL] = true;
  }
}

/** When an email that cannot be delivered is given up. */
export const givenUpAt = (notBefore: Date) => new Date(notBefore.getTime() + GIVEN_UP_AFTER_HOURS * HOUR);

/** When an email is no longer useful. News of a cancellation always is; a reminder is not once the booking has begun. */
function expiryOf(
  kind: BookingEmailKind,
  { startsAt, endsAt }: EmailedBooking,
  notBefore: Date,
): Date | null {
  switch (kind) {
    case 'booking-confirmed':
    case 'booking-moved':
    case 'booking-handed-over':
      return endsAt;
    case 'booking-reminder':
      return startsAt;
    case 'booking-cancelled':
      return null;
    case 'review-request':
      return new Date(notBefore.getTime() + ASKED_UNTIL_DAYS * 24 * HOUR);
  }
}
