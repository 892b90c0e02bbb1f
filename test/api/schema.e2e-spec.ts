import { DataSource } from 'typeorm';
import { migrate } from '../../api/database/migrate.js';
import { typeormOptions } from '../../api/database/typeorm.options.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createEmptyDatabase, type TestDatabase } from '../support/cluster.js';
import { aClient } from '../support/people.js';

/** Everything the database itself insists on, one line each: columns, constraints, indexes. */
const WHAT_IT_INSISTS_ON = `
  SELECT format('%s.%s %s %s %s %s', table_name, column_name, udt_name, is_nullable, identity_generation,
    regexp_replace(
      replace(column_default, 'uuid_generate_v4', 'gen_random_uuid'),
      '^''(\\d+)''::(smallint|bigint)$', '\\1')) AS line
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
  UNION ALL
  SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'u', 'x')
    AND conrelid <> coalesce(to_regclass('public.migrations'), 0)
  UNION ALL
  -- The entities can say neither INCLUDE nor an expression nor trigrams, so they leave these indexes to the migrations.
  SELECT indexdef FROM pg_indexes
  WHERE schemaname = 'public' AND tablename <> 'migrations' 
    AND indexname NOT IN ('allocations_by_staff_and_start', 'clients_by_name', 'users_by_name', 'bookings_by_letters',
      'booking_lines_by_letters')
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = indexname AND contype = 'p')
  ORDER BY line`;

const insistencesOf = async (source: DataSource): Promise<string[]> =>
  (await source.query(WHAT_IT_INSISTS_ON)).map(({ line }: { line: string }) => line);

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
    const described = parlour.database.entityMetadatas.map(({ tableName }) => tableName);
    expect(await tablesOf(parlour.database)).toEqual([...described, 'migrations'].sort());
  });

  // The schema builder compares checks and exclusions by name; this compares what they say.
  test('insist on the same columns, constraints and indexes as the entities, word for word', async () => {
    const { entities } = parlour.database.options;
    const options = { ...typeormOptions({ url: empty.url }, 2), entities, migrations: [], synchronize: true };
    const described = await new DataSource(options).initialize();

    const expected = await insistencesOf(described);
    await described.destroy();

    expect(await insistencesOf(parlour.database)).toEqual(expected);
  });

  test('are taken away by undoing each migration, and come back the same', async () => {
    const source = await new DataSource(typeormOptions({ url: empty.url }, 3)).initialize();
    await migrate(source);
    const before = await insistencesOf(source);

    for (let left = source.migrations.length; left > 0; left--) await source.undoLastMigration();
    const tablesLeft = await tablesOf(source);
    await migrate(source);
    const after = await insistencesOf(source);
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

    const outcomes = await Promise.allSettled(sources.map(migrate));

    await Promise.all(sources.map((source) => source.destroy()));
    expect(outcomes).toEqual(sources.map(() => ({ status: 'fulfilled', value: undefined })));
  });

  test('all open, and agree on who is signed in', async () => {
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
