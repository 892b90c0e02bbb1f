import { rounded } from './rounded.js';

/** From one amount to another, within a total. */
interface Stretch {
  fromCents: number;
  toCents: number;
  ofCents: number;
}

/**
 * The part of a whole that goes with part of another amount, in whole steps. Computed from both ends of that part, so
 * that however the amount is divided, the parts add up to exactly the whole. An amount of zero gets the whole.
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
