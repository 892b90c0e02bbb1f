import type { DataSource } from 'typeorm';

/** How many statements the app sends to the database for a request. */
export async function countStatements(
  database: DataSource,
  request: () => PromiseLike<unknown>,
): Promise<number> {
  const { logger } = database;
  let statements = 0;
  database.logger = Object.assign(Object.create(logger), { logQuery: () => (statements += 1) });
  await request();
  database.logger = logger;
  return statements;
}
