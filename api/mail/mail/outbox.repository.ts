// Long because every statement that changes waiting emails is here, next to the conditions that they share.
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { bool, instant, integer, list, nullable, object, oneOf, text } from '../../database/columns.js';
import { rowsJson } from '../../database/rows-json.js';
import { countChanged, execute, findRow, queryRows } from '../../database/rows.js';
import type { Statement } from '../../database/statement.js';
import { type EmailKind, emailKinds } from '../email-templates/email-kinds.js';
import type { HeardTerms } from '../email-templates/heard-terms.js';
import { type NewEmail, OutboxEmail, unsent, waiting } from './outbox-email.entity.js';

/** An email that was dropped before it was sent. */
export interface DroppedEmail {
  kind: EmailKind;
  /** What its reader had heard before, when it was about a change. */
  heard: HeardTerms | null;
}

/** A person who gets emails: by account, and by email address once they have confirmed that it is theirs. */
export interface Addressee {
  /** Null for a client without an account. */
  userId: string | null;
  emailKey: string | null;
}

export const emailStates = ['waiting', 'held', 'sent', 'dropped', 'failed'] as const;
export type EmailState = (typeof emailStates)[number];

/** How each state is found. */
export const IN_STATE = {
  waiting: { sentAt: IsNull(), droppedAt: IsNull(), failedAt: IsNull() },
  held: { heldAt: Not(IsNull()) },
  sent: { sentAt: Not(IsNull()) },
  dropped: { droppedAt: Not(IsNull()), heldAt: IsNull() },
  failed: { failedAt: Not(IsNull()) },
};

@Injectable()
export class OutboxRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * The same change of a booking is added once, however often it is asked for. Returns the kinds of those that were added
   * and will be sent.
   */
  async add(emails: NewEmail[], within: EntityManager): Promise<EmailKind[]> {
    const { sql, values } = this.insertStatement(emails);
    const added = await queryRows(within, { kind: oneOf(...emailKinds), isWaiting: bool }, sql, values);
    return added.filter(({ isWaiting }) => isWaiting).map(({ kind }) => kind);
  }

  /** The same as a part of a larger write. */
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

  /** Whether an email of this kind about the booking was or will be sent; one that was dropped does not count. */
  hasEmail(bookingId: string, kind: EmailKind, within: EntityManager): Promise<boolean> {
    return within.existsBy(OutboxEmail, { bookingId, kind, droppedAt: IsNull() });
  }

  /**
   * Whether a client was asked to review a booking, is being asked at this moment, will be, or may be once an admin has
   * decided on what was due before a restore. For a caller who has locked the booking.
   */
  async asksForReview(bookingId: string, now: Date, within: EntityManager): Promise<boolean> {
    const row = await findRow(
      within,
      { id: text },
      `SELECT id FROM outbox WHERE booking_id = $1 AND kind = 'review-request'
         AND (dropped_at IS NULL OR held_at IS NOT NULL OR locked_until > $2) LIMIT 1`,
      [bookingId, now],
    );
    return row !== null;
  }

  /** Whether an email of this kind to one person was or will be sent, since an instant. */
  hasEmailSince(
    since: Date,
    of: { userId: string; kind: EmailKind },
    within: EntityManager,
  ): Promise<boolean> {
    return within.existsBy(OutboxEmail, { ...of, createdAt: MoreThan(since), droppedAt: IsNull() });
  }

  /**
   * When clients were last told that a booking has changed, or are being told at this moment; null for never. For the caller
   * who has dropped what was waiting.
   */
  async lastChangeTold(bookingId: string, now: Date, within: EntityManager): Promise<Date | null> {
    const row = await findRow(
      within,
      { at: nullable(instant) },
      `SELECT max(coalesce(sent_at, $2)) AS at FROM outbox
       WHERE booking_id = $1 AND kind IN ('booking-moved', 'booking-corrected') AND (sent_at IS NOT NULL OR locked_until > $2)`,
      [bookingId, now],
    );
    return row?.at ?? null;
  }

  /** When the emails to an unverified mailbox were sent, are being sent or will be, since an instant: latest first. */
  async toUnverified(mailbox: string, since: Date, now: Date, within: EntityManager): Promise<Date[]> {
    const rows = await queryRows(
      within,
      { at: instant },
      `SELECT at FROM (
         SELECT coalesce(sent_at, greatest(not_before, $3)) AS at FROM outbox
         WHERE unverified_mailbox = $1 AND (sent_at IS NOT NULL OR locked_until > $3 OR (${waiting('outbox')}))
       ) AS emails WHERE at > $2 ORDER BY at DESC`,
      [mailbox, since, now],
    );
    return rows.map(({ at }) => at);
  }

  /**
   * Drops emails about a booking that have not been sent. One that is being sent at this moment cannot be stopped. One about its
   * series stays: it says what is true of all of them when it is sent. Returns those that were dropped, the oldest first.
   */
  async dropWaitingOf(
    bookingId: string,
    reason: string,
    now: Date,
    within: EntityManager,
  ): Promise<DroppedEmail[]> {
    const dropped = await queryRows(
      within,
      {
        kind: oneOf(...emailKinds),
        heard: nullable(
          object({
            startsAt: text,
            endsAt: text,
            services: list(text),
            people: list(text),
            totalPriceCents: integer,
            priceKind: oneOf('fixed', 'from'),
          }),
        ),
        version: integer,
        isUnderWay: nullable(bool),
      },
      `UPDATE outbox SET dropped_at = $2, drop_reason = $3, held_at = NULL
         WHERE booking_id = $1 AND kind NOT LIKE 'series-%' AND ${unsent('outbox')}
         RETURNING kind, facts -> 'heard' AS heard, version, locked_until > $2 AS "isUnderWay"`,
      [bookingId, now, reason],
    );
    return dropped
      .filter(({ isUnderWay }) => isUnderWay !== true)
      .sort((one, other) => one.version - other.version);
  }

  /**
   * Drops what tells the client of changes of a booking and has not been sent; reminders and requests for reviews stay.
   * False when there was nothing, or it is just being sent and cannot be stopped.
   */
  async withholdNews(bookingId: string, reason: string, now: Date, within: EntityManager): Promise<boolean> {
    const dropped = await queryRows(
      within,
      { isUnderWay: nullable(bool) },
      `UPDATE outbox SET dropped_at = $2, drop_reason = $3, held_at = NULL
       WHERE booking_id = $1 AND kind LIKE 'booking-%' AND kind <> 'booking-reminder' AND ${unsent('outbox')}
       RETURNING locked_until > $2 AS "isUnderWay"`,
      [bookingId, now, reason],
    );
    return dropped.length > 0 && dropped.every(({ isUnderWay }) => isUnderWay !== true);
  }

  /**
   * Whether a client who reads that a booking takes place after all learns something: they were told that it does not, and not
   * that it does again, or its confirmation was dropped with all that followed, before any of it was sent.
   */
  async needsReinstating(
    bookingId: string,
    { cancelledAt, now }: { cancelledAt: Date | null; now: Date },
    within: EntityManager,
  ): Promise<boolean> {
    const row = await findRow(
      within,
      { isNeeded: nullable(bool) },
      `SELECT coalesce(max(version) FILTER (WHERE kind = 'booking-cancelled' AND is_told), 0)
           > coalesce(max(version) FILTER (WHERE kind = 'booking-reinstated' AND is_told), 0)
         OR bool_or(kind = 'booking-confirmed') AND NOT bool_or(is_told)
         OR EXISTS (SELECT FROM outbox WHERE created_at >= $3 AND kind = 'series-cancelled'
           AND facts -> 'bookingIds' ? $1::text AND (sent_at IS NOT NULL OR locked_until > $2)) AS "isNeeded"
       FROM (SELECT kind, version, sent_at IS NOT NULL OR locked_until > $2 IS TRUE AS is_told
         FROM outbox WHERE booking_id = $1) AS email`,
      [bookingId, now, cancelledAt],
    );
    return row?.isNeeded === true;
  }

  /** Drops emails of one kind to one person that have not been sent. */
  async dropWaitingTo(
    userId: string | null,
    kind: EmailKind,
    reason: string,
    now: Date,
    within: EntityManager,
  ): Promise<void> {
    await execute(
      within,
      `UPDATE outbox SET dropped_at = $3, drop_reason = $4, held_at = NULL, secret_link = NULL
       WHERE user_id = $1 AND kind = $2 AND ${unsent('outbox')}`,
      [userId, kind, now, reason],
    );
  }

  /** Drops emails of one kind to an address that have not been sent. */
  async dropWaitingAt(
    address: string,
    kind: EmailKind,
    reason: string,
    now: Date,
    within: EntityManager,
  ): Promise<void> {
    await execute(
      within,
      `UPDATE outbox SET dropped_at = $3, drop_reason = $4, held_at = NULL, secret_link = NULL
       WHERE to_address = $1 AND kind = $2 AND ${unsent('outbox')}`,
      [address, kind, now, reason],
    );
  }

  find(id: string): Promise<OutboxEmail | null> {
    return this.source.manager.findOneBy(OutboxEmail, { id });
  }

  /** Everything for one user, oldest first. */
  ofUser(userId: string): Promise<OutboxEmail[]> {
    return this.source.manager.find(OutboxEmail, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async moveToAccount(bookingIds: string[], userId: string, within: EntityManager): Promise<void> {
    await execute(within, `UPDATE outbox SET user_id = $1 WHERE booking_id = ANY ($2) AND user_id IS NULL`, [
      userId,
      bookingIds,
    ]);
  }

  /**
   * Deletes all emails to a person, what they wrote to the salon, and what names them to others. Blanked rows would be filled again by a worker that is
   * sending one of them; deleted ones stay deleted.
   */
  async deleteOf({ userId, emailKey }: Addressee, within: EntityManager): Promise<void> {
    await execute(
      within,
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
      where: { ...(state && IN_STATE[state]), ...(kind && { kind }) },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: page.pageSize,
      skip: rowsBefore(page),
    });
    return { items, total };
  }

  /**
   * How many emails wait that are given up before the given instant, when the first of them is, and how many were given up.
   * Unlike `notBefore`, that instant stays the same whatever is tried.
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
    return this.source.getRepository(OutboxEmail).countBy(IN_STATE.failed);
  }

  /** How many failed, and how many are still waiting that were due, or were tried without success, before the given instant. */
  async countTroubled(dueBefore: Date): Promise<{ failed: number; overdue: number }> {
    const emails = this.source.getRepository(OutboxEmail);
    const failed = await emails.countBy(IN_STATE.failed);
    const overdue = await emails.countBy([
      { ...IN_STATE.waiting, notBefore: LessThanOrEqual(dueBefore) },
      { ...IN_STATE.waiting, createdAt: LessThanOrEqual(dueBefore), lastError: Not('') },
    ]);
    return { failed, overdue };
  }

  /** Another attempt at once; false if the email has been sent or dropped, or is being sent. */
  async retry(id: string, now: Date, giveUpAt: Date, within: EntityManager): Promise<boolean> {
    const changed = await countChanged(
      within,
      `UPDATE outbox SET failed_at = NULL, attempts = 0, not_before = $2, give_up_at = $3
       WHERE id = $1 AND sent_at IS NULL AND dropped_at IS NULL AND (locked_until IS NULL OR locked_until <= $2)`,
      [id, now, giveUpAt],
    );
    return changed === 1;
  }

  /** Deletes emails that are done, or that nobody decided on, and were due or held before the given instant. */
  async prune(before: Date): Promise<void> {
    await execute(
      this.source,
      `DELETE FROM outbox WHERE greatest(not_before, held_at) < $1 AND NOT (${waiting('outbox')})`,
      [before],
    );
  }
}
