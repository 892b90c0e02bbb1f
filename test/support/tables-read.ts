import type { DataSource } from 'typeorm';

/** The tables named in the app's statements during this work. */
export async function tablesReadBy(database: DataSource, work: () => Promise<void>): Promise<Set<string>> {
  const { logger } = database;
  const tables = new Set<string>();
  const names = new Set(
    ((await database.query(`SELECT relname FROM pg_class WHERE relkind = 'r'`)) as { relname: string }[]).map(
      ({ relname }) => relname,
    ),
  );
  const logQuery = (query: string) => {
    for (const [word] of query.matchAll(/\w+/g)) if (names.has(word)) tables.add(word);
  };
  database.logger = Object.assign(Object.create(logger), { logQuery });
  await work();
  database.logger = logger;
  return tables;
}
