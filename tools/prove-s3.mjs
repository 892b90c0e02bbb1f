// True if pictures and backups can be kept in another object store than the one of the tests: npm run prove:s3, after npm run build, with
// `apt-get install swift-proxy swift-account swift-container swift-object memcached`. FILES (5000) says how many are pushed.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { run } from './run-built.mjs';
import { Swift } from './s3/swift.mjs';

if (!existsSync('/usr/bin/swift-proxy-server')) {
  process.stdout.write(
    'Missing. On Debian: apt-get install swift-proxy swift-account swift-container swift-object memcached\n',
  );
  process.exit(1);
}

const { s3Bucket } = await import('../dist/api/config/env.parsers.js');
const { S3Store } = await import('../dist/api/platform/media/s3.store.js');
const { BucketPlace } = await import('../dist/api/operations/backups/bucket.place.js');

const FILES = Number(process.env.FILES ?? 5000);
const CLI = fileURLToPath(new URL('../dist/api/cli.js', import.meta.url));
/** One request and its retry end within 10 s. */
const BOUND_SECONDS = 11;
/** Includes the creation of an embedded database. */
const START_SECONDS = 60;

const faults = [];
const nameOf = () => `${randomBytes(16).toString('hex')}-480.webp`;
const storeAt = (url) => new S3Store(s3Bucket(url));

/** The result of the work, and its duration. */
async function outcome(work) {
  const began = performance.now();
  const said = await work().then(
    (value) => (Buffer.isBuffer(value) ? `${value.length} bytes` : String(value)),
    (error) => `${error.isPermanent ? 'for ever: ' : ''}${error.message}`,
  );
  return { said, seconds: (performance.now() - began) / 1000 };
}

async function expect(what, wanted, work, boundSeconds = BOUND_SECONDS) {
  const { said, seconds } = await outcome(work);
  const isRight = wanted.test(said) && seconds < boundSeconds;
  process.stdout.write(`${isRight ? 'yes' : 'NO '}  ${what}: ${said} (${seconds.toFixed(1)} s)\n`);
  if (!isRight) faults.push(what);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-swift-'));
chmodSync(folder, 0o755);
const swift = new Swift(path.join(folder, 'swift'));
const dataDir = path.join(folder, 'data');
try {
  await swift.open();
  process.stdout.write(`OpenStack Swift ${Swift.version()}\n`);
  const store = storeAt(swift.url());
  await oneFile(store);
  await oneBackup();
  await wrongSettings();
  await badMoods(store);
  await manyFiles(store);
} finally {
  await swift.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(faults.length === 0 ? 'proved\n' : `not proved: ${faults.join('; ')}\n`);
process.exit(faults.length === 0 ? 0 : 1);

async function oneFile(store) {
  const name = nameOf();
  const bytes = randomBytes(300_000);
  await expect('a bucket is there', /^undefined$/, () => store.check());
  await expect('a picture is put', /^undefined$/, () => store.put(name, bytes));
  await expect('and put again', /^undefined$/, () => store.put(name, bytes));
  await expect('it comes back, byte for byte', /^true$/, async () => (await store.read(name)).equals(bytes));
  await expect('it is listed', new RegExp(`^${name}$`), () => store.list());
  await expect('it is removed', /^undefined$/, () => store.remove(name));
  await expect('and removed again', /^undefined$/, () => store.remove(name));
  await expect('it is not there any more', /^null$/, () => store.read(name));
  await expect('nothing is listed', /^$/, () => store.list());
}

/** One backup, uploaded in three parts. */
async function oneBackup() {
  const name = 'salon-20270302T033000Z.parlour';
  const bytes = randomBytes(20_000_000);
  const place = new BucketPlace(s3Bucket(swift.url()), dataDir);
  const write = (file) => {
    writeFileSync(file, bytes);
    return Promise.resolve({ file });
  };
  const fetched = async () => {
    const { file, close } = await place.open(name);
    const isSame = readFileSync(file).equals(bytes);
    await close();
    return isSame;
  };
  await expect('there is room for a backup', /^undefined$/, () => place.prepare(bytes.length));
  await expect(
    'a backup is sent in parts',
    new RegExp(`^${name}$`),
    async () => (await place.keep(name, write)).file,
  );
  await expect('it is fetched, byte for byte', /^true$/, fetched);
  await expect('it is listed', new RegExp(`^${name}$`), () => place.list('salon-'));
  await expect('it is removed', /^undefined$/, () => place.remove(name));
  await expect('and no part of it is left', /^$/, () => place.list(''));
}

async function wrongSettings() {
  const check = (settings) => storeAt(swift.url(settings)).check();
  await expect('a wrong secret', /^for ever: /, () => check({ secret: 'another' }));
  await expect('a wrong key', /^for ever: /, () => check({ key: 'salon:nobody' }));
  await expect('a bucket that is not there', /^for ever: /, () => check({ bucket: 'paintings' }));
  const settings = { MEDIA_STORE: 's3', S3_URL: swift.url({ bucket: 'paintings' }), DATA_DIR: dataDir };
  const starts = async () => {
    const { status, stderr, stdout } = run('main', [], settings);
    return `${status} ${`${stdout}${stderr}`.trim().split('\n').at(-1)}`;
  };
  const wanted = /^78 Parlour cannot start: S3_URL: /;
  await expect('a salon with that bucket does not start', wanted, starts, START_SECONDS);
}

async function badMoods(store) {
  const name = nameOf();
  await store.put(name, randomBytes(300_000));
  for (const [who, what] of [
    ['proxy', 'the store takes calls and says nothing'],
    ['object', 'its disk says nothing'],
  ]) {
    swift.signal(who, 'SIGSTOP');
    await expect(what, /^it took too long to answer|^it answered 50/, () => store.read(name));
    swift.signal(who, 'SIGCONT');
  }
  await pause(1000);
  await expect('it has come back', /^300000 bytes$/, () => store.read(name));
  swift.signal('object', 'SIGKILL');
  await pause(500);
  await expect('its disk is away', /^it answered 50/, () => store.put(nameOf(), randomBytes(1000)));
  swift.startAgain('object');
  await expect('a file is not called missing while its disk is away', /^it answered|^300000 bytes$/, () =>
    store.read(name),
  );
  for (const patience = AbortSignal.timeout(120_000); !patience.aborted; await pause(1000)) {
    if ((await outcome(() => store.read(name))).said === '300000 bytes') break;
  }
  await expect('it has come back again', /^300000 bytes$/, () => store.read(name));
  damage(path.join(swift.folder, 'devices'));
  await expect('a picture of which the disk lost a bit is not shown', /^(?!300000 bytes)/, () =>
    store.read(name),
  );
  await store.remove(name);
}

/** Changes one byte of every stored file. */
function damage(devices) {
  for (const entry of readdirSync(devices, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.data')) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(file);
    bytes[1000] ^= 1;
    writeFileSync(file, bytes, { flag: 'r+' });
  }
}

async function manyFiles(store) {
  const media = path.join(dataDir, 'media');
  mkdirSync(media, { recursive: true });
  const names = Array.from({ length: FILES }, nameOf);
  for (const name of names) writeFileSync(path.join(media, name), randomBytes(2000));
  const settings = { S3_URL: swift.url(), DATA_DIR: dataDir, PATH: process.env.PATH };
  const push = () =>
    spawn(process.execPath, [CLI, 'media', 'push', '--json'], {
      env: settings,
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  const killed = push();
  await pause(15_000);
  killed.kill('SIGKILL');
  const before = (await store.list()).length;
  const began = performance.now();
  const going = push();
  let text = '';
  going.stdout.setEncoding('utf8').on('data', (words) => (text += words));
  await once(going, 'close');
  const seconds = (performance.now() - began) / 1000;
  const pushed = JSON.parse(text);
  process.stdout.write(
    `     pushed: killed after 15 s with ${before} files there; then ${pushed.sent} sent and ${pushed.there} found in ${Math.round(seconds)} s, ` +
      `${((1000 * seconds) / FILES).toFixed(0)} ms a file\n`,
  );
  await expect(`${FILES} files, each there once`, /^true$/, async () => {
    const listed = (await store.list()).toSorted();
    return listed.length === FILES && names.toSorted().every((name, at) => name === listed[at]);
  });
  if (pushed.sent + pushed.there !== FILES) faults.push('not every file was pushed');
}
