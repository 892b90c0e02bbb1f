import { DataSource } from 'typeorm';
import { migrate } from '../../../api/database/migrate.js';
import { migrations } from '../../../api/database/all-migrations.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createEmptyDatabase, onServer, type TestDatabase } from '../../support/cluster.js';
import { aClient } from '../../support/people.js';
import { described, everythingMade } from '../../../tools/upgrade/schema-facts.mjs';

const tablesOf = async (source: DataSource): Promise<string[]> => {
  const rows = await source.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  return rows.map(({ tablename }: { tablename: string }) => tablename);
};

let parlour: TestApp;
let empty: TestDatabase;

beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(async () => {
  empty = await createEmptyDatabase();
});

afterEach(() => empty.drop());

afterAll(() => parlour.close());

describe('the tables that the migrations make', () => {
  test('are the ones that the entities describe', async () => {
    const { upQueries } = await parlour.database.driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query)).toEqual([]);
    const tables = parlour.database.entityMetadatas.map(({ tableName }) => tableName);
    expect(await tablesOf(parlour.database)).toEqual([...tables, 'migrations'].sort());
  });

  // The schema builder compares checks and exclusions by name; this compares what they say.
  test('insist on the same columns, constraints and indexes as the entities, word for word', async () => {
    const { entities } = parlour.database.options;
    const options = { ...typeormOptions({ url: empty.url }, 2), entities, migrations: [], synchronize: true };
    await onServer(empty.url, `CREATE EXTENSION btree_gist`);
    const source = await new DataSource(options).initialize();

    const expected = await described(source);
    await source.destroy();

    expect(await described(parlour.database)).toEqual(expected);
  });

  test('are taken away by undoing each migration, and come back the same', async () => {
    const source = await new DataSource(typeormOptions({ url: empty.url }, 3)).initialize();
    await migrate(source);
    const before = await everythingMade(source);

    for (let left = source.migrations.length; left > 0; left--) await source.undoLastMigration();
    const tablesLeft = await tablesOf(source);
    await migrate(source);
    const after = await everythingMade(source);
    await source.destroy();

    expect(tablesLeft).toEqual(['migrations']);
    expect(after).toEqual(before);
  });
});

describe('several copies of the app that start at the same moment on an empty database', () => {
  test('make the tables once, while the others wait', async () => {
    const sources = await Promise.all(
      Array.from({ length: 4 }, () => new DataSource(typeormOptions({ url: empty.url }, 2)).initialize()),
    );

    const outcomes = await Promise.allSettled(sources.map((source) => migrate(source)));

    await Promise.all(sources.map((source) => source.destroy()));
    const ran = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.length : outcome));
    expect(ran.toSorted()).toEqual([0, 0, 0, migrations.length]);
  });

  test('all start, and agree on who is logged in', async () => {
    const [first, second] = await Promise.all([
      startTestApp({ databaseUrl: empty.url }),
      startTestApp({ databaseUrl: empty.url }),
    ]);

    const client = await aClient(first);
    const elsewhere = await second.http.get('/bookings/mine').set('Authorization', client.bearer);
    await Promise.all([first.close(), second.close()]);

    expect(elsewhere.status).toBe(200);
  });
});
