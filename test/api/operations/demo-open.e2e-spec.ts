import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin } from '../../support/people.js';
import { callRoute, registeredRoutes } from '../../support/routes.js';
import { aBrowser, bearerFrom, whoIs } from '../../support/accounts-browser.js';

const document = readFileSync(path.join(__dirname, '../../../docs/security.md'), 'utf8');
const [, chapter = ''] = document.split('## The open demo');
const [section = ''] = chapter.split('\n## ');
const CLOSED = [...section.matchAll(/^\| `(\w+ \/[^`]+)` +\| [^|]+ \| (?:always|with [^|]+) +\|$/gm)].map(
  ([, route = '']) => route,
);

const ROLES = ['user', 'stylist', 'reception', 'admin'] as const;

/** Whatever the route, these are fields that the demo keeps. */
const OTHER_FACTS = {
  name: 'My Salon',
  email: 'me@example.com',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  active: false,
};

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp({ env: { DEMO: '1' } });
});

afterAll(() => parlour.close());

async function aVisitor(role: (typeof ROLES)[number], salon = parlour) {
  const browser = aBrowser(salon);
  const { body } = await browser.post('/demo/look-around').send({ role }).expect(200);
  return { browser, email: body.user.email as string, bearer: await bearerFrom(browser, body.user.email) };
}

const asOwner = async (method: 'get' | 'put' | 'patch', url: string, body?: object) => {
  const { bearer } = await aVisitor('admin');
  return parlour.http[method](url).set('Authorization', bearer).send(body);
};

test.each(ROLES)(
  'A-32: of all routes, those in docs/security.md are closed to the %s of the demo',
  async (role) => {
    const { bearer } = await aVisitor(role);
    // Logging out ends the walk, and is the last stop.
    const routes = registeredRoutes(parlour).toSorted(
      (a, b) => +a.endsWith('/sign-out') - +b.endsWith('/sign-out'),
    );
    const refused: string[] = [];
    const notInDemo: string[] = [];
    for (const route of routes) {
      const { status, body } = await callRoute(parlour, route, { bearer, body: OTHER_FACTS });
      if (status === 403) refused.push(route);
      if (body.code === 'not-in-demo') notInDemo.push(route);
    }

    expect(CLOSED.length).toBeGreaterThan(30);
    expect(CLOSED.filter((route) => !refused.includes(route))).toEqual([]);
    expect(notInDemo.filter((route) => !CLOSED.includes(route))).toEqual([]);
    if (role === 'admin') expect(notInDemo.sort()).toEqual(CLOSED.toSorted());
  },
);

test('A-32: a visitor stays logged in whatever another one does, and however many come', async () => {
  const first = await aVisitor('reception');
  const other = await aVisitor('reception');

  await other.browser.delete('/auth/sessions').set('Authorization', other.bearer).expect(403);
  await other.browser.delete('/account').set('Authorization', other.bearer).send({}).expect(403);
  for (let visitors = 0; visitors < 21; visitors++) await aVisitor('reception');

  expect(await whoIs(first.browser)).toBe(first.email);
  await parlour.http
    .get('/bookings/diary')
    .query({ from: '2027-03-01', to: '2027-03-01' })
    .set('Authorization', first.bearer)
    .expect(200);
});

test('A-32: a form that leaves name, currency and zone as they are is saved, and so are texts', async () => {
  const { body: salon } = await parlour.http.get('/salon').expect(200);

  const saved = await asOwner('patch', '/salon', { name: salon.name, phone: '+351 200 000 149' });
  const renamed = await asOwner('patch', '/salon', { name: 'Another' });
  const texts = await asOwner('put', '/salon/texts', { 'hero.button': 'Book now' });

  expect([saved.status, texts.status]).toEqual([200, 200]);
  expect(renamed.body).toMatchObject({ code: 'not-in-demo', status: 403 });
  expect(renamed.body.title).toContain('demo');
});

const resetLinkOf = async (salon: TestApp, email: string, bearer: string) => {
  await salon.http.post('/auth/reset-request').send({ email }).expect(202);
  const [{ id, link }] = await salon.database.query(
    `SELECT id, secret_link AS link FROM outbox WHERE kind = 'reset' AND to_address = $1`,
    [email],
  );
  const [, secret] = String(link).split('#code=');
  const rendered = {
    subject: `Code ${secret}`,
    text: `Open ${link} now`,
    html: `<a href="${link}">Open</a>`,
    calendar: null,
  };
  await salon.database.query(
    `UPDATE outbox SET sent_at = now(), letter = $2, secret_link = NULL WHERE id = $1`,
    [id, rendered],
  );
  const read = (path: string) => salon.http.get(path).set('Authorization', bearer);
  const { body: shown } = await read(`/mail/${id}`).expect(200);
  const { body: listed } = await read('/mail').expect(200);
  const asked = await read(`/mail/${id}/secret`);
  return { secret: secret ?? '', hasSecret: shown.hasSecret, asked, said: JSON.stringify([shown, listed]) };
};

test('A-32: the owner of the demo reads no link to a stranger’s account, and the admin of a salon without a mail server does', async () => {
  const salon = await startTestApp();
  try {
    const stranger = await aClient(parlour);
    const { bearer } = await aVisitor('admin');
    const admin = await anAdmin(salon);
    const client = await aClient(salon);

    const inDemo = await resetLinkOf(parlour, stranger.email, bearer);
    const inSalon = await resetLinkOf(salon, client.email, admin.bearer);

    expect(inDemo.secret).toMatch(/^\S{20,}$/);
    expect(inDemo.said).not.toContain(inDemo.secret);
    expect(inDemo.said).toContain('#code=······');
    expect([inDemo.hasSecret, inDemo.asked.status, inDemo.asked.body.code]).toEqual([
      false,
      403,
      'not-in-demo',
    ]);
    expect(inSalon.said).not.toContain(inSalon.secret);
    expect([inSalon.hasSecret, inSalon.asked.status]).toEqual([true, 200]);
    expect(inSalon.asked.body.text).toContain(inSalon.secret);
  } finally {
    await salon.close();
  }
});

test('A-32: no visitor of the demo reads a code for an account that someone has given a password, and none is said to be on its way', async () => {
  const stranger = await aClient(parlour);
  const codeFor = (email: string) => aBrowser(parlour).post('/auth/codes').send({ email });

  const refused = await codeFor(stranger.email).expect(403);
  const shown = await codeFor('new-here@example.com').expect(202);

  expect(refused.body.detail).toBe(
    'This demo salon sends no emails, so no code can reach this account. Log in another way, or use another email.',
  );
  expect(shown.body.code).toMatch(/^\d{6}$/);
  const queued = `SELECT FROM outbox WHERE kind = 'login-code' AND to_address = $1`;
  expect(await parlour.database.query(queued, [stranger.email])).toEqual([]);
});

test('A-32: no one sets a password of an account of the demo by a link', async () => {
  const { email } = await aVisitor('admin');

  await parlour.http.post('/auth/reset-request').send({ email }).expect(202);

  const sent = await parlour.database.query(
    `SELECT drop_reason, secret_link FROM outbox WHERE kind = 'reset' AND to_address = $1`,
    [email],
  );
  expect(sent).toEqual([{ drop_reason: 'demo-account', secret_link: null }]);
});

test('A-32: a visitor who is a stylist stays one, because no visitor lets the stylist leave the team', async () => {
  const { browser, bearer } = await aVisitor('stylist');
  const { body } = await browser.get('/auth/session').expect(200);

  // Bookings to come would be a reason of their own.
  await parlour.database.query(
    `DELETE FROM bookings WHERE id IN (SELECT booking_id FROM booking_lines WHERE staff_id = $1)`,
    [body.user.staffId],
  );

  const left = await asOwner('patch', `/staff/${body.user.staffId}`, { active: false });

  expect(left.body.code).toBe('not-in-demo');
  await parlour.http
    .get('/bookings/diary')
    .query({ from: '2027-03-01', to: '2027-03-01' })
    .set('Authorization', bearer)
    .expect(200);
});

test('visitors who look around as the same client hold a time each, and none takes over what another holds', async () => {
  const [service] = (await parlour.http.get('/services')).body;
  const held: number[] = [];
  for (let index = 0; index < 4; index++) {
    const { bearer } = await aVisitor('user');
    const ask = (verb: 'get' | 'post', url: string) => parlour.http[verb](url).set('Authorization', bearer);
    const { body: first } = await ask('get', `/availability/first?services=${service._id}`).expect(200);
    const lines = [{ serviceId: service._id, staffId: null, addOnIds: [] }];
    const { status, body } = await ask('post', '/holds').send({ lines, startsAt: first.startsAt });
    held.push(status);
    await ask('post', `/holds/${body._id}/claim`).expect(204);
  }

  expect(held).toEqual([201, 201, 201, 201]);
  expect(
    await parlour.database.query(
      `SELECT count(*)::int AS times FROM holds WHERE starts_with(holder, 'user:')`,
    ),
  ).toEqual([{ times: 0 }]);
});
