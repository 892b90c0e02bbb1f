import { isLocalDate, type LocalDate } from '../../../common/time/local-date.js';

/**
 * The last day on which a gift card is good: the day of its sale, so many years on, as the owner has set under _Money_.
 * Null for a card that never expires. A card sold on 29 February ends on the 28th where the year has no 29th.
 */
export function lastDayOf(soldOn: LocalDate, years: number | null): LocalDate | null {
  if (years === null) return null;
  const year = String(Number(soldOn.slice(0, 4)) + years);
  const same = `${year}${soldOn.slice(4)}`;
  return isLocalDate(same) ? same : `${year}-02-28`;
}
