const BASIS = 10_000n;

/** Half a step is rounded up. */
function rounded(dividend: bigint, divisor: bigint, stepCents: number): number {
  const step = divisor * BigInt(stepCents);
  return Number((dividend * 2n + step) / (step * 2n)) * stepCents;
}

/** The tax within an amount that it is included in, for a rate in hundredths of a percent. */
export const taxWithin = (grossCents: number, rateBp: number, stepCents: number): number =>
  rounded(BigInt(grossCents) * BigInt(rateBp), BASIS + BigInt(rateBp), stepCents);

/** The tax that comes on top of an amount. */
export const taxOn = (netCents: number, rateBp: number, stepCents: number): number =>
  rounded(BigInt(netCents) * BigInt(rateBp), BASIS, stepCents);
