import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClientBookings, type ClientTally } from '../clients/client-bookings.js';
import { Clock } from '../common/clock.js';
import { EmailHistoryService } from '../mail/email-history.service.js';
import { BookingCountsRepository } from './booking-counts.repository.js';
import { BookingsRepository } from './bookings.repository.js';

/** What the clients module asks of bookings. */
@Injectable()
export class ClientBookingsService implements ClientBookings {
  constructor(
    private readonly counts: BookingCountsRepository,
    private readonly bookings: BookingsRepository,
    private readonly emails: EmailHistoryService,
    private readonly clock: Clock,
  ) {}

  tally(ids: string[], currency: string): Promise<ReadonlyMap<string, ClientTally>> {
    return this.counts.tally(ids, currency, this.clock.now());
  }

  async moveToAccount(
    cardId: string,
    to: { userId: string; cardId: string },
    within: EntityManager,
  ): Promise<number> {
    const ids = await this.bookings.moveToAccount(cardId, to, within);
    await this.emails.moveToAccount(ids, to.userId, within);
    return ids.length;
  }
}
