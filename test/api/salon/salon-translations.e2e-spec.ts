// Long because each noun has its translations in the same way, and is checked in the same salon.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Language } from '../../../api/words/types.gen.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';
import { active, aMember } from '../../support/salon.js';

const TEMPLATE = `<!doctype html><html lang="en"><head><title>Beauty salon</title><!--head--></head>
<body><div id="root"></div><!--body--></body></html>`;

let one: TestApp;
let other: TestApp;
let folder: string;
let admin: Person;
let client: Person;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  writeFileSync(path.join(folder, 'index.html'), TEMPLATE);
  one = await startTestApp({ webDir: folder });
  other = await startTestApp({ webDir: folder, databaseUrl: one.databaseUrl });
  admin = await anAdmin(one);
  client = await aClient(one);
  const others = ['pt', 'ar'].map((language) => ({ language, isPublic: true }));
  await asAdmin('put', '/salon/languages').send({ mainLanguage: 'en', others }).expect(200);
});

afterAll(async () => {
  await other?.close();
  await one?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await one.database.query(
    `TRUNCATE services, service_categories, portfolio_items, bookings, allocations, site_texts, site_text_words CASCADE`,
  );
  // Not with the others, whose accounts would go as well.
  await one.database.query(`DELETE FROM staff`);
});

const asAdmin = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', at: string) =>
  one.http[method](at).set('Authorization', admin.bearer).set('Accept', 'application/json');

/** The text that a visitor of another copy of the app sees. */
const seen = async (at: string, language?: Language) =>
  (
    await other.http
      .get(at)
      .query(language ? { language } : {})
      .set('Accept', 'application/json')
      .expect(200)
  ).body;

const addCategory = async (body: object = { title: 'Hair' }) =>
  (await asAdmin('post', '/service-categories').send(body).expect(201)).body[0];

const addService = async (parts: object = {}) => {
  const { _id: categoryId } = await addCategory();
  const cut = { title: 'Cut', description: 'With a wash.', price: 45, categoryId, segments: [active(30)] };
  return (
    await asAdmin('post', '/services')
      .send({ ...cut, ...parts })
      .expect(201)
  ).body;
};

const changeService = (id: string, body: object) => asAdmin('patch', `/services/${id}`).send(body);

const noGuide = { steps: null, aftercare: null };
const inPortuguese = { pt: { title: 'Corte', description: 'Com lavagem.' } };

describe('the owner’s own words in a language of the salon', () => {
  test('are what visitors read of a service, its category and its add-ons', async () => {
    const added = await addService({
      words: inPortuguese,
      addOns: [{ title: 'Gloss', price: 5, extraMinutes: 5, words: { pt: { title: 'Brilho' } } }],
    });
    await asAdmin('patch', `/service-categories/${added.category._id}`)
      .send({ title: 'Hair', words: { pt: { title: 'Cabelo' } } })
      .expect(200);

    const [service] = await seen('/services', 'pt');

    expect(service).toMatchObject({
      title: 'Corte',
      description: 'Com lavagem.',
      fallbacks: {},
      category: { title: 'Cabelo', fallbacks: {} },
      addOns: [{ title: 'Brilho', fallbacks: {} }],
    });
    expect(service.slug).toBe(added.slug);
  });

  test('cover the team, the portfolio with its services, and the pictures', async () => {
    const { body: picture } = await send(one, admin, await aPicture().jpeg().toBuffer());
    await asAdmin('patch', `/media/${picture._id}`)
      .send({ alt: 'Red hair', words: { pt: { alt: 'Cabelo ruivo' } } })
      .expect(200);
    const service = await addService({ words: inPortuguese });
    await aMember(one.database, { name: 'Ana', does: [{ id: service._id }] });
    const [ana] = (await asAdmin('get', '/staff/all').expect(200)).body;
    await asAdmin('patch', `/staff/${ana._id}`)
      .send({ role: 'Stylist', pictureId: picture._id, words: { pt: { role: 'Cabeleireira' } } })
      .expect(200);
    await asAdmin('post', '/portfolio')
      .send({
        title: 'Waves',
        subtitle: '',
        serviceId: service._id,
        words: { pt: { title: 'Ondas' } },
      })
      .expect(201);

    const [member] = await seen('/staff', 'pt');
    const [work] = await seen('/portfolio', 'pt');

    expect(member).toMatchObject({
      name: 'Ana',
      role: 'Cabeleireira',
      fallbacks: {},
      picture: { alt: 'Cabelo ruivo', fallbacks: {} },
    });
    expect(work).toMatchObject({ title: 'Ondas', service: { title: 'Corte' }, fallbacks: {} });
  });

  test('fall back to the original, text by text, and say so', async () => {
    await addService({ words: { pt: { title: 'Corte' } } });

    expect((await seen('/services', 'pt'))[0]).toMatchObject({
      title: 'Corte',
      description: 'With a wash.',
      fallbacks: { description: 'en' },
      category: { title: 'Hair', fallbacks: { title: 'en' } },
    });
    expect((await seen('/services', 'ar'))[0].fallbacks).toEqual({ title: 'en', description: 'en' });
  });

  test('change nothing for whoever asks for no language, or for the main one', async () => {
    await addService({ words: { ...inPortuguese, en: { title: 'Kept for another day' } } });

    for (const language of [undefined, 'en' as const]) {
      expect((await seen('/services', language))[0]).toMatchObject({ title: 'Cut', fallbacks: {} });
    }
  });

  test('are seen at once by visitors of another copy, and their end as well', async () => {
    const { _id: id } = await addService();
    expect((await seen('/services', 'pt'))[0].title).toBe('Cut');

    await changeService(id, { words: inPortuguese }).expect(200);
    expect((await seen('/services', 'pt'))[0].title).toBe('Corte');

    await changeService(id, { words: { pt: null } }).expect(200);
    expect((await seen('/services', 'pt'))[0].title).toBe('Cut');
  });

  test('are what a page says, to people and to search engines', async () => {
    const { slug } = await addService({ words: inPortuguese });

    const { text } = await other.http.get(`/pt/all-services/${slug}`).set('Accept', 'text/html').expect(200);

    expect(text).toContain('<title>Corte · Parlour</title>');
    expect(text).toContain('"name":"Corte"');
    expect(text).toContain('"/services?language=pt":');
    expect(text).not.toContain('With a wash.');
  });
});

describe('13-A8 what the owner still has to translate', () => {
  const wordsOf = async (id: string) => {
    const { body } = await asAdmin('get', '/services/all').expect(200);
    return body.find(({ _id }: { _id: string }) => _id === id).words;
  };

  test('is known: what is missing, and where the original has changed since', async () => {
    const { _id: id } = await addService({ words: { ...inPortuguese, ar: { title: 'قص' } } });
    expect(await wordsOf(id)).toEqual({
      pt: { ...inPortuguese.pt, ...noGuide, state: 'fine' },
      ar: { title: 'قص', description: null, ...noGuide, state: 'missing' },
    });

    await changeService(id, { price: 50 }).expect(200);
    expect((await wordsOf(id)).pt.state).toBe('fine');

    await changeService(id, { title: 'Haircut' }).expect(200);
    expect((await wordsOf(id)).pt.state).toBe('changed');

    await changeService(id, { words: { pt: { title: 'Corte de cabelo' } } }).expect(200);
    expect((await wordsOf(id)).pt).toEqual({
      title: 'Corte de cabelo',
      description: 'Com lavagem.',
      ...noGuide,
      state: 'fine',
    });
  });

  test('includes the steps of a service and what follows, once the owner has written them', async () => {
    const { _id: id } = await addService({ words: inPortuguese });

    await changeService(id, { steps: 'A wash.\nThe cut.', aftercare: 'No wash for two days.' }).expect(200);
    expect((await wordsOf(id)).pt.state).toBe('missing');
    expect((await seen('/services', 'pt'))[0].fallbacks).toEqual({ steps: 'en', aftercare: 'en' });

    const guide = { steps: 'Uma lavagem.\nO corte.', aftercare: 'Dois dias sem lavar.' };
    await changeService(id, { words: { pt: guide } }).expect(200);
    expect((await wordsOf(id)).pt.state).toBe('fine');
    expect((await seen('/services', 'pt'))[0]).toMatchObject({ ...guide, fallbacks: {} });
  });

  test('is only what has an original', async () => {
    const { _id: id } = await addService({ description: '', words: { pt: { title: 'Corte' } } });

    expect((await wordsOf(id)).pt.state).toBe('fine');
    expect((await seen('/services', 'pt'))[0].fallbacks).toEqual({});
  });

  test('loses nothing when two people translate into two languages at once', async () => {
    const { _id: id } = await addService();

    await Promise.all([
      changeService(id, { words: { pt: { title: 'Corte' } } }).expect(200),
      changeService(id, { words: { ar: { title: 'قص' } } }).expect(200),
    ]);

    expect(await wordsOf(id)).toMatchObject({ pt: { title: 'Corte' }, ar: { title: 'قص' } });
  });

  test('goes with what it is about', async () => {
    const { _id: id, category } = await addService({
      words: inPortuguese,
      addOns: [{ title: 'Gloss', price: 5, extraMinutes: 5, words: { pt: { title: 'Brilho' } } }],
    });
    await asAdmin('delete', `/services/${id}`).expect(204);
    await asAdmin('delete', `/service-categories/${category._id}`).expect(200);

    const left = await one.database.query(
      `SELECT lang FROM service_words UNION ALL SELECT lang FROM service_add_on_words`,
    );
    expect(left).toEqual([]);
  });
});

describe('13-A10 a translation', () => {
  test.each([
    ['into a language that nobody knows', { tlh: { title: 'nIb' } }],
    ['into a path', { '../../etc': { title: 'x' } }],
    ['into something that every object has', { constructor: { title: 'x' } }],
    ['that is longer than its original may be', { pt: { title: 'x'.repeat(81) } }],
    ['of a text that a service does not have', { pt: { price: '1' } }],
    ['that is no text', { pt: { title: 5 } }],
    ['that is a list', [{ title: 'x' }]],
  ])('is refused %s', async (_, words) => {
    const { _id: id } = await addService();

    await changeService(id, { words }).expect(422);
    expect((await seen('/services', 'pt'))[0].title).toBe('Cut');
  });

  test('turns nothing around that is behind it', async () => {
    const { _id: id } = await addService();

    await changeService(id, { words: { pt: { title: '\u202eCorte\u2066' } } }).expect(200);

    expect((await seen('/services', 'pt'))[0].title).toBe('Corte');
  });

  test('is no business of visitors and clients', async () => {
    const { _id: id } = await addService();

    await one.http.patch(`/services/${id}`).send({ words: inPortuguese }).expect(401);
    await one.http
      .patch(`/services/${id}`)
      .set('Authorization', client.bearer)
      .send({ words: inPortuguese })
      .expect(403);
  });

  test.each(['../..', 'tlh', 'PT', 'p'.repeat(5000)])('is not found in ?language=%.20s', async (language) => {
    await addService({ words: inPortuguese });

    const { body } = await other.http.get('/services').query({ language }).expect(200);

    expect(body[0].title).toBe('Cut');
  });

  test('says what the owner has written, and never what it might be made to mean', async () => {
    await addService({ words: { pt: { title: '{count, plural, one {#}} <b>' } } });

    expect((await seen('/services', 'pt'))[0].title).toBe('{count, plural, one {#}} <b>');
  });
});

describe('the texts of the site', () => {
  const write = (body: object) => asAdmin('put', '/salon/texts').send(body);
  const entry = async (key: string) => {
    const { body } = await asAdmin('get', '/salon/texts').expect(200);
    return body.find((text: { key: string }) => text.key === key);
  };

  test('are the owner’s in each language, else the owner’s in the main one, else ours', async () => {
    await write({
      'visit.heading': 'Ring twice',
      'hero.headline': 'Come in',
      words: { pt: { 'hero.headline': 'Entre' } },
    }).expect(200);

    const { texts, fallbacks } = await seen('/salon', 'pt');

    expect(texts).toMatchObject({
      'hero.headline': 'Entre',
      'visit.heading': 'Ring twice',
      'contact.heading': 'Contacte-nos',
    });
    expect(fallbacks).toEqual({ 'visit.heading': 'en' });
    expect((await seen('/salon')).texts['hero.headline']).toBe('Come in');
  });

  test('say what is missing and what has changed, and nothing of texts that are ours', async () => {
    await write({ 'hero.headline': 'Come in', words: { pt: { 'hero.headline': 'Entre' } } }).expect(200);
    expect((await entry('hero.headline')).words).toMatchObject({
      pt: { text: 'Entre', state: 'fine' },
      ar: { text: null, state: 'missing' },
    });
    expect((await entry('contact.heading')).words.pt).toEqual({
      text: null,
      default: 'Contacte-nos',
      state: 'fine',
    });

    await write({ 'hero.headline': 'Welcome' }).expect(200);
    expect((await entry('hero.headline')).words.pt.state).toBe('changed');

    await write({ words: { pt: null } }).expect(200);
    expect((await entry('hero.headline')).words.pt).toMatchObject({ text: null, state: 'missing' });
  });

  test('keep another language that is written at the same time', async () => {
    await Promise.all([
      write({ words: { pt: { 'hero.headline': 'Entre' } } }).expect(200),
      write({ words: { ar: { 'hero.headline': 'تفضلي' } } }).expect(200),
    ]);

    expect((await entry('hero.headline')).words).toMatchObject({
      pt: { text: 'Entre' },
      ar: { text: 'تفضلي' },
    });
  });

  test('bind in the language in which the owner has written them', async () => {
    await write({ 'imprint.text': 'Vera', words: { pt: { 'imprint.text': 'A Vera' } } }).expect(200);

    expect(await seen('/salon/legal', 'pt')).toMatchObject({
      imprint: 'A Vera',
      privacy: expect.stringContaining('gere este site'),
      fallbacks: {},
    });
    // Until the owner writes their own, each language has ours.
    expect(await seen('/salon/legal', 'ar')).toMatchObject({
      imprint: 'Vera',
      terms: expect.stringContaining('الدفع في الصالون'),
      fallbacks: { imprint: 'en' },
    });
  });

  test.each([
    ['a language that nobody knows', { tlh: {} }],
    ['a text that there is not', { pt: { 'hero.nothing': 'x' } }],
    ['more than there is room for', { pt: { 'hero.button': 'x'.repeat(41) } }],
  ])('are not given %s', async (_, words) => {
    await write({ words }).expect(422);
  });
});

describe('a booking', () => {
  const book = async (language: string, service: { _id: string; addOns: { _id: string }[] }) =>
    (
      await other.http
        .post('/bookings')
        .set('Authorization', client.bearer)
        .set('Idempotency-Key', randomUUID())
        .set('Accept-Language', language)
        .send({
          startsAt: '2027-03-02T10:00:00Z',
          lines: [{ serviceId: service._id, addOnIds: service.addOns.map(({ _id }) => _id) }],
        })
        .expect(201)
    ).body;

  const aTranslatedService = async () => {
    const service = await addService({
      words: inPortuguese,
      addOns: [{ title: 'Gloss', price: 5, extraMinutes: 5, words: { pt: { title: 'Brilho' } } }],
    });
    await aMember(one.database, { name: 'Ana', does: [{ id: service._id }] });
    return service;
  };

  test('has the titles that its client has read, and for the salon its own', async () => {
    const service = await aTranslatedService();

    const { _id: id, lines } = await book('pt', service);

    expect(lines).toMatchObject([{ title: 'Corte', addOns: [{ title: 'Brilho' }] }]);
    const { body: own } = await one.http.get(`/bookings/${id}`).set('Authorization', client.bearer);
    const { body: atDesk } = await asAdmin('get', `/bookings/${id}`);
    expect(own.lines).toMatchObject([{ title: 'Corte', addOns: [{ title: 'Brilho' }] }]);
    expect(atDesk.lines).toMatchObject([{ title: 'Cut', addOns: [{ title: 'Gloss' }] }]);
  });

  test('keeps them when it is moved, whatever the service is called by then', async () => {
    const service = await aTranslatedService();
    const { _id: id, version } = await book('pt', service);
    await changeService(service._id, { words: { pt: { title: 'Outro' } } }).expect(200);

    const { body } = await one.http
      .post(`/bookings/${id}/move`)
      .set('Authorization', client.bearer)
      .send({ startsAt: '2027-03-03T10:00:00Z', version })
      .expect(200);

    expect(body.lines).toMatchObject([{ title: 'Corte', addOns: [{ title: 'Brilho' }] }]);
  });

  test('has the salon’s titles where nothing is translated, and in the main language', async () => {
    const service = await aTranslatedService();

    await book('en', service);

    const lines = await one.database.query(`SELECT title, client_title, add_ons FROM booking_lines`);
    expect(lines).toMatchObject([{ title: 'Cut', client_title: null }]);
    expect(lines[0].add_ons[0]).not.toHaveProperty('clientTitle');
  });

  test('is held in the words of the page', async () => {
    const { _id: serviceId } = await aTranslatedService();

    const { body } = await other.http
      .post('/holds')
      .set('Accept-Language', 'pt')
      .send({ lines: [{ serviceId, staffId: null }], startsAt: '2027-03-02T11:00:00Z' })
      .expect(201);

    expect(body.visit.lines).toMatchObject([{ title: 'Corte' }]);
  });
});
