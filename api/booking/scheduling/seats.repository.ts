import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type EpochMinute, epochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { bool, type ColumnsOf, minute, nullable, text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import type { Statement } from '../../database/statement.js';
import type { SeatChanges, SeatRow } from './seats.js';
import { type AllocationOwner, MAX_ALLOCATION_MINUTES } from './staff-time.js';

export const seatColumns: ColumnsOf<SeatRow> = {
  id: text,
  unitId: text,
  bookingId: nullable(text),
  isPinned: bool,
  start: minute,
  end: minute,
};

/** Reads and writes who has which unit when. */
@Injectable()
export class SeatsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Everything that takes these units in the window, without expired holds, by start. */
  list(
    unitIds: string[],
    bounds: Interval<EpochMinute>,
    now: Date,
    tx: EntityManager = this.source.manager,
  ): Promise<SeatRow[]> {
    return queryRows(
      tx,
      seatColumns,
      `SELECT id::text, unit_id AS "unitId", booking_id AS "bookingId", is_pinned AS "isPinned",
         (date_part('epoch', lower(during)) / 60)::int AS start,
         (date_part('epoch', upper(during)) / 60)::int AS "end"
       FROM unit_allocations
       WHERE unit_id = ANY ($1::uuid[]) AND lower(during) >= $2 AND lower(during) < $3 AND upper(during) > $4
         AND (expires_at IS NULL OR expires_at > $5)
       ORDER BY lower(during), id`,
      [
        unitIds,
        toIso(epochMinute(bounds.start - MAX_ALLOCATION_MINUTES)),
        toIso(bounds.end),
        toIso(bounds.start),
        now,
      ],
    );
  }

  /** Moves seats to other units; one statement may swap two. Null if none move. */
  moveStatement(moved: SeatChanges['moved']): Statement | null {
    if (moved.length === 0) return null;
    return {
      sql: `UPDATE unit_allocations SET unit_id = moved.unit_id
        FROM unnest($1::bigint[], $2::uuid[]) AS moved (id, unit_id) WHERE unit_allocations.id = moved.id`,
      values: [moved.map(({ id }) => id), moved.map(({ unitId }) => unitId)],
    };
  }

  /** Releases the units of a booking. */
  deleteStatement(bookingId: string): Statement {
    return { sql: `DELETE FROM unit_allocations WHERE booking_id = $1`, values: [bookingId] };
  }

  /** Null if none are taken. */
  insertStatement(
    rows: (SeatChanges['seated'][number] & { owner: Exclude<AllocationOwner, { kind: 'block' }> })[],
  ): Statement | null {
    if (rows.length === 0) return null;
    const owners = rows.map(({ owner }) => owner);
    return {
      sql: `INSERT INTO unit_allocations (unit_id, during, kind, booking_id, hold_id, expires_at)
        SELECT unit_id, tstzrange(starts, ends), kind, booking_id, hold_id, expires_at
        FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::text[], $5::uuid[], $6::uuid[],
          $7::timestamptz[]) AS taken (unit_id, starts, ends, kind, booking_id, hold_id, expires_at)`,
      values: [
        rows.map(({ unitId }) => unitId),
        rows.map(({ start }) => toIso(start)),
        rows.map(({ end }) => toIso(end)),
        owners.map(({ kind }) => kind),
        owners.map((owner) => (owner.kind === 'booking' ? owner.bookingId : null)),
        owners.map((owner) => (owner.kind === 'hold' ? owner.holdId : null)),
        owners.map((owner) => (owner.kind === 'hold' ? owner.expiresAt : null)),
      ],
    };
  }

  /** Waits until no one else takes a unit of these pools on any day. The locks end with the transaction. */
  async lockPools(keys: number[], tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT pg_advisory_xact_lock(pool, 0) FROM unnest($1::int[]) AS wanted (pool)`, [
      keys.toSorted((one, other) => one - other),
    ]);
  }
}
