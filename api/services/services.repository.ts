import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindManyOptions, In, Not } from 'typeorm';
import { SalonService } from './salon-service.entity.js';
import { ServiceAddOn } from './service-add-on.entity.js';

type Facts = Partial<
  Pick<
    SalonService,
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

/** How a service is booked. There is none of this for one that nobody ever booked. */
export interface ServiceVisits {
  coming: number;
}

const WHOLE = {
  relations: { category: true, picture: true, addOns: true },
  order: { position: 'ASC', title: 'ASC', id: 'ASC', addOns: { position: 'ASC', id: 'ASC' } },
} satisfies FindManyOptions<SalonService>;

@Injectable()
export class ServicesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Services that can be booked, with category, picture and add-ons, in the owner's order. */
  bookable(within: EntityManager = this.source.manager): Promise<SalonService[]> {
    return within.find(SalonService, { where: { status: 'active' }, ...WHOLE });
  }

  list(within: EntityManager = this.source.manager): Promise<SalonService[]> {
    return within.find(SalonService, WHOLE);
  }

  find(id: string, within: EntityManager): Promise<SalonService | null> {
    return within.findOne(SalonService, { where: { id }, ...WHOLE });
  }

  /** By service id. Bookings stand far below this room, which only counts them. */
  async visits(now: Date, within: EntityManager = this.source.manager): Promise<Map<string, ServiceVisits>> {
    const rows: { id: string; coming: number }[] = await within.query(
      `SELECT line.service_id AS id,
         count(DISTINCT booking.id) FILTER (WHERE booking.status = 'confirmed' AND booking.starts_at > $1)::int AS coming
       FROM booking_lines line JOIN bookings booking ON booking.id = line.booking_id
       GROUP BY line.service_id`,
      [now],
    );
    return new Map(rows.map(({ id, coming }) => [id, { coming }]));
  }

  /** Others who change the catalogue wait until this transaction ends; who reads or books does not. */
  async lock(within: EntityManager): Promise<void> {
    await within.query(`LOCK TABLE services IN SHARE ROW EXCLUSIVE MODE`);
  }

  async ids(within: EntityManager): Promise<string[]> {
    return (await within.find(SalonService, { select: { id: true } })).map(({ id }) => id);
  }

  /** Behind all others. */
  async add(service: Facts & { createdAt: Date }, within: EntityManager): Promise<string> {
    const last = await within.maximum(SalonService, 'position');
    const { identifiers } = await within.insert(SalonService, { ...service, position: (last ?? -1) + 1 });
    return identifiers[0]?.id as string;
  }

  /** Counts the change, also one that is of its add-ons alone. */
  async change(id: string, facts: Facts, within: EntityManager): Promise<void> {
    await within.update(SalonService, id, { ...facts, version: () => 'version + 1' });
  }

  /** The add-ons of a service are these from now on; who is named by an id stays who it was. */
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

  async arrange(ids: string[], within: EntityManager): Promise<void> {
    await within.query(
      `UPDATE services SET position = place - 1
       FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) WHERE services.id = wanted.id`,
      [ids],
    );
  }

  /** Refused by the database when anybody ever booked it. */
  async remove(id: string, within: EntityManager): Promise<void> {
    await within.delete(SalonService, id);
  }
}
