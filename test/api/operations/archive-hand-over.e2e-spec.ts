// Long because it names every table that a hand-over keeps, empties or leaves out.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SetupService } from '../../../api/people/admin/setup.service.js';
import { inArchive, archivedTables } from '../../../api/operations/archive/archived-tables.js';
import { inspect } from '../../../api/operations/archive/inspect.js';
import { pack, type Packed } from '../../../api/operations/archive/pack.js';
import { restore } from '../../../api/operations/archive/restore.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { OutboxWorkerService } from '../../../api/mail/mail/outbox-worker.service.js';
import { ReviewRequestsService } from '../../../api/mail/review-requests/review-requests.service.js';
import { FolderStore } from '../../../api/platform/media/folder.store.js';
import { Transactions } from '../../../api/database/transactions.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/cluster.js';
import { archiveOf, openFullSalon } from '../../support/full-salon.js';
import { aDataFolder, type DataFolder } from '../../support/pictures.js';
import { PASSWORD } from '../../support/people.js';

const quiet = () => undefined;
const NOW = new Date('2026-11-23T12:00:00Z');
const CLIENT = 'client@example.com';
const SEALED = 'sealed@example.com';

let parlour: TestApp;
let packed: Packed;
let folder: DataFolder;
let elsewhere: TestDatabase;
/** Secrets that anyone who finds the file could use. */
let cookies: string[];
let token: string;

const fileIn = (name: string) => path.join(folder.path, name);
const unpackedBytes = (file: string) => gunzipSync(readFileSync(file));

beforeAll(async () => {
  folder = aDataFolder();
  elsewhere = await createEmptyDatabase();
  parlour = await openFullSalon();
  await useEveryDoor();
  packed = await pack(
    archiveOf(parlour.databaseUrl, parlour.folder.path),
    fileIn('hand-over.parlour'),
    quiet,
    { kind: 'hand-over' },
  );
});

afterAll(async () => {
  await parlour?.close();
  await elsewhere.drop();
  folder.remove();
});

/** A client signs up, requests a link and a code, and their emails are kept on the page Mail. */
async function useEveryDoor(): Promise<void> {
  const { http, app, database } = parlour;
  const signedUp = await http.post('/auth/sign-up').send({ name: 'Ana', email: CLIENT, password: PASSWORD });
  cookies = [signedUp.headers['set-cookie']].flat().map(String);
  const given = await http.put(`/user/${CLIENT}`).set('Cookie', cookies).send({ email: CLIENT }).expect(200);
  token = given.body.token;
  await http.post('/auth/reset-request').send({ email: CLIENT }).expect(202);
  await http.post('/auth/codes').send({ email: SEALED, name: 'Bea' }).expect(202);
  await app.get(OutboxWorkerService).deliverDue();
  await http.post('/auth/reset-request').send({ email: CLIENT }).expect(202);
  await database.query(
    `INSERT INTO outbox (kind, to_address, booking_id, version, not_before, give_up_at)
     SELECT 'booking-reminder', client_email, id, version, '9999-01-01', '9999-01-04' FROM bookings LIMIT 1`,
  );
  await app.get(Transactions).run((tx) => app.get(ReviewRequestsService).choose(CLIENT, false, tx));
}

interface Column {
  table: string;
  column: string;
}

/** Every column of the salon's tables, and whether a hand-over has it. */
async function columnsOf({ database }: TestApp): Promise<(Column & { isHandedOver: boolean })[]> {
  const columns: Column[] = await database.query(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY table_name, column_name`,
  );
  return columns.map(({ table, column }) => {
    const about = inArchive(table, 'hand-over');
    return { table, column, isHandedOver: about?.kept === true && !about.without?.[column] };
  });
}

test('12-A12 every table and column that stays behind in a hand-over is there, and none that goes along sounds like a secret', async () => {
  const columns = await columnsOf(parlour);
  const named = Object.keys(archivedTables).flatMap((table) => {
    const about = inArchive(table, 'hand-over');
    return about?.kept ? Object.keys(about.without ?? {}).map((column) => `${table}.${column}`) : [];
  });
  const known = columns.map(({ table, column }) => `${table}.${column}`);
  const doubtful = columns
    .filter(
      ({ isHandedOver, column }) => isHandedOver && /hash|secret|token|passw|code|key|link|sess/.test(column),
    )
    .map(({ table, column }) => `${table}.${column}`);

  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(doubtful).toEqual([
    'account_numbers.key',
    'clients.email_key',
    'clients.phone_key',
    // Digests of eighty random bits can stay: the new owner owes what is on the cards.
    'gift_cards.code_digest',
    'media.content_hash',
    'media_words.source_hash',
    'own_words.source_hash',
    'portfolio_words.source_hash',
    'products.barcode',
    'receipt_heads.postal_code',
    'salon.country_code',
    'salon.postal_code',
    'service_add_on_words.source_hash',
    'service_category_words.source_hash',
    'service_words.source_hash',
    'site_text_words.key',
    'site_text_words.source_hash',
    'site_texts.key',
    'staff_words.source_hash',
    'users.email_key',
    'users.token_version',
  ]);
});

/** The contents of the columns left out, by column; bytes in hex. Ids and times also exist elsewhere. */
async function secretsOf(salon: TestApp): Promise<Map<string, string[]>> {
  const secrets = new Map<string, string[]>();
  for (const { table, column, isHandedOver } of await columnsOf(salon)) {
    if (isHandedOver || !/hash|secret|value|subject|unverified|^letter$/.test(column)) continue;
    const rows: { value: string }[] = await salon.database.query(
      `SELECT DISTINCT "${column}"::text AS value FROM "${table}" WHERE "${column}" IS NOT NULL`,
    );
    const values = rows.flatMap(({ value }) =>
      column === 'letter' ? [...value.matchAll(/#code=([\w-]+)/g)].map(([, code = '']) => code) : [value],
    );
    // Some rows were put there by hand, and have a letter in place of a digest.
    const real = values.filter((value) => value.length > 8);
    if (real.length > 0) secrets.set(`${table}.${column}`, real);
  }
  return secrets;
}

/** Each way in which a secret might be written down. */
const writings = (secret: string): string[] => {
  if (!secret.startsWith('\\x')) return [secret, secret.slice(secret.indexOf('#') + 1)];
  const bytes = Buffer.from(secret.slice(2), 'hex');
  // Three bytes are four signs, wherever in a longer text they begin.
  return [
    bytes.toString('hex'),
    bytes.toString('base64').slice(0, 8),
    bytes.toString('base64url').slice(0, 8),
  ];
};

test('12-A12 no secret of the salon is in a hand-over, neither as it is stored nor as someone holds it', async () => {
  const text = unpackedBytes(packed.file).toString('latin1');
  const secrets = await secretsOf(parlour);
  const held = [...cookies.map((cookie) => /=([^;]+)/.exec(cookie)?.[1] ?? ''), token, PASSWORD];

  const found = [...secrets].flatMap(([column, values]) =>
    values.some((value) => writings(value).some((writing) => text.includes(writing))) ? [column] : [],
  );

  expect([...secrets.keys()]).toEqual(
    expect.arrayContaining([
      'action_codes.code_hash',
      'app_keys.value',
      'identities.subject',
      'login_codes.code_hash',
      'outbox.letter',
      'outbox.secret_link',
      'sessions.token_hash',
      'users.password_hash',
    ]),
  );
  expect(found).toEqual([]);
  expect(held.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
});

test('12-A12 a hand-over has all of the business: what is in no backup, and what opens a door, is all that is left out', async () => {
  const { tables } = packed.manifest;
  const backup = await pack(
    archiveOf(parlour.databaseUrl, parlour.folder.path),
    fileIn('backup.parlour'),
    quiet,
  );
  const fewer = Object.entries(backup.manifest.tables).filter(
    ([name, { rows }]) => tables[name]?.rows !== rows,
  );

  expect(fewer.map(([name]) => name)).toEqual([
    'action_codes',
    'app_keys',
    'booking_links',
    'calendars',
    'declined_review_requests',
    'emailed_news',
    'idempotency_keys',
    'identities',
    'invitations',
    'login_records',
    'news_readers',
    'outbox',
    'recovery_codes',
    'second_factors',
    'seen_news',
    'sessions',
    'time_off_requests',
  ]);
  expect(tables.outbox?.rows).toBeGreaterThan(0);
  expect(tables.declined_review_requests?.rows).toBe(1);
});

describe('where a salon was imported', () => {
  let there: TestApp;
  let dismissed: string[];

  beforeAll(async () => {
    const { manifest } = await inspect(packed.file, null, NOW);
    ({ dismissed } = await restore({
      database: typeormOptions({ url: elsewhere.url }, 2),
      pictures: new FolderStore(path.join(folder.path, 'media')),
      file: packed.file,
      passphrase: null,
      manifest,
      dueMail: { before: NOW, fate: 'hold' },
      progress: quiet,
    }));
    there = await startTestApp({ databaseUrl: elsewhere.url });
  });
  afterAll(() => there.close());

  test('12-A12 the salon is the same, row for row and picture for picture, but for who runs it', async () => {
    const again = await pack(archiveOf(elsewhere.url, folder.path), fileIn('again.parlour'), quiet, {
      kind: 'hand-over',
    });
    const [before, after] = [packed, again].map(({ manifest }) =>
      manifest.members.filter(({ name }) => name !== 'tables/users.ndjson'),
    );

    expect(after).toEqual(before);
    expect(folder.pictures()).toEqual(parlour.folder.pictures());
    expect((await there.http.get('/salon')).body.face.colour).toBe('#0b4f3c');
  });

  test('12-A12 no one is logged in and no password works; a client logs in once a link has brought a new one', async () => {
    const password = 'another long enough secret';
    const { http, app, database } = there;
    const login = (secret: string) => http.post('/auth/login').send({ email: CLIENT, password: secret });

    expect((await http.get('/auth/session').set('Cookie', cookies)).body.user ?? null).toBeNull();
    await http.get('/bookings/mine').set('Authorization', `Bearer ${token}`).expect(401);
    await login(PASSWORD).expect(401);
    await http.post('/auth/reset-request').send({ email: CLIENT }).expect(202);
    await app.get(OutboxWorkerService).deliverDue();
    const [{ text }] = await database.query(
      `SELECT letter ->> 'text' AS text FROM outbox WHERE kind = 'reset' AND to_address = $1`,
      [CLIENT],
    );
    const [, code] = /#code=(\S+)/.exec(text) ?? [];
    await http.post('/auth/reset').send({ code, password }).expect(204);
    await login(password).expect(200);
  });

  test('12-A12 no one is an admin any more; the set-up link makes one, of an existing account as well', async () => {
    const [{ count }] = await there.database.query(
      `SELECT count(*)::int AS count FROM users WHERE role = 'admin'`,
    );
    const [email = ''] = dismissed;
    const [, code] = /#(.+)/.exec(await there.app.get(SetupService).link()) ?? [];

    const setUp = await there.http
      .post('/setup')
      .send({ code, name: 'New Owner', email, password: 'a password of forty signs' });

    expect([count, dismissed.length]).toEqual([0, 1]);
    expect([setUp.status, setUp.body.user?.role]).toEqual([201, 'admin']);
  });

  test('12-A12 who does not want to be asked for reviews is not asked there either', async () => {
    const requests = there.app.get(ReviewRequestsService);

    expect(await requests.mayAsk(CLIENT.toUpperCase())).toBe(false);
    expect(await requests.mayAsk(SEALED)).toBe(true);
  });

  test('12-A12 clients are reminded of bookings that were made before, and no other email goes along', async () => {
    const kinds = ({ database }: TestApp) =>
      database.query(
        `SELECT kind, count(*)::int AS count FROM outbox
         WHERE kind = 'booking-reminder' AND dropped_at IS NULL AND sent_at IS NULL GROUP BY 1`,
      );

    expect(await kinds(there)).toEqual(await kinds(parlour));
  });
});
