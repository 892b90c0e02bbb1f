import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  DataSource,
  type EntityManager,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThan,
  Not,
} from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { dateOf, type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { TimeOff } from './time-off.entity.js';

/** What the salon enters. */
export type NewTimeOff = Omit<TimeOff, 'id' | 'staff' | 'calendar' | 'calendarId'>;

@Injectable()
export class TimeOffRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Current and upcoming time off, in order. */
  listUpcoming(staffId: string | undefined, now: Date): Promise<TimeOff[]> {
    return this.source.manager.find(TimeOff, {
      where: { ...(staffId && { staffId }), endsAt: MoreThan(now), calendarId: IsNull() },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  /** Past time off, latest first, and its total number. */
  listPast(staffId: string | undefined, now: Date, page: Page): Promise<[TimeOff[], number]> {
    return this.source.manager.findAndCount(TimeOff, {
      where: { ...(staffId && { staffId }), endsAt: LessThanOrEqual(now), calendarId: IsNull() },
      order: { startsAt: 'DESC', id: 'ASC' },
      take: page.pageSize,
      skip: rowsBefore(page),
    });
  }

  findTimeOff(id: string, tx: EntityManager): Promise<TimeOff | null> {
    return tx.findOneBy(TimeOff, { id, calendarId: IsNull() });
  }

  /** True if this person is already away for a part of that time. */
  async overlaps(
    { staffId, startsAt, endsAt }: Pick<TimeOff, 'staffId' | 'startsAt' | 'endsAt'>,
    tx: EntityManager,
  ): Promise<boolean> {
    return tx.existsBy(TimeOff, {
      staffId,
      startsAt: LessThan(endsAt),
      endsAt: MoreThan(startsAt),
      calendarId: IsNull(),
    });
  }

  /** This person's absences within the period, without the times of calendars, which give way. */
  async listWithin({ staffId, start, end }: StaffTime, tx: EntityManager): Promise<Interval<EpochMinute>[]> {
    const found = await tx.findBy(TimeOff, {
      staffId,
      startsAt: LessThan(dateOf(end)),
      endsAt: MoreThan(dateOf(start)),
      calendarId: IsNull(),
    });
    return found.map(({ startsAt, endsAt }) => ({ start: minuteOf(startsAt), end: minuteOf(endsAt) }));
  }

  async addTimeOff(timeOff: NewTimeOff, tx: EntityManager): Promise<TimeOff> {
    const row = { ...timeOff, calendarId: null };
    const { generatedMaps } = await tx.insert(TimeOff, row);
    return Object.assign(new TimeOff(), row, generatedMaps[0]);
  }

  /** Its allocations are deleted with it. */
  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(TimeOff, id);
  }

  /** Inserts complete rows, such as the demo salon's. */
  async addAll(timeOff: (NewTimeOff & Pick<TimeOff, 'id'>)[], tx: EntityManager): Promise<void> {
    await tx.insert(TimeOff, timeOff);
  }

  /** Times of calendars that overlap the period. */
  listOfCalendars({ staffId, start, end }: StaffTime, tx: EntityManager): Promise<TimeOff[]> {
    return tx.findBy(TimeOff, {
      staffId,
      startsAt: LessThan(dateOf(end)),
      endsAt: MoreThan(dateOf(start)),
      calendarId: Not(IsNull()),
    });
  }

  /** Current and upcoming times of one calendar. */
  listOfCalendar(calendarId: string, from: EpochMinute, tx: EntityManager): Promise<TimeOff[]> {
    return tx.findBy(TimeOff, { calendarId, endsAt: MoreThan(dateOf(from)) });
  }

  /** This person's time off within the period from anywhere but this calendar, in order. */
  async listBesides(
    calendarId: string,
    { staffId, start, end }: StaffTime,
    tx: EntityManager,
  ): Promise<Interval<EpochMinute>[]> {
    const during = { staffId, startsAt: LessThan(dateOf(end)), endsAt: MoreThan(dateOf(start)) };
    const found = await tx.find(TimeOff, {
      where: [
        { ...during, calendarId: IsNull() },
        { ...during, calendarId: Not(calendarId) },
      ],
      order: { startsAt: 'ASC' },
    });
    return found.map(({ startsAt, endsAt }) => ({ start: minuteOf(startsAt), end: minuteOf(endsAt) }));
  }

  async removeAll(ids: string[], tx: EntityManager): Promise<void> {
    await tx.delete(TimeOff, { id: In(ids) });
  }

  async addOfCalendars(
    times: Omit<TimeOff, 'id' | 'staff' | 'calendar'>[],
    tx: EntityManager,
  ): Promise<Pick<TimeOff, 'id' | 'startsAt' | 'endsAt' | 'reason'>[]> {
    const rows = times.map((time) => ({ ...time, id: randomUUID() }));
    await tx.insert(TimeOff, rows);
    return rows;
  }
}
