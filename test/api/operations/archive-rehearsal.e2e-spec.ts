import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Rehearsed, rehearse } from '../../../api/operations/archive/rehearse.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { createTestDatabase, onServer, type TestDatabase, urlOf } from '../../support/cluster.js';

const KEPT = 'test/archives/0.1.0.parlour';
const NOW = new Date('2026-11-23T12:00:00Z');
const SERVER = () => urlOf('postgres');

let salon: TestDatabase;

beforeAll(async () => {
  salon = await createTestDatabase();
});

afterAll(() => salon.drop());

const rehearsed = (
  url = salon.url,
  progress: (step: string) => void = () => undefined,
  { signal } = new AbortController(),
): Promise<Rehearsed> =>
  rehearse({
    database: typeormOptions({ url }, 2),
    file: KEPT,
    passphrase: null,
    now: NOW,
    progress,
    signal,
  });

async function ask<Row extends pg.QueryResultRow>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** Every database on the server in which something was rehearsed. Other test files may have theirs; each has one salon. */
async function rehearsals(): Promise<string[]> {
  const [own] = await ask<{ prefix: string }>(
    salon.url,
    `SELECT 'parlour_rehearsal_' || oid || '_' AS prefix
    FROM pg_database WHERE datname = current_database()`,
  );
  const rows = await ask<{ name: string }>(SERVER(), `SELECT datname AS name FROM pg_database ORDER BY 1`);
  return rows.map(({ name }) => name).filter((name) => name.startsWith(own?.prefix ?? ''));
}

const rowsOfSalon = () =>
  ask(salon.url, `SELECT (SELECT count(*)::int FROM bookings) AS bookings, (SELECT name FROM salon) AS name`);

test('12-A7 a backup is rehearsed in a database of its own, which is gone afterwards, and the salon stays as it is', async () => {
  const before = await rowsOfSalon();
  const seen: unknown[] = [];
  const pending: Promise<unknown>[] = [];

  const { kind, name, manifest } = await rehearsed(salon.url, (step) => {
    if (step === 'Checking') pending.push(rehearsals().then((names) => seen.push(names)));
  });
  await Promise.all(pending);

  expect({ kind, name }).toEqual({ kind: 'restored', name: 'Maison Vera' });
  expect(manifest.tables.bookings?.rows).toBeGreaterThan(0);
  expect(seen).toEqual([[expect.stringMatching(/^parlour_rehearsal_\d+_[0-9a-f]{12}$/)]]);
  expect(await rehearsals()).toEqual([]);
  expect(await rowsOfSalon()).toEqual(before);
});

test('12-A7 what a killed rehearsal left is dropped by the next, even while something is connected to it; that of another salon stays', async () => {
  const [row] = await ask<{ oid: number }>(
    salon.url,
    `SELECT oid FROM pg_database WHERE datname = current_database()`,
  );
  const left = `parlour_rehearsal_${row?.oid}_killed`;
  const ofAnother = `parlour_rehearsal_1_${row?.oid}`;
  await onServer(SERVER(), `CREATE DATABASE ${left}`);
  await onServer(SERVER(), `CREATE DATABASE ${ofAnother}`);
  const stillThere = new pg.Client({ connectionString: urlOf(left) });
  stillThere.on('error', () => undefined);
  await stillThere.connect();

  const { kind } = await rehearsed();

  const others = await ask(SERVER(), `SELECT FROM pg_database WHERE datname = '${ofAnother}'`);
  await onServer(SERVER(), `DROP DATABASE ${ofAnother}`);
  await stillThere.end().catch(() => undefined);
  expect(kind).toBe('restored');
  expect(await rehearsals()).toEqual([]);
  expect(others).toHaveLength(1);
});

test('12-A7 a rehearsal that fails leaves no database behind', async () => {
  const attempt = rehearsed(salon.url, (step) => {
    if (step === 'Checking') throw new Error('no room on the disk');
  });

  await expect(attempt).rejects.toThrow('no room on the disk');
  expect(await rehearsals()).toEqual([]);
});

test.each(['Making a database to rehearse in', 'Writing bookings', 'Checking', 'Migrating'])(
  'a rehearsal that is stopped at "%s" leaves no database behind',
  async (moment) => {
    const stopping = new AbortController();
    const attempt = rehearsed(
      salon.url,
      (step) => {
        if (step === moment) stopping.abort();
      },
      stopping,
    );

    await expect(attempt).rejects.toThrow();
    expect(await rehearsals()).toEqual([]);
  },
);

test('12-A7 while one rehearsal is under way, a second only reads the file', async () => {
  const first = new pg.Client({ connectionString: salon.url });
  await first.connect();
  await first.query(`SELECT pg_advisory_lock(7207, 4)`);

  const during = await rehearsed();
  await first.end();

  expect(during).toMatchObject({ kind: 'busy', name: 'Maison Vera' });
});

describe('for a user of the database who may make no other', () => {
  const user = `parlour_test_${randomBytes(6).toString('hex')}`;
  const asPlainUser = () => {
    const url = new URL(salon.url);
    url.username = user;
    return url.href;
  };

  beforeAll(() => onServer(SERVER(), `CREATE ROLE ${user} LOGIN NOCREATEDB`));
  afterAll(() => onServer(SERVER(), `DROP ROLE ${user}`));

  test('12-A7 a backup is read from end to end, and said not to have been restored', async () => {
    const result = await rehearsed(asPlainUser());

    expect(result).toMatchObject({ kind: 'not-allowed', name: 'Maison Vera' });
  });
});
