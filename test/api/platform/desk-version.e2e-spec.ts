// Long because it goes over everything the desk shows, and says of each table why it is not watched.
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { DeskChangesSweeperService } from '../../../api/platform/desk-version/desk-changes-sweeper.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { countStatements } from '../../support/count-statements.js';
import { aColleague, anAdmin, type Person } from '../../support/people.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aMember, aService } from '../../support/salon.js';
import { tablesReadBy } from '../../support/tables-read.js';

/** Longer than a copy of the app gives a version without looking again, as its comment has it. */
const LOOK_AGAIN_MS = 750;

/** Tables that the desk does not show, or not as soon as they change. */
const NOT_SHOWN: Record<string, string> = {
  allergies: 'a client’s file and the facts about a booking read them when they open',
  action_codes: 'codes of links in emails',
  account_numbers: 'only the dialog that changes them shows them, and it reads them when it opens',
  app_keys: 'keys',
  booking_links: 'digests',
  backups: 'the health page looks at everything anew, which takes long',
  calendars: 'its times are time off; only the page of a team member shows how reading goes',
  ceremonies: 'what passkeys sign',
  client_consents: 'only the file of a client shows them, and it reads them when it opens',
  daily_look: 'when the salon was looked at',
  declined_review_requests: 'digests',
  demo_books: 'how far the invented books of the demo salon are',
  desk_changes: 'the version itself',
  emailed_news: 'what the app has written to somebody',
  failed_tries: 'a counter',
  file_keys: 'keys',
  formulas: 'a client’s file reads them when it opens',
  foreign_ids: 'only imports read them',
  idempotency_keys: 'what was answered',
  identities: 'how somebody signs in',
  import_rows: 'only the page Import shows them, and it asks while an import runs',
  imported_visits: 'only imports read them',
  imports: 'only the page Import shows them, and it asks while an import runs',
  ledger_balances: 'changes with other tables',
  ledger_entries: 'changes with other tables',
  ledger_head: 'changes with other tables',
  ledger_lines: 'changes with other tables',
  login_codes: 'codes',
  login_records: 'a stranger who tries passwords would otherwise have every desk read its pages again',
  merged_clients: 'where old addresses of files lead',
  migrations: 'the schema',
  news_readers: 'the choice of one person, and how many emails they got',
  past_visits: 'a client’s file and the facts about a chosen client show them, and read them when they open',
  plan_version: 'changes with other tables',
  receipt_heads: 'changes with sales',
  recovery_codes: 'codes',
  schema_floor: 'the schema',
  sale_sums: 'changes with other tables',
  second_factors: 'how somebody signs in; each use writes it',
  sessions: 'when somebody was last here; every browser writes it every few minutes',
  site_version: 'changes with other tables',
  spent_limits: 'a counter',
};

let one: TestApp;
let other: TestApp;
let admin: Person;
let cut: Service;
let ana: StaffMember;
let bookingId: string;

beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ databaseUrl: one.databaseUrl, env: { DATA_DIR: one.folder.path } });
  admin = await anAdmin(one);
  cut = await aService(one.database, { title: 'Cut' });
  ana = await aMember(one.database, { name: 'Ana', does: [cut] });
  bookingId = await aPastBooking(one.database, {
    startsAt: '2027-02-01T10:00:00.000Z',
    lines: [{ serviceId: cut.id, staffId: ana.id, title: 'Cut', staffName: 'Ana', priceCents: 4000 }],
  });
});

afterAll(async () => {
  await other?.close();
  await one?.close();
});

const poll = (parlour: TestApp, { bearer } = admin) =>
  parlour.http.get('/desk/version').set('Authorization', bearer);
const versionAt = async (parlour: TestApp): Promise<string> => (await poll(parlour).expect(200)).body.version;

/** A change is seen within two seconds, on a machine that is busy with other tests as well. */
const PATIENCE_MS = 5000;

/** Polls until the answer is one that is waited for. */
async function pollUntil<Answer>(
  ask: () => Promise<Answer>,
  isIt: (answer: Answer) => boolean,
): Promise<Answer> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    const answer = await ask();
    if (isIt(answer)) return answer;
    if (patience.aborted) throw new Error('It stayed as it was.');
  }
}

/** Polls until the version is another one, and gives that. */
const nextAfter = (version: string, parlour = other): Promise<string> =>
  pollUntil(
    () => versionAt(parlour),
    (now) => now !== version,
  );

/** The current version in the database, regardless of a copy's cache. */
const stored = async (): Promise<unknown> =>
  (await one.database.query(`SELECT bit_xor(mark) AS version FROM desk_changes`))[0].version;

const changesOf = async (statement: string, parameters: unknown[] = []): Promise<boolean> => {
  const before = await stored();
  await one.database.query(statement, parameters);
  return (await stored()) !== before;
};

test('what is changed at one copy of the app gives the desk another version at the other', async () => {
  const before = await versionAt(other);

  await one.http
    .patch(`/bookings/${bookingId}`)
    .set('Authorization', admin.bearer)
    .send({ note: 'Comes with their dog', version: 1 })
    .expect(200);

  expect(await nextAfter(before)).toMatch(/^-?\d+$/);
});

test('a change that is committed later than one that began after it is still seen', async () => {
  const slow = one.database.createQueryRunner();
  await slow.startTransaction();
  await slow.query(`UPDATE bookings SET note = 'Begun first' WHERE id = $1`, [bookingId]);
  const before = await versionAt(other);
  await one.database.query(`UPDATE staff SET name = 'Anabela' WHERE id = $1`, [ana.id]);
  const between = await nextAfter(before);
  // A version seen in between doesn't contain the later change.
  const seen = await other.http.get(`/bookings/${bookingId}`).set('Authorization', admin.bearer).expect(200);

  await slow.commitTransaction();
  await slow.release();

  expect(seen.body.note).not.toBe('Begun first');
  expect(await nextAfter(between)).not.toBe(before);
});

test('no one who books waits for someone else’s change to be committed', async () => {
  const slow = one.database.createQueryRunner();
  await slow.startTransaction();
  await slow.query(`UPDATE staff SET name = 'Ana' WHERE id = $1`, [ana.id]);
  const quick = one.database.createQueryRunner();
  await quick.startTransaction();
  await quick.query(`SET LOCAL lock_timeout = '2s'`);

  await quick.query(`UPDATE bookings SET note = 'Not held up' WHERE id = $1`, [bookingId]);
  await quick.commitTransaction();

  await slow.rollbackTransaction();
  await Promise.all([quick.release(), slow.release()]);
});

test('a poll costs no statement: the database is looked at about once a second, however many look', async () => {
  // Earlier changes are known here, and the poller has been admitted since.
  const current = await stored();
  await pollUntil(
    () => versionAt(other),
    (version) => version === current,
  );
  await versionAt(other);
  const startedAtMs = performance.now();

  const statements = await countStatements(other.database, async () => {
    for (let round = 0; round < 20; round++) {
      await Promise.all(Array.from({ length: 10 }, () => versionAt(other)));
    }
  });

  expect(statements).toBeLessThanOrEqual(1 + (performance.now() - startedAtMs) / LOOK_AGAIN_MS);
});

test('a poll is not counted against the address of the salon, whose whole team polls every second', async () => {
  const strict = await startTestApp({
    databaseUrl: one.databaseUrl,
    env: { DATA_DIR: one.folder.path, RATE_LIMIT_SCALE: '1' },
  });
  await versionAt(strict);
  const answers = await Promise.all(Array.from({ length: 700 }, () => poll(strict)));
  await strict.close();

  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('anyone who is no longer on the team is turned away with their next poll', async () => {
  const bea = await aColleague(one, { role: 'reception' });
  await poll(other, bea).expect(200);
  await poll(other, bea).expect(200);

  await one.database.query(`UPDATE users SET role = 'user' WHERE id = $1`, [bea.id]);

  const answer = await pollUntil(
    () => poll(other, bea),
    ({ status }) => status !== 200,
  );
  expect(answer.status).toBe(403);
  await poll(other, { ...bea, bearer: `${bea.bearer}x` }).expect(401);
});

test('many marks are folded into one without giving the desk another version, by two copies at once', async () => {
  for (const name of ['Ana', 'Bea', 'Carla', 'Ana']) {
    await one.database.query(`UPDATE staff SET name = $1 WHERE id = $2`, [name, ana.id]);
  }
  const before = await stored();

  await Promise.all([one, other].map(({ app }) => app.get(DeskChangesSweeperService).sweep()));

  expect(await stored()).toBe(before);
  await one.app.get(DeskChangesSweeperService).sweep();
  expect((await one.database.query(`SELECT count(*)::int AS marks FROM desk_changes`))[0].marks).toBe(1);
  expect(await stored()).toBe(before);
});

describe('the version of the desk', () => {
  const during = `tstzrange('2027-05-01 10:00Z', '2027-05-01 11:00Z')`;

  test.each([
    [
      'changes when time is blocked',
      `INSERT INTO allocations (staff_id, during, kind) VALUES ($1, ${during}, 'block')`,
      true,
    ],
    ['and when it no longer is', `DELETE FROM allocations WHERE staff_id = $1 AND kind = 'block'`, true],
    [
      'does not when a visitor holds a time',
      `WITH hold AS (INSERT INTO holds (holder, expires_at) VALUES ('somebody', '2100-01-01') RETURNING id)
       INSERT INTO allocations (staff_id, during, kind, hold_id, expires_at)
       SELECT $1, ${during}, 'hold', id, '2100-01-01' FROM hold`,
      false,
    ],
    [
      'nor when that ends',
      `WITH gone AS (DELETE FROM allocations WHERE staff_id = $1 AND kind = 'hold') DELETE FROM holds`,
      false,
    ],
    [
      'does when the desk holds one while it calls',
      `INSERT INTO holds (holder, expires_at, booking_id) SELECT 'booking', '2100-01-01', id FROM bookings WHERE $1::uuid IS NOT NULL`,
      true,
    ],
    ['and when it no longer does', `DELETE FROM holds WHERE $1::uuid IS NOT NULL`, true],
  ])('%s', async (_, statement, expected) => {
    expect(await changesOf(statement, [ana.id])).toBe(expected);
  });

  test('changes when an email has been sent, and not with each try', async () => {
    await one.database.query(
      `INSERT INTO outbox (kind, to_address, not_before, give_up_at) VALUES ('welcome', 'a@example.com', now(), now())`,
    );

    expect(await changesOf(`UPDATE outbox SET locked_until = now(), attempts = attempts + 1`)).toBe(false);
    expect(await changesOf(`UPDATE outbox SET sent_at = now()`)).toBe(true);
  });

  test('does not change with what is undone, and does with what is done after that', async () => {
    const before = await stored();
    await one.database.transaction(async (tx) => {
      await tx.query(`SAVEPOINT here`);
      await tx.query(`UPDATE salon SET phone = '1'`);
      await tx.query(`ROLLBACK TO SAVEPOINT here`);
      await tx.query(`UPDATE salon SET phone = '2'`);
    });

    expect(await stored()).not.toBe(before);
    const undone = await stored();
    await one.database
      .transaction(async (tx) => {
        await tx.query(`UPDATE salon SET phone = '3'`);
        throw new Error('Never mind.');
      })
      .catch(() => undefined);
    expect(await stored()).toBe(undone);
  });
});

describe('nothing that the desk shows is forgotten:', () => {
  const watched = async (): Promise<string[]> =>
    (
      await one.database.query(
        `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgfoid = 'note_desk_change'::regproc`,
      )
    ).map(({ name }: { name: string }) => name);

  test('each table is watched, or it is said why not', async () => {
    const tables: { name: string }[] = await one.database.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    const names = await watched();

    // A new table gets the trigger in its migration (as in `NoteDeskChanges`), or a line in NOT_SHOWN.
    expect([...names, ...Object.keys(NOT_SHOWN)].sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  test('whatever the pages of the desk are read from is watched', async () => {
    const pages = [
      ...['/bookings/diary?from=2027-02-01&to=2027-02-07', '/bookings', `/bookings/${bookingId}/history`],
      ...['/overview', '/overview/today', '/messages', '/reviews/all', '/time-off', '/clients', '/users'],
      ...[
        '/mail',
        '/audit',
        '/services/all',
        '/staff/all',
        '/staff/offers',
        '/invitations',
        '/portfolio/all',
      ],
      ...[`/staff/${ana.id}/hours`, '/salon/factor-rule', '/salon/words?language=de', '/desk/news'],
      `/sick-days?staffId=${ana.id}&fromDay=2027-02-01&toDay=2027-02-01`,
    ];

    const read = await tablesReadBy(other.database, async () => {
      for (const page of pages) await other.http.get(page).set('Authorization', admin.bearer).expect(200);
    });

    // Callers and their proofs; two tables that change together with watched ones; and log-ins and past visits, for
    // the reasons above.
    const along = [
      ...['sessions', 'second_factors', 'plan_version', 'site_version', 'login_records'],
      'past_visits',
    ];
    const known = new Set([...(await watched()), ...along]);
    expect(read.has('bookings')).toBe(true);
    expect([...read].filter((table) => !known.has(table))).toEqual([]);
  });
});
