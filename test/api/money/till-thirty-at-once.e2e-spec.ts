import { randomUUID } from 'node:crypto';
import { hold, inThisOrder } from '../../support/held-requests.js';
import { listStatements } from '../../support/count-statements.js';
import { openTill, type TillSalon } from '../../support/till.js';
import { nightlyTest } from '../../support/lane.js';

const TILLS = 30;

let till: TillSalon;

beforeEach(async () => {
  till = await openTill();
});

afterEach(() => till.close());

const aCut = () => ({ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id });
const sell = (body: object = {}) =>
  till
    .post('/sales', {
      lines: [aCut()],
      payments: [{ method: 'card', amount: 50 }],
      expectedTotal: 50,
      ...body,
    })
    .then((answer) => answer);
const asVera = (path: string, body: object) =>
  till.parlour.http
    .patch(path)
    .set('Authorization', till.vera.bearer)
    .send(body)
    .then((answer) => answer);

/** The settings recorded with each sale, by number. */
const termsOfSales = async () =>
  (
    await till.sql<{ terms: string }>(
      `SELECT concat_ws(' ', legal_name, vat_number, tax_rate_bp) AS terms FROM sales
       JOIN receipt_heads ON receipt_heads.id = receipt_head_id JOIN sale_lines ON sale_id = sales.id
       WHERE sales.kind = 'sale' ORDER BY sales.number`,
    )
  ).map(({ terms }) => terms);

test('thirty tills sell while the owner changes the taxes and what receipts say: each sale is under the old settings or the new ones', async () => {
  const [low, high] = [await till.aTax(10, 'Low'), await till.aTax(20, 'High')];
  const settings = {
    old: { legalName: 'Vera Lda', vatNumber: 'PT1', defaultTaxRateId: low },
    new: { legalName: 'Vera SA', vatNumber: 'PT2', defaultTaxRateId: high },
  };
  await till.settings(settings.old);
  const { body: earlier } = await sell();
  const shampoo = await till.aProduct('Shampoo', 50, { stock: 40 });

  const changed: Promise<{ status: number }>[] = [];
  const sold = Array.from({ length: TILLS }, (_, index) => {
    if (index % 10 === 5) {
      const isNew = index % 20 === 5;
      changed.push(asVera('/till/settings', isNew ? settings.new : settings.old));
      changed.push(asVera(`/till/tax-rates/${isNew ? low : high}`, { name: `Tax ${index}` }));
    }
    if (index === 17)
      changed.push(till.post(`/sales/${earlier._id}/undo`, { reason: 'A slip' }).then((a) => a));
    return index % 3 === 0 ? sell({ lines: [{ kind: 'product', productId: shampoo }] }) : sell();
  });
  const answers = [...(await Promise.all(sold)), ...(await Promise.all(changed))];

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
  const terms = await termsOfSales();
  expect(terms).toHaveLength(TILLS + 1);
  expect(terms.filter((one) => one !== 'Vera Lda PT1 1000' && one !== 'Vera SA PT2 2000')).toEqual([]);
  expect(await till.sql(`SELECT count(*)::int AS heads FROM receipt_heads`)).toEqual([{ heads: 2 }]);
  const [waits] = await till.sql<{ deadlocks: number }>(
    `SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
  );
  expect(waits?.deadlocks).toBe(0);
});

nightlyTest(
  'thirty tills sell while the owner changes the currency: all of them in one currency',
  async () => {
    const sold = Array.from({ length: TILLS }, () => sell());
    const changed = asVera('/salon', { currency: 'USD', keepsBookings: true });
    const answers = await Promise.all(sold);

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const inUse = await till.sql<{ currency: string }>(
      `SELECT currency FROM sales UNION SELECT currency FROM ledger_balances WHERE cents <> 0`,
    );
    const { status } = await changed;
    expect([status, ...inUse]).toEqual([status, { currency: status === 200 ? 'USD' : 'EUR' }]);
  },
);

/**
 * The response to a request while a sale has only read the settings: the sale waits before it reads the taxes of
 * services.
 */
async function whileASaleReads<Answer>(sale: object, ask: () => PromiseLike<Answer>) {
  const taxes = await hold(till.parlour.database, `LOCK TABLE service_taxes IN ACCESS EXCLUSIVE MODE`);
  const sold = sell(sale);
  await taxes.untilWaiting(1);
  const asked = Promise.resolve(ask());
  await taxes.untilWaiting(2);
  const waits = await till.sql<{ for: string }>(
    `SELECT wait_event AS for FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  await taxes.release();
  // The sale waits for the table, and the owner for the sale.
  expect(new Set(waits.map((wait) => wait.for))).toEqual(new Set(['relation', 'advisory']));
  return { sold: await sold, asked: await asked };
}

test('a gift card is sold within the limit of the currency it is sold in, although the owner is changing the currency', async () => {
  await till.settings({ giftCardTax: 'at-use' });
  const { sold, asked } = await whileASaleReads(
    {
      lines: [{ kind: 'gift-card', price: 400 }],
      payments: [{ method: 'card', amount: 400 }],
      expectedTotal: 400,
    },
    () => asVera('/salon', { currency: 'VND', keepsBookings: true }),
  );

  expect([sold.status, asked.status, asked.body.code]).toEqual([201, 409, 'currency-is-in-use']);
  expect(await till.sql(`SELECT currency, value_cents::int AS cents FROM gift_cards`)).toEqual([
    { currency: 'EUR', cents: 40_000 },
  ]);
});

test('a sale that has read the settings is made under them, although the owner is changing the tax and the legal name', async () => {
  const tax = await till.aTax(20);
  const { sold, asked } = await whileASaleReads({}, () =>
    asVera('/till/settings', { defaultTaxRateId: tax, legalName: 'Vera SA' }),
  );

  expect([sold.status, asked.status]).toEqual([201, 200]);
  expect(sold.body.tax).toBe(0);
  expect(await termsOfSales()).toEqual(['  0']);
  expect((await sell()).body.tax).toBe(8.33);
});

nightlyTest(
  'nothing slow is read while other tills wait: settings, taxes, the team and the view are read before or after',
  async () => {
    const { bookingId, lines } = await till.visit();
    await sell();

    const statements = await listStatements(till.parlour.database, () =>
      sell({ bookingId, lines }).then(() => 0),
    );

    const locked = statements.findIndex(
      (text) => text.includes('FROM ledger_head') && text.includes('FOR UPDATE'),
    );
    const until = statements.findIndex((text, index) => index > locked && text === 'COMMIT');
    const inside = statements.slice(locked + 1, until);
    expect(locked).toBeGreaterThan(0);
    const slow =
      /FROM "?(salon|till_settings|tax_rates|tax_rate_changes|service_taxes|receipt_heads|services|staff|users)"?\b/;
    expect(inside.filter((text) => slow.test(text))).toEqual([]);
    expect(inside.length).toBeLessThanOrEqual(10);
  },
);

describe('a bill that the desk changes while its sale is under way', () => {
  const shampooFor20 = async () => ({
    kind: 'product',
    productId: await till.aProduct('Shampoo', 20, { stock: 5 }),
  });

  test('is sold once, as it was sent first, and the desk is told which sale that is', async () => {
    const key = randomUUID();
    const more = await shampooFor20();
    const first = { lines: [aCut()], payments: [{ method: 'card', amount: 50 }], expectedTotal: 50 };
    const second = {
      lines: [aCut(), more],
      payments: [{ method: 'card', amount: 70 }],
      expectedTotal: 70,
    };
    const send = (body: object) => till.post('/sales', body, { key }).then((answer) => answer);

    const [sold, refused] = await inThisOrder(
      till.parlour.database,
      () => send(first),
      () => send(second),
    );

    expect([sold.status, refused.status, refused.body.code]).toEqual([201, 409, 'sale-made']);
    expect(refused.body.saleId).toBe(sold.body._id);
    expect(await till.sql(`SELECT total_cents::int AS cents FROM sales`)).toEqual([{ cents: 5000 }]);
  });

  nightlyTest('is not sold for another total than the one on the screen', async () => {
    const lines = [aCut(), await shampooFor20()];
    const { status, body } = await sell({ lines, payments: [{ method: 'card', amount: 50 }] });

    expect([status, body.code, body.quote.total]).toEqual([409, 'price-has-changed', 70]);
    expect(await till.sql(`SELECT id FROM sales`)).toEqual([]);
  });
});
