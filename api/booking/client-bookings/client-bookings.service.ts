import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEvent } from '../booking-records/booking-event.entity.js';
import { BookingOwnersService } from '../booking-records/booking-owners.service.js';
import { ClientBookings, type ClientTally } from '../../people/clients/client-bookings.port.js';
import type { ClientReference } from '../../people/clients/client-lookup.service.js';
import { Clock } from '../../common/clock.js';
import { ClientBookingsRepository } from './client-bookings.repository.js';
import { type OwnBookingView, toOwnBookingView } from './own-booking.view.js';

/** Totals of a client's bookings, and all stored data of them for the client's own export. */
@Injectable()
export class ClientBookingsService implements ClientBookings {
  constructor(
    private readonly bookings: ClientBookingsRepository,
    private readonly owners: BookingOwnersService,
    private readonly clock: Clock,
  ) {}

  tally(
    ids: string[],
    currency: string,
    staffId?: string,
    tx?: EntityManager,
  ): Promise<ReadonlyMap<string, ClientTally>> {
    return this.bookings.tally(ids, currency, this.clock.now(), staffId, tx);
  }

  bookedAmong(ids: string[], tx: EntityManager): Promise<ReadonlySet<string>> {
    return this.bookings.bookedAmong(ids, tx);
  }

  areWith(
    staffId: string,
    clientId: string,
    starting: { from: Date; to: Date },
    tx?: EntityManager,
  ): Promise<boolean> {
    return this.bookings.areWith(staffId, clientId, starting, tx);
  }

  moveTo(cardId: string, to: { userId: string | null; cardId: string }, tx: EntityManager): Promise<number> {
    return this.owners.moveTo(cardId, to, tx);
  }

  lookAfter(cardId: string, userId: string | null, tx: EntityManager): Promise<void> {
    return this.owners.lookAfter(cardId, userId, tx);
  }

  /** All bookings with their history, oldest first. */
  async listOwnBookings(client: ClientReference): Promise<OwnBookingView[]> {
    const [bookings, events] = await Promise.all([
      this.bookings.allOf(client),
      this.bookings.eventsOf(client),
    ]);
    const eventsOf = new Map(bookings.map(({ id }) => [id, [] as BookingEvent[]]));
    for (const event of events) eventsOf.get(event.bookingId)?.push(event);
    return bookings.map((booking) => toOwnBookingView(booking, eventsOf.get(booking.id) ?? []));
  }
}
