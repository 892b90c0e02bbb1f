import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Booking } from './booking.entity.js';
import { BookingEvent } from './booking-event.entity.js';

/** Visits that have yet to begin. One under way is the desk's to finish. */
const COMING = `status = 'confirmed' AND starts_at > $2`;

/** What the house keeps of one client's visits. */
@Injectable()
export class ClientRecordsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The visits to come, the next one first. */
  async comingOf(
    clientId: string,
    now: Date,
    within: EntityManager = this.source.manager,
  ): Promise<{ id: string; startsAt: Date }[]> {
    return within.query(
      `SELECT id, starts_at AS "startsAt" FROM bookings WHERE client_id = $1 AND ${COMING} ORDER BY starts_at, id`,
      [clientId, now],
    );
  }

  /** Whoever is changing one of them is waited for, and whoever wants to finds it without a client. */
  async lockVisitsOf(clientId: string, within: EntityManager): Promise<void> {
    await within.query(`SELECT 1 FROM bookings WHERE client_id = $1 ORDER BY id FOR UPDATE`, [clientId]);
  }

  /** All visits with their lines, oldest first. */
  visitsOf(clientId: string): Promise<Booking[]> {
    return this.source.manager
      .createQueryBuilder(Booking, 'booking')
      .leftJoinAndSelect('booking.lines', 'lines')
      .where('booking.clientId = :clientId', { clientId })
      .orderBy('booking.startsAt')
      .addOrderBy('booking.id')
      .addOrderBy('lines.position')
      .getMany();
  }

  /** What happened to her visits, in order. */
  eventsOf(clientId: string): Promise<BookingEvent[]> {
    return this.source.manager
      .createQueryBuilder(BookingEvent, 'event')
      .innerJoin('event.booking', 'booking')
      .where('booking.clientId = :clientId', { clientId })
      .orderBy('event.id')
      .getMany();
  }

  /** Takes the person out of her visits; what was done, by whom, when and for how much stays. */
  async takeOut(clientId: string, within: EntityManager): Promise<void> {
    // Of what an event tells, only the instants between which a visit was moved are the salon's own.
    await within.query(
      `UPDATE booking_events AS event
       SET actor_id = CASE WHEN event.actor_id = $1 THEN NULL ELSE event.actor_id END,
         detail = coalesce(
           (SELECT jsonb_object_agg(key, value) FROM jsonb_each(event.detail) WHERE key IN ('from', 'to')), '{}')
       FROM bookings AS booking WHERE booking.id = event.booking_id AND booking.client_id = $1`,
      [clientId],
    );
    await within.query(
      `UPDATE bookings
       SET client_id = NULL, client_name = '', client_email = '', client_phone = '', note = '', cancel_reason = ''
       WHERE client_id = $1`,
      [clientId],
    );
  }
}
