import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ColumnsOf, digits, instant, integer, nullable, oneOf, text } from '../../database/columns.js';
import { execute, getRow, queryRows } from '../../database/rows.js';
import { toIso } from '../../common/time/epoch-minute.js';
import type { StaffTime, UnavailableTime } from './staff-time.js';

export const UNAVAILABLE_COLUMNS = `id, CASE WHEN time_off_id IS NULL THEN kind ELSE 'time-off' END AS kind,
  staff_id AS "staffId", lower(during) AS "startsAt", upper(during) AS "endsAt", reason,
  expires_at AS "expiresAt", time_off_id AS "timeOffId"`;

export const unavailableColumns: ColumnsOf<UnavailableTime> = {
  id: digits,
  kind: oneOf('block', 'time-off', 'hold'),
  staffId: text,
  startsAt: instant,
  endsAt: instant,
  reason: text,
  expiresAt: nullable(instant),
  timeOffId: nullable(text),
};

/** Allocations that belong to time off change along with it. */
const IS_BLOCK = `kind = 'block' AND time_off_id IS NULL`;

/** The allocations that keep people free of bookings for some hours. */
@Injectable()
export class BlocksRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Returned in no particular order: each block has its person and time. */
  addBlocks(stretches: StaffTime[], reason: string, tx: EntityManager): Promise<UnavailableTime[]> {
    return queryRows(
      tx,
      unavailableColumns,
      `INSERT INTO allocations (staff_id, during, kind, reason)
       SELECT staff_id, tstzrange(starts, ends), 'block', $4
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS taken (staff_id, starts, ends)
       RETURNING ${UNAVAILABLE_COLUMNS}`,
      [
        stretches.map(({ staffId }) => staffId),
        stretches.map(({ start }) => toIso(start)),
        stretches.map(({ end }) => toIso(end)),
        reason,
      ],
    );
  }

  list(ids: string[], tx: EntityManager = this.source.manager): Promise<UnavailableTime[]> {
    return queryRows(
      tx,
      unavailableColumns,
      `SELECT ${UNAVAILABLE_COLUMNS} FROM allocations WHERE id = ANY ($1::bigint[]) AND ${IS_BLOCK}
       ORDER BY lower(during), id`,
      [ids],
    );
  }

  /** Locked for a change, in a fixed order: others who want to change one wait until this transaction ends. */
  listForChange(ids: string[], tx: EntityManager): Promise<UnavailableTime[]> {
    return queryRows(
      tx,
      unavailableColumns,
      `SELECT ${UNAVAILABLE_COLUMNS} FROM allocations WHERE id = ANY ($1::bigint[]) AND ${IS_BLOCK}
       ORDER BY id FOR UPDATE`,
      [ids],
    );
  }

  /**
   * Gives each block its new time, person and reason. Works in two steps, because no block may overlap another's old
   * time: in between, they are ten thousand years ahead in the same order.
   */
  async change(blocks: UnavailableTime[], tx: EntityManager): Promise<void> {
    const ids = blocks.map(({ id }) => id);
    if (ids.length > 1) {
      await execute(
        tx,
        `UPDATE allocations
         SET during = tstzrange(lower(during) + interval '10000 years', upper(during) + interval '10000 years')
         WHERE id = ANY ($1::bigint[]) AND ${IS_BLOCK}`,
        [ids],
      );
    }
    await execute(
      tx,
      `UPDATE allocations SET staff_id = wanted.staff_id, during = tstzrange(starts, ends), reason = wanted.reason
       FROM unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::text[])
         AS wanted (id, staff_id, starts, ends, reason)
       WHERE allocations.id = wanted.id AND ${IS_BLOCK}`,
      [
        ids,
        blocks.map(({ staffId }) => staffId),
        blocks.map(({ startsAt }) => startsAt),
        blocks.map(({ endsAt }) => endsAt),
        blocks.map(({ reason }) => reason),
      ],
    );
  }

  async remove(ids: string[], tx: EntityManager): Promise<void> {
    await execute(tx, `DELETE FROM allocations WHERE id = ANY ($1::bigint[]) AND ${IS_BLOCK}`, [ids]);
  }

  /** Removes one person's blocks that have not begun. Returns how many there were. */
  async removeComing(staffId: string, now: Date, tx: EntityManager): Promise<number> {
    const { count } = await getRow(
      tx,
      { count: integer },
      `WITH gone AS (
         DELETE FROM allocations WHERE staff_id = $1 AND lower(during) > $2 AND ${IS_BLOCK} RETURNING id
       ) SELECT count(*)::int AS count FROM gone`,
      [staffId, now],
    );
    return count;
  }
}
