import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type EpochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import {
  type ColumnsOf,
  decimal,
  integer,
  list,
  money,
  object,
  oneOf,
  text,
} from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import type { DoneLine } from './domain/work.js';

/** A completed service with its booked price; zero if booked in another currency. */
export interface DoneWork extends DoneLine {
  id: string;
  reference: string;
  clientName: string;
  serviceId: string;
  title: string;
  staffName: string;
  cents: number;
}

const doneWorkColumns: ColumnsOf<DoneWork> = {
  id: text,
  reference: text,
  clientName: text,
  serviceId: text,
  title: text,
  staffName: text,
  cents: money,
  bookingId: text,
  staffId: text,
  start: integer,
  segments: list(object({ kind: oneOf('active', 'processing'), minutes: integer })),
  bufferMinutes: integer,
};

export interface Cancellation {
  /** From the cancellation to the start; negative if the booking had begun. */
  minutes: number;
  by: 'client' | 'salon';
}

export interface Absence extends Interval {
  staffId: string;
}

const absenceColumns: ColumnsOf<Absence> = { staffId: text, start: integer, end: integer };

/** Reads completed and cancelled work, by the booking's start, like the Order List. */
@Injectable()
export class WorkRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** In order of time. */
  doneWithin({ start, end }: Interval<EpochMinute>, currency: string): Promise<DoneWork[]> {
    return queryRows(
      this.source,
      doneWorkColumns,
      `SELECT line.id, booking.id AS "bookingId", booking.reference, booking.client_name AS "clientName",
         line.service_id AS "serviceId", line.title, line.staff_id AS "staffId", line.staff_name AS "staffName",
         CASE WHEN booking.currency = $3 THEN line.price_cents ELSE 0 END AS cents,
         (extract(epoch FROM line.starts_at) / 60)::float8 AS start, line.segments, line.buffer_minutes AS "bufferMinutes"
       FROM bookings AS booking JOIN booking_lines AS line ON line.booking_id = booking.id
       WHERE booking.starts_at >= $1 AND booking.starts_at < $2 AND booking.status = 'done'
       ORDER BY line.starts_at, line.id`,
      [toIso(start), toIso(end), currency],
    );
  }

  /** Bookings on those days that were cancelled, at any time. */
  cancelledWithin({ start, end }: Interval<EpochMinute>): Promise<Cancellation[]> {
    return queryRows(
      this.source,
      { minutes: decimal, by: oneOf('client', 'salon') },
      `SELECT (extract(epoch FROM starts_at - cancelled_at) / 60)::float8 AS minutes,
         coalesce(cancelled_by, 'salon') AS by
       FROM bookings WHERE starts_at >= $1 AND starts_at < $2 AND status = 'cancelled'`,
      [toIso(start), toIso(end)],
    );
  }

  absencesWithin({ start, end }: Interval<EpochMinute>): Promise<Absence[]> {
    return queryRows(
      this.source,
      absenceColumns,
      `SELECT staff_id AS "staffId", (extract(epoch FROM starts_at) / 60)::float8 AS start,
         (extract(epoch FROM ends_at) / 60)::float8 AS "end"
       FROM time_off WHERE starts_at < $2 AND ends_at > $1 ORDER BY starts_at`,
      [toIso(start), toIso(end)],
    );
  }
}
