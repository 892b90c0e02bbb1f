import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aPicture, send } from '../../support/pictures.js';

let parlour: TestApp;
let admin: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

const asAdmin = (method: 'get' | 'put' | 'patch' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);

const change = (body: object) => asAdmin('patch', '/salon').send(body);

const changeTexts = (body: object) => asAdmin('put', '/salon/texts').send(body);

const salon = async () => (await parlour.http.get('/salon').expect(200)).body;

const planVersion = async (): Promise<string> => {
  const [{ version }] = await parlour.database.query(`SELECT version FROM plan_version`);
  return version;
};

describe('the site of a new salon', () => {
  test('shows the texts of the specification', async () => {
    const { texts } = await salon();

    expect(texts).toMatchObject({
      'hero.headline': 'BEAUTY SALON FOR EVERY WOMEN',
      'hero.button': 'Get an Appointment',
      'treatment.customers.figure': '500+',
      'treatment.customers.label': 'Happy Customer',
      'treatment.services.figure': '16+',
      'treatment.services.label': 'Total Service',
      'testimonials.heading': 'Testimonials',
      'message.heading': 'Let us handle your project, professionally.',
      'portfolio.heading': 'Our Portfolio',
      'team.heading': 'Our Team',
      'showcase.more': 'Explore More',
    });
  });

  test('shows no place, no links and no pictures that it was not given', async () => {
    expect(await salon()).toMatchObject({ position: null, socials: [], hero: { light: null, night: null } });
  });
});

describe('an owner', () => {
  test('says it in their own words, and restores the defaults one by one', async () => {
    const own = { 'hero.headline': 'Beleza para todas 💇🏽‍♀️', 'team.intro': 'Nós.' };

    const { body: changed } = await changeTexts(own).expect(200);
    const { body: back } = await changeTexts({ 'hero.headline': null }).expect(200);

    expect(changed.texts).toMatchObject({ ...own, 'hero.button': 'Get an Appointment' });
    expect(back.texts).toMatchObject({
      'hero.headline': 'BEAUTY SALON FOR EVERY WOMEN',
      'team.intro': 'Nós.',
    });
    expect((await salon()).texts).toEqual(back.texts);
  });

  test('sees each text with its default and its maximum length', async () => {
    await changeTexts({ 'hero.button': 'Marcar' }).expect(200);

    const { body } = await asAdmin('get', '/salon/texts').expect(200);

    expect(body).toContainEqual({
      key: 'hero.button',
      text: 'Marcar',
      default: 'Get an Appointment',
      longest: 40,
      words: expect.any(Object),
    });
    const pages = ['privacy.text', 'terms.text', 'imprint.text'];
    const keys = body.map(({ key }: { key: string }) => key);
    expect(keys.sort()).toEqual([...Object.keys((await salon()).texts), ...pages].sort());
  });

  test('F-1: says what is kept, the terms and who they are; their place and rules are filled in', async () => {
    const legal = async () => (await parlour.http.get('/salon/legal').expect(200)).body;
    await change({ name: 'Maison Vera', phone: '', email: 'hello@maisonvera.example' }).expect(200);
    const before = await legal();

    await changeTexts({ 'imprint.text': '{salon}\nPhone: {phone}\n{email}\n\n## VAT\n<b>{vat}</b>' }).expect(
      200,
    );
    const after = await legal();
    await changeTexts({ 'imprint.text': null }).expect(200);

    expect(before.privacy).toMatch(/^Maison Vera runs this site[^]*a copy for 30 days[^]*“known-device”/);
    expect(before.terms).toContain('online until 24 hours before it begins.');
    expect(`${before.privacy}${before.terms}${before.imprint}`).not.toMatch(/[{}]|Phone:/);
    expect(after).toEqual({
      ...before,
      imprint: 'Maison Vera\nhello@maisonvera.example\n\n## VAT\n<b>{vat}</b>',
    });
    expect(await legal()).toEqual(before);
    expect((await salon()).texts).not.toHaveProperty('imprint.text');
  });

  test('F-1: the privacy page says whom the live map tells of visitors, as the owner has chosen', async () => {
    const privacy = async (language = 'en') =>
      (await parlour.http.get(`/salon/legal?language=${language}`).expect(200)).body.privacy;
    await change({ showsLiveMap: true }).expect(200);
    expect((await salon()).showsLiveMap).toBe(true);
    expect(await privacy()).toContain('sees your IP address as soon as a page shows it');
    expect(await privacy('de')).toContain('sobald eine Seite die Karte zeigt');

    await change({ showsLiveMap: false }).expect(200);
    expect(await privacy()).toContain('once you press the button that shows it');
  });

  test.each([
    ['a text that no page has', { 'hero.subtitle': 'x' }, '#/hero.subtitle'],
    ['A09 a column of the salon', { name: 'x' }, '#/name'],
    ['nothing but blanks', { 'hero.headline': '  ' }, '#/hero.headline'],
    ['more characters than allowed', { 'hero.button': 'a'.repeat(41) }, '#/hero.button'],
    ['F-1: a page of more than 10,000 characters', { 'terms.text': 'a'.repeat(10_001) }, '#/terms.text'],
    ['A18 a list', { 'hero.button': ['Book'] }, '#/hero.button'],
  ])('reads what is wrong with %s', async (_, body, pointer) => {
    const answer = await changeTexts(body).expect(422);

    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });

  test('changes the salon’s name, address and links', async () => {
    const change_ = {
      name: 'Maison Vera',
      phone: '+351 200 000 148',
      email: 'hello@maisonvera.example',
      address: { street: 'Rua das Camélias 18', city: 'Lisbon' },
      position: { latitude: 38.7109, longitude: -9.1469 },
      whatsapp: '+351 912 000 148',
      socials: [{ network: 'instagram', url: 'https://www.instagram.com/maisonvera' }],
      currency: 'EUR',
    };

    const { body } = await change(change_).expect(200);

    expect(body).toMatchObject({ ...change_, currency: { code: 'EUR', symbol: '€' } });
    expect(body.address).toEqual({
      street: 'Rua das Camélias 18',
      postalCode: '',
      city: 'Lisbon',
      country: '',
    });
    const { body: less } = await change({ position: null, whatsapp: '', socials: [], email: '' }).expect(200);
    expect(less).toMatchObject({ position: null, socials: [], email: '', name: 'Maison Vera' });
    expect((await change({}).expect(200)).body).toEqual(less);
  });

  test('says where the salon is, with money that is newer than most lists', async () => {
    const { body } = await change({ countryCode: 'CW', timeZone: 'America/Curacao', currency: 'XCG' }).expect(
      200,
    );

    expect(body).toMatchObject({
      countryCode: 'CW',
      timeZone: 'America/Curacao',
      currency: { code: 'XCG' },
    });
  });

  test('says how hours are written and on which day weeks begin, or leaves it to each language', async () => {
    expect(await salon()).toMatchObject({ hourCycle: null, firstWeekday: null });

    const { body } = await change({ hourCycle: 'h12', firstWeekday: 7 }).expect(200);
    const { body: left } = await change({ hourCycle: null, firstWeekday: null }).expect(200);

    expect(body).toMatchObject({ hourCycle: 'h12', firstWeekday: 7 });
    expect(left).toMatchObject({ hourCycle: null, firstWeekday: null });
  });

  test.each([
    ['no name', { name: ' ' }, '#/name'],
    ['A18 null for a name', { name: null }, '#/name'],
    ['a number on WhatsApp without its country', { whatsapp: '912 000 148' }, '#/whatsapp'],
    ['half a position', { position: { latitude: 38 } }, '#/position/longitude'],
    ['a place that is not on earth', { position: { latitude: 91, longitude: 0 } }, '#/position/latitude'],
    [
      'A11 a script for a link',
      { socials: [{ network: 'x', url: 'javascript:alert(1)' }] },
      '#/socials/0/url',
    ],
    ['a link without TLS', { socials: [{ network: 'x', url: 'http://x.com/vera' }] }, '#/socials/0/url'],
    [
      'a network without an icon',
      { socials: [{ network: 'myspace', url: 'https://a.example' }] },
      '#/socials/0/network',
    ],
    [
      'one network twice',
      { socials: ['a', 'b'].map((name) => ({ network: 'x', url: `https://x.com/${name}` })) },
      '#/socials',
    ],
    ['money that is none', { currency: 'EUROS' }, '#/currency'],
    ['a country by its name', { countryCode: 'Portugal' }, '#/countryCode'],
    ['a country of nowhere', { countryCode: 'XX' }, '#/countryCode'],
    ['a zone that is none', { timeZone: 'Europe/Atlantis' }, '#/timeZone'],
    ['hours of another kind', { hourCycle: 'h24' }, '#/hourCycle'],
    ['weeks of eight days', { firstWeekday: 8 }, '#/firstWeekday'],
    ['A-28 an address with an invisible character', { email: 've\u200Bra@salon.example' }, '#/email'],
    ['A23 two addresses', { email: 'a@b.example, c@d.example' }, '#/email'],
    ['a picture that is not there', { heroPictureId: randomUUID() }, '#/heroPictureId'],
    ['A09 a column that is not theirs to set', { demoAt: null }, '#/demoAt'],
  ])('cannot give the salon %s', async (_, body, pointer) => {
    const before = await salon();

    const answer = await change(body).expect(422);

    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
    expect(await salon()).toEqual(before);
  });

  test('puts a picture of their own at the top, which cannot be deleted while it is there', async () => {
    const { body: picture } = await send(parlour, admin, await aPicture().jpeg().toBuffer()).expect(201);
    const { createdAt: _, words: _words, ...shown } = picture;

    const { body } = await change({ heroPictureId: picture._id }).expect(200);
    const refused = await asAdmin('delete', `/media/${picture._id}`).expect(409);
    await parlour.http.get(picture.src).expect(200);
    await change({ heroPictureId: null }).expect(200);
    await asAdmin('delete', `/media/${picture._id}`).expect(204);

    expect(body.hero).toEqual({ light: shown, night: null });
    expect(refused.body.code).toBe('picture-in-use');
  });

  test('finds in the audit log what was changed, without the text', async () => {
    await changeTexts({ 'visit.heading': 'Secret words' }).expect(200);
    await change({ name: 'Maison Vera', phone: '' }).expect(200);

    const { body } = await asAdmin('get', '/audit?action=salon.changed&pageSize=2').expect(200);

    const details = body.items.map(({ detail }: { detail: unknown }) => detail);
    expect(details).toEqual(expect.arrayContaining([{ keys: 'visit.heading' }, { keys: 'name phone' }]));
    expect(JSON.stringify(body)).not.toContain('Secret words');
  });
});

describe('the plan of the diary', () => {
  test('is reloaded after a change of the salon, not after one of its texts', async () => {
    const before = await planVersion();

    await changeTexts({ 'hero.button': 'Book now' }).expect(200);
    const afterText = await planVersion();
    await change({ currency: 'USD' }).expect(200);

    expect(afterText).toBe(before);
    expect(await planVersion()).not.toBe(before);
  });
});

describe('a browser with a cached answer', () => {
  test('is sent nothing while nothing has changed, and all of it when something has', async () => {
    const { headers } = await parlour.http.get('/salon').expect(200);
    const again = () => parlour.http.get('/salon').set('If-None-Match', String(headers.etag));

    const same = await again();
    await changeTexts({ 'services.heading': 'What we do' }).expect(200);
    const changed = await again();

    expect([same.status, same.text]).toEqual([304, '']);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect([changed.status, changed.body.texts['services.heading']]).toEqual([200, 'What we do']);
  });
});
