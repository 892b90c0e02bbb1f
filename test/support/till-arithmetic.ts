/**
 * A second implementation of the till's arithmetic, without any of the product's code: in whole steps of the currency
 * as `bigint`, from the client's request and the salon's prices and rates. Tests compare answers and the ledger with
 * it.
 */

/** The rounding rules of a currency and a salon. */
export interface Counting {
  /** Hundredths in the smallest amount: 100 for yen, 1 for euros and for dinars. */
  stepCents: number;
  taxIsAdded: boolean;
  /** The step for rounding cash, in hundredths; 0 for no rounding. */
  cashRoundingCents: number;
}

/** A requested line. Rates are in hundredths of a percent. */
export interface AskedLine {
  unitCents: number;
  quantity: number;
  rateBp: number;
  /** A percentage with at most two decimals, in hundredths. */
  discountBp?: number;
}

export interface Sums {
  discountCents: number;
  taxCents: number;
  totalCents: number;
  /** The totals of the lines, in order. */
  lineCents: number[];
}

/** a / b, rounded to whole numbers, halves up. */
const rounded = (a: bigint, b: bigint): bigint => (2n * a + b) / (2n * b);

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((left, right) => left + right, 0n);

/** Divides a whole by weight; those who lost most by rounding down get one more, the first among equals first. */
function shares(whole: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? whole : 0n));
  const parts = weights.map((weight) => (whole * weight) / all);
  const order = weights
    .map((weight, index) => ({ index, lost: (whole * weight) % all }))
    .sort((one, other) =>
      one.lost === other.lost ? one.index - other.index : one.lost > other.lost ? -1 : 1,
    );
  const missing = Number(whole - sum(parts));
  for (const { index } of order.slice(0, missing)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}

/** The totals of a sale. */
export function sumsOf(
  lines: readonly AskedLine[],
  { stepCents, taxIsAdded }: Counting,
  discountBp = 0,
): Sums {
  const steps = lines.map(({ unitCents, quantity }) => BigInt((unitCents / stepCents) * quantity));
  const own = lines.map(({ discountBp: bp = 0 }, index) =>
    rounded((steps[index] ?? 0n) * BigInt(bp), 10_000n),
  );
  const left = steps.map((whole, index) => whole - (own[index] ?? 0n));
  const off = rounded(sum(left) * BigInt(discountBp), 10_000n);
  const offs = shares(off, left);
  const asked = left.map((whole, index) => whole - (offs[index] ?? 0n));
  const taxes = asked.map(() => 0n);
  for (const rate of new Set(lines.map(({ rateBp }) => rateBp))) {
    const places = lines.flatMap(({ rateBp }, index) => (rateBp === rate ? [index] : []));
    const of = places.map((place) => asked[place] ?? 0n);
    const bp = BigInt(rate);
    const tax = taxIsAdded ? rounded(sum(of) * bp, 10_000n) : rounded(sum(of) * bp, 10_000n + bp);
    shares(tax, of).forEach((part, index) => {
      taxes[places[index] ?? 0] = part;
    });
  }
  const payable = asked.map((whole, index) => (taxIsAdded ? whole + (taxes[index] ?? 0n) : whole));
  const cents = (count: bigint) => Number(count) * stepCents;
  return {
    discountCents: cents(sum(own) + off),
    taxCents: cents(sum(taxes)),
    totalCents: cents(sum(payable)),
    lineCents: payable.map(cents),
  };
}

/** The amount that rounding adds to cash, negative if it subtracts; halves go up. */
export function cashRounding(cents: number, { cashRoundingCents: to }: Counting): number {
  if (to === 0) return 0;
  return Number(rounded(BigInt(cents), BigInt(to))) * to - cents;
}
