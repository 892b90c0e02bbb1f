import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { orderedId } from '../../common/ordered-id.js';
import type { Statement } from '../../database/statement.js';
import type { EmailKind } from '../email-templates/email-kinds.js';
import { MailTransport } from '../delivery/mail-transport.port.js';
import { OutboxRepository } from './outbox.repository.js';
import type { NewEmail } from './outbox-email.entity.js';
import { givenUpAt } from './useful-until.js';

/** An email without the fields that the queue adds. Its id may be given. */
export type QueuedEmail = Omit<NewEmail, 'id' | 'createdAt' | 'giveUpAt'> & { id?: string | undefined };

/** Marks a transaction that has queued an email, so that it is sent right after the commit. */
export const HAS_MAIL = 'hasMail';

/**
 * The queue of emails. They are stored in the caller's transaction and sent after it: a change that rolls back is
 * never announced, and a committed one is never forgotten.
 */
@Injectable()
export class OutboxQueueService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** Returns the kinds that were added and will be sent. */
  async addEmails(emails: QueuedEmail[], tx: EntityManager): Promise<EmailKind[]> {
    return emails.length === 0 ? [] : this.outbox.addEmails(this.prepared(emails, tx), tx);
  }

  /** The same, and counts those of this kind that will leave the salon. Emails that are only logged don't count. */
  async countAdded(emails: QueuedEmail[], kind: EmailKind, tx: EntityManager): Promise<number> {
    const queued = await this.addEmails(emails, tx);
    return this.transport.sendsEmail ? queued.filter((each) => each === kind).length : 0;
  }

  /** Adds them as part of a larger write; null if there are none. */
  insertStatement(emails: QueuedEmail[], tx: EntityManager): Statement | null {
    return emails.length === 0 ? null : this.outbox.insertStatement(this.prepared(emails, tx));
  }

  /** The rows to store; marks the transaction. */
  private prepared(emails: QueuedEmail[], tx: EntityManager): NewEmail[] {
    const createdAt = this.clock.now();
    if (tx.queryRunner) tx.queryRunner.data[HAS_MAIL] = true;
    return emails.map((email) => ({
      ...email,
      id: email.id ?? orderedId(createdAt),
      createdAt,
      giveUpAt: givenUpAt(email.notBefore),
    }));
  }
}
