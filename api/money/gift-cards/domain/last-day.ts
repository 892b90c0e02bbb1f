import { isLocalDate, type LocalDate } from '../../../common/time/local-date.js';

/**
 * The last valid day of a gift card: its sale plus the number of years set under _Money_. Null for a card that never
 * expires. A card sold on 29 February expires on the 28th in years without a 29th.
 */
export function lastDayOf(soldOn: LocalDate, years: number | null): LocalDate | null {
  if (years === null) return null;
  const year = String(Number(soldOn.slice(0, 4)) + years);
  const same = `${year}${soldOn.slice(4)}`;
  return isLocalDate(same) ? same : `${year}-02-28`;
}
