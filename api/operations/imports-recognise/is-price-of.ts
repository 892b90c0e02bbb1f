import { factsOf } from '../../common/money/currencies.js';

/** True if the currency has this amount, and it is no higher than a price may be. */
export function isPriceOf(currency: string, cents: number): boolean {
  const { stepCents, maxPriceCents } = factsOf(currency);
  return cents % stepCents === 0 && cents <= maxPriceCents;
}
