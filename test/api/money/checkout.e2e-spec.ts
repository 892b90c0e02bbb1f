import { randomUUID } from 'node:crypto';
import { aService } from '../../support/salon.js';
import { countWritten, NOON, openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeAll(async () => {
  till = await openTill();
  await till.settings({ defaultTaxRateId: await till.aTax(23) });
});

afterAll(() => till.close());

const cash = (amount: number, tendered?: number) => ({
  method: 'cash',
  amount,
  ...(tendered !== undefined && { tendered }),
});
const card = (amount: number) => ({ method: 'card', amount });

const balances = async (): Promise<Record<string, number>> => {
  const rows = await till.sql<{ account: string; cents: string }>(
    `SELECT account, sum(cents) AS cents FROM ledger_balances GROUP BY account`,
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
};

describe('a visit that is paid', () => {
  test('is done, has a number, and is in the ledger', async () => {
    const { bookingId, lines } = await till.visit();
    const before = await balances();
    const start = await till.get(`/checkout/start?bookingId=${bookingId}`).expect(200);
    expect(start.body).toMatchObject({
      booking: { _id: bookingId, status: 'confirmed', clientName: 'Maria' },
      sale: null,
      lines: [{ title: 'Cut', staffName: 'Ana', price: 50, fromPrice: null }],
    });
    expect(start.body.team.map(({ name }: { name: string }) => name)).toEqual(['Ana', 'Rui']);

    const wanted = { bookingId, lines, tips: [{ staffId: till.ana.id, amount: 5 }] };
    const quote = await till.post('/checkout/quote', wanted).expect(200);
    expect(quote.body).toMatchObject({
      total: 55,
      tip: 5,
      tax: 9.35,
      paid: 0,
      due: 55,
      change: 0,
      businessDay: '2027-03-02',
    });
    const { body } = await till
      .post('/sales', { ...wanted, payments: [cash(55, 60)], expectedTotal: quote.body.total })
      .expect(201);

    expect(body).toMatchObject({
      kind: 'sale',
      label: expect.stringMatching(/^S-\d+$/),
      mode: 'record',
      businessDay: '2027-03-02',
      madeAt: NOON,
      booking: { _id: bookingId, clientName: 'Maria' },
      lines: [
        { title: 'Cut', staffName: 'Ana', unitPrice: 50, tax: 9.35, total: 50, taxRate: 23, refunded: 0 },
      ],
      taxes: [{ name: 'Standard', ratePercent: 23, net: 40.65, tax: 9.35 }],
      tips: [{ staffId: till.ana.id, staffName: 'Ana', amount: 5, refunded: 0 }],
      total: 55,
      payments: [{ method: 'cash', amount: 55, tendered: 60, change: 5 }],
      soldBy: { _id: till.rita.id, name: 'Rita Sá' },
      can: { refund: true, undo: true, print: true, email: true },
      refundable: 55,
    });
    expect((await till.get(`/sales/${body._id}`).expect(200)).body).toEqual(body);
    const booking = await till.get(`/bookings/${bookingId}`).expect(200);
    expect(booking.body.status).toBe('done');
    const history = await till.get(`/bookings/${bookingId}/history`).expect(200);
    expect(history.body.at(-1)).toMatchObject({ verb: 'finish' });
    const after = await balances();
    const moved = Object.fromEntries(
      Object.keys(after).map((account) => [account, (after[account] ?? 0) - (before[account] ?? 0)]),
    );
    expect(moved).toMatchObject({ cash: 5500, services: -4065, tax: -935, tips: -500 });
  });

  test('is paid once: whoever comes later is told by which sale', async () => {
    const { bookingId, lines } = await till.visit();
    const sale = { bookingId, lines, payments: [card(50)], expectedTotal: 50 };
    const first = await till.post('/sales', sale).expect(201);

    const second = await till.post('/sales', sale).expect(409);

    expect(second.body).toMatchObject({ code: 'already-paid', saleId: first.body._id });
    const start = await till.get(`/checkout/start?bookingId=${bookingId}`).expect(200);
    expect(start.body.sale).toEqual({ _id: first.body._id, label: first.body.label });
  });

  test('is paid by one sale, however often the same submit is repeated', async () => {
    const { bookingId, lines } = await till.visit();
    const sale = { bookingId, lines, payments: [card(50)], expectedTotal: 50 };
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 5 }, () => till.post('/sales', sale, { key })));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  });

  test('a bill whose answer was lost is not sold twice, whatever the desk changes in it', async () => {
    const productId = await till.aProduct('Comb', 10);
    const bill = { lines: [{ kind: 'product', productId }], payments: [card(10)], expectedTotal: 10 };
    const key = randomUUID();
    const { body: made } = await till.post('/sales', bill, { key }).expect(201);
    const before = await countWritten(till);

    const changed = {
      ...bill,
      tips: [{ staffId: till.ana.id, amount: 2 }],
      payments: [card(12)],
      expectedTotal: 12,
    };
    const { body } = await till.post('/sales', changed, { key }).expect(409);

    expect(body).toMatchObject({ code: 'sale-made', saleId: made._id });
    expect(await countWritten(till)).toEqual(before);
  });

  test('20 tills at one visit: one sale, and the others are told by which', async () => {
    const { bookingId, lines } = await till.visit();
    const sale = { bookingId, lines, payments: [card(50)], expectedTotal: 50 };

    const answers = await Promise.all(Array.from({ length: 20 }, () => till.post('/sales', sale)));

    const [made] = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'already-paid', saleId: made?.body._id });
    const rows = await till.sql(`SELECT id FROM sales WHERE booking_id = $1`, [bookingId]);
    expect(rows).toHaveLength(1);
  });

  test('is paid whole: a “from” price has to be typed, and nothing is left out without a reason', async () => {
    const colour = await aService(till.parlour.database, { title: 'Colour', priceCents: 8000 });
    const visit = await till.visit([
      { service: till.cut, member: till.ana },
      { service: colour, member: till.rui, isFrom: true },
    ]);
    const { bookingId, lines: [cutLine, colourLine] = [] } = visit;
    const quote = (lines: object[]) => till.post('/checkout/quote', { bookingId, lines });
    const pointers = async (lines: object[]) =>
      (await quote(lines).expect(422)).body.errors.map(({ pointer }: { pointer: string }) => pointer);

    expect(await pointers([cutLine as object])).toEqual(['#/lines']);
    expect(await pointers([cutLine as object, colourLine as object])).toEqual(['#/lines/1/price']);
    expect(
      await pointers([
        { ...cutLine, price: 49 },
        { ...colourLine, price: 79.99 },
      ]),
    ).toEqual(['#/lines/0/price', '#/lines/1/price']);
    const free = { ...cutLine, discount: { percent: 100, reason: 'Her birthday' } };
    const { body } = await quote([free, { ...colourLine, price: 95 }]).expect(200);
    expect(body).toMatchObject({ subtotal: 145, discount: 50, total: 95 });
    const start = await till.get(`/checkout/start?bookingId=${bookingId}`).expect(200);
    expect(start.body.lines).toMatchObject([{ price: 50 }, { price: null, fromPrice: 80 }]);
  });

  test('is not one to come, missed or cancelled', async () => {
    const tomorrow = await till.visit(undefined, { startsAt: '2027-03-03T10:00:00.000Z' });
    const missed = await till.visit(undefined, { status: 'no-show' });
    const cancelled = await till.visit(undefined, { status: 'cancelled' });

    for (const { bookingId, lines } of [tomorrow, missed, cancelled]) {
      const sale = { bookingId, lines, payments: [card(50)], expectedTotal: 50 };
      expect((await till.post('/sales', sale).expect(409)).body.code).toBe('not-possible');
    }
  });

  test('is on the list of those to be paid, as long as it is not', async () => {
    const toPay = async () => (await till.get('/sales/to-pay').expect(200)).body;
    const { bookingId, lines } = await till.visit();
    const before = await toPay();
    await till.post(`/bookings/${bookingId}/status`, { verb: 'finish' }).expect(200);
    const earlier = await till.visit(undefined, { status: 'done' });

    const { visits, total } = await toPay();
    expect(total).toBe(before.total + 1);
    expect(visits).toContainEqual(
      expect.objectContaining({
        _id: bookingId,
        clientName: 'Maria',
        titles: ['Cut'],
        price: 50,
        priceKind: 'fixed',
      }),
    );
    // Done before anybody said so at the till.
    expect(visits).not.toContainEqual(expect.objectContaining({ _id: earlier.bookingId }));
    await till.post('/sales', { bookingId, lines, payments: [card(50)], expectedTotal: 50 }).expect(201);
    expect((await toPay()).total).toBe(before.total);
  });
});

describe('a sale without a visit', () => {
  test('takes products off the shelf, and tells whose they are', async () => {
    const productId = await till.aProduct('Shampoo', 19.9, { stock: 5 });
    const lines = [
      { kind: 'product', productId, quantity: 2, staffId: till.ana.id },
      { kind: 'service', serviceId: till.cut.id, staffId: till.rui.id },
    ];

    const { body } = await till
      .post('/sales', { lines, payments: [card(89.8)], expectedTotal: 89.8 })
      .expect(201);

    expect(body.lines).toMatchObject([
      { title: 'Shampoo', quantity: 2, unitPrice: 19.9, total: 39.8, staffName: 'Ana' },
      { title: 'Cut', total: 50, staffName: 'Rui' },
    ]);
    expect(body.booking).toBeNull();
    const { body: products } = await till.get('/products').expect(200);
    expect(products.items).toContainEqual(expect.objectContaining({ _id: productId, stock: 3 }));
  });

  test('is split over several ways of paying, each what it pays', async () => {
    const lines = [{ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }];
    const sell = (payments: object[], more: object = {}) =>
      till.post('/sales', { lines, payments, expectedTotal: 50, ...more });

    for (const payments of [[], [cash(20), card(29.99)], [cash(20), card(30.01)]]) {
      const { body } = await sell(payments).expect(409);
      expect(body).toMatchObject({ code: 'sale-not-paid', quote: { total: 50 } });
    }
    const { body } = await sell([cash(20, 50), card(30)]).expect(201);
    expect(body.payments).toMatchObject([
      { method: 'cash', amount: 20, change: 30 },
      { method: 'card', amount: 30 },
    ]);
  });

  test('is refused when it comes to something else than the client was told, with what it comes to', async () => {
    const lines = [{ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }];

    const { body } = await till
      .post('/sales', { lines, payments: [card(45)], expectedTotal: 45 })
      .expect(409);

    expect(body).toMatchObject({ code: 'price-has-changed', quote: { total: 50, due: 5 } });
  });

  test('asks again when more than ten times as much is handed over', async () => {
    const lines = [{ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }];
    const sale = { lines, payments: [cash(50, 500.01)], expectedTotal: 50 };

    const quote = await till.post('/checkout/quote', { lines, payments: [cash(50, 500.01)] }).expect(200);
    expect(quote.body).toMatchObject({ asksAgain: 'tendered-is-high', change: 450.01 });
    expect((await till.post('/sales', sale).expect(409)).body.code).toBe('tendered-is-high');
    await till.post('/sales', { ...sale, confirmTendered: true }).expect(201);
  });

  test('of nothing but a free visit has a number, and nothing in the ledger', async () => {
    const { bookingId, lines } = await till.visit([{ service: till.cut, member: till.ana, priceCents: 0 }]);
    const before = await balances();

    const { body } = await till.post('/sales', { bookingId, lines, expectedTotal: 0 }).expect(201);

    expect(body).toMatchObject({ total: 0, label: expect.stringMatching(/^S-/), payments: [] });
    expect(await balances()).toEqual(before);
  });
});
