// Keeps a backup and a hand-over of this version in test/archives, which every later version reads:
//   npm run release:archive, after npm run build
//
// It is made once, when the version's last migration is in: the demo salon with ninety days at its till, clients with
// accounts, a picture, and rows in what the demo leaves empty.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { openServer } from '../../bench/server.mjs';
import { appVersion } from '../../dist/api/common/app-version.js';
import { ODD_ROWS } from '../archives/odd-rows.mjs';
import { Copy } from '../copies/copy.mjs';
import { logIn, signUp } from '../copies/salon.mjs';

const KEPT = path.resolve(import.meta.dirname, '../../test/archives');
const CLI = path.resolve(import.meta.dirname, '../../dist/api/cli.js');
const ADMIN = { email: 'vera@maisonvera.example', password: 'the owner’s own secret' };
const BOOKS_SECONDS = 600;

/** The demo fills its till behind the open salon, and ends with a series. */
async function untilBooksAreFull(server, database) {
  const isFull = 'SELECT EXISTS (SELECT FROM series_bookings) AS full';
  for (const patience = AbortSignal.timeout(BOOKS_SECONDS * 1000); !patience.aborted; await pause(500)) {
    const { rows } = await server.on(database, (client) => client.query(isFull));
    if (rows[0].full) return;
  }
  throw new Error('The demo salon did not fill its books in time.');
}

async function uploadPicture(origin) {
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a2f45' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([picture], { type: 'image/jpeg' }), 'picture.jpg');
  const headers = { authorization: await logIn(origin, ADMIN) };
  const answer = await fetch(`${origin}/media`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`POST /media: ${answer.status} ${await answer.text()}`);
}

const server = await openServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-release-'));
try {
  const database = await server.create();
  const databaseUrl = server.urlOf(database);
  const more = { DEMO_HISTORY: '1', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const copy = await Copy.prepare({ databaseUrl, folder, more });
  try {
    await copy.start();
    await signUp(copy.origin, { count: 3, of: 'client' });
    await uploadPicture(copy.origin);
    await untilBooksAreFull(server, database);
  } finally {
    await copy.stop();
  }
  await server.on(database, async (client) => {
    for (const statement of ODD_ROWS) await client.query(statement);
  });
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const parlour = (...words) => execFileSync(process.execPath, [CLI, ...words], { env, encoding: 'utf8' });
  for (const [verb, name] of [
    [['backup', '--to'], `${appVersion()}.parlour`],
    [['export'], `${appVersion()}-hand-over.parlour`],
  ]) {
    // Made elsewhere, so that a failure leaves the one that is kept.
    const made = path.join(folder, name);
    parlour(...verb, made);
    parlour('verify', made, '--rehearse');
    const file = path.join(KEPT, name);
    writeFileSync(file, readFileSync(made));
    console.log(`${path.relative(process.cwd(), file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
