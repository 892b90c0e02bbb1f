import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Window } from '../salon/special-day.entity.js';
import type { WeeklyWindow } from './domain/working-time.js';
import { StaffException } from './staff-exception.entity.js';
import { StaffHours } from './staff-hours.entity.js';
import { StaffMember } from './staff-member.entity.js';
import { StaffOffer } from './staff-offer.entity.js';

type Change = Partial<Pick<StaffMember, 'name' | 'role' | 'introduction' | 'pictureId' | 'active'>>;

/** Staff as the demo salon brings them. */
export interface StaffSeed {
  members: StaffMember[];
  offers: Omit<StaffOffer, 'staff' | 'service'>[];
  hours: Omit<StaffHours, 'id' | 'staff'>[];
}

@Injectable()
export class StaffRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Team members who can be booked, in the owner's order. */
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

  /** All who work or have worked here, in the owner's order. */
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

  /** Other additions, deletions and orders wait until this transaction ends. */
  async lock(within: EntityManager): Promise<void> {
    await within.query(`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Waits for bookings with this team member that are being made: they refer to the row. */
  async lockMember(id: string, within: EntityManager): Promise<void> {
    await within.query(`SELECT 1 FROM staff WHERE id = $1 FOR UPDATE`, [id]);
  }

  async ids(within: EntityManager): Promise<string[]> {
    return (await within.find(StaffMember, { select: { id: true } })).map(({ id }) => id);
  }

  /** At the end of the list. */
  async add(member: Change & { name: string; createdAt: Date }, within: EntityManager): Promise<string> {
    const last = await within.maximum(StaffMember, 'position');
    const { identifiers } = await within.insert(StaffMember, { ...member, position: (last ?? -1) + 1 });
    return identifiers[0]?.id as string;
  }

  async change(id: string, change: Change, within: EntityManager): Promise<void> {
    await within.update(StaffMember, id, change);
  }

  async arrange(ids: string[], within: EntityManager): Promise<void> {
    await within.query(
      `UPDATE staff SET position = place - 1
       FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) WHERE staff.id = wanted.id`,
      [ids],
    );
  }

  async remove(id: string, within: EntityManager): Promise<void> {
    await within.delete(StaffMember, id);
  }

  hoursOf(staffId: string, within: EntityManager): Promise<StaffHours[]> {
    return within.find(StaffHours, { where: { staffId }, order: { weekday: 'ASC', startsMinute: 'ASC' } });
  }

  exceptionsOf(staffId: string, within: EntityManager): Promise<StaffException[]> {
    return within.find(StaffException, { where: { staffId }, order: { day: 'ASC' } });
  }

  async setHours(staffId: string, windows: WeeklyWindow[], within: EntityManager): Promise<void> {
    await within.delete(StaffHours, { staffId });
    await within.insert(
      StaffHours,
      windows.map(({ weekday, startsMinute, endsMinute }) => ({
        staffId,
        weekday,
        startsMinute,
        endsMinute,
      })),
    );
  }

  async setException(staffId: string, day: string, windows: Window[], within: EntityManager): Promise<void> {
    await within.upsert(StaffException, { staffId, day, windows }, ['staffId', 'day']);
  }

  /** Says whether there was one. */
  async removeException(staffId: string, day: string, within: EntityManager): Promise<boolean> {
    const { affected } = await within.delete(StaffException, { staffId, day });
    return affected === 1;
  }

  async isEmpty(within: EntityManager): Promise<boolean> {
    return !(await within.exists(StaffMember));
  }

  async seed({ members, offers, hours }: StaffSeed, within: EntityManager): Promise<void> {
    await within.insert(StaffMember, members);
    await within.insert(StaffOffer, offers);
    await within.insert(StaffHours, hours);
  }
}
