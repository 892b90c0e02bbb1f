import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Contract } from '../../support/contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { addPhone, anInsider, ask, type Insider } from '../../support/insiders.js';
import { PASSWORD } from '../../support/people.js';
import { aMember } from '../../support/salon.js';
import { callRoute, registeredRoutes } from '../../support/routes.js';
import { bearerFrom } from '../../support/accounts-browser.js';

const document = readFileSync(path.join(__dirname, '../../../docs/security.md'), 'utf8');
const [, chapter = ''] = document.split('## Acts that ask for proof');
const [section = ''] = chapter.split('\n## ');

/** The table of the document: each route, and of whom it asks. */
const TABLE = [...section.matchAll(/^\| `(\w+ \/[^`]+)` +\| [^|]+ \| (everyone|second factor) +\|$/gm)].map(
  ([, route = '', asked = '']) => ({ route, asked }),
);

const routesOf = (asked: RegExp) => TABLE.filter((row) => asked.test(row.asked)).map(({ route }) => route);

const contract = Contract.read();

/** An operation of the contract as the table names it. */
const routeAt = (method: string, url: string) =>
  `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')}`;

/** Fields with which a route asks that otherwise does not. */
const WHOLE = { active: false };

let parlour: TestApp;
let vera: Insider;

beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(async () => {
  vera = await anInsider(parlour, 'admin');
});

afterAll(() => parlour.close());

async function later(minutes: number): Promise<void> {
  parlour.clock.advanceMinutes(minutes);
  vera.bearer = await bearerFrom(vera.browser, vera.email);
}

/** The routes that ask this caller for proof, of all that there are, and how they can give it. */
async function asking(): Promise<{ routes: string[]; ways: unknown[] }> {
  // Logging out, here or everywhere else, ends the walk, and is the last stop.
  const isLast = (route: string) => /sign-out$|^DELETE \/auth\/sessions$/.test(route);
  const routes = registeredRoutes(parlour).toSorted((a, b) => +isLast(a) - +isLast(b));
  const found = { routes: [] as string[], ways: [] as unknown[] };
  for (const route of routes) {
    const { body } = await callRoute(parlour, route, { ...vera, body: WHOLE });
    if (body.code !== 'proof-needed') continue;
    found.routes.push(route);
    if (!found.ways.some((ways) => JSON.stringify(ways) === JSON.stringify(body.ways)))
      found.ways.push(body.ways);
  }
  return { ...found, routes: found.routes.sort() };
}

test('A-30: an admin without a second factor who logged in two hours ago proves anew what docs/security.md lists, and nothing else', async () => {
  await later(120);

  expect(await asking()).toEqual({ routes: routesOf(/everyone/).sort(), ways: [['password']] });
});

test('A-30: an admin who showed a second factor two hours ago also shows it for what only asks who has one', async () => {
  await addPhone(parlour, vera);
  await later(120);

  expect(await asking()).toEqual({ routes: routesOf(/./).sort(), ways: [['totp', 'recovery']] });
});

test('A-30: an admin who has just logged in is not asked', async () => {
  await later(10);

  expect(await asking()).toEqual({ routes: [], ways: [] });
});

test('A-30: with the password the same act is done, and answers as before', async () => {
  const maria = await anInsider(parlour);
  await later(120);
  const appoint = () => ask(vera, 'put', '/user/admin', { email: maria.email });

  const refused = await appoint();
  await ask(vera, 'post', '/auth/proof', { password: PASSWORD }).expect(204);

  expect(refused.body).toMatchObject({ code: 'proof-needed', ways: ['password'] });
  expect((await appoint().expect(200)).body).toEqual({ modifiedCount: 1 });
  expect((await ask(vera, 'delete', `/user/${maria.email}`).expect(200)).body).toEqual({ deletedCount: 1 });
});

test('A-30: a member leaves the team, and loses their role, only once the admin has proved who they are', async () => {
  const ana = await anInsider(parlour);
  const { id: staffId } = await aMember(parlour.database, { does: [] });
  const asStylist = `UPDATE users SET role = 'stylist', staff_id = $2 WHERE id = $1`;
  await parlour.database.query(asStylist, [ana.id, staffId]);
  const roleOfAna = async () =>
    (
      await parlour.database.query(`SELECT role, staff_id AS "staffId" FROM users WHERE id = $1`, [ana.id])
    )[0];
  await later(120);

  await ask(vera, 'patch', `/staff/${staffId}`, { introduction: 'Colour since 2009.' }).expect(200);
  const refused = [
    await ask(vera, 'patch', `/staff/${staffId}`, { active: false, introduction: '' }),
    await ask(vera, 'delete', `/staff/${staffId}`),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(['proof-needed', 'proof-needed']);
  expect(await roleOfAna()).toEqual({ role: 'stylist', staffId });

  await ask(vera, 'post', '/auth/proof', { password: PASSWORD }).expect(204);
  await ask(vera, 'patch', `/staff/${staffId}`, { active: false }).expect(200);
  expect(await roleOfAna()).toEqual({ role: 'user', staffId: null });
});

test('A-30: these walks send every field with which a route asks that otherwise does not', () => {
  const conditions = contract.operations.flatMap(({ method, path: url, description }) => {
    const [, fields] = /With (`.+`): Callers/.exec(description) ?? [];
    return fields === undefined ? [] : [{ route: routeAt(method, url), fields: fields.split(' and ') }];
  });
  const sent = Object.entries(WHOLE).map(([field, value]) => `\`${field}: ${JSON.stringify(value)}\``);

  expect(conditions.map(({ route }) => route)).toContain('PATCH /staff/:id');
  expect(conditions.filter(({ fields }) => !fields.every((field) => sent.includes(field)))).toEqual([]);
});

test('A-30: every route that hands out a table asks for proof', () => {
  const tables = contract.operations
    .filter(({ types }) => types.includes('text/csv'))
    .map(({ method, path: url }) => routeAt(method, url));

  expect(tables.length).toBeGreaterThan(8);
  expect(tables.filter((route) => !routesOf(/everyone/).includes(route))).toEqual([]);
});

test('A-30: a stolen token reads no link that opens an account in the emails of a salon without a mail server', async () => {
  const secret = 'x'.repeat(43);
  const link = `https://salon.example/reset-password#code=${secret}`;
  const letter = {
    subject: `Code ${secret}`,
    text: `Open ${link}`,
    html: `<a href="${link}">x</a>`,
    calendar: null,
  };
  const [{ id }] = await parlour.database.query(
    `INSERT INTO outbox (kind, to_address, user_id, not_before, give_up_at, sent_at, letter, facts)
     VALUES ('reset', $1, $2, now(), now(), now(), $3, '{}') RETURNING id`,
    [vera.email, vera.id, letter],
  );
  await later(120);
  const read = (path: string) => ask(vera, 'get', path);

  const [list, email, whole, own] = [
    await read('/mail').expect(200),
    await read(`/mail/${id}`).expect(200),
    await read(`/mail/${id}/secret`).expect(403),
    await read('/account/export').expect(200),
  ];
  await ask(vera, 'post', '/auth/proof', { password: PASSWORD }).expect(204);
  const { body: shown } = await read(`/mail/${id}/secret`).expect(200);

  expect(whole.body.code).toBe('proof-needed');
  expect([list, email, whole, own].filter(({ text }) => text.includes(secret))).toEqual([]);
  expect([email.body.hasSecret, email.body.text]).toEqual([
    true,
    'Open https://salon.example/reset-password#code=······',
  ]);
  expect(shown.text).toBe(`Open ${link}`);
  const [entry] = (await read(`/audit?action=mail.secret-shown`).expect(200)).body.items;
  expect(entry).toMatchObject({ actor: { _id: vera.id }, object: { _id: id }, detail: { kind: 'reset' } });
});
