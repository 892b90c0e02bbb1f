import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Transactions } from '../../../api/database/transactions.js';
import type pg from 'pg';
import type { Service } from '../../../api/salon/services/service.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { countStatements } from '../../support/count-statements.js';
import { countWaits } from '../../support/count-waits.js';
import { aClient, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let client: Person;
let cut: Service;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut' });
  await aMember(parlour.database, { name: 'Ana', does: [cut] });
  await parlour.database.query(
    `INSERT INTO opening_hours (weekday, starts_minute, ends_minute)
     SELECT weekday, 540, 1140 FROM generate_series(1, 6) AS weekday ON CONFLICT DO NOTHING`,
  );
  client = await aClient(parlour);
});

afterAll(() => parlour?.close());

const book = (
  startsAt: string,
  { key = randomUUID(), ...more }: { key?: string; holdId?: string; phone?: string } = {},
) =>
  parlour.http
    .post('/bookings')
    .set({ Authorization: client.bearer, 'Idempotency-Key': key })
    .send({ lines: [{ serviceId: cut.id }], startsAt, ...more });

describe('12-E2: a booking', () => {
  test('waits for the database three times: who it is and whether they may, what is free, and that it is written', async () => {
    await book('2027-03-02T10:00:00.000Z').expect(201);

    expect(await countWaits(() => book('2027-03-03T10:00:00.000Z').expect(201))).toBe(3);
  });

  test('is seven statements: one before its transaction, and in it the locks, two that read and one that writes', async () => {
    await book('2027-03-09T10:00:00.000Z').expect(201);

    const statements = await countStatements(parlour.database, () =>
      book('2027-03-10T10:00:00.000Z').expect(201),
    );

    expect(statements).toBe(7);
  });

  test('wakes PostgreSQL once for what it sends at once', async () => {
    const runner = parlour.database.createQueryRunner();
    const { connection }: pg.Client = await runner.connect();
    const sent = jest.spyOn(connection.stream, '_writev' as 'write');

    await Promise.all([
      runner.query(`SELECT 1 WHERE 1 = $1`, [1]),
      runner.query(`SELECT 2 WHERE 1 = $1`, [1]),
    ]);

    const packets = sent.mock.calls.length;
    sent.mockRestore();
    await runner.release();
    expect(packets).toBe(1);
  });

  test('of a time that was held does not wait once more', async () => {
    const startsAt = '2027-03-04T10:00:00.000Z';
    const { body: hold } = await parlour.http
      .post('/holds')
      .set({ Authorization: client.bearer })
      .send({ lines: [{ serviceId: cut.id }], startsAt })
      .expect(201);

    const waits = await countWaits(() => book(startsAt, { holdId: hold.holdId ?? hold._id }).expect(201));

    expect(waits).toBe(3);
    const holds: unknown[] = await parlour.database.query(`SELECT 1 FROM holds`);
    expect(holds).toEqual([]);
  });

  test('with the number that the client can be reached at now does not wait once more, and keeps it in their account', async () => {
    const startsAt = '2027-03-12T10:00:00.000Z';

    const waits = await countWaits(() => book(startsAt, { phone: '+351 912 345 678' }).expect(201));

    const [{ phone }] = await parlour.database.query(`SELECT phone FROM users WHERE id = $1`, [client.id]);
    expect([waits, phone]).toEqual([3, '+351 912 345 678']);
  });

  test('that is refused keeps the hold', async () => {
    const startsAt = '2027-03-15T10:00:00.000Z';
    const { body: hold } = await parlour.http
      .post('/holds')
      .set({ Authorization: client.bearer })
      .send({ lines: [{ serviceId: cut.id }], startsAt })
      .expect(201);

    await book('2027-03-14T10:00:00.000Z', { holdId: hold._id }).expect(409);

    const holds: unknown[] = await parlour.database.query(`SELECT 1 FROM holds WHERE id = $1`, [hold._id]);
    expect(holds).toHaveLength(1);
  });

  test('that no one may make uses up nothing, and is refused for who asks before how often', async () => {
    const gone = await aClient(parlour);
    const spent = async () =>
      (await parlour.database.query(`SELECT key, recovers_at FROM spent_limits ORDER BY key`)) as unknown[];
    await parlour.database.query(
      `UPDATE sessions SET revoked_at = now(), end_reason = 'signed-out' WHERE user_id = $1`,
      [gone.id],
    );
    const before = await spent();

    for (const bearer of [gone.bearer, 'Bearer nonsense', '']) {
      await parlour.http
        .post('/bookings')
        .set({ Authorization: bearer, 'Idempotency-Key': randomUUID() })
        .send({ lines: [{ serviceId: cut.id }], startsAt: '2027-03-11T10:00:00.000Z' })
        .expect(401);
    }

    expect(await spent()).toEqual(before);
  });

  test('that is sent again leaves nothing behind and answers the same, though its time is taken', async () => {
    const [startsAt, key] = ['2027-03-05T10:00:00.000Z', randomUUID()];
    const { body: first } = await book(startsAt, { key }).expect(201);
    const count = async () =>
      (
        await parlour.database.query(
          `SELECT (SELECT count(*) FROM bookings) + (SELECT count(*) FROM allocations) AS rows`,
        )
      )[0].rows;
    const before = await count();

    const { body: again } = await book(startsAt, { key }).expect(201);

    expect(again).toEqual(first);
    expect(await count()).toBe(before);
  });
});

describe('12-E2: a transaction whose statements are sent ahead', () => {
  const transactions = () => parlour.app.get(Transactions);
  const names = () =>
    parlour.database.query(`SELECT name FROM app_keys WHERE name LIKE 'ahead%' ORDER BY name`);
  const add = (name: string, value: string | null = 'x') =>
    [`INSERT INTO app_keys (name, value) VALUES ($1, $2)`, [name, value]] as const;

  afterEach(() => parlour.database.query(`DELETE FROM app_keys WHERE name LIKE 'ahead%'`));

  test('writes all that was left for later, in one wait', async () => {
    const waits = await countWaits(() =>
      transactions().runPipelined(async (tx, later) => {
        later(tx.query(...add('ahead 1')));
        later(tx.query(...add('ahead 2')));
      }),
    );

    expect([waits, await names()]).toEqual([1, [{ name: 'ahead 1' }, { name: 'ahead 2' }]]);
  });

  test('writes nothing when one of them fails, and says which', async () => {
    const writing = transactions().runPipelined(async (tx, later) => {
      later(tx.query(...add('ahead 1')));
      later(tx.query(...add('ahead 2', null)));
      later(tx.query(...add('ahead 3')));
      return 'done';
    });

    await expect(writing).rejects.toThrow(/null value in column "value"/);
    expect(await names()).toEqual([]);
  });

  test('says what failed, though whoever waits for several statements hears of the one behind it first', async () => {
    const writing = transactions().runPipelined(async (tx) => {
      const failing = async () => {
        try {
          await tx.query(...add('ahead-1', null));
        } catch (error) {
          await nextTurn();
          throw error;
        }
      };
      await Promise.all([failing(), tx.query(`SELECT 1`)]);
    });

    await expect(writing).rejects.toMatchObject({ code: '23502' });
  });

  test('never takes a rollback for a commit, even when no one looked at the statement that failed', async () => {
    const writing = transactions().runPipelined(async (tx) => {
      await tx.query(...add('ahead 1'));
      await tx.query(...add('ahead 2', null)).catch(() => undefined);
    });

    await expect(writing).rejects.toThrow('rolled back');
    await expect(
      parlour.database.transaction(async (tx) => {
        await tx.query(...add('ahead 2', null)).catch(() => undefined);
      }),
    ).rejects.toThrow('rolled back');
    expect(await names()).toEqual([]);
  });

  test('sends nothing behind its commit', async () => {
    let late: Promise<unknown> = Promise.resolve();
    await transactions().runPipelined(async (tx, later) => {
      later(tx.query(...add('ahead 1')));
      late = nextTurn().then(() => tx.query(...add('ahead 2')));
      late.catch(() => undefined);
    });

    await expect(late).rejects.toThrow(/Too late|released/);
    expect(await names()).toEqual([{ name: 'ahead 1' }]);
  });

  test('gives its connection back whole', async () => {
    for (let tries = 0; tries < 30; tries++) {
      await transactions()
        .runPipelined(async (tx, later) => {
          later(tx.query(...add('ahead', null)));
          throw new Error('Never mind.');
        })
        .catch(() => undefined);
    }

    expect(await parlour.database.query(`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
    const open: unknown[] = await parlour.database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(open).toEqual([]);
  });
});
