import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { safeName } from './domain/addressee.js';
import type { Message, MessageKind, VisitMessageKind } from './message.js';
import { type NewMessage, OutboxRepository } from './outbox.repository.js';

/** What is written down of a booking when a message about it is queued; the rest is read when it is sent. */
export interface BookedVisit {
  id: string;
  version: number;
  clientId: string | null;
  clientName: string;
  clientEmail: string;
  startsAt: Date;
  endsAt: Date;
  reviewedAt: Date | null;
}

/** A message but for what the letter box adds by itself. */
type Unwritten = Omit<NewMessage, 'createdAt' | 'giveUpAt'>;

const HOUR = 3_600_000;
const GIVEN_UP_AFTER_HOURS = 72;
const REMINDED_BEFORE_HOURS = 24;
/** By then she is home and has looked into a mirror of her own. */
const ASKED_AFTER_HOURS = 4;
const ASKED_UNTIL_DAYS = 14;

/** Under this name a transaction says that it has written a message, so that it leaves right after the commit. */
export const HAS_MAIL = 'hasMail';

/**
 * The letter box of the house. Everything is written in the caller's transaction and sent after it: a change that is
 * rolled back is told to nobody, one that is committed is never forgotten.
 */
@Injectable()
export class Mailer {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  enqueue(message: Message, within: EntityManager): Promise<void> {
    const { kind, to, facts = {}, link = null, expiresAt = null, userId = null } = message;
    const letter = { kind, facts, secretLink: link, expiresAt, userId, notBefore: this.clock.now() };
    return this.write([{ ...letter, toName: '', toAddress: to }], within);
  }

  /** In place of the messages of its kind that still wait for her: their links stopped working with this one. */
  async enqueueInstead(message: Message & { userId: string }, within: EntityManager): Promise<void> {
    await this.takeBack(message.userId, message.kind, within);
    await this.enqueue(message, within);
  }

  /** Writes down what would have been said to somebody, and why it is not. Costs what saying it costs. */
  async enqueueNothing(
    { kind, to, userId, reason }: { kind: MessageKind; to: string; userId: string | null; reason: string },
    within: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    await this.takeBack(userId, kind, within);
    const dropped = { droppedAt: now, dropReason: reason };
    await this.write(
      [{ kind, facts: {}, userId, notBefore: now, toName: '', toAddress: to, ...dropped }],
      within,
    );
  }

  private takeBack(userId: string | null, kind: MessageKind, within: EntityManager): Promise<void> {
    return this.outbox.dropWaitingTo(userId, kind, 'A newer one was asked for.', this.clock.now(), within);
  }

  /** Also queues the reminder, unless the visit is too near for one. Who was told by somebody at the desk is reminded alone. */
  async bookingConfirmed(booking: BookedVisit, within: EntityManager, { isTold = true } = {}): Promise<void> {
    const told = isTold ? this.about('booking-confirmed', booking) : [];
    await this.write([...told, ...this.reminderOf(booking)], within);
  }

  /** What was waiting to be said of the old time is taken back. */
  async bookingMoved(booking: BookedVisit, within: EntityManager, { isTold = true } = {}): Promise<void> {
    await this.outbox.dropWaitingOf(booking.id, 'The visit was moved.', this.clock.now(), within);
    const told = isTold ? this.about('booking-moved', booking) : [];
    await this.write([...told, ...this.reminderOf(booking)], within);
  }

  /** The same time with somebody else: what waits to be said still holds, and is written from the booking. */
  async bookingHandedOver(booking: BookedVisit, within: EntityManager): Promise<void> {
    await this.write(this.about('booking-handed-over', booking), within);
  }

  async bookingCancelled(booking: BookedVisit, within: EntityManager): Promise<void> {
    await this.outbox.dropWaitingOf(booking.id, 'The visit was cancelled.', this.clock.now(), within);
    await this.write(this.about('booking-cancelled', booking), within);
  }

  /** Asks her some hours later how it was; once, however often the desk takes "done" back and sets it again. */
  async visitDone(booking: BookedVisit, within: EntityManager): Promise<void> {
    // Without an account there is no page on which she could say it.
    if (booking.clientId === null || booking.reviewedAt !== null) return;
    if (await this.outbox.isTold(booking.id, 'review-request', within)) return;
    const notBefore = new Date(this.clock.now().getTime() + ASKED_AFTER_HOURS * HOUR);
    await this.write(this.about('review-request', booking, notBefore), within);
  }

  async visitReviewed({ id }: Pick<BookedVisit, 'id'>, within: EntityManager): Promise<void> {
    await this.outbox.dropWaitingOf(id, 'The visit has been reviewed.', this.clock.now(), within);
  }

  private reminderOf(booking: BookedVisit): Unwritten[] {
    const notBefore = new Date(booking.startsAt.getTime() - REMINDED_BEFORE_HOURS * HOUR);
    return notBefore > this.clock.now() ? this.about('booking-reminder', booking, notBefore) : [];
  }

  private about(
    kind: VisitMessageKind,
    booking: BookedVisit,
    notBefore: Date = this.clock.now(),
  ): Unwritten[] {
    // Somebody whom the desk wrote down by name alone has no letter box.
    if (booking.clientEmail === '') return [];
    const { id, version, clientId, startsAt } = booking;
    const facts = { startsAt: startsAt.toISOString() };
    const expiresAt = expiryOf(kind, booking, notBefore);
    const about = { bookingId: id, version, userId: clientId, expiresAt };
    const to = { toName: safeName(booking.clientName), toAddress: booking.clientEmail };
    return [{ kind, facts, notBefore, ...about, ...to }];
  }

  private async write(messages: Unwritten[], within: EntityManager): Promise<void> {
    if (messages.length === 0) return;
    const createdAt = this.clock.now();
    await this.outbox.add(
      messages.map((message) => ({ ...message, createdAt, giveUpAt: givenUpAt(message.notBefore) })),
      within,
    );
    if (within.queryRunner) within.queryRunner.data[HAS_MAIL] = true;
  }
}

/** When a message that cannot be delivered becomes a dead letter. */
export const givenUpAt = (notBefore: Date) => new Date(notBefore.getTime() + GIVEN_UP_AFTER_HOURS * HOUR);

/** That a visit is cancelled is worth knowing whenever it comes; a reminder is not, once the visit has begun. */
function expiryOf(kind: VisitMessageKind, { startsAt, endsAt }: BookedVisit, notBefore: Date): Date | null {
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
