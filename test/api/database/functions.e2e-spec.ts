import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataSource, EntityManager } from 'typeorm';
import { startTestApp, type TestApp } from '../../support/app.js';

const FOLDER = fileURLToPath(new URL('../../../api/database/functions', import.meta.url));

/** The functions of a schema as PostgreSQL writes them down, by name. Indentation makes no difference. */
async function functionsIn(schema: string, database: DataSource | EntityManager) {
  const rows: { name: string; definition: string }[] = await database.query(
    `SELECT proname AS name, pg_get_functiondef(oid) AS definition FROM pg_proc
     WHERE pronamespace = $1::regnamespace AND NOT EXISTS (
       SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e'
     ) ORDER BY name, definition`,
    [schema],
  );
  return rows.map(({ name, definition }) => ({
    name,
    definition: definition.replace(`FUNCTION ${schema}.`, 'FUNCTION ').replaceAll(/\s+/g, ' '),
  }));
}

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

test('every function of the database has a file, and is what the file says', async () => {
  const files = readdirSync(FOLDER).toSorted();
  const written = await parlour.database.transaction(async (tx) => {
    await tx.query('CREATE SCHEMA written');
    await tx.query('SET LOCAL search_path TO written, public');
    for (const file of files) await tx.query(readFileSync(path.join(FOLDER, file), 'utf8'));
    const functions = await functionsIn('written', tx);
    await tx.query('DROP SCHEMA written CASCADE');
    return functions;
  });

  expect(written.map(({ name }) => `${name}.sql`)).toEqual(files);
  expect(written).toEqual(await functionsIn('public', parlour.database));
});
