/** Kinds of parts of a receipt. */
export const partKinds = ['service', 'product', 'gift-card', 'tip', 'rounding'] as const;
export type PartKind = (typeof partKinds)[number];

/** A tax rate, in hundredths of a percent. */
export interface PartRate {
  id: string;
  name: string;
  bp: number;
}

/** The lines of a receipt with the same kind and tax rate. */
export interface SoldPart {
  kind: Extract<PartKind, 'service' | 'product' | 'gift-card'>;
  /** Null for no tax. */
  rate: PartRate | null;
  taxCents: number;
  grossCents: number;
  /** The part paid by single-purpose gift cards, and the tax in it, which was due when the cards were sold. */
  voucherCents: number;
  prepaidTaxCents: number;
}

/** A part of a receipt: net, tax and prepaid tax add up to its gross amount. Tips and rounding have no tax. */
export interface ReceiptPart {
  kind: PartKind;
  /** Null for no tax. */
  rate: PartRate | null;
  /** True if single-purpose gift cards paid for it: that part is not taxed again. */
  isByVoucher: boolean;
  netCents: number;
  taxCents: number;
  prepaidTaxCents: number;
  grossCents: number;
}

export interface PaidPart {
  /** The payment method. */
  method: string;
  cents: number;
}

/** A part with its payment methods, which add up to its gross amount. */
export interface ReceiptRow extends ReceiptPart {
  paid: PaidPart[];
}

const order: Record<PartKind, number> = { service: 0, product: 0, 'gift-card': 1, tip: 2, rounding: 3 };

/**
 * The parts for sold items, taxed ones first. Payments by single-purpose gift cards are separate parts, so that a
 * rate covers only what it taxes.
 */
export const soldParts = (sold: SoldPart): ReceiptPart[] => {
  const { kind, rate, taxCents, grossCents, voucherCents, prepaidTaxCents } = sold;
  const restCents = grossCents - voucherCents;
  const rest: ReceiptPart = {
    ...{ kind, rate, isByVoucher: false, taxCents, prepaidTaxCents: 0 },
    netCents: restCents - taxCents,
    grossCents: restCents,
  };
  const byVoucher: ReceiptPart = {
    ...{ kind, rate: null, isByVoucher: true, taxCents: 0, prepaidTaxCents },
    netCents: voucherCents - prepaidTaxCents,
    grossCents: voucherCents,
  };
  return [...(restCents > 0 || voucherCents === 0 ? [rest] : []), ...(voucherCents > 0 ? [byVoucher] : [])];
};

/** Tips and rounding; empty for an amount of zero. */
export const untaxedParts = (kind: 'tip' | 'rounding', cents: number): ReceiptPart[] =>
  cents === 0
    ? []
    : [
        {
          ...{ kind, rate: null, isByVoucher: false, taxCents: 0, prepaidTaxCents: 0 },
          ...{ netCents: cents, grossCents: cents },
        },
      ];

/**
 * Assigns payment methods to each part of a receipt, so that both rows and methods add up to the whole.
 * Single-purpose gift cards pay for their own parts, other gift cards only for services and products, so they come
 * first. Rounding is cash.
 */
export function receiptRows(parts: readonly ReceiptPart[], payments: readonly PaidPart[]): ReceiptRow[] {
  const rounding = parts.find(({ kind }) => kind === 'rounding')?.grossCents ?? 0;
  const byVouchers = parts.reduce(
    (sum, { isByVoucher, grossCents }) => sum + (isByVoucher ? grossCents : 0),
    0,
  );
  const apart: Record<string, number> = { cash: rounding, 'gift-card': byVouchers };
  const purses = payments
    .map(({ method, cents }) => ({ method, cents: cents - (apart[method] ?? 0) }))
    .toSorted((one, other) => +(other.method === 'gift-card') - +(one.method === 'gift-card'));
  return parts
    .toSorted((one, other) => order[one.kind] - order[other.kind])
    .map((part) => {
      if (part.kind === 'rounding') return { ...part, paid: [{ method: 'cash', cents: part.grossCents }] };
      if (part.isByVoucher) return { ...part, paid: [{ method: 'gift-card', cents: part.grossCents }] };
      let open = part.grossCents;
      const paid = purses.flatMap((purse): PaidPart[] => {
        const cents = Math.max(0, Math.min(purse.cents, open));
        purse.cents -= cents;
        open -= cents;
        return cents === 0 ? [] : [{ method: purse.method, cents }];
      });
      return { ...part, paid };
    });
}
