import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { rowsJson } from '../database/rows-json.js';
import type { Letter } from './letter.js';
import type { MessageKind } from './message.js';
import { OutboxMessage } from './outbox-message.entity.js';

/** What a new message needs; the rest fills itself in. */
export type NewMessage = Pick<
  OutboxMessage,
  'kind' | 'toName' | 'toAddress' | 'facts' | 'notBefore' | 'giveUpAt' | 'createdAt'
> &
  Partial<
    Pick<
      OutboxMessage,
      'secretLink' | 'bookingId' | 'version' | 'userId' | 'expiresAt' | 'droppedAt' | 'dropReason'
    >
  >;

/** A person to whom mail goes, by her account, and by her address as it is compared once she has shown that it is hers. */
export interface Addressee {
  /** Null for somebody without an account. */
  userId: string | null;
  emailKey: string | null;
}

export const messageStates = ['waiting', 'sent', 'dropped', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];

const IN_STATE = {
  waiting: { sentAt: IsNull(), droppedAt: IsNull(), failedAt: IsNull() },
  sent: { sentAt: Not(IsNull()) },
  dropped: { droppedAt: Not(IsNull()) },
  failed: { failedAt: Not(IsNull()) },
};

type Ending = Partial<
  Pick<OutboxMessage, 'notBefore' | 'lastError' | 'droppedAt' | 'dropReason' | 'failedAt' | 'secretLink'>
>;

const waiting = (row: string) =>
  `${row}.sent_at IS NULL AND ${row}.dropped_at IS NULL AND ${row}.failed_at IS NULL`;

@Injectable()
export class OutboxRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The same change of a booking is told once, however often it is added. */
  async add(messages: NewMessage[], within: EntityManager): Promise<void> {
    await within.query(
      `INSERT INTO outbox (kind, to_name, to_address, facts, secret_link, booking_id, version, user_id,
         not_before, expires_at, give_up_at, created_at, dropped_at, drop_reason)
       SELECT kind, to_name, to_address, facts, secret_link, booking_id, version, user_id,
         not_before, expires_at, give_up_at, created_at, dropped_at, coalesce(drop_reason, '')
       FROM jsonb_populate_recordset(NULL::outbox, $1)
       ON CONFLICT DO NOTHING`,
      [rowsJson(this.source, OutboxMessage, messages)],
    );
  }

  /** Whether a message of this kind about the booking has left or is to leave; one that was taken back has said nothing. */
  isTold(bookingId: string, kind: MessageKind, within: EntityManager): Promise<boolean> {
    return within.existsBy(OutboxMessage, { bookingId, kind, droppedAt: IsNull() });
  }

  /** Takes back what has not been sent about a booking. One that is on its way this moment cannot be caught. */
  async dropWaitingOf(bookingId: string, reason: string, now: Date, within: EntityManager): Promise<void> {
    await within.query(
      `UPDATE outbox SET dropped_at = $2, drop_reason = $3 WHERE booking_id = $1 AND ${waiting('outbox')}`,
      [bookingId, now, reason],
    );
  }

  /** Takes back what has not been sent of one kind to one person. */
  async dropWaitingTo(
    userId: string | null,
    kind: MessageKind,
    reason: string,
    now: Date,
    within: EntityManager,
  ): Promise<void> {
    await within.query(
      `UPDATE outbox SET dropped_at = $3, drop_reason = $4, secret_link = NULL
       WHERE user_id = $1 AND kind = $2 AND ${waiting('outbox')}`,
      [userId, kind, now, reason],
    );
  }

  /**
   * Takes the next message that is due into one's hands until the given instant. Two who ask at once get two different
   * ones. No message of a booking overtakes one that is on its way, or one that was to leave before it and has yet to.
   */
  async claim(now: Date, lockedUntil: Date): Promise<OutboxMessage | null> {
    // The driver answers an UPDATE with the rows and their number.
    const [rows]: [{ id: string }[], number] = await this.source.query(
      `UPDATE outbox SET locked_until = $2, attempts = attempts + 1
       WHERE id = (
         SELECT due.id FROM outbox AS due
         WHERE ${waiting('due')} AND not_before <= $1 AND (locked_until IS NULL OR locked_until <= $1)
           AND NOT EXISTS (
             SELECT 1 FROM outbox AS other
             WHERE other.booking_id = due.booking_id AND other.id <> due.id
               AND (other.locked_until > $1 OR (${waiting('other')} AND other.give_up_at < due.give_up_at)))
         ORDER BY not_before, id LIMIT 1
         FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [now, lockedUntil],
    );
    return rows[0] ? this.find(rows[0].id) : null;
  }

  /** Sent is sent, even when somebody took it back while it was on its way. */
  async markSent({ id }: OutboxMessage, letter: Letter, now: Date): Promise<void> {
    const { subject, text, html, calendar } = letter;
    await this.source.getRepository(OutboxMessage).update(id, {
      sentAt: now,
      droppedAt: null,
      dropReason: '',
      letter: { subject, text, html, ...(calendar && { calendar }) },
      secretLink: null,
      lockedUntil: null,
      lastError: '',
    });
  }

  async drop({ id }: OutboxMessage, reason: string, now: Date): Promise<void> {
    await this.waitingOnly(id, { droppedAt: now, dropReason: reason, secretLink: null });
  }

  async postpone({ id }: OutboxMessage, notBefore: Date, lastError: string): Promise<void> {
    await this.waitingOnly(id, { notBefore, lastError });
  }

  async giveUp({ id }: OutboxMessage, lastError: string, now: Date): Promise<void> {
    await this.waitingOnly(id, { failedAt: now, lastError });
  }

  find(id: string): Promise<OutboxMessage | null> {
    return this.source.manager.findOneBy(OutboxMessage, { id });
  }

  /** Everything that was meant for a user, oldest first. */
  ofUser(userId: string): Promise<OutboxMessage[]> {
    return this.source.manager.find(OutboxMessage, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Deletes what went or was to go to a person, and what she wrote to the salon. Blanked rows would be filled again by
   * the worker that has one of them in hand; one that is gone stays gone.
   */
  async forget({ userId, emailKey }: Addressee, within: EntityManager): Promise<void> {
    await within.query(
      `DELETE FROM outbox WHERE user_id = $1 OR lower(normalize(to_address, NFC)) = $2
         OR lower(normalize(facts ->> 'address', NFC)) = $2`,
      [userId, emailKey],
    );
  }

  /** The latest first. */
  async list(
    { state, kind }: { state?: MessageState | undefined; kind?: MessageKind | undefined },
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ items: OutboxMessage[]; total: number }> {
    const [items, total] = await this.source.manager.findAndCount(OutboxMessage, {
      where: { ...(state && IN_STATE[state]), ...(kind && { kind }) },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: pageSize,
      skip: (page - 1) * pageSize,
    });
    return { items, total };
  }

  countFailed(): Promise<number> {
    return this.source.getRepository(OutboxMessage).countBy(IN_STATE.failed);
  }

  /** How many were given up, and how many wait that were due, or were tried in vain, before the given instant. */
  async troubles(dueBefore: Date): Promise<{ failed: number; overdue: number }> {
    const messages = this.source.getRepository(OutboxMessage);
    const failed = await messages.countBy(IN_STATE.failed);
    const overdue = await messages.countBy([
      { ...IN_STATE.waiting, notBefore: LessThanOrEqual(dueBefore) },
      { ...IN_STATE.waiting, createdAt: LessThanOrEqual(dueBefore), lastError: Not('') },
    ]);
    return { failed, overdue };
  }

  /** Another chance, at once; false when the message has left, was taken back, or is on its way. */
  async retry(id: string, now: Date, giveUpAt: Date, within: EntityManager): Promise<boolean> {
    const [, changed]: [unknown, number] = await within.query(
      `UPDATE outbox SET failed_at = NULL, attempts = 0, not_before = $2, give_up_at = $3
       WHERE id = $1 AND sent_at IS NULL AND dropped_at IS NULL AND (locked_until IS NULL OR locked_until <= $2)`,
      [id, now, giveUpAt],
    );
    return changed === 1;
  }

  /** Forgets messages that ended and were due before the given instant. */
  async prune(before: Date): Promise<void> {
    await this.source.query(`DELETE FROM outbox WHERE not_before < $1 AND NOT (${waiting('outbox')})`, [
      before,
    ]);
  }

  private async waitingOnly(id: string, change: Ending): Promise<void> {
    // A message that was taken back meanwhile stays as it is, but for the lock.
    const messages = this.source.getRepository(OutboxMessage);
    await messages.update({ id, ...IN_STATE.waiting }, change);
    await messages.update(id, { lockedUntil: null });
  }
}
