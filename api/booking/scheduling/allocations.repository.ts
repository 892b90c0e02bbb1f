import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type EpochMinute, epochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { instant, minute, text } from '../../database/columns.js';
import { execute, findRow, queryRows } from '../../database/rows.js';
import type { Statement } from '../../database/statement.js';
import { UNAVAILABLE_COLUMNS, unavailableColumns } from './blocks.repository.js';
import { holderOf } from './hold.entity.js';
import {
  type AllocationOwner,
  MAX_ALLOCATION_MINUTES,
  type StaffTime,
  type UnavailableTime,
} from './staff-time.js';

/**
 * In place of a day: shared by everyone who takes a unit of a pool, and had alone by an admin who changes its units. No
 * booking is made in 1970.
 */
export const WHOLE_POOL = 0;

/** Clears expired holds on the units in this parameter. */
const emptiedSql = (unitIds: number) => `
  DELETE FROM unit_allocations WHERE kind = 'hold' AND unit_id = ANY ($${unitIds}::uuid[])
  AND lower(during) >= $4 AND lower(during) < $5 AND expires_at <= $6`;

interface DaysToLock {
  /** In locking order. */
  keys: { key: number; epochDay: number }[];
  staffIds: string[];
  bounds: Interval<EpochMinute>;
  now: Date;
  /** Units of the pools among the keys; empty if none are needed. */
  unitIds: string[];
}

interface NewAllocation extends StaffTime {
  owner: AllocationOwner;
}

@Injectable()
export class AllocationsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Blocks and unexpired holds, in order; only one person's if given. */
  unavailableWithin(
    bounds: Interval<EpochMinute>,
    now: Date,
    staffId?: string,
    tx: EntityManager = this.source.manager,
  ): Promise<UnavailableTime[]> {
    return queryRows(
      tx,
      unavailableColumns,
      `SELECT ${UNAVAILABLE_COLUMNS} FROM allocations
       WHERE kind <> 'booking' AND (staff_id = $1 OR $1 IS NULL)
         AND lower(during) >= $2 AND lower(during) < $3 AND upper(during) > $4
         AND (expires_at IS NULL OR expires_at > $5)
       ORDER BY lower(during), id`,
      [
        staffId ?? null,
        toIso(epochMinute(bounds.start - MAX_ALLOCATION_MINUTES)),
        toIso(bounds.end),
        toIso(bounds.start),
        now,
      ],
    );
  }

  /**
   * Waits until no one else is scheduling these people on these days. The locks end with the transaction. PostgreSQL
   * always completes a deletion in WITH.
   */
  async lockDays({ keys, staffIds, unitIds, bounds, now }: DaysToLock, tx: EntityManager): Promise<void> {
    const values: unknown[] = [
      keys.map(({ key }) => key),
      keys.map(({ epochDay }) => epochDay),
      staffIds,
      toIso(epochMinute(bounds.start - MAX_ALLOCATION_MINUTES)),
      toIso(bounds.end),
      now,
    ];
    const emptied = unitIds.length > 0 ? `, emptied AS (${emptiedSql(values.push(unitIds))})` : '';
    await execute(
      tx,
      `WITH cleared AS (
         DELETE FROM allocations WHERE kind = 'hold' AND staff_id = ANY ($3::uuid[])
         AND lower(during) >= $4 AND lower(during) < $5 AND expires_at <= $6
       )${emptied}
       SELECT CASE WHEN day = ${WHOLE_POOL} THEN pg_advisory_xact_lock_shared(key, day)::text
         ELSE pg_advisory_xact_lock(key, day)::text END
       FROM unnest($1::int[], $2::int[]) AS wanted (key, day)`,
      values,
    );
  }

  /** Releases the time of a hold, including its allocations. */
  deleteHoldStatement(id: string): Statement {
    return { sql: `DELETE FROM holds WHERE id = $1`, values: [id] };
  }

  /** Releases holds that the client has at these times. */
  deleteHeldByStatement(clientId: string, stretches: StaffTime[]): Statement {
    return {
      sql: `DELETE FROM holds WHERE holder = $1 AND id IN (
         SELECT hold_id FROM allocations
         JOIN unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) AS taken (staff_id, starts, ends)
           ON allocations.staff_id = taken.staff_id AND during && tstzrange(starts, ends)
         WHERE kind = 'hold')`,
      values: [
        holderOf(clientId),
        stretches.map(({ staffId }) => staffId),
        stretches.map(({ start }) => toIso(start)),
        stretches.map(({ end }) => toIso(end)),
      ],
    };
  }

  insertStatement(rows: NewAllocation[]): Statement {
    const owners = rows.map(({ owner }) => owner);
    return {
      sql: `INSERT INTO allocations (staff_id, during, kind, booking_id, hold_id, expires_at, reason, time_off_id)
       SELECT staff_id, tstzrange(starts, ends), kind, booking_id, hold_id, expires_at, reason, time_off_id
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::text[], $5::uuid[], $6::uuid[],
         $7::timestamptz[], $8::text[], $9::uuid[])
         AS taken (staff_id, starts, ends, kind, booking_id, hold_id, expires_at, reason, time_off_id)`,
      values: [
        rows.map(({ staffId }) => staffId),
        rows.map(({ start }) => toIso(start)),
        rows.map(({ end }) => toIso(end)),
        owners.map(({ kind }) => kind),
        owners.map((owner) => (owner.kind === 'booking' ? owner.bookingId : null)),
        owners.map((owner) => (owner.kind === 'hold' ? owner.holdId : null)),
        owners.map((owner) => (owner.kind === 'hold' ? owner.expiresAt : null)),
        owners.map((owner) => (owner.kind === 'block' ? owner.reason : '')),
        owners.map((owner) => (owner.kind === 'block' ? (owner.timeOffId ?? null) : null)),
      ],
    };
  }

  /** One person's part of the booking; null for everyone's. */
  deleteOfBookingStatement(bookingId: string, staffId: string | null): Statement {
    return {
      sql: `DELETE FROM allocations WHERE booking_id = $1 AND (staff_id = $2 OR $2::uuid IS NULL)`,
      values: [bookingId, staffId],
    };
  }

  /**
   * Extends an unexpired hold, up to its maximum lifetime. Returns when it expires; null if it has expired or is
   * gone.
   */
  async extendHold(
    id: string,
    { now, expiresAt, maxMinutes }: { now: Date; expiresAt: Date; maxMinutes: number },
  ): Promise<Date | null> {
    const extended = await findRow(
      this.source,
      { expiresAt: instant },
      `WITH kept AS (
         UPDATE holds
         SET expires_at = greatest(expires_at, least($2::timestamptz, created_at + make_interval(mins => $4)))
         WHERE id = $1 AND expires_at > $3 RETURNING id, expires_at
       ), allocated AS (
         UPDATE allocations SET expires_at = kept.expires_at FROM kept WHERE hold_id = kept.id RETURNING 1
       ), seats AS (
         UPDATE unit_allocations SET expires_at = kept.expires_at FROM kept WHERE hold_id = kept.id
       )
       SELECT expires_at AS "expiresAt" FROM kept WHERE EXISTS (SELECT 1 FROM allocated)`,
      [id, expiresAt, now, maxMinutes],
    );
    return extended?.expiresAt ?? null;
  }

  takenWithin({ staffId, start, end }: StaffTime, tx: EntityManager): Promise<Interval<EpochMinute>[]> {
    return queryRows(
      tx,
      { start: minute, end: minute },
      `SELECT (date_part('epoch', lower(during)) / 60)::int AS start, (date_part('epoch', upper(during)) / 60)::int AS "end"
       FROM allocations WHERE staff_id = $1 AND during && tstzrange($2, $3)`,
      [staffId, toIso(start), toIso(end)],
    );
  }

  async bookingIdsWithin({ staffId, start, end }: StaffTime, tx: EntityManager): Promise<string[]> {
    const rows = await queryRows(
      tx,
      { id: text },
      `SELECT DISTINCT booking_id AS id FROM allocations
       WHERE booking_id IS NOT NULL AND staff_id = $1 AND during && tstzrange($2, $3)`,
      [staffId, toIso(start), toIso(end)],
    );
    return rows.map(({ id }) => id);
  }
}
