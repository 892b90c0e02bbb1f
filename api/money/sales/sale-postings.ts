import { shareOfStretch } from '../../common/money/share-of-stretch.js';
import { taxIncludedIn } from '../../common/money/tax.js';
import type { GiftCardRule } from '../gift-cards/gift-card.entity.js';
import type { Account } from '../ledger/domain/accounts.js';
import type { PostingLine } from '../ledger/domain/posting.js';
import type { LineKind, SaleKind } from './sale-kinds.js';
import type { PaymentMethod } from '../till-settings/payment-methods.js';

/** The parts of a sale or refund line that matter to the ledger. */
export interface PostedLine {
  kind: LineKind;
  netCents: number;
  taxCents: number;
  payableCents: number;
  /** The discount without tax. */
  discountNetCents: number;
  rate: { id: string; bp: number } | null;
  /** A gift card that is sold or refunded, and when it is taxed. */
  giftCard: { id: string; rule: GiftCardRule } | null;
}

export interface PostedPayment {
  method: PaymentMethod;
  cents: number;
  giftCardId: string | null;
  /** For a single-purpose gift card: the tax from its sale in the part that is now spent or refunded. */
  prepaidTaxCents: number;
}

/** For a card of the old rule: tax due at its sale, which now offsets the tax on what it pays for. */
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
 * The ledger lines of a sale: payments on one side, what they paid for on the other. A refund is the reverse. Sales
 * are posted before discounts and without tax; `discounts` holds the reductions.
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

/** The parts of a line that matter for its discount. */
interface ReducedLine {
  payableCents: number;
  discountCents: number;
  taxRateBp: number;
}

/**
 * The discount of a line, without tax.
 *
 * @param sold for a refund, the sale line as it was before, so that partial refunds return exactly the whole discount
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

/** A card is a debt to its holder. If tax is due at its sale, that part of the debt goes to the tax office. */
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
 * The prepaid tax that goes with a payment by a card of the old rule. Computed from the amounts spent before and
 * after, so that partial payments and refunds add up exactly.
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
