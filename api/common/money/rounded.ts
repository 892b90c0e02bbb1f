/** A quotient rounded to whole steps, halves up. Exact for numbers of any size. */
export function rounded(dividend: bigint, divisor: bigint, stepCents: number): number {
  const step = 2n * divisor * BigInt(stepCents);
  const middle = 2n * dividend + step / 2n;
  const whole = middle / step;
  // `bigint` division truncates towards zero.
  const steps = middle % step < 0n ? whole - 1n : whole;
  return Number(steps) * stepCents;
}
