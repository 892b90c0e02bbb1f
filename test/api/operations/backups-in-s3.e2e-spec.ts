// Long because it lists each way in which a bucket fails a backup, with the message to the salon.
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { inspect } from '../../../api/operations/archive/inspect.js';
import { BackupsService } from '../../../api/operations/backups/backups.service.js';
import { BucketPlace } from '../../../api/operations/backups/bucket.place.js';
import { runCommand } from '../../../api/operations/cli/run-command.js';
import { s3Bucket } from '../../../api/config/env.parsers.js';
import { S3Client } from '../../../api/platform/s3/s3.client.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/cluster.js';
import { nightlyTest } from '../../support/lane.js';
import { nightlyLookAt, rehearsedYesterday } from '../../support/nightly.js';
import { aDataFolder, type DataFolder } from '../../support/pictures.js';
import { S3StandIn } from '../../support/s3-server.js';

const SECRET = 'between-us-and-the-bucket';
const NIGHTLY = /^nightly-[0-9a-f]{8}-20270302T033000Z\.parlour$/;
const OF_THE_FILE = /^GET [^?]*\.parlour/;

let s3: S3StandIn;
let one: TestApp;

beforeAll(async () => {
  s3 = await new S3StandIn().open();
  one = await openCopy(s3.url());
});

/** A salon that has been rehearsed yesterday, with nothing in the bucket. */
beforeEach(async () => {
  s3.mood = 'well';
  s3.only = null;
  const client = bucket();
  for (const name of await client.list()) await client.remove(name);
  s3.asked.length = 0;
  await rehearsedYesterday(one);
});

afterEach(() => jest.restoreAllMocks());

afterAll(async () => {
  await one.close();
  await s3.close();
});

/** A copy of the salon's app that backs it up into this bucket. */
const openCopy = (to: string, databaseUrl?: string): Promise<TestApp> =>
  startTestApp({
    env: { BACKUP_AT: '03:30', BACKUP_TO: to, BACKUP_KEEP: '2d' },
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });

/** The job that each copy runs every five minutes, at this time. */
const lookAt = (instant: string, copy = one): Promise<void> => nightlyLookAt(instant, [copy]);

const latest = () => one.app.get(BackupsService).latest();
/** Uploads in progress, or abandoned ones. */
const hidden = (folder: DataFolder) => readdirSync(folder.path).filter((name) => name.startsWith('.'));
const left = () => hidden(one.folder);
/** As patient as a backup: a call waits for everything else on the machine. */
const bucket = () => new S3Client(s3Bucket(s3.url()), 120_000);
const quiet = () => jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

test('12-A14 a night puts the backup into a bucket, whole, and leaves nothing of it on the disk of the data', async () => {
  await lookAt('2027-03-02T03:30:00Z');
  const { good } = await latest();
  await lookAt('2027-03-02T03:35:00Z');

  expect(s3.files()).toEqual([expect.stringMatching(NIGHTLY)]);
  expect(good).toMatchObject({ madeBy: 'night', file: s3.files()[0], error: null });
  expect(left()).toEqual([]);
  const place = new BucketPlace(s3Bucket(s3.url()), one.folder.path);
  const { file, close } = await place.open(good?.file ?? '');
  expect(await inspect(file, null, one.clock.now())).toMatchObject({ name: 'Parlour' });
  expect(String(readFileSync(file).length)).toBe(good?.bytes);
  await close();
  expect(left()).toEqual([]);
});

nightlyTest(
  'a night takes back the parts of backups whose sending was killed more than a day ago, and nothing else',
  async () => {
    const mark = 'nightly-5f1c09ab';
    s3.unfinished = [
      { key: `of/vera/${mark}-20270228T033000Z.parlour`, id: 'killed', begunAt: '2027-02-28T03:30:00.000Z' },
      { key: `of/vera/salon-20270228T120000Z.parlour`, id: 'by hand', begunAt: '2027-02-28T12:00:00.000Z' },
      { key: `of/vera/${mark}-20270302T030000Z.parlour`, id: 'new', begunAt: '2027-03-02T03:00:00.000Z' },
      { key: `of/vera/film.mp4`, id: 'a film', begunAt: '2027-02-01T00:00:00.000Z' },
      { key: `of/anna/salon-20270228T120000Z.parlour`, id: 'Anna’s', begunAt: '2027-02-01T00:00:00.000Z' },
    ];

    await lookAt('2027-03-02T03:30:00Z');

    const left = s3.unfinished.map(({ id }) => id);
    s3.unfinished = [];
    expect(left).toEqual(['new', 'a film', 'Anna’s']);
    expect(await latest()).toMatchObject({ good: { madeBy: 'night' }, failure: null });
  },
);

nightlyTest('a store that does not say which uploads are unfinished keeps no one from a backup', async () => {
  const log = quiet();
  s3.mood = 'forbids';
  s3.only = /^GET [^?]*\?uploads=/;

  await lookAt('2027-03-02T03:30:00Z');

  expect(await latest()).toMatchObject({ good: { madeBy: 'night' }, failure: null });
  expect(log).not.toHaveBeenCalled();
});

/** The outcome of a night in which the store misbehaves. */
const TROUBLES: [string, S3StandIn['mood'], RegExp | null, RegExp][] = [
  ['refuses the key', 'forbids', null, /it refuses the key or the secret \(AccessDenied\)/],
  ['takes no new file', 'forbids', /^PUT /, /it refuses the key or the secret \(AccessDenied\)/],
  ['has another clock', 'has another clock', null, /its clock and that of this machine differ too much/],
  ['shows a page', 'shows a page', null, /it answered 200 with text\/html, which is not how S3 answers/],
  [
    'shows a page for what was sent',
    'shows a page',
    /^PUT |^GET [^?]*\.parlour/,
    /it answered 200 with text\/html/,
  ],
  ['refuses with status 200', 'refuses with 200', null, /it refuses the key or the secret \(AccessDenied\)/],
  ['refuses the file with status 200', 'refuses with 200', /^PUT /, /\(AccessDenied\)/],
  ['is busy', 'busy', null, /it answered 503 SlowDown/],
  ['hangs up', 'hangs up', null, /it broke off/],
  ['hangs up while it takes the file', 'hangs up', /^PUT /, /it broke off/],
  ['gives back other bytes', 'garbles', OF_THE_FILE, /what it gives back is not what was sent/],
  ['breaks off while it gives it back', 'breaks off', OF_THE_FILE, /it broke off|aborted|terminated/],
];

nightlyTest.each(TROUBLES)(
  '12-A14 a night fails with one sentence when the bucket’s store %s, and is made up once it is well',
  async (_title, mood, only, sentence) => {
    const log = quiet();
    s3.mood = mood;
    s3.only = only;

    await lookAt('2027-03-02T03:30:00Z');
    const { failure } = await latest();
    const during = await one.http.get('/services');
    s3.mood = 'well';
    const kept = s3.files();
    await lookAt('2027-03-02T03:45:00Z');

    expect(failure?.error).toMatch(/^The bucket of BACKUP_TO cannot be used: [^\n]*\.$/);
    expect(failure?.error).toMatch(sentence);
    expect(during.status).toBe(200);
    expect(kept).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(await latest()).toMatchObject({ good: { file: s3.files()[0] }, failure: null });
    expect(left()).toEqual([]);
  },
);

test('12-A14 a store that is away costs the night until it is back', async () => {
  quiet();
  await s3.goAway();

  await lookAt('2027-03-02T03:30:00Z');
  await s3.comeBack();
  const { failure } = await latest();
  await lookAt('2027-03-02T03:45:00Z');

  expect(failure?.error).toBe(
    'The bucket of BACKUP_TO cannot be used: nothing answers at its address (ECONNREFUSED).',
  );
  expect(s3.files()).toHaveLength(1);
});

nightlyTest.each([
  ['bucket', { bucket: 'pictures-of-others' }, 'there is no such bucket (NoSuchBucket)'],
  ['key', { key: 'NOBODY' }, 'it refuses the key or the secret (InvalidAccessKeyId)'],
  ['secret', { secret: SECRET }, 'it refuses the key or the secret (SignatureDoesNotMatch)'],
])('12-A14 a wrong %s is told without naming it, and the salon is open', async (_what, wrong, reason) => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((line) => {
      written.push(String(line));
      return true;
    });
  const copy = await openCopy(s3.url(wrong), one.databaseUrl);

  await lookAt('2027-03-02T03:30:00Z', copy);
  await copy.close();

  const { failure } = await latest();
  expect(failure?.error).toBe(`The bucket of BACKUP_TO cannot be used: ${reason}.`);
  expect(written.join('')).toContain(reason);
  for (const secret of Object.values(wrong)) expect(written.join('')).not.toContain(secret);
});

test('12-A14 a night clears away only what nights of this salon have left in the bucket', async () => {
  await lookAt('2027-03-02T03:30:00Z');
  const [first = ''] = s3.files();
  const named = (time: string) => first.replace('20270302T033000Z', time);
  const others = [
    first.replace(/-[0-9a-f]{8}-/, '-00000000-'),
    named('20270302T033000'),
    named('20990101T033000Z'),
    'salon-20200101T033000Z.parlour',
  ];
  for (const name of [...others, named('20270301T033000Z'), named('20270228T033000Z')])
    await bucket().put(name, Buffer.from('a backup'));

  await lookAt('2027-03-03T03:30:00Z');

  expect(s3.files()).toEqual([...others, first, named('20270303T033000Z')].sort());
  const asked = s3.asked.map((each) => decodeURIComponent(each));
  expect(asked).toContainEqual(
    expect.stringContaining(`prefix=of/vera/${first.slice(0, 'nightly-12345678-'.length)}`),
  );
});

nightlyTest(
  '12-A10 the newest backup is fetched from the bucket every week, restored beside the salon, and nothing stays of it',
  async () => {
    await lookAt('2027-03-08T03:30:00Z');

    expect(await latest()).toMatchObject({ rehearsed: { file: s3.files()[0], rehearsal: 'restored' } });
    expect(left()).toEqual([]);
  },
);

nightlyTest(
  '12-A14 the first backup is not begun when the disk has no room for what the salon takes',
  async () => {
    const log = quiet();
    const folder = path.join(one.folder.path, 'media');
    const picture = path.join(folder, `${'a'.repeat(32)}-480.webp`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(picture, '');
    // A size of ten terabytes, of which nothing is on the disk.
    truncateSync(picture, 1e13);

    await lookAt('2027-03-02T03:30:00Z');
    rmSync(picture);

    expect(log).toHaveBeenCalledTimes(1);
    expect((await latest()).failure?.error).toMatch(
      /^There is not enough room for it: it takes about 100000\d\d MB/,
    );
    expect(s3.asked).toEqual([]);
  },
);

describe('on the command line', () => {
  let home: DataFolder;

  beforeEach(() => {
    home = aDataFolder();
    jest.spyOn(process, 'cwd').mockReturnValue(home.path);
  });
  afterEach(() => home.remove());

  /** Runs a command with these settings in the `.env`; returns its output. */
  async function type(settings: Record<string, string>, ...words: string[]) {
    const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
    writeFileSync(path.join(home.path, '.env'), lines.join(''));
    const said = { out: '', err: '' };
    const hear = (stream: 'out' | 'err') =>
      jest.spyOn(process[`std${stream}`], 'write').mockImplementation((text) => {
        said[stream] += String(text);
        return true;
      });
    const spies = [hear('out'), hear('err')];
    const openSalon = () => Promise.reject(new Error('No verb here opens the app.'));
    const exitCode = await runCommand(words, { openSalon });
    for (const spy of spies) spy.mockRestore();
    return { exitCode, ...said };
  }

  nightlyTest(
    '12-A11 a salon comes back from a bucket by the name of its backup, on another machine',
    async () => {
      const elsewhere = await createTestDatabase();
      const [here, there] = [aDataFolder(), aDataFolder()];
      await one.database.query(`UPDATE salon SET name = 'Maison Vera'`);
      const old = { DATABASE_URL: one.databaseUrl, DATA_DIR: here.path, BACKUP_TO: s3.url() };
      const another = { ...old, DATABASE_URL: elsewhere.url, DATA_DIR: there.path };

      const made = await type(old, 'backup', '--json');
      expect(made).toMatchObject({ exitCode: 0, err: '' });
      const { file } = JSON.parse(made.out);
      const noted = await one.database.query(`SELECT made_by, error FROM backups WHERE file = $1`, [file]);
      const listed = await type(old, 'backup', '--list');
      const verified = await type(another, 'verify', file);
      const restored = await type(another, 'restore', file, '--json');
      const missing = await type(another, 'restore', 'salon-20200101T000000Z.parlour');
      await one.database.query(`UPDATE salon SET name = 'Parlour'`);

      expect(JSON.parse(made.out)).toMatchObject({ isInBucket: true, onTheDiskOfTheData: false });
      expect(s3.files()).toEqual([file]);
      expect(noted).toEqual([{ made_by: 'hand', error: null }]);
      expect(listed.out).toBe(`${file}\n`);
      expect(verified).toMatchObject({
        exitCode: 0,
        out: expect.stringContaining('a backup of Maison Vera'),
      });
      expect(restored).toMatchObject({ exitCode: 0, out: expect.stringContaining('"Maison Vera"') });
      expect(missing.err).toContain(
        'parlour restore: There is no salon-20200101T000000Z.parlour in the bucket of BACKUP_TO.',
      );
      expect([here, there].flatMap(hidden)).toEqual([]);
      await elsewhere.drop();
      for (const folder of [here, there]) folder.remove();
    },
  );

  nightlyTest('12-A14 a backup that someone makes by hand is noted, wherever it goes', async () => {
    const settings = { DATABASE_URL: one.databaseUrl, DATA_DIR: home.path };

    const made = await type(settings, 'backup', '--to', `${home.path}/elsewhere.parlour`, '--json');

    expect(made).toMatchObject({ exitCode: 0, err: '' });
    expect(
      await one.database.query(
        `SELECT made_by, bytes::int, error FROM backups WHERE file = 'elsewhere.parlour'`,
      ),
    ).toEqual([{ made_by: 'hand', bytes: JSON.parse(made.out).bytes, error: null }]);
  });
});
