import pg from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from '../../api/database/pool-of.js';

/**
 * Counts the statements that the app sends to the database for a request, including those of transactions that it
 * does not wait for. It counts at the driver, since not all of them go through TypeORM; other apps of the test are
 * not counted.
 */
export async function countStatements(
  database: DataSource,
  request: () => PromiseLike<unknown>,
): Promise<number> {
  return (await listStatements(database, request)).length;
}

/** The same statements, in the order in which they were sent. */
export async function listStatements(
  database: DataSource,
  request: () => PromiseLike<unknown>,
): Promise<string[]> {
  const pool = poolOf(database);
  const { query } = pg.Client.prototype;
  const itsClients = new Set<unknown>();
  const note = (client: unknown) => itsClients.add(client);
  const statements: string[] = [];
  pool.on('acquire', note);
  pg.Client.prototype.query = function listed(this: pg.Client, ...parts: unknown[]) {
    if (itsClients.has(this)) statements.push(textOf(parts[0]));
    return Reflect.apply(query, this, parts);
  } as typeof query;
  try {
    await request();
  } finally {
    pg.Client.prototype.query = query;
    pool.off('acquire', note);
  }
  return statements;
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text);
