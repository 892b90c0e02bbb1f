import { daysBetween, type LocalDate } from '../../../common/time/local-date.js';

/** For whom nothing else is known. */
export const DEFAULT_WEEKS = 4;

/** As many visits as it takes to have a habit. */
const MIN_VISITS = 3;

const MAX_WEEKS = 52;

/**
 * After how many weeks somebody usually comes back: the median of what lay between their visits, in any order; null for
 * fewer than three days on which they came.
 */
export function usualWeeks(visits: readonly LocalDate[]): number | null {
  const days = [...new Set(visits)].sort();
  if (days.length < MIN_VISITS) return null;
  const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
  gaps.sort((one, other) => one - other);
  const middle = (gaps.length - 1) / 2;
  const median = ((gaps[Math.floor(middle)] ?? 0) + (gaps[Math.ceil(middle)] ?? 0)) / 2;
  return Math.min(Math.max(Math.round(median / 7), 1), MAX_WEEKS);
}
