import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/**
 * PostgreSQL for the bench: the server of DATABASE_URL, or an embedded one of its own in a temporary folder,
 * started by the app's own code and with the app's own settings.
 */
export async function openServer() {
  if (process.env.DATABASE_URL) return new Server(process.env.DATABASE_URL, async () => undefined);
  const { SUPERUSER } = await import('../dist/api/database/embedded/cluster.js');
  const { startEmbeddedPostgres } = await import('../dist/api/database/embedded/embedded-postgres.js');
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-bench-'));
  // Started by root, PostgreSQL runs as someone else, who must be able to reach the folder.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, resolveFrom: process.cwd() });
  const url = `postgres://${SUPERUSER}@localhost/postgres?host=${encodeURIComponent(postgres.socketDir)}`;
  return new Server(url, async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

class Server {
  #made = [];

  constructor(adminUrl, stop) {
    this.adminUrl = adminUrl;
    // A server that stops says so on connections that are closing already, where it no longer matters.
    this.admin = new pg.Pool({ connectionString: adminUrl, max: 1 }).on('error', () => undefined);
    this.stop = stop;
  }

  urlOf(database) {
    const url = new URL(this.adminUrl);
    url.pathname = `/${database}`;
    return url.href;
  }

  async version() {
    const { rows } = await this.admin.query('SHOW server_version');
    return rows[0].server_version;
  }

  /** A database of its own: empty, or a copy of another one. */
  async create(template) {
    const name = `parlour_bench_${randomBytes(4).toString('hex')}`;
    await this.admin.query(`CREATE DATABASE ${name} ${template ? `TEMPLATE ${template}` : ''}`);
    this.#made.push(name);
    return name;
  }

  /** The processes in which PostgreSQL works for this program on this database. */
  async backends(database, program) {
    const { rows } = await this.admin.query(
      'SELECT pid FROM pg_stat_activity WHERE datname = $1 AND application_name = $2',
      [database, program.name],
    );
    return rows.map(({ pid }) => pid);
  }

  /** Runs the work on one connection to a database, with no limit on how long a statement may take. */
  async on(database, work) {
    const client = new pg.Client({ connectionString: this.urlOf(database) });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Drops what was made, whatever has happened, and stops the server if it is the bench's own. */
  async close() {
    for (const name of this.#made) await this.admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await this.admin.end();
    await this.stop();
  }
}
