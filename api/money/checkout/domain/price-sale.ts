import { split } from '../../../common/money/split.js';
import { taxOn, taxWithin } from '../../../common/money/tax.js';

/** Something that is not asked for: a part, in hundredths of a percent, or so many cents. */
export type Reduction = { bp: number } | { cents: number };

export interface LineToPrice {
  kind: 'service' | 'product' | 'gift-card';
  quantity: number;
  unitCents: number;
  discount: Reduction | null;
  /** In hundredths of a percent; those of one id are rounded together. */
  rate: { id: string; bp: number } | null;
}

export interface SaleToPrice {
  lines: readonly LineToPrice[];
  /** Off everything but gift cards. */
  discount: Reduction | null;
  tipCents: number;
  /** Whether tax comes on top of prices, or is in them. */
  taxIsAdded: boolean;
  /** The least amount of the currency that changes hands, in cents. */
  stepCents: number;
  /** When cash is taken: what other ways pay of it, and to which multiple the rest is rounded; 0 leaves it. */
  cash: { otherwiseCents: number; roundedToCents: number } | null;
}

export interface PricedLine {
  /** Its own and its share of what is off the whole sale. */
  discountCents: number;
  /** Without tax. */
  netCents: number;
  taxCents: number;
  /** What the client pays for it: net and tax. */
  payableCents: number;
}

export interface PricedTax {
  rateId: string;
  bp: number;
  netCents: number;
  taxCents: number;
}

export interface PricedSale {
  lines: PricedLine[];
  /** Before discounts, as prices are written: with tax when it is in them. */
  subtotalCents: number;
  discountCents: number;
  taxes: PricedTax[];
  taxCents: number;
  tipCents: number;
  /** Of cash; below nothing when it is rounded down. */
  roundingCents: number;
  /** What is to be paid, tips and rounding in it. */
  totalCents: number;
}

/** A line or the sale itself (-1) from which more would be taken off than it costs. */
export interface DiscountTooHigh {
  tooHighAt: number;
}

/** To the nearest multiple; from the middle, up. */
const roundedTo = (cents: number, stepCents: number): number => Math.round(cents / stepCents) * stepCents;

const reductionOf = (reduction: Reduction | null, cents: number, stepCents: number): number => {
  if (reduction === null) return 0;
  return 'cents' in reduction ? reduction.cents : roundedTo((cents * reduction.bp) / 10_000, stepCents);
};

/** A gift card is sold for what it is worth. */
const isReduced = ({ kind }: LineToPrice): boolean => kind !== 'gift-card';

/**
 * What a sale comes to. A line's discount is rounded by itself; what is off the whole sale is spread over the lines by largest
 * remainder; tax is worked out once for each rate, and spread over its lines in the same way: so that everything adds up.
 */
export function priceSale(sale: SaleToPrice): PricedSale | DiscountTooHigh {
  const { lines, discount, tipCents, taxIsAdded, stepCents } = sale;
  const full = lines.map(({ quantity, unitCents }) => quantity * unitCents);
  const own = lines.map((line, index) => reductionOf(line.discount, full[index] ?? 0, stepCents));
  const tooHighAt = own.findIndex((cents, index) => cents > (full[index] ?? 0));
  if (tooHighAt >= 0) return { tooHighAt };
  const reducible = lines.map((line, index) =>
    isReduced(line) ? (full[index] ?? 0) - (own[index] ?? 0) : 0,
  );
  const offAll = reductionOf(discount, sumOf(reducible), stepCents);
  if (offAll > sumOf(reducible)) return { tooHighAt: -1 };
  const shares = offAll > 0 ? split(offAll, reducible, stepCents) : reducible.map(() => 0);
  const discounts = own.map((cents, index) => cents + (shares[index] ?? 0));
  const written = full.map((cents, index) => cents - (discounts[index] ?? 0));

  const taxes: PricedTax[] = [];
  const taxOfLines = lines.map(() => 0);
  for (const [rateId, { bp, indexes }] of byRate(lines)) {
    const parts = indexes.map((index) => written[index] ?? 0);
    const all = sumOf(parts);
    const taxCents = taxIsAdded ? taxOn(all, bp, stepCents) : taxWithin(all, bp, stepCents);
    const spread = all > 0 ? split(taxCents, parts, stepCents) : parts.map(() => 0);
    for (const [at, index] of indexes.entries()) taxOfLines[index] = spread[at] ?? 0;
    taxes.push({ rateId, bp, netCents: taxIsAdded ? all : all - taxCents, taxCents });
  }

  const priced = written.map((cents, index): PricedLine => {
    const taxCents = taxOfLines[index] ?? 0;
    const netCents = taxIsAdded ? cents : cents - taxCents;
    return { discountCents: discounts[index] ?? 0, netCents, taxCents, payableCents: netCents + taxCents };
  });
  const exactCents = sumOf(priced.map(({ payableCents }) => payableCents)) + tipCents;
  const roundingCents = cashRoundingOf(exactCents, sale);
  return {
    lines: priced,
    subtotalCents: sumOf(full),
    discountCents: sumOf(discounts),
    taxes,
    taxCents: sumOf(taxOfLines),
    tipCents,
    roundingCents,
    totalCents: exactCents + roundingCents,
  };
}

/** What is left for cash is rounded; what cards and transfers pay is exact. */
function cashRoundingOf(exactCents: number, { cash, stepCents }: SaleToPrice): number {
  if (cash === null || cash.roundedToCents <= stepCents) return 0;
  const inCash = exactCents - cash.otherwiseCents;
  return inCash > 0 ? roundedTo(inCash, cash.roundedToCents) - inCash : 0;
}

/** In the order in which the rates are first met. A gift card is taxed when it is used, or apart from the sale. */
function byRate(lines: readonly LineToPrice[]): Map<string, { bp: number; indexes: number[] }> {
  const rates = new Map<string, { bp: number; indexes: number[] }>();
  for (const [index, { kind, rate }] of lines.entries()) {
    if (rate === null || kind === 'gift-card') continue;
    const known = rates.get(rate.id) ?? { bp: rate.bp, indexes: [] };
    known.indexes.push(index);
    rates.set(rate.id, known);
  }
  return rates;
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
