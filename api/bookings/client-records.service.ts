import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Patron } from '../clients/client-cards.service.js';
import { Clock } from '../common/clock.js';
import type { BookingEvent } from './booking-event.entity.js';
import { BookingsRepository } from './bookings.repository.js';
import { ClientRecordsRepository } from './client-records.repository.js';
import { type OwnVisitView, toOwnVisitView } from './client-records.view.js';
import { nextStatus } from './domain/booking-status.js';
import { holderOf, HoldsRepository } from './holds.repository.js';
import { bookingScope, IdempotencyRepository } from './idempotency.repository.js';
import { Reservations } from './reservations.service.js';

/** Who takes a client out of the diary: she herself, or the salon. */
export interface Leave {
  patron: Patron;
  actorId: string;
}

/** What the diary keeps of one client: to show it to her, and to forget her. */
@Injectable()
export class ClientRecords {
  constructor(
    private readonly records: ClientRecordsRepository,
    private readonly bookings: BookingsRepository,
    private readonly reservations: Reservations,
    private readonly holds: HoldsRepository,
    private readonly idempotency: IdempotencyRepository,
    private readonly clock: Clock,
  ) {}

  /** When her visits to come start, the next one first. */
  async listComingStarts(patron: Patron): Promise<Date[]> {
    return (await this.records.comingOf(patron, this.clock.now())).map(({ startsAt }) => startsAt);
  }

  async listVisitsOf(patron: Patron): Promise<OwnVisitView[]> {
    const [visits, events] = await Promise.all([
      this.records.visitsOf(patron),
      this.records.eventsOf(patron),
    ]);
    const eventsOf = new Map(visits.map(({ id }) => [id, [] as BookingEvent[]]));
    for (const event of events) eventsOf.get(event.bookingId)?.push(event);
    return visits.map((visit) => toOwnVisitView(visit, eventsOf.get(visit.id) ?? []));
  }

  /**
   * Cancels what is to come, so that nobody is waited for who cannot be asked, and takes the person out of the rest.
   * Says how many visits were cancelled.
   */
  async forget(leave: Leave, within: EntityManager): Promise<number> {
    const { patron } = leave;
    const { clientId } = patron;
    await this.records.lockVisitsOf(patron, within);
    const coming = await this.records.comingOf(patron, this.clock.now(), within);
    for (const { id } of coming) await this.cancel(id, leave, within);
    if (clientId !== null) {
      await this.holds.removeAllOf(holderOf(clientId), within);
      await this.idempotency.forget(bookingScope(clientId), within);
    }
    await this.records.takeOut(patron, within);
    return coming.length;
  }

  /** Without a mail: there will be nobody to write to when it would leave. */
  private async cancel(id: string, { patron, actorId }: Leave, within: EntityManager): Promise<void> {
    const booking = await this.bookings.findForChange(id, within);
    const status = booking && nextStatus(booking.status, 'cancel');
    if (!booking || !status) return;
    const fromStatus = booking.status;
    booking.status = status;
    booking.cancelledAt = this.clock.now();
    booking.cancelledBy = actorId === patron.clientId ? 'client' : 'salon';
    await this.reservations.release(id, within);
    const at = booking.cancelledAt;
    await this.bookings.change({ booking, verb: 'cancel', fromStatus, actorId, at }, within);
  }
}
