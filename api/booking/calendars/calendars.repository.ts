import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { type EpochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { minute, text } from '../../database/columns.js';
import { execute, findRow, queryRows } from '../../database/rows.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { Calendar } from './calendar.entity.js';

@Injectable()
export class CalendarsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  list(): Promise<Calendar[]> {
    return this.source.manager.find(Calendar, { order: { createdAt: 'ASC', id: 'ASC' } });
  }

  find(id: string): Promise<Calendar | null> {
    return this.source.manager.findOneBy(Calendar, { id });
  }

  countOf(staffId: string, tx: EntityManager): Promise<number> {
    return tx.countBy(Calendar, { staffId });
  }

  /** Locked, so that it is removed before or after a change of its times, never in between; null if it is gone. */
  lock(id: string, tx: EntityManager): Promise<Calendar | null> {
    return tx.findOne(Calendar, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async add(
    calendar: Omit<Calendar, 'id' | 'staff' | 'createdAt'>,
    id: string,
    tx: EntityManager,
  ): Promise<void> {
    await tx.insert(Calendar, { ...calendar, id } as QueryDeepPartialEntity<Calendar>);
  }

  async change(
    id: string,
    changes: Partial<Omit<Calendar, 'id' | 'staff'>>,
    tx: EntityManager = this.source.manager,
  ): Promise<void> {
    await tx.update(Calendar, id, changes as QueryDeepPartialEntity<Calendar>);
  }

  /** Their times go with them. */
  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(Calendar, id);
  }

  /** Takes the calendar that has waited longest, so that no other instance reads it as well; null if none is due. */
  async claim(now: Date, nextReadAt: Date): Promise<string | null> {
    const claimed = await findRow(
      this.source,
      { id: text },
      `UPDATE calendars SET next_read_at = $2 WHERE id = (
         SELECT id FROM calendars WHERE next_read_at <= $1 ORDER BY next_read_at LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING id`,
      [now, nextReadAt],
    );
    return claimed?.id ?? null;
  }

  /** Removes calendars whose last day is over, and those of people who have left. */
  async removeEnded(today: LocalDate): Promise<void> {
    await execute(
      this.source,
      `DELETE FROM calendars WHERE until_day < $1
         OR EXISTS (SELECT FROM staff WHERE staff.id = calendars.staff_id AND NOT staff.active)`,
      [today],
    );
  }

  /** When this person has, or had, visits: also cancelled ones, which the other system may not know yet. */
  visitTimes({ staffId, start, end }: StaffTime, tx: EntityManager): Promise<Interval<EpochMinute>[]> {
    return queryRows(
      tx,
      { start: minute, end: minute },
      `SELECT (date_part('epoch', min(starts_at)) / 60)::int AS start, (date_part('epoch', max(ends_at)) / 60)::int AS "end"
       FROM booking_lines WHERE staff_id = $1 AND starts_at >= $2 AND starts_at < $3 GROUP BY booking_id`,
      [staffId, toIso(start), toIso(end)],
    );
  }
}
