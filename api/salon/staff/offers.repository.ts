import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { money, text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { StaffOffer } from './staff-offer.entity.js';

/** A team member's own price for a service, in cents. */
export interface OwnPrice {
  serviceId: string;
  staffId: string;
  priceCents: number;
}

@Injectable()
export class OffersRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Offers of bookable team members. Those of former ones are kept, in case they come back. */
  list(where: { serviceId?: string } = {}, tx: EntityManager = this.source.manager): Promise<StaffOffer[]> {
    return tx.find(StaffOffer, {
      where: { ...where, staff: { active: true } },
      order: { serviceId: 'ASC', staff: { position: 'ASC', name: 'ASC', id: 'ASC' } },
    });
  }

  /** Makes other changes to offers wait until this transaction ends; offers can still be read and booked. */
  async lockOffers(tx: EntityManager): Promise<void> {
    await execute(tx, `LOCK TABLE staff_services IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Team members' own prices, including former ones', in case they come back. */
  listOwnPrices(tx: EntityManager): Promise<(OwnPrice & { staffName: string })[]> {
    return queryRows(
      tx,
      { serviceId: text, staffId: text, priceCents: money, staffName: text },
      `SELECT staff_services.service_id AS "serviceId", staff_services.staff_id AS "staffId",
         staff_services.price_cents AS "priceCents", staff.name AS "staffName"
       FROM staff_services JOIN staff ON staff.id = staff_services.staff_id
       WHERE staff_services.price_cents IS NOT NULL ORDER BY staff.position, staff.name, staff.id`,
    );
  }

  async setPrices(prices: readonly OwnPrice[], tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `UPDATE staff_services SET price_cents = new.cents
       FROM unnest($1::uuid[], $2::uuid[], $3::bigint[]) AS new (service_id, staff_id, cents)
       WHERE staff_services.service_id = new.service_id AND staff_services.staff_id = new.staff_id`,
      [
        prices.map(({ serviceId }) => serviceId),
        prices.map(({ staffId }) => staffId),
        prices.map(({ priceCents }) => priceCents),
      ],
    );
  }

  /** Team members who do these services from now on. Offers that exist stay as they are. */
  async add(offers: readonly { serviceId: string; staffId: string }[], tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `INSERT INTO staff_services (service_id, staff_id)
       SELECT service_id, staff_id FROM unnest($1::uuid[], $2::uuid[]) AS offer (service_id, staff_id)
       ON CONFLICT DO NOTHING`,
      [offers.map(({ serviceId }) => serviceId), offers.map(({ staffId }) => staffId)],
    );
  }

  /** Sets who does the service: those of these team members with an offer do, and the others don't. */
  async write(
    { serviceId, staffIds }: { serviceId: string; staffIds: string[] },
    offers: Pick<StaffOffer, 'staffId' | 'priceCents' | 'segments'>[],
    tx: EntityManager,
  ): Promise<void> {
    await tx.delete(StaffOffer, { serviceId, staffId: In(staffIds) });
    if (offers.length === 0) return;
    await tx.insert(
      StaffOffer,
      offers.map((offer) => ({ ...offer, serviceId })),
    );
  }
}
