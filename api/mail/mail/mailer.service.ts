import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DropReason } from '../../common/words/notice.js';
import { Clock } from '../../common/clock.js';
import type { EmailRequest, EmailKind } from '../email-templates/email-kinds.js';
import { dayBefore } from './domain/turn.js';
import { MailTransport } from '../delivery/mail-transport.port.js';
import { OutboxQueueService } from './outbox-queue.service.js';
import { OutboxRepository } from './outbox.repository.js';

/** An email that is recorded and not sent. */
interface UnsentEmail {
  kind: EmailKind;
  to: string;
  userId: string | null;
  reason: DropReason;
}

/**
 * Queues emails. They are stored in the caller's transaction and sent after it: a change that is rolled back is never
 * announced, and one that is committed is never forgotten.
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
    const { kind, to, facts = {}, link = null, expiresAt = null, userId = null, lang = null } = request;
    const email = { kind, facts, secretLink: link, expiresAt, userId, lang, notBefore: this.clock.now() };
    await this.queue.addEmails([{ ...email, toName: '', toAddress: to }], tx);
  }

  /** Unless there was one of its kind to this person within a day: anybody can cause it, and it says the same each time. */
  async enqueueOnceADay(request: EmailRequest & { userId: string }, tx: EntityManager): Promise<void> {
    const { userId, kind } = request;
    const since = dayBefore(this.clock.now());
    if (!(await this.outbox.hasEmailSince(since, { userId, kind }, tx))) await this.enqueue(request, tx);
  }

  /** Replaces the emails of its kind that are still waiting for this person, whose links no longer work. */
  async enqueueInstead(request: EmailRequest & { userId: string | null }, tx: EntityManager): Promise<void> {
    await this.cancelWaiting(request.userId, request.kind, tx);
    await this.enqueue(request, tx);
  }

  /** Records an email that is not sent, and why. Takes as long as `enqueue`, so that the difference cannot be measured. */
  async enqueueNothing({ kind, to, userId, reason }: UnsentEmail, tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    const dropped = { droppedAt: now, dropReason: reason };
    await this.queue.addEmails(
      [{ kind, facts: {}, userId, notBefore: now, toName: '', toAddress: to, ...dropped }],
      tx,
    );
  }

  /** The same where others get an email by `enqueueInstead`. */
  async enqueueNothingInstead(unsent: UnsentEmail, tx: EntityManager): Promise<void> {
    await this.cancelWaiting(unsent.userId, unsent.kind, tx);
    await this.enqueueNothing(unsent, tx);
  }

  /** Invitations to this address whose links do not work any more. */
  dropInvitations(address: string, tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    return this.outbox.dropWaitingAt(address, 'invitation', 'link-gone', now, tx);
  }

  /** News that somebody of the team no longer wants, or may no longer read. */
  dropNews(userId: string, tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    return this.outbox.dropWaitingTo(userId, 'desk-news', 'news-unwanted', now, tx);
  }

  /** Whether emails leave the salon, and are not only kept for the page Mail. */
  get sendsEmail(): boolean {
    return this.transport.sendsEmail;
  }

  private cancelWaiting(userId: string | null, kind: EmailKind, tx: EntityManager): Promise<void> {
    return this.outbox.dropWaitingTo(userId, kind, 'newer-requested', this.clock.now(), tx);
  }
}
