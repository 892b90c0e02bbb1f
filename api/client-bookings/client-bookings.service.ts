import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEvent } from '../bookings/booking-event.entity.js';
import type { BookingPageView } from '../bookings/booking.view.js';
import { BookingOwnersService } from '../bookings/booking-owners.service.js';
import type { ListMyBookingsDto } from '../bookings/dto/list-bookings.dto.js';
import { ReadBookingsService } from '../bookings/read-bookings.service.js';
import { ClientBookings, type ClientTally } from '../clients/client-bookings.js';
import { ClientLookupService, type ClientReference } from '../clients/client-lookup.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/problem/common.problems.js';
import { ClientBookingsRepository } from './client-bookings.repository.js';
import { type OwnBookingView, toOwnBookingView } from './own-booking.view.js';

/** The bookings of one client, for the salon and for the client's own data. */
@Injectable()
export class ClientBookingsService implements ClientBookings {
  constructor(
    private readonly bookings: ClientBookingsRepository,
    private readonly read: ReadBookingsService,
    private readonly owners: BookingOwnersService,
    private readonly clients: ClientLookupService,
    private readonly clock: Clock,
  ) {}

  async listClientBookings(
    id: string,
    query: ListMyBookingsDto,
    admin: CurrentUser,
  ): Promise<BookingPageView> {
    const client = await this.clients.findReference(id);
    if (!client) throw notFound('client');
    return this.read.listBookingsOf(client, query, admin);
  }

  tally(ids: string[], currency: string): Promise<ReadonlyMap<string, ClientTally>> {
    return this.bookings.tally(ids, currency, this.clock.now());
  }

  moveToAccount(
    cardId: string,
    to: { userId: string; cardId: string },
    within: EntityManager,
  ): Promise<number> {
    return this.owners.moveToAccount(cardId, to, within);
  }

  /** All of them with their history, oldest first. */
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
