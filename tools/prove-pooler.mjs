// True if the salon works behind PgBouncer: npm run prove:pooler, after npm run build, with `apt-get install pgbouncer`.
// SECONDS (40) says for how long people book undisturbed, by way of the pooler and past it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calendarFrom } from '../bench/calendar.mjs';
import { verifyEverybody } from '../bench/people.mjs';
import { aSalon, seedSalon } from '../bench/salon.mjs';
import { openServer } from '../bench/server.mjs';
import { freeSlots } from '../bench/slots.mjs';
import { Copy } from './copies/copy.mjs';
import { countBookings, lostBookings, overlapsWithoutIndexes } from './failover/questions.mjs';
import { slotsByStaff } from './failover/trial.mjs';
import { Visitors } from './failover/visitors.mjs';
import { findProgram } from './find-program.mjs';
import { DISTURBANCES } from './pooler/disturbances.mjs';
import { PgBouncer } from './pooler/pgbouncer.mjs';
import { timeOuts } from './pooler/questions.mjs';
import { refusedStart } from './pooler/refusals.mjs';
import { run } from './run-built.mjs';

const CALM_MS = Number(process.env.SECONDS ?? 40) * 1000;
const CALM_TURNS = 4;
const PER_SECOND = 20;
/** Two copies with a pool of 10 each, plus the proof's own connections. */
const POOL_SIZE = 30;
const PATIENCE_MS = 90_000;

const print = (line) => process.stdout.write(`${line}\n`);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const faults = [];

const program = findProgram('pgbouncer', ['/usr/sbin', '/usr/bin']);
if (!program) {
  print('Missing: pgbouncer. On Debian: apt-get install pgbouncer');
  process.exit(1);
}

const server = await openServer();
const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-pooler-'));
chmodSync(folder, 0o755);
const running = [];
try {
  const database = await server.create();
  print(`${PgBouncer.version(program)}, PostgreSQL ${await server.version()}`);
  const poolers = {};
  for (const mode of ['session', 'transaction', 'statement']) {
    poolers[mode] = await PgBouncer.prepare({
      program,
      folder,
      mode,
      adminUrl: server.adminUrl,
      size: POOL_SIZE,
    });
    await poolers[mode].start();
    running.push(poolers[mode]);
  }
  const settingsFor = (mode, more = { DATABASE_POOLED: '1' }) => ({
    DATABASE_URL: poolers[mode].urlOf(database),
    DATA_DIR: path.join(folder, 'data'),
    ...more,
  });

  refused('session, without DATABASE_POOLED', settingsFor('session', {}), /set DATABASE_POOLED=1\.$/);
  for (const mode of ['transaction', 'statement']) {
    refused(
      `${mode}, with DATABASE_POOLED=1`,
      settingsFor(mode),
      new RegExp(`each ${mode} .*pool_mode = session`),
    );
  }

  // They hold connections to the salon's database.
  for (const mode of ['transaction', 'statement']) await poolers[mode].stop();

  const pooler = poolers.session;
  const copies = [];
  const copySettings = { DEMO: '0', DATABASE_POOLED: '1', DRAIN_SECONDS: '0' };
  for (const name of ['direct', 'pooled']) {
    const databaseUrl = name === 'direct' ? server.urlOf(database) : pooler.urlOf(database);
    const copy = await Copy.prepare({ databaseUrl, folder, more: copySettings });
    running.push(copy);
    await copy.start();
    copies.push(copy);
  }
  const [direct, pooled] = copies;
  const salon = aSalon();
  const calendar = calendarFrom(Date.now());
  const slots = await server.on(database, async (client) => {
    await seedSalon(client, salon, calendar.holiday);
    return freeSlots(client, calendar);
  });
  const slot = slotsByStaff(slots);
  const told = [];
  const people = async (copy, work) => {
    const visitors = new Visitors({ origin: copy.origin, salon, slot, perSecond: PER_SECOND });
    await visitors.arrive(() => server.on(database, verifyEverybody));
    visitors.start();
    try {
      await work(visitors);
    } finally {
      await visitors.stop();
      told.push(...visitors.acknowledged.values());
      faults.push(...visitors.faults);
    }
  };

  // In turn, since other load on the machine varies over time.
  const took = { 'past the pooler': [], 'by way of it': [] };
  for (const _ of Array(CALM_TURNS)) {
    for (const [way, copy] of [
      ['past the pooler', direct],
      ['by way of it', pooled],
    ]) {
      await people(copy, async (visitors) => {
        await pause(CALM_MS / CALM_TURNS);
        for (const { sentAt, heardAt } of visitors.acknowledged.values()) took[way].push(heardAt - sentAt);
      });
    }
  }
  for (const [way, times] of Object.entries(took)) {
    print(`${PER_SECOND} bookings a second ${way}: ${latencies(times)}`);
  }
  await people(pooled, async (visitors) => {
    for (const { name, run: disturb } of DISTURBANCES) {
      await pause(3000);
      const before = new Map(visitors.answers);
      const began = performance.now();
      await disturb(pooler, database);
      const over = performance.now();
      const first = await visitors.next(({ sentAt }) => sentAt > over, PATIENCE_MS);
      await pause(2000);
      const answers = [...visitors.answers].map(([status, count]) => [
        status,
        count - (before.get(status) ?? 0),
      ]);
      print(
        `${name.padEnd(22)} took ${seconds(over - began)}, booked again ${seconds(first.heardAt - over)} after it; answers: ` +
          answers.map(([status, count]) => `${status} × ${count}`).join(', '),
      );
    }
  });

  for (const { what, limit, took, said } of await timeOuts(pooler, database)) {
    print(`${what} ended after ${took.toFixed(1)} s (limit ${limit} s): ${said}`);
    const isWell =
      limit === 0 ? said === 'no error' && took < 5 : said !== 'no error' && Math.abs(took - limit) < 3;
    if (!isWell) faults.push(`${what} did not end as it should`);
  }

  const withDirect = settingsFor('session', {
    DATABASE_POOLED: '1',
    DATABASE_DIRECT_URL: server.urlOf(database),
  });
  doctor('session', settingsFor('session'), 'ok');
  doctor('session, with DATABASE_DIRECT_URL', withDirect, 'ok');
  await pooler.tell(`SET pool_mode = 'transaction'`);
  doctor('changed to transaction under a running app', withDirect, 'fail');
  await pooler.tell(`SET pool_mode = 'session'`);

  for (const copy of copies) await copy.stop();
  const name = await server.on(
    database,
    async (client) => (await client.query('SELECT name FROM salon')).rows[0].name,
  );
  await backupAndRestore({ pooler, settings: withDirect, name });

  const last = await server.on(database, async (client) => ({
    lost: (await lostBookings(client, told)).length,
    stored: await countBookings(client),
    overlaps: await overlapsWithoutIndexes(client),
  }));
  print(`acknowledged ${told.length}, stored ${last.stored}, lost ${last.lost}, overlaps ${last.overlaps}`);
  if (last.lost > 0 || last.stored !== told.length || last.overlaps > 0)
    faults.push('the diary is not what people were told');
} finally {
  for (const each of running.reverse()) await each.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults.slice(0, 20)) print(`fault: ${fault}`);
print(faults.length === 0 ? 'proved' : 'not proved');
process.exit(faults.length === 0 ? 0 : 1);

function refused(what, settings, wanted) {
  const start = refusedStart(settings, wanted);
  print(`${what}: ${start.line}`);
  faults.push(...start.faults);
}

function latencies(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part) => `${Math.round(sorted[Math.floor(sorted.length * part)])} ms`;
  return `${sorted.length} acknowledged, p50 ${at(0.5)}, p99 ${at(0.99)}`;
}

function doctor(what, settings, wanted) {
  const { stdout, stderr } = run('cli', ['doctor', '--json'], settings);
  const found = stdout ? JSON.parse(stdout).checks.find(({ id }) => id === 'session-settings') : null;
  print(`doctor, ${what}: ${found ? `${found.verdict}: ${found.says}` : stderr}`);
  if (found?.verdict !== wanted) faults.push(`the doctor does not say ${wanted} (${what})`);
}

/** A backup and its restore without the pooler, which has to close its own connections first. */
async function backupAndRestore({ pooler, settings, name }) {
  const file = path.join(folder, 'salon.parlour');
  const step = (what, args, wanted) => {
    const { status, stdout, stderr } = run('cli', args, settings);
    print(`${what}: exit code ${status}: ${(status === 0 ? stdout : stderr).trim().split('\n').at(-1)}`);
    if (status !== wanted) faults.push(`${what} ended with ${status}`);
  };
  step('backup', ['backup', '--to', file], 0);
  const again = ['restore', file, '--replace', '--name', name, '--mail', 'drop'];
  step('restore while the pooler holds connections', again, 1);
  await pooler.tell('PAUSE');
  step('restore after PAUSE', again, 0);
  await pooler.tell('RESUME');
}
