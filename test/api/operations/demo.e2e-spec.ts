import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/cluster.js';
import { anAdmin } from '../../support/people.js';
import { aService, nobodyWorksHere } from '../../support/salon.js';

const withDemo = { DEMO: '1' };
const withoutDemo = { DEMO: '0' };

/**
 * The number of rows in each table, and their contents; without the keys, since each start makes a new code for
 * the set-up link.
 */
async function contentsOf(database: DataSource): Promise<Record<string, string>> {
  const tables: { name: string }[] = await database.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'app_keys' ORDER BY name`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [row]: { rows: number; checksum: string | null }[] = await database.query(
      `SELECT count(*)::int AS rows, md5(string_agg(content::text, '|' ORDER BY content::text)) AS checksum
       FROM "${name}" AS content`,
    );
    contents[name] = `${row?.rows} ${row?.checksum}`;
  }
  return contents;
}

const count = async (database: DataSource, table: string): Promise<number> => {
  const [row]: { rows: number }[] = await database.query(`SELECT count(*)::int AS rows FROM ${table}`);
  return row?.rows ?? 0;
};

describe('the first start of a new salon', () => {
  let parlour: TestApp;

  beforeAll(async () => {
    parlour = await startTestApp({ env: withDemo });
  });

  afterAll(() => parlour.close());

  test('opens Maison Vera, late on Thursdays and closed on Sundays', async () => {
    const { body: salon } = await parlour.http.get('/salon').expect(200);

    expect(salon).toMatchObject({
      name: 'Maison Vera',
      timeZone: 'Europe/Lisbon',
      currency: { code: 'USD' },
    });
    const closes = Object.fromEntries(
      salon.openingHours.map((window: { weekday: number; endsMinute: number }) => [
        window.weekday,
        window.endsMinute / 60,
      ]),
    );
    expect(closes).toEqual({ 1: 19, 2: 19, 3: 19, 4: 21, 5: 19, 6: 18 });
  });

  test('12-B4 says on every page that it is a demo, until it has a name of its own', async () => {
    const admin = await anAdmin(parlour);
    const webDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
    writeFileSync(path.join(webDir, 'index.html'), '<title>Beauty salon</title><body><!--body--></body>');
    const site = await startTestApp({ env: withoutDemo, webDir, databaseUrl: parlour.databaseUrl });
    const notices = () =>
      Promise.all(
        ['/', '/login', '/dashboard/diary', '/no-such-page'].map(async (path) => {
          const { text } = await site.http.get(path).set('Accept', 'text/html');
          return /<aside id="demo-notice"[^>]* data-pt="Salão de demonstração[^>]*>([^<]+)</.exec(text)?.[1];
        }),
      );
    const before = await notices();

    const { body: renamed } = await parlour.http
      .patch('/salon')
      .set('Authorization', admin.bearer)
      .send({ name: 'Chez Ana' })
      .expect(200);
    const after = await notices();
    await parlour.database.query(`UPDATE salon SET name = 'Maison Vera'`);
    await site.close();
    rmSync(webDir, { recursive: true });

    expect(new Set(before)).toEqual(new Set([expect.stringMatching(/^Demo salon: nothing here is real/)]));
    expect(renamed.isDemo).toBe(false);
    expect(after).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('offers twelve services in six categories', async () => {
    const { body: services } = await parlour.http.get('/services').expect(200);

    expect(services).toHaveLength(12);
    const slugs = services.map(({ category }: { category: { slug: string } }) => category.slug);
    expect([...new Set(slugs)]).toEqual(['hair', 'nails', 'make-up', 'skin', 'brows', 'massage']);
  });

  test('introduces nine people who each do something', async () => {
    const { body: staff } = await parlour.http.get('/staff').expect(200);

    expect(staff).toHaveLength(9);
    expect(staff.filter(({ offers }: { offers: unknown[] }) => offers.length === 0)).toEqual([]);
  });

  test('shows seven reviews of five stars, the latest first', async () => {
    const { body: reviews } = await parlour.http.get('/reviews').expect(200);

    expect(reviews.map(({ stars }: { stars: number }) => stars)).toEqual([5, 5, 5, 5, 5, 5, 5]);
    const days = reviews.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('shows six looks under the names of the specification, each with a picture', async () => {
    const { body: looks } = await parlour.http.get('/portfolio').expect(200);

    expect(looks.map(({ title }: { title: string }) => title)).toEqual([
      'Chichen Itza',
      'Colosseum Roma',
      'Great Pyramid of Giza',
      'San Francisco',
      'San Francisco',
      'San Francisco',
    ]);
    expect(new Set(looks.map(({ subtitle }: { subtitle: string }) => subtitle))).toEqual(
      new Set(['SUBTITLE']),
    );
    expect(new Set(looks.map(({ img }: { img: string }) => img)).size).toBe(6);
  });

  test('leaves each service at least one free slot in the coming week', async () => {
    const { body: services } = await parlour.http.get('/services').expect(200);

    for (const { _id, title } of services) {
      const { body } = await parlour.http
        .get('/availability/days')
        .query({ from: '2027-03-02', to: '2027-03-08', services: _id })
        .expect(200);
      expect([title, body.firstFree]).toEqual([title, expect.stringMatching(/^2027-03-0/)]);
    }
  });

  test('gives Helena a holiday as time off, which the owner can take back as a whole', async () => {
    const [holiday] = await parlour.database.query(
      `SELECT count(*)::int AS days, sum(upper(during) - lower(during)) = max(ends_at) - min(starts_at) AS is_whole
       FROM allocations JOIN time_off ON time_off.id = time_off_id WHERE time_off.reason = 'Holiday'`,
    );

    expect(holiday).toEqual({ days: 3, is_whole: true });
  });

  test('books no one twice, and no one for longer than the booking and its clean-up', async () => {
    const clashes = await parlour.database.query(
      `SELECT 1 FROM allocations AS one JOIN allocations AS other
       ON one.id < other.id AND one.staff_id = other.staff_id AND one.during && other.during`,
    );
    const strays = await parlour.database.query(
      `SELECT 1 FROM allocations AS taken WHERE kind = 'booking' AND NOT EXISTS (
         SELECT FROM booking_lines AS line
         WHERE line.booking_id = taken.booking_id AND line.staff_id = taken.staff_id
         AND taken.during <@ tstzrange(line.starts_at, line.ends_at + line.buffer_minutes * interval '1 minute'))`,
    );

    expect([clashes, strays]).toEqual([[], []]);
    expect(await count(parlour.database, `allocations WHERE kind = 'booking'`)).toBeGreaterThan(300);
  });

  test('takes time for each booking that was not cancelled, and for none that was', async () => {
    const wrong = await parlour.database.query(
      `SELECT reference FROM bookings AS booking WHERE (status = 'cancelled') =
         EXISTS (SELECT FROM allocations WHERE booking_id = booking.id)`,
    );

    expect(wrong).toEqual([]);
    expect(await count(parlour.database, `bookings WHERE status = 'cancelled'`)).toBeGreaterThan(0);
  });

  test('shows an admin tomorrow’s bookings under names without an account', async () => {
    const admin = await anAdmin(parlour);

    const { body } = await parlour.http
      .get('/bookings')
      .query({ day: '2027-03-02', status: 'confirmed' })
      .set('Authorization', admin.bearer)
      .expect(200);

    expect(body.total).toBeGreaterThan(20);
    expect(body.items[0]).toMatchObject({ client: { _id: null, email: '' }, can: { cancel: true } });
  });
});

describe('a later start', () => {
  let place: TestDatabase;
  let running: TestApp[];

  beforeEach(async () => {
    place = await createTestDatabase();
    running = [];
  });

  const stopAll = () => Promise.all(running.splice(0).map(({ close }) => close()));

  afterEach(async () => {
    await stopAll();
    await place.drop();
  });

  const start = async (env: Record<string, string>): Promise<TestApp> => {
    const parlour = await startTestApp({ env, databaseUrl: place.url });
    running.push(parlour);
    return parlour;
  };

  test('changes nothing in a salon that has its demo', async () => {
    const first = await start(withDemo);
    const before = await contentsOf(first.database);
    await stopAll();

    const second = await start(withDemo);

    expect(await contentsOf(second.database)).toEqual(before);
  });

  test('does not restore demo data that the salon has deleted', async () => {
    const first = await start(withDemo);
    await nobodyWorksHere(first.database);
    await first.database.query(`TRUNCATE services, service_categories, reviews CASCADE`);
    await first.database.query(
      `UPDATE salon SET name = 'Parlour', phone = '', email = '', street = '', city = ''`,
    );
    await stopAll();

    const second = await start(withDemo);

    expect(await count(second.database, 'services')).toBe(0);
  });

  test('with the demo switched off leaves an empty salon with its settings', async () => {
    const parlour = await start(withoutDemo);

    const { body: salon } = await parlour.http.get('/salon').expect(200);
    const { body: services } = await parlour.http.get('/services').expect(200);

    expect(salon).toMatchObject({ name: 'Parlour', slotStepMinutes: 15 });
    expect(salon.openingHours).toHaveLength(6);
    expect(services).toEqual([]);
    expect(await count(parlour.database, 'salon WHERE demo_at IS NULL')).toBe(1);
  });

  test.each([
    ['sells something', (database: DataSource) => aService(database)],
    [
      'has somebody working',
      (database: DataSource) => database.query(`INSERT INTO staff (name) VALUES ('Ana')`),
    ],
    ['has a name', (database: DataSource) => database.query(`UPDATE salon SET name = 'Chez Ana'`)],
    [
      'has a client',
      (database: DataSource) =>
        database.query(`INSERT INTO users (email, email_key) VALUES ('ana@example.com', 'ana@example.com')`),
    ],
  ])('never mixes the demo into a salon of one’s own that %s', async (_, furnish) => {
    const own = await start(withoutDemo);
    await furnish(own.database);
    const before = await contentsOf(own.database);
    await stopAll();

    const later = await start(withDemo);

    expect(await contentsOf(later.database)).toEqual(before);
  });

  test('of two copies at the same time sets the salon up once', async () => {
    const copies = await Promise.all([start(withDemo), start(withDemo)]);

    const [copy] = copies;
    expect(await count(copy.database, 'services')).toBe(12);
    expect(await count(copy.database, 'staff')).toBe(9);
  });
});
