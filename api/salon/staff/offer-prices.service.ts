import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type OwnPrice, OffersRepository } from './offers.repository.js';

/** Team members' own prices, for bulk changes. */
@Injectable()
export class OfferPricesService {
  constructor(private readonly offers: OffersRepository) {}

  /** Makes other changes to offers wait until this transaction ends; offers can still be read and booked. */
  lockPrices(tx: EntityManager): Promise<void> {
    return this.offers.lockOffers(tx);
  }

  listOwnPrices(tx: EntityManager): Promise<(OwnPrice & { staffName: string })[]> {
    return this.offers.listOwnPrices(tx);
  }

  setPrices(prices: readonly OwnPrice[], tx: EntityManager): Promise<void> {
    return this.offers.setPrices(prices, tx);
  }
}
