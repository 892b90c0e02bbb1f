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

const ofStaff = { entity: StaffWords, of: 'staffId', fields: staffTexts };

type Change = Partial<
  Pick<StaffMember, 'name' | 'role' | 'introduction' | 'languages' | 'pictureId' | 'active'>
>;

/** A team member of the demo salon. */
export interface StaffSeed {
  members: Omit<StaffMember, 'words'>[];
  memberWords: Omit<StaffWords, 'member'>[];
  offers: Omit<StaffOffer, 'staff' | 'service'>[];
  hours: Omit<StaffHours, 'id' | 'staff'>[];
}

@Injectable()
export class StaffRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Bookable team members, in the owner's order. */
  active(tx: EntityManager = this.source.manager): Promise<StaffMember[]> {
    return tx.find(StaffMember, {
      where: { active: true },
      order: { position: 'ASC', name: 'ASC', id: 'ASC' },
    });
  }

  /** The same with their pictures, for the page that shows them. */
  shown(): Promise<StaffMember[]> {
    return this.all({ active: true });
  }

  /** Everyone who works or has worked here, in the owner's order. */
  all(where: { active?: true } = {}, tx: EntityManager = this.source.manager): Promise<StaffMember[]> {
    return tx.find(StaffMember, {
      where,
      relations: { picture: { words: true }, words: true },
      order: { position: 'ASC', name: 'ASC', id: 'ASC' },
    });
  }

  /** Names of everyone who works or has worked here, in the owner's order. */
  names(tx: EntityManager = this.source.manager): Promise<Pick<StaffMember, 'id' | 'name' | 'active'>[]> {
    return tx.find(StaffMember, {
      select: { id: true, name: true, active: true },
      order: { position: 'ASC', name: 'ASC', id: 'ASC' },
    });
  }

  findMember(id: string, tx: EntityManager = this.source.manager): Promise<StaffMember | null> {
    return tx.findOne(StaffMember, {
      where: { id },
      relations: { picture: { words: true }, words: true },
    });
  }

  async findName(id: string): Promise<string | null> {
    const member = await this.source.manager.findOne(StaffMember, { select: { name: true }, where: { id } });
    return member?.name ?? null;
  }

  offersOf(staffId: string, tx: EntityManager): Promise<StaffOffer[]> {
    return tx.find(StaffOffer, { where: { staffId } });
  }

  allOffers(tx: EntityManager = this.source.manager): Promise<StaffOffer[]> {
    return tx.find(StaffOffer);
  }

  offers(tx: EntityManager = this.source.manager): Promise<StaffOffer[]> {
    return tx.find(StaffOffer, { where: { staff: { active: true } } });
  }

  weeklyHours(tx: EntityManager = this.source.manager): Promise<StaffHours[]> {
    return tx.find(StaffHours, { order: { weekday: 'ASC', startsMinute: 'ASC' } });
  }

  exceptions(tx: EntityManager = this.source.manager): Promise<StaffException[]> {
    return tx.find(StaffException);
  }

  /** Makes other additions, deletions and reorderings wait until this transaction ends. */
  async lockMembers(tx: EntityManager): Promise<void> {
    await execute(tx, `LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`);
  }

  /** Waits for concurrent bookings of this team member, which refer to the row. */
  async lockMember(id: string, tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT 1 FROM staff WHERE id = $1 FOR UPDATE`, [id]);
  }

  /** Adds at the end of the list. */
  addMember(member: Change & { name: string; createdAt: Date }, tx: EntityManager): Promise<string> {
    return addAtEnd(StaffMember, member, tx);
  }

  async change(id: string, change: Change, tx: EntityManager): Promise<void> {
    await tx.update(StaffMember, id, change);
  }

  writeWords(
    { id, role, introduction }: Pick<StaffMember, 'id' | 'role' | 'introduction'>,
    change: WordsChange<'role' | 'introduction'>,
    tx: EntityManager,
  ): Promise<void> {
    return writeWords(ofStaff, id, { role, introduction }, change, tx);
  }

  /** Returns false, unchanged, unless these are exactly the ids of all team members. */
  arrange(ids: string[], tx: EntityManager): Promise<boolean> {
    return arrange(StaffMember, ids, tx);
  }

  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(StaffMember, id);
  }

  hoursOf(staffId: string, tx: EntityManager = this.source.manager): Promise<StaffHours[]> {
    return tx.find(StaffHours, { where: { staffId }, order: { weekday: 'ASC', startsMinute: 'ASC' } });
  }

  exceptionsOf(staffId: string, tx: EntityManager = this.source.manager): Promise<StaffException[]> {
    return tx.find(StaffException, { where: { staffId }, order: { day: 'ASC' } });
  }

  async setHours(staffId: string, windows: WeeklyWindow[], tx: EntityManager): Promise<void> {
    await tx.delete(StaffHours, { staffId });
    await tx.insert(
      StaffHours,
      windows.map(({ weekday, startsMinute, endsMinute }) => ({
        staffId,
        weekday,
        startsMinute,
        endsMinute,
      })),
    );
  }

  async setException(staffId: string, day: string, windows: Window[], tx: EntityManager): Promise<void> {
    await tx.upsert(StaffException, { staffId, day, windows }, ['staffId', 'day']);
  }

  /** Returns true if it existed. */
  async removeException(staffId: string, day: string, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.delete(StaffException, { staffId, day });
    return affected === 1;
  }

  async isEmpty(tx: EntityManager): Promise<boolean> {
    return !(await tx.exists(StaffMember));
  }

  async seed({ members, memberWords, offers, hours }: StaffSeed, tx: EntityManager): Promise<void> {
    await tx.insert(StaffMember, members);
    await tx.insert(StaffWords, memberWords);
    await tx.insert(StaffOffer, offers);
    await tx.insert(StaffHours, hours);
  }
}
