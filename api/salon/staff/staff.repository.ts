import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addAtEnd, arrange } from '../../database/owner-order.js';
import { execute } from '../../database/rows.js';
import { type WordsChange, writeWords } from '../../database/write-words.js';
import type { Window } from '../salon/special-day.entity.js';
import type { WeeklyWindow } from './domain/working-time.js';
import { StaffException } from './staff-exception.entity.js';
import { StaffHours } from './staff-hours.entity.js';
import { StaffMember } from './staff-member.entity.js';
import { staffTexts } from './staff-member.view.js';
import { StaffOffer } from './staff-offer.entity.js';
import { StaffWords } from './staff-words.entity.js';

const OF_STAFF = { entity: StaffWords, of: 'staffId', fields: staffTexts };

type Change = Partial<Pick<StaffMember, 'name' | 'role' | 'introduction' | 'pictureId' | 'active'>>;

/** Staff as the demo salon brings them. */
export interface StaffSeed {
  members: Omit<StaffMember, 'words'>[];
  memberWords: Omit<StaffWords, 'member'>[];
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
      relations: { picture: { words: true }, words: true },
      order: { position: 'ASC', name: 'ASC', id: 'ASC' },
    });
  }

  /** What all who work or have worked here are called, in the owner's order. */
  names(within: EntityManager = this.source.manager): Promise<Pick<StaffMember, 'id' | 'name' | 'active'>[]> {
    return within.find(StaffMember, {
      select: { id: true, name: true, active: true },
      order: { position: 'ASC', name: 'ASC', id: 'ASC' },
    });
  }

  find(id: string, within: EntityManager): Promise<StaffMember | null> {
    return within.findOne(StaffMember, {
      where: { id },
      relations: { picture: { words: true }, words: true },
    });
  }

  async findName(id: string): Promise<string | null> {
    const member = await this.source.manager.findOne(StaffMember, { select: { name: true }, where: { id } });
    return member?.name ?? null;
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
    await execute(within, `LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Waits for bookings with this team member that are being made: they refer to the row. */
  async lockMember(id: string, within: EntityManager): Promise<void> {
    await execute(within, `SELECT 1 FROM staff WHERE id = $1 FOR UPDATE`, [id]);
  }

  /** At the end of the list. */
  add(member: Change & { name: string; createdAt: Date }, within: EntityManager): Promise<string> {
    return addAtEnd(StaffMember, member, within);
  }

  async change(id: string, change: Change, within: EntityManager): Promise<void> {
    await within.update(StaffMember, id, change);
  }

  writeWords(
    { id, role, introduction }: Pick<StaffMember, 'id' | 'role' | 'introduction'>,
    change: WordsChange<'role' | 'introduction'>,
    within: EntityManager,
  ): Promise<void> {
    return writeWords(OF_STAFF, id, { role, introduction }, change, within);
  }

  /** False, and nothing is done, unless these are the ids of all. */
  arrange(ids: string[], within: EntityManager): Promise<boolean> {
    return arrange(StaffMember, ids, within);
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

  async seed({ members, memberWords, offers, hours }: StaffSeed, within: EntityManager): Promise<void> {
    await within.insert(StaffMember, members);
    await within.insert(StaffWords, memberWords);
    await within.insert(StaffOffer, offers);
    await within.insert(StaffHours, hours);
  }
}
