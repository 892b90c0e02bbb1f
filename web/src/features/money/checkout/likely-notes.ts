import { centsOf } from '../../../lib/typed-amount';

const round = [500, 1000, 2000, 5000, 10_000];
const MOST = 3;

/** What people are likely to hand over for an amount: the next round sums above it, in the steps of the currency. */
export function likelyNotes(amount: number, stepCents: number): number[] {
  const cents = centsOf(amount);
  if (cents <= 0) return [];
  // Where prices have no decimals, notes have two zeros more.
  const sums = round.map((note) => note * stepCents).map((note) => Math.ceil(cents / note) * note);
  return [...new Set(sums)]
    .filter((sum) => sum > cents)
    .slice(0, MOST)
    .map((sum) => sum / 100);
}
