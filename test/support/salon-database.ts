import path from 'node:path';
import pg from 'pg';
import { DATABASE } from '../../api/database/embedded/claim.js';
import { SUPERUSER } from '../../api/database/embedded/cluster.js';
import { readPostmasterFile } from '../../api/database/embedded/postmaster.js';

/**
 * Changes what normally only time changes, in the database of an open salon in this folder; returns the number of
 * rows.
 */
export async function changeInDatabase(folder: string, sql: string, values: unknown[]): Promise<number> {
  const server = readPostmasterFile(path.join(folder, 'postgres', 'cluster'));
  if (!server) throw new Error('No salon is open in this folder.');
  const client = new pg.Client({
    ...{ host: server.socketDir, port: 5432, user: SUPERUSER, database: DATABASE, ssl: false },
  });
  await client.connect();
  try {
    const { rowCount } = await client.query(sql, values);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
