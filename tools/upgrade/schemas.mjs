import { everythingMade } from './schema-facts.mjs';

/** Tables with nothing but random numbers. */
const ALL_BY_CHANCE = ['desk_changes'];

/** Values that differ between two equivalent databases: random ones, and counters. */
const BY_CHANCE = { site_version: ['version'], migrations: ['id'] };

/**
 * All rows of all tables, as one fingerprint a table.
 *
 * @param {import('typeorm').DataSource} source
 * @returns {Promise<string[]>}
 */
export async function fingerprints(source) {
  const tables = await source.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1::text[]) ORDER BY tablename`,
    [ALL_BY_CHANCE],
  );
  const lines = [];
  for (const { name } of tables) {
    const [{ line }] = await source.query(
      `SELECT $1 || ' ' || count(*) || ' ' || coalesce(md5(string_agg(row, E'\\n' ORDER BY row)), '') AS line
       FROM (SELECT (to_jsonb(t) - $2::text[])::text AS row FROM "${name}" AS t) AS rows`,
      [name, BY_CHANCE[name] ?? []],
    );
    lines.push(line);
  }
  return lines;
}

/** A database's schema and content. @param {import('typeorm').DataSource} source */
export const everythingIn = async (source) => [
  ...(await everythingMade(source)),
  ...(await fingerprints(source)),
];
