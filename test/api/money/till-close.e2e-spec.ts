// Long because closes cannot be taken back: what becomes of one till is told in one go.
import { randomUUID } from 'node:crypto';
import { migrate } from '../../../api/database/migrate.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { aTakenSale } from '../../support/taken-sales.js';
import { openTill, type TillSalon } from '../../support/till.js';

let parlour: TestApp;
let vera: Person;
let rita: Person;
let stylist: Person;
let ana: { id: string };

/** A till that has never been closed, at this hour. */
async function aNewTill(instant: string, { currency = 'EUR', mode = 'record' } = {}): Promise<void> {
  await parlour.close();
  parlour = await startTestApp();
  parlour.clock.set(instant);
  vera = await anAdmin(parlour);
  rita = await aColleague(parlour, { role: 'reception' }, 'Rita Sá');
  const cut = await aService(parlour.database);
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id }, 'Ana');
  await parlour.database.query(
    `UPDATE salon SET name = 'Maison Vera', currency = $1, time_zone = 'Europe/Lisbon'`,
    [currency],
  );
  await parlour.database.query(`DELETE FROM opening_hours WHERE weekday = 7`);
  await parlour.database.query(`UPDATE plan_version SET version = version + 1`);
  await parlour.database.query(
    `INSERT INTO till_settings (mode, since) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET mode = $1, since = $2`,
    [mode, instant],
  );
}

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

const post = (path: string, body: object, who = rita, key: string = randomUUID()) =>
  parlour.http.post(path).set({ Authorization: who.bearer, 'Idempotency-Key': key }).send(body);
const move = (body: object, who = rita) => post('/till/movements', body, who);
const count = (body: object) => post('/till/close/preview', body);
const close = (body: object, who = rita, key?: string) => post('/till/close', body, who, key);
const showTill = async (close?: number) =>
  (
    await parlour.http
      .get(`/till${close ? `?close=${close}` : ''}`)
      .set('Authorization', rita.bearer)
      .expect(200)
  ).body;
const codeOf = ({ body }: { body: { code: string } }) => body.code;
const pointersOf = ({ body }: { body: { errors: { pointer: string }[] } }) =>
  body.errors.map(({ pointer }) => pointer);
const balance = async (account: string) => {
  const [{ cents }] = await parlour.database.query(
    `SELECT coalesce(sum(cents), 0)::int AS cents FROM ledger_balances WHERE account = $1`,
    [account],
  );
  return cents;
};

describe('a close', () => {
  beforeAll(async () => {
    await aNewTill('2027-03-01T18:00:00Z');
    await move({ kind: 'paid-in', category: 'bank', amount: 150, reason: 'Change from the bank' }).expect(
      201,
    );
    await aTakenSale(parlour, { cash: 20_000, card: 9_500 });
    await move({ kind: 'paid-out', category: 'other', amount: 12.5, reason: 'Flowers' }).expect(201);
  });

  test('no one is told what should be in the drawer before they have counted it', async () => {
    const shown = JSON.stringify(await showTill());

    expect(shown).not.toContain('337.5');
    expect(shown).not.toContain('expected');
  });

  test('a count is compared, and is on record with what it was off by', async () => {
    const counted = await count({
      number: 1,
      counts: [
        { value: 50, quantity: 6 },
        { value: 20, quantity: 1 },
        { value: 10, quantity: 1 },
        { value: 2, quantity: 1 },
        { value: 0.5, quantity: 1 },
      ],
    }).expect(200);

    expect(counted.body).toEqual({
      ...{ number: 1, counted: 332.5, expected: 337.5, difference: -5 },
      terminal: null,
    });
    const [entry] = await parlour.database.query(
      `SELECT actor_id AS who, detail FROM audit_entries WHERE action = 'till.counted' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ who: rita.id, detail: { counted: 332.5, difference: -5 } });
  });

  test('a count that makes no sense is refused at its field', async () => {
    const number = 1;

    expect(pointersOf(await count({ number }).expect(422))).toEqual(['#/counts']);
    expect(pointersOf(await count({ number, total: 5, counts: [] }).expect(422))).toEqual(['#/counts']);
    expect(pointersOf(await count({ number, total: -1 }).expect(422))).toEqual(['#/total']);
    expect(pointersOf(await count({ number, total: 0.001 }).expect(422))).toEqual(['#/total']);
    const coin = { value: 0.25, quantity: 1 };
    expect(pointersOf(await count({ number, counts: [coin] }).expect(422))).toEqual(['#/counts/0/value']);
    const twice = [
      { value: 2, quantity: 1 },
      { value: 2, quantity: 3 },
    ];
    expect(pointersOf(await count({ number, counts: twice }).expect(422))).toEqual(['#/counts/1/value']);
    expect(pointersOf(await count({ number: 0, total: 0 }).expect(422))).toEqual(['#/number']);
    expect(codeOf(await count({ number: 2, total: 0 }).expect(409))).toBe('already-closed');
  });

  test('is refused when something was sold since the count', async () => {
    await aTakenSale(parlour, { cash: 4_000 });

    const refused = await close({
      ...{ number: 1, total: 332.5, expectedDifference: -5, banked: 0, note: 'Counted twice' },
    }).expect(409);

    expect(codeOf(refused)).toBe('count-has-changed');
    expect(refused.body.count).toEqual({
      number: 1,
      counted: 332.5,
      expected: 377.5,
      difference: -45,
      terminal: null,
    });
  });

  test('with a difference needs a note, and no more can be banked than was counted', async () => {
    const body = { number: 1, total: 372.5, expectedDifference: -5 };

    expect(pointersOf(await close({ ...body, banked: 200 }).expect(422))).toEqual(['#/note']);
    const tooMuch = { ...body, banked: 372.51, note: 'A coin is missing' };
    expect(pointersOf(await close(tooMuch).expect(422))).toEqual(['#/banked']);
    expect(await parlour.database.query(`SELECT FROM day_closes`)).toEqual([]);
  });

  test('a difference of 5.00 is posted, the rest goes to the bank, and the sheet has the seal of that moment', async () => {
    const body = { number: 1, total: 372.5, expectedDifference: -5, banked: 222.5 };
    const key = randomUUID();

    const closed = await close({ ...body, note: 'A note is missing' }, rita, key).expect(201);
    const again = await close({ ...body, note: 'A note is missing' }, rita, key).expect(201);

    expect(again.body).toEqual(closed.body);
    const [head] = await parlour.database.query(`SELECT last_id::int AS id, seal FROM ledger_head`);
    expect(closed.body).toMatchObject({
      number: 1,
      firstDay: '2027-03-01',
      lastDay: '2027-03-01',
      openingFloat: 0,
      counted: 372.5,
      expected: 377.5,
      difference: -5,
      banked: 222.5,
      closingFloat: 150,
      note: 'A note is missing',
      closedBy: 'Rita Sá',
      lastEntry: head.id,
      seal: head.seal,
    });
    expect(await balance('cash')).toBe(15_000);
    expect(await balance('over-short')).toBe(500);
  });

  test('what is sold afterwards is of the same day, and is covered by the next close', async () => {
    expect(await aTakenSale(parlour, { cash: 1_000 })).toBe('2027-03-01');

    expect(await showTill()).toMatchObject({ number: 2, close: null, today: '2027-03-01' });
    expect(codeOf(await count({ number: 1, total: 0 }).expect(409))).toBe('already-closed');
    expect((await showTill(1)).close.difference).toBe(-5);
  });

  test('may follow another one on the same day, whose float it opens with', async () => {
    await aTakenSale(parlour, { cash: 2_500 });

    const counted = await count({ number: 2, total: 185 }).expect(200);
    expect(counted.body).toMatchObject({ expected: 185, difference: 0 });
    const closed = await close({ number: 2, total: 185, expectedDifference: 0, banked: 0 }).expect(201);

    expect(closed.body).toMatchObject({ number: 2, openingFloat: 150, closingFloat: 185, note: '' });
  });

  test('that no one has made is not found', async () => {
    for (const path of ['/till?close=9', '/till/closes/9', '/till/closes/2027-03-01', '/till/closes/0']) {
      await parlour.http.get(path).set('Authorization', rita.bearer).expect(404);
    }
  });

  test('a close and a movement are never changed or deleted, not even in the database', async () => {
    for (const statement of ['UPDATE day_closes SET note = $$x$$', 'DELETE FROM till_movements']) {
      await expect(parlour.database.query(statement)).rejects.toThrow('neither changed nor deleted');
    }
  });
});

describe('days', () => {
  test('end at the salon’s midnight, also on a day of 25 hours', async () => {
    // In the night of 31 October 2027 Lisbon's clocks go back.
    await aNewTill('2027-10-30T22:30:00Z');
    expect(await aTakenSale(parlour, { cash: 1_000 })).toBe('2027-10-30');
    parlour.clock.set('2027-10-30T23:05:00Z');
    expect(await aTakenSale(parlour, { cash: 1_000 })).toBe('2027-10-31');
    parlour.clock.set('2027-10-31T23:55:00Z');
    expect(await aTakenSale(parlour, { cash: 1_000 })).toBe('2027-10-31');
    parlour.clock.set('2027-11-01T00:05:00Z');
    expect(await aTakenSale(parlour, { cash: 1_000 })).toBe('2027-11-01');
  });

  test('are closed once by two who press at the same moment', async () => {
    await aNewTill('2027-03-01T18:00:00Z');
    const body = { number: 1, total: 0, expectedDifference: 0, banked: 0 };

    const answers = await Promise.all([close(body), close(body, vera)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await parlour.database.query(`SELECT number FROM day_closes`)).toEqual([{ number: 1 }]);
  });
});

describe('tips', () => {
  beforeAll(async () => {
    await aNewTill('2027-03-01T18:00:00Z');
    await move({ kind: 'paid-in', category: 'bank', amount: 100 }).expect(201);
    await aTakenSale(parlour, { card: 5_000, tip: { staffId: ana.id, cents: 1_000 } });
  });

  test('are owed to whom they were given, and paid out of the drawer', async () => {
    expect((await showTill()).owedTips).toEqual([{ staffId: ana.id, staffName: 'Ana', amount: 10 }]);

    const paid = await move({ kind: 'tips-paid', amount: 6, staffId: ana.id }).expect(201);

    expect(paid.body).toMatchObject({ kind: 'tips-paid', staffName: 'Ana', amount: 6, movedBy: 'Rita Sá' });
    expect((await showTill()).owedTips).toEqual([{ staffId: ana.id, staffName: 'Ana', amount: 4 }]);
  });

  test('are never paid out beyond what is owed, whoever asks at the same moment', async () => {
    expect(codeOf(await move({ kind: 'tips-paid', amount: 4.01, staffId: ana.id }).expect(409))).toBe(
      'not-enough-tips',
    );

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => move({ kind: 'tips-paid', amount: 1, staffId: ana.id })),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await balance('tips')).toBe(0);
  });

  test('are someone’s, and nothing else is', async () => {
    const refused = async (body: object) => pointersOf(await move(body).expect(422));

    expect(await refused({ kind: 'tips-paid', amount: 1 })).toEqual(['#/staffId']);
    expect(await refused({ kind: 'tips-paid', amount: 1, staffId: randomUUID() })).toEqual(['#/staffId']);
    expect(await refused({ kind: 'banked', amount: 1, staffId: ana.id })).toEqual(['#/staffId']);
  });
});

describe('cash that moves', () => {
  test('says why, is more than nothing, and is written once however often it is sent', async () => {
    await aNewTill('2027-03-01T18:00:00Z');
    const refused = async (body: object) => pointersOf(await move(body).expect(422));

    expect(await refused({ kind: 'paid-out', category: 'post', amount: 5 })).toEqual(['#/reason']);
    expect(await refused({ kind: 'paid-out', amount: 5, reason: 'Stamps' })).toEqual(['#/category']);
    expect(await refused({ kind: 'paid-in', category: 'travel', amount: 5 })).toEqual(['#/category']);
    expect(await refused({ kind: 'banked', category: 'bank', amount: 5 })).toEqual(['#/category']);
    expect(await refused({ kind: 'banked', paidBy: 'payroll', amount: 5 })).toEqual(['#/paidBy']);
    expect(await refused({ kind: 'banked', amount: 0 })).toEqual(['#/amount']);
    expect(await refused({ kind: 'banked', amount: -5 })).toEqual(['#/amount']);
    expect(await refused({ kind: 'banked', amount: 0.001 })).toEqual(['#/amount']);
    expect(await refused({ kind: 'banked', amount: 1e9 })).toEqual(['#/amount']);
    expect(await refused({ kind: 'banked', amount: 'NaN' })).toEqual(['#/amount']);
    const key = randomUUID();
    const body = { kind: 'paid-in', category: 'bank', amount: 20, reason: '=HYPERLINK("x")' };
    const [one, other] = await Promise.all([
      post('/till/movements', body, rita, key),
      post('/till/movements', body, rita, key),
    ]);
    expect(one.body).toEqual(other.body);
    expect(await balance('cash')).toBe(2_000);
  });

  test('is not moved by stylists, nor where another till takes the money', async () => {
    await aNewTill('2027-03-01T18:00:00Z', { mode: 'elsewhere' });

    await move({ kind: 'banked', amount: 5 }, stylist).expect(403);
    expect(codeOf(await move({ kind: 'banked', amount: 5 }).expect(409))).toBe('till-elsewhere');
    expect((await showTill()).can).toEqual({ move: false, payTips: true, close: false });
  });
});

describe('a movement of cash', () => {
  beforeEach(async () => {
    await aNewTill('2027-03-01T18:00:00Z');
    await move({ kind: 'paid-in', category: 'owner', amount: 100 }).expect(201);
  });

  const reverse = (id: string, more: object = {}) =>
    post(`/till/movements/${id}/reverse`, { reason: 'A slip', ...more });
  const anHourLater = () =>
    parlour.database.query(`UPDATE sessions SET created_at = created_at - interval '1 hour'`);

  test('says where the money comes from and what it is for, and each is in an account', async () => {
    await move({ kind: 'paid-in', category: 'bank', amount: 20 }).expect(201);
    await move({ kind: 'paid-out', category: 'wages', amount: 30, reason: 'For Ana' }).expect(201);
    await move({ kind: 'paid-out', category: 'post', amount: 5, reason: 'Stamps' }).expect(201);
    await move({ kind: 'paid-in', category: 'expense', amount: 1, reason: 'Left over' }).expect(201);

    expect(await Promise.all(['cash', 'owner', 'bank', 'payroll', 'expenses'].map(balance))).toEqual([
      8_600, -10_000, -2_000, 3_000, 400,
    ]);
  });

  test('is reversed once, by a movement of its own in the other direction', async () => {
    const { body: paid } = await move({ kind: 'paid-out', category: 'post', amount: 5, reason: 'x' }).expect(
      201,
    );

    const { body: reversal } = await reverse(paid._id).expect(201);

    expect(reversal).toMatchObject({
      kind: 'paid-out',
      amount: 5,
      inDrawer: 5,
      reversesId: paid._id,
      reason: 'A slip',
    });
    expect(await Promise.all(['cash', 'expenses'].map(balance))).toEqual([10_000, 0]);
    const reversed = (await showTill()).movements.filter((one: { isReversed: boolean }) => one.isReversed);
    expect(reversed.map((one: { _id: string }) => one._id)).toEqual([paid._id]);
    for (const id of [paid._id, reversal._id])
      expect(codeOf(await reverse(id).expect(409))).toBe('not-possible');
    await reverse(randomUUID()).expect(404);
    expect(await balance('cash')).toBe(10_000);
  });

  test('is reversed once by two who press at the same moment', async () => {
    const { body: paid } = await move({ kind: 'banked', amount: 5 }).expect(201);

    const answers = await Promise.all([reverse(paid._id), reverse(paid._id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('asks when the drawer should have less, tells no one how much, and is on record', async () => {
    const asked = await move({ kind: 'banked', amount: 100.01 }).expect(409);
    await move({ kind: 'banked', amount: 100.01, confirmBeyondDrawer: true }).expect(201);

    expect(codeOf(asked)).toBe('more-than-in-drawer');
    expect(JSON.stringify(asked.body)).not.toMatch(/100\b/);
    const acts = await parlour.database.query(
      `SELECT action, actor_id AS who FROM audit_entries WHERE action = 'till.asked-beyond-drawer'`,
    );
    expect(acts).toEqual([{ action: 'till.asked-beyond-drawer', who: rita.id }]);
  });

  test('asks for proof above what one person may give back in a day, and what is put in does not count', async () => {
    await anHourLater();
    await move({ kind: 'banked', amount: 40 }).expect(201);
    await move({ kind: 'paid-in', category: 'bank', amount: 400 }).expect(201);

    expect(codeOf(await move({ kind: 'banked', amount: 10.01 }).expect(403))).toBe('proof-needed');
    await move({ kind: 'banked', amount: 10 }).expect(201);
  });
});

describe('tips that were noted at another till', () => {
  const owedTips = async () => (await showTill()).owedTips;

  beforeEach(async () => {
    await aNewTill('2027-03-01T18:00:00Z', { mode: 'elsewhere' });
    await aTakenSale(parlour, {
      lines: [
        { account: 'elsewhere', cents: 6_000 },
        { account: 'services', cents: -5_000 },
        { account: 'tips', subjectId: ana.id, cents: -1_000 },
      ],
    });
  });

  test('are paid by bank, by payroll or out of that till, and never in cash from a drawer that is not there', async () => {
    const tips = { kind: 'tips-paid', staffId: ana.id };

    expect(codeOf(await move({ ...tips, amount: 1 }).expect(409))).toBe('till-elsewhere');
    await move({ ...tips, amount: 3, paidBy: 'bank' }).expect(201);
    await move({ ...tips, amount: 4, paidBy: 'payroll' }).expect(201);
    await move({ ...tips, amount: 3, paidBy: 'elsewhere' }).expect(201);

    expect(await owedTips()).toEqual([]);
    expect(await Promise.all(['cash', 'bank', 'payroll', 'elsewhere'].map(balance))).toEqual([
      0, -300, -400, 5_700,
    ]);
    expect(codeOf(await move({ ...tips, amount: 0.01, paidBy: 'bank' }).expect(409))).toBe('not-enough-tips');
  });

  test('are owed again when that is reversed', async () => {
    const paid = { kind: 'tips-paid', staffId: ana.id, amount: 10, paidBy: 'payroll' };
    const { body } = await move(paid).expect(201);
    await post(`/till/movements/${body._id}/reverse`, { reason: 'Next month' }).expect(201);

    expect(await owedTips()).toEqual([{ staffId: ana.id, staffName: 'Ana', amount: 10 }]);
    const { body: check } = await parlour.http
      .get('/ledger/check')
      .set('Authorization', vera.bearer)
      .expect(200);
    expect(check.changedRecords.filter((one: { kind: string }) => one.kind === 'movement')).toEqual([]);
  });
});

describe('other currencies', () => {
  test('yen are counted whole', async () => {
    await aNewTill('2027-03-01T18:00:00Z', { currency: 'JPY' });
    expect(pointersOf(await move({ kind: 'banked', amount: 0.5 }).expect(422))).toEqual(['#/amount']);
    await move({ kind: 'paid-in', category: 'bank', amount: 5_500, reason: 'Change' }).expect(201);

    const counted = await count({
      number: 1,
      counts: [
        { value: 5_000, quantity: 1 },
        { value: 500, quantity: 1 },
      ],
    }).expect(200);

    expect(counted.body).toMatchObject({ counted: 5_500, expected: 5_500, difference: 0 });
    expect(pointersOf(await count({ number: 1, total: 5_500.5 }).expect(422))).toEqual(['#/total']);
  });

  test('dinars of three decimals are counted in steps of 0.010', async () => {
    await aNewTill('2027-03-01T18:00:00Z', { currency: 'KWD' });
    await move({ kind: 'paid-in', category: 'bank', amount: 1.23, reason: 'Change' }).expect(201);

    const counts = [
      { value: 1, quantity: 1 },
      { value: 0.1, quantity: 2 },
      { value: 0.01, quantity: 3 },
    ];
    const counted = await count({ number: 1, counts }).expect(200);

    expect(counted.body).toMatchObject({ counted: 1.23, expected: 1.23, difference: 0 });
  });
});

describe('what a close covers', () => {
  let till: TillSalon;

  beforeEach(async () => {
    till = await openTill();
  });

  afterEach(() => till.close());

  const sell = async (more: object = {}) => {
    const lines = [{ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }];
    const sale = { lines, payments: [{ method: 'cash', amount: 50 }], expectedTotal: 50, ...more };
    return (await till.post('/sales', sale).expect(201)).body;
  };
  const closeAt = async (number: number, total: number) =>
    (await till.post('/till/close', { number, total, expectedDifference: 0, banked: 0 }).expect(201)).body;
  const sheetOf = async (number: number) => (await till.get(`/till/closes/${number}`).expect(200)).body;
  const shown = async () => (await till.get('/till').expect(200)).body;

  test('is everything since the last one: days that were forgotten are counted once, and each sale keeps its day', async () => {
    await sell();
    await till.itIs('2027-03-04T18:00:00.000Z');
    const second = await sell();

    expect(await shown()).toMatchObject({
      firstDay: '2027-03-02',
      lastDay: '2027-03-04',
      today: '2027-03-04',
    });
    const sheet = await closeAt(1, 100);

    expect(sheet).toMatchObject({ firstDay: '2027-03-02', lastDay: '2027-03-04', expected: 100, sales: 2 });
    expect(second).toMatchObject({ businessDay: '2027-03-04', closeNumber: 1 });
  });

  test('never grows: a refund of the day after is in the next close, also of a bill that came to nothing', async () => {
    const sale = await sell();
    const free = await till.visit([{ service: till.cut, member: till.ana, priceCents: 0 }]);
    await till.post('/sales', { ...free, expectedTotal: 0 }).expect(201);
    const before = await closeAt(1, 50);
    await till.itIs('2027-03-03T09:00:00.000Z');
    const { body: undone } = await till.post(`/sales/${sale._id}/undo`, { reason: 'A slip' }).expect(201);

    expect(undone).toMatchObject({ businessDay: '2027-03-03', closeNumber: 2 });
    expect(await sheetOf(1)).toEqual(before);
    expect(before).toMatchObject({ sales: 2, refunds: 0 });
    expect(await closeAt(2, 0)).toMatchObject({ sales: 0, refunds: 1, openingFloat: 50, expected: 0 });
  });

  test('leaves days, taxes and the table of sales alone: what is sold after it is of the same day, at its rate', async () => {
    const taxRateId = await till.aTax(19);
    await till.settings({ defaultTaxRateId: taxRateId });
    await till.parlour.http
      .patch(`/till/tax-rates/${taxRateId}`)
      .set('Authorization', till.vera.bearer)
      .send({ from: { percent: 7, fromDay: '2027-03-03' } })
      .expect(200);
    await sell();
    await closeAt(1, 50);

    const { body: quote } = await till
      .post('/checkout/quote', { lines: [{ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }] })
      .expect(200);
    const sale = await sell();

    expect(quote).toMatchObject({ businessDay: '2027-03-02', tax: 7.98 });
    expect(sale).toMatchObject({ businessDay: '2027-03-02', closeNumber: 2, tax: 7.98 });
    const { text } = await till.get('/sales/export', till.vera).expect(200);
    expect(text.match(/2027-03-02/g)).toHaveLength(2);
  });

  test('waits where another till takes the money in between, and then is counted once', async () => {
    await sell();
    await till.settings({ mode: 'elsewhere' });
    await sell({ payments: [{ method: 'elsewhere', amount: 50 }] });
    await till.itIs('2027-03-05T09:00:00.000Z');
    await till.settings({ mode: 'record', acknowledged: true, typed: 'Maison Vera' });

    expect(await closeAt(1, 50)).toMatchObject({ sales: 1, firstDay: '2027-03-02', lastDay: '2027-03-02' });
  });

  test('is not changed by another time zone of the salon', async () => {
    await sell();
    await closeAt(1, 50);
    await till.sql(`UPDATE salon SET time_zone = 'Pacific/Pago_Pago'`);
    const earlier = await sell();
    await till.sql(`UPDATE salon SET time_zone = 'Pacific/Kiritimati'`);
    const later = await sell();

    expect([earlier.businessDay, later.businessDay]).toEqual(['2027-03-02', '2027-03-03']);
    expect(await closeAt(2, 150)).toMatchObject({ firstDay: '2027-03-02', lastDay: '2027-03-03', sales: 2 });
  });

  test('is known before the count, with who is here and which visits are still to come', async () => {
    const line = [{ service: till.cut, member: till.ana }];
    const here = await till.visit(line, { startsAt: '2027-03-02T11:30:00.000Z', status: 'arrived' });
    const coming = await till.visit(line, { startsAt: '2027-03-02T16:00:00.000Z' });
    await till.visit(line, { startsAt: '2027-03-02T09:00:00.000Z', status: 'done' });
    await till.visit(line, { startsAt: '2027-03-02T17:00:00.000Z', status: 'cancelled' });
    await till.visit(line, { startsAt: '2027-03-03T10:00:00.000Z' });

    const { body } = await till.get('/till/close/before').expect(200);

    expect(body.here).toEqual([expect.objectContaining({ bookingId: here.bookingId })]);
    expect(body.toCome).toEqual([
      expect.objectContaining({ bookingId: coming.bookingId, startsAt: '2027-03-02T16:00:00.000Z' }),
    ]);
  });

  test('is what it was for closes from before: their days, and not what was sold while one was forgotten', async () => {
    await sell();
    await till.itIs('2027-03-03T09:00:00.000Z');
    await sell();
    const { database } = till.parlour;
    const isDone = async () =>
      (await till.sql(`SELECT 1 FROM migrations WHERE name LIKE 'CloseWhatWasTaken%'`)).length > 0;
    while (await isDone()) await database.undoLastMigration();
    await till.sql(
      `INSERT INTO day_closes (business_day, number, currency, opening_float_cents, counted_cents, expected_cents,
         difference_cents, banked_cents, closing_float_cents, last_entry_id, seal, closed_at)
       SELECT '2027-03-02', 1, 'EUR', 0, 5000, 5000, 0, 0, 5000, last_id, seal, now() FROM ledger_head`,
    );

    await migrate(database);

    expect(await sheetOf(1)).toMatchObject({ firstDay: '2027-03-02', lastDay: '2027-03-02', sales: 1 });
    expect(await shown()).toMatchObject({ number: 2, firstDay: '2027-03-03', sales: 1 });
    expect(await closeAt(2, 100)).toMatchObject({ openingFloat: 50, expected: 100, sales: 1 });
    expect((await till.get('/ledger/check', till.vera)).body).toMatchObject({ isWhole: true });
  });
});
