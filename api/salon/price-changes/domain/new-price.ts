/** How prices change: by so many percent, or by so much. Less than nothing makes them lower. */
export type PriceChange = { by: 'percent'; percent: number } | { by: 'amount'; cents: number };

/**
 * A price after the change, in cents, rounded to the nearest multiple of `stepCents`; halves go away from zero, as people
 * round. Never below nothing.
 */
export function newPrice(cents: number, change: PriceChange, stepCents: number): number {
  // In hundredths of a percent, so that 12.5 % of a price is not a little less than its half.
  const raised =
    change.by === 'percent'
      ? (cents * (10_000 + Math.round(change.percent * 100))) / 10_000
      : cents + change.cents;
  return Math.max(0, Math.floor(raised / stepCents + 0.5) * stepCents);
}
