import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { EmailRequest, EmailKind } from '../email-templates/email-kinds.js';
import { dayBefore } from './domain/turn.js';
import { MailTransport } from '../delivery/mail-transport.js';
import { OutboxQueueService } from './outbox-queue.service.js';
import { OutboxRepository } from './outbox.repository.js';

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

  async enqueue(request: EmailRequest, within: EntityManager): Promise<void> {
    const { kind, to, facts = {}, link = null, expiresAt = null, userId = null, lang = null } = request;
    const email = { kind, facts, secretLink: link, expiresAt, userId, lang, notBefore: this.clock.now() };
    await this.queue.add([{ ...email, toName: '', toAddress: to }], within);
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
    await this.queue.add(
      [{ kind, facts: {}, userId, notBefore: now, toName: '', toAddress: to, ...dropped }],
      within,
    );
  }

  /** Invitations to this address whose links do not work any more. */
  dropInvitations(address: string, within: EntityManager): Promise<void> {
    const now = this.clock.now();
    return this.outbox.dropWaitingAt(address, 'invitation', 'The link no longer works.', now, within);
  }

  /** News that somebody of the team no longer wants, or may no longer read. */
  dropNews(userId: string, within: EntityManager): Promise<void> {
    const now = this.clock.now();
    return this.outbox.dropWaitingTo(
      userId,
      'desk-news',
      'News no longer goes to this account.',
      now,
      within,
    );
  }

  /** Whether emails leave the salon, and are not only kept for the page Mail. */
  get sendsEmail(): boolean {
    return this.transport.sendsEmail;
  }

  private cancelWaiting(userId: string | null, kind: EmailKind, within: EntityManager): Promise<void> {
    return this.outbox.dropWaitingTo(userId, kind, 'A newer one was requested.', this.clock.now(), within);
  }
}
