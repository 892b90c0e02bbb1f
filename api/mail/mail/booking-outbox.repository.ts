import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { DropReason } from '../../common/words/notice.js';
import { bool, instant, integer, list, nullable, object, oneOf, text } from '../../database/columns.js';
import { findRow, queryRows } from '../../database/rows.js';
import { type EmailKind, emailKinds } from '../email-templates/email-kinds.js';
import type { HeardTerms } from '../email-templates/heard-terms.js';
import { OutboxEmail, unsent, waiting } from './outbox-email.entity.js';

/** An email that was dropped before it was sent. */
export interface DroppedEmail {
  kind: EmailKind;
  /** The terms its reader knew before, if it was about a change. */
  heard: HeardTerms | null;
}

/** The emails about a booking: which ones its client received, and which to drop. */
@Injectable()
export class BookingOutboxRepository {
  /** True if an email of this kind about the booking was or will be sent. Dropped ones don't count. */
  hasEmail(bookingId: string, kind: EmailKind, tx: EntityManager): Promise<boolean> {
    return tx.existsBy(OutboxEmail, { bookingId, kind, droppedAt: IsNull() });
  }

  /**
   * True if a review request for the booking was sent, is being sent, is queued, or is held for an admin after a
   * restore. For a caller who has locked the booking.
   */
  async asksForReview(bookingId: string, now: Date, tx: EntityManager): Promise<boolean> {
    const row = await findRow(
      tx,
      { id: text },
      `SELECT id FROM outbox WHERE booking_id = $1 AND kind = 'review-request'
         AND (dropped_at IS NULL OR held_at IS NOT NULL OR locked_until > $2) LIMIT 1`,
      [bookingId, now],
    );
    return row !== null;
  }

  /**
   * Time of the last email to the client about a change to the booking, sent or being sent; null for never. For a
   * caller who has dropped waiting emails.
   */
  async lastChangeTold(bookingId: string, now: Date, tx: EntityManager): Promise<Date | null> {
    const row = await findRow(
      tx,
      { at: nullable(instant) },
      `SELECT max(coalesce(sent_at, $2)) AS at FROM outbox
       WHERE booking_id = $1 AND kind IN ('booking-moved', 'booking-corrected') AND (sent_at IS NOT NULL OR locked_until > $2)`,
      [bookingId, now],
    );
    return row?.at ?? null;
  }

  /** Times of emails to an unverified mailbox since an instant, past or planned, latest first. */
  async toUnverified(mailbox: string, since: Date, now: Date, tx: EntityManager): Promise<Date[]> {
    const rows = await queryRows(
      tx,
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
   * Drops unsent emails about a booking. One that is just being sent can't be stopped. Emails about its series
   * stay: on sending, they describe the current state of all its bookings. Returns the dropped ones, oldest
   * first.
   */
  async dropWaitingOf(
    bookingId: string,
    reason: DropReason,
    now: Date,
    tx: EntityManager,
  ): Promise<DroppedEmail[]> {
    const dropped = await queryRows(
      tx,
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
   * Drops unsent emails that tell the client about changes of a booking. Reminders and review requests stay. Returns
   * false if there were none, or one is just being sent.
   */
  async withholdChangeEmails(
    bookingId: string,
    reason: DropReason,
    now: Date,
    tx: EntityManager,
  ): Promise<boolean> {
    const dropped = await queryRows(
      tx,
      { isUnderWay: nullable(bool) },
      `UPDATE outbox SET dropped_at = $2, drop_reason = $3, held_at = NULL
       WHERE booking_id = $1 AND kind LIKE 'booking-%' AND kind <> 'booking-reminder' AND ${unsent('outbox')}
       RETURNING locked_until > $2 AS "isUnderWay"`,
      [bookingId, now, reason],
    );
    return dropped.length > 0 && dropped.every(({ isUnderWay }) => isUnderWay !== true);
  }

  /**
   * True if a reinstatement is news to the client: they were told of the cancellation, and not of a later
   * reinstatement, or all emails since the confirmation were dropped unsent.
   */
  async needsReinstating(
    bookingId: string,
    { cancelledAt, now }: { cancelledAt: Date | null; now: Date },
    tx: EntityManager,
  ): Promise<boolean> {
    const row = await findRow(
      tx,
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
}
