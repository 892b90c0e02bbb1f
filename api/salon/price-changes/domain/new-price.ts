/** A change of prices by a percentage or an amount; negative values lower them. */
export type PriceChange = { by: 'percent'; percent: number } | { by: 'amount'; cents: number };

/**
 * A price after the change in cents, rounded to the nearest multiple of `stepCents`, with halves away from zero as
 * people round. Never negative.
 */
export function newPrice(cents: number, change: PriceChange, stepCents: number): number {
  // Computed in hundredths of a percent, so that 12.5 % is exact.
  const raised =
    change.by === 'percent'
      ? (cents * (10_000 + Math.round(change.percent * 100))) / 10_000
      : cents + change.cents;
  return Math.max(0, Math.floor(raised / stepCents + 0.5) * stepCents);
}
