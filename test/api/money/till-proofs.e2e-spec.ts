import { openTill, type TillSalon } from '../../support/till.js';
import { figureFaults } from '../../support/till-figures.js';
import { pieceFaults } from '../../support/till-pieces.js';
import { aTillWalk } from '../../support/till-walk.js';
import { walkFaults } from '../../support/till-walk-faults.js';
import { voucherFaults } from '../../support/voucher-arithmetic.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { SeededRandom } from '../../../api/operations/demo/seeded-random.js';
import { cashRounding, sumsOf } from '../../support/till-arithmetic.js';

/** The number of steps in the walk; `npm run prove:till` takes ten thousand. */
const STEPS = Number(process.env['TILL_STEPS'] ?? perLane({ change: 300, nightly: 3000 }));

/** The number of bills compared in each currency, with tax included and with tax added. */
const BILLS = STEPS / 10;
/** Ten thousand steps and their questions take half an hour on a busy machine. */
const PATIENCE_MS = 3_600_000;

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

test(
  `after ${STEPS} random sales, refunds, undos, movements and closes, every entry comes to nothing, no balance crosses, shelf and gift cards hold what they should, and every figure is what the ledger says`,
  async () => {
    const done = await aTillWalk(till, { steps: STEPS, otherTaxId: await till.aTax(6, 'Reduced') });

    expect(await walkFaults(till)).toEqual([]);
    expect(await figureFaults(till)).toEqual([]);
    expect(await pieceFaults(till)).toEqual([]);
    for (const kind of KINDS) expect(done[kind]).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test(
  'so it is with gift cards that are taxed at their sale, some under the old rule, while the rate changes; worked out a second time',
  async () => {
    const own = await openTill({ settings: { giftCardTax: 'at-sale', receptionRefundLimit: 1_000_000 } });
    const taxId = await own.aTax(19);
    await own.settings({ defaultTaxRateId: taxId });

    const done = await aTillWalk(own, { steps: STEPS / 2, changing: { taxId, percents: [19, 16, 7.7, 20] } });

    expect(await walkFaults(own)).toEqual([]);
    expect(await figureFaults(own)).toEqual([]);
    const { faults, checked } = await voucherFaults(own);
    expect(faults).toEqual([]);
    for (const count of Object.values(checked)) expect(count).toBeGreaterThan(0);
    for (const kind of KINDS) expect(done[kind]).toBeGreaterThan(0);
    await own.close();
  },
  PATIENCE_MS,
);

nightlyTest(
  'so it is in yen, with tax on top of prices and gift cards that are taxed when they are used',
  async () => {
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
    expect(await pieceFaults(own)).toEqual([]);
    for (const kind of KINDS) expect(done[kind]).toBeGreaterThan(0);
    await own.close();
  },
  PATIENCE_MS,
);

nightlyTest.each([
  ['dong of which a sale takes a hundred million', 'VND', { stepCents: 100, unitCents: 5_000_000 }],
  ['dinars with three decimals', 'KWD', { stepCents: 1, unitCents: 1 }],
])(
  'so it is in %s',
  async (_, currency, steps) => {
    const most = currency === 'VND' ? 1_000_000_000 : 100_000;
    const own = await openTill({
      currency,
      settings: {
        giftCardTax: 'at-use',
        giftCardMax: most,
        receptionRefundLimit: most,
        adminRefundLimit: null,
      },
    });
    await own.settings({ defaultTaxRateId: await own.aTax(8) });

    const done = await aTillWalk(own, {
      steps: STEPS / 3,
      ...steps,
      otherTaxId: await own.aTax(5, 'Reduced'),
    });

    expect(await walkFaults(own)).toEqual([]);
    expect(await figureFaults(own)).toEqual([]);
    for (const kind of KINDS) expect(done[kind]).toBeGreaterThan(0);
    await own.close();
  },
  PATIENCE_MS,
);

test.each([
  ['EUR', 1, [19.99, 0.33, 12_345.67], 0],
  ['JPY', 100, [1_999, 33, 1_234_567], 100],
  ['VND', 100, [199_999, 33_333, 98_765_432], 100_000],
  ['HUF', 1, [1_999.5, 333, 123_456.05], 500],
  ['KWD', 1, [12.34, 0.05, 9_999.99], 0],
] as const)(
  '%s: bills come to what the arithmetic of nobody’s till says, however they are taxed, reduced and rounded',
  async (currency, stepCents, prices, cashRoundingCents) => {
    const own = await openTill({ currency, settings: { cashRounding: cashRoundingCents / 100 } });
    const random = new SeededRandom(2028);
    const usual = await own.aTax(19);
    const reduced = await own.aTax(5.5, 'Reduced');
    await own.settings({ defaultTaxRateId: usual });
    const products = await Promise.all(
      prices.map((price, index) =>
        own.aProduct(`Thing ${index}`, price, index === 1 ? { taxRateId: reduced } : {}),
      ),
    );
    for (const taxIsAdded of [false, true]) {
      await own.settings({ taxIsAdded });
      for (let bill = 0; bill < BILLS; bill++) {
        const chosen = Array.from({ length: random.between(1, 5) }, () => random.between(0, 2));
        const asked = chosen.map((index) => ({
          unitCents: Math.round((prices[index] ?? 0) * 100),
          quantity: random.between(1, 3),
          rateBp: index === 1 ? 550 : 1900,
          discountBp: random.between(0, 2) === 0 ? random.between(1, 10_000) : 0,
        }));
        const offBp = random.between(0, 2) === 0 ? random.between(1, 10_000) : 0;
        const lines = asked.map(({ quantity, discountBp }, index) => ({
          ...{ kind: 'product', productId: products[chosen[index] ?? 0], quantity },
          ...(discountBp > 0 && { discount: { percent: discountBp / 100, reason: 'x' } }),
        }));
        const discount = offBp > 0 ? { discount: { percent: offBp / 100, reason: 'x' } } : {};
        const counting = { stepCents, taxIsAdded, cashRoundingCents };
        const sums = sumsOf(asked, counting, offBp);
        const payments = sums.totalCents > 0 ? [{ method: 'cash', amount: sums.totalCents / 100 }] : [];

        const { body: quote } = await own
          .post('/checkout/quote', { lines, ...discount, payments })
          .expect(200);

        const rounding = cashRounding(sums.totalCents, counting);
        expect({
          ...{ tax: quote.tax, discount: quote.discount, rounding: quote.rounding, total: quote.total },
          lines: quote.lines.map(({ total }: { total: number }) => total),
        }).toEqual({
          ...{ tax: sums.taxCents / 100, discount: sums.discountCents / 100, rounding: rounding / 100 },
          total: (sums.totalCents + rounding) / 100,
          lines: sums.lineCents.map((cents) => cents / 100),
        });
      }
    }
    await own.close();
  },
  PATIENCE_MS,
);

test('a sale that races a close is before it or after it, never inside', async () => {
  const lines = [{ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }];
  const sale = { lines, payments: [{ method: 'card', amount: 50 }], expectedTotal: 50 };
  const { body: first } = await till.post('/sales', sale).expect(201);
  const number: number = first.closeNumber;
  const { body: preview } = await till.post('/till/close/preview', { number, total: 0 }).expect(200);

  const sales = Array.from({ length: 10 }, () => till.post('/sales', sale));
  const closing = till.post('/till/close', {
    ...{ number, total: 0, expectedDifference: preview.difference, banked: 0, note: 'Counted' },
  });
  const [closed, ...made] = await Promise.all([closing, ...sales]);

  expect(closed.status).toBe(201);
  expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  const inside = await till.sql(
    `SELECT entry.id FROM ledger_entries AS entry JOIN sales ON sales.id = source_id
     JOIN day_closes ON day_closes.number = $1
     WHERE (close_number <= $1) <> (entry.id <= last_entry_id)`,
    [number],
  );
  expect(inside).toEqual([]);
  expect(new Set(made.map(({ body }) => body.businessDay))).toEqual(new Set([first.businessDay]));
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
