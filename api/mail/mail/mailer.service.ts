import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DropReason } from '../../common/words/notice.js';
import { Clock } from '../../common/clock.js';
import type { EmailRequest, EmailKind } from '../email-templates/email-kinds.js';
import { safeName } from '../email-templates/domain/addressee.js';
import { dayBefore } from './domain/turn.js';
import { MailTransport } from '../delivery/mail-transport.port.js';
import { OutboxQueueService } from './outbox-queue.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { laterBy, usefulUntil } from './useful-until.js';

/** An email that is recorded but not sent. */
interface UnsentEmail {
  kind: EmailKind;
  to: string;
  userId: string | null;
  reason: DropReason;
}

/** A client to whom the salon writes about its new booking page. */
export interface MovedClient {
  recordId: string;
  /** Others with the same address, to whom it is written as well. */
  others: string[];
  /** Of all of them. */
  name: string;
  address: string;
  lang: string | null;
  /** Their next visit, of which they have not heard from this salon's system; null for none. */
  visit: { id: string; version: number; startsAt: Date; endsAt: Date } | null;
}

/** A mail server of a small salon's provider takes a few hundred emails an hour. */
export const MOVING_LETTERS_A_MINUTE = 10;

/**
 * Queues emails in the caller's transaction and sends them after it: a change that rolls back is never announced, and
 * a committed one is never forgotten.
 */
@Injectable()
export class MailerService {
  constructor(
    private readonly queue: OutboxQueueService,
    private readonly outbox: OutboxRepository,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  async enqueue(request: EmailRequest, tx: EntityManager): Promise<void> {
    const { id, kind, to, facts = {}, link = null, expiresAt = null, userId = null, lang = null } = request;
    const email = { id, kind, facts, secretLink: link, expiresAt, userId, lang, notBefore: this.clock.now() };
    await this.queue.addEmails([{ ...email, toName: '', toAddress: to }], tx);
  }

  /** Skipped if this person got one of its kind within a day: anyone can trigger it, and it says the same each time. */
  async enqueueOnceADay(request: EmailRequest & { userId: string }, tx: EntityManager): Promise<void> {
    const { userId, kind } = request;
    const since = dayBefore(this.clock.now());
    if (!(await this.outbox.hasEmailSince(since, { userId, kind }, tx))) await this.enqueue(request, tx);
  }

  /** Replaces waiting emails of its kind to this person, whose links no longer work. */
  async enqueueInstead(request: EmailRequest & { userId: string | null }, tx: EntityManager): Promise<void> {
    await this.cancelWaiting(request.userId, request.kind, tx);
    await this.enqueue(request, tx);
  }

  /** Records an unsent email and the reason. Takes as long as `enqueue`, so that timing reveals nothing. */
  async enqueueNothing({ kind, to, userId, reason }: UnsentEmail, tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    const dropped = { droppedAt: now, dropReason: reason };
    await this.queue.addEmails(
      [{ kind, facts: {}, userId, notBefore: now, toName: '', toAddress: to, ...dropped }],
      tx,
    );
  }

  /** The same in cases where others get an email through `enqueueInstead`. */
  async enqueueNothingInstead(unsent: UnsentEmail, tx: EntityManager): Promise<void> {
    await this.cancelWaiting(unsent.userId, unsent.kind, tx);
    await this.enqueueNothing(unsent, tx);
  }

  /** Drops invitations to this address whose links no longer work. */
  dropInvitations(address: string, tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    return this.outbox.dropWaitingAt(address, 'invitation', 'link-gone', now, tx);
  }

  /** Drops news for a team member who unsubscribed, or may no longer read it. */
  dropNews(userId: string, tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    return this.outbox.dropWaitingTo(userId, 'desk-news', 'news-unwanted', now, tx);
  }

  /** Queues one email to each of these clients, a few each minute, so that emails about bookings never wait for them. */
  async enqueueMovingLetters(clients: readonly MovedClient[], tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    const letters = clients.map(({ recordId, others, name, address, lang, visit }, index) => {
      const notBefore = laterBy(now, Math.floor(index / MOVING_LETTERS_A_MINUTE) * 60);
      const to = { toName: safeName(name), toAddress: address, lang, notBefore };
      if (visit === null) return { ...to, kind: 'new-booking-page' as const, facts: { recordId, others } };
      const kind = 'booking-brought-over' as const;
      const { id: bookingId, version, startsAt } = visit;
      const expiresAt = usefulUntil(kind, visit, { notBefore, isLater: notBefore > now });
      const facts = { recordId, others, startsAt: startsAt.toISOString() };
      return { ...to, kind, facts, bookingId, version, expiresAt };
    });
    await this.queue.addEmails(letters, tx);
  }

  /** Deletes those that are still waiting. Returns the client records to which they were addressed. */
  deleteMovingLetters(tx: EntityManager): Promise<string[]> {
    return this.outbox.deleteMovingLetters(this.clock.now(), tx);
  }

  /** Those that are still to leave; `unsent` counts those that were dropped or failed as well. */
  countMovingLetters(): Promise<{ waiting: number; unsent: number }> {
    return this.outbox.countMovingLetters();
  }

  /** True if emails leave the salon, instead of only being kept for the Mail page. */
  get sendsEmail(): boolean {
    return this.transport.sendsEmail;
  }

  private cancelWaiting(userId: string | null, kind: EmailKind, tx: EntityManager): Promise<void> {
    return this.outbox.dropWaitingTo(userId, kind, 'newer-requested', this.clock.now(), tx);
  }
}
