import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountBalances } from './currency.port.js';
import { ComingBookings } from './coming-bookings.port.js';
import { bookingsAreToCome, currencyIsInUse } from './salon.problems.js';
import { SalonRepository } from './salon.repository.js';

/** Changes to the salon's place. */
interface PlaceChange {
  timeZone?: string;
  currency?: string;
}

/**
 * Bookings keep their instants and prices when the salon's time zone or currency changes. While there are upcoming
 * ones, neither changes without explicit confirmation.
 */
@Injectable()
export class PlaceGuardService {
  constructor(
    private readonly salons: SalonRepository,
    private readonly bookings: ComingBookings,
    private readonly balances: AccountBalances,
  ) {}

  async assertFit(change: PlaceChange, keepsBookings: boolean, tx: EntityManager): Promise<void> {
    await this.assertNoMoney(change, tx);
    if (keepsBookings || (change.timeZone === undefined && change.currency === undefined)) return;
    const { timeZone, currency } = await this.salons.getSalon(tx);
    if ((change.timeZone ?? timeZone) === timeZone && (change.currency ?? currency) === currency) return;
    const coming = await this.bookings.countComing(tx);
    if (coming > 0) throw bookingsAreToCome(coming);
  }

  /**
   * The drawer's contents and the salon's debts are in the current currency. Concurrent postings wait, and read the
   * currency afterwards.
   */
  private async assertNoMoney({ currency }: PlaceChange, tx: EntityManager): Promise<void> {
    if (currency === undefined) return;
    await this.balances.lockOut(tx);
    const salon = await this.salons.getSalon(tx);
    if (currency !== salon.currency && (await this.balances.hasBalances(tx))) throw currencyIsInUse();
  }
}
