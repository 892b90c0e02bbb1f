import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SalonLanguagesService } from '../salon/salon-languages.service.js';
import type { Language } from '../../words/types.gen.js';
import type { Service } from './service.entity.js';
import { ServiceOffers } from './service-offers.port.js';
import { type OfferedServiceView, toOfferedServiceView } from './service.view.js';
import { noSuchService } from './services.problems.js';
import { type ServiceSeed, ServicesRepository } from './services.repository.js';

/** The salon's services, in the owner's order. */
@Injectable()
export class ServicesService {
  constructor(
    private readonly services: ServicesRepository,
    private readonly offers: ServiceOffers,
    private readonly languages: SalonLanguagesService,
  ) {}

  bookable(tx?: EntityManager): Promise<Service[]> {
    return this.services.bookable(tx);
  }

  /** All services, including hidden and archived ones. */
  list(tx?: EntityManager): Promise<Service[]> {
    return this.services.list(tx);
  }

  /** Any service, including hidden and archived ones. */
  async get(id: string, tx: EntityManager): Promise<Service> {
    const service = await this.services.findService(id, tx);
    if (!service) throw noSuchService();
    return service;
  }

  /** @param language the language for the owner's translated texts; null for the originals */
  async listServices(language: Language | null = null): Promise<OfferedServiceView[]> {
    const [services, offers, reading] = await Promise.all([
      this.services.bookable(),
      this.offers.listByService(),
      this.languages.reading(language),
    ]);
    return services.map((service) => toOfferedServiceView(service, offers.get(service.id) ?? [], reading));
  }

  isEmpty(tx: EntityManager): Promise<boolean> {
    return this.services.isEmpty(tx);
  }

  /** Adds a service of the demo salon. */
  seed(seed: ServiceSeed, tx: EntityManager): Promise<void> {
    return this.services.seed(seed, tx);
  }
}
