import type { Method, Sale } from './models';
import { missingOf, mostOf, plannedParts, refundDraftOf, refundRequestOf, wholeRest } from './refund-draft';

const line = (_id: string, kind: 'service' | 'product', total: number, refunded = 0, taxedBefore = 0) => ({
  _id,
  kind,
  total,
  refunded,
  taxedBefore,
  taxedBeforeRefunded: 0,
});
const way = (method: Method, left: number, smallest = 0.01) => ({ method, left, smallest });
const aSale = (lines: object[], refundable: number, refundWays: object[], tips: object[] = []) =>
  ({ lines, tips, refundable, refundWays }) as unknown as Sale;

const sale = aSale(
  [line('cut', 'service', 48), line('shampoo', 'product', 18, 18), line('mask', 'product', 26, 6)],
  73,
  [way('card', 53), way('cash', 20), way('transfer', 0)],
  [{ staffId: 'ana', staffName: 'Ana', amount: 5, refunded: 0 }],
);
/** 9.98 for two products of 4.99, paid in cash and rounded to 10.00. */
const rounded = aSale([line('one', 'product', 4.99), line('two', 'product', 4.99)], 10, [
  way('cash', 10, 0.05),
  way('transfer', 0),
]);
/** A cut for 50, paid with 20 by card and 30 by gift card. */
const byGiftCard = aSale([line('cut', 'service', 50)], 50, [
  way('gift-card', 30),
  way('card', 20),
  way('cash', 0),
  way('transfer', 0),
]);

/** A cut and a mask for 50 each: a single-purpose gift card paid 30 of each, another gift card 10, a bank card the rest. */
const bySinglePurpose = aSale([line('cut', 'service', 50, 0, 30), line('mask', 'product', 50, 0, 30)], 100, [
  way('card', 30),
  way('gift-card', 70),
  way('cash', 0),
  way('transfer', 0),
]);

const amounts = (draft: ReturnType<typeof refundDraftOf>, of: Sale) =>
  Object.fromEntries(plannedParts(draft, of).map(({ method, amount }) => [method, amount]));
const withLine = (of: Sale, index: number, amount: string) => {
  const draft = refundDraftOf(of);
  return { ...draft, lines: draft.lines.map((each, at) => (at === index ? { ...each, amount } : each)) };
};
const typed = (draft: ReturnType<typeof refundDraftOf>, method: Method, amount: string) => ({
  ...draft,
  parts: draft.parts.map((part) => (part.method === method ? { method, amount, isTyped: true } : part)),
});

test('nothing is chosen at first', () => {
  expect(amounts(refundDraftOf(sale), sale)).toEqual({ card: '', cash: '', transfer: '' });
});

test('all that is left is what was not given back before, in the ways it was paid', () => {
  const draft = { ...wholeRest(refundDraftOf(sale), sale), reason: ' Too warm ' };
  expect(refundRequestOf(draft, sale, false)).toEqual({
    lines: [
      { _id: 'cut', amount: 48 },
      { _id: 'mask', amount: 20, restock: true },
    ],
    tips: [{ staffId: 'ana', amount: 5 }],
    payments: [
      { method: 'card', amount: 53 },
      { method: 'cash', amount: 20 },
    ],
    reason: 'Too warm',
  });
});

test('a sale paid half by gift card goes back to the gift card and the bank card', () => {
  const draft = wholeRest(refundDraftOf(byGiftCard), byGiftCard);
  expect(amounts(draft, byGiftCard)).toEqual({ 'gift-card': '30', card: '20', cash: '', transfer: '' });
});

test('all that is left of a sale in cash is what was handed over, rounding in it', () => {
  const draft = wholeRest(refundDraftOf(rounded), rounded);
  expect(amounts(draft, rounded)).toEqual({ cash: '10', transfer: '' });
  expect(missingOf(draft, plannedParts(draft, rounded), rounded)).toBe(0);
});

test('a part of a sale in cash goes back in coins that exist', () => {
  const draft = withLine(rounded, 0, '4.99');
  expect(amounts(draft, rounded)).toEqual({ cash: '5', transfer: '' });
  expect(missingOf(draft, plannedParts(draft, rounded), rounded)).toBe(0);
});

test('what is typed for one way leaves the rest to the others', () => {
  const draft = typed(withLine(sale, 0, '48'), 'cash', '10');
  expect(amounts(draft, sale)).toEqual({ card: '38', cash: '10', transfer: '' });
});

test('too little or too much in all is named', () => {
  const draft = typed(typed(withLine(sale, 0, '48'), 'cash', '10'), 'card', '30');
  expect(missingOf(draft, plannedParts(draft, sale), sale)).toBe(8);
  const more = typed(withLine(sale, 0, '48'), 'card', '50');
  expect(missingOf(more, plannedParts(more, sale), sale)).toBe(-2);
});

test('all in one way is what was paid in it, and never cash for what a gift card paid', () => {
  const draft = wholeRest(refundDraftOf(byGiftCard), byGiftCard);
  expect(mostOf('gift-card', draft, byGiftCard)).toBe(30);
  expect(mostOf('card', draft, byGiftCard)).toBe(20);
  expect(mostOf('cash', draft, byGiftCard)).toBe(20);
  expect(mostOf('transfer', withLine(sale, 0, '48'), sale)).toBe(48);
});

test('what a single-purpose gift card paid of a line goes back to it first, and the rest the way it was paid', () => {
  const draft = withLine(bySinglePurpose, 0, '50');
  expect(amounts(draft, bySinglePurpose)).toEqual({ card: '10', 'gift-card': '40', cash: '', transfer: '' });
  expect(missingOf(draft, plannedParts(draft, bySinglePurpose), bySinglePurpose)).toBe(0);
});

test('a part of a line goes back to single-purpose gift cards no further than they paid for it', () => {
  const less = withLine(bySinglePurpose, 1, '20');
  expect(amounts(less, bySinglePurpose)).toMatchObject({ card: '', 'gift-card': '20' });
  const onlyVoucher = aSale([line('cut', 'service', 50, 0, 30)], 50, [way('card', 20), way('gift-card', 30)]);
  expect(amounts(withLine(onlyVoucher, 0, '45'), onlyVoucher)).toEqual({ card: '15', 'gift-card': '30' });
  expect(mostOf('gift-card', withLine(onlyVoucher, 0, '45'), onlyVoucher)).toBe(30);
});

test('what has gone back to single-purpose gift cards before goes back to them no second time', () => {
  const [cut] = bySinglePurpose.lines;
  const again = aSale([{ ...cut, refunded: 30, taxedBeforeRefunded: 30 }, line('mask', 'product', 50)], 70, [
    way('card', 60),
    way('gift-card', 10),
  ]);
  expect(amounts(withLine(again, 0, '20'), again)).toEqual({ card: '20', 'gift-card': '' });
});

test('everything that is left goes back to all cards that paid', () => {
  const draft = wholeRest(refundDraftOf(bySinglePurpose), bySinglePurpose);
  expect(amounts(draft, bySinglePurpose)).toEqual({ card: '30', 'gift-card': '70', cash: '', transfer: '' });
});
