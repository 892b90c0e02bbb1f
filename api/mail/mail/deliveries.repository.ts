import { Injectable } from '@nestjs/common';
import type { DropReason } from '../../common/words/notice.js';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import type { Email } from '../email-templates/email.js';
import { inState } from './outbox.repository.js';
import { OutboxEmail, waiting } from './outbox-email.entity.js';

/** A sent email, with the parts that are stored. */
export interface SentEmail {
  queued: OutboxEmail;
  email: Email;
  at: Date;
}

const letterOf = ({ subject, text, html, calendar }: Email): OutboxEmail['rendered'] => ({
  subject,
  text,
  html,
  ...(calendar && { calendar }),
});

type Ending = Partial<
  Pick<OutboxEmail, 'notBefore' | 'lastError' | 'droppedAt' | 'dropReason' | 'failedAt' | 'secretLink'>
>;

/** The outbox for those who send its emails. */
@Injectable()
export class DeliveriesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Claims the next emails due until the given instant, in order. Concurrent workers get different ones. No email
   * about a booking overtakes one being sent, or an earlier one still waiting.
   */
  async claim(now: Date, lockedUntil: Date, most: number): Promise<OutboxEmail[]> {
    // With an array, the emails are looked up only once.
    const rows = await queryRows(
      this.source,
      { id: text },
      `UPDATE outbox SET locked_until = $2, attempts = attempts + 1
       WHERE id = ANY (ARRAY(
         SELECT due.id FROM outbox AS due
         WHERE ${waiting('due')} AND not_before <= $1 AND (locked_until IS NULL OR locked_until <= $1)
           AND NOT EXISTS (
             SELECT 1 FROM outbox AS other
             WHERE other.booking_id = due.booking_id AND other.id <> due.id
               AND (other.locked_until > $1 OR (${waiting('other')} AND other.give_up_at < due.give_up_at)))
         ORDER BY not_before, id LIMIT $3
         FOR UPDATE SKIP LOCKED))
       RETURNING id`,
      [now, lockedUntil, most],
    );
    if (rows.length === 0) return [];
    return this.source.manager.find(OutboxEmail, {
      where: { id: In(rows.map(({ id }) => id)) },
      order: { notBefore: 'ASC', id: 'ASC' },
    });
  }

  /** Releases emails that were claimed and not tried. */
  async unclaim(emails: OutboxEmail[]): Promise<void> {
    if (emails.length === 0) return;
    await execute(
      this.source,
      `UPDATE outbox SET locked_until = NULL, attempts = attempts - 1 WHERE id = ANY ($1::uuid[])`,
      [emails.map(({ id }) => id)],
    );
  }

  /** Counts as sent, even if it was dropped or held on the way. */
  async markSent(sent: SentEmail[]): Promise<void> {
    if (sent.length === 0) return;
    await execute(
      this.source,
      `UPDATE outbox SET sent_at = sent.at, dropped_at = NULL, drop_reason = '', held_at = NULL, letter = sent.letter,
         secret_link = NULL, locked_until = NULL, last_error = ''
       FROM jsonb_to_recordset($1) AS sent (id uuid, at timestamptz, letter jsonb) WHERE outbox.id = sent.id`,
      [JSON.stringify(sent.map(({ queued, email, at }) => ({ id: queued.id, at, letter: letterOf(email) })))],
    );
  }

  async drop({ id }: OutboxEmail, reason: DropReason, now: Date): Promise<void> {
    await this.endIfWaiting(id, { droppedAt: now, dropReason: reason, secretLink: null });
  }

  async postpone({ id }: OutboxEmail, notBefore: Date, lastError: string): Promise<void> {
    await this.endIfWaiting(id, { notBefore, lastError });
  }

  async giveUp({ id }: OutboxEmail, lastError: string, now: Date): Promise<void> {
    await this.endIfWaiting(id, { failedAt: now, lastError });
  }

  private async endIfWaiting(id: string, change: Ending): Promise<void> {
    // Leaves an email dropped in the meantime as it is, except for the lock.
    const emails = this.source.getRepository(OutboxEmail);
    await emails.update({ id, ...inState.waiting }, change);
    await emails.update(id, { lockedUntil: null });
  }
}
