import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, processing } from '../../support/salon.js';

let parlour: TestApp;
let vera: Person;

// It is Monday, 1 March 2027, 08:00.
beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE users, clients, bookings, services, service_categories CASCADE`);
  vera = await anAdmin(parlour, 'Vera Duarte');
});

afterAll(() => parlour.close());

async function rowsOf(path: string, query: object = {}): Promise<string[]> {
  const { headers, text } = await parlour.http
    .get(path)
    .query(query)
    .set('Authorization', vera.bearer)
    .expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).split('\r\n').slice(0, -1);
}

describe('the table of clients', () => {
  const add = (body: object) =>
    parlour.http.post('/clients').set('Authorization', vera.bearer).send(body).expect(201);

  test('has everyone by name, with what their bookings come to, the salon’s note, and nothing that runs as a formula', async () => {
    const maria = await aClient(parlour, 'Maria Lopes');
    await parlour.database.query(`UPDATE users SET created_at = '2026-05-04T09:00:00Z' WHERE id = $1`, [
      maria.id,
    ]);
    await parlour.http
      .patch(`/clients/${maria.id}`)
      .set('Authorization', vera.bearer)
      .send({ note: '=1+1' })
      .expect(200);
    await aPastBooking(parlour.database, {
      startsAt: '2027-02-20T10:00:00Z',
      clientId: maria.id,
      priceCents: 4550,
    });
    await add({ name: 'ana Berg', phone: '0171 23' });

    const rows = await rowsOf('/clients/export', { separator: 'semicolon' });

    expect(rows).toEqual([
      'Name;Email;Phone;Has an account;Visits;No-shows;Late cancellations;Cancelled;Last visit;Next visit;Spent;Currency;Tags;Warning;Note;Known since;Birthday;Address;Source;Blocked from booking online;Reminders by email;Reminders by message;News by email;News by message;Earlier visits;Earlier amount spent;Earlier currency;Earlier no-shows;Earlier first visit;Earlier last visit',
      'ana Berg;;0171 23;no;0;0;0;0;;;"0,00";USD;;;;2027-03-01;;;;no;;;;;;;;;;',
      `Maria Lopes;${maria.email};;yes;1;0;0;0;2027-02-20;;"45,50";USD;;;'=1+1;2026-05-04;;;;no;;;;;;;;;;`,
    ]);
    const acts: unknown[] = await parlour.database.query(
      `SELECT 1 FROM audit_entries WHERE action = 'clients.exported' AND actor_id = $1`,
      [vera.id],
    );
    expect(acts).toHaveLength(1);
  });

  test('misses no one and has no one twice, however many share a name', async () => {
    await parlour.database.query(
      `INSERT INTO clients (name) SELECT CASE WHEN n % 2 = 0 THEN 'Eva' ELSE 'Ida ' || n END FROM generate_series(1, 1200) AS n`,
    );
    await aClient(parlour, 'Eva');

    const rows = await rowsOf('/clients/export');

    expect(rows).toHaveLength(1202);
    expect(rows.filter((row) => row.startsWith('Eva,'))).toHaveLength(601);
    expect(new Set(rows.filter((row) => row.startsWith('Ida'))).size).toBe(600);
  });

  test('has only those who were searched for', async () => {
    await add({ name: 'Ana Berg', phone: '+49 171 2345' });
    await add({ name: 'Olga Sá' });

    expect((await rowsOf('/clients/export', { q: '1712' })).slice(1)).toEqual([
      expect.stringMatching(/^Ana Berg,/),
    ]);
  });
});

test('the table of services has prices, minutes and add-ons, archived services too', async () => {
  const as = (verb: 'post' | 'patch', path: string, body: object) =>
    parlour.http[verb](path).set('Authorization', vera.bearer).send(body);
  const { body: categories } = await as('post', '/service-categories', { title: 'Hair' }).expect(201);
  const categoryId = categories[0]._id;
  const cut = { title: 'Cut', price: 45.5, categoryId, segments: [active(30)] };
  const { body: added } = await as('post', '/services', cut).expect(201);
  await as('patch', `/services/${added._id}`, { version: added.version, status: 'archived' }).expect(200);
  await as('post', '/services', {
    title: 'Colour',
    description: 'Roots, or all of it',
    price: 80,
    priceKind: 'from',
    categoryId,
    segments: [active(30), processing(45), active(15)],
    bufferMinutes: 10,
    addOns: [{ title: 'Gloss', price: 12, extraMinutes: 15 }],
  }).expect(201);

  const rows = await rowsOf('/services/export');

  expect(rows).toEqual([
    'Service,Category,Description,Price,Price is “from”,Currency,Minutes,Buffer (minutes),Add-ons,Status',
    'Cut,Hair,,45.50,no,USD,30,0,,archived',
    'Colour,Hair,"Roots, or all of it",80.00,yes,USD,90,10,"Gloss (12.00, 15 min)",active',
  ]);
});
