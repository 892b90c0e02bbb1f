import { openTill, type TillSalon } from '../support/till.js';
import { figureFaults } from '../support/till-figures.js';
import { aTillWalk, walkFaults } from '../support/till-walk.js';
import { perLane } from '../support/lane.js';

/** How many steps of the walk; `npm run prove:till` takes ten thousand. */
const STEPS = Number(process.env['TILL_STEPS'] ?? perLane({ change: 300, nightly: 3000 }));

let till: TillSalon;

beforeAll(async () => {
  till = await openTill({
    settings: { receptionRefundLimit: 1_000_000, giftCardTax: 'at-sale', cashRounding: 0.05 },
  });
  await till.settings({ defaultTaxRateId: await till.aTax(23) });
});

afterAll(() => till.close());

test('30 uses of 10.00 at one gift card of 100.00: exactly 10', async () => {
  const bought = { lines: [{ kind: 'gift-card', price: 100 }], payments: [{ method: 'card', amount: 100 }] };
  const { body: sale } = await till.post('/sales', { ...bought, expectedTotal: 100 }).expect(201);
  const productId = await till.aProduct('Comb', 10);
  const giftCardCode = sale.giftCards[0].code;
  const use = {
    lines: [{ kind: 'product', productId }],
    payments: [{ method: 'gift-card', amount: 10, giftCardCode }],
    expectedTotal: 10,
  };

  const answers = await Promise.all(Array.from({ length: 30 }, () => till.post('/sales', use)));

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  // A card that is used up is answered like one that does not exist.
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused.map(({ body }) => body.errors[0].pointer)).toEqual(
    Array.from({ length: 20 }, () => '#/payments/0/giftCardCode'),
  );
  const [left] = await till.sql<{ cents: string }>(
    `SELECT cents FROM ledger_balances WHERE account = 'gift-cards' AND subject_id = $1`,
    [sale.giftCards[0]._id],
  );
  expect(Number(left?.cents)).toBe(0);
  expect(await walkFaults(till)).toEqual([]);
});

const KINDS = ['sale', 'refund', 'undo', 'movement', 'close'] as const;

test(`after ${STEPS} random sales, refunds, undos, movements and closes, every entry comes to nothing, no balance crosses, shelf and gift cards hold what they should, and every figure is what the ledger says`, async () => {
  const done = await aTillWalk(till, { steps: STEPS, otherTaxId: await till.aTax(6, 'Reduced') });

  expect(await walkFaults(till)).toEqual([]);
  expect(await figureFaults(till)).toEqual([]);
  for (const kind of KINDS) expect(done[kind]).toBeGreaterThan(0);
}, 600_000);

test('so it is in yen, with tax on top of prices and gift cards that are taxed when they are used', async () => {
  const own = await openTill({
    currency: 'JPY',
    settings: {
      taxIsAdded: true,
      giftCardTax: 'at-use',
      giftCardMax: 100_000,
      receptionRefundLimit: 1_000_000,
    },
  });
  await own.settings({ defaultTaxRateId: await own.aTax(10) });

  const done = await aTillWalk(own, {
    steps: STEPS / 3,
    stepCents: 100,
    otherTaxId: await own.aTax(8, 'Reduced'),
  });

  expect(await walkFaults(own)).toEqual([]);
  expect(await figureFaults(own)).toEqual([]);
  for (const kind of KINDS) expect(done[kind]).toBeGreaterThan(0);
  await own.close();
}, 600_000);

test('a sale that races a close is before it or after it, never inside', async () => {
  const lines = [{ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }];
  const sale = { lines, payments: [{ method: 'card', amount: 50 }], expectedTotal: 50 };
  const { body: first } = await till.post('/sales', sale).expect(201);
  const day: string = first.businessDay;
  const { body: preview } = await till.post('/till/close/preview', { day, total: 0 }).expect(200);

  const sales = Array.from({ length: 10 }, () => till.post('/sales', sale));
  const closing = till.post('/till/close', {
    ...{ day, total: 0, expectedDifference: preview.difference, banked: 0, note: 'Counted' },
  });
  const [closed, ...made] = await Promise.all([closing, ...sales]);

  expect(closed.status).toBe(201);
  expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  const [close] = await till.sql<{ last: string }>(
    `SELECT last_entry_id AS last FROM day_closes WHERE business_day = $1`,
    [day],
  );
  const inside = await till.sql(
    `SELECT id FROM ledger_entries WHERE kind = 'sale' AND (business_day <= $1) <> (id <= $2)`,
    [day, close?.last],
  );
  expect(inside).toEqual([]);
});

test.each([
  ['JPY', 5500, 500, 1],
  ['KWD', 12.34, 1.23, 0.01],
])(
  '%s: amounts are whole steps, taxes and discounts, too, and everything adds up',
  async (currency, price, tip, step) => {
    const own = await openTill({
      currency,
      settings: { giftCardTax: 'at-use', receptionRefundLimit: 100_000 },
    });
    await own.settings({ defaultTaxRateId: await own.aTax(10) });
    const productId = await own.aProduct('Comb', price);
    const lines = [{ kind: 'product', productId, quantity: 3 }];
    const half = {
      lines,
      discount: { percent: 33, reason: 'x' },
      tips: [{ staffId: own.ana.id, amount: tip }],
    };
    const { body: quote } = await own.post('/checkout/quote', half).expect(200);
    for (const amount of [quote.total, quote.tax, quote.discount]) {
      expect(Math.abs(amount / step - Math.round(amount / step))).toBeLessThan(1e-6);
    }
    const payments = [{ method: 'cash', amount: quote.total }];
    const { body: sale } = await own
      .post('/sales', { ...half, payments, expectedTotal: quote.total })
      .expect(201);
    const odd = await own.post('/checkout/quote', {
      lines,
      tips: [{ staffId: own.ana.id, amount: step / 2 + tip }],
    });
    expect(odd.status).toBe(422);
    await own.post(`/sales/${sale._id}/undo`, { reason: 'x' }).expect(201);
    expect(await walkFaults(own)).toEqual([]);
    await own.close();
  },
);
