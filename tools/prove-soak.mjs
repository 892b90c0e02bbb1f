// True if the app grows while people use it for a long time, as it is in the image: npm run prove:soak [-- options], after
// `npm run build` and `npm run build:image`, on Linux.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openServer } from '../bench/server.mjs';
import { Copy } from './copies/copy.mjs';
import { openInspector } from './copies/inspector.mjs';
import { Load } from './copies/load.mjs';
import { IMAGE_SETTINGS, packApp } from './copies/packed-app.mjs';
import { bookableTimes, signUp } from './copies/salon.mjs';
import { freePort } from './free-port.mjs';

const USAGE = `npm run prove:soak -- [options]
  --minutes 30      how long
  --copies 1        how many copies of the app share the requests
  --per-second 40   how many requests people make; every tenth is a booking
  --warm-up 10      after how many minutes nothing may grow any more`;

const CLIENTS = 20;
/** The maximum for a copy, without PostgreSQL (docs/performance.md). */
const GOAL_MB = 200;
/** Access tokens live for ten minutes: new clients come before that. */
const RENEW_MINUTES = 5;
/**
 * The maximum growth per hour: less than the variation within a busy minute. For live memory it is some seventy bytes
 * per request.
 */
const MOST_AN_HOUR = { liveMb: 10, appMb: 30, postgresMb: 60, files: 10, connections: 5 };

const print = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    copies: { type: 'string', default: '1' },
    'per-second': { type: 'string', default: '40' },
    'warm-up': { type: 'string', default: '10' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(USAGE);
  process.exit(0);
}
const [minutes, count, perSecond, warmUp] = [
  values.minutes,
  values.copies,
  values['per-second'],
  values['warm-up'],
].map(Number);
if (minutes - warmUp < 2) {
  print('Growth shows in two minutes after the warm-up at the least.');
  process.exit(1);
}

/** Memory of a process, with shared memory divided among its users; 0 if it has just ended. */
function pssMb(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}

/** A copy of the app, its users, and an inspector. */
async function openCopy(name, { databaseUrl, packed, newClients, times }) {
  const inspectorPort = await freePort();
  const copy = await Copy.prepare({
    databaseUrl,
    folder: path.join(packed.folder, 'data'),
    app: packed.main,
    more: {
      ...IMAGE_SETTINGS,
      NODE_OPTIONS: `${IMAGE_SETTINGS.NODE_OPTIONS} --inspect=127.0.0.1:${inspectorPort}`,
      NODE_COMPILE_CACHE: packed.compiled,
    },
  });
  started.push(copy);
  await copy.start();
  const clients = await newClients(copy.origin, `${name}-0`);
  const load = new Load({ origin: copy.origin, clients, times: [...times], perSecond: perSecond / count });
  return { name, copy, load, inspector: await openInspector(inspectorPort) };
}

async function measureCopy({ copy, load, inspector }) {
  // Measured first, since it collects garbage: memory that waits for the collector is not leaked.
  const liveMb = await inspector.liveMemory();
  return {
    liveMb,
    appMb: pssMb(copy.pid),
    // Without visitors' connections: there are more of them when the machine is slow.
    files: readdirSync(`/proc/${copy.pid}/fd`).length - load.connections,
  };
}

async function measureDatabase(database) {
  const { rows } = await database.query(
    `SELECT pid, datname = current_database() AS "isOurs" FROM pg_stat_activity`,
  );
  return {
    postgresMb: rows.reduce((sum, each) => sum + pssMb(each.pid), 0),
    connections: rows.filter(({ isOurs }) => isOurs).length - 1,
  };
}

/** Growth of a figure per hour: the slope of the least-squares line. */
function slopeAnHour(figures) {
  const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const middle = mean(figures.map((_, minute) => minute));
  const level = mean(figures);
  const along = figures.reduce((sum, each, minute) => sum + (minute - middle) * (each - level), 0);
  const across = figures.reduce((sum, _, minute) => sum + (minute - middle) ** 2, 0);
  return (along / across) * 60;
}

const server = await openServer();
const packed = packApp();
const databaseUrl = server.urlOf(await server.create());
const database = new pg.Client({ connectionString: databaseUrl });
/** Everything that has to stop when this program ends. */
const started = [];
const copies = [];
const mistakes = [];
const newClients = async (origin, of) => {
  // An email address has no spaces.
  const clients = await signUp(origin, { count: CLIENTS, of: of.replaceAll(' ', '-') });
  // Until they confirm their address, clients have one booking to come.
  await database.query('UPDATE users SET verified_at = now() WHERE verified_at IS NULL');
  return clients;
};
/** Holds the measurements of each minute, by figure. */
const measured = { database: [] };

/** Judges a figure once the app is warm, and prints its range. */
function judge(of, name) {
  const figures = measured[of].slice(warmUp).map((each) => each[name]);
  const slope = slopeAnHour(figures);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  print(
    `${of}, ${name}: ${least.toFixed(1)} to ${most.toFixed(1)}, ${slope >= 0 ? '+' : ''}${slope.toFixed(1)} an hour, ` +
      `${MOST_AN_HOUR[name]} at most`,
  );
  if (slope > MOST_AN_HOUR[name]) mistakes.push(`${name} of ${of} grows`);
  if (name === 'appMb' && most > GOAL_MB) print(`${of}: over the goal of ${GOAL_MB} MB`);
}

try {
  await database.connect();
  let times = [];
  for (let index = 1; index <= count; index++) {
    const one = await openCopy(`copy ${index}`, { databaseUrl, packed, newClients, times });
    if (index === 1) {
      times = await bookableTimes(one.copy.origin);
      one.load.times.push(...times);
    }
    copies.push(one);
    measured[one.name] = [];
  }
  for (const { load } of copies) load.begin();
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(60_000);
    for (const { name, copy, load } of copies) {
      if (minute % RENEW_MINUTES !== 0) continue;
      load.clients = await newClients(copy.origin, `${name}-${minute}`);
      // Once all times were requested, they are requested again, though most are taken.
      if (load.times.length < perSecond * 60 * RENEW_MINUTES) load.times.unshift(...times);
    }
    for (const one of copies) measured[one.name].push(await measureCopy(one));
    measured.database.push(await measureDatabase(database));
    const { postgresMb, connections } = measured.database.at(-1);
    const ofCopies = copies.map(({ name, load }) => {
      const { appMb, liveMb, files } = measured[name].at(-1);
      return (
        `${name} ${appMb.toFixed(0)} MB, ${liveMb.toFixed(1)} of it in use, ${files} open files, ` +
        `${load.asked} requests, ${load.failed.length} failed`
      );
    });
    print(
      `minute ${minute}: ${ofCopies.join('; ')}; PostgreSQL ${postgresMb.toFixed(0)} MB, ${connections} connections`,
    );
  }
  for (const { load } of copies) await load.end();
  for (const { name } of copies) for (const figure of ['liveMb', 'appMb', 'files']) judge(name, figure);
  for (const figure of ['postgresMb', 'connections']) judge('database', figure);
  for (const { name, load } of copies) {
    print(
      `${name}: ${load.acknowledged.size} bookings, ${load.taken} times already taken; p99 ${load.percentile(99)} ms`,
    );
    mistakes.push(...load.failed.slice(0, 10));
  }
} finally {
  for (const { inspector } of copies) inspector.close();
  await Promise.all(started.map((copy) => copy.stop()));
  await database.end();
  await server.close();
  packed.remove();
}
print(mistakes.length === 0 ? 'proved' : `not proved: ${mistakes.join('; ')}`);
process.exit(mistakes.length === 0 ? 0 : 1);
