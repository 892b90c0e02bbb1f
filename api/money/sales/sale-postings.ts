import { shareOfStretch } from '../../common/money/share-of-stretch.js';
import { taxIncludedIn } from '../../common/money/tax.js';
import type { GiftCardRule } from '../gift-cards/gift-card.entity.js';
import type { Account } from '../ledger/domain/accounts.js';
import type { PostingLine } from '../ledger/domain/posting.js';
import type { LineKind, SaleKind } from './sale-kinds.js';
import type { PaymentMethod } from '../till-settings/payment-methods.js';

/** A line of a sale or refund, as far as the ledger is concerned. */
export interface PostedLine {
  kind: LineKind;
  netCents: number;
  taxCents: number;
  payableCents: number;
  /** What was off it, without tax. */
  discountNetCents: number;
  rate: { id: string; bp: number } | null;
  /** A gift card that is sold, or given back, and when it is taxed. */
  giftCard: { id: string; rule: GiftCardRule } | null;
}

export interface PostedPayment {
  method: PaymentMethod;
  cents: number;
  giftCardId: string | null;
  /** Of a single-purpose gift card: the tax of its sale in what of it is spent, or given back to it, now. */
  prepaidTaxCents: number;
}

/** Of a card of the old rule: tax that was due at its sale, and is set off against the tax of what it pays for now. */
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

const accountOf: Record<PaymentMethod, Account> = {
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
    ...payments.flatMap(({ method, cents, giftCardId: subjectId, prepaidTaxCents }): PostingLine[] => [
      { account: accountOf[method], subjectId, cents },
      { account: 'prepaid-tax', subjectId, cents: -prepaidTaxCents },
    ]),
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
  const { kind, netCents, taxCents, discountNetCents, rate } = line;
  if (kind === 'gift-card') return giftCardPostings(line, stepCents);
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
  const all = taxIsAdded ? discountCents : discountCents - taxIncludedIn(discountCents, taxRateBp, stepCents);
  if (!sold) return all;
  const fromCents = sold.refundedCents;
  return shareOfStretch(
    all,
    { fromCents, toCents: fromCents + line.payableCents, ofCents: payableCents },
    stepCents,
  );
}

/** A debt to whoever brings it. Tax that is due at its sale is a part of the debt that has gone to the tax office already. */
function giftCardPostings(
  { giftCard, payableCents, taxCents, rate }: PostedLine,
  stepCents: number,
): PostingLine[] {
  const subjectId = giftCard?.id ?? null;
  const isOfOldRule = giftCard?.rule === 'at-sale' && rate !== null;
  const dueCents = isOfOldRule ? taxIncludedIn(payableCents, rate.bp, stepCents) : taxCents;
  return [
    { account: 'gift-cards', subjectId, cents: -payableCents },
    { account: 'tax', subjectId: rate?.id ?? null, cents: -dueCents },
    { account: 'prepaid-tax', subjectId, cents: dueCents },
  ];
}

/**
 * How much of the prepaid tax of a card of the old rule goes with what is spent of it. Worked out from how much is spent before and after, so that
 * however it is spent, and given back, all of it goes with all of the card.
 */
export function prepaidTaxOf(
  card: { valueCents: number; rateBp: number },
  spent: { beforeCents: number; afterCents: number },
  stepCents: number,
): number {
  const all = taxIncludedIn(card.valueCents, card.rateBp, stepCents);
  const stretch = { fromCents: spent.beforeCents, toCents: spent.afterCents, ofCents: card.valueCents };
  return shareOfStretch(all, stretch, stepCents);
}
