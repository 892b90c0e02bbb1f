import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindManyOptions, In, Not } from 'typeorm';
import { addAtEnd, arrange } from '../../database/owner-order.js';
import { execute } from '../../database/rows.js';
import type { WordsChange } from '../../database/write-words.js';
import { Service } from './service.entity.js';
import { ServiceAddOn } from './service-add-on.entity.js';
import { ServiceCategory } from './service-category.entity.js';
import { ServiceAddOnWords } from './service-add-on-words.entity.js';
import { ServiceCategoryWords } from './service-category-words.entity.js';
import { ServiceWords } from './service-words.entity.js';
import { ServiceWordsRepository } from './service-words.repository.js';

type Facts = Partial<
  Pick<
    Service,
    | 'title'
    | 'description'
    | 'steps'
    | 'aftercare'
    | 'categoryId'
    | 'pictureId'
    | 'priceCents'
    | 'priceKind'
    | 'segments'
    | 'bufferMinutes'
    | 'rebookWeeks'
    | 'status'
  >
>;

/** A service's price in cents, by id. */
export type ServicePrice = Pick<Service, 'id' | 'priceCents'>;
export type AddOnPrice = Pick<ServiceAddOn, 'id' | 'serviceId' | 'priceCents'>;

/** A service of the demo salon. */
export interface ServiceSeed {
  categories: Omit<ServiceCategory, 'words'>[];
  services: Omit<Service, 'category' | 'picture' | 'addOns' | 'words'>[];
  addOns: Omit<ServiceAddOn, 'service' | 'words'>[];
  categoryWords: Omit<ServiceCategoryWords, 'category'>[];
  serviceWords: Omit<ServiceWords, 'service'>[];
  addOnWords: Omit<ServiceAddOnWords, 'addOn'>[];
}

const whole = {
  relations: { category: true, picture: { words: true }, addOns: true },
  order: { position: 'ASC', title: 'ASC', id: 'ASC', addOns: { position: 'ASC', id: 'ASC' } },
} satisfies FindManyOptions<Service>;

@Injectable()
export class ServicesRepository {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly words: ServiceWordsRepository,
  ) {}

  /** Bookable services with category, picture and add-ons, in the owner's order. */
  bookable(tx: EntityManager = this.source.manager): Promise<Service[]> {
    return this.read({ where: { status: 'active' } }, tx);
  }

  list(tx: EntityManager = this.source.manager): Promise<Service[]> {
    return this.read({}, tx);
  }

  async findService(id: string, tx: EntityManager): Promise<Service | null> {
    const [service = null] = await this.read({ where: { id } }, tx);
    return service;
  }

  private async read(options: FindManyOptions<Service>, tx: EntityManager): Promise<Service[]> {
    const services = await tx.find(Service, { ...options, ...whole });
    await this.words.give(services, tx);
    return services;
  }

  /**
   * Makes other changes to services wait until this transaction ends; services can still be read and booked.
   */
  async lockServices(tx: EntityManager): Promise<void> {
    await execute(tx, `LOCK TABLE services IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Adds at the end of the list. */
  addService(service: Facts & { createdAt: Date }, tx: EntityManager): Promise<string> {
    return addAtEnd(Service, service, tx);
  }

  /** Raises the version, even if only the add-ons change. */
  async change(id: string, facts: Facts, tx: EntityManager): Promise<void> {
    await tx.update(Service, id, { ...facts, version: () => 'version + 1' });
  }

  /** Changes these prices, and raises the version of every service that has one of them. */
  async setPrices(
    prices: readonly ServicePrice[],
    addOns: readonly AddOnPrice[],
    tx: EntityManager,
  ): Promise<void> {
    await execute(
      tx,
      `UPDATE services SET price_cents = new.cents
       FROM unnest($1::uuid[], $2::bigint[]) AS new (id, cents) WHERE services.id = new.id`,
      [prices.map(({ id }) => id), prices.map(({ priceCents }) => priceCents)],
    );
    await execute(
      tx,
      `UPDATE service_add_ons SET price_cents = new.cents
       FROM unnest($1::uuid[], $2::bigint[]) AS new (id, cents) WHERE service_add_ons.id = new.id`,
      [addOns.map(({ id }) => id), addOns.map(({ priceCents }) => priceCents)],
    );
    const changed = new Set([...prices.map(({ id }) => id), ...addOns.map(({ serviceId }) => serviceId)]);
    await execute(tx, `UPDATE services SET version = version + 1 WHERE id = ANY($1)`, [[...changed]]);
  }

  /** Replaces the add-ons of a service. Those with an id are updated. */
  async writeAddOns(
    serviceId: string,
    addOns: (Pick<ServiceAddOn, 'title' | 'priceCents' | 'extraMinutes'> & {
      id?: string | undefined;
      words?: WordsChange<'title'> | undefined;
    })[],
    tx: EntityManager,
  ): Promise<void> {
    const kept = addOns.flatMap(({ id }) => id ?? []);
    await tx.delete(ServiceAddOn, { serviceId, ...(kept.length > 0 && { id: Not(In(kept)) }) });
    for (const [position, { id: known, words, ...facts }] of addOns.entries()) {
      const id = known ?? randomUUID();
      if (known) await tx.update(ServiceAddOn, { id, serviceId }, { ...facts, position });
      else await tx.insert(ServiceAddOn, { ...facts, id, serviceId, position });
      if (words) await this.words.writeAddOn({ id, title: facts.title }, words, tx);
    }
  }

  /** Returns false, unchanged, unless these are exactly the ids of all services. */
  arrange(ids: string[], tx: EntityManager): Promise<boolean> {
    return arrange(Service, ids, tx);
  }

  /** The database refuses this if the service was ever booked. */
  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(Service, id);
  }

  async isEmpty(tx: EntityManager): Promise<boolean> {
    return !(await tx.exists(Service)) && !(await tx.exists(ServiceCategory));
  }

  async seed(seed: ServiceSeed, tx: EntityManager): Promise<void> {
    const { categories, services, addOns, categoryWords, serviceWords, addOnWords } = seed;
    await tx.insert(ServiceCategory, categories);
    await tx.insert(Service, services);
    await tx.insert(ServiceAddOn, addOns);
    await tx.insert(ServiceCategoryWords, categoryWords);
    await tx.insert(ServiceWords, serviceWords);
    await tx.insert(ServiceAddOnWords, addOnWords);
  }
}
