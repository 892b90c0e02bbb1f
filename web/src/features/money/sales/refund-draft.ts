import { amountOf, centsOf, typedOf } from '../../../lib/typed-amount';
import type { Method, RefundRequest, Sale } from './models';

/** The refund of a line, as typed. */
export interface RefundLine {
  _id: string;
  /** Empty for none. */
  amount: string;
  restock: boolean;
}

/** The part of a refund by one method. */
export interface RefundPart {
  method: Method;
  amount: string;
  /** True if the amount was typed. The other parts make up the rest. */
  isTyped: boolean;
}

/** A refund in the desk's form. */
export interface RefundDraft {
  lines: readonly RefundLine[];
  tips: readonly { staffId: string; amount: string }[];
  parts: readonly RefundPart[];
  reason: string;
}

export const leftOfLine = ({ total, refunded }: Sale['lines'][number]): number =>
  (centsOf(total) - centsOf(refunded)) / 100;

export const leftOfTip = ({ amount, refunded }: Sale['tips'][number]): number =>
  (centsOf(amount) - centsOf(refunded)) / 100;

const typedCents = (amount: string): number => centsOf(amountOf(amount) ?? 0);
const sumOf = (parts: readonly { amount: string }[]): number =>
  parts.reduce((sum, { amount }) => sum + typedCents(amount), 0);

/** The initial draft, without a selection. */
export const refundDraftOf = ({ lines, tips, refundWays }: Sale): RefundDraft => ({
  lines: lines.map(({ _id, kind }) => ({ _id, amount: '', restock: kind === 'product' })),
  tips: tips.map(({ staffId }) => ({ staffId, amount: '' })),
  parts: refundWays.map(({ method }) => ({ method, amount: '', isTyped: false })),
  reason: '',
});

/** A draft of everything that is left. */
export const wholeRest = (draft: RefundDraft, { lines, tips }: Sale): RefundDraft => ({
  ...draft,
  lines: draft.lines.map((line, index) => {
    const of = lines[index];
    const left = of ? leftOfLine(of) : 0;
    return { ...line, amount: left > 0 ? typedOf(left) : '' };
  }),
  tips: draft.tips.map((tip, index) => {
    const of = tips[index];
    const left = of ? leftOfTip(of) : 0;
    return { ...tip, amount: left > 0 ? typedOf(left) : '' };
  }),
});

/**
 * The amount to refund for the selected lines and tips, in cents. For everything left it is the amount paid less
 * earlier refunds, which may differ by cash rounding.
 */
function dueCents({ lines, tips }: Pick<RefundDraft, 'lines' | 'tips'>, sale: Sale): number {
  const chosen = sumOf(lines) + sumOf(tips);
  const left = [...sale.lines.map(leftOfLine), ...sale.tips.map(leftOfTip)].map(centsOf);
  const isAll = chosen > 0 && chosen === left.reduce((sum, cents) => sum + cents, 0);
  return isAll ? centsOf(sale.refundable) : chosen;
}

/** Cash for an exact amount, in coins that exist, and never more than is left; same as on the server. */
const cashFor = (exact: number, left: number, coin: number): number =>
  Math.min(Math.round(exact / coin) * coin, Math.floor(left / coin) * coin);

/**
 * The most that can be refunded to gift cards: for the selected lines, single-purpose cards get back at most what
 * they paid. Null if no such card paid.
 */
function mostToCards({ lines }: RefundDraft, sale: Sale): number | null {
  const prepaid = sale.lines.map(({ taxedBefore, taxedBeforeRefunded }) =>
    Math.max(0, centsOf(taxedBefore) - centsOf(taxedBeforeRefunded)),
  );
  const all = prepaid.reduce((sum, cents) => sum + cents, 0);
  if (all === 0) return null;
  const left = centsOf(sale.refundWays.find(({ method }) => method === 'gift-card')?.left ?? 0);
  const ofLines = lines.map(({ amount }, index) => Math.min(typedCents(amount), prepaid[index] ?? 0));
  return ofLines.reduce((sum, cents) => sum + cents, Math.max(0, left - all));
}

/**
 * The planned parts: those without typed amounts make up the rest, in the order of the methods, with cash in coins
 * that exist. A single-purpose card's part comes first.
 */
export function plannedParts(draft: RefundDraft, sale: Sale): RefundPart[] {
  const due = dueCents(draft, sale);
  let open = due - sumOf(draft.parts.filter(({ isTyped }) => isTyped));
  const leftOf = (method: Method) => centsOf(sale.refundWays.find((way) => way.method === method)?.left ?? 0);
  const cards = mostToCards(draft, sale);
  const take = (part: RefundPart, most: number): RefundPart => {
    const cents = Math.max(0, Math.min(most, open));
    open -= cents;
    return { ...part, amount: cents > 0 ? typedOf(cents / 100) : '' };
  };
  const first = draft.parts.map((part) =>
    part.isTyped || part.method !== 'gift-card' || cards === null
      ? part
      : take(part, Math.min(leftOf(part.method), cards)),
  );
  const parts = first.map((part) =>
    part.isTyped || (part.method === 'gift-card' && cards !== null) ? part : take(part, leftOf(part.method)),
  );
  const coin = centsOf(sale.refundWays.find(({ method }) => method === 'cash')?.smallest ?? 0);
  return parts.map((part) => {
    const exact = typedCents(part.amount);
    if (part.method !== 'cash' || part.isTyped || exact === 0) return part;
    const left = centsOf(sale.refundable) - (sumOf(parts) - exact);
    const cents = cashFor(exact, left, coin);
    return { ...part, amount: cents > 0 ? typedOf(cents / 100) : '' };
  });
}

/** The most that one method can refund: the rest of its payments, or else everything that gift cards did not pay. */
export function mostOf(method: Method, draft: RefundDraft, sale: Sale): number {
  const due = dueCents(draft, sale);
  const leftIn = ({ left }: Sale['refundWays'][number]) => centsOf(left);
  const way = sale.refundWays.find((one) => one.method === method);
  const cards = method === 'gift-card' ? (mostToCards(draft, sale) ?? due) : due;
  if (way && way.left > 0) return Math.min(leftIn(way), due, cards) / 100;
  const byCard = sale.refundWays.find((one) => one.method === 'gift-card');
  const others = sale.refundWays.filter((one) => one !== byCard).reduce((sum, one) => sum + leftIn(one), 0);
  const most = byCard ? Math.min(due, others) : due;
  return (method === 'cash' ? cashFor(most, most, centsOf(way?.smallest ?? 0.01)) : most) / 100;
}

/** The total refund. */
export const totalOf = (parts: readonly RefundPart[]): number => sumOf(parts) / 100;

/**
 * Amount by which the parts fall short of the selected amount; negative if they exceed it. Less than a coin of cash
 * counts as zero.
 */
export function missingOf(draft: RefundDraft, parts: readonly RefundPart[], sale: Sale): number {
  const missing = dueCents(draft, sale) - sumOf(parts);
  const cash = sale.refundWays.find(({ method }) => method === 'cash');
  const hasCash = parts.some(({ method, amount }) => method === 'cash' && typedCents(amount) > 0);
  return hasCash && cash && Math.abs(missing) < centsOf(cash.smallest) ? 0 : missing / 100;
}

export function refundRequestOf(draft: RefundDraft, sale: Sale, confirmOtherMethod: boolean): RefundRequest {
  const isProduct = (id: string) => sale.lines.some(({ _id, kind }) => _id === id && kind === 'product');
  const tips = draft.tips.flatMap(({ staffId, amount }) => {
    const given = amountOf(amount);
    return given ? [{ staffId, amount: given }] : [];
  });
  return {
    lines: draft.lines.flatMap(({ _id, amount, restock }) => {
      const given = amountOf(amount);
      return given ? [{ _id, amount: given, ...(isProduct(_id) && { restock }) }] : [];
    }),
    ...(tips.length > 0 && { tips }),
    payments: plannedParts(draft, sale).flatMap(({ method, amount }) => {
      const given = amountOf(amount);
      return given ? [{ method, amount: given }] : [];
    }),
    reason: draft.reason.trim(),
    ...(confirmOtherMethod && { confirmOtherMethod }),
  };
}
