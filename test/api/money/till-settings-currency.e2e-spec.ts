import { hold } from '../../support/held-requests.js';
import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;

beforeEach(async () => {
  till = await openTill();
});

afterEach(() => till.close());

/** The response to a request during the owner's change to dollars: both wait for the ledger, the change is first. */
async function whileItBecomesDollars<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  const ledger = await hold(till.parlour.database, 'SELECT FROM ledger_head FOR UPDATE');
  const change = till.parlour.http
    .patch('/salon')
    .set('Authorization', till.vera.bearer)
    .send({ currency: 'USD' })
    .then((answer) => answer);
  await ledger.untilWaiting(1);
  const asked = Promise.resolve(ask());
  await ledger.untilWaiting(2);
  await ledger.release();
  expect((await change).status).toBe(200);
  return asked;
}

const currencies = async () =>
  (
    await till.sql<{ currency: string }>(`SELECT DISTINCT currency FROM ledger_balances WHERE cents <> 0`)
  ).map(({ currency }) => currency);

test('cash that someone puts into the drawer while the owner changes the currency is in the new one', async () => {
  const answer = await whileItBecomesDollars(() =>
    till
      .post('/till/movements', { kind: 'paid-in', category: 'bank', amount: 20, reason: 'Change' })
      .then((moved) => moved),
  );

  expect(answer.status).toBe(201);
  expect(await currencies()).toEqual(['USD']);
});

test('a day that someone closes while the owner changes the currency is closed in the new one', async () => {
  const closing = { number: 1, total: 0, expectedDifference: 0, banked: 0 };

  const answer = await whileItBecomesDollars(() =>
    till.post('/till/close', closing).then((closed) => closed),
  );

  expect(answer.status).toBe(201);
  expect(await till.sql(`SELECT currency FROM day_closes`)).toEqual([{ currency: 'USD' }]);
});

test('the currency stays as soon as there is cash in the drawer', async () => {
  await till
    .post('/till/movements', { kind: 'paid-in', category: 'bank', amount: 20, reason: 'Change' })
    .expect(201);

  const refused = await till.parlour.http
    .patch('/salon')
    .set('Authorization', till.vera.bearer)
    .send({ currency: 'USD' })
    .expect(409);

  expect(refused.body.code).toBe('currency-is-in-use');
});

describe('a salon that changes its currency', () => {
  const becomes = (currency: string) =>
    till.parlour.http.patch('/salon').set('Authorization', till.vera.bearer).send({ currency }).expect(200);

  const settings = async () => (await till.get('/till/settings', till.vera).expect(200)).body;

  test('gets the limits of its new currency where it had none of its own', async () => {
    await becomes('VND');

    expect(await settings()).toMatchObject({
      receptionRefundLimit: 500_000,
      adminRefundLimit: null,
      giftCardMax: 5_000_000,
      limitsCurrency: null,
    });
  });

  test('has its old limits again after it changed by mistake', async () => {
    await becomes('JPY');
    await becomes('EUR');

    expect(await settings()).toMatchObject({
      receptionRefundLimit: 50,
      giftCardMax: 500,
      limitsCurrency: null,
    });
  });

  test('keeps the limits that it set itself, and is asked to look at them until an admin has', async () => {
    await till.settings({ receptionRefundLimit: 80, adminRefundLimit: 300 });

    await becomes('JPY');

    expect(await settings()).toMatchObject({
      receptionRefundLimit: 80,
      adminRefundLimit: 300,
      giftCardMax: 50_000,
      limitsCurrency: 'EUR',
    });
    await till.settings({ legalName: 'Maison Vera KK' });
    expect(await settings()).toMatchObject({ limitsCurrency: 'EUR' });
    await till.settings({ limitsAreChecked: true });
    expect(await settings()).toMatchObject({ receptionRefundLimit: 80, limitsCurrency: null });
  });

  test('is not asked to look at limits that are back in the currency they were typed in', async () => {
    await till.settings({ giftCardMax: 320 });

    await becomes('JPY');
    await becomes('USD');
    expect(await settings()).toMatchObject({ giftCardMax: 320, limitsCurrency: 'EUR' });
    await becomes('EUR');

    expect(await settings()).toMatchObject({ giftCardMax: 320, limitsCurrency: null });
  });

  test('is not asked about a limit of nothing, which allows as little in any currency', async () => {
    await till.settings({ receptionRefundLimit: 0, adminRefundLimit: 0 });

    await becomes('KWD');

    expect(await settings()).toMatchObject({
      receptionRefundLimit: 0,
      adminRefundLimit: 0,
      limitsCurrency: null,
    });
  });

  test('no longer rounds cash to coins that the new currency lacks', async () => {
    await till.settings({ cashRounding: 0.05 });

    await becomes('JPY');

    const { cashRounding, cashRoundings } = await settings();
    expect(cashRounding).toBe(0);
    expect(cashRoundings).toContain(cashRounding);
  });

  test('still rounds cash to coins that both currencies have', async () => {
    await till.settings({ cashRounding: 0.05 });

    await becomes('CHF');

    expect(await settings()).toMatchObject({ cashRounding: 0.05 });
  });

  test('finds in its activity who changed the limits with it', async () => {
    await becomes('VND');

    const [act] = await till.sql<{ detail: { fields: string } }>(
      `SELECT detail FROM audit_entries WHERE action = 'till-settings.changed' ORDER BY at DESC, id DESC LIMIT 1`,
    );
    expect(act?.detail.fields.split(' ').sort()).toEqual(['giftCardMaxCents', 'receptionRefundLimitCents']);
  });
});

test('a limit that an admin saves while the owner changes the currency is one in the new currency', async () => {
  const answer = await whileItBecomesDollars(() =>
    till.parlour.http
      .patch('/till/settings')
      .set('Authorization', till.vera.bearer)
      .send({ giftCardMax: 320 })
      .then((saved) => saved),
  );

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ currency: 'USD', giftCardMax: 320, limitsCurrency: null });
});
