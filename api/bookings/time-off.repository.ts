import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Interval } from '../common/time/interval.js';
import { TimeOff } from './time-off.entity.js';

interface StaffTime {
  staffId: string;
  during: Interval;
}

/** The day of one person, as `lockKeys` numbers people. */
export interface StaffDayKey {
  staffKey: number;
  epochDay: number;
}

const at = (minutes: number) => new Date(minutes * 60_000);

/** Of what is over, the latest. */
const MOST_PAST = 100;

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
      ...(isPast && { take: MOST_PAST }),
    });
  }

  find(id: string, within: EntityManager): Promise<TimeOff | null> {
    return within.findOneBy(TimeOff, { id });
  }

  async add(timeOff: Omit<TimeOff, 'id' | 'staff'>, within: EntityManager): Promise<TimeOff> {
    const { generatedMaps } = await within.insert(TimeOff, timeOff);
    return Object.assign(new TimeOff(), timeOff, generatedMaps[0]);
  }

  /** Her allocations go with it. */
  async remove(id: string, within: EntityManager): Promise<void> {
    await within.delete(TimeOff, id);
  }

  /** Visits that still count and need her in this time, in the order of their ids. */
  async visitIdsIn({ staffId, during }: StaffTime, within: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await within.query(
      `SELECT id FROM bookings WHERE status IN ('confirmed', 'arrived') AND id IN (
         SELECT booking_id FROM allocations WHERE staff_id = $1 AND during && tstzrange($2, $3)
       ) ORDER BY id`,
      [staffId, at(during.start), at(during.end)],
    );
    return rows.map(({ id }) => id);
  }

  /** Others who want to change these visits wait until this transaction ends. In order, so that two never wait for each other. */
  async lockVisits(ids: string[], within: EntityManager): Promise<void> {
    await within.query(`SELECT 1 FROM bookings WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`, [ids]);
  }

  /** The locks of `AllocationsRepository.lockDay` for many days; day by day, as those who lock one day would meet them. */
  async lockDays(keys: StaffDayKey[], within: EntityManager): Promise<void> {
    const inOrder = keys.toSorted(
      (left, right) => left.epochDay - right.epochDay || left.staffKey - right.staffKey,
    );
    await within.query(
      `SELECT pg_advisory_xact_lock(staff, day) FROM unnest($1::int[], $2::int[]) AS wanted (staff, day)`,
      [inOrder.map(({ staffKey }) => staffKey), inOrder.map(({ epochDay }) => epochDay)],
    );
  }

  /** What somebody merely holds does not keep a person from being away; nor does what lapsed keep her colleagues. */
  async clearHolds(
    { staffId, during }: StaffTime,
    colleagueIds: string[],
    now: Date,
    within: EntityManager,
  ): Promise<void> {
    await within.query(
      `DELETE FROM holds WHERE id IN (
         SELECT hold_id FROM allocations WHERE kind = 'hold'
         AND (staff_id = $1 AND during && tstzrange($2, $3) OR staff_id = ANY ($4::uuid[]) AND expires_at <= $5))`,
      [staffId, at(during.start), at(during.end), colleagueIds, now],
    );
  }

  /** What keeps her busy in this time whatever it is, in epoch minutes. */
  async takenIn({ staffId, during }: StaffTime, within: EntityManager): Promise<Interval[]> {
    const rows: Interval[] = await within.query(
      `SELECT (date_part('epoch', lower(during)) / 60)::int AS start, (date_part('epoch', upper(during)) / 60)::int AS "end"
       FROM allocations WHERE staff_id = $1 AND during && tstzrange($2, $3)`,
      [staffId, at(during.start), at(during.end)],
    );
    return rows;
  }

  /** Gives one person's part in a visit back. */
  async releaseOf(bookingId: string, staffId: string, within: EntityManager): Promise<void> {
    await within.query(`DELETE FROM allocations WHERE booking_id = $1 AND staff_id = $2`, [
      bookingId,
      staffId,
    ]);
  }
}
