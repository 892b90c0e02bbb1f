import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type EpochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { type ColumnsOf, integer, localDate, money, oneOf, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import type { DaySpan, StatusFigure, WorkFigure } from './figures.js';
import { bookingStatuses } from '../../booking/booking-records/domain/booking-status.js';

const workFigureColumns: ColumnsOf<WorkFigure> = {
  serviceId: text,
  title: text,
  staffId: text,
  staffName: text,
  lines: integer,
  cents: money,
};

const statusFigureColumns: ColumnsOf<StatusFigure> = {
  day: localDate,
  status: oneOf(...bookingStatuses),
  bookings: integer,
  cents: money,
};

/** Adds up the diary. Each query uses the index on booking starts. */
@Injectable()
export class FiguresRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** By day, because days are in the salon's time zone and vary in length. */
  byDayAndStatus(days: DaySpan[], currency: string): Promise<StatusFigure[]> {
    return queryRows(
      this.source,
      statusFigureColumns,
      `SELECT days.day, booking.status, count(*)::int AS bookings,
         coalesce(sum(booking.total_price_cents) FILTER (WHERE booking.currency = $4), 0) AS cents
       FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS days (day, starts, ends)
       JOIN bookings AS booking ON booking.starts_at >= days.starts AND booking.starts_at < days.ends
       GROUP BY days.day, booking.status`,
      [
        days.map(({ day }) => day),
        days.map(({ start }) => toIso(start)),
        days.map(({ end }) => toIso(end)),
        currency,
      ],
    );
  }

  /** For one day: the bookings that this team member takes part in, and the total of their own lines. */
  partByStatus({ day, start, end }: DaySpan, staffId: string, currency: string): Promise<StatusFigure[]> {
    return queryRows(
      this.source,
      statusFigureColumns,
      `SELECT $1::text AS day, booking.status, count(DISTINCT booking.id)::int AS bookings,
         coalesce(sum(line.price_cents) FILTER (WHERE booking.currency = $5), 0) AS cents
       FROM bookings AS booking JOIN booking_lines AS line ON line.booking_id = booking.id AND line.staff_id = $4
       WHERE booking.starts_at >= $2 AND booking.starts_at < $3
       GROUP BY booking.status`,
      [day, toIso(start), toIso(end), staffId, currency],
    );
  }

  /** Uses the names in the latest booking, because services and people may have been renamed. */
  byWork({ start, end }: Interval<EpochMinute>, currency: string): Promise<WorkFigure[]> {
    return queryRows(
      this.source,
      workFigureColumns,
      `SELECT line.service_id AS "serviceId", (array_agg(line.title ORDER BY line.starts_at DESC))[1] AS title,
         line.staff_id AS "staffId", (array_agg(line.staff_name ORDER BY line.starts_at DESC))[1] AS "staffName",
         count(*)::int AS lines,
         coalesce(sum(line.price_cents) FILTER (WHERE booking.status = 'done' AND booking.currency = $3), 0)
           AS cents
       FROM bookings AS booking JOIN booking_lines AS line ON line.booking_id = booking.id
       WHERE booking.starts_at >= $1 AND booking.starts_at < $2
         AND booking.status IN ('confirmed', 'arrived', 'done')
       GROUP BY line.service_id, line.staff_id`,
      [toIso(start), toIso(end), currency],
    );
  }

  /** The number of bookings in that period in which each person takes part, without cancelled ones and no-shows. */
  async bookingsByStaff({ start, end }: Interval<EpochMinute>): Promise<Map<string, number>> {
    const rows = await queryRows(
      this.source,
      { staffId: text, bookings: integer },
      `SELECT line.staff_id AS "staffId", count(DISTINCT booking.id)::int AS bookings
       FROM bookings AS booking JOIN booking_lines AS line ON line.booking_id = booking.id
       WHERE booking.starts_at >= $1 AND booking.starts_at < $2
         AND booking.status IN ('confirmed', 'arrived', 'done')
       GROUP BY line.staff_id`,
      [toIso(start), toIso(end)],
    );
    return new Map(rows.map(({ staffId, bookings }) => [staffId, bookings]));
  }
}
