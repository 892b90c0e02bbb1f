import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Service } from './service.entity.js';
import { type AddOnPrice, type ServicePrice, ServicesRepository } from './services.repository.js';

/** The prices of services and add-ons, for bulk changes. */
@Injectable()
export class ServicePricesService {
  constructor(private readonly services: ServicesRepository) {}

  /**
   * Makes other changes to services wait until this transaction ends; services can still be read and booked.
   */
  lockPrices(tx: EntityManager): Promise<void> {
    return this.services.lockServices(tx);
  }

  /** Every service with its add-ons, including archived ones, in the owner's order. */
  list(tx: EntityManager): Promise<Service[]> {
    return this.services.list(tx);
  }

  setPrices(
    prices: readonly ServicePrice[],
    addOns: readonly AddOnPrice[],
    tx: EntityManager,
  ): Promise<void> {
    return this.services.setPrices(prices, addOns, tx);
  }
}
