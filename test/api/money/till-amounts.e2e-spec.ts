import type { Service } from '../../../api/salon/services/service.entity.js';
import { openTill, type TillSalon } from '../../support/till.js';

const pointersOf = ({ body }: { body: { errors: { pointer: string }[] } }) =>
  body.errors.map(({ pointer }) => pointer);

describe('a salon in dong', () => {
  let dong: TillSalon;

  beforeAll(async () => {
    dong = await openTill({ currency: 'VND' });
  });

  afterAll(() => dong.close());

  test('has limits that are worth something, and rounds cash to notes of 1,000', async () => {
    const { body } = await dong.get('/till/settings');

    expect(body).toMatchObject({
      ...{ receptionRefundLimit: 500_000, giftCardMax: 5_000_000 },
      ...{ smallestAmount: 1, smallestCash: 1_000, cashRoundings: [0, 1_000] },
    });
    await dong.settings({ cashRounding: 1_000 });
  });

  test('takes 40,000,000 in a day, and closes twice', async () => {
    const productId = await dong.aProduct('Hair extensions', 2_000_000);
    const sell = (method: string) =>
      dong.post('/sales', {
        lines: [{ kind: 'product', productId }],
        payments: [{ method, amount: 2_000_000 }],
        expectedTotal: 2_000_000,
      });
    for (let sale = 0; sale < 18; sale++) await sell('card').expect(201);
    for (let sale = 0; sale < 2; sale++) await sell('cash').expect(201);

    const { body: till } = await dong.get('/till').expect(200);
    const card = till.methods.find(({ method }: { method: string }) => method === 'card');
    expect([card, till.coinsAndNotes.notes[0]]).toMatchObject([{ amount: 36_000_000, count: 18 }, 500_000]);

    const close = async (total: number) => {
      const number: number = (await dong.get('/till').expect(200)).body.nextNumber;
      const { body: preview } = await dong.post('/till/close/preview', { number, total }).expect(200);
      return dong
        .post('/till/close', { number, total, expectedDifference: preview.difference, banked: 0 })
        .expect(201);
    };
    expect((await close(4_000_000)).body).toMatchObject({ counted: 4_000_000, difference: 0 });
    await sell('cash').expect(201);
    expect((await close(6_000_000)).body).toMatchObject({ counted: 6_000_000, difference: 0 });
    expect((await dong.get('/ledger/check', dong.vera)).body.isWhole).toBe(true);
  });

  test('reports every dong of it', async () => {
    const { body } = await dong.get('/reports/money?period=month&day=2027-03-02', dong.vera).expect(200);

    expect(JSON.stringify(body)).toContain('42000000');
  });
});

describe('a salon in yen', () => {
  let yen: TillSalon;
  let cutPath: string;

  beforeAll(async () => {
    yen = await openTill({ currency: 'JPY', settings: { giftCardTax: 'at-use' } });
    cutPath = `/services/${yen.cut.id}`;
    await yen.parlour.database.query(`UPDATE services SET price_cents = 500000`);
  });

  afterAll(() => yen.close());

  const send = (method: 'post' | 'put' | 'patch', path: string, body: object) =>
    yen.parlour.http[method](path).set('Authorization', yen.vera.bearer).send(body);

  const everything = {
    ...{ by: 'percent', change: 3, roundToCents: 100 },
    ...{ includesAddOns: true, includesOwnPrices: true },
  };
  const half: [string, () => ReturnType<typeof send>, string][] = [
    ['a service', () => send('patch', cutPath, { price: 1500.5 }), '#/price'],
    [
      'an add-on',
      () => send('patch', cutPath, { addOns: [{ title: 'Mask', price: 0.5, extraMinutes: 0 }] }),
      '#/addOns/0/price',
    ],
    [
      'a price of their own',
      () => send('put', `/staff/offers/${yen.cut.id}`, { offers: [{ staffId: yen.ana.id, price: 99.5 }] }),
      '#/offers/0/price',
    ],
    ['a product', () => send('post', '/products', { title: 'Comb', price: 0.5 }), '#/price'],
    [
      'new prices by half a yen',
      () => send('post', '/price-changes/preview', { ...everything, by: 'amount', change: 0.5 }),
      '#/change',
    ],
    [
      'new prices in steps of half a yen',
      () => send('post', '/price-changes/preview', { ...everything, roundToCents: 50 }),
      '#/roundToCents',
    ],
    ['a limit', () => send('patch', '/till/settings', { giftCardMax: 10.5 }), '#/giftCardMax'],
    ['a rounding', () => send('patch', '/till/settings', { cashRounding: 0.5 }), '#/cashRounding'],
    [
      'a gift card',
      () => yen.post('/checkout/quote', { lines: [{ kind: 'gift-card', price: 100.5 }] }),
      '#/lines/0/price',
    ],
    [
      'cash for the drawer',
      () => yen.post('/till/movements', { kind: 'paid-in', category: 'bank', amount: 0.5 }),
      '#/amount',
    ],
    ['a count', () => yen.post('/till/close/preview', { number: 1, total: 0.5 }), '#/total'],
  ];

  test.each(half)('has no half a yen for %s', async (_, ask, pointer) => {
    expect(pointersOf(await ask().expect(422))).toEqual([pointer]);
  });

  test('refuses a visit whose agreed price has half a yen', async () => {
    const { bookingId } = await yen.visit();
    const [line] = await yen.sql<{ id: string }>(`SELECT id FROM booking_lines WHERE booking_id = $1`, [
      bookingId,
    ]);
    const lines = [{ _id: line?.id, serviceId: yen.cut.id, staffId: yen.ana.id, price: 4999.5 }];

    const refused = await send('post', `/bookings/${bookingId}/correct/preview`, { lines }).expect(422);

    expect(pointersOf(refused)).toEqual(['#/lines/0/price']);
  });

  test('raises prices by 3 % to whole yen', async () => {
    await yen.parlour.database.query(`UPDATE services SET price_cents = 123400 WHERE id = $1`, [yen.cut.id]);

    const { body } = await send('post', '/price-changes/preview', everything).expect(200);

    expect(body.items).toMatchObject([{ price: 1234, newPrice: 1271 }]);
  });

  test('takes a free visit under a number of its own, and gives nothing back for it', async () => {
    const free: Service = { ...yen.cut, priceCents: 0 };
    const { bookingId, lines } = await yen.visit([{ service: free, member: yen.ana }]);

    const { body: sale } = await yen
      .post('/sales', { bookingId, lines, payments: [], expectedTotal: 0 })
      .expect(201);

    expect(sale).toMatchObject({ label: 'S-1', total: 0, tax: 0, payments: [] });
    await yen.post(`/sales/${sale._id}/undo`, { reason: 'A slip' }).expect(201);
    expect((await yen.get('/ledger/check', yen.vera)).body).toMatchObject({ isWhole: true });
    const { body: money } = await yen.get('/reports/money?day=2027-03-02', yen.vera).expect(200);
    expect(JSON.stringify(money)).not.toMatch(/:\d+\.\d/);
  });

  test('offers a free service to everyone, at a price of 0 from which it starts or at none', async () => {
    await send('patch', cutPath, { price: 0 }).expect(200);
    await send('put', `/staff/offers/${yen.cut.id}`, {
      offers: [
        { staffId: yen.ana.id, price: 0 },
        { staffId: yen.rui.id, price: 3000 },
      ],
    }).expect(200);

    const { body: services } = await yen.parlour.http.get('/services').expect(200);
    expect(JSON.stringify(services)).toContain('"price":0');
    const { body: changed } = await send('post', '/price-changes/preview', { ...everything, change: 10 });
    expect(changed.items).toMatchObject([{ kind: 'own-price', price: 3000, newPrice: 3300 }]);
  });

  test('tells its owner which prices no one can pay', async () => {
    await yen.parlour.database.query(
      `UPDATE services SET title = 'Cut', price_cents = 150050 WHERE id = $1`,
      [yen.cut.id],
    );

    const { body } = await yen.get('/admin/health', yen.vera).expect(200);

    expect(body.checks.find(({ id }: { id: string }) => id === 'amounts')).toMatchObject({
      verdict: 'warn',
      says: '1 price is an amount that doesn’t exist in JPY: Cut',
    });
  });
});

test('a price that no purse holds is refused in the salon’s own currency: 100,001 euros, and 1,000,000,001 dong', async () => {
  const tillOf = (currency: string) => openTill({ currency, mode: 'off' });
  for (const [currency, most] of [
    ['EUR', 100_000],
    ['VND', 1_000_000_000],
  ] as const) {
    const salon = await tillOf(currency);
    const priced = (price: number) =>
      salon.parlour.http
        .patch(`/services/${salon.cut.id}`)
        .set('Authorization', salon.vera.bearer)
        .send({ price });

    await priced(most).expect(200);
    expect(pointersOf(await priced(most + 1).expect(422))).toEqual(['#/price']);
    await salon.close();
  }
});
