import { toCents } from '../../common/money/currency-step.js';
import type { LocalDate } from '../../common/time/local-date.js';
import type { DiscountDto } from './dto/checkout.dto.js';
import type { LineToPrice, Reduction } from './domain/price-sale.js';

/** A line as it will stand on the sale. */
export interface SoldLine extends LineToPrice {
  rate: { id: string; name: string; bp: number } | null;
  title: string;
  staffId: string | null;
  staffName: string;
  bookingLineId: string | null;
  serviceId: string | null;
  productId: string | null;
  discountReason: string;
  /** Of a gift card: what is printed on it beside its value. */
  message: string;
  givenOn: LocalDate | null;
}

/** Exactly one of the two has been given. */
export function reductionOf(discount: DiscountDto | undefined): Reduction | null {
  if (!discount) return null;
  if (discount.percent !== undefined) return { bp: Math.round(discount.percent * 100) };
  return { cents: toCents(discount.amount ?? 0) };
}

/** Why a line costs less: for a reason of its own, because the whole sale does, or both. */
export const discountReasonOf = (own: string, ofSale: string): string =>
  [...new Set([own, ofSale].filter((reason) => reason !== ''))].join(' · ');
