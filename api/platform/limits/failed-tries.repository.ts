import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { decimal, integer } from '../../database/columns.js';
import { execute, findRow } from '../../database/rows.js';
import { WAITS_SECONDS } from './retry-waits.js';

/** Yesterday's failures should not slow anyone down today. In the privacy text. @internal */
export const EXPIRES_AFTER_HOURS = 24;

/** A longer wait must have been written before a clock was corrected. */
const CLOCKS_DIFFER_SECONDS = 300;

const SHORTEST_WAIT_SECONDS = 1;

/** SQL for the second parameter's instant, from `Clock.shared`. */
const NOW = `coalesce($2::timestamptz, now())`;

const EXPIRES_AFTER = `interval '${EXPIRES_AFTER_HOURS} h'`;

/** SQL condition: the row's failures no longer count. */
const EXPIRED = `tries.failed_at <= ${NOW} - ${EXPIRES_AFTER}`;

@Injectable()
export class FailedTriesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Counts an attempt as failed before it is made, so that concurrent ones can't all slip through. Success deletes
   * the row. Returns the seconds to wait: 0 if the attempt may be made, otherwise never 0.
   */
  async begin(key: Buffer, now: Date | null): Promise<number> {
    const longest = (WAITS_SECONDS.at(-1) ?? 0) + CLOCKS_DIFFER_SECONDS;
    const begun = await findRow(
      this.source,
      { failures: integer },
      `INSERT INTO failed_tries AS tries (key, failures, failed_at, wait_until)
       VALUES ($1, 1, ${NOW}, ${NOW} + ($3::int[])[1] * interval '1 s')
       ON CONFLICT (key) DO UPDATE SET failed_at = ${NOW},
         failures = CASE WHEN ${EXPIRED} THEN 1 ELSE tries.failures + 1 END,
         wait_until = ${NOW} + interval '1 s' *
           ($3::int[])[CASE WHEN ${EXPIRED} THEN 1 ELSE least(tries.failures + 1, cardinality($3::int[])) END]
       WHERE tries.wait_until <= ${NOW} OR tries.wait_until > ${NOW} + $4 * interval '1 s'
       RETURNING failures`,
      [key, now, WAITS_SECONDS, longest],
    );
    if (begun !== null) return 0;
    // Read in a second statement: one that waited for another attempt still sees the row from before it.
    const row = await findRow(
      this.source,
      { waitSeconds: decimal },
      `SELECT extract(epoch FROM wait_until - ${NOW})::float8 AS "waitSeconds"
       FROM failed_tries WHERE key = $1`,
      [key, now],
    );
    // A correct password may have cleared it in between; the next attempt will find out.
    return Math.max(SHORTEST_WAIT_SECONDS, row?.waitSeconds ?? 0);
  }

  /** Uncounts an attempt that was not made. */
  async undo(key: Buffer, now: Date | null): Promise<void> {
    await execute(
      this.source,
      `UPDATE failed_tries SET failures = failures - 1, wait_until = ${NOW} WHERE key = $1 AND failures > 0`,
      [key, now],
    );
  }

  async clear(key: Buffer): Promise<void> {
    await execute(this.source, `DELETE FROM failed_tries WHERE key = $1`, [key]);
  }

  async sweep(now: Date | null): Promise<void> {
    await execute(
      this.source,
      `DELETE FROM failed_tries WHERE failed_at <= coalesce($1::timestamptz, now()) - ${EXPIRES_AFTER}`,
      [now],
    );
  }
}
