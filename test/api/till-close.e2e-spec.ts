// Long because closes cannot be taken back: what becomes of one till is told in one go.
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../support/app.js';
import { aColleague, anAdmin, loggedInAgain, type Person } from '../support/people.js';
import { aMember, aService } from '../support/salon.js';
import { aTakenSale } from '../support/taken-sales.js';

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

const at = async (instant: string) => {
  parlour.clock.set(instant);
  rita = await loggedInAgain(parlour, rita);
};

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

const post = (path: string, body: object, who = rita, key: string = randomUUID()) =>
  parlour.http.post(path).set({ Authorization: who.bearer, 'Idempotency-Key': key }).send(body);
const move = (body: object, who = rita) => post('/till/movements', body, who);
const count = (body: object) => post('/till/close/preview', body);
const close = (body: object, who = rita, key?: string) => post('/till/close', body, who, key);
const showTill = async (day?: string) =>
  (
    await parlour.http
      .get(`/till${day ? `?day=${day}` : ''}`)
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

describe('the close of a Monday', () => {
  beforeAll(async () => {
    await aNewTill('2027-03-01T18:00:00Z');
    await move({ kind: 'paid-in', amount: 150, reason: 'Change from the bank' }).expect(201);
    await aTakenSale(parlour, { cash: 20_000, card: 9_500 });
    await move({ kind: 'paid-out', amount: 12.5, reason: 'Flowers' }).expect(201);
  });

  test('nobody is told what should be in the drawer before they have counted it', async () => {
    const shown = JSON.stringify(await showTill());

    expect(shown).not.toContain('337.5');
    expect(shown).not.toContain('expected');
  });

  test('a count is compared, and is on record with what it was off by', async () => {
    const counted = await count({
      day: '2027-03-01',
      counts: [
        { value: 50, quantity: 6 },
        { value: 20, quantity: 1 },
        { value: 10, quantity: 1 },
        { value: 2, quantity: 1 },
        { value: 0.5, quantity: 1 },
      ],
    }).expect(200);

    expect(counted.body).toEqual({ day: '2027-03-01', counted: 332.5, expected: 337.5, difference: -5 });
    const [entry] = await parlour.database.query(
      `SELECT actor_id AS who, detail FROM audit_entries WHERE action = 'till.counted' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ who: rita.id, detail: { counted: 332.5, difference: -5 } });
  });

  test('a count that makes no sense is refused at its field', async () => {
    const day = '2027-03-01';

    expect(pointersOf(await count({ day }).expect(422))).toEqual(['#/counts']);
    expect(pointersOf(await count({ day, total: 5, counts: [] }).expect(422))).toEqual(['#/counts']);
    expect(pointersOf(await count({ day, total: -1 }).expect(422))).toEqual(['#/total']);
    expect(pointersOf(await count({ day, total: 0.001 }).expect(422))).toEqual(['#/total']);
    const coin = { value: 0.25, quantity: 1 };
    expect(pointersOf(await count({ day, counts: [coin] }).expect(422))).toEqual(['#/counts/0/value']);
    const twice = [
      { value: 2, quantity: 1 },
      { value: 2, quantity: 3 },
    ];
    expect(pointersOf(await count({ day, counts: twice }).expect(422))).toEqual(['#/counts/1/value']);
    expect(pointersOf(await count({ day: '2027-03-02', total: 0 }).expect(422))).toEqual(['#/day']);
    expect(pointersOf(await count({ day: '2027-02-26', total: 0 }).expect(422))).toEqual(['#/day']);
  });

  test('is refused when something was sold since the count', async () => {
    await aTakenSale(parlour, { cash: 4_000 });

    const refused = await close({
      ...{ day: '2027-03-01', total: 332.5, expectedDifference: -5, banked: 0, note: 'Counted twice' },
    }).expect(409);

    expect(codeOf(refused)).toBe('count-has-changed');
    expect(refused.body.count).toEqual({
      day: '2027-03-01',
      counted: 332.5,
      expected: 377.5,
      difference: -45,
    });
  });

  test('with a difference needs a note, and no more can be banked than was counted', async () => {
    const body = { day: '2027-03-01', total: 372.5, expectedDifference: -5 };

    expect(pointersOf(await close({ ...body, banked: 200 }).expect(422))).toEqual(['#/note']);
    const tooMuch = { ...body, banked: 372.51, note: 'A coin is missing' };
    expect(pointersOf(await close(tooMuch).expect(422))).toEqual(['#/banked']);
    expect(await parlour.database.query(`SELECT FROM day_closes`)).toEqual([]);
  });

  test('a difference of 5.00 is posted, the rest goes to the bank, and the sheet has the seal of that moment', async () => {
    const body = { day: '2027-03-01', total: 372.5, expectedDifference: -5, banked: 222.5 };
    const key = randomUUID();

    const closed = await close({ ...body, note: 'A note is missing' }, rita, key).expect(201);
    const again = await close({ ...body, note: 'A note is missing' }, rita, key).expect(201);

    expect(again.body).toEqual(closed.body);
    const [head] = await parlour.database.query(`SELECT last_id::int AS id, seal FROM ledger_head`);
    expect(closed.body).toMatchObject({
      businessDay: '2027-03-01',
      number: 1,
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

  test('what is sold afterwards belongs to the next day on which the salon is open, which the till says', async () => {
    expect(await aTakenSale(parlour, { cash: 1_000 })).toBe('2027-03-02');

    expect(await showTill()).toMatchObject({
      day: '2027-03-02',
      currentDay: '2027-03-02',
      today: '2027-03-01',
    });
    expect(codeOf(await count({ day: '2027-03-01', total: 0 }).expect(409))).toBe('day-is-closed');
    expect((await showTill('2027-03-01')).close.difference).toBe(-5);
  });

  test('what stayed in the drawer is the opening float of the next day, whose sales include those of the evening before', async () => {
    await at('2027-03-02T18:00:00Z');
    await aTakenSale(parlour, { cash: 2_500 });

    const counted = await count({ day: '2027-03-02', total: 185 }).expect(200);
    expect(counted.body).toMatchObject({ expected: 185, difference: 0 });
    const closed = await close({ day: '2027-03-02', total: 185, expectedDifference: 0, banked: 0 }).expect(
      201,
    );

    expect(closed.body).toMatchObject({ number: 2, openingFloat: 150, closingFloat: 185, note: '' });
  });

  test('a close and a movement are never changed or deleted, not even in the database', async () => {
    for (const statement of ['UPDATE day_closes SET note = $$x$$', 'DELETE FROM till_movements']) {
      await expect(parlour.database.query(statement)).rejects.toThrow('neither changed nor deleted');
    }
  });
});

describe('days', () => {
  test('after the close of a Saturday, a sale belongs to the Monday', async () => {
    await aNewTill('2027-03-06T18:00:00Z');
    await close({ day: '2027-03-06', total: 0, expectedDifference: 0, banked: 0 }).expect(201);

    expect(await aTakenSale(parlour, { cash: 1_000 })).toBe('2027-03-08');
  });

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

  test('are closed in their order, the oldest first; what was taken since is left out of its count', async () => {
    await aNewTill('2027-03-01T18:00:00Z');
    await aTakenSale(parlour, { cash: 5_000 });
    await at('2027-03-02T09:00:00Z');
    await aTakenSale(parlour, { cash: 700 });

    expect((await showTill()).unclosedDay).toBe('2027-03-01');
    const refused = await count({ day: '2027-03-02', total: 57 }).expect(409);
    expect(refused.body).toMatchObject({ code: 'earlier-day-open', day: '2027-03-01' });
    const first = await count({ day: '2027-03-01', total: 50 }).expect(200);
    expect(first.body).toMatchObject({ expected: 50, difference: 0 });
    await close({ day: '2027-03-01', total: 50, expectedDifference: 0, banked: 0 }).expect(201);
    expect((await count({ day: '2027-03-02', total: 57 }).expect(200)).body.difference).toBe(0);
  });

  test('on which another till took the money need no close', async () => {
    await aNewTill('2027-03-01T18:00:00Z');
    await aTakenSale(parlour, {
      lines: [
        { account: 'elsewhere', cents: 5_000 },
        { account: 'services', cents: -5_000 },
      ],
    });
    await at('2027-03-02T18:00:00Z');

    expect((await showTill()).unclosedDay).toBeNull();
    await close({ day: '2027-03-02', total: 0, expectedDifference: 0, banked: 0 }).expect(201);
  });

  test('are closed once by two who press at the same moment, and numbered without gaps', async () => {
    await aNewTill('2027-03-01T18:00:00Z');
    const body = { day: '2027-03-01', total: 0, expectedDifference: 0, banked: 0 };

    const answers = await Promise.all([close(body), close(body, vera)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await parlour.database.query(`SELECT number FROM day_closes`)).toEqual([{ number: 1 }]);
  });
});

describe('tips', () => {
  beforeAll(async () => {
    await aNewTill('2027-03-01T18:00:00Z');
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

  test('are somebody’s, and nothing else is', async () => {
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

    expect(await refused({ kind: 'paid-out', amount: 5 })).toEqual(['#/reason']);
    expect(await refused({ kind: 'banked', amount: 0 })).toEqual(['#/amount']);
    expect(await refused({ kind: 'banked', amount: -5 })).toEqual(['#/amount']);
    expect(await refused({ kind: 'banked', amount: 0.001 })).toEqual(['#/amount']);
    expect(await refused({ kind: 'banked', amount: 1e9 })).toEqual(['#/amount']);
    expect(await refused({ kind: 'banked', amount: 'NaN' })).toEqual(['#/amount']);
    const key = randomUUID();
    const body = { kind: 'paid-in', amount: 20, reason: '=HYPERLINK("x")' };
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
    expect((await showTill()).can).toEqual({ move: false, close: false });
  });
});

describe('other currencies', () => {
  test('yen are counted whole', async () => {
    await aNewTill('2027-03-01T18:00:00Z', { currency: 'JPY' });
    expect(pointersOf(await move({ kind: 'banked', amount: 0.5 }).expect(422))).toEqual(['#/amount']);
    await move({ kind: 'paid-in', amount: 5_500, reason: 'Change' }).expect(201);

    const counted = await count({
      day: '2027-03-01',
      counts: [
        { value: 5_000, quantity: 1 },
        { value: 500, quantity: 1 },
      ],
    }).expect(200);

    expect(counted.body).toMatchObject({ counted: 5_500, expected: 5_500, difference: 0 });
    expect(pointersOf(await count({ day: '2027-03-01', total: 5_500.5 }).expect(422))).toEqual(['#/total']);
  });

  test('dinars of three decimals are counted in steps of 0.010', async () => {
    await aNewTill('2027-03-01T18:00:00Z', { currency: 'KWD' });
    await move({ kind: 'paid-in', amount: 1.23, reason: 'Change' }).expect(201);

    const counts = [
      { value: 1, quantity: 1 },
      { value: 0.1, quantity: 2 },
      { value: 0.01, quantity: 3 },
    ];
    const counted = await count({ day: '2027-03-01', counts }).expect(200);

    expect(counted.body).toMatchObject({ counted: 1.23, expected: 1.23, difference: 0 });
  });
});
