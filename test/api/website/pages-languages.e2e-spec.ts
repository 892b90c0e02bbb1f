import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

const TEMPLATE = `<!doctype html><html lang="en"><head><title>Beauty salon</title><!--head--></head>
<body><div id="root"></div><!--body--></body></html>`;

let parlour: TestApp;
let folder: string;
let admin: Person;
let client: Person;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  writeFileSync(path.join(folder, 'index.html'), TEMPLATE);
  parlour = await startTestApp({ webDir: folder });
  admin = await anAdmin(parlour);
  client = await aClient(parlour);
});
afterAll(async () => {
  await parlour?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Others {
  [language: string]: 'public' | 'prepared';
}

const speak = (mainLanguage: string, others: Others) =>
  parlour.http
    .put('/salon/languages')
    .set('Authorization', admin.bearer)
    .send({
      mainLanguage,
      others: Object.entries(others).map(([language, state]) => ({ language, isPublic: state === 'public' })),
    })
    .expect(200);

const page = (at: string) => parlour.http.get(at).set('Accept', 'text/html');

beforeEach(() => speak('en', { pt: 'public', ar: 'public', de: 'prepared' }));

describe('13-A10 a page in one of the salon’s languages', () => {
  test('is found at its path, says in which language it is, and where the others are', async () => {
    const { text } = await page('/pt/contact').expect(200);

    expect(text).toContain('<html lang="pt">');
    expect(text).toContain('<title>Contacte-nos · Parlour</title>');
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/pt\/contact" \/>/);
    expect(text).toContain('<meta property="og:locale" content="pt_PT" />');
    expect(text).toContain('"inLanguage":"pt"');
    const alternates = [...text.matchAll(/hreflang="([\w-]+)" href="https?:\/\/[^/]+([^"]*)"/g)];
    expect(alternates.map(([, language, at]) => [language, at])).toEqual([
      ['en', '/contact'],
      ['pt', '/pt/contact'],
      ['ar', '/ar/contact'],
      ['x-default', '/contact'],
    ]);
  });

  test('runs from right to left in Arabic', async () => {
    const { text } = await page('/ar').expect(200);

    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('"og:locale" content="ar"');
  });

  test('comes in the main language where the address names none, whatever the browser asks for', async () => {
    const { text, headers } = await page('/contact').set('Accept-Language', 'pt').expect(200);

    expect(text).toContain('<html lang="en">');
    expect(headers['vary']).not.toMatch(/accept-language/i);
  });

  test.each(['/en/contact?a=1', '/de/contact?a=1'])(
    'leads from %s to the main one: it has no address of its own, or is not public yet',
    async (at) => {
      const { headers } = await page(at).expect(302);

      expect(headers['location']).toBe('/contact?a=1');
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test.each([
    '/pt/nowhere',
    '/pt/pt/contact',
    '/pt//example.com',
    '/xx/contact',
    '/PT/contact',
    '/pt/../../etc',
  ])('is not there at %s, and leads nowhere else', async (at) => {
    const { headers } = await page(at).expect(404);

    expect(headers['location']).toBeUndefined();
  });

  test('is found by search engines, in a sitemap in which each names all of them', async () => {
    const { text } = await parlour.http.get('/sitemap.xml').expect(200);

    expect(text.match(/<loc>[^<]+\/contact<\/loc>/g)).toHaveLength(3);
    expect(text.match(/hreflang="ar" href="[^"]+\/ar\/contact"/g)).toHaveLength(3);
    expect(text).not.toContain('/de');
  });

  test('says what the owner has not written in its own language, and what they have as they did', async () => {
    await parlour.http
      .put('/salon/texts')
      .set('Authorization', admin.bearer)
      .send({ 'visit.heading': 'Ring twice' })
      .expect(200);

    const { body } = await parlour.http.get('/salon?language=pt').expect(200);
    const again = await parlour.http.get('/salon?language=pt').expect(200);
    const english = await parlour.http.get('/salon').expect(200);

    expect(body.texts['contact.heading']).toBe('Contacte-nos');
    expect(body.texts['visit.heading']).toBe('Ring twice');
    expect(again.body).toEqual(body);
    expect(english.body.texts['contact.heading']).toBe('Contact Us');
  });

  test.each(['../..', 'xx', 'PT', `${'p'.repeat(2000)}`])(
    'is not led astray by ?language=%.20s',
    async (language) => {
      const { body } = await parlour.http.get('/salon').query({ language }).expect(200);

      expect(body.texts['contact.heading']).toBe('Contact Us');
    },
  );
});

describe('the languages of the salon', () => {
  test('are shown to everyone as far as they are public, the main one first', async () => {
    const { body } = await parlour.http.get('/salon').expect(200);

    expect([body.mainLanguage, body.languages]).toEqual(['en', ['en', 'pt', 'ar']]);
  });

  test('change places at once, and the pages with them', async () => {
    await page('/pt/contact').expect(200);
    await speak('pt', { en: 'public', pt: 'public' });

    const { body } = await parlour.http.get('/salon').expect(200);
    expect(body.languages).toEqual(['pt', 'en']);
    expect(body.texts['contact.heading']).toBe('Contacte-nos');
    await page('/pt/contact').expect(302);
    expect((await page('/contact').expect(200)).text).toContain('<html lang="pt">');
    expect((await page('/en/contact').expect(200)).text).toContain('<html lang="en">');
  });

  test('read those of a later version, which this one does not speak, as the main one', async () => {
    await parlour.database.query(`INSERT INTO salon_languages VALUES ('tlh', 9, true)`);

    const { body } = await parlour.http.get('/salon').expect(200);

    expect(body.languages).toEqual(['en', 'pt', 'ar']);
  });

  test.each([
    ['a language that nobody knows', { mainLanguage: 'tlh', others: [] }],
    [
      'one language twice',
      { mainLanguage: 'en', others: [1, 2].map(() => ({ language: 'pt', isPublic: true })) },
    ],
    ['no list', { mainLanguage: 'en' }],
  ])('cannot be %s', async (_, body) => {
    await parlour.http.put('/salon/languages').set('Authorization', admin.bearer).send(body).expect(422);
  });
});

describe('the language of someone', () => {
  const langOf = async (table: string, id: string) =>
    (await parlour.database.query(`SELECT lang FROM ${table} WHERE id = $1`, [id]))[0].lang;

  test('is that of the page on which they signed up', async () => {
    const { body } = await parlour.http
      .post('/auth/sign-up')
      .set('Accept-Language', 'pt')
      .send({ name: 'Ana', email: 'ana@example.com', password: 'correct horse battery staple' })
      .expect(201);

    expect(await langOf('users', body.user._id)).toBe('pt');
  });

  test('is theirs to change, and to leave to the salon again', async () => {
    const change = (language: unknown) =>
      parlour.http.patch('/account').set('Authorization', client.bearer).send({ language });

    expect((await change('ar').expect(200)).body.language).toBe('ar');
    await change('tlh').expect(422);
    expect((await change(null).expect(200)).body.language).toBeNull();
  });

  test('is kept with a booking as that of the page on which it was made', async () => {
    const cut = await aService(parlour.database, { title: 'Cut' });
    await aMember(parlour.database, { name: 'Ana', does: [cut] });
    const { body } = await parlour.http
      .post('/bookings')
      .set('Authorization', client.bearer)
      .set('Idempotency-Key', crypto.randomUUID())
      .set('Accept-Language', 'pt')
      .send({ startsAt: '2027-03-02T10:00:00Z', lines: [{ serviceId: cut.id, staffId: null }] })
      .expect(201);

    expect(await langOf('bookings', body._id)).toBe('pt');
  });
});
