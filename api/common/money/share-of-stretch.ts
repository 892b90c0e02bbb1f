import { rounded } from './rounded.js';

/** From one amount to another, of so much in all. */
interface Stretch {
  fromCents: number;
  toCents: number;
  ofCents: number;
}

/**
 * What of a whole goes with a stretch of another amount, in whole steps. Worked out from both of its ends, so that however that
 * amount is cut up, all of the whole goes with all of it. All of it goes with an amount of nothing.
 */
export function shareOfStretch(
  wholeCents: number,
  { fromCents, toCents, ofCents }: Stretch,
  stepCents: number,
): number {
  if (ofCents === 0) return wholeCents;
  const upTo = (cents: number): number =>
    rounded(BigInt(wholeCents) * BigInt(cents), BigInt(ofCents), stepCents);
  return upTo(toCents) - upTo(fromCents);
}
