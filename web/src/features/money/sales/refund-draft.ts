import { amountOf, centsOf, typedOf } from '../../../lib/typed-amount';
import type { Method, RefundRequest, Sale } from './models';

/** What is given back of a line, while it is typed. */
export interface RefundLine {
  _id: string;
  /** Empty for nothing. */
  amount: string;
  restock: boolean;
}

/** A refund while the desk fills in the form. */
export interface RefundDraft {
  lines: readonly RefundLine[];
  tips: readonly { staffId: string; amount: string }[];
  /** How all of it goes back. */
  method: Method;
  reason: string;
}

export const leftOfLine = ({ total, refunded }: Sale['lines'][number]): number =>
  (centsOf(total) - centsOf(refunded)) / 100;

export const leftOfTip = ({ amount, refunded }: Sale['tips'][number]): number =>
  (centsOf(amount) - centsOf(refunded)) / 100;

/** Nothing is chosen yet; it goes back the way most of it came. */
export function refundDraftOf({ lines, tips, payments }: Sale): RefundDraft {
  const [most] = [...payments].sort((one, other) => other.amount - one.amount);
  return {
    lines: lines.map(({ _id, kind }) => ({ _id, amount: '', restock: kind === 'product' })),
    tips: tips.map(({ staffId }) => ({ staffId, amount: '' })),
    method: most?.method ?? 'cash',
    reason: '',
  };
}

/** Everything that is left. */
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

/** What it comes to. */
export const totalOf = ({ lines, tips }: Pick<RefundDraft, 'lines' | 'tips'>): number =>
  [...lines, ...tips].reduce((sum, { amount }) => sum + centsOf(amountOf(amount) ?? 0), 0) / 100;

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
    payments: [{ method: draft.method, amount: totalOf(draft) }],
    reason: draft.reason.trim(),
    ...(confirmOtherMethod && { confirmOtherMethod }),
  };
}
