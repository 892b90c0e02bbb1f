import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The connections that the app's requests share. */
export function poolOf({ driver }: DataSource): pg.Pool {
  if (!(driver instanceof PostgresDriver) || !(driver.master instanceof pg.Pool)) {
    throw new Error('The database was not opened with a pool of connections.');
  }
  return driver.master;
}

/** Whether PostgreSQL accepts one more connection with the settings of the pool, and answers on it in time. */
export async function answersNewConnection({ options }: pg.Pool, timeoutMs: number): Promise<boolean> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    // Not awaited: the network may have gone silent in the meantime.
    client.end().catch(() => undefined);
  }
}
