import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { asPostgres, Program } from '../processes.mjs';
import { freePort } from '../free-port.mjs';

/** PgBouncer in front of PostgreSQL, with the configuration that an operator starts from. */
export class PgBouncer {
  #program;

  constructor({ program, file, port, adminUrl, logs }) {
    this.port = port;
    this.adminUrl = adminUrl;
    this.#program = new Program({
      name: path.basename(file),
      command: asPostgres([program, '-q', file]),
      logs,
    });
  }

  /** Writes its configuration; `size` is the maximum number of connections to PostgreSQL. */
  static async prepare({ program, folder, mode, adminUrl, size }) {
    const port = await freePort();
    const url = new URL(adminUrl);
    const users = path.join(folder, 'users.txt');
    writeFileSync(users, `"${url.username}" ""\n`);
    const file = path.join(folder, `pgbouncer-${mode}.ini`);
    const host = url.searchParams.get('host') ?? url.hostname;
    const lines = [
      '[databases]',
      `* = host=${host} port=${url.port || 5432}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      `admin_users = ${url.username}`,
      `pool_mode = ${mode}`,
      `default_pool_size = ${size}`,
      'max_client_conn = 200',
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    for (const name of [users, file]) chmodSync(name, 0o644);
    return new PgBouncer({ program, file, port, adminUrl, logs: folder });
  }

  static version(program) {
    return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0];
  }

  urlOf(database) {
    return `postgres://${new URL(this.adminUrl).username}@127.0.0.1:${this.port}/${database}`;
  }

  async start() {
    this.#program.start();
    for (const patience = AbortSignal.timeout(10_000); !patience.aborted; await pause(100)) {
      const isThere = await this.tell('SHOW VERSION').then(
        () => true,
        () => false,
      );
      if (isThere) return;
      if (!this.#program.isRunning) break;
    }
    throw new Error(`PgBouncer did not start: ${this.#program.log()}`);
  }

  /** Runs a PgBouncer command, as an operator would. */
  async tell(command) {
    const client = new pg.Client({ connectionString: this.urlOf('pgbouncer') }).on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(command)).rows;
    } finally {
      await client.end();
    }
  }

  signal(name) {
    this.#program.kill(name);
  }

  stop() {
    return this.#program.stop();
  }

  /** Killed, as when its machine fails, and started again. */
  async die() {
    this.signal('SIGKILL');
    while (this.#program.isRunning) await pause(10);
    await this.start();
  }
}
