import { toCents } from '../../common/money/currency-step.js';
import type { LocalDate } from '../../common/time/local-date.js';
import type { DiscountDto } from './dto/checkout.dto.js';
import type { LineToPrice, Reduction } from './domain/price-sale.js';

/** A line as the sale will record it. */
export interface SoldLine extends LineToPrice {
  rate: { id: string; name: string; bp: number } | null;
  title: string;
  staffId: string | null;
  staffName: string;
  bookingLineId: string | null;
  serviceId: string | null;
  productId: string | null;
  discountReason: string;
  /** For a gift card: the message printed next to its value. */
  message: string;
  givenOn: LocalDate | null;
}

/** Exactly one of the two is given. */
export function reductionOf(discount: DiscountDto | undefined): Reduction | null {
  if (!discount) return null;
  if (discount.percent !== undefined) return { bp: Math.round(discount.percent * 100) };
  return { cents: toCents(discount.amount ?? 0) };
}

/** The reason for a line's discount: its own, the whole sale's, or both. */
export const discountReasonOf = (own: string, ofSale: string): string =>
  [...new Set([own, ofSale].filter((reason) => reason !== ''))].join(' · ');
