import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { StaffException } from './staff-exception.entity.js';
import { StaffHours } from './staff-hours.entity.js';
import { StaffMember } from './staff-member.entity.js';
import { StaffOffer } from './staff-offer.entity.js';

@Injectable()
export class StaffRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** People who can be booked, in the owner's order. */
  active(within: EntityManager = this.source.manager): Promise<StaffMember[]> {
    return within.find(StaffMember, {
      where: { active: true },
      order: { position: 'ASC', name: 'ASC', id: 'ASC' },
    });
  }

  /** The same with their pictures, for the page that shows them. */
  shown(): Promise<StaffMember[]> {
    return this.all({ active: true });
  }

  /** Everybody who works here or has, in the owner's order. */
  all(where: { active?: true } = {}): Promise<StaffMember[]> {
    return this.source.manager.find(StaffMember, {
      where,
      relations: { picture: true },
      order: { position: 'ASC', name: 'ASC', id: 'ASC' },
    });
  }

  find(id: string, within: EntityManager): Promise<StaffMember | null> {
    return within.findOne(StaffMember, { where: { id }, relations: { picture: true } });
  }

  offersOf(staffId: string, within: EntityManager): Promise<StaffOffer[]> {
    return within.find(StaffOffer, { where: { staffId } });
  }

  allOffers(): Promise<StaffOffer[]> {
    return this.source.manager.find(StaffOffer);
  }

  offers(within: EntityManager = this.source.manager): Promise<StaffOffer[]> {
    return within.find(StaffOffer, { where: { staff: { active: true } } });
  }

  weeklyHours(within: EntityManager = this.source.manager): Promise<StaffHours[]> {
    return within.find(StaffHours, { order: { weekday: 'ASC', startsMinute: 'ASC' } });
  }

  exceptions(within: EntityManager = this.source.manager): Promise<StaffException[]> {
    return within.find(StaffException);
  }
}
