import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { bool, type ColumnsOf, instant, oneOf, text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { type DropReason, sayDropReason } from '../../common/words/notice.js';
import { mainLanguage } from '../../words/languages.gen.js';
import type { BookingEmailKind } from '../email-templates/email-kinds.js';
import type { ChangeOfBooking, LetterAboutChange } from '../letters/letter-about-change.js';
import { unsent } from './outbox-email.entity.js';

const letterAboutChangeColumns: ColumnsOf<LetterAboutChange> = {
  bookingId: text,
  state: oneOf('waiting', 'sent', 'failed'),
  at: instant,
};

/** Emails dropped for these reasons are restored when the change is undone. */
const revived: DropReason[] = ['moved', 'cancelled'];

/** During an upgrade, an instance of an earlier version stores the sentence instead. */
const revivedAsWritten = [...revived, ...revived.map((reason) => sayDropReason(reason, mainLanguage))];

/** Emails that tell a client about a change by the desk. They include waiting news: a correction, or the booking itself. */
const changeKinds: BookingEmailKind[] = [
  'booking-moved',
  'booking-corrected',
  'booking-confirmed',
  'booking-handed-over',
  'booking-cancelled',
];

/** The outbox for those who change a booking and may undo it. */
@Injectable()
export class BookingLettersRepository {
  about(changes: ChangeOfBooking[], tx: EntityManager): Promise<LetterAboutChange[]> {
    return queryRows(
      tx,
      letterAboutChangeColumns,
      `SELECT booking_id AS "bookingId", coalesce(sent_at, failed_at, not_before) AS at,
         CASE WHEN sent_at IS NOT NULL THEN 'sent'
           WHEN failed_at IS NOT NULL OR dropped_at IS NOT NULL THEN 'failed' ELSE 'waiting' END AS state
       FROM outbox JOIN unnest($1::uuid[], $2::int[]) AS change (id, version)
         ON booking_id = change.id AND outbox.version = change.version
       WHERE kind = ANY ($3)`,
      [changes.map(({ bookingId }) => bookingId), changes.map(({ version }) => version), changeKinds],
    );
  }

  /** True if the client was told about the change, or is being told. Until the transaction ends, no sending starts. */
  async haveLeft({ bookingId, version }: ChangeOfBooking, now: Date, tx: EntityManager): Promise<boolean> {
    const letters = await queryRows(
      tx,
      { hasLeft: bool },
      `SELECT sent_at IS NOT NULL OR coalesce(locked_until > $3, false) AS "hasLeft" FROM outbox
       WHERE booking_id = $1 AND version = $2 AND kind = ANY ($4) FOR UPDATE`,
      [bookingId, version, now, changeKinds],
    );
    return letters.some(({ hasLeft }) => hasLeft);
  }

  async drop({ bookingId, version }: ChangeOfBooking, now: Date, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `UPDATE outbox SET dropped_at = $3, drop_reason = 'undone', held_at = NULL
       WHERE booking_id = $1 AND version = $2 AND ${unsent('outbox')}`,
      [bookingId, version, now],
    );
  }

  /** Restores emails dropped because of the change, such as the reminder of the old time. */
  async revive({ bookingId, version }: ChangeOfBooking, since: Date, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `UPDATE outbox SET dropped_at = NULL, drop_reason = ''
       WHERE booking_id = $1 AND version < $2 AND dropped_at >= $3 AND held_at IS NULL AND drop_reason = ANY ($4)`,
      [bookingId, version, since, revivedAsWritten],
    );
  }
}
