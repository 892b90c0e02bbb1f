import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appVersion } from '../../dist/api/common/app-version.js';
import { LASTING_TABLES } from '../archives/lasting-tables.mjs';
import { Copy } from '../copies/copy.mjs';
import { logIn, signUp } from '../copies/salon.mjs';

const KEPT = path.resolve(import.meta.dirname, '../../test/archives');
const CLI = path.resolve(import.meta.dirname, '../../dist/api/cli.js');
const ADMIN = { email: 'vera@maisonvera.example', password: 'the owner’s own secret' };
const PAGES = ['/', '/services', '/contact', '/team', '/book'];

/** The app with its data in one folder, on the PostgreSQL there, as `npm start` and the image run it. */
const copyIn = (folder, more, app) => Copy.prepare({ databaseUrl: '', folder, app, more });

/** Runs a command on the salon in a folder. Returns its result. */
function command(folder, words, cli = CLI) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words, '--json'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, DEMO: '0' },
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  // The doctor returns 2 where something needs a look; its report says what.
  if (status !== 0 && words[0] !== 'doctor')
    throw new Error(`parlour ${words.join(' ')}: ${stdout}${stderr}`);
  return JSON.parse(stdout);
}

/** The number of rows in an archive's tables, without those to which migrations add rows. */
function lastingRows(folder, file) {
  const { rows } = command(folder, ['verify', file]);
  return Object.fromEntries(
    LASTING_TABLES.filter((table) => table in rows).map((table) => [table, rows[table]]),
  );
}

function backUp(folder, cli) {
  const file = path.join(folder, 'counted.parlour');
  rmSync(file, { force: true });
  command(folder, ['backup', '--to', file], cli);
  return lastingRows(folder, file);
}

/** The versions that an admin, a command and the package name. */
async function versionsIn(folder, origin) {
  const headers = { authorization: await logIn(origin, ADMIN) };
  const health = await (await fetch(`${origin}/admin/health`, { headers })).json();
  return [appVersion(), command(folder, ['version']).version, health.version];
}

/** Starts this version on a folder, and reads all that says how the salon is. */
async function look(folder, { before, hasAdmin }) {
  const copy = await copyIn(folder, {
    DEMO: '0',
    ...(hasAdmin && { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }),
  });
  const mistakes = [];
  try {
    await copy.start();
    for (const page of PAGES) {
      const { status } = await fetch(copy.origin + page, { headers: { accept: 'text/html' } });
      if (status !== 200) mistakes.push(`${page} answers ${status}`);
    }
    const { checks } = command(folder, ['doctor']);
    for (const { verdict, title, says } of checks) if (verdict === 'fail') mistakes.push(`${title}: ${says}`);
    if (hasAdmin) {
      const versions = await versionsIn(folder, copy.origin);
      if (new Set(versions).size !== 1) mistakes.push(`package, command and Health say ${versions.join()}`);
    }
    const after = backUp(folder);
    for (const [table, rows] of Object.entries(before))
      if (after[table] !== rows) mistakes.push(`${table} had ${rows} rows, and has ${after[table]}`);
    return { mistakes, rows: after };
  } finally {
    await copy.stop();
  }
}

/** A folder in which the earlier version ran the demo salon with its till, and clients signed up. */
async function leaveBehind(folder, earlier) {
  const more = { DEMO_HISTORY: '1', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const copy = await copyIn(folder, more, path.join(earlier.folder, 'dist/api/main.js'));
  try {
    await copy.start();
    await signUp(copy.origin, { count: 5, of: 'client' });
  } finally {
    await copy.stop();
  }
  return { before: backUp(folder, path.join(earlier.folder, 'dist/api/cli.js')), hasAdmin: true };
}

function bringBack(folder, name) {
  const file = path.join(KEPT, name);
  const before = lastingRows(folder, file);
  const isHandOver = name.includes('hand-over');
  command(folder, isHandOver ? ['import', file] : ['restore', file, '--mail', 'drop']);
  // Those who could log in are in the archive, or will be named by a link.
  return { before, hasAdmin: name === `${appVersion()}.parlour` };
}

/**
 * A folder that the earlier version left, each archive that a release left, and an empty folder come up under this version:
 * with every row, every page, a doctor that finds nothing wrong, and one version on _Health_ and on the command line.
 *
 * @returns {Promise<string[]>} what went wrong
 */
export async function proveWholeSalons({ earlier, print }) {
  const ways = [
    [`a folder of ${earlier.commit}`, (folder) => leaveBehind(folder, earlier)],
    ...readdirSync(KEPT)
      .toSorted()
      .map((name) => [name, (folder) => bringBack(folder, name)]),
    ['an empty folder', () => ({ before: {}, hasAdmin: true })],
  ];
  const found = [];
  const root = mkdtempSync(path.join(os.tmpdir(), 'parlour-whole-'));
  // Started by root, PostgreSQL runs as someone else, who must be able to reach the folder.
  chmodSync(root, 0o755);
  try {
    for (const [index, [name, prepare]] of ways.entries()) {
      const folder = path.join(root, String(index));
      mkdirSync(folder);
      const { mistakes, rows } = await look(folder, await prepare(folder));
      print(
        `${name} under ${appVersion()}: ${rows.bookings} bookings, ${rows.sales} sales, ` +
          `${rows.ledger_entries} ledger entries; ${mistakes.length} faults`,
      );
      found.push(...mistakes.map((mistake) => `${name}: ${mistake}`));
      rmSync(folder, { recursive: true, force: true });
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return found;
}
