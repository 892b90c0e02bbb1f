import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createEmptyDatabase, urlOf } from '../../support/cluster.js';
import { nightlyTest } from '../../support/lane.js';

/** Starts the built app with these variables and waits until it has given up. */
function startUp(variables: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-start-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/api/main.js'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: '0', PORT: '5997', ...variables },
    encoding: 'utf8',
  });
  rmSync(dataDir, { recursive: true });
  return { exitCode: status, lines: `${stdout}${stderr}`.trimEnd().split('\n') };
}

test('a salon whose database does not exist says so in one line and ends at once', () => {
  const { exitCode, lines } = startUp({ DATABASE_URL: urlOf('nowhere') });

  expect(lines).toEqual([
    expect.stringContaining('Parlour cannot start: DATABASE_URL: PostgreSQL does not let us in'),
  ]);
  expect(exitCode).toBe(78);
});

nightlyTest('a salon that asks a server without SSL for it says that it is the sslmode', () => {
  const url = new URL(urlOf('postgres'));
  url.searchParams.set('uselibpqcompat', 'true');
  url.searchParams.set('sslmode', 'require');

  const { exitCode, lines } = startUp({ DATABASE_URL: url.href });

  expect(lines).toEqual([expect.stringMatching(/^Parlour cannot start: DATABASE_URL: .*SSL/)]);
  expect(exitCode).toBe(78);
});

test('12-B11 a wrong password is one sentence, and the password is not in it', async () => {
  const superuser = new pg.Client(urlOf('postgres'));
  await superuser.connect();
  const [{ file }] = (await superuser.query(`SELECT current_setting('hba_file') AS file`)).rows;
  const rules = readFileSync(file, 'utf8');
  await superuser.query(`CREATE ROLE careful LOGIN PASSWORD 'the right one'`);
  writeFileSync(file, `local all careful scram-sha-256\nhost all careful all scram-sha-256\n${rules}`);
  await superuser.query(`SELECT pg_reload_conf()`);
  const url = new URL(urlOf('postgres'));
  url.username = 'careful';
  url.password = 'the-wrong-one';

  const { exitCode, lines } = startUp({ DATABASE_URL: url.href });

  writeFileSync(file, rules);
  await superuser.query(`SELECT pg_reload_conf()`);
  await superuser.query(`DROP ROLE careful`);
  await superuser.end();
  expect(lines).toEqual([
    'Parlour cannot start: DATABASE_URL: PostgreSQL does not let us in (password authentication failed for user "careful").',
  ]);
  expect(exitCode).toBe(78);
});

test('12-B11 a folder in which nothing can be written is one sentence', () => {
  // Not even root can create a folder there.
  const { exitCode, lines } = startUp({ DATA_DIR: '/sys/parlour' });

  expect(lines).toEqual([expect.stringMatching(/^Parlour cannot start: DATA_DIR: .*\/sys\/parlour/)]);
  expect(exitCode).toBe(78);
});

nightlyTest(
  '12-B4 a start on an empty database says that it made a new one, and the next says nothing of the kind',
  async () => {
    const database = await createEmptyDatabase();
    // An address that this machine does not have: both starts get as far as they can.
    const start = () => startUp({ DATABASE_URL: database.url, HOST: '192.0.2.1', LOG_LEVEL: 'warn' });

    const first = start();
    const second = start();
    await database.drop();

    expect(first.lines).toContainEqual(expect.stringMatching(/WARN.*A new, empty database was made\./));
    expect(second.lines).toContainEqual(
      expect.stringMatching(/^Parlour cannot start: HOST and PORT: this machine has no such address/),
    );
    expect(second.lines).not.toContainEqual(expect.stringContaining('empty database'));
  },
  30_000,
);
