import { split } from '../../../common/money/split.js';
import { partOf, taxOn, taxIncludedIn } from '../../../common/money/tax.js';

/** Something that is not asked for: a part, in hundredths of a percent, or so many cents. */
export type Reduction = { bp: number } | { cents: number };

export interface LineToPrice {
  kind: 'service' | 'product' | 'gift-card';
  quantity: number;
  unitCents: number;
  discount: Reduction | null;
  /** In hundredths of a percent; those of one id are rounded together. Of a gift card: only of one that is taxed at its sale. */
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
  /** What single-purpose gift cards pay of services and products, and the tax in it that was due when they were sold. */
  vouchers: { cents: number; prepaidTaxCents: number };
}

export interface PricedLine {
  /** Its own and its share of what is off the whole sale. */
  discountCents: number;
  /** Without tax. */
  netCents: number;
  taxCents: number;
  /** What the client pays for it: net and tax, prepaid tax in it. */
  payableCents: number;
  /** What single-purpose gift cards pay of it. */
  voucherCents: number;
  /** The tax in that, due when they were sold. */
  prepaidTaxCents: number;
}

export interface PricedTax {
  rateId: string;
  bp: number;
  /** What it is on. */
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
  return 'cents' in reduction ? reduction.cents : partOf(cents, reduction.bp, stepCents);
};

/** A gift card is sold for what it is worth. */
const isReduced = (line: LineToPrice | undefined): boolean => line?.kind !== 'gift-card';

/** By largest remainder; nothing is spread over nothing. */
const spread = (cents: number, parts: readonly number[], stepCents: number): number[] =>
  cents === 0 ? parts.map(() => 0) : split(cents, parts, stepCents);

/**
 * What a sale comes to. A line's discount is rounded by itself; what is off the whole sale is spread over the lines by largest
 * remainder; tax is worked out once for each rate, and spread over its lines in the same way: so that everything adds up. What
 * single-purpose gift cards pay is spread in the same way, and only the rest is taxed.
 */
export function priceSale(sale: SaleToPrice): PricedSale | DiscountTooHigh {
  const { lines, discount, tipCents, taxIsAdded, stepCents, vouchers } = sale;
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

  const priced = taxesOn(lines, written, { taxIsAdded, stepCents });
  const payable = written.map((cents, index) => {
    const isOnTop = taxIsAdded && isReduced(lines[index]);
    return isOnTop ? cents + (priced.ofLines[index] ?? 0) : cents;
  });
  const buyable = payable.map((cents, index) => (isReduced(lines[index]) ? cents : 0));
  const byVouchers = spread(Math.min(vouchers.cents, sumOf(buyable)), buyable, stepCents);
  const prepaid = spread(vouchers.prepaidTaxCents, byVouchers, stepCents);
  const rest = payable.map((cents, index) => cents - (byVouchers[index] ?? 0));
  const taxed = sumOf(byVouchers) === 0 ? priced : taxesOn(lines, rest, { taxIsAdded: false, stepCents });

  const exactCents = sumOf(payable) + tipCents;
  const roundingCents = cashRoundingOf(exactCents, sale);
  return {
    lines: payable.map((payableCents, index) => {
      const [taxCents = 0, prepaidTaxCents = 0] = [taxed.ofLines[index], prepaid[index]];
      return {
        discountCents: discounts[index] ?? 0,
        netCents: payableCents - taxCents - prepaidTaxCents,
        taxCents,
        payableCents,
        voucherCents: byVouchers[index] ?? 0,
        prepaidTaxCents,
      };
    }),
    subtotalCents: sumOf(full),
    discountCents: sumOf(discounts),
    taxes: taxed.taxes.filter(({ netCents, taxCents }) => taxed === priced || netCents + taxCents > 0),
    taxCents: sumOf(taxed.ofLines),
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

/**
 * The taxes on these amounts, each rate once, in the order in which the rates are first met. The tax of a gift card is in its
 * value and rounded by itself, whatever else is sold, so that a card of one value always has the same.
 */
function taxesOn(
  lines: readonly LineToPrice[],
  amounts: readonly number[],
  { taxIsAdded, stepCents }: Pick<SaleToPrice, 'taxIsAdded' | 'stepCents'>,
): { taxes: PricedTax[]; ofLines: number[] } {
  const taxes = new Map<string, PricedTax>();
  const ofLines = lines.map(() => 0);
  for (const { rateId, bp, indexes, isCard } of taxedTogether(lines)) {
    const parts = indexes.map((index) => amounts[index] ?? 0);
    const all = sumOf(parts);
    const isOnTop = taxIsAdded && !isCard;
    const taxCents = isOnTop ? taxOn(all, bp, stepCents) : taxIncludedIn(all, bp, stepCents);
    for (const [at, share] of spread(taxCents, parts, stepCents).entries()) ofLines[indexes[at] ?? 0] = share;
    const known = taxes.get(rateId) ?? { rateId, bp, netCents: 0, taxCents: 0 };
    known.netCents += isOnTop ? all : all - taxCents;
    known.taxCents += taxCents;
    taxes.set(rateId, known);
  }
  return { taxes: [...taxes.values()], ofLines };
}

interface TaxedTogether {
  rateId: string;
  bp: number;
  indexes: number[];
  isCard: boolean;
}

function taxedTogether(lines: readonly LineToPrice[]): TaxedTogether[] {
  const together = new Map<string, TaxedTogether>();
  for (const [index, { kind, rate }] of lines.entries()) {
    if (rate === null) continue;
    const isCard = kind === 'gift-card';
    const key = isCard ? `${index}` : rate.id;
    const known = together.get(key) ?? { rateId: rate.id, bp: rate.bp, indexes: [], isCard };
    known.indexes.push(index);
    together.set(key, known);
  }
  return [...together.values()];
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
