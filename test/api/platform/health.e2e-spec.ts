import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createTestDatabase, onServer, type TestDatabase, urlOf } from '../../support/cluster.js';
import { throughANetwork, type SilentNetwork } from '../../support/silent-network.js';
import { nightlyTest } from '../../support/lane.js';

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** Lets or forbids a database to change, for the connections that come; those that are there are ended. */
async function makeReadOnly(database: string, isReadOnly: boolean): Promise<void> {
  await onServer(
    urlOf('postgres'),
    `ALTER DATABASE ${database} SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  await onServer(
    urlOf('postgres'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
  );
}

describe('12-B2 a copy of the app is ready', () => {
  let salon: TestApp;

  beforeAll(async () => {
    // Calls of one address are counted in the database by fifties.
    salon = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });

  afterAll(() => salon.close());

  const ready = async () => (await salon.http.get('/health/ready')).status;
  const write = () =>
    salon.http
      .post('/messages')
      .send({ kind: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Are you open on Sunday?' });

  /** The responses to a reader of one page after another. */
  async function heardByAReader(): Promise<Set<number>> {
    const heard = new Set<number>();
    for (let asked = 0; asked < 60; asked++) heard.add((await salon.http.get('/services')).status);
    return heard;
  }

  test('not while the database takes no changes, and shows what can still be read; about a second after it is mended, it is ready', async () => {
    const database = nameOf(salon.databaseUrl);
    expect(await ready()).toBe(200);
    await makeReadOnly(database, true);

    const refused = await write();
    const meanwhile = [await ready(), ...(await heardByAReader())];
    await makeReadOnly(database, false);
    const mendedAt = performance.now();
    while ((await ready()) !== 200 && performance.now() - mendedAt < 7000) await pause(100);

    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(meanwhile).toEqual([503, 200]);
    expect(performance.now() - mendedAt).toBeLessThan(3000);
    expect((await write()).status).toBe(201);
  }, 20_000);

  test('when a change would be committed, of which nothing remains but the mark of a lock; and nothing is written while no one asks', async () => {
    const row = async () => {
      const [found] = await salon.database.query(
        `SELECT ctid, min_version, xmax, pg_xact_status(xmax::text::xid8) AS status FROM schema_floor`,
      );
      return found;
    };
    const second = await startTestApp({ databaseUrl: salon.databaseUrl });
    const before = await row();

    await second.http.get('/health/live').expect(200);
    const unasked = await row();
    await second.http.get('/health/ready').expect(200);
    const asked = await row();
    await second.http.get('/health/ready').expect(200);

    expect(unasked).toEqual(before);
    expect(asked).toEqual({ ...before, xmax: expect.any(String), status: 'committed' });
    expect(asked.xmax).not.toBe(before.xmax);
    expect(await row()).toEqual(asked);
    expect(await salon.database.query(`SELECT name FROM pg_ls_dir('pg_snapshots') AS name`)).toEqual([]);
    await second.close();
  });
});

describe('12-B2 a copy of the app is live', () => {
  const SIZE = 2;
  let database: TestDatabase;
  let network: SilentNetwork;
  let salon: TestApp;
  let held: QueryRunner[];

  beforeEach(async () => {
    database = await createTestDatabase();
    network = await throughANetwork(database.url);
    salon = await startTestApp({ databaseUrl: network.url, env: { DATABASE_POOL_SIZE: String(SIZE) } });
    held = [];
  });

  afterEach(async () => {
    for (const runner of held) await runner.release();
    await salon.close();
    await network.close();
    await database.drop();
  });

  const live = async () => (await salon.http.get('/health/live')).status;

  /** Simulates work that never ends: these connections are never returned. */
  async function holdAllConnections(): Promise<void> {
    for (let each = 0; each < SIZE; each++) {
      const runner = salon.database.createQueryRunner();
      await runner.connect();
      held.push(runner);
    }
  }

  /** The responses to a supervisor that asks three times within a minute. */
  async function heardByASupervisor(): Promise<number[]> {
    const heard: number[] = [];
    for (let asked = 0; asked < 3; asked++) {
      salon.clock.advanceMinutes(0.3);
      heard.push(await live(), await live());
    }
    return heard;
  }

  test('not when no connection comes back for longer than a statement may take, while a new one answers: two looks say so', async () => {
    await holdAllConnections();
    expect(await live()).toBe(200);

    expect(await heardByASupervisor()).toEqual([200, 200, 503, 503, 503, 503]);

    await held.pop()?.release();
    salon.clock.advanceMinutes(0.3);
    expect(await live()).toBe(200);
  });

  test('while one connection is free, or comes back now and then', async () => {
    await holdAllConnections();
    await held.pop()?.release();
    expect(await heardByASupervisor()).toEqual([200, 200, 200, 200, 200, 200]);

    await salon.database.query(`SELECT 1`);
    const runner = salon.database.createQueryRunner();
    await runner.connect();
    held.push(runner);
    salon.clock.advanceMinutes(0.2);
    expect([await live(), await live()]).toEqual([200, 200]);
  });

  nightlyTest(
    'while PostgreSQL is away, whether it refuses or its network is silent; it is not ready then, and says so soon',
    async () => {
      await holdAllConnections();
      network.silenceAll();
      const askedAt = performance.now();

      expect((await salon.http.get('/health/ready')).status).toBe(503);
      expect(performance.now() - askedAt).toBeLessThan(4000);
      expect(await heardByASupervisor()).toEqual([200, 200, 200, 200, 200, 200]);

      network.speak();
      await network.close();
      expect(await heardByASupervisor()).toEqual([200, 200, 200, 200, 200, 200]);
    },
  );
});
