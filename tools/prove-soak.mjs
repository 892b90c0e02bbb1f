// True if the app grows while people use it for a long time: npm run prove:soak [-- options], after npm run build, on Linux.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openServer } from '../bench/server.mjs';
import { Copy } from './copies/copy.mjs';
import { openInspector } from './copies/inspector.mjs';
import { Load } from './copies/load.mjs';
import { bookableTimes, signUp } from './copies/salon.mjs';
import { freePort } from './free-port.mjs';

const USAGE = `npm run prove:soak -- [options]
  --minutes 60      how long
  --per-second 40   how many requests people make; every tenth is a booking
  --warm-up 10      after how many minutes nothing may grow any more`;

const CLIENTS = 20;
/** An access token lives for ten minutes: then others come. */
const RENEW_MINUTES = 5;
/**
 * What may be added in an hour: less than what a busy minute moves up and down. Of what is in use, it is some seventy bytes
 * a request.
 */
const MOST_AN_HOUR = { liveMb: 10, appMb: 30, postgresMb: 60, files: 10, connections: 5 };

const print = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '40' },
    'warm-up': { type: 'string', default: '10' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(USAGE);
  process.exit(0);
}
const [minutes, perSecond, warmUp] = [values.minutes, values['per-second'], values['warm-up']].map(Number);
if (minutes - warmUp < 2) {
  print('Growth shows in two minutes after the warm-up at the least.');
  process.exit(1);
}

/** Memory of a process, what it shares with others divided among them; 0 for one that has just ended. */
function pssMb(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}

async function measure(pid, database, inspector, load) {
  // First, since memory that waits for the collector is lent, not lost.
  const liveMb = await inspector.liveMemory();
  const { rows } = await database.query(
    `SELECT pid, datname = current_database() AS "isOurs" FROM pg_stat_activity`,
  );
  return {
    liveMb,
    appMb: pssMb(pid),
    postgresMb: rows.reduce((sum, each) => sum + pssMb(each.pid), 0),
    // Those of visitors are theirs: they are more when the machine is slow.
    files: readdirSync(`/proc/${pid}/fd`).length - load.connections,
    connections: rows.filter(({ isOurs }) => isOurs).length - 1,
  };
}

/** By how much a figure rises in an hour: the line through all of them that errs least. */
function slopeAnHour(figures) {
  const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const middle = mean(figures.map((_, minute) => minute));
  const level = mean(figures);
  const along = figures.reduce((sum, each, minute) => sum + (minute - middle) * (each - level), 0);
  const across = figures.reduce((sum, _, minute) => sum + (minute - middle) ** 2, 0);
  return (along / across) * 60;
}

const server = await openServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-soak-'));
const databaseUrl = server.urlOf(await server.create());
const inspectorPort = await freePort();
const copy = await Copy.prepare({
  databaseUrl,
  folder,
  more: { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` },
});
const mistakes = [];
try {
  await copy.start();
  const inspector = await openInspector(inspectorPort);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const newClients = async (of) => {
    const clients = await signUp(copy.origin, { count: CLIENTS, of });
    // Until they confirm their address, clients have one booking to come.
    await database.query('UPDATE users SET verified_at = now() WHERE verified_at IS NULL');
    return clients;
  };
  const times = await bookableTimes(copy.origin);
  const load = new Load({
    origin: copy.origin,
    clients: await newClients('client-0'),
    times: [...times],
    perSecond,
  });
  load.begin();
  const measured = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(60_000);
    if (minute % RENEW_MINUTES === 0) {
      load.clients = await newClients(`client-${minute}`);
      // Once all times were asked for, they are asked for again, and most are taken.
      if (load.times.length < perSecond * 60 * RENEW_MINUTES) load.times.unshift(...times);
    }
    const figures = await measure(copy.pid, database, inspector, load);
    measured.push(figures);
    print(
      `minute ${minute}: app ${figures.appMb.toFixed(0)} MB, ${figures.liveMb.toFixed(1)} of it in use, PostgreSQL ${figures.postgresMb.toFixed(0)} MB, ` +
        `${figures.files} open files, ${figures.connections} connections; ${load.asked} requests, ${load.failed.length} failed`,
    );
  }
  await load.end();
  const warm = measured.slice(warmUp);
  for (const [name, most] of Object.entries(MOST_AN_HOUR)) {
    const slope = slopeAnHour(warm.map((figures) => figures[name]));
    print(`${name}: ${slope >= 0 ? '+' : ''}${slope.toFixed(1)} an hour, ${most} at most`);
    if (slope > most) mistakes.push(`${name} grows`);
  }
  print(
    `${load.acknowledged.size} bookings, ${load.taken} times already taken; p99 ${load.percentile(99)} ms`,
  );
  mistakes.push(...load.failed.slice(0, 10));
  inspector.close();
  await database.end();
} finally {
  await copy.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
print(mistakes.length === 0 ? 'proved' : `not proved: ${mistakes.join('; ')}`);
process.exit(mistakes.length === 0 ? 0 : 1);
