import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { columnsOf, rowsJson } from '../../database/rows-json.js';
import type { Statement, WriteBatch } from '../../database/statement.js';
import { Booking, type BookingLineRecord, type BookingRecord } from './booking.entity.js';
import { BookingEvent, type NewBookingEvent } from './booking-event.entity.js';
import { BookingLine } from './booking-line.entity.js';
import type { BookingStatus } from './domain/booking-status.js';

export interface BookingChange {
  booking: BookingRecord;
  verb: string;
  fromStatus: BookingStatus;
  actorId: string;
  at: Date;
  detail?: Record<string, string>;
}

/** The columns that any change to a booking may write. */
const changeableColumns = [
  'status',
  'starts_at',
  'ends_at',
  'cancellation_deadline',
  'total_price_cents',
  'price_kind',
  'cancelled_at',
  'cancelled_by',
  'cancel_reason',
  'note',
  'version',
];

/** The client's columns, which change only when the booking is given to someone else. */
const ownerColumns = [
  'client_id',
  'card_id',
  'looked_after_by',
  'client_name',
  'client_email',
  'client_phone',
  'unverified_mailbox',
  'lang',
];

const changeableLineColumns = [
  'staff_id',
  'staff_name',
  'any_staff',
  'starts_at',
  'ends_at',
  'segments',
  'buffer_minutes',
  'price_cents',
  'price_kind',
  'price_reason',
];

const assigned = (columns: readonly string[]): string =>
  columns.map((column) => `${column} = changed.${column}`).join(', ');

const eventOf = ({
  booking,
  verb,
  fromStatus,
  actorId,
  at,
  detail = {},
}: BookingChange): NewBookingEvent => ({
  bookingId: booking.id,
  at,
  actorId,
  verb,
  fromStatus,
  toStatus: booking.status,
  detail,
});

/** Builds the statements that write bookings. */
@Injectable()
export class BookingWrites {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Inserts new bookings with their lines and history. */
  insertBatch(bookings: BookingRecord[], events: NewBookingEvent[]): WriteBatch {
    const lines = bookings.flatMap((booking) => booking.lines);
    const columns = columnsOf(this.source, Booking);
    return {
      insertBooking: {
        sql: `INSERT INTO bookings (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::bookings, $1)`,
        values: [rowsJson(this.source, Booking, bookings)],
      },
      insertLines: this.insertLinesStatement(lines),
      insertEvent: this.insertEventsStatement(events),
    };
  }

  private insertEventsStatement(events: NewBookingEvent[]): Statement {
    const columns = columnsOf(this.source, BookingEvent);
    return {
      sql: `INSERT INTO booking_events (${columns})
        SELECT ${columns} FROM jsonb_populate_recordset(NULL::booking_events, $1)`,
      values: [rowsJson(this.source, BookingEvent, events)],
    };
  }

  private insertLinesStatement(lines: BookingLineRecord[]): Statement {
    const ofLine = columnsOf(this.source, BookingLine);
    return {
      sql: `INSERT INTO booking_lines (${ofLine})
        SELECT ${ofLine} FROM jsonb_populate_recordset(NULL::booking_lines, $1)`,
      values: [rowsJson(this.source, BookingLine, lines)],
    };
  }

  /** Writes the changes, adds to the history and raises the version. */
  changeBatch(change: BookingChange): WriteBatch {
    const { booking } = change;
    booking.version += 1;
    return {
      updateBooking: this.updateBookingStatement(booking, changeableColumns),
      updateLines: this.updateLinesStatement(booking.lines),
      insertEvent: this.insertEventsStatement([eventOf(change)]),
    };
  }

  /** The same for a booking whose lines, and perhaps client, change. The old lines must be deleted first. */
  rewriteBatches(change: BookingChange): [WriteBatch, WriteBatch] {
    const { booking } = change;
    booking.version += 1;
    const deleteLines = { sql: `DELETE FROM booking_lines WHERE booking_id = $1`, values: [booking.id] };
    const rewriting = {
      updateBooking: this.updateBookingStatement(booking, [...changeableColumns, ...ownerColumns]),
      insertLines: this.insertLinesStatement(booking.lines),
      insertEvent: this.insertEventsStatement([eventOf(change)]),
    };
    return [{ deleteLines }, rewriting];
  }

  /** Null without lines. */
  needsStatement(lines: Pick<BookingLineRecord, 'id' | 'resources'>[]): Statement | null {
    if (lines.length === 0) return null;
    return {
      sql: `UPDATE booking_lines AS line SET resources = changed.resources
        FROM unnest($1::uuid[], $2::jsonb[]) AS changed (id, resources) WHERE line.id = changed.id`,
      values: [lines.map(({ id }) => id), lines.map(({ resources }) => JSON.stringify(resources))],
    };
  }

  private updateBookingStatement(booking: BookingRecord, columns: readonly string[]): Statement {
    return {
      sql: `UPDATE bookings AS booking SET ${assigned(columns)}
        FROM jsonb_populate_recordset(NULL::bookings, $1) AS changed WHERE booking.id = changed.id`,
      values: [rowsJson(this.source, Booking, [booking])],
    };
  }

  private updateLinesStatement(lines: BookingLineRecord[]): Statement {
    return {
      sql: `UPDATE booking_lines AS line SET ${assigned(changeableLineColumns)}
        FROM jsonb_populate_recordset(NULL::booking_lines, $1) AS changed WHERE line.id = changed.id`,
      values: [rowsJson(this.source, BookingLine, lines)],
    };
  }
}
