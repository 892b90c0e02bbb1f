import { shareOfStretch } from '../../common/money/share-of-stretch.js';
import { taxWithin } from '../../common/money/tax.js';
import type { Account } from '../ledger/domain/accounts.js';
import type { PostingLine } from '../ledger/domain/posting.js';
import type { LineKind, SaleKind } from './sale-kinds.js';
import type { PaymentMethod } from '../till-settings/payment-methods.js';

/** A line of a sale or refund, as far as the ledger is concerned. */
export interface PostedLine {
  kind: LineKind;
  netCents: number;
  taxCents: number;
  /** What was off it, without tax. */
  discountNetCents: number;
  rate: { id: string; bp: number } | null;
  /** A gift card that is sold, or given back. */
  giftCardId: string | null;
}

export interface PostedPayment {
  method: PaymentMethod;
  cents: number;
  giftCardId: string | null;
}

/** Tax that was due when a gift card was sold, for what of it is spent, or given back to it, now. */
export interface PrepaidTax {
  rateId: string;
  giftCardId: string;
  cents: number;
}

export interface ToPost {
  kind: SaleKind;
  stepCents: number;
  lines: readonly PostedLine[];
  tips: readonly { staffId: string; cents: number }[];
  payments: readonly PostedPayment[];
  roundingCents: number;
  prepaidTaxes: readonly PrepaidTax[];
}

const ACCOUNT_OF: Record<PaymentMethod, Account> = {
  cash: 'cash',
  card: 'terminal',
  transfer: 'bank',
  'gift-card': 'gift-cards',
  elsewhere: 'elsewhere',
};

/**
 * What a sale does to the ledger: what was paid on one side, what it was for on the other. A refund does the opposite. Sold
 * is what is sold before discounts, without tax; `discounts` takes off as much of it as was not asked for.
 */
export function salePostings(sale: ToPost): PostingLine[] {
  const { kind, lines, tips, payments, roundingCents, prepaidTaxes } = sale;
  const taken: PostingLine[] = [
    ...payments.map(({ method, cents, giftCardId }): PostingLine => ({
      account: ACCOUNT_OF[method],
      subjectId: giftCardId,
      cents,
    })),
    ...lines.flatMap((line) => linePostings(line, sale)),
    ...tips.map(({ staffId, cents }): PostingLine => ({
      account: 'tips',
      subjectId: staffId,
      cents: -cents,
    })),
    { account: 'rounding', cents: -roundingCents },
    ...prepaidTaxes.flatMap(({ rateId, giftCardId, cents }): PostingLine[] => [
      { account: 'tax', subjectId: rateId, cents },
      { account: 'prepaid-tax', subjectId: giftCardId, cents: -cents },
    ]),
  ];
  return kind === 'sale' ? taken : taken.map((line) => ({ ...line, cents: -line.cents }));
}

function linePostings(line: PostedLine, { stepCents }: ToPost): PostingLine[] {
  const { kind, netCents, taxCents, discountNetCents, rate, giftCardId } = line;
  if (kind === 'gift-card') return giftCardPostings(giftCardId, netCents, rate, stepCents);
  return [
    { account: kind === 'service' ? 'services' : 'products', cents: -(netCents + discountNetCents) },
    { account: 'discounts', cents: discountNetCents },
    { account: 'tax', subjectId: rate?.id ?? null, cents: -taxCents },
  ];
}

/** A line as far as its discount is concerned. */
interface ReducedLine {
  payableCents: number;
  discountCents: number;
  taxRateBp: number;
}

/**
 * What was off a line, without tax.
 *
 * @param sold the line that it gives back a part of, as it was before: all of what was off that goes with all of it
 */
export function discountNetOf(
  line: ReducedLine,
  sold: (ReducedLine & { refundedCents: number }) | undefined,
  { taxIsAdded, stepCents }: { taxIsAdded: boolean; stepCents: number },
): number {
  const { discountCents, taxRateBp, payableCents } = sold ?? line;
  const all = taxIsAdded ? discountCents : discountCents - taxWithin(discountCents, taxRateBp, stepCents);
  if (!sold) return all;
  const fromCents = sold.refundedCents;
  return shareOfStretch(
    all,
    { fromCents, toCents: fromCents + line.payableCents, ofCents: payableCents },
    stepCents,
  );
}

/** A debt to whoever brings it. With a rate, its tax is due when it is sold, and waits to be counted against later sales. */
function giftCardPostings(
  giftCardId: string | null,
  valueCents: number,
  rate: PostedLine['rate'],
  stepCents: number,
): PostingLine[] {
  const taxCents = rate === null ? 0 : taxWithin(valueCents, rate.bp, stepCents);
  return [
    { account: 'gift-cards', subjectId: giftCardId, cents: -valueCents },
    { account: 'tax', subjectId: rate?.id ?? null, cents: -taxCents },
    { account: 'prepaid-tax', subjectId: giftCardId, cents: taxCents },
  ];
}

/**
 * How much of a card's prepaid tax goes with what is spent of it. Worked out from how much is spent before and after, so that
 * however it is spent, and given back, all of it goes with all of the card.
 */
export function prepaidTaxOf(
  card: { valueCents: number; rateBp: number },
  spent: { beforeCents: number; afterCents: number },
  stepCents: number,
): number {
  const all = taxWithin(card.valueCents, card.rateBp, stepCents);
  const stretch = { fromCents: spent.beforeCents, toCents: spent.afterCents, ofCents: card.valueCents };
  return shareOfStretch(all, stretch, stepCents);
}
