// Reports and losses of a salon when its machine is in trouble: npm run prove:troubles, after npm run build, as
// root on Debian with faketime and postgresql-client. Each trouble is real: a full disk is a small one that is
// filled, a wrong
// clock one that is set.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from './find-program.mjs';
import { freePort } from './free-port.mjs';

const DISK_MB = 260;
const print = (line) => process.stdout.write(`${line}\n`);

if (process.getuid?.() !== 0 || !findProgram('faketime')) {
  process.stderr.write(
    'This needs root, for a disk of its own, and faketime (Debian: apt-get install faketime).\n',
  );
  process.exit(69);
}

const scratch = mkdtempSync('/tmp/parlour-troubles-');
// PostgreSQL runs as another user there.
chmodSync(scratch, 0o755);
const disk = path.join(scratch, 'disk');
const filling = path.join(disk, 'filling');
const dataDir = path.join(disk, 'data');
const running = new Set();
let failed = 0;

/** Notes whether the result is the expected one. */
function prove(what, isSo, found = '') {
  print(`${isSo ? 'ok  ' : 'NOT '} ${what}${found === '' ? '' : `: ${found}`}`);
  if (!isSo) failed += 1;
}

const fill = () => spawnSync('dd', ['if=/dev/zero', `of=${filling}`, 'bs=4k'], { stdio: 'ignore' });
const makeRoom = () => rmSync(filling, { force: true });

/** Starts the built app, through another program if one is named. */
async function start(settings, through = []) {
  const port = await freePort();
  const [program, ...words] = [...through, process.execPath, 'dist/api/main.js'];
  const app = spawn(program, words, {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      BCRYPT_COST: '4',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: through.length > 0,
  });
  running.add(app);
  let said = '';
  for (const stream of [app.stdout, app.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(app, 'exit').then(([exitCode]) => {
    running.delete(app);
    return exitCode;
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    ended,
    lines: () => said.trimEnd().split('\n').filter(Boolean),
    stop: async () => {
      // The wrapper does not forward signals, so they go to the app's whole process group.
      if (through.length > 0) process.kill(-app.pid, 'SIGTERM');
      else app.kill('SIGTERM');
      return ended;
    },
  };
}

const statusOf = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** Waits until it answers with this status, or the time is over; returns the seconds that it took. */
async function until(url, status, seconds) {
  const begun = performance.now();
  const took = () => (performance.now() - begun) / 1000;
  while (took() < seconds) {
    if ((await statusOf(url)) === status) return took().toFixed(1);
    await pause(100);
  }
  return null;
}

async function open(settings, through) {
  const salon = await start(settings, through);
  if ((await until(`${salon.url}/health/ready`, 200, 60)) === null) {
    throw new Error(`The salon did not open: ${salon.lines().join('\n')}`);
  }
  return salon;
}

/** A start that must fail: checks its one sentence and its exit. */
async function refusedStart(what, settings, { exitCode, says }) {
  const salon = await start(settings);
  const found = await salon.ended;
  const [last, ...more] = salon.lines().filter((line) => line.startsWith('Parlour cannot start'));
  const isSo =
    found === exitCode &&
    more.length === 0 &&
    says.test(last ?? '') &&
    !salon.lines().some((line) => /^\s+at /.test(line));
  prove(what, isSo, isSo ? `${found}, ${last}` : `${found}\n${salon.lines().join('\n')}`);
}

/** A client of this salon, and the times that are free. */
async function aClient(url) {
  const { services, starts } = await freeTimes(url);
  return { url, services, starts, email: `client-${randomUUID().slice(0, 8)}@example.com` };
}

async function freeTimes(url) {
  const services = await (await fetch(`${url}/services`)).json();
  const starts = [];
  const { day } = await (await fetch(`${url}/availability/first?services=${services[0]._id}`)).json();
  for (let ahead = 0; ahead < 10; ahead++) {
    const on = new Date(Date.parse(day) + ahead * 86_400_000).toISOString().slice(0, 10);
    const answer = await (await fetch(`${url}/availability?services=${services[0]._id}&day=${on}`)).json();
    starts.push(...answer.starts);
  }
  return { services, starts };
}

/** One account can hold one time: visitors' holds are stored like bookings. */
const hold = async ({ url, services }, startsAt) =>
  (
    await fetch(`${url}/holds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lines: [{ serviceId: services[0]._id, staffId: null }], startsAt }),
    })
  ).status;

const write = async ({ url }, number) =>
  (
    await fetch(`${url}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        kind: 'contact',
        name: `Ada ${number}`,
        email: 'ada@example.com',
        message: 'x'.repeat(900),
      }),
    })
  ).status;

/** The number of messages in the database, read without the app. */
function stored() {
  const host = path.join(dataDir, 'postgres');
  const answer = execFileSync(
    'psql',
    ['-h', host, '-U', 'parlour', '-d', 'parlour', '-Atc', 'SELECT count(*) FROM messages'],
    { encoding: 'utf8' },
  );
  return Number(answer);
}

async function aFullDisk() {
  const salon = await open({});
  const client = await aClient(salon.url);
  let acknowledged = 0;
  for (let number = 0; number < 100; number++) if ((await write(client, number)) === 201) acknowledged += 1;
  fill();
  const notReady = await until(`${salon.url}/health/ready`, 503, 8);
  prove('full disk: not ready within five seconds', notReady !== null, `${notReady} s`);
  const answers = new Set();
  for (let number = 0; number < 200; number++) {
    const status = await write(client, number);
    answers.add(status);
    if (status === 201) acknowledged += 1;
  }
  prove(
    'full disk: what cannot be stored is answered 503',
    [...answers].every((status) => [201, 503].includes(status)),
    [...answers].join(' '),
  );
  prove('full disk: a hold is refused with 503', (await hold(client, client.starts.at(-1))) === 503);
  const pages = [
    await statusOf(`${salon.url}/`),
    await statusOf(`${salon.url}/services`),
    await statusOf(`${salon.url}/health/live`),
  ];
  prove('full disk: pages are shown, and the copy is live', pages.join() === '200,200,200', pages.join(' '));
  makeRoom();
  const ready = await until(`${salon.url}/health/ready`, 200, 60);
  prove('room again: ready by itself', ready !== null, `${ready} s`);
  for (let number = 0; number < 20; number++) if ((await write(client, number)) === 201) acknowledged += 1;
  prove('full disk: acknowledged = stored', acknowledged === stored(), `${acknowledged} = ${stored()}`);
  await salon.stop();
  return acknowledged;
}

async function aStartOnAFullDisk(acknowledged) {
  fill();
  await refusedStart(
    'start on a full disk',
    {},
    { exitCode: 69, says: /No space left on device|its disk is full/ },
  );
  makeRoom();
  const salon = await open({});
  prove('after it: everything is there', stored() === acknowledged, String(stored()));
  await salon.stop();
  rmSync(path.join(disk, 'empty'), { recursive: true, force: true });
  fill();
  await refusedStart(
    'first start on a full disk',
    { DATA_DIR: path.join(disk, 'empty') },
    { exitCode: 69, says: /No space left/ },
  );
  makeRoom();
}

async function aReadOnlyDisk(acknowledged) {
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  await refusedStart(
    'start on a read-only disk',
    {},
    { exitCode: 78, says: /DATA_DIR|read-only|Read-only/i },
  );
  execFileSync('mount', ['-o', 'remount,rw', disk]);
  const salon = await open({});
  prove('after it: everything is there', stored() === acknowledged, String(stored()));
  await salon.stop();
}

async function aWrongClock() {
  const salon = await open({});
  const before = stored();
  const DATABASE_URL = `postgres://parlour@/parlour?host=${encodeURIComponent(path.join(dataDir, 'postgres'))}`;
  const wrong = await open({ DATABASE_URL, DATA_DIR: path.join(scratch, 'copy') }, ['faketime', '-f', '+1d']);
  const said = wrong
    .lines()
    .filter((line) => /clocks of the app and the database differ by 86\d\d\d s/.test(line));
  prove('clock a day off: one line says so', said.length === 1, said[0]);
  const [here, there] = [await aClient(salon.url), await aClient(wrong.url)];
  const startsAt = there.starts.at(-1);
  const both = [await write(there, 1), await write(here, 2)];
  prove(
    'clock a day off: both copies store',
    both.join() === '201,201' && stored() === before + 2,
    both.join(' '),
  );
  const holds = [];
  for (let each = 0; each < 40; each++) holds.push(await hold(each % 2 ? here : there, startsAt));
  const overlaps = spawnSync(process.execPath, ['dist/api/cli.js', 'doctor', '--json'], {
    env: { PATH: process.env.PATH, DATABASE_URL, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const check = JSON.parse(overlaps.stdout).checks.find(({ id }) => id === 'overlaps');
  prove('clock a day off: nobody is busy twice', check.verdict === 'ok' && holds.includes(201), check.says);
  await wrong.stop();
  await salon.stop();
}

try {
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk]);
  const acknowledged = await aFullDisk();
  await aStartOnAFullDisk(acknowledged);
  await aReadOnlyDisk(acknowledged);
  await refusedStart(
    'port at which nothing answers',
    { DATABASE_URL: 'postgres://parlour@127.0.0.1:9/parlour' },
    { exitCode: 69, says: /cannot be reached/ },
  );
  await aWrongClock();
  if (failed > 0) process.exitCode = 1;
} finally {
  for (const app of running) app.kill('SIGKILL');
  await pause(3000);
  spawnSync('umount', ['-l', disk]);
  rmSync(scratch, { recursive: true, force: true });
}
