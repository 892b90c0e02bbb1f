import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { dateOf, type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { TimeOff } from './time-off.entity.js';

/** The most past entries listed, latest first. */
const MAX_PAST = 100;

@Injectable()
export class TimeOffRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  list({
    staffId,
    when,
    now,
  }: {
    staffId?: string;
    when: 'upcoming' | 'past';
    now: Date;
  }): Promise<TimeOff[]> {
    const isPast = when === 'past';
    return this.source.manager.find(TimeOff, {
      where: { ...(staffId && { staffId }), endsAt: isPast ? LessThanOrEqual(now) : MoreThan(now) },
      order: { startsAt: isPast ? 'DESC' : 'ASC', id: 'ASC' },
      ...(isPast && { take: MAX_PAST }),
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

  /** When this person is away within the period. */
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
