import { Clock } from '../../../api/common/clock.js';
import { loadEnv } from '../../../api/config/env.js';
import { describeStartupError } from '../../../api/config/startup-error.js';
import { connect, connectWithoutLimits } from '../../../api/database/connect.js';
import { examineConnection } from '../../../api/database/pooler.js';
import { PostgresHost } from '../../../api/database/postgres-host.js';
import { inDatabase, typeormOptions, withoutLimits } from '../../../api/database/typeorm.options.js';
import { visitDatabase } from '../../../api/database/visit-database.js';
import { examine, inWords } from '../../../api/operations/doctor/examine.js';
import { sessionSettingsCheck } from '../../../api/operations/doctor/session-settings.check.js';
import { mediaStoreOf } from '../../../api/platform/media/media-store-of.js';
import { startTestApp } from '../../support/app.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/cluster.js';
import { surroundings } from '../../support/examined.js';
import type { Before } from '../../support/before-postgres.js';
import { aPooler } from '../../support/pooler.js';
import { nightlyTest } from '../../support/lane.js';

let database: TestDatabase;
let pooler: Before | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  await pooler?.close();
  pooler = null;
});

afterAll(() => database.drop());

const before = async (...options: Parameters<typeof aPooler>) => (pooler = await aPooler(...options));

/** The result of a start with these settings: its last line and exit code, or null if it keeps running. */
async function howItEnds(settings: Record<string, string>) {
  const host = new PostgresHost(loadEnv(settings), 'keep');
  try {
    const source = await connect(typeormOptions(await host.address(), 2), 0);
    await source.destroy();
    return null;
  } catch (error) {
    return describeStartupError(error);
  }
}

describe('12-B8 before a salon stands a pooler', () => {
  test('that refuses what connections begin with: the start ends with the setting to change', async () => {
    const { url } = await before(database.url, { mode: 'session', startOptions: 'refused' });

    const { line, exitCode } = (await howItEnds({ DATABASE_URL: url })) ?? {};

    expect(line).toBe(
      'Parlour cannot start: DATABASE_URL: a pooler answers there, which refuses what our connections begin with (unsupported startup parameter: options): set DATABASE_POOLED=1.',
    );
    expect(exitCode).toBe(78);
    expect(await howItEnds({ DATABASE_URL: url, DATABASE_POOLED: '1' })).toBeNull();
  });

  test('that drops what connections begin with: the same', async () => {
    const { url } = await before(database.url, { mode: 'session', startOptions: 'dropped' });

    const { line, exitCode } = (await howItEnds({ DATABASE_URL: url })) ?? {};

    expect(line).toMatch(
      /^Parlour cannot start: DATABASE_URL: a pooler drops .*lock_timeout.*DATABASE_POOLED=1\.$/,
    );
    expect(exitCode).toBe(78);
    expect(await howItEnds({ DATABASE_URL: url, DATABASE_POOLED: '1' })).toBeNull();
  });

  test.each([
    ['transaction', 20],
    ['transaction', 1],
    ['statement', 20],
  ] as const)('that pools by %s, with %d connections: the start ends', async (mode, size) => {
    const { url } = await before(database.url, { mode, startOptions: 'refused', size });

    const { line, exitCode } = (await howItEnds({ DATABASE_URL: url, DATABASE_POOLED: '1' })) ?? {};

    expect(line).toMatch(
      new RegExp(`^Parlour cannot start: DATABASE_URL: .* each ${mode} .*pool_mode = session`),
    );
    expect(exitCode).toBe(78);
  });

  nightlyTest(
    'that keeps whole sessions: the salon migrates and works by way of it, and its time-outs hold',
    async () => {
      const empty = await createEmptyDatabase();
      const { url } = await before(empty.url, { mode: 'session', startOptions: 'refused' });

      const salon = await startTestApp({
        databaseUrl: url,
        env: { DATABASE_POOLED: '1', DATABASE_POOL_SIZE: '3' },
      });
      const { status } = await salon.http.get('/services');
      const settings = await salon.database.query(
        `SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`,
      );
      const report = await examine(surroundings(salon, salon.database, { DATABASE_POOLED: '1' }));
      const { checks } = inWords(report, 'en');
      await salon.close();
      await pooler?.close();
      pooler = null;
      await empty.drop();

      expect(status).toBe(200);
      expect(settings).toEqual([{ lock: '4s', statement: '10s' }]);
      expect(checks.find(({ id }) => id === 'session-settings')).toMatchObject({
        verdict: 'ok',
        says: expect.stringContaining('session mode'),
      });
    },
  );
});

describe('12-B8 a way past the pooler', () => {
  nightlyTest('is the one of migrations and commands', async () => {
    const empty = await createEmptyDatabase();
    // One connection less than the app and its migrations would need together.
    const { url } = await before(empty.url, { mode: 'session', startOptions: 'refused', size: 2 });
    const settings = { DATABASE_URL: url, DATABASE_POOLED: '1', DATABASE_DIRECT_URL: empty.url };

    const salon = await startTestApp({ databaseUrl: url, env: { ...settings, DATABASE_POOL_SIZE: '2' } });
    const { status } = await salon.http.get('/services');
    await salon.close();
    const visited = await visitDatabase(loadEnv(settings));
    const { pooling } = await examineConnection(visited.source);
    await visited.close();
    await empty.drop();

    expect(status).toBe(200);
    expect(pooling).toBe('none');
  });

  test('is not what the doctor of the command line looks at, since visitors do not go there', async () => {
    const { url } = await before(database.url, { mode: 'transaction', startOptions: 'refused' });
    const env = loadEnv({ DATABASE_URL: url, DATABASE_POOLED: '1', DATABASE_DIRECT_URL: database.url });
    const visited = await visitDatabase(env);

    const at = { source: visited.source, env, clock: new Clock(), pictures: mediaStoreOf(env) };
    const finding = await sessionSettingsCheck.examine(at);

    await visited.close();
    expect(finding).toMatchObject({ verdict: 'fail', says: [{ name: 'poolerShares' }] });
  });

  test('leads to the database that a rehearsal makes, and never to the salon in its place', async () => {
    const { url } = await before(database.url, { mode: 'session', startOptions: 'refused' });
    const beside = await createEmptyDatabase();
    const name = new URL(beside.url).pathname.slice(1);
    const salon = typeormOptions({ url, isPooled: true, directUrl: database.url }, 2);

    const rehearsed = withoutLimits(inDatabase(salon, name));
    const ways = await Promise.all(
      [rehearsed, withoutLimits(rehearsed), inDatabase(withoutLimits(salon), name)].map(async (options) => {
        const source = await connectWithoutLimits(options);
        const [{ found }] = await source.query(`SELECT current_database()::text AS found`);
        await source.destroy();
        return found;
      }),
    );

    await beside.drop();
    expect(ways).toEqual([name, name, name]);
  });

  test('that leads to another database is refused before anything is changed there', async () => {
    const other = await createEmptyDatabase();
    const { url } = await before(database.url, { mode: 'session', startOptions: 'refused' });

    const start = startTestApp({
      databaseUrl: url,
      env: { DATABASE_POOLED: '1', DATABASE_DIRECT_URL: other.url },
    });

    await expect(start).rejects.toThrow('DATABASE_DIRECT_URL: this is not the database of DATABASE_URL.');
    const source = await connect(typeormOptions({ url: other.url }, 1), 0);
    const [{ tables }] = await source.query(
      `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
    );
    await source.destroy();
    await other.drop();
    expect(tables).toBe(0);
  });
});
