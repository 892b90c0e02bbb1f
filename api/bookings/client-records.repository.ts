import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Patron } from '../clients/client-cards.service.js';
import { Booking } from './booking.entity.js';
import { BookingEvent } from './booking-event.entity.js';

/** Visits that have yet to begin. One under way is the desk's to finish. */
const COMING = `status = 'confirmed' AND starts_at > $3`;

/** An id that is null is nobody's. */
const HERS = `(client_id = $1 OR card_id = $2)`;

/** What the house keeps of one client's visits. */
@Injectable()
export class ClientRecordsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The visits to come, the next one first. */
  async comingOf(
    { clientId, cardId }: Patron,
    now: Date,
    within: EntityManager = this.source.manager,
  ): Promise<{ id: string; startsAt: Date }[]> {
    return within.query(
      `SELECT id, starts_at AS "startsAt" FROM bookings WHERE ${HERS} AND ${COMING} ORDER BY starts_at, id`,
      [clientId, cardId, now],
    );
  }

  /** Whoever is changing one of them is waited for, and whoever wants to finds it without a client. */
  async lockVisitsOf({ clientId, cardId }: Patron, within: EntityManager): Promise<void> {
    await within.query(`SELECT 1 FROM bookings WHERE ${HERS} ORDER BY id FOR UPDATE`, [clientId, cardId]);
  }

  /** All visits with their lines, oldest first. */
  visitsOf({ clientId, cardId }: Patron): Promise<Booking[]> {
    return this.source.manager
      .createQueryBuilder(Booking, 'booking')
      .leftJoinAndSelect('booking.lines', 'lines')
      .where('(booking.clientId = :clientId OR booking.cardId = :cardId)', { clientId, cardId })
      .orderBy('booking.startsAt')
      .addOrderBy('booking.id')
      .addOrderBy('lines.position')
      .getMany();
  }

  /** What happened to her visits, in order. */
  eventsOf({ clientId, cardId }: Patron): Promise<BookingEvent[]> {
    return this.source.manager
      .createQueryBuilder(BookingEvent, 'event')
      .innerJoin('event.booking', 'booking')
      .where('(booking.clientId = :clientId OR booking.cardId = :cardId)', { clientId, cardId })
      .orderBy('event.id')
      .getMany();
  }

  /** Takes the person out of her visits; what was done, by whom, when and for how much stays. */
  async takeOut({ clientId, cardId }: Patron, within: EntityManager): Promise<void> {
    // Of what an event tells, only the instants between which a visit was moved are the salon's own.
    await within.query(
      `UPDATE booking_events AS event
       SET actor_id = CASE WHEN event.actor_id = $1 THEN NULL ELSE event.actor_id END,
         detail = coalesce(
           (SELECT jsonb_object_agg(key, value) FROM jsonb_each(event.detail) WHERE key IN ('from', 'to')), '{}')
       FROM bookings AS booking WHERE booking.id = event.booking_id AND ${HERS}`,
      [clientId, cardId],
    );
    // What was answered to the desk when it booked for her names her too.
    await within.query(
      `DELETE FROM idempotency_keys
       WHERE answer ->> '_id' IN (SELECT id::text FROM bookings WHERE ${HERS})`,
      [clientId, cardId],
    );
    await within.query(
      `UPDATE bookings
       SET client_id = NULL, card_id = NULL, client_name = '', client_email = '', client_phone = '', note = '',
         cancel_reason = ''
       WHERE ${HERS}`,
      [clientId, cardId],
    );
  }
}
