import { spawnSync } from 'node:child_process';
import { DataSource } from 'typeorm';
import { appVersion } from '../../../api/common/app-version.js';
import { migrate } from '../../../api/database/migrate.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { startTestApp } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/cluster.js';

let database: TestDatabase;
let newer: DataSource;

/** The changes of a later version to the schema, apart from its migration. */
const runNewerMigration = (timestamp: number, name: string) =>
  newer.query(`INSERT INTO migrations (timestamp, name) VALUES ($1, $2)`, [timestamp, name]);

beforeEach(async () => {
  database = await createTestDatabase();
  newer = await new DataSource(typeormOptions({ url: database.url }, 2)).initialize();
});

afterEach(async () => {
  await newer.destroy();
  await database.drop();
});

test('12-A3 yesterday’s version starts on a schema to which today’s has only added', async () => {
  await newer.query(`ALTER TABLE services ADD COLUMN newer text NOT NULL DEFAULT 'kept'`);
  await runNewerMigration(1763800000000, 'AddSomething1763800000000');

  const yesterday = await startTestApp({ databaseUrl: database.url });
  const { status } = await yesterday.http.get('/services');
  await yesterday.close();

  expect(status).toBe(200);
});

test('12-A3 a version that the schema has left behind says which one is needed, and changes nothing', async () => {
  await runNewerMigration(1763800000000, 'TakeSomethingAway1763800000000');
  await newer.query(`UPDATE schema_floor SET min_version = '7.3.0'`);
  await newer.query(`DELETE FROM migrations WHERE timestamp = 1763700000062`);

  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/api/main.js'], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, DEMO: '0', PORT: '5997' },
    encoding: 'utf8',
  });
  const [{ ran }] = await newer.query(
    `SELECT count(*)::int AS ran FROM migrations WHERE timestamp = 1763700000062`,
  );

  expect(`${stdout}${stderr}`).toBe(
    `Parlour cannot start: the database was changed by a newer Parlour and needs version 7.3.0 or newer; this is ${appVersion()}.\n`,
  );
  expect(status).toBe(78);
  expect(ran).toBe(0);
});

test.each([
  ['0.10.0', '0.9.0', false],
  ['0.9.0', '0.10.0', true],
  ['0.9.0', '0.9.0', true],
])('12-A3 a schema that needs %s is migrated by %s: %s', async (needed, version, isMigrated) => {
  await runNewerMigration(1763800000000, 'Something1763800000000');
  await newer.query(`UPDATE schema_floor SET min_version = $1`, [needed]);

  const outcome = await migrate(newer, version).then(
    () => true,
    () => false,
  );

  expect(outcome).toBe(isMigrated);
});
