import { split } from '../../../common/money/split.js';
import { partOf, taxOn, taxIncludedIn } from '../../../common/money/tax.js';

/** A discount: a share in hundredths of a percent, or an amount in cents. */
export type Reduction = { bp: number } | { cents: number };

export interface LineToPrice {
  kind: 'service' | 'product' | 'gift-card';
  quantity: number;
  unitCents: number;
  discount: Reduction | null;
  /** In hundredths of a percent; lines with the same id are rounded together. A gift card has one only if taxed at its sale. */
  rate: { id: string; bp: number } | null;
}

export interface SaleToPrice {
  lines: readonly LineToPrice[];
  /** Applies to everything except gift cards. */
  discount: Reduction | null;
  tipCents: number;
  /** True if tax is added to prices instead of being included. */
  taxIsAdded: boolean;
  /** The smallest amount of the currency, in cents. */
  stepCents: number;
  /**
   * Set if cash is taken: how much the other methods pay, and the multiple to which the rest is rounded; 0 for no
   * rounding.
   */
  cash: { otherwiseCents: number; roundedToCents: number } | null;
  /**
   * The amount that single-purpose gift cards pay for services and products, and the tax in it that was due at their
   * sale.
   */
  vouchers: { cents: number; prepaidTaxCents: number };
}

export interface PricedLine {
  /** Its own discount plus its share of the whole sale's. */
  discountCents: number;
  /** Without tax. */
  netCents: number;
  taxCents: number;
  /** The client's price: net plus tax, including prepaid tax. */
  payableCents: number;
  /** The part paid by single-purpose gift cards. */
  voucherCents: number;
  /** The tax in that part, which was due when the cards were sold. */
  prepaidTaxCents: number;
}

export interface PricedTax {
  rateId: string;
  bp: number;
  /** The taxable amount. */
  netCents: number;
  taxCents: number;
}

export interface PricedSale {
  lines: PricedLine[];
  /** Before discounts, as priced: with tax if prices include it. */
  subtotalCents: number;
  discountCents: number;
  taxes: PricedTax[];
  taxCents: number;
  tipCents: number;
  /** Cash rounding; negative when rounding down. */
  roundingCents: number;
  /** The total to pay, including tips and rounding. */
  totalCents: number;
}

/** The index of a line, or -1 for the sale, with a discount above its price. */
export interface DiscountTooHigh {
  tooHighAt: number;
}

/** Rounds to the nearest multiple, halves up. */
const roundedTo = (cents: number, stepCents: number): number => Math.round(cents / stepCents) * stepCents;

const reductionOf = (reduction: Reduction | null, cents: number, stepCents: number): number => {
  if (reduction === null) return 0;
  return 'cents' in reduction ? reduction.cents : partOf(cents, reduction.bp, stepCents);
};

/** A gift card is always sold at its face value. */
const isReduced = (line: LineToPrice | undefined): boolean => line?.kind !== 'gift-card';

/** By largest remainder; all zero if the parts are. */
const spread = (cents: number, parts: readonly number[], stepCents: number): number[] =>
  cents === 0 ? parts.map(() => 0) : split(cents, parts, stepCents);

/**
 * Prices a sale. A line's discount is rounded on its own; the whole sale's discount is spread over the lines by
 * largest remainder. Tax is computed once per rate, then spread over its lines in the same way, so that everything
 * adds up. The amount paid by single-purpose gift cards is also spread like this, and only the rest is taxed.
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

/** Rounds only the part paid in cash; cards and transfers pay exact amounts. */
function cashRoundingOf(exactCents: number, { cash, stepCents }: SaleToPrice): number {
  if (cash === null || cash.roundedToCents <= stepCents) return 0;
  const inCash = exactCents - cash.otherwiseCents;
  return inCash > 0 ? roundedTo(inCash, cash.roundedToCents) - inCash : 0;
}

/**
 * The taxes on these amounts, one per rate, in the order in which rates first occur. A gift card's tax is included in
 * its value and rounded separately, so that cards of the same value always have the same tax.
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
