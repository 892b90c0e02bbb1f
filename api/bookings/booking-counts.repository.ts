import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClientTally } from '../clients/client-bookings.js';

@Injectable()
export class BookingCountsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** How many bookings each team member still has, by their id. */
  async upcomingByStaff(
    now: Date,
    within: EntityManager = this.source.manager,
  ): Promise<Map<string, number>> {
    const rows: { id: string; upcoming: number }[] = await within.query(
      `SELECT line.staff_id AS id, count(DISTINCT booking.id)::int AS upcoming
       FROM booking_lines line JOIN bookings booking ON booking.id = line.booking_id
       WHERE line.ends_at > $1 AND booking.status IN ('confirmed', 'arrived')
       GROUP BY line.staff_id`,
      [now],
    );
    return new Map(rows.map(({ id, upcoming }) => [id, upcoming]));
  }

  /** How many bookings of each service are still to come, by its id, for every service that was ever booked. */
  async upcomingByService(
    now: Date,
    within: EntityManager = this.source.manager,
  ): Promise<Map<string, number>> {
    const rows: { id: string; upcoming: number }[] = await within.query(
      `SELECT line.service_id AS id,
         count(DISTINCT booking.id) FILTER (WHERE booking.status = 'confirmed' AND booking.starts_at > $1)::int
           AS upcoming
       FROM booking_lines line JOIN bookings booking ON booking.id = line.booking_id
       GROUP BY line.service_id`,
      [now],
    );
    return new Map(rows.map(({ id, upcoming }) => [id, upcoming]));
  }

  /** By the id of the client. Only bookings in this currency can be added up. */
  async tally(ids: string[], currency: string, now: Date): Promise<Map<string, ClientTally>> {
    const rows: (ClientTally & { id: string })[] = await this.source.query(
      `SELECT client.id, tally.visits, tally."noShows", tally.cancelled, tally.coming, tally."spentCents",
         tally."lastVisitAt", tally."nextVisitAt"
       FROM unnest($1::uuid[]) AS client (id), LATERAL (
         SELECT
           count(*) FILTER (WHERE status = 'done')::int AS visits,
           count(*) FILTER (WHERE status = 'no-show')::int AS "noShows",
           count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
           count(*) FILTER (WHERE status = 'confirmed' AND starts_at > $3)::int AS coming,
           coalesce(sum(total_price_cents) FILTER (WHERE status = 'done' AND currency = $2), 0)::float8
             AS "spentCents",
           max(starts_at) FILTER (WHERE status IN ('arrived', 'done')) AS "lastVisitAt",
           min(starts_at) FILTER (WHERE status = 'confirmed' AND starts_at > $3) AS "nextVisitAt"
         FROM bookings WHERE client_id = client.id OR card_id = client.id
       ) AS tally`,
      [ids, currency, now],
    );
    return new Map(rows.map(({ id, ...tally }) => [id, tally]));
  }
}
