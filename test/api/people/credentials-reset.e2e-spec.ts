// Long because it is a list of ways to misuse one link, each a few lines.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import { aBrowser, anAddress, aSignedUpBrowser, bearerFrom, whoIs } from '../../support/accounts-browser.js';

const NEW_PASSWORD = 'a password for today';

let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  salon = await openSalonWithLinks();
  ({ parlour } = salon);
});

afterAll(() => salon.close());

const reset = (code: unknown, password: unknown = NEW_PASSWORD) =>
  parlour.http.post('/auth/reset').send({ code, password });

const logIn = (email: string, password: string) => parlour.http.post('/auth/login').send({ email, password });

const disable = (email: string) =>
  parlour.database.query(`UPDATE users SET disabled_at = now() WHERE email_key = $1`, [email]);

/** In the form for proxies: the whole URL is in the first line of the request. */
const absolutely = ({ app }: TestApp, url: string, body: object) =>
  new Promise<void>((resolve, reject) => {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const headers = { 'Content-Type': 'application/json', Host: 'evil.example' };
    request({ port, method: 'POST', path: url, headers }, (answer) => {
      answer.resume();
      expect(answer.statusCode).toBe(202);
      answer.on('end', resolve);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });

describe('someone who has forgotten their password', () => {
  test('gets a link by email with which to choose a new one', async () => {
    const { email } = await aSignedUpBrowser(parlour);

    await parlour.http.post('/auth/reset-request').send({ email: email.toUpperCase() }).expect(202);
    const answer = await reset(await salon.codeFor(email));

    expect([answer.status, answer.text]).toEqual([204, '']);
    // The browser is a known one from now on, but not logged in.
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^known-device=/)]);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    const subjects = (await salon.mailOf(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password for Parlour was changed');
  });

  test('is logged out everywhere once it is chosen: A29', async () => {
    const { browser: phone, email } = await aSignedUpBrowser(parlour);
    const bearer = await bearerFrom(phone, email);
    const laptop = aBrowser(parlour);
    await laptop.post('/auth/login').send({ email, password: PASSWORD }).expect(200);

    await reset(await salon.askForReset(email)).expect(204);

    expect([await whoIs(phone), await whoIs(laptop)]).toEqual([null, null]);
    await parlour.http.get('/bookings/mine').set('Authorization', bearer).expect(401);
  });

  test('verifies the address by it', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const verification = await salon.codeFor(email, 'verification');

    await reset(await salon.askForReset(email)).expect(204);

    const [user] = await parlour.database.query(`SELECT verified_at FROM users WHERE email_key = $1`, [
      email,
    ]);
    expect(user.verified_at).toEqual(parlour.clock.now());
    const late = await parlour.http.post('/auth/verify').send({ code: verification });
    expect([late.status, late.body.code]).toEqual([403, 'invalid-action-code']);
  });

  test('leaves nothing in the database with which anybody else could do it', async () => {
    const { email } = await aSignedUpBrowser(parlour);

    const code = await salon.askForReset(email);

    const rows = await parlour.database.query(
      `SELECT action_codes::text, encode(code_hash, 'escape'), outbox::text FROM action_codes, outbox`,
    );
    expect(code).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('may ask again while the mail server is down, and then gets one email, with the link that works', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    await parlour.http.post('/auth/reset-request').send({ email }).expect(202);
    await parlour.http.post('/auth/reset-request').send({ email }).expect(202);

    const emails = (await salon.mailOf(email)).filter(({ text }) => text.includes('/reset-password#'));

    expect(emails).toHaveLength(1);
    await reset(await salon.codeFor(email)).expect(204);
  });
});

describe('A27 a link for a new password', () => {
  test('works once', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const code = await salon.askForReset(email);
    await reset(code).expect(204);

    const again = await reset(code, 'another password');

    expect([again.status, again.body.code]).toEqual([403, 'invalid-action-code']);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('works for half an hour, and says so afterwards', async () => {
    const { email: quick } = await aSignedUpBrowser(parlour);
    const { email: slow } = await aSignedUpBrowser(parlour);
    const quickCode = await salon.askForReset(quick);
    const slowCode = await salon.askForReset(slow);

    parlour.clock.advanceMinutes(29);
    const inTime = await reset(quickCode);
    parlour.clock.advanceMinutes(1);
    const late = await reset(slowCode);

    expect(inTime.status).toBe(204);
    expect([late.status, late.body.code]).toEqual([403, 'expired-action-code']);
    expect((await logIn(slow, PASSWORD)).status).toBe(200);
  });

  test('stops working when a newer one is asked for', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const first = await salon.askForReset(email);
    const second = await salon.askForReset(email);

    const older = await reset(first);
    const newer = await reset(second);

    expect([older.status, older.body.code, newer.status]).toEqual([403, 'invalid-action-code', 204]);
  });

  test('leaves one that works when ten are asked for at the same moment', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const ask = () => parlour.http.post('/auth/reset-request').send({ email });

    const answers = await Promise.all(Array.from({ length: 10 }, ask));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202));
    const open = await parlour.database.query(
      `SELECT 1 FROM action_codes JOIN users ON users.id = user_id WHERE users.email_key = $1 AND kind = 'reset' AND used_at IS NULL`,
      [email],
    );
    expect(open).toHaveLength(1);
    await reset(await salon.codeFor(email)).expect(204);
  });

  test('changes the password of the account it was sent to and of no other', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const { email: other } = await aSignedUpBrowser(parlour);

    await reset(await salon.askForReset(email)).expect(204);

    expect((await logIn(other, PASSWORD)).status).toBe(200);
    expect((await logIn(other, NEW_PASSWORD)).status).toBe(401);
  });

  test('cannot be used as a link that verifies an address, nor the other way round', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const verification = await salon.codeFor(email, 'verification');
    const code = await salon.askForReset(email);

    const wrongPage = await reset(verification);
    const otherPage = await parlour.http.post('/auth/verify').send({ code });

    expect([wrongPage.status, wrongPage.body.code]).toEqual([403, 'invalid-action-code']);
    expect([otherPage.status, otherPage.body.code]).toEqual([403, 'invalid-action-code']);
  });

  test('works for exactly one of two hundred who use it at the same moment', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const code = await salon.askForReset(email);
    const passwords = Array.from({ length: 200 }, (_, index) => `password number ${index}`);

    const answers = await Promise.all(passwords.map((password) => reset(code, password)));

    const winners = passwords.filter((_, index) => answers[index]?.status === 204);
    expect(winners).toHaveLength(1);
    const losses = answers.filter(({ status }) => status !== 204).map(({ body }) => body.code);
    // Those for whom no place was left where passwords are hashed were refused before they could try.
    expect(losses.filter((lost) => lost !== 'invalid-action-code' && lost !== 'unavailable')).toEqual([]);
    expect((await logIn(email, winners[0] ?? '')).status).toBe(200);
    const emails = (await salon.mailOf(email)).filter(({ subject }) => /was changed$/.test(subject));
    expect(emails).toHaveLength(1);
  });

  test('does nothing for an account that was closed after it was sent', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const code = await salon.askForReset(email);
    await disable(email);

    const refused = await reset(code);

    expect([refused.status, refused.body.code]).toEqual([403, 'user-disabled']);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(401);
  });

  test('stops working when the password is changed with the old one', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const code = await salon.askForReset(email);

    await parlour.http
      .put('/auth/password')
      .set('Authorization', await bearerFrom(browser, email))
      .send({ currentPassword: PASSWORD, password: 'remembered after all' })
      .expect(204);

    expect((await reset(code)).body.code).toBe('invalid-action-code');
  });
});

describe('A34 asking for a new password', () => {
  const ask = (email: string) => parlour.http.post('/auth/reset-request').send({ email });

  test('is answered with the same bytes for a client, an unknown address and a disabled account', async () => {
    const { email: client } = await aSignedUpBrowser(parlour);
    const { email: closed } = await aSignedUpBrowser(parlour);
    await disable(closed);

    const answers = [];
    for (const email of [client, anAddress('nobody'), closed]) answers.push(await ask(email));

    const said = answers.map(({ status, text, headers }) => {
      const { date: _, 'x-request-id': __, ...others } = headers;
      return { status, text, others };
    });
    expect(said[0]).toMatchObject({ status: 202, text: '' });
    expect(said).toEqual([said[0], said[0], said[0]]);
  });

  test('writes the same rows for each of them, and an email for the client alone', async () => {
    const { email: client } = await aSignedUpBrowser(parlour);
    const { email: closed } = await aSignedUpBrowser(parlour);
    await disable(closed);
    const nobody = anAddress('nobody');
    const counts = async () => {
      const [row] = await parlour.database.query(
        `SELECT (SELECT count(*)::int FROM action_codes) AS codes, (SELECT count(*)::int FROM outbox) AS emails`,
      );
      return row;
    };

    const growth = [];
    for (const email of [client, nobody, closed]) {
      const before = await counts();
      await ask(email).expect(202);
      const after = await counts();
      growth.push([after.codes - before.codes, after.emails - before.emails]);
    }

    expect(growth).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    const sent = async (email: string) =>
      (await salon.mailOf(email)).filter(({ text }) => text.includes('/reset-password#')).length;
    expect([await sent(client), await sent(nobody), await sent(closed)]).toEqual([1, 0, 0]);
  });

  test('for an unknown address leaves nothing that could ever be used', async () => {
    await ask(anAddress('nobody')).expect(202);

    const rows = await parlour.database.query(
      `SELECT secret_link, dropped_at IS NOT NULL AS dropped FROM outbox WHERE to_address LIKE 'nobody-%'`,
    );

    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toEqual({ secret_link: null, dropped: true });
  });
});

describe('A28 the link in the email', () => {
  test.each([
    ['Host', { Host: 'evil.example' }],
    ['X-Forwarded-Host', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' }],
    ['Forwarded', { Forwarded: 'host=evil.example;proto=http' }],
    ['Origin', { Origin: 'https://evil.example' }],
    ['Referer', { Referer: 'https://evil.example/reset-password' }],
    ['X-Original-Host', { 'X-Original-Host': 'evil.example', 'X-Host': 'evil.example' }],
  ])('leads to the salon whatever %s says', async (_, headers) => {
    const { email } = await aSignedUpBrowser(parlour);

    await parlour.http.post('/auth/reset-request').set(headers).send({ email }).expect(202);

    const sentEmail = (await salon.mailOf(email)).find(({ subject }) => /^A new password/.test(subject));
    expect(sentEmail?.text).toContain('http://maisonvera.example/reset-password#code=');
    expect(`${sentEmail?.text} ${sentEmail?.html}`).not.toContain('evil');
  });

  test('leads to the salon when the request names another one in its first line', async () => {
    const { email } = await aSignedUpBrowser(parlour);

    await absolutely(parlour, 'http://evil.example/auth/reset-request', { email });

    const sentEmail = (await salon.mailOf(email)).find(({ subject }) => /^A new password/.test(subject));
    expect(sentEmail?.text).toContain('http://maisonvera.example/reset-password#code=');
    expect(`${sentEmail?.text} ${sentEmail?.html}`).not.toContain('evil');
  });
});

describe('A19 a field that is left out or null', () => {
  test.each([
    ['POST', '/auth/reset-request', { email: 'vera@salon.example' }],
    ['POST', '/auth/reset', { code: 'x', password: NEW_PASSWORD }],
    ['POST', '/auth/verify', { code: 'x' }],
    ['PUT', '/auth/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }],
    ['PUT', '/auth/email', { password: PASSWORD, email: 'new@salon.example' }],
  ])('of %s %s changes nothing and signs nobody in', async (method, path, whole) => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await salon.askForReset(email);
    const bearer = await bearerFrom(browser, email);
    const users = () => parlour.database.query(`SELECT * FROM users ORDER BY id`);
    const before = await users();

    const bodies = Object.keys(whole).flatMap((field) => {
      const { [field]: _, ...without } = whole as Record<string, unknown>;
      return [without, { ...whole, [field]: null }, { ...whole, [field]: {} }, { ...whole, [field]: [] }];
    });
    for (const body of bodies) {
      const asking = method === 'POST' ? parlour.http.post(path) : parlour.http.put(path);
      const answer = await asking.set('Authorization', bearer).send(body);
      expect([body, answer.status]).toEqual([body, 422]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }

    expect(await users()).toEqual(before);
  });

  test('is never looked up: the database layer throws instead of finding the first row', async () => {
    const { manager } = parlour.database;
    const nothing = { emailKey: undefined } as unknown as { emailKey: string };
    const none = { emailKey: null } as unknown as { emailKey: string };

    await expect(manager.findOneBy('User', nothing)).rejects.toThrow(/undefined/i);
    await expect(manager.findOneBy('User', none)).rejects.toThrow(/null/i);
  });
});
