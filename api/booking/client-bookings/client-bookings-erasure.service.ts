import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingOwnersService } from '../booking-records/booking-owners.service.js';
import { PaidBookings } from '../booking-records/paid-bookings.port.js';
import { ChangeBookingService } from '../bookings/change-booking.service.js';
import type { ClientReference } from '../../people/clients/client-lookup.service.js';
import { Clock } from '../../common/clock.js';
import { bookingScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { HoldsService } from '../scheduling/holds.service.js';
import { ClientBookingsRepository } from './client-bookings.repository.js';

/** A client to be erased, and who asked for it: the client or the salon. */
interface ErasureRequest {
  client: ClientReference;
  actorId: string;
  /** The account that looks after the client. */
  lookedAfterBy?: string | null;
}

/** Erases a client from their bookings. */
@Injectable()
export class ClientBookingsErasureService {
  constructor(
    private readonly bookings: ClientBookingsRepository,
    private readonly change: ChangeBookingService,
    private readonly owners: BookingOwnersService,
    private readonly paid: PaidBookings,
    private readonly holds: HoldsService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** Starts of the bookings that would be cancelled, soonest first. */
  async listComingStarts(client: ClientReference): Promise<Date[]> {
    return (await this.bookings.comingOf(client, this.clock.now())).map(({ startsAt }) => startsAt);
  }

  /** Ids of all their bookings, locked until the transaction ends. */
  idsOf(client: ClientReference, tx: EntityManager): Promise<string[]> {
    return this.bookings.lockAllOf(client, tx);
  }

  /**
   * Cancels upcoming bookings, since the salon could no longer ask the client about them, and removes the person from
   * the rest. Returns how many bookings were cancelled. Sends no email: by then its recipient is erased.
   */
  async erase({ client, actorId, lookedAfterBy = null }: ErasureRequest, tx: EntityManager): Promise<number> {
    const { clientId } = client;
    const ids = await this.bookings.lockAllOf(client, tx);
    const now = this.clock.now();
    const coming = await this.bookings.comingOf(client, now, tx);
    const by = actorId === (clientId ?? lookedAfterBy) ? 'client' : 'salon';
    for (const { id } of coming) await this.change.cancelQuietly(id, { by, actorId, now }, tx);
    if (clientId !== null) {
      await this.holds.releaseAllOf(clientId, tx);
      await this.idempotency.deleteScope(bookingScope(clientId), tx);
    }
    await this.idempotency.deleteAnswersAbout(ids, tx);
    await this.paid.forgetClient(ids, tx);
    await this.owners.removeClient(client, tx);
    return coming.length;
  }
}
