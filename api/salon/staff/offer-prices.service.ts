import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type OwnPrice, OffersRepository } from './offers.repository.js';

/** The prices that team members have of their own, for who changes many of them at once. */
@Injectable()
export class OfferPricesService {
  constructor(private readonly offers: OffersRepository) {}

  /** Other changes to offers wait until this transaction ends; reading and booking do not. */
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
