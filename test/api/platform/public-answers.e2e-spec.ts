import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '../../support/app.js';
import { countStatements } from '../../support/count-statements.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { anAdmin } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { tablesReadBy } from '../../support/tables-read.js';

const DATA = ['/salon', '/salon/legal', '/services', '/staff', '/portfolio', '/reviews', '/reviews/summary'];
const PAGES = ['/', '/all-services', '/portfolio', '/team', '/contact', '/book', '/privacy'];

let one: TestApp;
let other: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html><head><meta nonce="__CSP_NONCE__" /><title>Beauty salon</title><!--head--></head><body><!--body--></body></html>',
  );
  one = await startTestApp({ webDir: folder });
  other = await startTestApp({ webDir: folder, databaseUrl: one.databaseUrl });
  const service = await aService(one.database, { title: 'Cut' });
  const ana = await aMember(one.database, { name: 'Ana', does: [service] });
  const bookingId = await aPastBooking(one.database, {
    startsAt: '2027-02-01T10:00:00.000Z',
    lines: [{ serviceId: service.id, staffId: ana.id, title: 'Cut', staffName: 'Ana', priceCents: 4000 }],
  });
  await one.database.query(
    `INSERT INTO reviews (name, text, stars, status, booking_id) VALUES ('Maria', 'Like new', 5, 'published', $1)`,
    [bookingId],
  );
});

afterAll(async () => {
  await other?.close();
  await one?.close();
  rmSync(folder, { recursive: true, force: true });
});

const data = (url: string, parlour = other) => parlour.http.get(url).set('Accept', 'application/json');
const page = (url: string) => other.http.get(url).set('Accept', 'text/html');

describe('12-E1: what one copy of the app changes, another shows with its next answer:', () => {
  test.each([
    ['a price', '/services', `UPDATE services SET price_cents = 4711`, /47\.11/],
    ['who works here', '/staff', `UPDATE staff SET name = 'Anabela'`, /Anabela/],
    ['who does what', '/services', `UPDATE staff_services SET price_cents = 815`, /8\.15/],
    ['the telephone', '/salon', `UPDATE salon SET phone = '+351 99'`, /\+351 99/],
    ['a text', '/salon', `INSERT INTO site_texts (key, text) VALUES ('hero.button', 'Come in')`, /Come in/],
    [
      'a day off',
      '/salon',
      `INSERT INTO special_days (day, windows) VALUES ('2027-04-05', '[]')`,
      /2027-04-05/,
    ],
    [
      'an answer to a review',
      '/reviews',
      `UPDATE reviews SET answer = 'Thanks', answered_at = now()`,
      /Thanks/,
    ],
    ['a visit that was not one', '/reviews', `UPDATE bookings SET status = 'no-show'`, /"verified":false/],
    ['a review that is hidden', '/reviews/summary', `UPDATE reviews SET status = 'hidden'`, /"count":0/],
    ['services that are gone', '/services', `TRUNCATE service_categories CASCADE`, /^\[\]$/],
  ])('%s', async (_, url, change, expected) => {
    const before = await data(url).expect(200);
    expect(before.text).not.toMatch(expected);

    await one.database.query(change);

    expect((await data(url).expect(200)).text).toMatch(expected);
    expect((await data(url).expect(200)).text).toMatch(expected);
  });

  test('not before it is committed, and nothing that was not', async () => {
    const renamed = one.database.transaction(async (tx) => {
      await tx.query(`UPDATE salon SET name = 'Nowhere'`);
      expect((await data('/salon')).text).not.toContain('Nowhere');
      throw new Error('Never mind.');
    });

    await expect(renamed).rejects.toThrow('Never mind.');
    expect((await data('/salon')).text).not.toContain('Nowhere');
  });

  test('a page says so as well', async () => {
    expect((await page('/contact')).text).not.toContain('Casa Vera');

    await one.database.query(`UPDATE salon SET name = 'Casa Vera'`);

    expect((await page('/contact')).text).toContain('Casa Vera');
  });
});

describe('12-E1: an answer that is the same for everyone', () => {
  test.each(DATA)('costs one statement when nothing has changed: %s', async (url) => {
    await data(url).expect(200);

    expect(await countStatements(other.database, () => data(url).expect(200))).toBe(1);
  });

  test('is made once for many who ask after a change', async () => {
    const statementsOf = (visitors: number) =>
      countStatements(other.database, () =>
        Promise.all(Array.from({ length: visitors }, () => data('/services').expect(200))),
      );
    await one.database.query(`UPDATE salon SET phone = '1'`);
    const ofOne = await statementsOf(1);
    await one.database.query(`UPDATE salon SET phone = '2'`);

    expect(await statementsOf(20)).toBeLessThan(20 + ofOne);
  });

  test('is packed for whoever reads that, and need not be sent twice', async () => {
    const { headers } = await data('/salon').set('Accept-Encoding', 'br');
    const again = await data('/salon').set('If-None-Match', String(headers['etag']));

    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' });
    expect(headers['vary']).toContain('Accept-Encoding');
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await data('/salon').set('Accept-Encoding', 'identity')).body.name).toBe('Casa Vera');
  });

  test('has the same headers and words as the first of its kind', async () => {
    await one.database.query(`UPDATE salon SET phone = '3'`);
    const [made, kept] = [await data('/services'), await data('/services')];

    const { date: _madeAt, 'x-request-id': _id, ...headers } = made.headers;
    expect(kept.headers).toMatchObject(headers);
    expect(kept.body).toEqual(made.body);
  });

  test('is given to someone who is logged in as to everyone', async () => {
    const admin = await anAdmin(one);
    const { text } = await data('/services');

    expect((await data('/services').set('Authorization', admin.bearer)).text).toBe(text);
  });

  test('never stands in for a page at the same path', async () => {
    await data('/portfolio').expect('Content-Type', /json/);

    expect((await page('/portfolio')).type).toBe('text/html');
    expect((await other.http.get('/portfolio').set('Accept', '*/*')).type).toBe('text/html');
    expect((await data('/portfolio')).headers['vary']).toMatch(/Accept,|Accept$/);
  });
});

test('no two visitors get a page with the same nonce', async () => {
  const nonces = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { headers, text } = await page('/contact').set('Accept-Encoding', 'gzip');
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(text) ?? [];
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    }),
  );

  expect(new Set(nonces).size).toBe(5);
});

test('whatever the public lists and pages are read from is watched', async () => {
  const read = await tablesReadBy(other.database, async () => {
    await one.database.query(`UPDATE salon SET phone = '4'`);
    for (const url of DATA) await data(url).expect(200);
    for (const url of PAGES) await page(url).expect(200);
  });
  const watched: { name: string }[] = await one.database.query(
    `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger
     WHERE tgfoid IN ('change_site_version'::regproc, 'change_site_version_if_reviewed'::regproc)`,
  );

  // A review is read with its author, of whom visitors see nothing, and without whom it is deleted.
  const known = new Set([...watched.map(({ name }) => name), 'site_version', 'users']);
  expect(read.has('services')).toBe(true);
  expect([...read].filter((table) => !known.has(table))).toEqual([]);
});
