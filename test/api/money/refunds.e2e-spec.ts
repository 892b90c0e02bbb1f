// Long because it tries every kind of refund in one salon.
import { randomUUID } from 'node:crypto';
import { NOON, openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;
let productId: string;

beforeAll(async () => {
  till = await openTill();
  await till.settings({ defaultTaxRateId: await till.aTax(23), receptionRefundLimit: 10_000 });
  await till.settings({ giftCardTax: 'at-use' });
  productId = await till.aProduct('Shampoo', 20, { stock: 10 });
});

afterAll(() => till.close());

const cash = (amount: number) => ({ method: 'cash', amount });
const card = (amount: number) => ({ method: 'card', amount });
const REASON = 'Colour was redone';

interface SaleAnswer {
  _id: string;
  label: string;
  lines: { _id: string }[];
  giftCards: { _id: string; code: string }[];
}

const sell = async (lines: object[], payments: object[], more: object = {}): Promise<SaleAnswer> => {
  const expectedTotal = payments.reduce<number>(
    (sum, payment) => sum + (payment as { amount: number }).amount,
    0,
  );
  return (await till.post('/sales', { lines, payments, expectedTotal, ...more }).expect(201)).body;
};

const shampoo = (quantity: number) => ({ kind: 'product', productId, quantity });
const aCut = () => ({ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id });

const refund = (sale: SaleAnswer, amounts: number[], payments: object[], more: object = {}) =>
  till.post(`/sales/${sale._id}/refund`, {
    lines: amounts.map((amount, index) => ({ _id: sale.lines[index]?._id, amount })),
    payments,
    reason: REASON,
    ...more,
  });

const undo = (sale: SaleAnswer, more?: { key?: string }) =>
  till.post(`/sales/${sale._id}/undo`, { reason: REASON }, more);

const show = async (sale: SaleAnswer) => (await till.get(`/sales/${sale._id}`).expect(200)).body;
const stock = async () =>
  (await till.sql<{ stock: number }>(`SELECT stock FROM products WHERE id = $1`, [productId]))[0]?.stock;

const balances = async (): Promise<Record<string, string>> => {
  const rows = await till.sql<{ name: string; cents: string }>(
    `SELECT account || ' ' || subject_id AS name, cents FROM ledger_balances WHERE cents <> 0`,
  );
  return Object.fromEntries(rows.map(({ name, cents }) => [name, cents]));
};

test('a part of a sale is given back as a row of its own, and the sale says how much', async () => {
  const sale = await sell([shampoo(3)], [card(60)]);
  const before = await stock();

  const { body } = await refund(sale, [], [card(20)], {
    lines: [{ _id: sale.lines[0]?._id, amount: 20, restock: true }],
  }).expect(201);

  expect(body).toMatchObject({
    kind: 'refund',
    label: expect.stringMatching(/^R-\d+$/),
    ofSale: { _id: sale._id, label: sale.label },
    reason: REASON,
    total: 20,
    tax: 3.74,
    payments: [{ method: 'card', amount: 20 }],
    can: { refund: false, undo: false },
  });
  expect(await show(sale)).toMatchObject({
    total: 60,
    lines: [{ total: 60, refunded: 20 }],
    refunds: [{ label: body.label, total: 20, reason: REASON, isUndo: false }],
    refundable: 40,
    undoneBy: null,
  });
  expect(await stock()).toBe((before ?? 0) + 1);
});

test('no more is given back than was paid, whoever asks how often', async () => {
  const sale = await sell([aCut()], [card(50)]);

  const over = await refund(sale, [50.01], [card(50.01)]).expect(422);
  expect(over.body.errors[0].pointer).toBe('#/lines/0/amount');
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(sale, [20], [card(20)])));

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(await show(sale)).toMatchObject({ refundable: 10, lines: [{ refunded: 40 }] });
});

test('what is given back, and how, has to be the same', async () => {
  const sale = await sell([aCut()], [card(50)]);

  for (const payments of [[], [card(19.99)], [card(20.01)]]) {
    const { body } = await refund(sale, [20], payments).expect(422);
    expect(body.errors[0].pointer).toBe('#/payments');
  }
  const nothing = await refund(sale, [], []).expect(422);
  expect(nothing.body.errors[0].pointer).toBe('#/lines');
  const withoutReason = await refund(sale, [20], [card(20)], { reason: ' ' }).expect(422);
  expect(withoutReason.body.errors[0].pointer).toBe('#/reason');
});

test('cash for what was paid by card has to be confirmed', async () => {
  const sale = await sell([aCut()], [card(40), cash(10)]);

  expect((await refund(sale, [20], [cash(20)]).expect(409)).body.code).toBe('other-method');
  await refund(sale, [10], [cash(10)]).expect(201);
  await refund(sale, [20], [cash(20)], { confirmOtherMethod: true }).expect(201);
});

test('a service that was given back before its sale was undone is no service done in the report', async () => {
  const servicesDone = async (): Promise<number> => {
    const { body } = await till.get('/reports/money', till.vera).expect(200);
    return body.bestServices.find(({ _id }: { _id: string }) => _id === till.cut.id)?.quantity.now ?? 0;
  };
  const before = await servicesDone();
  const sale = await sell([aCut(), shampoo(1)], [card(70)]);
  const bottles = await stock();
  await refund(sale, [50], [card(50)]).expect(201);
  expect(await servicesDone()).toBe(before + 1);

  await undo(sale).expect(201);

  expect(await servicesDone()).toBe(before);
  expect(await stock()).toBe((bottles ?? 0) + 1);
});

test('a bottle that is given back in two halves is no bottle sold, whatever the clocks of the copies say', async () => {
  const bottlesSold = async (): Promise<number> => {
    const { body } = await till.get('/reports/money', till.vera).expect(200);
    return body.bestProducts.find(({ _id }: { _id: string }) => _id === productId)?.quantity.now ?? 0;
  };
  const before = await bottlesSold();
  const sale = await sell([shampoo(1)], [card(20)]);
  await refund(sale, [10], [card(10)]).expect(201);
  await till.itIs('2027-03-02T11:59:59Z');
  await refund(sale, [10], [card(10)]).expect(201);
  await till.itIs(NOON);

  expect(await bottlesSold()).toBe(before);
});

test('undoing a sale leaves every account as it was, puts products back, and the visit is to be paid again', async () => {
  const { bookingId, lines } = await till.visit();
  const before = { balances: await balances(), stock: await stock() };
  const sale = await sell([...lines, shampoo(2)], [cash(45), card(54)], {
    bookingId,
    discount: { percent: 10, reason: 'A friend' },
    tips: [{ staffId: till.ana.id, amount: 18 }],
  });
  await refund(sale, [15], [card(15)]).expect(201);
  const key = randomUUID();

  const { body } = await undo(sale, { key }).expect(201);

  expect(body).toMatchObject({ kind: 'refund', total: 84, payments: [card(39), cash(45)] });
  expect((await undo(sale, { key }).expect(201)).body._id).toBe(body._id);
  expect({ balances: await balances(), stock: await stock() }).toEqual(before);
  expect(await show(sale)).toMatchObject({
    undoneBy: body._id,
    refundable: 0,
    can: { refund: false, undo: false },
  });
  expect((await undo(sale).expect(409)).body.code).toBe('not-possible');
  await sell(lines, [card(50)], { bookingId });
});

test('a sale of products that was given back whole has nothing to undo', async () => {
  const sale = await sell([shampoo(1)], [card(20)]);
  await refund(sale, [20], [card(20)]).expect(201);

  expect((await show(sale)).can).toMatchObject({ refund: false, undo: false });
  expect((await undo(sale).expect(409)).body.code).toBe('not-possible');
});

test('a sale of which a part was given back leaves nothing behind when it is undone, not even a cent of a discount', async () => {
  const before = await balances();
  const sale = await sell([aCut()], [card(40)], { discount: { amount: 10, reason: 'A friend' } });
  await refund(sale, [20], [card(20)]).expect(201);

  await undo(sale).expect(201);

  expect(await balances()).toEqual(before);
});

test('a gift card is taken back whole, and not once it has been used', async () => {
  const sale = await sell([{ kind: 'gift-card', price: 100 }], [card(100)]);
  const half = await refund(sale, [50], [card(50)]).expect(422);
  expect(half.body.errors[0].pointer).toBe('#/lines/0/amount');
  const other = await sell([{ kind: 'gift-card', price: 80 }], [card(80)]);
  const [sold] = other.giftCards;
  const spent = await sell([aCut()], [{ method: 'gift-card', amount: 50, giftCardCode: sold?.code }]);

  expect((await undo(other).expect(409)).body.code).toBe('gift-card-used');
  await undo(sale).expect(201);
  const { body } = await undo(spent).expect(201);
  expect(body.payments).toMatchObject([
    { method: 'gift-card', amount: 50, giftCardLast4: sold?.code.replaceAll('-', '').slice(-4) },
  ]);
  await undo(other).expect(201);
});

test('a tip that has been paid out is not given back', async () => {
  const sale = await sell([aCut()], [cash(55)], { tips: [{ staffId: till.rui.id, amount: 5 }] });
  await till.post('/till/movements', { kind: 'tips-paid', amount: 5, staffId: till.rui.id }).expect(201);

  expect((await undo(sale).expect(409)).body.code).toBe('not-enough-tips');
  await refund(sale, [50], [cash(50)]).expect(201);
});

test('20 who undo a sale at the same moment: one does, and its products go back on the shelf once', async () => {
  const sale = await sell([shampoo(2)], [cash(44)], { tips: [{ staffId: till.ana.id, amount: 4 }] });
  const before = await stock();

  const answers = await Promise.all(Array.from({ length: 20 }, () => undo(sale)));

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 19 }, () => 'not-possible'));
  expect(await stock()).toBe((before ?? 0) + 2);
  expect((await show(sale)).refunds).toHaveLength(1);
});

test('20 who give back 5.00 of 50.00 at the same moment, and one who undoes it: 50.00 in all', async () => {
  const sale = await sell([aCut()], [card(50)]);

  await Promise.all([...Array.from({ length: 20 }, () => refund(sale, [5], [card(5)])), undo(sale)]);

  const { refunds, refundable } = await show(sale);
  const back = refunds.reduce((sum: number, { total }: { total: number }) => sum + total, 0);
  expect([back, refundable]).toEqual([50, 0]);
});

test('a tip is given back once, however its owner is written', async () => {
  const sale = await sell([aCut()], [card(55)], { tips: [{ staffId: till.ana.id, amount: 5 }] });
  const tip = { staffId: till.ana.id, amount: 5 };

  const twice = await refund(sale, [], [card(10)], {
    tips: [tip, { ...tip, staffId: till.ana.id.toUpperCase() }],
  }).expect(422);
  expect(twice.body.errors[0].pointer).toBe('#/tips/1/staffId');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => refund(sale, [], [card(5)], { tips: [tip] })),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
});

test('a sale says in which ways it can be refunded: those it was paid in, then cash and transfer', async () => {
  const { giftCards } = await sell([{ kind: 'gift-card', price: 30 }], [card(30)]);
  const byGiftCard = { method: 'gift-card', amount: 30, giftCardCode: giftCards[0]?.code };
  const sale = await sell([aCut()], [byGiftCard, card(20)]);

  expect((await show(sale)).refundWays).toEqual([
    { method: 'card', left: 20, smallest: 0.01 },
    { method: 'gift-card', left: 30, smallest: 0.01 },
    { method: 'cash', left: 0, smallest: 0.01 },
    { method: 'transfer', left: 0, smallest: 0.01 },
  ]);
  const { body } = await refund(
    sale,
    [50],
    [
      { method: 'gift-card', amount: 30 },
      { method: 'card', amount: 20 },
    ],
  ).expect(201);
  expect(body).toMatchObject({ total: 50, refundWays: [] });
  expect((await show(sale)).refundWays).toEqual([]);
});

describe('where cash is rounded to 0.05', () => {
  let wax: string;
  beforeAll(async () => {
    await till.settings({ cashRounding: 0.05 });
    wax = await till.aProduct('Wax', 4.99, { stock: 100 });
  });
  afterAll(() => till.settings({ cashRounding: 0 }));
  const waxes = () => [
    { kind: 'product', productId: wax },
    { kind: 'product', productId: wax },
  ];

  test('a refund, a tip and cash out of the drawer are paid in coins that exist', async () => {
    const sale = await sell(waxes(), [cash(10)]);

    for (const amount of [0.01, 0.02, 4.99]) {
      const { body } = await refund(sale, [amount], [cash(amount)]).expect(422);
      expect(body.errors[0].pointer).toBe('#/payments/0/amount');
    }
    for (const of of [
      { kind: 'paid-in', category: 'bank' },
      { kind: 'paid-out', category: 'other' },
      { kind: 'banked' },
      { kind: 'tips-paid', staffId: till.ana.id },
    ]) {
      const movement = { amount: 0.02, reason: 'Change', ...of };
      const { body } = await till.post('/till/movements', movement).expect(422);
      expect(body.errors[0].pointer).toBe('#/amount');
    }
    expect((await refund(sale, [4.99], [cash(4.95)]).expect(422)).body.errors[0].pointer).toBe('#/payments');
    const { body } = await refund(sale, [4.99], [cash(5)]).expect(201);
    expect(body).toMatchObject({ total: 5, rounding: 0.01 });
    await refund(sale, [], [cash(5)], {
      lines: [{ _id: sale.lines[1]?._id, amount: 4.99 }],
    }).expect(201);
    expect(await show(sale)).toMatchObject({ refundable: 0, refundWays: [] });
  });

  test('all that is left of a sale in cash is what was handed over', async () => {
    const sale = await sell(waxes(), [cash(10)]);

    expect(await show(sale)).toMatchObject({
      refundable: 10,
      refundWays: [{ left: 10, smallest: 0.05 }, {}],
    });
    const { body } = await refund(sale, [4.99, 4.99], [cash(10)]).expect(201);
    expect(body).toMatchObject({ total: 10, rounding: 0.02 });
  });

  test('what was paid to the cent before goes back in coins, and nothing is left to give back', async () => {
    await till.settings({ cashRounding: 0 });
    const sale = await sell(waxes(), [cash(9.98)]);
    await till.settings({ cashRounding: 0.05 });

    const { body } = await undo(sale).expect(201);

    expect(body).toMatchObject({ total: 9.95, rounding: -0.03, payments: [cash(9.95)] });
    expect(await show(sale)).toMatchObject({ refundable: 0, can: { refund: false, undo: false } });
  });

  test('an undo gives back by card what cannot be handed over in coins', async () => {
    const sale = await sell([aCut(), ...waxes()], [card(49.98), cash(10)]);
    await refund(sale, [3.33], [{ method: 'transfer', amount: 3.33 }], { confirmOtherMethod: true }).expect(
      201,
    );

    const { body } = await undo(sale).expect(201);

    expect(body.payments).toMatchObject([cash(10), card(46.65)]);
  });
});
