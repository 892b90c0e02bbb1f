import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { integer, text } from '../../database/columns.js';
import { findRow, queryRows } from '../../database/rows.js';

@Injectable()
export class BookingCountsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async coming(now: Date, tx: EntityManager): Promise<number> {
    const row = await findRow(
      tx,
      { coming: integer },
      `SELECT count(*)::int AS coming FROM bookings WHERE status = 'confirmed' AND starts_at > $1`,
      [now],
    );
    return row?.coming ?? 0;
  }

  /** The number of upcoming bookings per team member, by id. */
  async upcomingByStaff(now: Date, tx: EntityManager = this.source.manager): Promise<Map<string, number>> {
    const rows = await queryRows(
      tx,
      { id: text, upcoming: integer },
      `SELECT line.staff_id AS id, count(DISTINCT booking.id)::int AS upcoming
       FROM booking_lines line JOIN bookings booking ON booking.id = line.booking_id
       WHERE line.ends_at > $1 AND booking.status IN ('confirmed', 'arrived')
       GROUP BY line.staff_id`,
      [now],
    );
    return new Map(rows.map(({ id, upcoming }) => [id, upcoming]));
  }

  /** The number of upcoming bookings per service, by id, for every service that was ever booked. */
  async upcomingByService(now: Date, tx: EntityManager = this.source.manager): Promise<Map<string, number>> {
    const rows = await queryRows(
      tx,
      { id: text, upcoming: integer },
      `SELECT line.service_id AS id,
         count(DISTINCT booking.id) FILTER (WHERE booking.status = 'confirmed' AND booking.starts_at > $1)::int
           AS upcoming
       FROM booking_lines line JOIN bookings booking ON booking.id = line.booking_id
       GROUP BY line.service_id`,
      [now],
    );
    return new Map(rows.map(({ id, upcoming }) => [id, upcoming]));
  }
}
