import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClientReference } from '../clients/client-lookup.service.js';
import { Booking } from './booking.entity.js';
import { BookingEvent } from './booking-event.entity.js';

/** Bookings that haven't begun yet. One under way is for the desk to finish. */
const COMING = `status = 'confirmed' AND starts_at > $3`;

/** An id that is null matches nothing. */
const OF_CLIENT = `(client_id = $1 OR card_id = $2)`;

/** What the salon keeps of one client's bookings. */
@Injectable()
export class ClientRecordsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The bookings to come, the next one first. */
  async comingOf(
    { clientId, cardId }: ClientReference,
    now: Date,
    within: EntityManager = this.source.manager,
  ): Promise<{ id: string; startsAt: Date }[]> {
    return within.query(
      `SELECT id, starts_at AS "startsAt" FROM bookings WHERE ${OF_CLIENT} AND ${COMING} ORDER BY starts_at, id`,
      [clientId, cardId, now],
    );
  }

  /** Waits for others who are changing one of them; anyone later finds it without a client. Returns their ids. */
  async lockBookingsOf({ clientId, cardId }: ClientReference, within: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await within.query(
      `SELECT id FROM bookings WHERE ${OF_CLIENT} ORDER BY id FOR UPDATE`,
      [clientId, cardId],
    );
    return rows.map(({ id }) => id);
  }

  /** All bookings with their lines, oldest first. */
  bookingsOf({ clientId, cardId }: ClientReference): Promise<Booking[]> {
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

  /** Removes the client from their bookings; what was done, by whom, when and for how much stays. */
  async removeClient({ clientId, cardId }: ClientReference, within: EntityManager): Promise<void> {
    // Of an event's details, only the instants of a move are the salon's own data.
    await within.query(
      `UPDATE booking_events AS event
       SET actor_id = CASE WHEN event.actor_id = $1 THEN NULL ELSE event.actor_id END,
         detail = coalesce(
           (SELECT jsonb_object_agg(key, value) FROM jsonb_each(event.detail) WHERE key IN ('from', 'to')), '{}')
       FROM bookings AS booking WHERE booking.id = event.booking_id AND ${OF_CLIENT}`,
      [clientId, cardId],
    );
    await within.query(
      `UPDATE bookings
       SET client_id = NULL, card_id = NULL, client_name = '', client_email = '', client_phone = '', note = '',
         cancel_reason = ''
       WHERE ${OF_CLIENT}`,
      [clientId, cardId],
    );
  }
}
