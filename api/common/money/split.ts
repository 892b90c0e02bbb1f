/**
 * Divides an amount by weights, in whole steps that add up exactly: the largest remainders get the leftover steps
 * first. Equal remainders follow the order of weights.
 *
 * @param totalCents a whole number of steps, zero or more
 * @param weights zero or more each; if all are zero, the first gets everything
 */
export function split(totalCents: number, weights: readonly number[], stepCents: number): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? totalCents : 0));
  const steps = totalCents / stepCents;
  // Products of amounts and weights can exceed what a number holds exactly.
  const shares = weights.map((weight) => {
    const product = BigInt(steps) * BigInt(weight);
    return { whole: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  const left = steps - shares.reduce((all, { whole }) => all + whole, 0);
  const byLoss = shares
    .map((_, index) => index)
    .sort((one, other) => {
      const difference = (shares[other]?.remainder ?? 0n) - (shares[one]?.remainder ?? 0n);
      return difference === 0n ? one - other : difference > 0n ? 1 : -1;
    });
  const lucky = new Set(byLoss.slice(0, left));
  return shares.map(({ whole }, index) => (whole + (lucky.has(index) ? 1 : 0)) * stepCents);
}
