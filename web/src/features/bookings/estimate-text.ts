import { formatPrice, type Currency } from '../../lib/format-money';

/** "$145", "from $145"; an ellipsis until the currency is known. */
export function priceText(price: number, kind: 'fixed' | 'from', currency: Currency | undefined): string {
  return currency ? formatPrice(price, kind, currency) : '…';
}
