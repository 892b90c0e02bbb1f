import type { Check } from './check.js';

/**
 * Reads the times themselves, whatever the constraint that keeps them apart would say: it may be gone, or its index may be
 * damaged. Each time is compared with the latest end before it, which is one sort instead of a million look-ups.
 */
export const overlapsCheck: Check = {
  id: 'overlaps',
  title: 'Double bookings',
  asks: 'database',
  examine: async ({ source }) => {
    const [{ count, first }]: [{ count: number; first: Date | null }] = await source.query(
      `SELECT count(*)::int AS count, min(starts_at) AS first
       FROM (SELECT lower(during) AS starts_at,
               max(upper(during)) OVER (PARTITION BY staff_id ORDER BY lower(during), upper(during), id
                 ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS busy_until
             FROM allocations) AS times
       WHERE starts_at < busy_until`,
    );
    if (count === 0 || first === null)
      return { verdict: 'ok', says: 'Nobody is busy twice at the same time.' };
    return {
      verdict: 'fail',
      says: `${count} ${count === 1 ? 'time in the diary overlaps' : 'times in the diary overlap'} another of the same team member, the first on ${first.toISOString().slice(0, 10)}.`,
      advice: 'Look at that day in the diary, and move one of the two.',
    };
  },
};
