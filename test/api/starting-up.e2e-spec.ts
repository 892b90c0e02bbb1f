import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createEmptyDatabase, urlOf } from '../support/cluster.js';

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

test('a salon that asks for SSL where there is none says that it is the sslmode', () => {
  const url = new URL(urlOf('postgres'));
  url.searchParams.set('uselibpqcompat', 'true');
  url.searchParams.set('sslmode', 'require');

  const { exitCode, lines } = startUp({ DATABASE_URL: url.href });

  expect(lines).toEqual([expect.stringMatching(/^Parlour cannot start: DATABASE_URL: .*SSL/)]);
  expect(exitCode).toBe(78);
});

test('12-B4 a start on an empty database says that it made a new one, and the next says nothing of the kind', async () => {
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
}, 30_000);
