// Long because everything that the doctor can find is here, each as it is in a salon in which it happened.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Clock } from '../../../api/common/clock.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { examine, inWords, type SaidCheck } from '../../../api/operations/doctor/examine.js';
import { verdictOnRoom } from '../../../api/operations/doctor/room.check.js';
import { verdictOnVersion } from '../../../api/operations/doctor/postgres-version.check.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createTestDatabase, onServer } from '../../support/cluster.js';
import { TestMailServer } from '../../support/mail-server.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';
import { overlap, surroundings } from '../../support/examined.js';
import { nightlyTest } from '../../support/lane.js';

let salon: TestApp;
let vera: Person;

beforeAll(async () => {
  salon = await startTestApp({ realClock: true });
  vera = await anAdmin(salon);
  await send(salon, vera, await aPicture().jpeg().toBuffer()).expect(201);
});

afterAll(() => salon.close());

/** The result of one check in the salon as it is. */
async function finding(id: string, variables?: Record<string, string>): Promise<SaidCheck | undefined> {
  const { checks } = inWords(await examine(surroundings(salon, salon.database, variables)), 'en');
  return checks.find((check) => check.id === id);
}

/** The result of one check in a salon after this change. */
async function findingAfter(
  id: string,
  harm: string | ((database: DataSource) => Promise<unknown>),
  options: (usual: DataSourceOptions) => DataSourceOptions = (usual) => usual,
): Promise<SaidCheck | undefined> {
  const scratch = await createTestDatabase();
  const usual = typeormOptions({ url: scratch.url }, 2);
  const source = await new DataSource(
    options({ ...usual, entities: salon.database.options.entities }),
  ).initialize();
  try {
    await (typeof harm === 'string' ? source.query(harm) : harm(source));
    const { checks } = inWords(await examine(surroundings(salon, source)), 'en');
    return checks.find((check) => check.id === id);
  } finally {
    await source.destroy();
    await scratch.drop();
  }
}

describe('12-A5 the doctor finds', () => {
  test('two people in one chair, even where no constraint forbids it any more', async () => {
    expect(await finding('overlaps')).toMatchObject({ verdict: 'ok' });
    expect(await findingAfter('overlaps', overlap)).toMatchObject({
      verdict: 'fail',
      says: '1 entry in the diary overlaps another one of the same team member, the first on 2027-03-02.',
    });
  });

  test('an entry of the ledger that is not what was written, and says nothing of one that no one has used', async () => {
    expect(await finding('ledger')).toBeUndefined();
    expect(
      await findingAfter(
        'ledger',
        `WITH entry AS (
           INSERT INTO ledger_entries (id, business_day, posted_at, kind, source_type, source_id, previous_seal, seal)
           VALUES (1, '2027-03-01', now(), 'movement', 'till-movement', gen_random_uuid(), '', 'made up')
         )
         INSERT INTO ledger_lines (entry_id, position, account, cents, currency)
         VALUES (1, 1, 'cash', 500, 'USD'), (1, 2, 'bank', -500, 'USD')`,
      ),
    ).toMatchObject({ verdict: 'fail', says: 'Entry 1 of the ledger has been changed or deleted.' });
    expect(
      await findingAfter(
        'ledger',
        `INSERT INTO ledger_balances VALUES ('cash', gen_random_uuid(), 'USD', 1)`,
      ),
    ).toMatchObject({ verdict: 'fail', says: expect.stringContaining('balances') });
  });

  test.each([
    [
      'is gone',
      `ALTER TABLE allocations DROP CONSTRAINT allocations_never_overlap`,
      'allocations_never_overlap',
    ],
    [
      'never looked at the rows that were there',
      `ALTER TABLE clients ADD CONSTRAINT half_done CHECK (name <> 'x') NOT VALID`,
      'half_done',
    ],
    [
      'is switched off',
      `ALTER TABLE services DISABLE TRIGGER services_advances_plan`,
      'services_advances_plan',
    ],
  ])('a rule of the database that %s', async (_, harm, name) => {
    const found = await findingAfter('constraints', harm);

    expect(found?.verdict).toBe('fail');
    expect(found?.says).toContain(name);
  });

  test('an index of which the making was interrupted', async () => {
    const found = await findingAfter('constraints', async (database) => {
      await database.query(
        `INSERT INTO users (name, email, email_key) SELECT 'a', n || '@x.example', n || '@x.example' FROM generate_series(1, 2) n`,
      );
      await database
        .query(`CREATE UNIQUE INDEX CONCURRENTLY half_made ON users (name)`)
        .catch(() => undefined);
    });

    expect(found?.says).toContain('half_made');
  });

  test('a database that is older, newer, or empty', async () => {
    expect(await finding('migrations')).toMatchObject({ verdict: 'ok' });
    expect(
      await findingAfter('migrations', `DELETE FROM migrations WHERE timestamp = 1763700000062`),
    ).toMatchObject({ verdict: 'fail' });
    expect(
      await findingAfter(
        'migrations',
        `INSERT INTO migrations (timestamp, name) VALUES (1763800000000, 'Newer')`,
      ),
    ).toMatchObject({
      verdict: 'warn',
      says: 'A newer version of Parlour has updated this database: Newer.',
    });
    expect(await findingAfter('migrations', `DELETE FROM migrations`)).toMatchObject({ verdict: 'fail' });
  });

  test('a picture whose file is gone, and a file that belongs to no picture', async () => {
    const media = path.join(salon.folder.path, 'media');
    expect(await finding('pictures')).toEqual(
      expect.objectContaining({ verdict: 'ok', says: 'All files of 1 picture are there.' }),
    );

    const stray = path.join(media, `${'0'.repeat(32)}-480.webp`);
    writeFileSync(stray, 'nobody’s');
    const withStray = await finding('pictures');
    rmSync(stray);
    rmSync(path.join(media, readdirSync(media)[0] ?? ''));
    const withLoss = await finding('pictures');

    expect(withStray).toMatchObject({
      verdict: 'warn',
      says: 'All pictures are there. 1 file doesn’t belong to any picture.',
    });
    expect(withLoss).toMatchObject({ verdict: 'fail', says: '1 of 1 pictures have missing files.' });
  });

  test('emails that have not left, and those that were given up', async () => {
    const anEmail = (column: string, ago: string) =>
      `INSERT INTO outbox (kind, to_address, not_before, give_up_at, created_at, ${column})
       VALUES ('reset', 'a@x.example', now() - interval '${ago}', now(), now() - interval '${ago}', now() - interval '1 hour')`;

    expect(await findingAfter('mail', anEmail('locked_until', '10 minutes'))).toMatchObject({
      verdict: 'ok',
    });
    expect(await findingAfter('mail', anEmail('locked_until', '2 hours'))).toMatchObject({
      verdict: 'fail',
      says: '1 email has been due for more than an hour.',
    });
    expect(await findingAfter('mail', anEmail('failed_at', '2 hours'))).toMatchObject({ verdict: 'warn' });
  });

  test('a clock that is wrong', async () => {
    class LateClock extends Clock {
      override now = () => new Date(super.now().getTime() - 5000);
    }
    const report = await examine({ ...surroundings(salon), clock: new LateClock() });
    const { checks } = inWords(report, 'en');

    expect(await finding('clock')).toMatchObject({ verdict: 'ok' });
    expect(checks.find(({ id }) => id === 'clock')).toMatchObject({
      verdict: 'fail',
      says: 'The clocks of the app and the database differ by 5 s.',
    });
  });

  // To PostgreSQL, IST is Israel; to Node it is India.
  test.each([
    ['IST', 'The app and the database disagree on the time in IST'],
    ['Nowhere/Here', 'The database doesn’t know the time zone Nowhere/Here.'],
  ])('a time zone that the two do not agree on (%s)', async (zone, says) => {
    const found = await findingAfter(
      'time-zone',
      `UPDATE salon SET time_zone = '${zone}', horizon_days = 730`,
    );

    expect(found).toMatchObject({ verdict: 'fail', says: expect.stringContaining(says) });
  });

  test('nothing wrong with a zone that changes its clocks by half an hour, two years ahead', async () => {
    const harm = `UPDATE salon SET time_zone = 'Australia/Lord_Howe', horizon_days = 730`;

    expect(await findingAfter('time-zone', harm)).toMatchObject({ verdict: 'ok' });
  });

  test.each([
    [{ PUBLIC_URL: 'http://salon.example' }, 'fail'],
    [{ PUBLIC_URL: 'https://salon.example' }, 'warn'],
    [{ PUBLIC_URL: 'https://salon.example', TRUST_PROXY: '1' }, 'ok'],
    [{ PUBLIC_URL: 'http://localhost:5000' }, 'ok'],
  ])('an address that leaves visitors unsafe: %j is %s', async (variables, verdict) => {
    expect(await finding('address', variables)).toMatchObject({ verdict });
  });

  test('14-F4: passkeys that were made for another host than visitors are sent to now', async () => {
    await salon.database.query(
      `INSERT INTO second_factors (user_id, kind, name, credential_id, public_key, sign_count, host, confirmed_at)
       VALUES ($1, 'passkey', 'Key', 'a', 'b', 0, 'salon.example', now()),
              ($1, 'passkey', 'Old', 'c', 'd', 0, NULL, now())`,
      [vera.id],
    );

    const there = await finding('passkeys', { PUBLIC_URL: 'https://salon.example' });
    const elsewhere = await finding('passkeys', { PUBLIC_URL: 'https://www.salon.example' });
    await salon.database.query(`DELETE FROM second_factors`);

    expect([there?.verdict, (await finding('passkeys'))?.says]).toEqual(['ok', 'No one has a passkey yet.']);
    expect(elsewhere).toMatchObject({
      verdict: 'warn',
      says: '1 passkey was created for salon.example, but PUBLIC_URL names another host, where passkeys from salon.example don’t work.',
    });
  });

  test('BI-9 a calendar of another system that has been silent for a day, and nothing where none is connected', async () => {
    expect(await finding('calendars')).toBeUndefined();
    await salon.database.query(
      `WITH member AS (INSERT INTO staff (name) VALUES ('Elena') RETURNING id)
       INSERT INTO calendars (staff_id, url_sealed, host, until_day, next_read_at, last_read_at, last_good)
       SELECT id, '', 'old.example', '2027-03-08', now(), now() - interval '23 hours', '{}' FROM member`,
    );

    const well = await finding('calendars');
    await salon.database.query(`UPDATE calendars SET last_read_at = now() - interval '25 hours'`);
    const silent = await finding('calendars');
    await salon.database.query(`DELETE FROM staff WHERE name = 'Elena'`);

    expect(well?.verdict).toBe('ok');
    expect(silent).toMatchObject({
      verdict: 'warn',
      says: 'A calendar hasn’t been read for more than a day, such as Elena’s from old.example. New events in it don’t block time.',
    });
  });

  test('a mail server that does not answer as it should', async () => {
    const server = await new TestMailServer().open();
    const mail = { SMTP_URL: server.url, MAIL_FROM: 'salon@salon.example' };

    const well = await finding('mail-server', mail);
    server.mood = 'hangs up';
    const rude = await finding('mail-server', mail);
    await server.close();
    const gone = await finding('mail-server', mail);

    expect([well?.verdict, rude?.verdict, gone?.verdict]).toEqual(['ok', 'fail', 'fail']);
    expect(await finding('mail-server')).toMatchObject({ verdict: 'warn' });
  });

  test.each([
    ['sender', 530, 'fail', 'Mail command failed: 530 Authentication required'],
    ['sender', 451, 'fail', 'Mail command failed: 451 Authentication required'],
    ['recipient', 550, 'fail', 'all recipients were rejected: 550 Not this one'],
    // A server that wants to be asked twice is no fault of the salon's settings.
    ['recipient', 450, 'warn', 'all recipients were rejected: 450 Not this one'],
  ])(
    'a mail server that refuses the %s of every email with %d, which gets no email to say so',
    async (whom, code, verdict, reason) => {
      const server = await new TestMailServer().open();
      server.mood = whom === 'sender' ? { refusesSender: code } : { refuses: () => true, code };

      const refused = await finding('mail-server', {
        SMTP_URL: server.url,
        MAIL_FROM: 'salon@salon.example',
      });
      server.mood = 'takes everything';
      const taken = await finding('mail-server', { SMTP_URL: server.url, MAIL_FROM: 'salon@salon.example' });
      await server.close();

      expect(refused).toMatchObject({ verdict, says: expect.stringContaining(reason) });
      expect(taken).toMatchObject({ verdict: 'ok', says: 'The mail server accepts our emails.' });
      expect(server.asked).toContain(vera.email);
      expect(server.received).toEqual([]);
    },
  );

  nightlyTest('a server that confirms what is not on the disk', async () => {
    const scratch = await createTestDatabase();
    await onServer(
      scratch.url,
      `ALTER DATABASE ${new URL(scratch.url).pathname.slice(1)} SET synchronous_commit = off`,
    );
    const source = await new DataSource(typeormOptions({ url: scratch.url }, 1)).initialize();

    const { checks } = inWords(await examine(surroundings(salon, source)), 'en');

    await source.destroy();
    await scratch.drop();
    const found = checks.find(({ id }) => id === 'durability');
    expect(found).toMatchObject({ verdict: 'fail', says: expect.stringContaining('synchronous_commit') });
  });

  nightlyTest('a pooler that drops what our connections ask for, and one that stands between', async () => {
    const bare = await findingAfter(
      'session-settings',
      `SELECT 1`,
      (usual) => ({ ...usual, extra: {} }) as DataSourceOptions,
    );
    const between = await findingAfter('session-settings', async (database) => {
      // A pooler's greeting: with a process number that is not the server's.
      const runner = database.createQueryRunner();
      Object.assign(await runner.connect(), { processID: 1 });
      await runner.release();
    });

    expect(await finding('session-settings')).toMatchObject({ verdict: 'ok' });
    expect(bare).toMatchObject({ verdict: 'fail', says: expect.stringContaining('statement_timeout') });
    expect(between).toMatchObject({ verdict: 'warn' });
  });

  test('nothing wrong with a folder for its data that a start has yet to make', async () => {
    const folder = path.join(salon.folder.path, 'not/yet/there');

    expect(await finding('room', { DATA_DIR: folder })).toMatchObject({
      verdict: (await finding('room'))?.verdict,
      says: expect.stringContaining('GB are free'),
    });
    expect(existsSync(folder)).toBe(false);
  });

  test.each([
    [100_000_000, 'fail'],
    [1_000_000_000, 'warn'],
    [50_000_000_000, 'ok'],
  ])('a disk with %d bytes left: %s', (freeBytes, verdict) => {
    expect(verdictOnRoom(freeBytes)).toMatchObject({ verdict });
  });

  test.each([
    [14, 23, '2026-11-12', 'ok'],
    [14, 23, '2026-11-13', 'warn'],
    [18, 4, '2026-11-13', 'ok'],
    [18, 3, '2026-11-13', 'warn'],
    [15, 17, '2026-11-13', 'warn'],
    [19, 0, '2026-11-13', 'warn'],
  ])('a PostgreSQL %d.%d on %s: %s', (version, minor, today, verdict) => {
    expect(verdictOnVersion({ version, minor }, today)).toMatchObject({ verdict });
  });
});
