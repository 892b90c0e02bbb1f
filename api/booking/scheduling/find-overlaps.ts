import type { DataSource, QueryRunner } from 'typeorm';
import { instant, integer, nullable } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';

/**
 * Counts diary times that begin before an earlier one of the same team member has ended, and finds the first such
 * start (null if none overlap). Reads the times themselves instead of trusting the constraint, which may be missing
 * or have a damaged index. Each time is compared with the latest end before it, which is one sort instead of a
 * million look-ups.
 *
 * @param database the whole database, or the runner's transaction
 */
export function findOverlaps(
  database: DataSource | QueryRunner,
): Promise<{ count: number; first: Date | null }> {
  return getRow(
    database,
    { count: integer, first: nullable(instant) },
    `SELECT count(*)::int AS count, min(starts_at) AS first
     FROM (SELECT lower(during) AS starts_at,
             max(upper(during)) OVER (PARTITION BY staff_id ORDER BY lower(during), upper(during), id
               ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS busy_until
           FROM allocations) AS times
     WHERE starts_at < busy_until`,
  );
}
