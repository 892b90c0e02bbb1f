// True if three copies of the app restart in turn behind nginx, HAProxy and Caddy without a visitor noticing:
// npm run prove:copies [-- nginx haproxy caddy], after npm run build, with `apt-get install nginx-light haproxy caddy`.
// RESTARTS (5) says how often each copy is restarted. At the end one copy hangs, and the proxy has to leave it alone.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openServer } from '../bench/server.mjs';
import { Copy } from './copies/copy.mjs';
import { Load } from './copies/load.mjs';
import { PROXIES, startProxy } from './copies/proxy.mjs';
import { bookableTimes, signUp } from './copies/salon.mjs';

const RESTARTS = Number(process.env.RESTARTS ?? 5);
const COPIES = 3;
const CLIENTS = 20;
const PER_SECOND = 50;
/** Pause between two restarts, so that the proxy has found the copy again. */
const SETTLE_MS = 2_500;
/** Time for which a copy hangs, and time within which the proxy has to stop using it. */
const HANGS_MS = 16_000;
const NOTICED_MS = 11_000;
/** A request that takes longer was sent to the hanging copy. */
const CAUGHT_MS = 2_000;
/** nginx uses visitors' requests, one every five seconds, to check whether the copy answers again. */
const PROBES = 2;

const print = (line) => process.stdout.write(`${line}\n`);

const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : Object.keys(PROXIES);
const server = await openServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-copies-'));
const copies = [];
let mistakes = 0;
try {
  const databaseUrl = server.urlOf(await server.create());
  for (let index = 0; index < COPIES; index++) copies.push(await Copy.prepare({ databaseUrl, folder }));
  for (const copy of copies) await copy.start();
  // If something goes wrong, the server ends before this connection, and says so on it.
  const database = new pg.Client({ connectionString: databaseUrl }).on('error', () => undefined);
  await database.connect();
  const times = await bookableTimes(copies[0].origin);
  print(
    `${COPIES} copies, ${PER_SECOND} requests/s, every tenth a booking; each copy restarted ${RESTARTS} times`,
  );

  for (const name of names) {
    // Access tokens live for minutes, so each proxy has its own clients.
    const clients = await signUp(copies[0].origin, { count: CLIENTS, of: name });
    // Until they confirm their address, clients have one booking to come.
    await database.query('UPDATE users SET verified_at = now() WHERE verified_at IS NULL');
    const proxy = await startProxy(name, copies, folder);
    const load = new Load({ origin: proxy.origin, clients, times, perSecond: PER_SECOND });
    const began = performance.now();
    let hungAt = Infinity;
    try {
      load.begin();
      for (let round = 0; round < RESTARTS; round++) {
        for (const copy of copies) {
          await pause(SETTLE_MS);
          await copy.restart();
        }
      }
      await pause(SETTLE_MS);
      hungAt = performance.now();
      await copies[0].hang(HANGS_MS);
      await pause(SETTLE_MS);
    } finally {
      await load.end();
      await proxy.stop();
    }
    const { rows: stored } = await database.query(
      'SELECT id FROM bookings WHERE client_id = ANY ($1::uuid[])',
      [clients.map(({ id }) => id)],
    );
    const lost = [...load.acknowledged].filter((id) => !stored.some((row) => row.id === id)).length;
    const caught = load.slowerThan(CAUGHT_MS, hungAt, hungAt + NOTICED_MS);
    const caughtLater = load.slowerThan(CAUGHT_MS, hungAt + NOTICED_MS, hungAt + HANGS_MS);
    if (caughtLater > PROBES) mistakes += 1;
    mistakes += load.failed.length + lost + (stored.length - load.acknowledged.size);
    print(
      `${proxy.version}: ${load.asked} requests in ${Math.round((performance.now() - began) / 1000)} s, ${load.failed.length} failed; ` +
        `${load.acknowledged.size} bookings acknowledged, ${stored.length} stored, ${lost} lost, ${load.taken} times already taken; ` +
        `p50 ${load.percentile(50)} ms, p99 ${load.percentile(99)} ms, longest ${load.percentile(100)} ms`,
    );
    print(
      `  one copy hangs for ${HANGS_MS / 1000} s: it keeps ${caught} requests, and ${caughtLater} of those after ${NOTICED_MS / 1000} s`,
    );
    for (const failure of load.failed.slice(0, 10)) print(`  ${failure}`);
  }
  await database.end();
} finally {
  await Promise.all(copies.map((copy) => copy.stop()));
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(mistakes === 0 ? 0 : 1);
