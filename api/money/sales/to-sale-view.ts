import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { stepCents, toPrice } from '../../common/money/currency-step.js';
import { leftIn, waysLeft } from '../../common/money/paid-ways.js';
import { saleLabelOf } from './sale-label.js';
import type { SaleNames } from './sale-names.repository.js';
import type { ReceiptHeadFacts } from '../till-settings/receipt-head.entity.js';
import type { ReceiptHeadView, RefundWayView } from './sale-parts.view.js';
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
import type { SaleLineRecord, SalePaymentRecord, SaleRecord, FullSale } from './sales.repository.js';

/** The amount paid or refunded in cents, including tips and rounding. */
export const paidCentsOf = ({ totalCents, tipCents, roundingCents }: SaleRecord): number =>
  totalCents + tipCents + roundingCents;

/**
 * The amount of a sale that can still be refunded, in cents. Once every line and tip is refunded it is zero, even if less
 * than a coin of cash could not be paid back.
 */
export function refundableCentsOf({ sale, lines, tips }: FullSale, refunds: FullSale[]): number {
  if (sale.kind === 'refund') return 0;
  const hasLeft =
    lines.some(({ payableCents, refundedCents }) => refundedCents < payableCents) ||
    tips.some(({ cents, refundedCents }) => refundedCents < cents);
  const back = refunds.reduce((sum, refund) => sum + paidCentsOf(refund.sale), 0);
  return hasLeft ? paidCentsOf(sale) - back : 0;
}

/**
 * True for a line that an undo takes back: what is left of it, a free item, which returns to stock, or a service, which
 * reports count as done until then.
 */
export const isTakenBack = ({ kind, payableCents, refundedCents }: SaleLineRecord): boolean =>
  refundedCents < payableCents || payableCents === 0 || kind === 'service';

/** True if an undo would take anything back. */
export const mayUndo = ({ sale, lines, tips }: FullSale): boolean =>
  sale.kind === 'sale' &&
  sale.undoneBy === null &&
  (lines.some(isTakenBack) || tips.some(({ cents, refundedCents }) => refundedCents < cents));

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

const lineView = (line: SaleLineRecord, refunds: FullSale[], names: SaleNames): SaleLineView => ({
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
  taxedBefore: toPrice(line.voucherCents),
  taxedBeforeRefunded: toPrice(
    refunds
      .flatMap(({ lines }) => lines.filter(({ ofLineId }) => ofLineId === line.id))
      .reduce((sum, { voucherCents }) => sum + voucherCents, 0),
  ),
  giftCardId: line.giftCardId,
});

/** Empty for a line that sells no gift card. */
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

/**
 * True if a line is taxed on this document: neither the part paid by single-purpose gift cards, nor a gift card that
 * is taxed at use.
 */
const isTaxedHere = (
  { kind, giftCardId, voucherCents, payableCents }: SaleLineRecord,
  names: SaleNames,
): boolean =>
  kind === 'gift-card'
    ? giftCardId !== null && names.cards.get(giftCardId)?.tax === 'single-purpose'
    : voucherCents === 0 || voucherCents < payableCents;

/** Each rate once, in the order of first occurrence. */
function taxViews(lines: SaleLineRecord[], names: SaleNames): SaleTaxView[] {
  const taxes = new Map<string, { name: string; bp: number; netCents: number; taxCents: number }>();
  for (const line of lines) {
    const { taxRateId, taxName, taxRateBp, taxCents, payableCents, voucherCents } = line;
    if (taxRateId === null || !isTaxedHere(line, names)) continue;
    const key = `${taxRateId} ${taxRateBp}`;
    const known = taxes.get(key) ?? {
      name: taxName || (names.rates.get(taxRateId) ?? ''),
      bp: taxRateBp,
      netCents: 0,
      taxCents: 0,
    };
    known.netCents += payableCents - voucherCents - taxCents;
    known.taxCents += taxCents;
    taxes.set(key, known);
  }
  return [...taxes.values()].map(({ name, bp, netCents, taxCents }) => ({
    name,
    ratePercent: toPercent(bp),
    net: toPrice(netCents),
    tax: toPrice(taxCents),
  }));
}

/**
 * The methods by which a sale can be refunded, original ones first. Cash and transfers are always possible, unless
 * another till took the money or gift cards paid all of it.
 */
function refundWayViews(whole: FullSale, refunds: FullSale[], coin: number): RefundWayView[] {
  const { sale, payments } = whole;
  const paid = waysLeft(
    payments,
    refunds.flatMap((refund) => refund.payments),
  );
  const others = paid.filter(({ method }) => method !== 'gift-card');
  const isOpen = sale.mode === 'record' && (others.length > 0 || paid.length === 0);
  const methods = new Set([
    ...paid.flatMap(({ method }) => (leftIn(paid, method) > 0 ? method : [])),
    ...(isOpen ? (['cash', 'transfer'] as const) : []),
  ]);
  return [...methods].map((method) => ({
    method,
    left: toPrice(leftIn(paid, method)),
    smallest: toPrice(method === 'cash' ? coin : stepCents(sale.currency)),
  }));
}

const headView = (head: ReceiptHeadFacts): ReceiptHeadView => ({
  name: head.name,
  street: head.street,
  postalCode: head.postalCode,
  city: head.city,
  phone: head.phone,
  legalName: head.legalName,
  vatNumber: head.vatNumber,
  note: head.note,
});

/**
 * @param refunds the refunds of a sale, oldest first; empty for a refund
 * @param coin the smallest cash amount, in cents
 */
export function toSaleView(
  whole: FullSale,
  refunds: FullSale[],
  { names, coin, head }: { names: SaleNames; coin: number; head: ReceiptHeadFacts },
): SaleView {
  const { sale, lines, payments, tips } = whole;
  const isSale = sale.kind === 'sale';
  const isRecorded = sale.mode === 'record';
  const refundableCents = refundableCentsOf(whole, refunds);
  return {
    _id: sale.id,
    label: saleLabelOf(sale),
    kind: sale.kind,
    mode: isRecorded ? 'record' : 'elsewhere',
    currency: toCurrencyView(sale.currency),
    businessDay: sale.businessDay,
    closeNumber: sale.closeNumber,
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
    lines: lines.map((line) => lineView(line, refunds, names)),
    subtotal: toPrice(
      lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0),
    ),
    discount: toPrice(sale.discountCents),
    taxIsAdded: sale.taxIsAdded,
    taxes: taxViews(lines, names),
    tax: toPrice(sale.taxCents),
    taxedBefore: toPrice(lines.reduce((sum, { voucherCents }) => sum + voucherCents, 0)),
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
      undo: mayUndo(whole),
      print: isRecorded,
      email: isRecorded,
    },
    head: headView(head),
    refundable: toPrice(refundableCents),
    refundWays: refundableCents > 0 ? refundWayViews(whole, refunds, coin) : [],
  };
}

/** @param refundedCents the amount refunded so far */
export const toSaleRowView = (whole: FullSale, refundedCents: number, names: SaleNames): SaleRowView => ({
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
