// Long because each thing that a night can meet is a test of its own, in the same salon.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { inspect } from '../../../api/operations/archive/inspect.js';
import { BackupsService } from '../../../api/operations/backups/backups.service.js';
import { NightlyBackupsService } from '../../../api/operations/backups/nightly-backups.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/cluster.js';
import { nightlyTest } from '../../support/lane.js';
import { nightlyLookAt, rehearsedYesterday } from '../../support/nightly.js';

const HOME = mkdtempSync(path.join(os.tmpdir(), 'parlour-backups-'));
const folder = path.join(HOME, 'nightly');

let database: TestDatabase;
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await openCopy();
  other = await openCopy();
});

/** A salon that has been rehearsed yesterday, with nothing in the folder. */
beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await rehearsedYesterday(one);
});

afterEach(() => jest.restoreAllMocks());

afterAll(async () => {
  await other.close();
  await one.close();
  await database.drop();
  rmSync(HOME, { recursive: true });
});

/** A copy of the salon's app, started on Monday at eight in the morning. */
const openCopy = (env: Record<string, string> = {}): Promise<TestApp> =>
  startTestApp({
    databaseUrl: database.url,
    env: { BACKUP_AT: '03:30', BACKUP_TO: folder, BACKUP_KEEP: '2d', ...env },
  });

/** The job that each copy runs every five minutes, at this time. */
const lookAt = (instant: string, ...copies: TestApp[]): Promise<void> => nightlyLookAt(instant, copies);

const latest = ({ app }: TestApp) => app.get(BackupsService).latest();
const lying = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
const permissions = (file: string) => (statSync(file).mode & 0o777).toString(8);
const quiet = () => jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

async function asSomebodyElse<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('12-A9 at half past three the salon is backed up once, however many copies of the app run', async () => {
  await lookAt('2027-03-01T08:05:00Z', one, other);
  await lookAt('2027-03-02T03:29:59Z', one, other);
  const before = lying();
  await lookAt('2027-03-02T03:30:00Z', one, other);
  const files = lying();
  await lookAt('2027-03-02T03:31:00Z', one, other);

  expect(before).toEqual([expect.stringMatching(/^nightly-[0-9a-f]{8}-20270301T080500Z\.parlour$/)]);
  const tonight = before[0]?.replace('20270301T080500Z', '20270302T033000Z') ?? '';
  expect(files).toEqual([...before, tonight]);
  // Two that are begun in the same second have one name.
  const tries = await one.database.query(`SELECT FROM backups WHERE file = $1`, [tonight]);
  expect(tries).toHaveLength(1);
  expect(lying()).toEqual(files);
  const file = path.join(folder, tonight);
  expect(await inspect(file, null, one.clock.now())).toMatchObject({ name: 'Parlour' });
  expect([permissions(folder), permissions(file)]).toEqual(['700', '600']);
  expect(await latest(other)).toMatchObject({
    good: { file: tonight, startedAt: new Date('2027-03-02T03:30:00Z'), bytes: String(statSync(file).size) },
    failure: null,
  });
});

test('12-A9 a night in which the machine was off is made up a few minutes after the start', async () => {
  await lookAt('2027-03-01T08:04:00Z', one);
  const tooEarly = lying();
  await lookAt('2027-03-01T08:05:00Z', one);

  expect(tooEarly).toEqual([]);
  expect(lying()).toHaveLength(1);
});

test('12-A9 nothing is backed up in a demo salon, or when it is turned off', async () => {
  const off = await openCopy({ BACKUP_AT: 'off' });
  await lookAt('2027-03-02T03:30:00Z', off);
  await off.close();
  const whenOff = lying();
  await one.database.query(`UPDATE salon SET demo_at = now(), name = 'Maison Vera'`);
  await lookAt('2027-03-02T03:30:00Z', one);
  await one.database.query(`UPDATE salon SET demo_at = NULL, name = 'Parlour'`);

  expect(whenOff).toEqual([]);
  expect(lying()).toEqual([]);
});

nightlyTest(
  'a salon whose owner moved in and kept the name of the demo is backed up once its till is on',
  async () => {
    await one.database.query(`UPDATE salon SET demo_at = now(), name = 'Maison Vera'`);
    await one.database.query(`INSERT INTO till_settings (mode, since) VALUES ('elsewhere', now())`);
    await lookAt('2027-03-02T03:30:00Z', one);
    const whenOn = lying();
    await one.database.query(`DELETE FROM till_settings`);
    await one.database.query(`UPDATE salon SET demo_at = NULL, name = 'Parlour'`);

    expect(whenOn).toHaveLength(1);
  },
);

nightlyTest(
  '12-A9 a folder that others can read is refused, four times a night, until someone closes it',
  async () => {
    mkdirSync(folder, { mode: 0o755 });
    const log = quiet();

    for (const time of ['03:30', '03:31', '03:45', '04:15', '05:15', '06:15', '23:00'])
      await lookAt(`2027-03-02T${time}:00Z`, one);
    const { failure } = await latest(one);
    const tries = log.mock.calls.length;
    chmodSync(folder, 0o700);
    await lookAt('2027-03-03T03:30:00Z', one);

    expect(tries).toBe(4);
    expect(failure).toMatchObject({
      startedAt: new Date('2027-03-02T05:15:00Z'),
      error: expect.stringMatching(/^The folder of BACKUP_TO is open to other users/),
    });
    expect(await latest(one)).toMatchObject({ good: { error: null }, failure: null });
    expect(lying()).toHaveLength(1);
  },
);

nightlyTest('12-A9 a backup for which there is no room is not begun', async () => {
  const log = quiet();
  await one.database.query(`UPDATE backups SET bytes = 1e15`);

  await lookAt('2027-03-02T03:30:00Z', one);

  expect(log).toHaveBeenCalledTimes(1);
  expect((await latest(one)).failure?.error).toMatch(
    /^There is not enough room for it: it takes about 1000000000 MB, and \d+ MB are free\.$/,
  );
  expect(lying()).toEqual([]);
});

test('12-A9 a night clears away only what nights of this salon have left, and no more than BACKUP_KEEP says', async () => {
  await lookAt('2027-03-02T03:30:00Z', one);
  const [first = ''] = lying();
  const named = (time: string) => first.replace('20270302T033000Z', time);
  const others = [
    first.replace(/-[0-9a-f]{8}-/, '-00000000-'),
    named('20270302T033000'),
    named('20990101T033000Z'),
    'notes.txt',
    'salon-20200101T033000Z.parlour',
  ];
  for (const name of [...others, named('20270301T033000Z'), named('20270228T033000Z')])
    writeFileSync(path.join(folder, name), 'a backup');

  await lookAt('2027-03-03T03:30:00Z', one);

  expect(lying()).toEqual([...others, first, named('20270303T033000Z')].sort());
});

test('12-A9 what a killed backup has left is taken away, and the night is made up', async () => {
  await lookAt('2027-03-02T03:30:00Z', one);
  await one.database.query(
    `INSERT INTO backups (made_by, file, started_at) VALUES ('night', 'half', '2027-03-03T03:30:00Z')`,
  );
  const [abandoned, atWork] = ['.unfinished-backup-1', '.unfinished-backup-2'].map((name) =>
    path.join(folder, name),
  );
  for (const file of [abandoned, atWork]) writeFileSync(file ?? '', 'half of a backup');
  utimesSync(abandoned ?? '', 0, 0);

  await lookAt('2027-03-03T03:40:00Z', one);
  const { failure } = await latest(one);
  await lookAt('2027-03-03T03:45:00Z', one);

  expect(failure).toMatchObject({ error: 'Parlour ended while it was being made.' });
  expect(lying()).toEqual([
    '.unfinished-backup-2',
    expect.stringContaining('-20270302T033000Z'),
    expect.stringContaining('-20270303T034500Z'),
  ]);
  expect(await latest(one)).toMatchObject({ failure: null });
});

nightlyTest('12-A9 a stop ends a backup in the middle, and nothing of it is left', async () => {
  const stopped = await openCopy();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  await asSomebodyElse(async (client) => {
    await client.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    stopped.clock.set('2027-03-02T03:30:00Z');
    const nightly = stopped.app.get(NightlyBackupsService);
    await nightly.beginIfDue();
    const waiting = `SELECT FROM pg_locks WHERE relation = 'users'::regclass AND NOT granted`;
    while ((await client.query(waiting)).rowCount === 0) await breath();
    nightly.onModuleDestroy();
    await client.query('COMMIT');
    await nightly.settled();
  });

  expect(warn.mock.calls).toEqual([[expect.stringContaining('ended by the stop')]]);
  expect(lying()).toEqual([]);
  expect(readdirSync(stopped.folder.path)).toEqual([]);
  expect(await latest(one)).toMatchObject({ good: { file: 'earlier' }, failure: null });
  await stopped.close();
});

nightlyTest(
  '12-A9 a backup keeps out of the way of a copy that changes the database to its version',
  async () => {
    const log = quiet();
    await asSomebodyElse(async (client) => {
      await client.query('SELECT pg_advisory_lock(7207001)');
      await lookAt('2027-03-02T03:30:00Z', one);
    });
    await lookAt('2027-03-02T03:45:00Z', one);

    expect(log.mock.calls).toEqual([[expect.stringContaining('changed to another version')]]);
    expect(await latest(one)).toMatchObject({ good: { error: null }, failure: null });
  },
);

nightlyTest('12-A9 a clock that ran a day ahead costs no night', async () => {
  await lookAt('2027-03-03T03:30:00Z', one);
  await lookAt('2027-03-02T03:30:00Z', one);
  await lookAt('2027-03-03T03:30:00Z', one);

  expect(lying().map((name) => name.slice(-24, -8))).toEqual(['20270302T033000Z', '20270303T033000Z']);
});

nightlyTest(
  '12-A10 the newest backup is rehearsed every week, beside the salon, and nothing stays of it',
  async () => {
    const databases = () =>
      one.database.query(`SELECT datname FROM pg_database WHERE datname LIKE '%rehearsal%'`);
    const rehearsedAt = async () => (await latest(one)).rehearsed?.startedAt.toISOString().slice(0, 10);

    await lookAt('2027-03-07T03:30:00Z', one);
    const withinTheWeek = await rehearsedAt();
    await lookAt('2027-03-08T03:30:00Z', one);

    expect(withinTheWeek).toBe('2027-02-28');
    expect(await rehearsedAt()).toBe('2027-03-08');
    expect((await latest(one)).rehearsed).toMatchObject({ rehearsal: 'restored', rehearsalError: null });
    expect(await databases()).toEqual([]);
  },
);

nightlyTest(
  '12-A10 a backup that does not become a salon is told, and rehearsed anew the next night',
  async () => {
    const log = quiet();
    await one.database.query(`ALTER TABLE salon ADD COLUMN of_somebody_else text`);
    await lookAt('2027-03-08T03:30:00Z', one);
    const { good, rehearsed } = await latest(one);
    await one.database.query(`ALTER TABLE salon DROP COLUMN of_somebody_else`);
    await lookAt('2027-03-09T03:30:00Z', one);

    expect(good).toMatchObject({ error: null });
    expect(rehearsed).toMatchObject({
      rehearsal: 'failed',
      rehearsalError: 'The archive is damaged: salon has other columns than its version had.',
    });
    expect(log.mock.calls).toEqual([[expect.stringContaining('The rehearsal of nightly-')]]);
    expect((await latest(one)).rehearsed).toMatchObject({ rehearsal: 'restored', rehearsalError: null });
  },
);

nightlyTest(
  '12-A10 where the database’s user may make no other, the newest backup is read from end to end',
  async () => {
    const user = `parlour_test_${randomBytes(6).toString('hex')}`;
    await one.database.query(`CREATE ROLE ${user} LOGIN NOCREATEDB IN ROLE CURRENT_USER`);
    const url = new URL(database.url);
    url.username = user;
    const plain = await openCopy({ DATABASE_URL: url.href });
    await lookAt('2027-03-08T03:30:00Z', plain);
    await plain.close();
    await one.database.query(`DROP ROLE ${user}`);

    expect((await latest(one)).rehearsed).toMatchObject({ rehearsal: 'read', rehearsalError: null });
  },
);
