import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type EpochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { bool, type ColumnsOf, integer, localDate, nullable, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import type { DaySpan } from '../overview/figures.js';

/** A client with a completed booking in a period. */
export interface SeenClient {
  /** Their first one in the period, in minutes since 1970. */
  firstAt: number;
  /** True if they had one before the period. */
  isReturning: boolean;
}

/** Completed bookings: the whole salon's if no team member is given. */
export interface RebookedFigure {
  staffId: string | null;
  staffName: string;
  done: number;
  /** The number of these with a known client. */
  known: number;
  rebooked: number;
}

/** The clients of a month, and how many of them came again. */
export interface SeenAgainFigure {
  /** The first day of the month. */
  day: LocalDate;
  clients: number;
  seenAgain: number;
  newClients: number;
  newSeenAgain: number;
}

const seenAgainColumns: ColumnsOf<SeenAgainFigure> = {
  day: localDate,
  clients: integer,
  seenAgain: integer,
  newClients: integer,
  newSeenAgain: integer,
};

const rebookedFigureColumns: ColumnsOf<RebookedFigure> = {
  staffId: nullable(text),
  staffName: text,
  done: integer,
  known: integer,
  rebooked: integer,
};

/** The client of a booking, with or without an account; null if unknown or erased. */
export const CLIENT = 'coalesce(booking.client_id, booking.card_id)';

/** True if the client made a later booking between arriving and a day after leaving. */
export const IS_REBOOKED = `EXISTS (
  SELECT FROM bookings AS coming
  WHERE (coming.client_id = ${CLIENT} OR coming.card_id = ${CLIENT}) AND coming.id <> booking.id
    AND coming.starts_at > booking.ends_at
    AND coming.created_at BETWEEN booking.starts_at AND booking.ends_at + interval '24 hours')`;

/** Clients of a period, each with their first booking in it. */
const seenBetween = (
  start: string,
  end: string,
) => `SELECT DISTINCT ON (${CLIENT}) booking.id, ${CLIENT} AS client, booking.starts_at,
    EXISTS (
      SELECT FROM bookings AS earlier WHERE (earlier.client_id = ${CLIENT} OR earlier.card_id = ${CLIENT})
        AND earlier.status = 'done' AND earlier.starts_at < ${start}
    ) AS is_returning
  FROM bookings AS booking
  WHERE booking.starts_at >= ${start} AND booking.starts_at < ${end} AND booking.status = 'done'
    AND ${CLIENT} IS NOT NULL
  ORDER BY ${CLIENT}, booking.starts_at, booking.id`;

/** The same; `$1` and `$2` are the bounds. */
export const SEEN = seenBetween('$1', '$2');

/** True if a client in `seen` came again within ninety days of their first booking in the period. */
export const IS_SEEN_AGAIN = `EXISTS (
  SELECT FROM bookings AS later WHERE (later.client_id = seen.client OR later.card_id = seen.client)
    AND later.status = 'done' AND later.starts_at > seen.starts_at
    AND later.starts_at <= seen.starts_at + interval '90 days')`;

@Injectable()
export class ClientsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  seenWithin({ start, end }: Interval<EpochMinute>): Promise<SeenClient[]> {
    return queryRows(
      this.source,
      { firstAt: integer, isReturning: bool },
      `SELECT (extract(epoch FROM starts_at) / 60)::float8 AS "firstAt", is_returning AS "isReturning"
       FROM (${SEEN}) AS seen`,
      [toIso(start), toIso(end)],
    );
  }

  /** Month by month; months without clients are left out. */
  seenAgainWithin(months: DaySpan[]): Promise<SeenAgainFigure[]> {
    return queryRows(
      this.source,
      seenAgainColumns,
      `WITH visits AS (
         SELECT months.day, seen.is_returning, ${IS_SEEN_AGAIN} AS is_again
         FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS months (day, starts, ends),
           LATERAL (${seenBetween('months.starts', 'months.ends')}) AS seen
       )
       SELECT day, count(*)::int AS clients, count(*) FILTER (WHERE is_again)::int AS "seenAgain",
         count(*) FILTER (WHERE NOT is_returning)::int AS "newClients",
         count(*) FILTER (WHERE NOT is_returning AND is_again)::int AS "newSeenAgain"
       FROM visits GROUP BY day`,
      [
        months.map(({ day }) => day),
        months.map(({ start }) => toIso(start)),
        months.map(({ end }) => toIso(end)),
      ],
    );
  }

  /** For the whole salon, and for each team member the bookings in which they took part. */
  rebookedWithin({ start, end }: Interval<EpochMinute>): Promise<RebookedFigure[]> {
    return queryRows(
      this.source,
      rebookedFigureColumns,
      `WITH done AS (
         SELECT booking.id, ${CLIENT} AS client, ${CLIENT} IS NOT NULL AND ${IS_REBOOKED} AS is_rebooked
         FROM bookings AS booking
         WHERE booking.starts_at >= $1 AND booking.starts_at < $2 AND booking.status = 'done'
       ), part AS (
         SELECT NULL::uuid AS staff_id, '' AS staff_name, done.id, done.client, done.is_rebooked FROM done
         UNION ALL
         SELECT line.staff_id, max(line.staff_name), done.id, done.client, done.is_rebooked
         FROM done JOIN booking_lines AS line ON line.booking_id = done.id
         GROUP BY line.staff_id, done.id, done.client, done.is_rebooked
       )
       SELECT staff_id AS "staffId", max(staff_name) AS "staffName", count(*)::int AS done,
         count(client)::int AS known, count(*) FILTER (WHERE is_rebooked)::int AS rebooked
       FROM part GROUP BY staff_id ORDER BY max(staff_name)`,
      [toIso(start), toIso(end)],
    );
  }
}
