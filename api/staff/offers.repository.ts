import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { StaffOffer } from './staff-offer.entity.js';

@Injectable()
export class OffersRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Of the team members who can be booked. Those who have left keep theirs, should they come back. */
  list(
    where: { serviceId?: string } = {},
    within: EntityManager = this.source.manager,
  ): Promise<StaffOffer[]> {
    return within.find(StaffOffer, {
      where: { ...where, staff: { active: true } },
      order: { serviceId: 'ASC', staff: { position: 'ASC', name: 'ASC', id: 'ASC' } },
    });
  }

  /** Other changes to offers wait until this transaction ends; reading and booking do not. */
  async lock(within: EntityManager): Promise<void> {
    await within.query(`LOCK TABLE staff_services IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Of these team members, those with an offer do the service from now on, and the others do not. */
  async write(
    { serviceId, staffIds }: { serviceId: string; staffIds: string[] },
    offers: Pick<StaffOffer, 'staffId' | 'priceCents' | 'segments'>[],
    within: EntityManager,
  ): Promise<void> {
    await within.delete(StaffOffer, { serviceId, staffId: In(staffIds) });
    if (offers.length === 0) return;
    await within.insert(
      StaffOffer,
      offers.map((offer) => ({ ...offer, serviceId })),
    );
  }
}
