import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Interval } from '../common/time/interval.js';

/** A stretch in which a member of staff is busy, in epoch minutes. */
export interface BusyInterval extends Interval {
  staffId: string;
  /** Blocks keep a person busy but are not work: they do not count when the least busy is looked for. */
  isWork: boolean;
}

export interface BusyQuestion {
  staffIds: string[];
  within: Interval;
  now: Date;
  /** A hold or a booking that is about to be replaced, and so does not count. */
  except?: { holdId?: string | undefined; bookingId?: string | undefined };
}

interface LockQuestion {
  staffKeys: number[];
  epochDay: number;
  staffIds: string[];
  within: Interval;
  now: Date;
}

export interface NewAllocation extends Interval {
  staffId: string;
}

/** A stretch that is kept from bookings: a block, a part of somebody's days off, or a hold that still counts. */
export interface KeptTime {
  id: string;
  kind: 'block' | 'time-off' | 'hold';
  staffId: string;
  startsAt: Date;
  endsAt: Date;
  reason: string;
}

/** Whom an allocation belongs to. */
export type AllocationOwner =
  | { kind: 'booking'; bookingId: string }
  | { kind: 'hold'; holdId: string; expiresAt: Date }
  | { kind: 'block'; reason: string; timeOffId?: string };

/** All work, or all blocks, of a member of staff; a row without her when nobody is busy. */
type BusyRow = { version: string } & (
  { staff_id: null } | { staff_id: string; is_work: boolean; starts: string; ends: string }
);

/** No allocation is longer (a CHECK says so), so looking back this far finds whatever reaches into a window. */
const LONGEST_ALLOCATION_MINUTES = 25 * 60;

/** A valid id that no row has: "except nothing" without a second shape of the query. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** PostgreSQL writes an array of numbers as `{1,2}`. */
const numbersOf = (array: string): number[] => JSON.parse(`[${array.slice(1, -1)}]`);

/** The columns of a `KeptTime`. */
const KEPT_TIME = `id, CASE WHEN time_off_id IS NULL THEN kind ELSE 'time-off' END AS kind,
  staff_id AS "staffId", lower(during) AS "startsAt", upper(during) AS "endsAt", reason`;

/** What belongs to somebody's days off is changed with them. */
const IS_BLOCK = `kind = 'block' AND time_off_id IS NULL`;

function theOne<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('A row that was written did not come back.');
  return row;
}

const instant = (minutes: number) => new Date(minutes * 60_000).toISOString();

function unpacked(row: BusyRow): BusyInterval[] {
  if (row.staff_id === null) return [];
  const { staff_id: staffId, is_work: isWork, starts, ends } = row;
  const endMinutes = numbersOf(ends);
  return numbersOf(starts).map((start, index) => ({
    staffId,
    isWork,
    start,
    end: endMinutes[index] ?? start,
  }));
}

@Injectable()
export class AllocationsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * What keeps these people busy in the window, together with the version of the plan it belongs to. Packed by
   * person: to read a row costs the driver more than to read the numbers in it, and a month has a thousand.
   */
  async busyWithin(
    { staffIds, within, now, except }: BusyQuestion,
    manager: EntityManager = this.source.manager,
  ): Promise<{ planVersion: number; busy: BusyInterval[] }> {
    const rows: BusyRow[] = await manager.query(
      `SELECT version, staff_id, is_work, starts, ends
       FROM plan_version LEFT JOIN (
         SELECT staff_id, kind <> 'block' AS is_work,
           array_agg((date_part('epoch', lower(during)) / 60)::int)::text AS starts,
           array_agg((date_part('epoch', upper(during)) / 60)::int)::text AS ends
         FROM allocations
         WHERE staff_id = ANY ($1::uuid[])
           AND lower(during) >= $2 AND lower(during) < $3 AND upper(during) > $4
           AND (expires_at IS NULL OR expires_at > $5)
           AND (hold_id IS NULL OR hold_id <> $6)
           AND (booking_id IS NULL OR booking_id <> $7)
         GROUP BY staff_id, kind <> 'block'
       ) AS busy ON TRUE`,
      [
        staffIds,
        instant(within.start - LONGEST_ALLOCATION_MINUTES),
        instant(within.end),
        instant(within.start),
        now,
        except?.holdId ?? NOBODY,
        except?.bookingId ?? NOBODY,
      ],
    );
    return { planVersion: Number(rows[0]?.version), busy: rows.flatMap(unpacked) };
  }

  /** Blocks, and holds that have not lapsed, in order; of one person when she is named. */
  keptWithin(within: Interval, now: Date, staffId?: string): Promise<KeptTime[]> {
    return this.source.query(
      `SELECT ${KEPT_TIME} FROM allocations
       WHERE kind <> 'booking' AND (staff_id = $1 OR $1 IS NULL)
         AND lower(during) >= $2 AND lower(during) < $3 AND upper(during) > $4
         AND (expires_at IS NULL OR expires_at > $5)
       ORDER BY lower(during), id`,
      [
        staffId ?? null,
        instant(within.start - LONGEST_ALLOCATION_MINUTES),
        instant(within.end),
        instant(within.start),
        now,
      ],
    );
  }

  /**
   * Waits until nobody else is reserving for these people on this day. Callers hand in sorted keys, so that two
   * of them never wait for each other; the lock ends with the transaction. Clears expired holds as well, which would
   * still stand in the way of the exclusion constraint; a deletion in WITH is carried out to its end in any case.
   */
  async lockDay(
    { staffKeys, epochDay, staffIds, within, now }: LockQuestion,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `WITH cleared AS (
         DELETE FROM allocations WHERE kind = 'hold' AND staff_id = ANY ($3::uuid[])
         AND lower(during) >= $4 AND lower(during) < $5 AND expires_at <= $6
       )
       SELECT pg_advisory_xact_lock(staff, $2) FROM unnest($1::int[]) AS staff`,
      [
        staffKeys,
        epochDay,
        staffIds,
        instant(within.start - LONGEST_ALLOCATION_MINUTES),
        instant(within.end),
        now,
      ],
    );
  }

  async insert(rows: NewAllocation[], owner: AllocationOwner, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO allocations (staff_id, during, kind, booking_id, hold_id, expires_at, reason, time_off_id)
       SELECT staff_id, tstzrange(starts, ends), $4, $5, $6, $7, $8, $9
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS taken (staff_id, starts, ends)`,
      [
        rows.map(({ staffId }) => staffId),
        rows.map(({ start }) => instant(start)),
        rows.map(({ end }) => instant(end)),
        owner.kind,
        owner.kind === 'booking' ? owner.bookingId : null,
        owner.kind === 'hold' ? owner.holdId : null,
        owner.kind === 'hold' ? owner.expiresAt : null,
        owner.kind === 'block' ? owner.reason : '',
        owner.kind === 'block' ? (owner.timeOffId ?? null) : null,
      ],
    );
  }

  async addBlock(
    { staffId, start, end }: NewAllocation,
    reason: string,
    manager: EntityManager,
  ): Promise<KeptTime> {
    const [row]: KeptTime[] = await manager.query(
      `INSERT INTO allocations (staff_id, during, kind, reason) VALUES ($1, tstzrange($2, $3), 'block', $4)
       RETURNING ${KEPT_TIME}`,
      [staffId, instant(start), instant(end), reason],
    );
    return theOne(row);
  }

  async findBlock(id: string, manager: EntityManager): Promise<KeptTime | null> {
    const [row]: KeptTime[] = await manager.query(
      `SELECT ${KEPT_TIME} FROM allocations WHERE id = $1 AND ${IS_BLOCK}`,
      [id],
    );
    return row ?? null;
  }

  /** A block for a change: others who want to change it wait until this transaction ends. */
  async findBlockForChange(id: string, manager: EntityManager): Promise<KeptTime | null> {
    const [row]: KeptTime[] = await manager.query(
      `SELECT ${KEPT_TIME} FROM allocations WHERE id = $1 AND ${IS_BLOCK} FOR UPDATE`,
      [id],
    );
    return row ?? null;
  }

  async changeBlock(
    { id, staffId, startsAt, endsAt, reason }: KeptTime,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE allocations SET staff_id = $2, during = tstzrange($3, $4), reason = $5 WHERE id = $1 AND ${IS_BLOCK}`,
      [id, staffId, startsAt, endsAt, reason],
    );
  }

  async removeBlock(id: string, manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM allocations WHERE id = $1 AND ${IS_BLOCK}`, [id]);
  }

  async removeOfBooking(bookingId: string, manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM allocations WHERE booking_id = $1`, [bookingId]);
  }
}
