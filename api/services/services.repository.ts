import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindManyOptions, In, Not } from 'typeorm';
import { addAtEnd, arrange } from '../database/owner-order.js';
import { Service } from './service.entity.js';
import { ServiceAddOn } from './service-add-on.entity.js';
import { ServiceCategory } from './service-category.entity.js';

type Facts = Partial<
  Pick<
    Service,
    | 'title'
    | 'description'
    | 'categoryId'
    | 'pictureId'
    | 'priceCents'
    | 'priceKind'
    | 'segments'
    | 'bufferMinutes'
    | 'status'
  >
>;

/** Services as the demo salon brings them. */
export interface ServiceSeed {
  categories: ServiceCategory[];
  services: Omit<Service, 'category' | 'picture' | 'addOns'>[];
  addOns: Omit<ServiceAddOn, 'service'>[];
}

const WHOLE = {
  relations: { category: true, picture: true, addOns: true },
  order: { position: 'ASC', title: 'ASC', id: 'ASC', addOns: { position: 'ASC', id: 'ASC' } },
} satisfies FindManyOptions<Service>;

@Injectable()
export class ServicesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Services that can be booked, with category, picture and add-ons, in the owner's order. */
  bookable(within: EntityManager = this.source.manager): Promise<Service[]> {
    return within.find(Service, { where: { status: 'active' }, ...WHOLE });
  }

  list(within: EntityManager = this.source.manager): Promise<Service[]> {
    return within.find(Service, WHOLE);
  }

  find(id: string, within: EntityManager): Promise<Service | null> {
    return within.findOne(Service, { where: { id }, ...WHOLE });
  }

  /** Other changes to services wait until this transaction ends; reading and booking do not. */
  async lock(within: EntityManager): Promise<void> {
    await within.query(`LOCK TABLE services IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** At the end of the list. */
  add(service: Facts & { createdAt: Date }, within: EntityManager): Promise<string> {
    return addAtEnd(Service, service, within);
  }

  /** Raises the version, also for a change of the add-ons alone. */
  async change(id: string, facts: Facts, within: EntityManager): Promise<void> {
    await within.update(Service, id, { ...facts, version: () => 'version + 1' });
  }

  /** The add-ons of a service are these from now on. One with an id stays the one it was. */
  async writeAddOns(
    serviceId: string,
    addOns: (Pick<ServiceAddOn, 'title' | 'priceCents' | 'extraMinutes'> & { id?: string })[],
    within: EntityManager,
  ): Promise<void> {
    const kept = addOns.flatMap(({ id }) => id ?? []);
    await within.delete(ServiceAddOn, { serviceId, ...(kept.length > 0 && { id: Not(In(kept)) }) });
    for (const [position, { id, ...facts }] of addOns.entries()) {
      if (id) await within.update(ServiceAddOn, { id, serviceId }, { ...facts, position });
      else await within.insert(ServiceAddOn, { ...facts, serviceId, position });
    }
  }

  /** False, and nothing is done, unless these are the ids of all. */
  arrange(ids: string[], within: EntityManager): Promise<boolean> {
    return arrange(Service, ids, within);
  }

  /** Refused by the database when it was ever booked. */
  async remove(id: string, within: EntityManager): Promise<void> {
    await within.delete(Service, id);
  }

  async isEmpty(within: EntityManager): Promise<boolean> {
    return !(await within.exists(Service)) && !(await within.exists(ServiceCategory));
  }

  async seed({ categories, services, addOns }: ServiceSeed, within: EntityManager): Promise<void> {
    await within.insert(ServiceCategory, categories);
    await within.insert(Service, services);
    await within.insert(ServiceAddOn, addOns);
  }
}
