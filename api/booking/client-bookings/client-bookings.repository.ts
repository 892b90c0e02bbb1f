import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, instant, integer, money, nullable, text } from '../../database/columns.js';
import { findRow, queryRows } from '../../database/rows.js';
import { Booking } from '../booking-records/booking.entity.js';
import { BookingEvent } from '../booking-records/booking-event.entity.js';
import type { ClientTally } from '../../people/clients/client-bookings.port.js';
import type { ClientReference } from '../../people/clients/client-lookup.service.js';

/** Bookings that haven't begun yet. The desk completes those in progress. */
const COMING = `status = 'confirmed' AND starts_at > $3`;

/** A null id matches nothing. */
const OF_CLIENT = `(client_id = $1 OR card_id = $2)`;

@Injectable()
export class ClientBookingsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Upcoming bookings, soonest first. */
  comingOf(
    { clientId, cardId }: ClientReference,
    now: Date,
    tx: EntityManager = this.source.manager,
  ): Promise<{ id: string; startsAt: Date }[]> {
    return queryRows(
      tx,
      { id: text, startsAt: instant },
      `SELECT id, starts_at AS "startsAt" FROM bookings WHERE ${OF_CLIENT} AND ${COMING} ORDER BY starts_at, id`,
      [clientId, cardId, now],
    );
  }

  /** Waits for concurrent changes of these bookings; later ones find them without a client. Returns their ids. */
  async lockAllOf({ clientId, cardId }: ClientReference, tx: EntityManager): Promise<string[]> {
    const rows = await queryRows(
      tx,
      { id: text },
      `SELECT id FROM bookings WHERE ${OF_CLIENT} ORDER BY id FOR UPDATE`,
      [clientId, cardId],
    );
    return rows.map(({ id }) => id);
  }

  /** All bookings with their lines, oldest first. */
  allOf({ clientId, cardId }: ClientReference): Promise<Booking[]> {
    return this.source.manager
      .createQueryBuilder(Booking, 'booking')
      .leftJoinAndSelect('booking.lines', 'lines')
      .where('(booking.clientId = :clientId OR booking.cardId = :cardId)', { clientId, cardId })
      .orderBy('booking.startsAt')
      .addOrderBy('booking.id')
      .addOrderBy('lines.position')
      .getMany();
  }

  /** The history of the client's bookings, in order. */
  eventsOf({ clientId, cardId }: ClientReference): Promise<BookingEvent[]> {
    return this.source.manager
      .createQueryBuilder(BookingEvent, 'event')
      .innerJoin('event.booking', 'booking')
      .where('(booking.clientId = :clientId OR booking.cardId = :cardId)', { clientId, cardId })
      .orderBy('event.id')
      .getMany();
  }

  /** Those of these clients who have any booking. */
  async bookedAmong(ids: string[], tx: EntityManager): Promise<Set<string>> {
    const rows = await queryRows(
      tx,
      { id: text },
      `SELECT client.id FROM unnest($1::uuid[]) AS client (id)
       WHERE EXISTS (SELECT FROM bookings WHERE client_id = client.id OR card_id = client.id)`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** True if this team member has a line that starts then and was not cancelled. */
  async areWith(
    staffId: string,
    clientId: string,
    { from, to }: { from: Date; to: Date },
    tx: EntityManager = this.source.manager,
  ): Promise<boolean> {
    const row = await findRow(
      tx,
      { found: bool },
      `SELECT EXISTS (
         SELECT FROM bookings JOIN booking_lines AS line ON line.booking_id = bookings.id
         WHERE (client_id = $1 OR card_id = $1) AND line.staff_id = $2 AND status <> 'cancelled'
           AND bookings.starts_at >= $3 AND bookings.starts_at <= $4
       ) AS found`,
      [clientId, staffId, from, to],
    );
    return row?.found ?? false;
  }

  /**
   * Keyed by client id. Only bookings in this currency can be added up. For one team member: the bookings they take
   * part in, and the total of their own lines. The last visit may be one of before the salon moved here.
   */
  async tally(
    ids: string[],
    currency: string,
    now: Date,
    staffId?: string,
    tx: EntityManager = this.source.manager,
  ): Promise<Map<string, ClientTally>> {
    const isOfSalon = staffId === undefined;
    const cents = isOfSalon ? 'total_price_cents' : 'part.cents';
    const part = `, LATERAL (
        SELECT sum(price_cents) AS cents FROM booking_lines
        WHERE booking_id = bookings.id AND staff_id = $4
      ) AS part`;
    const rows = await queryRows(
      tx,
      {
        visits: integer,
        noShows: integer,
        lateCancellations: integer,
        cancelled: integer,
        coming: integer,
        spentCents: money,
        lastVisitAt: nullable(instant),
        nextVisitAt: nullable(instant),
        id: text,
      },
      `SELECT client.id, tally.visits, tally."noShows", tally."lateCancellations", tally.cancelled, tally.coming, tally."spentCents",
         greatest(tally."lastVisitAt", earlier."lastVisitAt") AS "lastVisitAt", tally."nextVisitAt"
       FROM unnest($1::uuid[]) AS client (id), LATERAL (
         SELECT
           count(*) FILTER (WHERE status = 'done')::int AS visits,
           count(*) FILTER (WHERE status = 'no-show')::int AS "noShows",
           count(*) FILTER (WHERE status = 'cancelled' AND cancelled_by = 'client'
             AND cancelled_at > cancellation_deadline)::int AS "lateCancellations",
           count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
           count(*) FILTER (WHERE status = 'confirmed' AND starts_at > $3)::int AS coming,
           coalesce(sum(${cents}) FILTER (WHERE status = 'done' AND currency = $2), 0)
             AS "spentCents",
           max(starts_at) FILTER (WHERE status IN ('arrived', 'done')) AS "lastVisitAt",
           min(starts_at) FILTER (WHERE status = 'confirmed' AND starts_at > $3) AS "nextVisitAt"
         FROM bookings${isOfSalon ? '' : part}
         WHERE (client_id = client.id OR card_id = client.id)${isOfSalon ? '' : ' AND part.cents IS NOT NULL'}
       ) AS tally, LATERAL (
         SELECT max(starts_at) AS "lastVisitAt" FROM past_visits
         WHERE client_id IN (SELECT id FROM clients WHERE id = client.id OR user_id = client.id)
           AND status = 'done'${isOfSalon ? '' : ' AND staff_id = $4'}
       ) AS earlier`,
      [ids, currency, now, ...(isOfSalon ? [] : [staffId])],
    );
    return new Map(rows.map(({ id, ...tally }) => [id, tally]));
  }
}
