import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type EpochMinute, epochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { type ColumnsOf, instant, integer, minute, nullable, oneOf, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { readRows } from '../../database/read-rows.js';
import { holderOf } from './hold.entity.js';
import { type Except, holdingAccountOf } from './schedule-request.js';
import { MAX_ALLOCATION_MINUTES, type StaffTime, type TakenStretch, type TakenTime } from './staff-time.js';

const TAKEN_COLUMNS = `staff_id AS "staffId", CASE WHEN time_off_id IS NULL THEN kind ELSE 'time-off' END AS kind, reason,
  booking_id AS "bookingId", expires_at AS "expiresAt",
  (date_part('epoch', lower(during)) / 60)::int AS start, (date_part('epoch', upper(during)) / 60)::int AS "end"`;

const takenColumns: ColumnsOf<TakenTime> = {
  staffId: text,
  kind: oneOf('booking', 'hold', 'block', 'time-off'),
  reason: text,
  bookingId: nullable(text),
  expiresAt: nullable(instant),
  start: minute,
  end: minute,
};

@Injectable()
export class TakenTimesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Everything that takes up these people's time in the window, in order, without expired holds and the given exceptions. */
  list(staffIds: string[], bounds: Interval<EpochMinute>, now: Date, except: Except): Promise<TakenTime[]> {
    const { bookingId, holdId } = except;
    const holder = holdingAccountOf(except);
    return readRows(
      this.source,
      takenColumns,
      `SELECT ${TAKEN_COLUMNS}
       FROM allocations
       WHERE staff_id = ANY ($1::uuid[])
         AND lower(during) >= $2 AND lower(during) < $3 AND upper(during) > $4
         AND (expires_at IS NULL OR expires_at > $5)
         AND COALESCE(booking_id <> $6, TRUE) AND COALESCE(hold_id <> $7, TRUE)
         AND NOT EXISTS (SELECT FROM holds WHERE holds.id = hold_id AND holder = $8)
       ORDER BY lower(during), id`,
      [
        staffIds,
        toIso(epochMinute(bounds.start - MAX_ALLOCATION_MINUTES)),
        toIso(bounds.end),
        toIso(bounds.start),
        now,
        bookingId ?? null,
        holdId ?? null,
        holder && holderOf(holder),
      ],
    );
  }

  /** Everything in each of these periods, by time, except expired holds and the given blocks. */
  listIn(
    stretches: StaffTime[],
    { now, exceptBlockIds }: { now: Date; exceptBlockIds: string[] },
    tx: EntityManager = this.source.manager,
  ): Promise<TakenStretch[]> {
    return queryRows<TakenStretch>(
      tx,
      { ...takenColumns, index: integer },
      `SELECT (wanted.number - 1)::int AS index, ${TAKEN_COLUMNS}
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY
         AS wanted (person, starts, ends, number)
       JOIN allocations ON staff_id = person AND during && tstzrange(starts, ends)
       WHERE (expires_at IS NULL OR expires_at > $4) AND id <> ALL ($5::bigint[])
       ORDER BY wanted.number, lower(during)`,
      [
        stretches.map(({ staffId }) => staffId),
        stretches.map(({ start }) => toIso(start)),
        stretches.map(({ end }) => toIso(end)),
        now,
        exceptBlockIds,
      ],
    );
  }
}
