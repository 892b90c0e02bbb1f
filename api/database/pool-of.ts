import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The connection pool for the app's requests. */
export function poolOf({ driver }: DataSource): pg.Pool {
  if (!(driver instanceof PostgresDriver) || !(driver.master instanceof pg.Pool)) {
    throw new Error('The database was not opened with a pool of connections.');
  }
  return driver.master;
}

/** True if PostgreSQL accepts another connection with the pool's settings, and responds on it in time. */
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
    // Not awaited: the network may have gone silent.
    client.end().catch(() => undefined);
  }
}
