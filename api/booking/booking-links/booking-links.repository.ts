import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, type ColumnsOf, nullable, text } from '../../database/columns.js';
import { execute, findRow } from '../../database/rows.js';

/** The booking that a link leads to. */
export interface LinkedBooking {
  bookingId: string;
  clientId: string | null;
  cardId: string | null;
  lookedAfterBy: string | null;
  clientEmail: string;
  /** The client may still move or cancel the booking, and its start has not changed since the email. */
  isOpen: boolean;
}

const linkedBookingColumns: ColumnsOf<LinkedBooking> = {
  bookingId: text,
  clientId: nullable(text),
  cardId: nullable(text),
  lookedAfterBy: nullable(text),
  clientEmail: text,
  isOpen: bool,
};

@Injectable()
export class BookingLinksRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Inserts a link for the reader of this address. Returns false without inserting unless the booking has that
   * address, starts when the email says, and its client may still change it. Waits for concurrent changes of the booking, whose trigger then sees
   * the link.
   */
  async insert(
    codeHash: Buffer,
    { bookingId, address, startsAt }: { bookingId: string; address: string; startsAt: Date },
    now: Date,
  ): Promise<boolean> {
    const row = await findRow(
      this.source,
      { bookingId: text },
      `INSERT INTO booking_links (code_hash, booking_id, starts_at, created_at)
       SELECT $1, id, starts_at, $4 FROM bookings
       WHERE id = $2 AND client_email = $3 AND starts_at = $5 AND num_nonnulls(client_id, card_id) > 0
         AND status = 'confirmed' AND cancellation_deadline >= $4
       FOR SHARE
       RETURNING booking_id AS "bookingId"`,
      [codeHash, bookingId, address, now, startsAt],
    );
    return row !== null;
  }

  find(codeHash: Buffer, now: Date): Promise<LinkedBooking | null> {
    return findRow(
      this.source,
      linkedBookingColumns,
      `SELECT booking.id AS "bookingId", client_id AS "clientId", card_id AS "cardId", looked_after_by AS "lookedAfterBy", client_email AS "clientEmail",
         booking.starts_at = link.starts_at AND status = 'confirmed' AND cancellation_deadline >= $2 AS "isOpen"
       FROM booking_links AS link JOIN bookings AS booking ON booking.id = link.booking_id
       WHERE code_hash = $1`,
      [codeHash, now],
    );
  }

  /** True if the link exists and the booking still starts when the email said. */
  async isGood(
    codeHash: Buffer,
    { id, startsAt }: { id: string; startsAt: Date },
    tx: EntityManager = this.source.manager,
  ): Promise<boolean> {
    const row = await findRow(
      tx,
      { bookingId: text },
      `SELECT booking_id AS "bookingId" FROM booking_links
       WHERE code_hash = $1 AND booking_id = $2 AND starts_at = $3`,
      [codeHash, id, startsAt],
    );
    return row !== null;
  }

  /** Deletes the links of bookings whose original start is before this instant. */
  async sweep(before: Date): Promise<void> {
    await execute(this.source, `DELETE FROM booking_links WHERE starts_at < $1`, [before]);
  }
}
