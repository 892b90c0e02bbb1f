import { orderedId } from '../../common/ordered-id.js';
import type { WholeSale } from '../sales/sale-records.service.js';
import type { SaleDraft } from './sale-drafts.service.js';

interface Written {
  saleId: string;
  now: Date;
  soldBy: string;
  bookingId: string | null;
  /** Why the whole sale costs less. */
  reason: string;
  /** Of the gift cards that are sold, in the order of their lines. */
  cardIds: string[];
}

/** A draft as the rows that are written. */
export function wholeSaleOf(draft: SaleDraft, written: Written): WholeSale {
  const { rules, currency, day, lines, tips, payments, priced } = draft;
  const { saleId, now, soldBy, bookingId, reason, cardIds } = written;
  const cards = [...cardIds];
  return {
    sale: {
      id: saleId,
      kind: 'sale',
      mode: rules.mode,
      number: null,
      businessDay: day.businessDay,
      madeAt: now,
      bookingId,
      ofSaleId: null,
      currency,
      taxIsAdded: rules.taxIsAdded,
      discountCents: priced.discountCents,
      taxCents: priced.taxCents,
      totalCents: priced.totalCents - priced.tipCents - priced.roundingCents,
      tipCents: priced.tipCents,
      roundingCents: priced.roundingCents,
      reason,
      isUndo: false,
      undoneBy: null,
      soldBy,
    },
    lines: lines.map((line, position) => {
      const amounts = priced.lines[position];
      return {
        id: orderedId(now),
        saleId,
        position,
        kind: line.kind,
        ofLineId: null,
        bookingLineId: line.bookingLineId,
        serviceId: line.serviceId,
        productId: line.productId,
        giftCardId: line.kind === 'gift-card' ? (cards.shift() ?? null) : null,
        staffId: line.staffId,
        title: line.title,
        quantity: line.quantity,
        unitPriceCents: line.unitCents,
        discountCents: amounts?.discountCents ?? 0,
        discountReason: (amounts?.discountCents ?? 0) > 0 ? line.discountReason : '',
        taxRateId: line.rate?.id ?? null,
        taxRateBp: line.rate?.bp ?? 0,
        netCents: amounts?.netCents ?? 0,
        taxCents: amounts?.taxCents ?? 0,
        payableCents: amounts?.payableCents ?? 0,
        refundedCents: 0,
      };
    }),
    payments: payments.map((payment, position) => ({ id: orderedId(now), saleId, position, ...payment })),
    tips: tips.map((tip) => ({ saleId, ...tip, refundedCents: 0 })),
  };
}
