import { checkout } from '../../../words/checkout.gen';
import type { CheckoutWords } from '../../../words/types.gen';
import {
  amountsOf,
  draftOf,
  leftOf,
  newLine,
  newPayment,
  paymentsOf,
  requestOf,
  type Draft,
  type DraftPayment,
  newDiscount,
  withProduct,
} from './draft';
import { mistakesIn } from './mistakes';

const bookedLine = (bookingLineId: string, price: number | null) => ({
  bookingLineId,
  serviceId: 'cut',
  title: 'Cut',
  staffId: 'ana',
  staffName: 'Ana',
  price,
  fromPrice: price === null ? 40 : null,
});
const visit = draftOf({ lines: [bookedLine('first', 48), bookedLine('second', null)] });
const priced = (price: string): Draft => ({
  ...visit,
  lines: visit.lines.map((line) => (line.needsPrice ? { ...line, price } : line)),
});
const paid = (...payments: Partial<DraftPayment>[]): DraftPayment[] =>
  payments.map((part, index) => ({ ...newPayment(String(index), 'card'), ...part }));

let words: CheckoutWords;

beforeAll(async () => {
  words = await checkout.fetch('en');
});

test('a visit is asked for as it was booked, and a price of it only where it was “from”', () => {
  expect(requestOf(priced('150'), 'booking', null)).toEqual({
    bookingId: 'booking',
    lines: [
      { kind: 'service', bookingLineId: 'first' },
      { kind: 'service', bookingLineId: 'second', price: 150 },
    ],
  });
});

test('what a “from” price comes to has to be typed, and the rest is worked out in the meantime', () => {
  expect(requestOf(visit, 'booking', null)?.lines).toHaveLength(1);
  expect(Object.keys(mistakesIn(words, visit, 48))).toEqual(['lines.1.price']);
  expect(Object.keys(mistakesIn(words, priced('0.001'), 48))).toEqual(['lines.1.price']);
});

test('nothing is asked while nothing is complete', () => {
  expect(requestOf({ ...visit, lines: [newLine('key', 'product')] }, null, null)).toBeNull();
});

test('a discount needs to say how much and why', () => {
  const draft = { ...priced('150'), discount: { kind: 'percent', value: '110', reason: ' ' } } as const;
  expect(requestOf(draft, null, null)).not.toHaveProperty('discount');
  expect(Object.keys(mistakesIn(words, draft, null))).toEqual(['discount.value', 'discount.reason']);
});

test('one payment takes everything, and beside others what they leave', () => {
  expect(amountsOf(paid({}), 45.1)).toEqual([45.1]);
  expect(amountsOf(paid({ amount: '20' }, { method: 'cash' }), 45.1)).toEqual([20, 25.1]);
  expect(leftOf(paid({ amount: '20' }), 45.1)).toBe(25.1);
});

test('a gift card pays no more than is left on it', () => {
  const card = { method: 'gift-card', giftCardCode: 'CODE', balance: 30 } as const;
  expect(amountsOf(paid(card, { method: 'cash' }), 45)).toEqual([30, 15]);
  expect(paymentsOf(paid({ ...card, balance: null }), 45)).toEqual([]);
});

test('what was handed over counts in cash, when it is enough', () => {
  expect(paymentsOf(paid({ method: 'cash', tendered: '50' }), 45)).toEqual([
    { method: 'cash', amount: 45, tendered: 50 },
  ]);
  expect(paymentsOf(paid({ tendered: '50' }), 45)).toEqual([{ method: 'card', amount: 45 }]);
  const draft = { ...priced('150'), payments: paid({ method: 'cash', tendered: '40' }) };
  expect(Object.keys(mistakesIn(words, draft, 198))).toEqual(['payments.0.tendered']);
});

test('it is not sent before all of it is paid, nor with more', () => {
  expect(mistakesIn(words, priced('150'), 198)).toEqual({ payments: words.chooseMethod() });
  const tooMuch = { ...priced('150'), payments: paid({ amount: '200' }) };
  expect(mistakesIn(words, tooMuch, 198)).toEqual({ payments: words.paidTooMuch() });
  expect(mistakesIn(words, { ...priced('150'), payments: paid({}) }, 198)).toEqual({});
});

test('a product that is scanned twice is one line of two, and a line of its own once the first has a discount', () => {
  const once = withProduct([], 'shampoo', 'a');
  const twice = withProduct(once, 'shampoo', 'b');
  expect(twice.map(({ productId, quantity }) => [productId, quantity])).toEqual([['shampoo', '2']]);
  const reduced = twice.map((line) => ({ ...line, discount: newDiscount }));
  expect(withProduct(reduced, 'shampoo', 'c').map(({ quantity }) => quantity)).toEqual(['2', '1']);
  const full = twice.map((line) => ({ ...line, quantity: '99' }));
  expect(withProduct(full, 'shampoo', 'd').map(({ quantity }) => quantity)).toEqual(['99', '1']);
});
