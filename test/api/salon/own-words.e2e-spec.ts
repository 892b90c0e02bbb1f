import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';

const TEMPLATE = `<!doctype html><html lang="en"><head><title>Beauty salon</title><!--head--></head>
<body><div id="root"></div><!--body--></body></html>`;

const TEXT = '#/texts/0/text';

let parlour: TestApp;
let folder: string;
let admin: Person;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  writeFileSync(path.join(folder, 'index.html'), TEMPLATE);
  parlour = await startTestApp({ webDir: folder });
  admin = await anAdmin(parlour);
  await parlour.database.query(`INSERT INTO salon_languages VALUES ('pt', 0, true), ('ar', 1, true)`);
});
afterAll(async () => {
  await parlour?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await parlour.database.query(`DELETE FROM own_words`);
  await parlour.database.query(`UPDATE salon SET words_version = gen_random_uuid()`);
});

interface Wording {
  language?: string;
  area?: string;
  name: string;
  /** A text, or one for each form. */
  says: string | null | Record<string, string | null>;
}

function write({ language = 'en', area = 'web/book', name, says }: Wording, by = admin) {
  const forms: [string, string | null][] =
    typeof says === 'object' && says !== null ? Object.entries(says) : [['', says]];
  return parlour.http
    .put('/salon/words')
    .set('Authorization', by.bearer)
    .send({ language, area, name, texts: forms.map(([form, text]) => ({ form, text })) });
}

const list = (query: Record<string, string | number>) =>
  parlour.http.get('/salon/words').query(query).set('Authorization', admin.bearer);

const ownWordsIn = async (language: string) =>
  (await parlour.http.get('/salon').query({ language }).expect(200)).body.ownWords;

const page = (at: string) => parlour.http.get(at).set('Accept', 'text/html').expect(200);

describe('13-A7 what the salon says in its own words', () => {
  test('is kept without characters that turn what follows', async () => {
    await write({ name: 'chooseDay', area: 'web/availability', says: 'Pick\u202e a day\u2066' }).expect(200);

    expect((await ownWordsIn('en')).areas.availability).toEqual({ chooseDay: 'Pick a day' });
    await write({ name: 'chooseDay', area: 'web/availability', says: null }).expect(200);
  });

  test('is sent to pages of that language alone, and to none when there is nothing', async () => {
    expect(await ownWordsIn('pt')).toBeNull();
    await write({ language: 'pt', name: 'chooseTime', says: 'Quando lhe dá jeito?' }).expect(200);

    expect(await ownWordsIn('pt')).toEqual({
      language: 'pt',
      areas: { book: { chooseTime: 'Quando lhe dá jeito?' } },
    });
    expect(await ownWordsIn('ar')).toBeNull();
  });

  test('is on the page before any script, in what the web app begins with and in the title', async () => {
    await write({ area: 'api/pages', name: 'contact', says: 'Ring at {salon}' }).expect(200);
    await write({ name: 'chooseTime', says: 'When suits you?' }).expect(200);

    const { text } = await page('/contact');
    expect(text).toContain('<title>Ring at Parlour</title>');
    expect(text).toContain('When suits you?');
    expect((await page('/pt/contact')).text).toContain('<title>Contacte-nos · Parlour</title>');
  });

  test('is the standard wording again after it was put back, and when it is the same', async () => {
    await write({ area: 'api/pages', name: 'contact', says: 'Ring at {salon}' }).expect(200);
    await page('/contact');
    await write({ area: 'api/pages', name: 'contact', says: null }).expect(200);

    expect((await page('/contact')).text).toContain('<title>Contact Us · Parlour</title>');
    const { body } = await write({ name: 'chooseTime', says: 'Choose a time' }).expect(200);
    expect(body.texts).toMatchObject([{ own: null, state: 'standard' }]);
  });

  test('is written for each form of a count by itself', async () => {
    const says = { one: 'um só', other: null };
    const { body } = await write({ language: 'pt', name: 'serviceCount', says }).expect(200);

    expect(body.texts.map(({ form, counts, own }: Record<string, unknown>) => [form, counts, own])).toEqual([
      ['one', [1], 'um só'],
      ['many', [1_000_000, 2_000_000], null],
      ['other', [0, 2, 3], null],
    ]);
    expect((await ownWordsIn('pt')).areas.book.serviceCount).toEqual({
      by: [{ value: 'count', cases: ['one', 'many', 'other'] }],
      forms: { one: 'um só' },
    });
  });

  test.each([
    ['web/book', 'lookForward', '{name}, good. <b>{reference}</b> <script>alert(1)</script>'],
    ['api/pages', 'contact', `'{'salon} # {salon}`],
  ])('is a text and nothing else: %s %s', async (area, name, says) => {
    await write({ area, name, says }).expect(200);

    const { text } = await page('/contact');
    expect(text).not.toContain('<script>alert(1)');
    const { body } = await list({ language: 'en', only: 'own' }).expect(200);
    expect(body.items[0].texts[0].own).toBe(says);
  });

  test('is passed over where the program no longer has that sentence, or it no longer fits', async () => {
    await parlour.database.query(`
      INSERT INTO own_words VALUES ('en', 'web/book', 'gone', '', 'x', 'y'), ('en', 'web/gone', 'book', '', 'x', 'y'),
        ('tlh', 'web/book', 'book', '', 'x', 'y'), ('en', 'web/book', '__proto__', '', 'x', 'y'),
        ('en', 'web/book', 'withOnly', '', 'With {constructor}', 'y'), ('en', 'web/book', 'book', 'one', 'x', 'y'),
        ('en', 'web/book', 'continue', '', 'Go on', 'y')`);
    await parlour.database.query(`UPDATE salon SET words_version = gen_random_uuid()`);

    expect((await ownWordsIn('en')).areas).toEqual({ book: { continue: 'Go on' } });
    const { body } = await list({ language: 'en', only: 'changed' }).expect(200);
    expect(
      body.items.map(({ name, texts }: { name: string; texts: { state: string }[] }) => [
        name,
        texts[0]?.state,
      ]),
    ).toEqual([
      ['continue', 'changed'],
      ['withOnly', 'unfit'],
    ]);
  });
});

describe('a wording that cannot be used', () => {
  const refused: [string, Wording, string, RegExp][] = [
    ['a sentence that nobody knows', { name: 'nowhere', says: 'x' }, '#/name', /doesn’t exist/],
    [
      'a sentence of the desk',
      { area: 'web/dashboard', name: 'diary', says: 'x' },
      '#/name',
      /doesn’t exist/,
    ],
    [
      'the name of something that every object has',
      { name: 'toString', says: 'x' },
      '#/name',
      /doesn’t exist/,
    ],
    [
      'a form that the sentence lacks',
      { name: 'book', says: { few: 'x' } },
      '#/texts/0/form',
      /doesn’t exist/,
    ],
    [
      'a value that is not known',
      { name: 'withOnly', says: '{name} {constructor}' },
      TEXT,
      /“{constructor}”.*{name}/,
    ],
    ['a value where there is none', { name: 'book', says: '{name}' }, TEXT, /this sentence has no values/],
    ['a value that is missing', { name: 'withOnly', says: 'With somebody' }, TEXT, /keep “{name}”/],
    ['a count that is missing', { name: 'serviceCount', says: { other: 'many' } }, TEXT, /keep “{count}”/],
    ['a tag that is missing', { name: 'lookForward', says: '{name} {reference}' }, TEXT, /keep “<b>”/],
    ['a line break in a line', { name: 'book', says: 'Bo\nok' }, TEXT, /invisible character/],
    ['nothing', { name: 'book', says: '  ' }, TEXT, /empty/],
    ['too long', { name: 'book', says: 'x'.repeat(601) }, TEXT, /600/],
  ];

  test.each(refused)('is refused at its field: %s', async (_, wording, pointer, detail) => {
    const { body } = await write(wording).expect(422);

    expect(body.errors).toEqual([{ pointer, detail: expect.stringMatching(detail) }]);
    expect(await ownWordsIn('en')).toBeNull();
  });

  test('is told so in the language of who writes it', async () => {
    const { body } = await write({ name: 'withOnly', says: 'x' }).set('Accept-Language', 'pt').expect(422);

    expect(body.errors[0].detail).toBe('Mantenha «{name}»: aí é inserido um valor.');
  });

  test('is more than a page can carry', async () => {
    await parlour.database.query(
      `INSERT INTO own_words SELECT 'en', 'web/old', 'n' || i, '', repeat('x', 1000), '' FROM generate_series(1, 40) AS i`,
    );

    const { body } = await write({ name: 'book', says: 'Reserve' }).expect(422);

    expect(body.errors[0].detail).toMatch(/shorten/);
    await write({ name: 'book', says: null }).expect(200);
  });
});

describe('the list of sentences', () => {
  test('is searched in what is said, in the standard words and in English, with or without accents', async () => {
    await write({ language: 'pt', name: 'chooseTime', says: 'Que horas prefere à tarde?' }).expect(200);
    const namesFor = async (search: string) => {
      const { body } = await list({ language: 'pt', search, area: 'web/book' }).expect(200);
      return body.items.map(({ name }: { name: string }) => name);
    };

    expect(await namesFor('HORAS PREFERE A TARDE')).toEqual(['chooseTime']);
    expect(await namesFor('choose a time')).toContain('chooseTime');
    expect(await namesFor('nobody says this')).toEqual([]);
  });

  test('comes in pages, and counts what is the salon’s own', async () => {
    await write({ language: 'ar', name: 'book', says: 'احجزي' }).expect(200);
    const { body } = await list({ language: 'ar', page: 2, pageSize: 10 }).expect(200);

    expect(body).toMatchObject({ page: 2, pageSize: 10, ownCount: 1, changedCount: 0 });
    expect(body.items).toHaveLength(10);
    expect(body.areas).toContain('web/public-site');
  });

  test('says that the standard wording has changed since', async () => {
    await write({ name: 'book', says: 'Reserve' }).expect(200);
    await parlour.database.query(`UPDATE own_words SET source_hash = 'that of an older version'`);

    const { body } = await list({ language: 'en', only: 'changed' }).expect(200);

    expect(body.items).toMatchObject([{ name: 'book', texts: [{ own: 'Reserve', state: 'changed' }] }]);
    expect(body.changedCount).toBe(1);
  });

  test('is for admins alone', async () => {
    const client = await aClient(parlour);

    await write({ name: 'book', says: 'Mine' }, client).expect(403);
    await parlour.http.get('/salon/words?language=en').set('Authorization', client.bearer).expect(403);
  });
});

test('two admins who write a sentence at once leave the words of one of them', async () => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const says = (who: string) => Object.fromEntries(forms.map((form) => [form, `${who} {count}`]));

  const writing = ['a', 'b', 'a', 'b', 'a', 'b'].map((who) =>
    write({ language: 'ar', name: 'serviceCount', says: says(who) }).expect(200),
  );
  await Promise.all(writing);

  const { forms: said } = (await ownWordsIn('ar')).areas.book.serviceCount;
  expect([says('a'), says('b')]).toContainEqual(said);
});

test('who changes a wording is recorded', async () => {
  await write({ name: 'book', says: 'Reserve' }).expect(200);

  const { body } = await parlour.http
    .get('/audit?action=salon.changed&pageSize=1')
    .set('Authorization', admin.bearer);

  expect(body.items[0].detail).toEqual({ keys: 'words' });
});
