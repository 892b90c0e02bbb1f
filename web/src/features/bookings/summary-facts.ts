import { formatDuration } from '../../lib/format-duration';
import { formatPrice, type Currency } from '../../lib/format-money';

/** One service of the visit, in words. */
export interface SummaryLine {
  id: string;
  title: string;
  price: string;
  addOns: readonly string[];
}

/** The visit as the summary tells it. */
export interface SummaryFacts {
  lines: readonly SummaryLine[];
  withWhom: string;
  /** "Tue 24 Nov, 10:30"; null until a time is chosen. */
  when: string | null;
  length: string;
  total: string;
}

/** "2 h 15 min", or "2 h – 2 h 15 min" while it depends on who does it. */
export function spanOf(minMinutes: number, maxMinutes: number): string {
  const least = formatDuration(minMinutes);
  return minMinutes === maxMinutes ? least : `${least} – ${formatDuration(maxMinutes)}`;
}

/** "$145", "from $145"; an ellipsis until the currency is known. */
export function priceText(price: number, kind: 'fixed' | 'from', currency: Currency | undefined): string {
  return currency ? formatPrice(price, kind, currency) : '…';
}

/** "24 hours", "1 hour", "90 minutes". */
export function noticeText(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
