import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { SalonService } from './salon-service.entity.js';

@Injectable()
export class ServicesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Services that can be booked, with category and add-ons, in the owner's order. */
  bookable(within: EntityManager = this.source.manager): Promise<SalonService[]> {
    return within.find(SalonService, {
      where: { status: 'active' },
      relations: { category: true, addOns: true },
      order: { position: 'ASC', title: 'ASC', id: 'ASC', addOns: { position: 'ASC', id: 'ASC' } },
    });
  }
}
