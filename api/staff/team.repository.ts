import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Window } from '../salon/special-day.entity.js';
import { StaffException } from './staff-exception.entity.js';
import { StaffHours } from './staff-hours.entity.js';
import { StaffMember } from './staff-member.entity.js';
import type { WeeklyWindow } from './domain/working-time.js';

type Words = Partial<Pick<StaffMember, 'name' | 'role' | 'introduction' | 'pictureId' | 'active'>>;

/** What the owner writes of her team; `StaffRepository` reads it. */
@Injectable()
export class TeamRepository {
  /** Others who add, arrange or erase people wait until this transaction ends. */
  async lock(within: EntityManager): Promise<void> {
    await within.query(`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Whoever is being booked with her at this moment comes first: a booking refers to her row. */
  async lockMember(id: string, within: EntityManager): Promise<void> {
    await within.query(`SELECT 1 FROM staff WHERE id = $1 FOR UPDATE`, [id]);
  }

  async ids(within: EntityManager): Promise<string[]> {
    return (await within.find(StaffMember, { select: { id: true } })).map(({ id }) => id);
  }

  /** Behind all others. */
  async add(member: Words & { name: string; createdAt: Date }, within: EntityManager): Promise<string> {
    const last = await within.maximum(StaffMember, 'position');
    const { identifiers } = await within.insert(StaffMember, { ...member, position: (last ?? -1) + 1 });
    return identifiers[0]?.id as string;
  }

  async change(id: string, words: Words, within: EntityManager): Promise<void> {
    await within.update(StaffMember, id, words);
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
}
