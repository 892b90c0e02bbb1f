import { orderedId } from '../../common/ordered-id.js';
import type { FullSale } from '../sales/sale-records.service.js';
import type { SaleToMake } from './price-sale.service.js';

interface Written {
  saleId: string;
  soldBy: string;
  bookingId: string | null;
  /** The reason for a discount on the whole sale. */
  reason: string;
  receiptHeadId: string | null;
  /** Ids of the gift cards sold, in line order. */
  cardIds: string[];
}

/** Builds the rows of a priced sale. */
export function fullSaleOf(wanted: SaleToMake, written: Written): FullSale {
  const { rules, currency, moment, lines, tips, payments, priced } = wanted;
  const { now, businessDay } = moment;
  const { saleId, soldBy, bookingId, reason, receiptHeadId, cardIds } = written;
  const cards = [...cardIds];
  return {
    sale: {
      id: saleId,
      kind: 'sale',
      mode: rules.mode,
      number: null,
      closeNumber: null,
      businessDay,
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
      receiptHeadId,
      soldBy,
    },
    lines: lines.map((line, position) => {
      const amounts = priced.lines[position];
      if (!amounts) throw new Error('A line of the sale has no price.');
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
        discountCents: amounts.discountCents,
        discountReason: amounts.discountCents > 0 ? line.discountReason : '',
        taxRateId: line.rate?.id ?? null,
        taxName: line.rate?.name ?? '',
        taxRateBp: line.rate?.bp ?? 0,
        netCents: amounts.netCents,
        taxCents: amounts.taxCents,
        payableCents: amounts.payableCents,
        voucherCents: amounts.voucherCents,
        prepaidTaxCents: amounts.prepaidTaxCents,
        refundedCents: 0,
      };
    }),
    payments: payments.map(({ isVoucher: _, ...payment }, position) => ({
      ...{ id: orderedId(now), saleId, position },
      ...payment,
    })),
    tips: tips.map((tip) => ({ saleId, ...tip, refundedCents: 0 })),
  };
}
