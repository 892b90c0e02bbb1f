import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SalonService } from './salon-service.entity.js';
import { type ServiceView, toServiceView } from './service.view.js';
import { noSuchService } from './services.problems.js';
import { ServicesRepository } from './services.repository.js';

/** What the salon sells, in the owner's order. */
@Injectable()
export class ServiceCatalogue {
  constructor(private readonly services: ServicesRepository) {}

  bookable(within?: EntityManager): Promise<SalonService[]> {
    return this.services.bookable(within);
  }

  /** Any service, hidden and archived ones too. */
  async get(id: string, within: EntityManager): Promise<SalonService> {
    const service = await this.services.find(id, within);
    if (!service) throw noSuchService();
    return service;
  }

  async listServices(): Promise<ServiceView[]> {
    return (await this.services.bookable()).map(toServiceView);
  }
}
