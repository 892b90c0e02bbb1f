import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { type EpochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { type ColumnsOf, instant, integer, money, text } from '../../database/columns.js';
import { findRow, queryRows } from '../../database/rows.js';
import { CLIENT, IS_REBOOKED, IS_SEEN_AGAIN, SEEN } from './clients.repository.js';
import type { BookingFigure } from './domain/figures.js';
import type { Canceller } from './dto/rows.dto.js';
import { leadMinutes, type Lead, leads } from './domain/leads.js';

export interface BookingRow {
  id: string;
  reference: string;
  startsAt: Date;
  clientName: string;
  titles: string;
  staffNames: string;
  cents: number;
  reason: string;
}

const bookingRowColumns: ColumnsOf<BookingRow> = {
  id: text,
  reference: text,
  startsAt: instant,
  clientName: text,
  titles: text,
  staffNames: text,
  cents: money,
  reason: text,
};

export interface FoundRows<Row> {
  rows: Row[];
  total: number;
  /** The total of all pages. */
  cents: number;
}

export interface BookingRowsQuery {
  figure: Exclude<BookingFigure, 'work' | 'gap'>;
  bounds: Interval<EpochMinute>;
  currency: string;
  staffId?: string | undefined;
  lead?: Lead | undefined;
  by?: Canceller | undefined;
}

const WITHIN = 'booking.starts_at >= $1 AND booking.starts_at < $2';

/**
 * SQL for the bookings behind each figure; `$1` and `$2` are the bounds, `$3` a team member, `$4` and `$5` the lead,
 * `$6` who cancelled.
 */
const matchingByFigure: Record<BookingRowsQuery['figure'], string> = {
  done: `${WITHIN} AND booking.status = 'done'`,
  'no-shows': `${WITHIN} AND booking.status = 'no-show'`,
  cancelled: `${WITHIN} AND booking.status = 'cancelled'
    AND booking.starts_at - booking.cancelled_at > $4::interval AND booking.starts_at - booking.cancelled_at <= $5::interval`,
  clients: `booking.id IN (SELECT id FROM (${SEEN}) AS seen)`,
  unknown: `${WITHIN} AND booking.status = 'done' AND ${CLIENT} IS NULL`,
  'new-clients': `booking.id IN (SELECT id FROM (${SEEN}) AS seen WHERE NOT is_returning)`,
  'returning-clients': `booking.id IN (SELECT id FROM (${SEEN}) AS seen WHERE is_returning)`,
  'seen-again': `booking.id IN (SELECT id FROM (${SEEN}) AS seen WHERE ${IS_SEEN_AGAIN})`,
  rebooked: `${WITHIN} AND booking.status = 'done' AND ${CLIENT} IS NOT NULL AND ${IS_REBOOKED}`,
};

/** Lists the bookings behind a figure, in order of time. */
@Injectable()
export class BookingRowsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async list(query: BookingRowsQuery, page: Page): Promise<FoundRows<BookingRow>> {
    const { figure, bounds, currency, staffId, lead, by } = query;
    const values = [toIso(bounds.start), toIso(bounds.end), staffId ?? null, ...leadBounds(lead), by ?? null];
    const matching = `${matchingByFigure[figure]} AND ($3::uuid IS NULL OR EXISTS (
        SELECT FROM booking_lines AS own WHERE own.booking_id = booking.id AND own.staff_id = $3))
      AND $4::interval < $5::interval AND ($6::text IS NULL OR coalesce(booking.cancelled_by, 'salon') = $6)`;
    const cents = 'CASE WHEN booking.currency = $7 THEN booking.total_price_cents ELSE 0 END';
    const tally = await findRow(
      this.source,
      { total: integer, cents: money },
      `SELECT count(*)::int AS total, coalesce(sum(${cents}), 0) AS cents
       FROM bookings AS booking WHERE ${matching}`,
      [...values, currency],
    );
    const rows = await queryRows(
      this.source,
      bookingRowColumns,
      `SELECT booking.id, booking.reference, booking.starts_at AS "startsAt", booking.client_name AS "clientName",
         lines.titles, lines."staffNames", ${cents} AS cents, booking.cancel_reason AS reason
       FROM bookings AS booking, LATERAL (
         SELECT coalesce(string_agg(title, ', ' ORDER BY position), '') AS titles,
           coalesce(string_agg(DISTINCT staff_name, ', '), '') AS "staffNames"
         FROM booking_lines WHERE booking_id = booking.id
       ) AS lines
       WHERE ${matching} ORDER BY booking.starts_at, booking.id LIMIT $8 OFFSET $9`,
      [...values, currency, page.pageSize, rowsBefore(page)],
    );
    return { rows, total: tally?.total ?? 0, cents: tally?.cents ?? 0 };
  }
}

/** Longer than any booking is made ahead. */
const EVER = '100 years';

/** Exclusive lower and inclusive upper bound, as intervals. */
function leadBounds(lead: Lead | undefined): [string, string] {
  if (lead === undefined) return [`-${EVER}`, EVER];
  const minutes = leadMinutes[lead];
  const shorter = leads[leads.indexOf(lead) - 1];
  return [
    shorter === undefined ? `-${EVER}` : `${leadMinutes[shorter]} minutes`,
    Number.isFinite(minutes) ? `${minutes} minutes` : EVER,
  ];
}
