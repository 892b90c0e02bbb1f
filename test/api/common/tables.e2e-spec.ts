import { readForeignFile } from '../../../api/operations/imports-read/read-foreign-file.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aMember, active, processing } from '../../support/salon.js';

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

test('the table of the team has everyone who works here, in the owner’s order', async () => {
  await parlour.database.query(`DELETE FROM staff`);
  await aMember(parlour.database, { name: 'Ana', does: [] });
  const { id: rui } = await aMember(parlour.database, { name: 'Rui', does: [] });
  await aMember(parlour.database, { name: 'Gone', does: [] });
  await parlour.database.query(`UPDATE staff SET active = false WHERE name = 'Gone'`);
  await parlour.database.query(
    `UPDATE staff SET role = 'Colourist', introduction = 'Since 2009', languages = '{pt,en}' WHERE id = $1`,
    [rui],
  );

  expect(await rowsOf('/staff/export')).toEqual([
    'Name,Job title,Introduction,Languages',
    expect.stringMatching(/^Ana,/),
    'Rui,Colourist,Since 2009,"pt, en"',
  ]);
});

describe('the same tables for Excel', () => {
  const spreadsheet = async (path: string) => {
    const answer = await parlour.http
      .get(path)
      .query({ format: 'xlsx' })
      .set('Authorization', vera.bearer)
      .responseType('blob')
      .expect(200);
    return { headers: answer.headers, tables: await readForeignFile(answer.body) };
  };

  test('a number with a zero, one of 17 digits and a date arrive as they are', async () => {
    await parlour.http
      .post('/clients')
      .set('Authorization', vera.bearer)
      .send({ name: '1/2/2024', phone: '0171234567', note: '12345678901234567' })
      .expect(201);
    await parlour.http
      .post('/clients')
      .set('Authorization', vera.bearer)
      .send({ name: 'Bea', note: '=1+1\n+49 & <b>' })
      .expect(201);

    const { headers, tables } = await spreadsheet('/clients/export');

    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="parlour-clients-2027-03-01.xlsx"',
    });
    const [{ headings = [], rows = [] } = {}] = tables;
    const cells = rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])));
    expect(cells).toMatchObject([
      { Name: '1/2/2024', Phone: '0171234567', Note: '12345678901234567', Visits: '0', Spent: '0.00' },
      { Name: 'Bea', Phone: '', Note: '=1+1\n+49 & <b>' },
    ]);
  });

  test('every table of the salon can be had as XLSX', async () => {
    await aClient(parlour, 'Maria Lopes');
    for (const path of ['/clients/export', '/staff/export']) {
      expect((await spreadsheet(path)).tables).toHaveLength(1);
    }
    for (const path of ['/bookings/export', '/services/export']) {
      const { headers } = await parlour.http
        .get(path)
        .query({ format: 'xlsx' })
        .set('Authorization', vera.bearer)
        .expect(200);
      expect(headers['content-disposition']).toMatch(/\.xlsx"$/);
    }
  });

  test('another format is refused', async () => {
    await parlour.http
      .get('/clients/export')
      .query({ format: 'pdf' })
      .set('Authorization', vera.bearer)
      .expect(422);
  });
});
