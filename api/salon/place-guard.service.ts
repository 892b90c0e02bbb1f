import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ComingBookings } from './coming-bookings.js';
import { bookingsAreToCome } from './salon.problems.js';
import { SalonRepository } from './salon.repository.js';

/** What a change may say of where the salon is. */
interface PlaceChange {
  timeZone?: string;
  currency?: string;
}

/**
 * Bookings keep their instants and their prices whatever becomes of the salon's time zone and currency. While some are to
 * come, neither changes unless whoever asks says that they know.
 */
@Injectable()
export class PlaceGuardService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly bookings: ComingBookings,
  ) {}

  async assertFit(change: PlaceChange, keepsBookings: boolean, within: EntityManager): Promise<void> {
    if (keepsBookings || (change.timeZone === undefined && change.currency === undefined)) return;
    const { timeZone, currency } = await this.salons.getSalon(within);
    if ((change.timeZone ?? timeZone) === timeZone && (change.currency ?? currency) === currency) return;
    const coming = await this.bookings.countComing(within);
    if (coming > 0) throw bookingsAreToCome(coming);
  }
}
