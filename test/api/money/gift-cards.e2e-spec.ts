// Long because every way to misuse a card is tried at one till, which takes long to open.
import { randomUUID } from 'node:crypto';
import { startTestApp } from '../../support/app.js';
import { hold, inThisOrder } from '../../support/held-requests.js';
import { countWritten, openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeAll(async () => {
  till = await openTill({ settings: { giftCardTax: 'at-use', giftCardMax: 500, giftCardYears: 5 } });
});

afterAll(() => till.close());

interface SoldCard {
  _id: string;
  code: string;
  saleId: string;
}

/** Sells a card for cash. */
async function sold(value: number): Promise<SoldCard> {
  const { body } = await till
    .post('/sales', {
      lines: [{ kind: 'gift-card', price: value }],
      payments: [{ method: 'cash', amount: value }],
      expectedTotal: value,
    })
    .expect(201);
  return { ...body.giftCards[0], saleId: body._id };
}

/** Pays for so much of something with a card. */
async function pay(code: string, amount: number) {
  const productId = await till.aProduct('Hair oil', amount);
  return till.post('/sales', {
    lines: [{ kind: 'product', productId }],
    payments: [{ method: 'gift-card', amount, giftCardCode: code }],
    expectedTotal: amount,
  });
}

const look = (code: string) => till.post('/gift-cards/look', { code });

const owed = async (cardId: string): Promise<number> => {
  const [row] = await till.sql<{ cents: string }>(
    `SELECT cents FROM ledger_balances WHERE account = 'gift-cards' AND subject_id = $1`,
    [cardId],
  );
  return Number(row?.cents ?? 0);
};

describe('a gift card', () => {
  test('is sold with a code that is shown once and kept nowhere', async () => {
    const { _id, code } = await sold(100);

    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}-[0-9A-HJKMNP-TV-Z]$/);
    const dump = JSON.stringify([
      await till.sql(`SELECT gift_cards FROM gift_cards`),
      await till.sql(`SELECT sale_lines FROM sale_lines`),
      await till.sql(`SELECT ledger_lines FROM ledger_lines`),
      await till.sql(`SELECT detail FROM audit_entries`),
      await till.sql(`SELECT answer::text FROM idempotency_keys`),
    ]);
    expect(dump).not.toContain(code);
    expect(dump).not.toContain(code.replaceAll('-', ''));
    const listed = await till.get('/gift-cards').expect(200);
    expect(JSON.stringify(listed.body)).not.toContain(code);
    expect(listed.body.items[0]).toEqual({
      _id,
      last4: code.replaceAll('-', '').slice(-4),
      currency: 'EUR',
      value: 100,
      balance: 100,
      state: 'active',
      soldAt: '2027-03-02T12:00:00.000Z',
      expiresOn: '2032-03-02',
      message: '',
      givenOn: null,
      isFromBefore: false,
      hasOldNumber: false,
    });
  });

  test('is a debt when it is sold, and money for services when it is used', async () => {
    const { _id, code } = await sold(80);
    expect(await owed(_id)).toBe(-8000);

    const { status, body } = await pay(code, 30);

    expect(status).toBe(201);
    expect(await owed(_id)).toBe(-5000);
    expect(body.payments).toEqual([
      expect.objectContaining({
        method: 'gift-card',
        amount: 30,
        giftCardLast4: code.replaceAll('-', '').slice(-4),
      }),
    ]);
    expect((await look(code).expect(200)).body).toMatchObject({ balance: 50, value: 80, state: 'active' });
  });

  test('is read however someone types its code, and not with a sign wrong', async () => {
    const { _id, code } = await sold(20);

    const sloppy = ` ${code.toLowerCase().replaceAll('-', '  ').replaceAll('0', 'o').replaceAll('1', 'i')} `;
    expect((await look(sloppy).expect(200)).body._id).toBe(_id);
    const last = code.at(-1) === 'A' ? 'B' : 'A';
    const { body } = await look(`${code.slice(0, -1)}${last}`).expect(422);
    expect(body.errors[0]).toMatchObject({ pointer: '#/code' });
  });

  test('that is used up cannot be told apart from a code that no one has', async () => {
    const { code } = await sold(10);
    expect((await pay(code, 10)).status).toBe(201);

    const usedUp = await look(code).expect(404);
    const unknown = await look('0410-6105-0R3G-G28A-0').expect(404);

    const withoutInstance = ({ instance: _instance, ...body }: { instance: string }) => body;
    expect(withoutInstance(usedUp.body)).toEqual(withoutInstance(unknown.body));
  });

  test('of 100.00 pays exactly ten of thirty tills that ask for 10.00 at the same moment', async () => {
    const { _id, code } = await sold(100);
    const productId = await till.aProduct('Brush', 10);

    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        till.post('/sales', {
          lines: [{ kind: 'product', productId }],
          payments: [{ method: 'gift-card', amount: 10, giftCardCode: code }],
          expectedTotal: 10,
        }),
      ),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    // The others come too late: once nothing is left, the code is one that no card has.
    expect(new Set(statuses)).toEqual(new Set([201, 422]));
    expect(await owed(_id)).toBe(0);
    const [{ stock } = { stock: 0 }] = await till.sql<{ stock: number }>(
      `SELECT stock FROM products WHERE id = $1`,
      [productId],
    );
    expect(stock).toBe(-10);
  });

  test('that is read in twice pays no more than is left on it', async () => {
    const { _id, code } = await sold(100);
    const productId = await till.aProduct('Chair', 120);
    const half = { method: 'gift-card', amount: 60, giftCardCode: code };
    const before = await countWritten(till);

    const { body } = await till
      .post('/sales', { lines: [{ kind: 'product', productId }], payments: [half, half], expectedTotal: 120 })
      .expect(409);

    expect(body.code).toBe('gift-card-empty');
    expect(await countWritten(till)).toEqual(before);
    expect(await owed(_id)).toBe(-10_000);
  });

  test('gets back what it has paid, no more and no less: there is no cash for it', async () => {
    const { _id, code } = await sold(100);
    const productId = await till.aProduct('Mirror', 80);
    const payments = [
      { method: 'gift-card', amount: 30, giftCardCode: code },
      { method: 'card', amount: 50 },
    ];
    const lines = [{ kind: 'product', productId }];
    const { body: sale } = await till.post('/sales', { lines, payments, expectedTotal: 80 }).expect(201);
    const back = (method: string, amount: number) => ({
      lines: [{ _id: sale.lines[0]._id, amount }],
      payments: [{ method, amount }],
      reason: 'Broken',
    });
    const refund = (body: object) => till.post(`/sales/${sale._id}/refund`, body, { who: till.vera });

    const tooMuch = await refund({ ...back('gift-card', 30.01), confirmOtherMethod: true }).expect(422);
    expect(tooMuch.body.errors[0].pointer).toBe('#/payments/0/amount');
    expect((await refund(back('cash', 10)).expect(409)).body.code).toBe('other-method');
    await refund({ ...back('cash', 10), confirmOtherMethod: true }).expect(201);
    const inCash = await refund({ ...back('cash', 40.01), confirmOtherMethod: true }).expect(422);
    expect(inCash.body.errors[0].pointer).toBe('#/payments');
    await refund({ ...back('cash', 40), confirmOtherMethod: true }).expect(201);
    await refund(back('gift-card', 30)).expect(201);
    expect(await owed(_id)).toBe(-10_000);
  });

  test('A-24: that is used up is answered like a code that no card has, also at the till', async () => {
    const { code } = await sold(10);
    await pay(code, 10);
    const quote = async (giftCardCode: string) => {
      const { body } = await till.post('/checkout/quote', {
        lines: [{ kind: 'product', productId }],
        payments: [{ method: 'gift-card', amount: 5, giftCardCode }],
      });
      return { ...body, instance: null };
    };
    const productId = await till.aProduct('Clip', 5);

    const usedUp = await quote(code);

    expect(usedUp).toMatchObject({ status: 422, errors: [{ pointer: '#/payments/0/giftCardCode' }] });
    expect(usedUp).toEqual(await quote('0410-6105-0R3G-G28A-0'));
  });

  test('A-24: no one tries codes without end: quotes, sales and looks at a balance count together', async () => {
    const { code } = await sold(50);
    const env = { RATE_LIMIT_SCALE: '1' };
    const strict = await startTestApp({ env, databaseUrl: till.parlour.databaseUrl });
    const productId = await till.aProduct('Ribbon', 5);
    const send = (path: string, giftCardCode: string) =>
      strict.http
        .post(path)
        .set('Authorization', till.rita.bearer)
        .set('Idempotency-Key', randomUUID())
        .send({
          lines: [{ kind: 'product', productId }],
          payments: [{ method: 'gift-card', amount: 5, giftCardCode }],
          ...(path === '/sales' && { expectedTotal: 5 }),
        });
    const wrong = '0410-6105-0R3G-G28A-0';

    const statuses: number[] = [];
    for (let tries = 0; tries < 62; tries++) {
      statuses.push((await send(tries % 2 === 0 ? '/checkout/quote' : '/sales', wrong)).status);
      // A code that is right clears nothing.
      if (tries === 30) expect((await send('/checkout/quote', code)).status).toBe(200);
    }
    const right = await send('/checkout/quote', code);
    const looked = await strict.http
      .post('/gift-cards/look')
      .set('Authorization', till.rita.bearer)
      .send({ code });
    await strict.close();

    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(422));
    expect([...statuses.slice(60), right.status, looked.status]).toEqual([429, 429, 429, 429]);
  });

  test('A-24: pays no tip, which would be paid out in cash', async () => {
    const { code } = await sold(100);
    const visit = await till.visit();
    const sale = {
      bookingId: visit.bookingId,
      lines: visit.lines,
      discount: { percent: 100, reason: 'A gift' },
      tips: [{ staffId: till.ana.id, amount: 100 }],
      payments: [{ method: 'gift-card', amount: 100, giftCardCode: code }],
      expectedTotal: 100,
    };

    const { body } = await till.post('/sales', sale).expect(422);

    expect(body.errors).toEqual([
      {
        pointer: '#/payments',
        detail: 'Tips can’t be paid with a gift card. Choose another method for the tip.',
      },
    ]);
    const { discount: _, ...whole } = sale;
    const payments = [
      { method: 'gift-card', amount: 50, giftCardCode: code },
      { method: 'card', amount: 100 },
    ];
    await till.post('/sales', { ...whole, payments, expectedTotal: 150 }).expect(201);
  });

  test('buys no other gift card', async () => {
    const { code } = await sold(50);

    const { status, body } = await till.post('/sales', {
      lines: [{ kind: 'gift-card', price: 50 }],
      payments: [{ method: 'gift-card', amount: 50, giftCardCode: code }],
      expectedTotal: 50,
    });

    expect(status).toBeGreaterThanOrEqual(409);
    expect(body.code).toBeDefined();
  });

  test('that was lost is blocked by an admin, keeps what is left, and pays again once it is found', async () => {
    const { _id, code } = await sold(60);
    await till.post(`/gift-cards/${_id}/block`, {}).expect(403);

    const { body } = await till.post(`/gift-cards/${_id}/block`, {}, { who: till.vera }).expect(200);
    expect(body).toMatchObject({ state: 'blocked', balance: 60 });
    const before = await countWritten(till);
    expect((await pay(code, 5)).body).toMatchObject({ status: 409, code: 'gift-card-blocked' });
    expect(await countWritten(till)).toEqual(before);
    expect((await look(code).expect(200)).body.state).toBe('blocked');

    await till.post(`/gift-cards/${_id}/unblock`, {}, { who: till.vera }).expect(200);
    expect((await pay(code, 5)).status).toBe(201);
    const acts = await till.sql<{ action: string }>(
      `SELECT action FROM audit_entries WHERE object_id = $1 ORDER BY id`,
      [_id],
    );
    expect(acts.map(({ action }) => action)).toEqual(['gift-card.blocked', 'gift-card.unblocked']);
  });

  test('is not paid with by someone at the very moment at which it is blocked: before, or not at all', async () => {
    const { _id, code } = await sold(10);
    const productId = await till.aProduct('Comb', 10);
    // The sale has seen that the card is good, and is about to be written.
    const sales = await hold(till.parlour.database, `LOCK TABLE sales IN SHARE MODE`);
    const paying = Promise.resolve(
      till.post('/sales', {
        lines: [{ kind: 'product', productId }],
        payments: [{ method: 'gift-card', amount: 10, giftCardCode: code }],
        expectedTotal: 10,
      }),
    );
    await sales.untilWaiting(1);
    const blocking = Promise.resolve(till.post(`/gift-cards/${_id}/block`, {}, { who: till.vera }));
    await sales.untilWaiting(2);
    await sales.release();
    const [paid, blocked] = await Promise.all([paying, blocking]);

    expect([paid.status, blocked.status]).toEqual([201, 200]);
    expect(blocked.body).toMatchObject({ state: 'blocked', balance: 0 });
  });

  test('of which something is spent stays sold, whichever of the two was first', async () => {
    const [used, returned] = [await sold(10), await sold(10)];
    const takeBack = ({ saleId }: SoldCard) =>
      till.post(`/sales/${saleId}/undo`, { reason: 'Does not want it' }, { who: till.vera });
    const productId = await till.aProduct('Pin', 1);
    const spend = ({ code }: SoldCard) =>
      till.post('/sales', {
        lines: [{ kind: 'product', productId }],
        payments: [{ method: 'gift-card', amount: 1, giftCardCode: code }],
        expectedTotal: 1,
      });
    const { database } = till.parlour;

    const [spent, kept] = await inThisOrder(
      database,
      () => spend(used),
      () => takeBack(used),
    );
    const [taken, refused] = await inThisOrder(
      database,
      () => takeBack(returned),
      () => spend(returned),
    );

    expect([spent.status, kept.status, kept.body.code]).toEqual([201, 409, 'gift-card-used']);
    expect([taken.status, refused.status, refused.body.code]).toEqual([201, 422, 'invalid-input']);
    expect([await owed(used._id), await owed(returned._id)]).toEqual([-900, 0]);
  });

  test('whose code was lost gets another from an admin: the old one pays nothing, the balance stays', async () => {
    const { _id, code, saleId } = await sold(60);
    await till.post(`/gift-cards/${_id}/code`, {}).expect(403);

    const { body } = await till.post(`/gift-cards/${_id}/code`, {}, { who: till.vera }).expect(201);

    expect(body).toMatchObject({
      _id,
      balance: 60,
      state: 'active',
      last4: body.code.replaceAll('-', '').slice(-4),
    });
    expect((await pay(code, 5)).status).toBe(422);
    expect((await look(code)).status).toBe(404);
    expect((await pay(body.code, 5)).status).toBe(201);
    const acts = await till.sql<{ action: string; detail: object }>(
      `SELECT action, detail FROM audit_entries WHERE object_id = $1`,
      [_id],
    );
    expect(acts.map(({ action }) => action)).toEqual(['gift-card.code-renewed']);
    expect(JSON.stringify(acts)).not.toContain(body.code);
    await till.get(`/sales/${saleId}`).expect(200);
  });

  test('is not paid with by someone whose code is replaced at that very moment: before, or not at all', async () => {
    const { _id, code } = await sold(10);
    const sales = await hold(till.parlour.database, `LOCK TABLE sales IN SHARE MODE`);
    const paying = pay(code, 10);
    await sales.untilWaiting(1);
    const renewing = Promise.resolve(till.post(`/gift-cards/${_id}/code`, {}, { who: till.vera }));
    await sales.untilWaiting(2);
    await sales.release();
    const [paid, renewed] = await Promise.all([paying, renewing]);

    expect([paid.status, renewed.status, renewed.body.balance]).toEqual([201, 201, 0]);
  });

  test('is emailed with its code, which no one else reads, and not to anybody with the code of another', async () => {
    const [{ _id, code }, other] = [await sold(75), await sold(5)];
    const send = (body: object) => till.post(`/gift-cards/${_id}/letter`, body);

    await send({ code: other.code, email: 'mia@example.com' }).expect(422);
    await send({
      code: `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`,
      email: 'mia@example.com',
    }).expect(422);
    await send({ code, email: 'no address' }).expect(422);
    await send({ code, email: 'mi\u200Ba@example.com' }).expect(422);
    await send({ code, email: 'mia@example.com' }).expect(202);

    const [email] = await till.sql<{ id: string; facts: object; link: string }>(
      `SELECT id, facts, secret_link AS link FROM outbox WHERE kind = 'gift-card'`,
    );
    expect(email).toMatchObject({
      link: `/book#code=${code}`,
      facts: { cents: 7500, currency: 'EUR', message: '' },
    });
    const shown = await till.get(`/mail/${email?.id}`, till.vera).expect(200);
    expect(shown.text).not.toContain(code);
    await till.post(`/gift-cards/${_id}/block`, {}, { who: till.vera }).expect(200);
    await send({ code, email: 'mia@example.com' }).expect(409);
  });

  test('is blocked at once, however many pay with it: no transaction waits for a second connection', async () => {
    const { _id, code } = await sold(50);
    const productId = await till.aProduct('Pin', 1);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () =>
        till.post('/sales', {
          lines: [{ kind: 'product', productId }],
          payments: [{ method: 'gift-card', amount: 1, giftCardCode: code }],
          expectedTotal: 1,
        }),
      ),
      till.post(`/gift-cards/${_id}/block`, {}, { who: till.vera }),
    ]);

    expect(new Set(answers.map(({ status }) => status))).not.toContain(503);
    expect(answers.at(-1)?.status).toBe(200);
  });

  test('can be found on the list by its last signs, and whether something is left on it', async () => {
    const { code } = await sold(35);
    const last4 = code.replaceAll('-', '').slice(-4);

    const found = await till.get(`/gift-cards?last4=${last4.toLowerCase()}&left=something`).expect(200);
    expect(found.body.items).toEqual([expect.objectContaining({ last4, balance: 35 })]);
    expect(found.body.owed).toBe(35);
    const empty = await till.get('/gift-cards?left=nothing&pageSize=1').expect(200);
    expect(empty.body.items[0]).toMatchObject({ balance: 0 });
    expect(empty.body.owed).toBe(0);
    await till.get('/gift-cards?left=much').expect(422);
    await till.get('/gift-cards?last4=12345').expect(422);
  });

  test('is good on its last day, and pays nothing from the next day on', async () => {
    const { _id, code } = await sold(70);
    await till.itIs('2032-03-02T12:00:00.000Z');
    expect((await pay(code, 30)).status).toBe(201);
    await till.itIs('2032-03-03T08:00:00.000Z');
    const before = await countWritten(till);

    expect((await pay(code, 30)).body).toMatchObject({ status: 409, code: 'gift-card-expired' });

    expect((await look(code).expect(200)).body).toMatchObject({ state: 'expired', balance: 40 });
    expect(await owed(_id)).toBe(-4000);
    expect(await countWritten(till)).toEqual(before);
  });
});
