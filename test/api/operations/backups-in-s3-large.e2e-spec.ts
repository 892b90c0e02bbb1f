import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setImmediate as breath } from 'node:timers/promises';
import { FORMAT, type Manifest } from '../../../api/operations/archive/domain/manifest.js';
import { BucketPlace } from '../../../api/operations/backups/bucket.place.js';
import { s3Bucket } from '../../../api/config/env.parsers.js';
import { aDataFolder, type DataFolder } from '../../support/pictures.js';
import { S3StandIn } from '../../support/s3-server.js';
import { nightlyTest } from '../../support/lane.js';

const NAME = 'salon-20270302T033000Z.parlour';
const BYTES = randomBytes(300_000);
const OF_NOTHING: Manifest = {
  format: FORMAT,
  kind: 'backup',
  version: '1.0.0',
  migrations: [],
  tables: {},
  members: [],
};

let s3: S3StandIn;
let folder: DataFolder;

beforeAll(async () => {
  s3 = await new S3StandIn().open();
});

beforeEach(async () => {
  s3.mood = 'well';
  s3.only = null;
  folder = aDataFolder();
  await place().remove(NAME);
  s3.asked.length = 0;
});

afterEach(() => folder.remove());

afterAll(() => s3.close());

const place = (options: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  new BucketPlace(s3Bucket(s3.url()), folder.path, { pieceBytes: 65_536, timeoutMs: 5000, ...options });
const keep = (where = place()) =>
  where.keep(NAME, (file) => {
    writeFileSync(file, BYTES);
    return Promise.resolve({ file, bytes: BYTES.length, manifest: OF_NOTHING, missing: [] });
  });
const partsSent = () => s3.asked.filter((asked) => /^PUT .*partNumber=/.test(asked)).length;
const takenBack = () => s3.asked.some((asked) => /^DELETE .*uploadId=/.test(asked));

nightlyTest(
  '12-A14 a large backup is sent to a bucket and fetched part by part, and is what it was',
  async () => {
    const { file: name } = await keep();
    const { file, close } = await place().open(name);

    expect(name).toBe(NAME);
    expect(partsSent()).toBe(5);
    expect(readFileSync(file).equals(BYTES)).toBe(true);
    await close();
    expect(readdirSync(folder.path)).toEqual([]);
  },
);

nightlyTest.each([
  ['does not take a part', 'hangs up', /partNumber=2/, 'it broke off'],
  ['takes no more', 'busy', /partNumber=4/, 'it answered 503 SlowDown'],
  ['shows a page in place of a part', 'shows a page', /partNumber=3/, 'with text/html'],
  ['refuses the whole with status 200', 'refuses with 200', /^POST .*uploadId=/, 'AccessDenied'],
  ['shows a page for the whole', 'shows a page', /^POST .*uploadId=/, 'with text/html'],
] as const)('12-A14 a large backup is taken back when the store %s', async (_what, mood, only, reason) => {
  s3.mood = mood;
  s3.only = only;

  await expect(keep()).rejects.toThrow(reason);

  expect(takenBack()).toBe(true);
  expect(s3.files()).toEqual([]);
  expect(readdirSync(folder.path)).toEqual([]);
});

nightlyTest('12-A14 a large backup is removed when it does not come back as it was', async () => {
  s3.mood = 'garbles';
  s3.only = /^GET [^?]*\.parlour/;

  await expect(keep()).rejects.toThrow('what it gives back is not what was sent');

  expect(s3.files()).toEqual([]);
});

nightlyTest(
  '12-A14 a store that is silent is waited for no longer than there is time, and a stop ends it at once',
  async () => {
    s3.mood = 'silent';
    s3.only = /partNumber=2/;
    await expect(keep(place({ timeoutMs: 300 }))).rejects.toThrow('it took too long to answer');
    s3.asked.length = 0;
    const stop = new AbortController();

    const stopped = keep(place({ timeoutMs: 60_000, signal: stop.signal }));
    stopped.catch(() => undefined);
    while (partsSent() < 2) await breath();
    stop.abort();

    await expect(stopped).rejects.toThrow(/^This operation was aborted$/);
    expect(takenBack()).toBe(true);
    expect(s3.files()).toEqual([]);
    expect(readdirSync(folder.path)).toEqual([]);
  },
);
