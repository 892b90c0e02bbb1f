import { formatDuration } from '../../lib/format-duration';
import { formatPrice, type Currency } from '../../lib/format-money';

/** "2 h 15 min", or "2 h – 2 h 15 min" while it depends on the team member. */
export function spanOf(minMinutes: number, maxMinutes: number): string {
  const least = formatDuration(minMinutes);
  return minMinutes === maxMinutes ? least : `${least} – ${formatDuration(maxMinutes)}`;
}

/** "$145", "from $145"; an ellipsis until the currency is known. */
export function priceText(price: number, kind: 'fixed' | 'from', currency: Currency | undefined): string {
  return currency ? formatPrice(price, kind, currency) : '…';
}
