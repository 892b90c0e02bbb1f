import { daysBetween, type LocalDate } from '../../../common/time/local-date.js';

/** Used when nothing else is known about a client. */
export const DEFAULT_WEEKS = 4;

/** Fewer visits are not a habit yet. */
const MIN_VISITS = 3;

const MAX_WEEKS = 52;

/**
 * The number of weeks after which a client usually comes back: the median gap between visits, given in any order.
 * Null for fewer than three days with visits.
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
