import type { DataSource, QueryRunner } from 'typeorm';
import { instant, integer, nullable } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';

/**
 * How many times in the diary begin before an earlier one of the same team member has ended, and when the first of those
 * begins (null without any). Reads the times themselves, whatever the constraint that keeps them apart would say: it may be
 * gone, or its index may be damaged. Each time is compared with the latest end before it, which is one sort instead of a
 * million look-ups.
 *
 * @param database all of it, or the transaction that a runner is in
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
