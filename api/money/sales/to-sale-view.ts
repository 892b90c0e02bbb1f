import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { toPrice } from '../../common/money/currency-step.js';
import { saleLabelOf } from './sale-label.js';
import type { SaleNames } from './sale-names.repository.js';
import type {
  SaleBookingView,
  SaleLineView,
  SalePaymentView,
  SaleReferenceView,
  SaleRowView,
  SaleSellerView,
  SaleTaxView,
  SaleView,
  SoldGiftCardView,
} from './sale.view.js';
import type { SaleLineRecord, SalePaymentRecord, SaleRecord, WholeSale } from './sales.repository.js';

/** What was paid, or given back, in cents: tips and rounding in it. */
export const paidCentsOf = ({ totalCents, tipCents, roundingCents }: SaleRecord): number =>
  totalCents + tipCents + roundingCents;

/** What is left of a sale to be given back, in cents. */
export const refundableCentsOf = (sale: SaleRecord, refunds: WholeSale[]): number =>
  sale.kind === 'refund'
    ? 0
    : paidCentsOf(sale) - refunds.reduce((sum, refund) => sum + paidCentsOf(refund.sale), 0);

/** A rate in hundredths of a percent, in percent. */
export const toPercent = (bp: number): number => bp / 100;

const bookingView = ({ bookingId }: SaleRecord, names: SaleNames): SaleBookingView | null => {
  const booking = bookingId === null ? undefined : names.bookings.get(bookingId);
  return bookingId === null || !booking ? null : { _id: bookingId, ...wordsOf(booking) };
};

const wordsOf = ({ reference, clientName }: { reference: string; clientName: string }) => ({
  reference,
  clientName,
});

const sellerView = ({ soldBy }: SaleRecord, names: SaleNames): SaleSellerView => {
  const name = soldBy === null ? undefined : names.sellers.get(soldBy);
  return name === undefined ? { _id: null, name: '' } : { _id: soldBy, name };
};

const ofSaleView = ({ ofSaleId }: SaleRecord, names: SaleNames): SaleReferenceView | null => {
  const original = ofSaleId === null ? undefined : names.sales.get(ofSaleId);
  return original ? { _id: original.id, label: saleLabelOf(original) } : null;
};

const nameOf = (staffId: string | null, names: SaleNames): string =>
  (staffId === null ? undefined : names.staff.get(staffId)) ?? '';

const lineView = (line: SaleLineRecord, names: SaleNames): SaleLineView => ({
  _id: line.id,
  kind: line.kind,
  title: line.title,
  staffId: line.staffId,
  staffName: nameOf(line.staffId, names),
  quantity: line.quantity,
  unitPrice: toPrice(line.unitPriceCents),
  discount: toPrice(line.discountCents),
  discountReason: line.discountReason,
  taxRate: toPercent(line.taxRateBp),
  tax: toPrice(line.taxCents),
  total: toPrice(line.payableCents),
  refunded: toPrice(line.refundedCents),
  giftCardId: line.giftCardId,
});

/** Of a line that sells none, none. */
function soldCardViews({ giftCardId, payableCents }: SaleLineRecord, names: SaleNames): SoldGiftCardView[] {
  if (giftCardId === null) return [];
  const card = names.cards.get(giftCardId);
  const { message = '', givenOn = null, expiresOn = null } = card ?? {};
  return [{ _id: giftCardId, value: toPrice(payableCents), code: null, message, givenOn, expiresOn }];
}

const paymentView = (payment: SalePaymentRecord, names: SaleNames): SalePaymentView => ({
  method: payment.method,
  amount: toPrice(payment.cents),
  tendered: payment.tenderedCents === null ? null : toPrice(payment.tenderedCents),
  change: payment.tenderedCents === null ? 0 : toPrice(payment.tenderedCents - payment.cents),
  reference: payment.reference,
  giftCardLast4:
    (payment.giftCardId === null ? undefined : names.cards.get(payment.giftCardId)?.last4) ?? null,
});

/** Each rate once, in the order in which it is first met. */
function taxViews(lines: SaleLineRecord[], names: SaleNames): SaleTaxView[] {
  const taxes = new Map<string, { rateId: string; bp: number; netCents: number; taxCents: number }>();
  for (const { kind, taxRateId, taxRateBp, netCents, taxCents } of lines) {
    if (taxRateId === null || kind === 'gift-card') continue;
    const key = `${taxRateId} ${taxRateBp}`;
    const known = taxes.get(key) ?? { rateId: taxRateId, bp: taxRateBp, netCents: 0, taxCents: 0 };
    known.netCents += netCents;
    known.taxCents += taxCents;
    taxes.set(key, known);
  }
  return [...taxes.values()].map(({ rateId, bp, netCents, taxCents }) => ({
    name: names.rates.get(rateId) ?? '',
    ratePercent: toPercent(bp),
    net: toPrice(netCents),
    tax: toPrice(taxCents),
  }));
}

/** @param refunds of a sale, oldest first; a refund has none */
export function toSaleView(whole: WholeSale, refunds: WholeSale[], names: SaleNames): SaleView {
  const { sale, lines, payments, tips } = whole;
  const isSale = sale.kind === 'sale';
  const isRecorded = sale.mode === 'record';
  const refundableCents = refundableCentsOf(sale, refunds);
  return {
    _id: sale.id,
    label: saleLabelOf(sale),
    kind: sale.kind,
    mode: isRecorded ? 'record' : 'elsewhere',
    currency: toCurrencyView(sale.currency),
    businessDay: sale.businessDay,
    madeAt: sale.madeAt.toISOString(),
    booking: bookingView(sale, names),
    ofSale: ofSaleView(sale, names),
    refunds: refunds.map(({ sale: refund }) => ({
      _id: refund.id,
      label: saleLabelOf(refund),
      madeAt: refund.madeAt.toISOString(),
      total: toPrice(paidCentsOf(refund)),
      reason: refund.reason,
      isUndo: refund.isUndo,
    })),
    undoneBy: sale.undoneBy,
    lines: lines.map((line) => lineView(line, names)),
    subtotal: toPrice(
      lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0),
    ),
    discount: toPrice(sale.discountCents),
    taxIsAdded: sale.taxIsAdded,
    taxes: taxViews(lines, names),
    tax: toPrice(sale.taxCents),
    tips: tips.map(({ staffId, cents, refundedCents }) => ({
      staffId,
      staffName: nameOf(staffId, names),
      amount: toPrice(cents),
      refunded: toPrice(refundedCents),
    })),
    tip: toPrice(sale.tipCents),
    rounding: toPrice(sale.roundingCents),
    total: toPrice(paidCentsOf(sale)),
    payments: payments.map((payment) => paymentView(payment, names)),
    soldBy: sellerView(sale, names),
    reason: sale.reason,
    giftCards: lines.flatMap((line) => soldCardViews(line, names)),
    can: {
      refund: isSale && sale.undoneBy === null && refundableCents > 0,
      undo: isSale && sale.undoneBy === null,
      print: isRecorded,
      email: isRecorded,
    },
    refundable: toPrice(refundableCents),
  };
}

/** @param refundedCents how much of it was given back */
export const toSaleRowView = (whole: WholeSale, refundedCents: number, names: SaleNames): SaleRowView => ({
  _id: whole.sale.id,
  label: saleLabelOf(whole.sale),
  kind: whole.sale.kind,
  businessDay: whole.sale.businessDay,
  madeAt: whole.sale.madeAt.toISOString(),
  booking: bookingView(whole.sale, names),
  titles: whole.lines.map(({ title }) => title),
  methods: [...new Set(whole.payments.map(({ method }) => method))],
  discount: toPrice(whole.sale.discountCents),
  tip: toPrice(whole.sale.tipCents),
  total: toPrice(paidCentsOf(whole.sale)),
  reason: whole.sale.reason,
  soldBy: sellerView(whole.sale, names),
  ofSale: ofSaleView(whole.sale, names),
  refunded: toPrice(refundedCents),
  isUndone: whole.sale.undoneBy !== null,
});
