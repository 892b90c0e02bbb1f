import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { dateOf, type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { TimeOff } from './time-off.entity.js';

@Injectable()
export class TimeOffRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Current and upcoming time off, in order. */
  listUpcoming(staffId: string | undefined, now: Date): Promise<TimeOff[]> {
    return this.source.manager.find(TimeOff, {
      where: { ...(staffId && { staffId }), endsAt: MoreThan(now) },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  /** Past time off, latest first, and its total number. */
  listPast(staffId: string | undefined, now: Date, page: Page): Promise<[TimeOff[], number]> {
    return this.source.manager.findAndCount(TimeOff, {
      where: { ...(staffId && { staffId }), endsAt: LessThanOrEqual(now) },
      order: { startsAt: 'DESC', id: 'ASC' },
      take: page.pageSize,
      skip: rowsBefore(page),
    });
  }

  findTimeOff(id: string, tx: EntityManager): Promise<TimeOff | null> {
    return tx.findOneBy(TimeOff, { id });
  }

  /** True if this person is already away for a part of that time. */
  async overlaps(
    { staffId, startsAt, endsAt }: Pick<TimeOff, 'staffId' | 'startsAt' | 'endsAt'>,
    tx: EntityManager,
  ): Promise<boolean> {
    return tx.existsBy(TimeOff, { staffId, startsAt: LessThan(endsAt), endsAt: MoreThan(startsAt) });
  }

  /** This person's absences within the period. */
  async listWithin({ staffId, start, end }: StaffTime, tx: EntityManager): Promise<Interval<EpochMinute>[]> {
    const found = await tx.findBy(TimeOff, {
      staffId,
      startsAt: LessThan(dateOf(end)),
      endsAt: MoreThan(dateOf(start)),
    });
    return found.map(({ startsAt, endsAt }) => ({ start: minuteOf(startsAt), end: minuteOf(endsAt) }));
  }

  async addTimeOff(timeOff: Omit<TimeOff, 'id' | 'staff'>, tx: EntityManager): Promise<TimeOff> {
    const { generatedMaps } = await tx.insert(TimeOff, timeOff);
    return Object.assign(new TimeOff(), timeOff, generatedMaps[0]);
  }

  /** Its allocations are deleted with it. */
  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(TimeOff, id);
  }

  /** Inserts complete rows, such as the demo salon's. */
  async addAll(timeOff: Omit<TimeOff, 'staff'>[], tx: EntityManager): Promise<void> {
    await tx.insert(TimeOff, timeOff);
  }
}
