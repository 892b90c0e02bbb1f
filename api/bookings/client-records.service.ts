import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ClientReference } from '../clients/client-lookup.service.js';
import { Clock } from '../common/clock.js';
import type { BookingEvent } from './booking-event.entity.js';
import { BookingsRepository } from './bookings.repository.js';
import { ClientRecordsRepository } from './client-records.repository.js';
import { type OwnBookingView, toOwnBookingView } from './client-records.view.js';
import { nextStatus } from './domain/booking-status.js';
import { bookingScope, IdempotencyService } from '../idempotency/idempotency.service.js';
import { HoldsService } from '../scheduling/holds.service.js';
import { ChangeBookingService } from './change-booking.service.js';

/** A client to be erased, and who asked for it: they themselves, or the salon. */
export interface ErasureRequest {
  client: ClientReference;
  actorId: string;
}

/** What the salon keeps of one client's bookings: shows it to them, and erases them. */
@Injectable()
export class ClientRecordsService {
  constructor(
    private readonly records: ClientRecordsRepository,
    private readonly bookings: BookingsRepository,
    private readonly change: ChangeBookingService,
    private readonly holds: HoldsService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** When the bookings to come start, the next one first. */
  async listComingStarts(client: ClientReference): Promise<Date[]> {
    return (await this.records.comingOf(client, this.clock.now())).map(({ startsAt }) => startsAt);
  }

  async listBookingsOf(client: ClientReference): Promise<OwnBookingView[]> {
    const [bookings, events] = await Promise.all([
      this.records.bookingsOf(client),
      this.records.eventsOf(client),
    ]);
    const eventsOf = new Map(bookings.map(({ id }) => [id, [] as BookingEvent[]]));
    for (const event of events) eventsOf.get(event.bookingId)?.push(event);
    return bookings.map((booking) => toOwnBookingView(booking, eventsOf.get(booking.id) ?? []));
  }

  /**
   * Cancels what is to come, since the salon could no longer ask whether the client is still coming, and removes the
   * person from the rest. Returns how many bookings were cancelled.
   */
  async erase(erasure: ErasureRequest, within: EntityManager): Promise<number> {
    const { client } = erasure;
    const { clientId } = client;
    const ids = await this.records.lockBookingsOf(client, within);
    const coming = await this.records.comingOf(client, this.clock.now(), within);
    for (const { id } of coming) await this.cancel(id, erasure, within);
    if (clientId !== null) {
      await this.holds.releaseAllOf(clientId, within);
      await this.idempotency.deleteScope(bookingScope(clientId), within);
    }
    await this.idempotency.deleteAnswersAbout(ids, within);
    await this.records.removeClient(client, within);
    return coming.length;
  }

  /** Without an email: by the time it would be sent, there is nobody left to send it to. */
  private async cancel(
    id: string,
    { client, actorId }: ErasureRequest,
    within: EntityManager,
  ): Promise<void> {
    const booking = await this.bookings.findForChange(id, within);
    if (!booking || !nextStatus(booking.status, 'cancel')) return;
    const by = actorId === client.clientId ? 'client' : 'salon';
    await this.change.cancelQuietly(booking, { reason: booking.cancelReason, by, actorId }, within);
  }
}
