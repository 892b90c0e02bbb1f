import type { Currency } from '../../../lib/currency';
import type { Formats } from '../../../lib/formats';

/** "$145", "from $145"; an ellipsis until the currency is known. */
export function priceText(
  { formatPrice }: Formats,
  price: number,
  kind: 'fixed' | 'from',
  currency: Currency | undefined,
): string {
  return currency ? formatPrice(price, kind, currency) : '…';
}
