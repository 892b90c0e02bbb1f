import { Injectable } from '@nestjs/common';
import type { OfferedTerms } from '../services/domain/asking-terms.js';
import type { ServiceOffers } from '../services/service-offers.port.js';
import { OffersRepository } from './offers.repository.js';

/** Tells the services module who does them. */
@Injectable()
export class ServiceOffersService implements ServiceOffers {
  constructor(private readonly offers: OffersRepository) {}

  async listByService(): Promise<ReadonlyMap<string, OfferedTerms[]>> {
    const byService = new Map<string, OfferedTerms[]>();
    for (const { serviceId, priceCents, segments } of await this.offers.list()) {
      const offers = byService.get(serviceId) ?? [];
      byService.set(serviceId, [...offers, { priceCents, segments }]);
    }
    return byService;
  }
}
