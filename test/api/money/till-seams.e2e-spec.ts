import { inThisOrder } from '../../support/held-requests.js';
import { countWritten, openTill, type TillSalon } from '../../support/till.js';
import { nightlyTest } from '../../support/lane.js';

const card = (amount: number) => ({ method: 'card', amount });
const cash = (amount: number) => ({ method: 'cash', amount });
const REASON = 'A slip';

let till: TillSalon;

afterEach(() => till.close());

const aCut = () => ({ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id });
const sell = (payments: object[] = [card(50)], more: object = {}) =>
  till.post('/sales', { lines: [aCut()], payments, expectedTotal: 50, ...more });
const asVera = (path: string, body: object) =>
  till.parlour.http.patch(path).set('Authorization', till.vera.bearer).send(body);
/** Both need the ledger; the first one has it first. */
const oneAfterTheOther = <First, Second>(
  first: () => PromiseLike<First>,
  second: () => PromiseLike<Second>,
) => inThisOrder(till.parlour.database, first, second);

describe('while the owner changes the currency', () => {
  const change = (currency: string) => asVera('/salon', { currency, keepsBookings: true });
  /** The currencies of all sales, and of all accounts with a balance. */
  const currencies = () =>
    till.sql<{ currency: string }>(
      `SELECT currency FROM sales UNION SELECT currency FROM ledger_balances WHERE cents <> 0 ORDER BY 1`,
    );

  beforeEach(async () => {
    till = await openTill();
  });

  test('what is sold before is in the old one, which therefore stays', async () => {
    const [sold, changed] = await oneAfterTheOther(
      () => sell(),
      () => change('USD'),
    );

    expect([sold.status, changed.status, changed.body.code]).toEqual([201, 409, 'currency-is-in-use']);
    expect(await currencies()).toEqual([{ currency: 'EUR' }]);
  });

  test('what is sold after is in the new one, and a visit that was booked in the old one is not paid', async () => {
    const { bookingId, lines } = await till.visit();
    const [changed, refused] = await oneAfterTheOther(
      () => change('USD'),
      () => sell([card(50)], { bookingId, lines }),
    );
    await sell().expect(201);

    expect([changed.status, refused.status, refused.body.code]).toEqual([200, 409, 'not-possible']);
    expect(await currencies()).toEqual([{ currency: 'USD' }]);
  });

  test('what was sold and is undone keeps nothing in the old one', async () => {
    const { body: sale } = await sell([cash(20), card(30)]).expect(201);
    await till.post(`/sales/${sale._id}/undo`, { reason: REASON }).expect(201);

    await change('USD').expect(200);
    const again = await till.post(`/sales/${sale._id}/undo`, { reason: REASON }).expect(409);

    expect(again.body.code).toBe('not-possible');
    await sell().expect(201);
  });
});

describe('while the owner says that money is taken elsewhere, or not at all', () => {
  const change = (mode: string) => asVera('/till/settings', { mode });

  beforeEach(async () => {
    till = await openTill();
  });

  nightlyTest.each(['elsewhere', 'off'])(
    'what is sold before “%s” has its number, and stays',
    async (mode) => {
      const [sold, changed] = await oneAfterTheOther(
        () => sell(),
        () => change(mode),
      );

      expect([sold.status, sold.body.mode, sold.body.label, changed.status]).toEqual([
        201,
        'record',
        'S-1',
        200,
      ]);
    },
  );

  nightlyTest('what is sold after “off” is refused, and nothing is written', async () => {
    const before = await countWritten(till);
    const [, refused] = await oneAfterTheOther(
      () => change('off'),
      () => sell(),
    );

    expect([refused.status, refused.body.code]).toEqual([409, 'till-off']);
    expect(await countWritten(till)).toEqual(before);
  });

  test.each([
    ['/till/movements', { kind: 'paid-in', category: 'bank', amount: 20, reason: 'Change' }],
    ['/till/close', { number: 1, total: 0, expectedDifference: 0, banked: 0 }],
  ])('the drawer is left alone after “elsewhere”: %s', async (path, body) => {
    const [, refused] = await oneAfterTheOther(
      () => change('elsewhere'),
      () => till.post(path, body),
    );

    expect([refused.status, refused.body.code]).toEqual([409, 'till-elsewhere']);
    expect(await till.sql(`SELECT id FROM till_movements UNION SELECT id FROM day_closes`)).toEqual([]);
  });

  test('what is sold after “elsewhere” was paid there, and has no number', async () => {
    const before = await countWritten(till);
    const [, refused] = await oneAfterTheOther(
      () => change('elsewhere'),
      () => sell(),
    );

    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '#/payments/0/method']);
    expect(await countWritten(till)).toEqual(before);
    const { body } = await sell([{ method: 'elsewhere', amount: 50 }]).expect(201);
    expect(body).toMatchObject({ mode: 'elsewhere', label: null });
  });

  test('what is refunded after “off” is refused, and what was sold stays as it was', async () => {
    const { body: sale } = await sell().expect(201);
    const before = await countWritten(till);
    const [, refused] = await oneAfterTheOther(
      () => change('off'),
      () => till.post(`/sales/${sale._id}/undo`, { reason: REASON }),
    );

    expect([refused.status, refused.body.code]).toEqual([409, 'till-off']);
    expect(await countWritten(till)).toEqual(before);
  });
});

nightlyTest('what is refunded after the owner has lowered the limit is above it', async () => {
  till = await openTill();
  const { body: sale } = await sell().expect(201);
  await till.sql(`UPDATE sessions SET created_at = created_at - interval '1 hour'`);

  const [, refused] = await oneAfterTheOther(
    () => asVera('/till/settings', { receptionRefundLimit: 40 }),
    () => till.post(`/sales/${sale._id}/undo`, { reason: REASON }),
  );

  expect([refused.status, refused.body.code]).toEqual([403, 'proof-needed']);
});

describe('a visit that is cancelled while it is being paid', () => {
  beforeEach(async () => {
    till = await openTill();
  });

  const statusOf = async (bookingId: string) => (await till.get(`/bookings/${bookingId}`)).body.status;

  test('is paid and done where the payment was first', async () => {
    const { bookingId, lines } = await till.visit();
    const [paid, cancelled] = await oneAfterTheOther(
      () => sell([card(50)], { bookingId, lines }),
      () => till.post(`/bookings/${bookingId}/cancel`, {}),
    );

    expect([paid.status, cancelled.status, await statusOf(bookingId)]).toEqual([201, 409, 'done']);
  });

  test('is cancelled and not paid where that was first', async () => {
    const { bookingId, lines } = await till.visit();
    const before = await countWritten(till);
    const [cancelled, refused] = await inThisOrder(
      till.parlour.database,
      () => till.post(`/bookings/${bookingId}/cancel`, { sendLetter: false }),
      () => sell([card(50)], { bookingId, lines }),
      `LOCK TABLE booking_events IN SHARE MODE`,
    );

    expect([cancelled.status, refused.status, refused.body.code]).toEqual([200, 409, 'not-possible']);
    expect(await statusOf(bookingId)).toBe('cancelled');
    expect(await countWritten(till)).toEqual(before);
  });
});

describe('while the till is being closed', () => {
  const close = (total: number) =>
    till.post('/till/close', { number: 1, total, expectedDifference: 0, banked: 0 });
  /** The cash covered by each close, including the one still to be made. */
  const inCloses = async () =>
    (
      await till.sql<{ number: number; cents: number }>(
        `SELECT close_number AS number, sum(CASE kind WHEN 'refund' THEN -cents ELSE cents END)::int AS cents
         FROM sales JOIN sale_payments ON sale_id = sales.id GROUP BY 1 ORDER BY 1`,
      )
    ).map(({ number, cents }) => [number, cents]);

  beforeEach(async () => {
    till = await openTill();
  });

  test('what is given back before is in its count, which is then another one', async () => {
    const { body: sale } = await sell([cash(50)]).expect(201);
    const [undone, refused] = await oneAfterTheOther(
      () => till.post(`/sales/${sale._id}/undo`, { reason: REASON }),
      () => close(50),
    );

    expect([undone.status, refused.status, refused.body.code]).toEqual([201, 409, 'count-has-changed']);
    await close(0).expect(201);
    expect(await inCloses()).toEqual([[1, 0]]);
  });

  test('what is given back after is covered by the next close, on the same day, and the first stays as it was counted', async () => {
    const { body: sale } = await sell([cash(50)]).expect(201);
    const [closed, undone] = await oneAfterTheOther(
      () => close(50),
      () => till.post(`/sales/${sale._id}/undo`, { reason: REASON }),
    );

    expect([closed.status, undone.status, undone.body.businessDay]).toEqual([201, 201, '2027-03-02']);
    expect(await inCloses()).toEqual([
      [1, 5000],
      [2, -5000],
    ]);
  });
});
