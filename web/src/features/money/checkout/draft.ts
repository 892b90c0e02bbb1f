import { amountOf, centsOf, percentOf } from '../../../lib/typed-amount';
import type { Method } from '../sales/models';
import type { CheckoutStart, QuoteRequest } from './models';

/** A discount and its reason, as typed. */
export interface DraftDiscount {
  kind: 'percent' | 'amount';
  value: string;
  reason: string;
}

/** A line in the desk's form. */
export interface DraftLine {
  key: string;
  kind: 'service' | 'product' | 'gift-card';
  /** The booking's line; null for an added one. */
  bookingLineId: string | null;
  /** Empty until it is chosen. */
  serviceId: string;
  productId: string;
  /** Empty for no one. */
  staffId: string;
  quantity: string;
  /** True if a price has to be entered. */
  needsPrice: boolean;
  price: string;
  discount: DraftDiscount | null;
  /** For a gift card: its printed message and the day it is to be given; empty for neither. */
  message: string;
  givenOn: string;
}

export interface DraftTip {
  staffId: string;
  amount: string;
}

export interface DraftPayment {
  key: string;
  method: Method;
  /** Empty for the remainder. */
  amount: string;
  /** For cash: the amount handed over; empty for the exact amount. */
  tendered: string;
  reference: string;
  giftCardCode: string;
  /** The balance of the gift card with this code, once checked. */
  balance: number | null;
}

/** A sale in the form; its fields are named as in the API. */
export interface Draft {
  lines: readonly DraftLine[];
  discount: DraftDiscount | null;
  tips: readonly DraftTip[];
  payments: readonly DraftPayment[];
}

export const newDiscount: DraftDiscount = { kind: 'percent', value: '', reason: '' };

export const newLine = (key: string, kind: DraftLine['kind']): DraftLine => ({
  key,
  kind,
  bookingLineId: null,
  serviceId: '',
  productId: '',
  staffId: '',
  quantity: '1',
  needsPrice: kind === 'gift-card',
  price: '',
  discount: null,
  message: '',
  givenOn: '',
});

const MAX_QUANTITY = 99;

/** Adds one of a product: to its last unchanged line, otherwise as a new line. */
export function withProduct(lines: readonly DraftLine[], productId: string, key: string): DraftLine[] {
  const isSame = (line: DraftLine) =>
    line.productId === productId && line.staffId === '' && !line.discount && !line.needsPrice;
  const known = lines.findLast(isSame);
  const quantity = known ? quantityOf(known) : null;
  if (!known || quantity === null || quantity >= MAX_QUANTITY) {
    return [...lines, { ...newLine(key, 'product'), productId }];
  }
  return lines.map((line) => (line === known ? { ...line, quantity: String(quantity + 1) } : line));
}

export const newPayment = (key: string, method: Method): DraftPayment => ({
  key,
  method,
  amount: '',
  tendered: '',
  reference: '',
  giftCardCode: '',
  balance: null,
});

/** A visit as booked, without any input. */
export const draftOf = ({ lines }: Pick<CheckoutStart, 'lines'>): Draft => ({
  lines: lines.map(({ bookingLineId, serviceId, staffId, price }) => ({
    ...newLine(bookingLineId, 'service'),
    bookingLineId,
    serviceId,
    staffId,
    needsPrice: price === null,
  })),
  discount: null,
  tips: [],
  payments: [],
});

/** The typed price; null without one. */
export const priceOf = ({ price }: Pick<DraftLine, 'price'>): number | null => amountOf(price);

export const quantityOf = ({ quantity }: Pick<DraftLine, 'quantity'>): number | null =>
  /^\s*[1-9]\d?\s*$/.test(quantity) ? Number(quantity) : null;

/** The discount in the API's format; null while incomplete. */
export function discountOf(discount: DraftDiscount | null): NonNullable<QuoteRequest['discount']> | null {
  if (!discount) return null;
  const value = discount.kind === 'percent' ? percentOf(discount.value) : amountOf(discount.value);
  const reason = discount.reason.trim();
  if (value === null || value === 0 || reason === '') return null;
  return discount.kind === 'percent' ? { percent: value, reason } : { amount: value, reason };
}

/** True if a line is complete. */
export const isComplete = (line: DraftLine): boolean =>
  (line.kind !== 'service' || (line.serviceId !== '' && line.staffId !== '')) &&
  (line.kind !== 'product' || line.productId !== '') &&
  (!line.needsPrice || (priceOf(line) ?? 0) > 0 || (line.kind === 'service' && priceOf(line) === 0)) &&
  quantityOf(line) !== null;

const greetingOf = ({ message, givenOn }: DraftLine): { message?: string; givenOn?: string } => ({
  ...(message.trim() !== '' && { message: message.trim() }),
  ...(givenOn !== '' && { givenOn }),
});

type RequestLine = QuoteRequest['lines'][number];

function requestLineOf(line: DraftLine): RequestLine {
  const price = line.needsPrice ? priceOf(line) : null;
  const discount = discountOf(line.discount);
  return {
    kind: line.kind,
    ...(line.bookingLineId !== null && { bookingLineId: line.bookingLineId }),
    ...(line.bookingLineId === null && line.kind === 'service' && { serviceId: line.serviceId }),
    ...(line.kind === 'product' && { productId: line.productId, quantity: quantityOf(line) ?? 1 }),
    ...(line.bookingLineId === null && line.staffId && { staffId: line.staffId }),
    ...(price !== null && { price }),
    ...(line.kind === 'gift-card' && greetingOf(line)),
    ...(discount && { discount }),
  };
}

export const tipsOf = (tips: readonly DraftTip[]): { staffId: string; amount: number }[] =>
  tips.flatMap(({ staffId, amount }) => {
    const given = amountOf(amount);
    return staffId && given ? [{ staffId, amount: given }] : [];
  });

/** The amount of each payment: the first one without an amount takes the remainder. */
export function amountsOf(payments: readonly DraftPayment[], total: number): number[] {
  let left = centsOf(total) - payments.reduce((sum, { amount }) => sum + centsOf(amountOf(amount) ?? 0), 0);
  return payments.map(({ amount, method, balance }) => {
    if (amount.trim() !== '') return amountOf(amount) ?? 0;
    const most = method === 'gift-card' && balance !== null ? Math.min(left, centsOf(balance)) : left;
    const taken = Math.max(0, most);
    left -= taken;
    return taken / 100;
  });
}

export const leftOf = (payments: readonly DraftPayment[], total: number): number =>
  (centsOf(total) - amountsOf(payments, total).reduce((sum, amount) => sum + centsOf(amount), 0)) / 100;

/** The cash handed over, if entered and sufficient. */
export const tenderedOf = ({ method, tendered }: DraftPayment, amount: number): number | null => {
  const given = amountOf(tendered);
  return method === 'cash' && given !== null && given >= amount ? given : null;
};

export function paymentsOf(
  payments: readonly DraftPayment[],
  total: number,
): NonNullable<QuoteRequest['payments']> {
  const amounts = amountsOf(payments, total);
  return payments.flatMap((payment, index) => {
    const amount = amounts[index] ?? 0;
    const isKnown = payment.method !== 'gift-card' || payment.balance !== null;
    if (amount <= 0 || !isKnown) return [];
    const tendered = tenderedOf(payment, amount);
    const reference = payment.reference.trim();
    return [
      {
        method: payment.method,
        amount,
        ...(tendered !== null && { tendered }),
        ...(reference !== '' && { reference }),
        ...(payment.method === 'gift-card' && { giftCardCode: payment.giftCardCode.trim() }),
      },
    ];
  });
}

/**
 * The request for a quote with everything complete, and with payments as far as the total is known. Null if there is
 * nothing to send.
 */
export function requestOf(
  { lines, discount, tips, payments }: Draft,
  bookingId: string | null,
  total: number | null,
): QuoteRequest | null {
  const complete = lines.filter(isComplete);
  if (complete.length === 0) return null;
  const whole = discountOf(discount);
  const given = tipsOf(tips);
  const paid = total === null ? [] : paymentsOf(payments, total);
  return {
    ...(bookingId !== null && { bookingId }),
    lines: complete.map(requestLineOf),
    ...(whole && { discount: whole }),
    ...(given.length > 0 && { tips: given }),
    ...(paid.length > 0 && { payments: paid }),
  };
}
