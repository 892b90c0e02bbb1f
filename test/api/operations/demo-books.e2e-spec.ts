import { randomUUID } from 'node:crypto';
import { FillBooksService } from '../../../api/operations/demo-books/fill-books.service.js';
import { PastTillService } from '../../../api/operations/demo-books/past-till.service.js';
import { SetupService } from '../../../api/people/admin/setup.service.js';
import { addDays } from '../../../api/common/time/local-date.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { nightlyTest } from '../../support/lane.js';
import { anAddress } from '../../support/accounts-browser.js';
import { anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { aheadMs, at, nextWeekday, now } from '../../support/today.js';

const withBooks = { DEMO: '1', DEMO_HISTORY: '1' };
const HOUR_MS = 3_600_000;

/** From the machine's time. */
const hoursUntil = (instant: string) => (Date.parse(instant) - now().getTime() + aheadMs) / HOUR_MS;

/** Opens the demo salon at this time, and waits until its books are complete. */
async function openDemo(day: string, time = '16:30'): Promise<TestApp> {
  const parlour = await startTestApp({ env: withBooks, hoursAhead: hoursUntil(at(day, time)) });
  await fillerOf(parlour).fill();
  return parlour;
}

const fillerOf = ({ app }: TestApp) => app.get(FillBooksService, { strict: false });

const read = async (parlour: TestApp, path: string, { bearer }: Person) =>
  (await parlour.http.get(path).set('Authorization', bearer).expect(200)).body;

/** The first things an owner looks at: this month and the last one, the people, and an intact ledger. */
async function expectLivedIn(parlour: TestApp, day: string): Promise<void> {
  const vera = await anAdmin(parlour);
  const lastMonth = addDays(`${day.slice(0, 7)}-01`, -1);
  const [check, till, before, people] = await Promise.all([
    read(parlour, '/ledger/check', vera),
    read(parlour, '/till/settings', vera),
    read(parlour, `/reports/money?period=month&day=${lastMonth}`, vera),
    read(parlour, `/commission?day=${lastMonth}`, vera),
  ]);
  expect(check).toMatchObject({ isWhole: true, broken: null, wrongBalances: [], changedRecords: [] });
  expect(check.entries).toBeGreaterThan(1500);
  expect(till.mode).toBe('record');
  expect(before.taken.now).toBeGreaterThan(30_000);
  expect(before.taken.now).toBeLessThan(90_000);
  expect(before.methods.map(({ method }: { method: string }) => method)).toEqual(
    expect.arrayContaining(['cash', 'card']),
  );
  expect(people.people.filter(({ commission }: { commission: number }) => commission > 500)).toHaveLength(8);
  // Each open day behind this one is closed once, in order.
  const closes: { number: number; day: string }[] = await parlour.database.query(
    `SELECT number, last_day::text AS day FROM day_closes ORDER BY number`,
  );
  expect(closes.map(({ number }) => number)).toEqual(closes.map((_, index) => index + 1));
  expect(closes.length).toBeGreaterThan(72);
  expect(new Set(closes.map(({ day }) => day)).size).toBe(closes.length);
  expect((closes.at(-1)?.day ?? '') < day).toBe(true);
}

describe('the books of the demo salon', () => {
  const wednesday = nextWeekday('Wednesday', 14);
  let parlour: TestApp;

  beforeAll(async () => {
    parlour = await openDemo(wednesday);
  });

  afterAll(() => parlour.close());

  test('the demo salon has ninety days of sales behind it, and its ledger is whole', () =>
    expectLivedIn(parlour, wednesday));

  test('has refunds, two gift cards, products that run low and visits to be paid', async () => {
    const vera = await anAdmin(parlour, 'Ana Reis');
    const [cards, products, toPay] = await Promise.all([
      read(parlour, '/gift-cards', vera),
      read(parlour, '/products', vera),
      read(parlour, '/sales/to-pay', vera),
    ]);
    const [{ refunds, undone }] = await parlour.database.query(
      `SELECT count(*) FILTER (WHERE NOT is_undo)::int AS refunds, count(*) FILTER (WHERE is_undo)::int AS undone
       FROM sales WHERE kind = 'refund'`,
    );

    expect(cards.items).toHaveLength(2);
    expect(cards.items.some((card: { value: number; balance: number }) => card.balance < card.value)).toBe(
      true,
    );
    expect(products.low).toBeGreaterThan(0);
    expect(toPay.total).toBe(2);
    expect(refunds).toBeGreaterThan(4);
    expect(undone).toBeGreaterThan(0);
  });

  test('a message, a review, a request for time off, a series and the clients of an ill colleague wait', async () => {
    const vera = await anAdmin(parlour, 'Eva Lima');
    const thursday = addDays(wednesday, 1);
    const [inbox, reviews, timeOff] = await Promise.all([
      read(parlour, '/messages?status=open', vera),
      read(parlour, '/reviews/all?status=pending', vera),
      read(parlour, '/time-off', vera),
    ]);
    const [{ orla, dates }] = await parlour.database.query(
      `SELECT (SELECT id FROM staff WHERE name = 'Orla Byrne') AS orla,
         (SELECT count(*)::int FROM series_bookings) AS dates`,
    );
    const ill = await read(parlour, `/sick-days?staffId=${orla}&fromDay=${thursday}&toDay=${thursday}`, vera);

    expect(inbox.total).toBe(2);
    expect(reviews.total).toBe(1);
    expect(timeOff.filter(({ state }: { state: string }) => state === 'pending')).toHaveLength(1);
    expect(dates).toBe(6);
    expect(ill.isAway).toBe(true);
    expect(ill.visits.length).toBeGreaterThan(1);
  });

  test('most clients have been there before', async () => {
    const [{ often, once }] = await parlour.database.query(
      `SELECT count(*) FILTER (WHERE visits > 2)::int AS often, count(*) FILTER (WHERE visits = 1)::int AS once
       FROM (SELECT count(*) AS visits FROM bookings WHERE card_id IS NOT NULL GROUP BY card_id) AS clients`,
    );

    expect(often).toBeGreaterThan(once / 2);
  });

  test('sales by people with accounts of their own are deleted only once that is confirmed', async () => {
    const vera = await anAdmin(parlour, 'Rita Sousa');
    const rename = (body: object) =>
      parlour.http
        .patch('/salon')
        .set('Authorization', vera.bearer)
        .send({ name: 'Chez Bia', ...body });
    const rows = async () =>
      (await parlour.database.query(`SELECT count(*) AS rows FROM ledger_entries`))[0].rows;
    await parlour.http
      .post('/till/movements')
      .set({ Authorization: vera.bearer, 'Idempotency-Key': randomUUID() })
      .send({ kind: 'paid-in', category: 'bank', amount: 10 })
      .expect(201);
    const before = await rows();

    const refused = await rename({ keepsBookings: true }).expect(409);

    expect(refused.body.code).toBe('sales-would-be-deleted');
    expect((await parlour.http.get('/salon').expect(200)).body).toMatchObject({
      name: 'Maison Vera',
      isDemo: true,
    });
    expect(await rows()).toBe(before);
  });

  test('a salon that gets its own name keeps none of the invented money, and its till is off', async () => {
    const vera = await anAdmin(parlour, 'Bia Costa');
    await parlour.database.query(`
      INSERT INTO foreign_ids (kind, reference, service_id) SELECT 'services', 'cut', min(id::text)::uuid FROM services`);
    await parlour.database.query(`
      INSERT INTO foreign_ids (kind, reference, product_id) SELECT 'products', 'oil', min(id::text)::uuid FROM products`);
    await parlour.http
      .patch('/salon')
      .set('Authorization', vera.bearer)
      .send({ name: 'Chez Bia', currency: 'EUR', keepsBookings: true, deletesSales: true })
      .expect(200);

    const till = await read(parlour, '/till/settings', vera);
    const [{ rows }] = await parlour.database.query(
      `SELECT (SELECT last_id FROM ledger_head) + (SELECT count(*) FROM ledger_entries)
         + (SELECT count(*) FROM ledger_balances) + (SELECT count(*) FROM day_closes) + (SELECT count(*) FROM sales)
         + (SELECT count(*) FROM gift_cards) + (SELECT count(*) FROM products)
         + (SELECT count(*) FROM sale_sums) + (SELECT count(*) FROM demo_books) AS rows`,
    );
    expect(till).toMatchObject({ mode: 'off', rates: [] });
    expect(rows).toBe('0');
    expect(await parlour.database.query(`SELECT reference FROM foreign_ids`)).toEqual([{ reference: 'cut' }]);
    const invented = await parlour.database.query(
      `SELECT email FROM users WHERE role <> 'user' AND email LIKE '%@maison-vera.example'`,
    );
    expect(invented).toEqual([]);
  });

  test('no one can empty books that are real', async () => {
    for (const table of ['ledger_lines', 'day_closes']) {
      await expect(parlour.database.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow(
        'neither changed nor deleted',
      );
    }
  });
});

test('a salon that is named at its set-up is no demo, whatever its first start has written', async () => {
  const parlour = await startTestApp({ env: withBooks });
  const link = await parlour.app.get(SetupService, { strict: false }).link();
  const salon = {
    ...{ name: 'Casa Lua', countryCode: 'PT', timeZone: 'Europe/Lisbon' },
    ...{ currency: 'EUR', language: 'pt' },
  };

  await parlour.http
    .post('/setup')
    .send({ code: link.split('#')[1], name: 'Luisa', email: anAddress('luisa'), password: PASSWORD, salon })
    .expect(201);

  await fillerOf(parlour).fill();
  const [{ books, entries }] = await parlour.database.query(
    `SELECT (SELECT count(*)::int FROM demo_books) AS books, (SELECT count(*)::int FROM ledger_entries) AS entries`,
  );
  expect({ books, entries }).toEqual({ books: 0, entries: 0 });
  await parlour.close();
});

test('a crash in the middle of a day neither halves nor doubles it', async () => {
  const day = nextWeekday('Thursday', 14);
  const parlour = await startTestApp({ env: withBooks, hoursAhead: hoursUntil(at(day, '16:30')) });
  const till = parlour.app.get(PastTillService, { strict: false });
  const closeDay = till.closeDay.bind(till);
  let days = 0;
  jest.spyOn(till, 'closeDay').mockImplementation((past, lastSaleAt) => {
    if ((days += 1) === 9) throw new Error('the power failed');
    return closeDay(past, lastSaleAt);
  });

  await expect(fillerOf(parlour).fill()).rejects.toThrow('the power failed');
  const [half] = await parlour.database.query(
    `SELECT (SELECT mode FROM till_settings) AS mode, filled_to::text AS "filledTo",
       (SELECT max(business_day)::text FROM sales) AS "lastSale", first_day::text AS "firstDay" FROM demo_books`,
  );
  // Until the books are complete, no one else can sell between two of their days.
  expect(half).toMatchObject({ mode: 'off', filledTo: addDays(half.firstDay, 7) });
  expect(half.lastSale <= half.filledTo).toBe(true);

  await fillerOf(parlour).fill();
  await expectLivedIn(parlour, day);
  await parlour.close();
});

nightlyTest.each([
  ['the first day of a month', '2029-06-01'],
  ['the last day of a month', '2029-05-31'],
  ['a Sunday', nextWeekday('Sunday', 14)],
  ['a Saturday', nextWeekday('Saturday', 14)],
])('the demo salon looks lived in when it opens on %s', async (_, day) => {
  const parlour = await openDemo(day);
  await expectLivedIn(parlour, day);
  await parlour.close();
});
