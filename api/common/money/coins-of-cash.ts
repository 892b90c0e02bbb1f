import { factsOf } from './currencies.js';

/**
 * The smallest cash amount, in cents: a coin of the currency, or more if the salon rounds.
 *
 * @param roundedToCents the salon's cash rounding; 0 for none
 */
export const coinCents = (currency: string, roundedToCents: number): number =>
  Math.max(factsOf(currency).smallestCashCents, roundedToCents);

/**
 * The cash for an exact amount: rounded to existing coins, half a coin up, and never more than is left.
 *
 * @param exactCents zero or more
 */
export const cashFor = (
  exactCents: number,
  { leftCents, coin }: { leftCents: number; coin: number },
): number => Math.min(Math.round(exactCents / coin) * coin, Math.floor(leftCents / coin) * coin);
