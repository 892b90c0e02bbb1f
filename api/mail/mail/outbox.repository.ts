import { Injectable } from '@nestjs/common';
import type { DropReason } from '../../common/words/notice.js';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { bool, instant, integer, list, nullable, oneOf, text } from '../../database/columns.js';
import { rowsJson } from '../../database/rows-json.js';
import { countChanged, execute, findRow, getRow, queryRows } from '../../database/rows.js';
import type { Statement } from '../../database/statement.js';
import { type EmailKind, emailKinds } from '../email-templates/email-kinds.js';
import type { EmailState } from './domain/email-state.js';
import { type NewEmail, OutboxEmail, unsent, waiting } from './outbox-email.entity.js';

/** A recipient, identified by account, and by email address once it is verified. */
export interface Addressee {
  /** Null for a client without an account. */
  userId: string | null;
  emailKey: string | null;
}

/** The condition for each state. */
export const inState = {
  waiting: { sentAt: IsNull(), droppedAt: IsNull(), failedAt: IsNull() },
  held: { heldAt: Not(IsNull()) },
  sent: { sentAt: Not(IsNull()) },
  dropped: { droppedAt: Not(IsNull()), heldAt: IsNull() },
  failed: { failedAt: Not(IsNull()) },
};

const movingLetters: EmailKind[] = ['booking-brought-over', 'new-booking-page'];

/** The client records to which one of these is written. */
const recordsOfLetter = `jsonb_build_array(facts -> 'recordId') || coalesce(facts -> 'others', '[]')`;

@Injectable()
export class OutboxRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Adds an email about a change only once, however often it is called. Returns the kinds that were added and will be
   * sent.
   */
  async addEmails(emails: NewEmail[], tx: EntityManager): Promise<EmailKind[]> {
    const { sql, values } = this.insertStatement(emails);
    const added = await queryRows(tx, { kind: oneOf(...emailKinds), isWaiting: bool }, sql, values);
    return added.filter(({ isWaiting }) => isWaiting).map(({ kind }) => kind);
  }

  /** The same, as part of a larger write. */
  insertStatement(emails: NewEmail[]): Statement {
    return {
      sql: `INSERT INTO outbox (id, kind, to_name, to_address, facts, secret_link, booking_id, version, user_id,
         unverified_mailbox, not_before, expires_at, give_up_at, created_at, dropped_at, drop_reason, lang)
       SELECT id, kind, to_name, to_address, facts, secret_link, booking_id, version, user_id,
         unverified_mailbox, not_before, expires_at, give_up_at, created_at, dropped_at, coalesce(drop_reason, ''), lang
       FROM jsonb_populate_recordset(NULL::outbox, $1)
       ON CONFLICT DO NOTHING
       RETURNING kind, dropped_at IS NULL AS "isWaiting"`,
      values: [rowsJson(this.source, OutboxEmail, emails)],
    };
  }

  /** True if an email of this kind to the person was or will be sent since an instant. */
  hasEmailSince(since: Date, of: { userId: string; kind: EmailKind }, tx: EntityManager): Promise<boolean> {
    return tx.existsBy(OutboxEmail, { ...of, createdAt: MoreThan(since), droppedAt: IsNull() });
  }

  /** Drops unsent emails of one kind to one person. */
  async dropWaitingTo(
    userId: string | null,
    kind: EmailKind,
    reason: DropReason,
    now: Date,
    tx: EntityManager,
  ): Promise<void> {
    await execute(
      tx,
      `UPDATE outbox SET dropped_at = $3, drop_reason = $4, held_at = NULL, secret_link = NULL
       WHERE user_id = $1 AND kind = $2 AND ${unsent('outbox')}`,
      [userId, kind, now, reason],
    );
  }

  /** Drops unsent emails of one kind to an address. */
  async dropWaitingAt(
    address: string,
    kind: EmailKind,
    reason: DropReason,
    now: Date,
    tx: EntityManager,
  ): Promise<void> {
    await execute(
      tx,
      `UPDATE outbox SET dropped_at = $3, drop_reason = $4, held_at = NULL, secret_link = NULL
       WHERE to_address = $1 AND kind = $2 AND ${unsent('outbox')}`,
      [address, kind, now, reason],
    );
  }

  /**
   * Deletes emails about the new booking page that are neither sent nor being sent, so that they can be queued again.
   * Returns their client records.
   */
  async deleteMovingLetters(now: Date, tx: EntityManager): Promise<string[]> {
    const deleted = await queryRows(
      tx,
      { recordIds: list(text) },
      `DELETE FROM outbox WHERE kind = ANY ($2) AND ${unsent('outbox')} AND coalesce(locked_until <= $1, TRUE)
       RETURNING ARRAY(SELECT jsonb_array_elements_text(${recordsOfLetter})) AS "recordIds"`,
      [now, movingLetters],
    );
    return deleted.flatMap(({ recordIds }) => recordIds);
  }

  /** Emails about the new booking page that are still to leave, and the clients whom none has reached, as long as they are kept. */
  async countMovingLetters(): Promise<{ waiting: number; unsent: number }> {
    return getRow(
      this.source,
      { waiting: integer, unsent: integer },
      `SELECT (count(*) FILTER (WHERE ${waiting('outbox')}))::int AS waiting,
         coalesce(sum(jsonb_array_length(${recordsOfLetter})), 0)::int AS unsent
       FROM outbox WHERE kind = ANY ($1) AND sent_at IS NULL`,
      [movingLetters],
    );
  }

  findEmail(id: string): Promise<OutboxEmail | null> {
    return this.source.manager.findOneBy(OutboxEmail, { id });
  }

  /** The emails with these answers to messages, as far as they are still kept. */
  answers(
    ids: string[],
    tx: EntityManager = this.source.manager,
  ): Promise<Pick<OutboxEmail, 'id' | 'sentAt' | 'droppedAt' | 'failedAt' | 'heldAt'>[]> {
    return tx.find(OutboxEmail, {
      select: { id: true, sentAt: true, droppedAt: true, failedAt: true, heldAt: true },
      where: { id: In(ids), kind: 'message-answer' },
    });
  }

  /** Everything for one user, oldest first. */
  ofUser(userId: string): Promise<OutboxEmail[]> {
    return this.source.manager.find(OutboxEmail, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async moveToAccount(bookingIds: string[], userId: string, tx: EntityManager): Promise<void> {
    await execute(tx, `UPDATE outbox SET user_id = $1 WHERE booking_id = ANY ($2) AND user_id IS NULL`, [
      userId,
      bookingIds,
    ]);
  }

  async deleteAbout(bookingIds: string[], tx: EntityManager): Promise<void> {
    await execute(tx, `DELETE FROM outbox WHERE booking_id = ANY ($1::uuid[])`, [bookingIds]);
  }

  /**
   * Deletes all emails to a person, their messages to the salon, and emails that name them to others. Rows are
   * deleted instead of blanked: a worker sending one would fill it again.
   */
  async deleteOf({ userId, emailKey }: Addressee, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `DELETE FROM outbox WHERE user_id = $1 OR lower(normalize(to_address, NFC)) = $2
         OR lower(normalize(facts ->> 'address', NFC)) = $2 OR facts ->> 'byId' = $1::text
         OR jsonb_path_exists(facts, '$.news[*] ? (@.byId == $id || @.address == $key)',
           jsonb_build_object('id', coalesce($1::text, ''), 'key', coalesce($2, '')))`,
      [userId, emailKey],
    );
  }

  /** Newest first. */
  async list(
    { state, kind }: { state?: EmailState | undefined; kind?: EmailKind | undefined },
    page: Page,
  ): Promise<{ items: OutboxEmail[]; total: number }> {
    const [items, total] = await this.source.manager.findAndCount(OutboxEmail, {
      where: { ...(state && inState[state]), ...(kind && { kind }) },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: page.pageSize,
      skip: rowsBefore(page),
    });
    return { items, total };
  }

  /**
   * The number of waiting emails to be given up before the given instant, when the first of them is given up, and how
   * many were given up. Unlike `notBefore`, that instant does not change with attempts.
   */
  async backlog(
    givenUpBefore: Date,
  ): Promise<{ waiting: number; firstGivenUpAt: Date | null; failed: number }> {
    const row = await findRow(
      this.source,
      { count: integer, first: nullable(instant) },
      `SELECT count(*)::int AS count, min(give_up_at) AS first
       FROM outbox WHERE ${waiting('outbox')} AND give_up_at <= $1`,
      [givenUpBefore],
    );
    return { waiting: row?.count ?? 0, firstGivenUpAt: row?.first ?? null, failed: await this.countFailed() };
  }

  countFailed(): Promise<number> {
    return this.source.getRepository(OutboxEmail).countBy(inState.failed);
  }

  /** The number of failed emails, and of waiting ones that were due, or tried without success, before the given instant. */
  async countTroubled(dueBefore: Date): Promise<{ failed: number; overdue: number }> {
    const emails = this.source.getRepository(OutboxEmail);
    const failed = await emails.countBy(inState.failed);
    const overdue = await emails.countBy([
      { ...inState.waiting, notBefore: LessThanOrEqual(dueBefore) },
      { ...inState.waiting, createdAt: LessThanOrEqual(dueBefore), lastError: Not('') },
    ]);
    return { failed, overdue };
  }

  /** Retries at once; false if the email was sent or dropped, or is being sent. */
  async retry(id: string, now: Date, giveUpAt: Date, tx: EntityManager): Promise<boolean> {
    const changed = await countChanged(
      tx,
      `UPDATE outbox SET failed_at = NULL, attempts = 0, not_before = $2, give_up_at = $3
       WHERE id = $1 AND sent_at IS NULL AND dropped_at IS NULL AND (locked_until IS NULL OR locked_until <= $2)`,
      [id, now, giveUpAt],
    );
    return changed === 1;
  }

  /** Deletes emails that are done or still held, and were due or held before the given instant. */
  async prune(before: Date): Promise<void> {
    await execute(
      this.source,
      `DELETE FROM outbox WHERE greatest(not_before, held_at) < $1 AND NOT (${waiting('outbox')})`,
      [before],
    );
  }
}
