import { stepCents } from '../../common/money/currency-step.js';
import { orderedId } from '../../common/ordered-id.js';
import type { FullSale } from '../sales/sale-records.service.js';
import { refundedLineOf } from './domain/refund-shares.js';
import type { VoucheredRefund } from './refund-vouchers.js';

interface Written {
  refundId: string;
  now: Date;
  businessDay: string;
  madeBy: string;
  receiptHeadId: string | null;
}

/** Builds the rows of a refund. */
export function fullRefundOf({ sale }: FullSale, planned: VoucheredRefund, written: Written): FullSale {
  const { refundId: saleId, now, businessDay, madeBy, receiptHeadId } = written;
  const terms = { taxIsAdded: sale.taxIsAdded, stepCents: stepCents(sale.currency) };
  const lines = planned.lines.map(({ line, ...back }, position) => ({
    ...line,
    ...refundedLineOf(line, back, terms),
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
      closeNumber: null,
      businessDay,
      madeAt: now,
      ofSaleId: sale.id,
      discountCents: sumOf('discountCents'),
      taxCents: sumOf('taxCents'),
      totalCents: sumOf('payableCents'),
      tipCents: planned.tips.reduce((sum, { cents }) => sum + cents, 0),
      roundingCents: planned.roundingCents,
      reason: planned.reason,
      isUndo: planned.isUndo,
      undoneBy: null,
      receiptHeadId,
      soldBy: madeBy,
    },
    lines,
    payments: planned.payments.map((payment, position) => ({
      id: orderedId(now),
      saleId,
      position,
      ...payment,
      tenderedCents: null,
      reference: '',
    })),
    tips: planned.tips.map((tip) => ({ saleId, ...tip, refundedCents: 0 })),
  };
}
