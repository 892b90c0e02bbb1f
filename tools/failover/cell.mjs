import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../free-port.mjs';
import { Node } from './node.mjs';
import { Program, asPostgres } from '../processes.mjs';
import { proxyFile } from './proxy.mjs';

const APP = fileURLToPath(new URL('../../dist/api/main.js', import.meta.url));
const PATIENCE_MS = 120_000;

/**
 * One cell as platforms run it, as processes on this machine: three PostgreSQL under Patroni, etcd in which they agree on
 * who leads, HAProxy before them and before two copies of the built app.
 */
export class Cell {
  #programs = [];
  #folder;
  #password = randomBytes(12).toString('hex');

  constructor({ programs, timing, isSynchronous }) {
    this.settings = { programs, timing, isSynchronous, password: this.#password };
    this.#folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-cell-'));
    this.logs = path.join(this.#folder, 'logs');
    mkdirSync(this.logs);
    if (process.getuid?.() === 0) this.#giveToPostgres();
  }

  #giveToPostgres() {
    const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(this.#folder, idOf('-u'), idOf('-g'));
    chmodSync(this.#folder, 0o711);
  }

  async open() {
    const { programs } = this.settings;
    const etcd = { client: await freePort(), peer: await freePort() };
    this.#start({
      name: 'etcd',
      command: asPostgres([
        programs.etcd,
        ...['--name', 'etcd', '--data-dir', path.join(this.#folder, 'etcd')],
        ...['--listen-client-urls', `http://127.0.0.1:${etcd.client}`],
        ...['--advertise-client-urls', `http://127.0.0.1:${etcd.client}`],
        ...['--listen-peer-urls', `http://127.0.0.1:${etcd.peer}`],
        ...['--initial-advertise-peer-urls', `http://127.0.0.1:${etcd.peer}`],
        ...['--initial-cluster', `etcd=http://127.0.0.1:${etcd.peer}`],
      ]),
    });
    this.nodes = [];
    for (const name of ['one', 'two', 'three']) {
      const ports = { rest: await freePort(), postgres: await freePort() };
      const settings = { ...this.settings, etcdPort: etcd.client };
      this.nodes.push(new Node({ name, folder: this.#folder, logs: this.logs, ports, settings }));
    }
    const copies = [
      { name: 'copy-a', port: await freePort() },
      { name: 'copy-b', port: await freePort() },
    ];
    this.#startProxy({ databasePort: await freePort(), visitorPort: await freePort(), copies });
    for (const node of this.nodes) node.start();
    await this.whole();
    await this.#makeDatabase();
    this.copies = copies.map((copy) => this.#startCopy(copy));
    await until('the copies answer', async () => {
      const answers = await Promise.all(
        copies.map(({ port }) => statusOf(`http://127.0.0.1:${port}/health/ready`)),
      );
      return answers.every((status) => status === 200);
    });
    await until('visitors are let in', async () => (await statusOf(`${this.origin}/health/ready`)) === 200);
  }

  #start(description) {
    const program = new Program({ ...description, logs: this.logs });
    this.#programs.push(program);
    program.start();
    return program;
  }

  #startProxy({ databasePort, visitorPort, copies }) {
    this.origin = `http://127.0.0.1:${visitorPort}`;
    this.databasePort = databasePort;
    const file = path.join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, proxyFile({ databasePort, visitorPort, nodes: this.nodes, copies }));
    this.#start({
      name: 'haproxy',
      command: asPostgres([this.settings.programs.haproxy, '-db', '-f', file]),
    });
  }

  #startCopy({ name, port }) {
    return this.#start({
      name,
      command: [process.execPath, APP],
      env: {
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: this.origin,
        TRUST_PROXY: '1',
        DATA_DIR: path.join(this.#folder, name),
        DATABASE_URL: this.#url('parlour', 'parlour'),
        DEMO: '0',
        ADMIN_EMAIL: 'owner@salon.example',
        ADMIN_PASSWORD: 'the owner’s own secret',
        BCRYPT_COST: '4',
        // All clients of the proof share one IP address.
        RATE_LIMIT_SCALE: '1000000',
      },
    });
  }

  #url(user, database) {
    return `postgres://${user}:${this.#password}@127.0.0.1:${this.databasePort}/${database}`;
  }

  async #makeDatabase() {
    await this.#connected(this.#url('postgres', 'postgres'), async (client) => {
      await client.query(`CREATE ROLE parlour LOGIN PASSWORD '${this.#password}'`);
      await client.query('CREATE DATABASE parlour OWNER parlour');
    });
  }

  async #connected(connectionString, work) {
    // One that is lost under the work says so to the work.
    const client = new pg.Client({ connectionString }).on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Runs the work on a connection to the salon's database, on whichever server is the primary. */
  onDatabase(work) {
    return this.#connected(this.#url('postgres', 'parlour'), work);
  }

  /** A server's view of all of them, or null while none answers. */
  async #members() {
    for (const { restUrl } of this.nodes) {
      const answer = await fetch(`${restUrl}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
        () => null,
      );
      if (answer?.ok) return (await answer.json()).members;
    }
    return null;
  }

  async primary() {
    const leader = (await this.#members())?.find(({ role }) => role === 'leader');
    const node = this.nodes.find(({ name }) => name === leader?.name);
    if (!node) throw new Error('Nobody leads.');
    return node;
  }

  /** Restarts killed servers, and waits until there is a primary and two standbys, one of them synchronous if required. */
  async whole() {
    for (const node of this.nodes) if (!node.isRunning) node.start();
    await until('the cell is whole', async () => {
      const members = (await this.#members()) ?? [];
      const count = (...roles) =>
        members.filter(({ role, state }) => roles.includes(role) && ['running', 'streaming'].includes(state))
          .length;
      return (
        count('leader') === 1 &&
        count('replica', 'sync_standby') === 2 &&
        (!this.settings.isSynchronous || count('sync_standby') === 1) &&
        (await this.#streaming())
      );
    });
  }

  /** Patroni 3.0 says of a standby only that it runs: the primary knows whether it takes the journal. */
  async #streaming() {
    const asked = this.#connected(this.#url('postgres', 'postgres'), (client) =>
      client.query(`SELECT count(*)::int AS standbys FROM pg_stat_replication WHERE state = 'streaming'`),
    );
    const answer = await asked.catch(() => null);
    return answer?.rows[0].standbys === 2;
  }

  version() {
    return this.onDatabase(
      async (client) => (await client.query('SHOW server_version')).rows[0].server_version,
    );
  }

  async close({ keepLogs }) {
    await Promise.all((this.copies ?? []).map((copy) => copy.stop()));
    await Promise.all((this.nodes ?? []).map((node) => node.stop()));
    await Promise.all(this.#programs.map((program) => program.stop()));
    if (!keepLogs) rmSync(this.#folder, { recursive: true, force: true });
  }
}

const statusOf = async (url) =>
  (await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null))?.status ?? null;

async function until(what, isTrue, patienceMs = PATIENCE_MS) {
  for (const patience = AbortSignal.timeout(patienceMs); !patience.aborted; await pause(250)) {
    if (await isTrue()) return;
  }
  throw new Error(`Waited ${patienceMs / 1000} s in vain until ${what}.`);
}
