import { stepCents } from '../../common/money/currency-step.js';
import { orderedId } from '../../common/ordered-id.js';
import type { WholeSale } from '../sales/sale-records.service.js';
import { refundedLineOf } from './domain/refund-shares.js';
import type { RefundDraft } from './refund-draft.js';

interface Written {
  refundId: string;
  now: Date;
  businessDay: string;
  madeBy: string;
}

/** A refund as the rows that are written. */
export function wholeRefundOf({ sale }: WholeSale, draft: RefundDraft, written: Written): WholeSale {
  const { refundId: saleId, now, businessDay, madeBy } = written;
  const terms = { taxIsAdded: sale.taxIsAdded, stepCents: stepCents(sale.currency) };
  const lines = draft.lines.map(({ line, cents }, position) => ({
    ...line,
    ...refundedLineOf(line, cents, terms),
    id: orderedId(now),
    saleId,
    position,
    ofLineId: line.id,
    refundedCents: 0,
  }));
  const sumOf = (key: 'discountCents' | 'taxCents' | 'payableCents'): number =>
    lines.reduce((sum, line) => sum + line[key], 0);
  return {
    sale: {
      ...sale,
      id: saleId,
      kind: 'refund',
      number: null,
      businessDay,
      madeAt: now,
      ofSaleId: sale.id,
      discountCents: sumOf('discountCents'),
      taxCents: sumOf('taxCents'),
      totalCents: sumOf('payableCents'),
      tipCents: draft.tips.reduce((sum, { cents }) => sum + cents, 0),
      roundingCents: draft.roundingCents,
      reason: draft.reason,
      isUndo: draft.isUndo,
      undoneBy: null,
      soldBy: madeBy,
    },
    lines,
    payments: draft.payments.map((payment, position) => ({
      id: orderedId(now),
      saleId,
      position,
      ...payment,
      tenderedCents: null,
      reference: '',
    })),
    tips: draft.tips.map((tip) => ({ saleId, ...tip, refundedCents: 0 })),
  };
}
