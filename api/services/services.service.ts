import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SalonService } from './salon-service.entity.js';
import { type ServiceView, toServiceView } from './service.view.js';
import { ServicesRepository } from './services.repository.js';

/** What the salon sells, in the owner's order. */
@Injectable()
export class ServiceCatalogue {
  constructor(private readonly services: ServicesRepository) {}

  bookable(within?: EntityManager): Promise<SalonService[]> {
    return this.services.bookable(within);
  }

  async listServices(): Promise<ServiceView[]> {
    return (await this.services.bookable()).map(toServiceView);
  }
}
