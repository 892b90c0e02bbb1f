import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { decimal, integer } from '../../database/columns.js';
import { execute, findRow } from '../../database/rows.js';
import { WAITS_SECONDS } from './retry-waits.js';

/** Yesterday's failures do not slow anybody down today. In the privacy text. @internal */
export const EXPIRES_AFTER_HOURS = 24;

/** A longer wait than any was written before a clock was corrected. */
const CLOCKS_DIFFER_SECONDS = 300;

const SHORTEST_WAIT_SECONDS = 1;

/** The instant that the second parameter gives by `Clock.shared`, in SQL. */
const NOW = `coalesce($2::timestamptz, now())`;

const EXPIRES_AFTER = `interval '${EXPIRES_AFTER_HOURS} h'`;

/** Whether the failures of the row count no longer, in SQL. */
const EXPIRED = `tries.failed_at <= ${NOW} - ${EXPIRES_AFTER}`;

@Injectable()
export class FailedTriesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Counts a try as failed before it is made, so that many at the same moment cannot all slip through; success
   * deletes the row. Gives the seconds to wait: 0 when the try may be made, and never 0 when it may not.
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
    // Asked afterwards: a statement that waited for another try still reads the row as it was before that one.
    const row = await findRow(
      this.source,
      { waitSeconds: decimal },
      `SELECT extract(epoch FROM wait_until - ${NOW})::float8 AS "waitSeconds"
       FROM failed_tries WHERE key = $1`,
      [key, now],
    );
    // A right password may have cleared it in between, which is for the next try to find.
    return Math.max(SHORTEST_WAIT_SECONDS, row?.waitSeconds ?? 0);
  }

  /** A try that was counted and never made. */
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
