import { centsOf } from '../../../lib/typed-amount';

const round = [500, 1000, 2000, 5000, 10_000];
const MOST = 3;

/** Likely cash amounts for a price: the next round sums above it, in the currency's steps. */
export function likelyNotes(amount: number, stepCents: number): number[] {
  const cents = centsOf(amount);
  if (cents <= 0) return [];
  // Without decimals, banknotes have two more zeros.
  const sums = round.map((note) => note * stepCents).map((note) => Math.ceil(cents / note) * note);
  return [...new Set(sums)]
    .filter((sum) => sum > cents)
    .slice(0, MOST)
    .map((sum) => sum / 100);
}
