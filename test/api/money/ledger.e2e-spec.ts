import { randomUUID } from 'node:crypto';
import { Transactions } from '../../../api/database/transactions.js';
import { checkLedger, type LedgerReport, walkLedger } from '../../../api/money/ledger/check-ledger.js';
import type { Posting, PostingLine } from '../../../api/money/ledger/domain/posting.js';
import { LedgerService } from '../../../api/money/ledger/ledger.service.js';
import { shareSettings } from '../../../api/money/ledger/till-locks.js';
import { isOverdrawn } from '../../../api/money/ledger/overdrawn.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';

let parlour: TestApp;
let ledger: LedgerService;
let admin: Person;

const movement = (lines: PostingLine[], more: Partial<Posting> = {}): Posting => ({
  businessDay: '2027-03-01',
  kind: 'movement',
  source: { type: 'till-movement', id: randomUUID() },
  actorId: admin.id,
  currency: 'USD',
  lines,
  ...more,
});

const posted = (posting: Posting) =>
  parlour.database.transaction(async (tx) => {
    await shareSettings(tx).then(() => ledger.lockLedger(tx));
    return ledger.post(posting, tx);
  });

/** The ledger itself is: its entries here have no records at the till, which `changed-records.e2e-spec.ts` is about. */
const SOUND = { broken: null, wrongBalances: [] };

const balances = () =>
  Promise.all((['cash', 'bank'] as const).map((account) => ledger.balanceOf({ account, currency: 'USD' })));

const transfer = (cents: number) =>
  posted(
    movement([
      { account: 'cash', cents },
      { account: 'bank', cents: -cents },
    ]),
  );

/** The verification of the ledger after the owner of the database has made this change, which is rolled back. */
async function foundAfter(...statements: string[]): Promise<LedgerReport> {
  const runner = parlour.database.createQueryRunner();
  await runner.startTransaction();
  try {
    for (const table of ['ledger_entries', 'ledger_lines']) {
      await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    }
    for (const statement of statements) await runner.query(statement);
    return await walkLedger(runner.manager);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Checks the ledger again, once the previous result has expired. */
async function check() {
  parlour.clock.advanceMinutes(1);
  const { body } = await parlour.http.get('/ledger/check').set('Authorization', admin.bearer).expect(200);
  return body;
}

beforeAll(async () => {
  parlour = await startTestApp();
  ledger = parlour.app.get(LedgerService, { strict: false });
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

describe('the ledger', () => {
  test('is whole when nothing was ever taken', async () => {
    const nothing = { broken: null, wrongBalances: [], changedRecords: [], sums: [] };

    expect(await check()).toEqual({ isWhole: true, entries: 0, seal: '', ...nothing });
  });

  test('numbers entries without gaps, also when some are rolled back', async () => {
    const before = await balances();
    const first = await transfer(100);
    await expect(
      parlour.database.transaction(async (tx) => {
        await shareSettings(tx).then(() => ledger.lockLedger(tx));
        await ledger.post(
          movement([
            { account: 'cash', cents: 5 },
            { account: 'bank', cents: -5 },
          ]),
          tx,
        );
        throw new Error('The till lost its power.');
      }),
    ).rejects.toThrow('power');
    const second = await transfer(200);

    expect([first?.id, second?.id]).toEqual(['1', '2']);
    expect(before).toEqual([0, 0]);
    expect(await check()).toMatchObject({
      ...SOUND,
      entries: 2,
      seal: second?.seal,
      sums: [
        { account: 'bank', currency: 'USD', amount: -3 },
        { account: 'cash', currency: 'USD', amount: 3 },
      ],
    });
  });

  test('lets 40 transfers in both directions pass, one after another', async () => {
    const before = await balances();
    const { entries } = await check();
    await Promise.all(Array.from({ length: 40 }, (_, index) => transfer(index % 2 === 0 ? 100 : -100)));

    expect(await check()).toMatchObject({ ...SOUND, entries: entries + 40 });
    expect(await balances()).toEqual(before);
  });

  test('pays with a card of 100.00 exactly ten times 10.00, whoever asks at the same time', async () => {
    const card = randomUUID();
    const { entries } = await check();
    await posted(
      movement([
        { account: 'cash', cents: 10_000 },
        { account: 'gift-cards', subjectId: card, cents: -10_000 },
      ]),
    );
    const use = () =>
      posted(
        movement([
          { account: 'gift-cards', subjectId: card, cents: 1000 },
          { account: 'services', cents: -1000 },
        ]),
      );

    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, use));

    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(20);
    expect(refused.every(isOverdrawn)).toBe(true);
    expect(await ledger.balanceOf({ account: 'gift-cards', subjectId: card, currency: 'USD' })).toBe(0);
    expect(await check()).toMatchObject({ ...SOUND, entries: entries + 11 });
  });

  test('takes nothing twice from the same source', async () => {
    const source = { type: 'sale' as const, id: randomUUID() };
    const lines: PostingLine[] = [
      { account: 'terminal', cents: 4000 },
      { account: 'services', cents: -4000 },
    ];
    await posted(movement(lines, { kind: 'sale', source }));

    await expect(posted(movement(lines, { kind: 'sale', source }))).rejects.toThrow(
      'ledger_entries_source_once',
    );
  });

  test.each([
    [
      'an entry of one line',
      `INSERT INTO ledger_lines (entry_id, position, account, cents, currency) VALUES (900, 1, 'cash', 5, 'USD')`,
    ],
    [
      'an entry that does not come to nothing',
      `INSERT INTO ledger_lines (entry_id, position, account, cents, currency)
       VALUES (900, 1, 'cash', 5, 'USD'), (900, 2, 'bank', -4, 'USD')`,
    ],
    [
      'an entry that comes to nothing only across currencies',
      `INSERT INTO ledger_lines (entry_id, position, account, cents, currency)
       VALUES (900, 1, 'cash', 5, 'USD'), (900, 2, 'bank', -5, 'EUR')`,
    ],
    ['an entry without lines', `SELECT 1`],
  ])('refuses %s, whoever writes it', async (_what, lines) => {
    await expect(
      parlour.database.transaction(async (tx) => {
        await tx.query(
          `INSERT INTO ledger_entries (id, business_day, posted_at, kind, source_type, source_id, previous_seal, seal)
           VALUES (900, '2027-03-01', now(), 'movement', 'till-movement', gen_random_uuid(), '', '')`,
        );
        await tx.query(lines);
      }),
    ).rejects.toThrow('does not come to nothing');
  });

  test.each([
    `UPDATE ledger_lines SET cents = cents + 1`,
    `DELETE FROM ledger_lines`,
    `TRUNCATE ledger_lines`,
    `UPDATE ledger_entries SET business_day = '2027-01-01'`,
    `DELETE FROM ledger_entries`,
    `TRUNCATE ledger_entries CASCADE`,
  ])('stays as it was written: %s is refused', async (statement) => {
    await expect(parlour.database.query(statement)).rejects.toThrow('neither changed nor deleted');
  });
});

describe('what someone did to the database behind the salon’s back', () => {
  beforeAll(async () => {
    for (const cents of [100, 200, 300, 400]) await transfer(cents);
  });

  test.each([
    ['an amount', `UPDATE ledger_lines SET cents = cents + sign(cents) * 5 WHERE entry_id = 2`],
    [
      'whose it was',
      `UPDATE ledger_lines SET subject_id = gen_random_uuid() WHERE entry_id = 2 AND position = 1`,
    ],
    ['an account', `UPDATE ledger_lines SET account = 'expenses' WHERE entry_id = 2 AND account = 'bank'`],
    ['a day', `UPDATE ledger_entries SET business_day = '2027-02-28' WHERE id = 2`],
    ['who did it', `UPDATE ledger_entries SET actor_id = NULL WHERE id = 2`],
    ['a second', `UPDATE ledger_entries SET posted_at = posted_at + interval '1 second' WHERE id = 2`],
    [
      'the seal itself',
      `UPDATE ledger_entries SET seal = overlay(seal PLACING 'x' FROM 1 FOR 1) WHERE id = 2`,
    ],
  ])('is found and named when they change %s', async (_what, statement) => {
    expect(await foundAfter(statement)).toMatchObject({ broken: { entryId: 2, because: 'changed' } });
  });

  test('is named when they take an entry out', async () => {
    const found = await foundAfter(
      `DELETE FROM ledger_lines WHERE entry_id = 3`,
      `DELETE FROM ledger_entries WHERE id = 3`,
    );

    expect(found).toMatchObject({ broken: { entryId: 3, because: 'missing' } });
  });

  test('is named when they take the last one off; once all is made to fit, only a printed seal tells', async () => {
    const { entries, seal } = await check();
    const withoutLast = [
      `UPDATE ledger_balances SET cents = ledger_balances.cents - line.cents FROM ledger_lines AS line
       WHERE entry_id = ${entries} AND line.account = ledger_balances.account AND line.subject_id IS NULL`,
      `DELETE FROM ledger_lines WHERE entry_id = ${entries}`,
      `DELETE FROM ledger_entries WHERE id = ${entries}`,
    ];

    expect(await foundAfter(...withoutLast)).toMatchObject({
      broken: { entryId: entries, because: 'missing' },
    });
    const found = await foundAfter(
      ...withoutLast,
      `UPDATE ledger_head SET last_id = ${entries - 1},
         seal = (SELECT seal FROM ledger_entries WHERE id = ${entries - 1})`,
    );
    expect(found).toMatchObject({ broken: null, wrongBalances: [], entries: entries - 1 });
    expect(found.seal).not.toBe(seal);
  });

  test('is named when they seal an entry anew and not those behind it', async () => {
    const found = await foundAfter(
      `UPDATE ledger_entries SET business_day = '2027-02-28', seal =
         encode(sha256(convert_to(concat_ws('|', previous_seal, id, DATE '2027-02-28' - DATE '1970-01-01',
           round(date_part('epoch', posted_at) * 1000)::text, kind, source_type, source_id, actor_id, '', (
             SELECT string_agg(concat_ws(':', position, account, '', cents, currency), ';' ORDER BY position)
             FROM ledger_lines WHERE entry_id = 2
           )), 'UTF8')), 'hex')
       WHERE id = 2`,
    );

    expect(found).toMatchObject({ broken: { entryId: 3, because: 'unchained' } });
  });

  test('is named when they put money on a card', async () => {
    const found = await foundAfter(
      `INSERT INTO ledger_balances (account, subject_id, currency, cents)
       VALUES ('gift-cards', gen_random_uuid(), 'USD', -5000)`,
    );

    expect(found).toMatchObject({ broken: null, wrongBalances: ['gift-cards'] });
  });

  test('is found among the last entries by whoever looks at these alone', async () => {
    const { entries } = await check();

    expect(await checkLedger(new Transactions(parlour.database), 3)).toMatchObject({ broken: null, entries });
    const runner = parlour.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`ALTER TABLE ledger_entries DISABLE TRIGGER USER`);
    await runner.query(`UPDATE ledger_entries SET actor_id = NULL WHERE id = ${entries - 2}`);
    const [seen, missed] = [await walkLedger(runner.manager, 3), await walkLedger(runner.manager, 2)];
    await runner.rollbackTransaction();
    await runner.release();
    expect(seen.broken).toEqual({ entryId: entries - 2, because: 'changed' });
    expect(missed.broken).toBeNull();
  });

  test('is told to an admin who asks', async () => {
    await parlour.database.query(`ALTER TABLE ledger_lines DISABLE TRIGGER USER`);
    await parlour.database.query(`UPDATE ledger_lines SET cents = -cents WHERE entry_id = 1`);
    await parlour.database.query(`ALTER TABLE ledger_lines ENABLE TRIGGER USER`);

    expect(await check()).toMatchObject({ isWhole: false, broken: { entry: 1, because: 'changed' } });
  });
});
