// Long because every way in which a code must not open an account is shown on the same salon.
import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, PASSWORD } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import {
  aBrowser,
  anAddress,
  aSignedUpBrowser,
  bearerFrom,
  type Browser,
  whoIs,
  withoutInstance,
} from '../../support/accounts-browser.js';

const MINUTE_MS = 60_000;

let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  salon = await openSalonWithLinks();
  ({ parlour } = salon);
});

beforeEach(() => parlour.clock.set('2027-03-01T08:00:00Z'));

afterAll(() => salon.close());

const ask = (browser: Browser, email: string, more: object = {}) =>
  browser.post('/auth/codes').send({ email, ...more });

const enter = (browser: Browser, code: string) => browser.post('/auth/codes/confirm').send({ code });

/** The codes that were sent to an address, the oldest first. */
const codesFor = async (email: string): Promise<string[]> =>
  (await salon.mailOf(email)).flatMap(({ subject }) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? []);

const latestCode = async (email: string): Promise<string> =>
  (await codesFor(email)).at(-1) ?? 'none has come';

/** A browser that has asked for a code, and the code. */
async function aCode(email = anAddress(), more: object = {}) {
  const browser = aBrowser(parlour);
  await ask(browser, email, more).expect(202);
  return { browser, email, code: await latestCode(email) };
}

/** Six other digits. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Wrong codes in strangers' browsers, until the mailbox takes no further try that day. */
async function useUpTheDay(email: string): Promise<void> {
  for (let codes = 0; codes < 60; codes++) {
    const { browser, code } = await aCode(email);
    const tries = codes < 10 ? 5 : 1;
    for (let made = 0; made < tries; made++) await enter(browser, wrong(code)).expect(403);
  }
}

const after = (minutes: number) =>
  parlour.clock.set(new Date(Date.parse('2027-03-01T08:00:00Z') + minutes * MINUTE_MS).toISOString());

const accountOf = async (email: string) => {
  const [row] = await parlour.database.query(
    `SELECT name, phone, verified_at IS NOT NULL AS "isVerified", password_hash IS NOT NULL AS "hasPassword"
     FROM users WHERE email_key = $1`,
    [email],
  );
  return row;
};

describe('a code to log in with', () => {
  test('C-1: opens an account with a verified address, a name and a number, and without a password', async () => {
    const { browser, email, code } = await aCode(anAddress(), {
      name: 'Maria Lopes',
      phone: '+351 912 345 678',
    });

    const { body } = await enter(browser, code).expect(200);

    expect(body).toEqual({ user: expect.objectContaining({ email, name: 'Maria Lopes' }), isNew: true });
    expect(await whoIs(browser)).toBe(email);
    expect(await accountOf(email)).toEqual({
      name: 'Maria Lopes',
      phone: '+351 912 345 678',
      isVerified: true,
      hasPassword: false,
    });
  });

  test('C-1: opens the account that there is, and adds only what it lacked', async () => {
    const first = await aCode(anAddress(), { name: 'Maria Lopes' });
    await enter(first.browser, first.code).expect(200);
    const { browser, code } = await aCode(first.email, { name: 'M.', phone: '0171 1' });

    const { body } = await enter(browser, code).expect(200);

    expect(body.isNew).toBe(false);
    expect(await accountOf(first.email)).toMatchObject({ name: 'Maria Lopes', phone: '0171 1' });
    expect(await whoIs(first.browser)).toBe(first.email);
  });

  test('C-1: a password can be set afterwards', async () => {
    const { browser, email, code } = await aCode();
    await enter(browser, code).expect(200);
    const bearer = await bearerFrom(browser, email);

    await browser.put('/auth/password').set('Authorization', bearer).send({ password: PASSWORD }).expect(204);

    await aBrowser(parlour).post('/auth/login').send({ email, password: PASSWORD }).expect(200);
  });

  test('C-1: gives a client what the salon has noted under the address', async () => {
    const email = anAddress();
    const vera = await anAdmin(parlour);
    await parlour.http
      .post('/clients')
      .set('Authorization', vera.bearer)
      .send({ name: 'Maria Lopes', email, phone: '+351 912 000 001' })
      .expect(201);
    const { browser, code } = await aCode(email);

    await enter(browser, code).expect(200);

    expect(await accountOf(email)).toMatchObject({ name: 'Maria Lopes', phone: '+351 912 000 001' });
  });

  test('C-2: works once, for ten minutes', async () => {
    const { browser, code } = await aCode();
    const late = await aCode();
    after(9);
    await enter(browser, code).expect(200);

    expect((await enter(browser, code)).body.code).toBe('code-expired');
    after(10);
    expect((await enter(late.browser, late.code)).body.code).toBe('code-expired');
  });

  test('C-2: allows five tries, also when they are made at the same moment', async () => {
    const { browser, email, code } = await aCode();

    const guesses = await Promise.all(Array.from({ length: 12 }, () => enter(browser, wrong(code))));

    const answers = guesses.map(({ status, body }) => `${status} ${body.code}`);
    expect(answers.filter((answer) => answer === '403 invalid-verification-code')).toHaveLength(4);
    expect(answers.filter((answer) => answer === '403 code-expired')).toHaveLength(8);
    expect((await enter(browser, code)).body.code).toBe('code-expired');
    expect(await accountOf(email)).toBeUndefined();
  });

  test('C-2: allows one try for each code after fifty wrong ones at a mailbox, and a hundred in a day', async () => {
    const email = anAddress();
    for (let codes = 0; codes < 10; codes++) {
      const { browser, code } = await aCode(email);
      for (let tries = 0; tries < 5; tries++) await enter(browser, wrong(code)).expect(403);
    }

    const owner = await aCode(email);
    await enter(owner.browser, owner.code).expect(200);
    for (let codes = 1; codes < 50; codes++) {
      const { browser, code } = await aCode(email);
      await enter(browser, wrong(code)).expect(403);
      if (codes === 1) expect((await enter(browser, code)).body.code).toBe('code-expired');
    }
    const late = await aCode(email);
    expect((await enter(late.browser, late.code)).body.code).toBe('code-expired');
    after(24 * 60 + 1);
    const tomorrow = await aCode(email);
    await enter(tomorrow.browser, tomorrow.code).expect(200);
  });

  test('A-36: strangers who use up the tries of a day at a mailbox leave its owner theirs, in a browser they have logged in with', async () => {
    const owner = await aCode();
    await enter(owner.browser, owner.code).expect(200);
    await owner.browser.post('/auth/sign-out').expect(204);
    await useUpTheDay(owner.email);

    await ask(owner.browser, owner.email).expect(202);
    const code = await latestCode(owner.email);
    for (let tries = 1; tries < 5; tries++) await enter(owner.browser, wrong(code)).expect(403);

    await enter(owner.browser, code).expect(200);
    const elsewhere = await aCode(owner.email);
    expect((await enter(elsewhere.browser, elsewhere.code)).body.code).toBe('code-expired');
  });

  test('A-36: a browser of the owner’s guesses no faster for it: after five wrong codes it waits, longer each time', async () => {
    const { browser, email, code: first } = await aCode();
    await enter(browser, first).expect(200);
    await ask(browser, email).expect(202);
    for (let tries = 0; tries < 5; tries++) await enter(browser, wrong(await latestCode(email))).expect(403);
    await ask(browser, email).expect(202);
    const code = await latestCode(email);

    const refused = await enter(browser, code).expect(429);
    parlour.clock.advanceMinutes(Number(refused.headers['retry-after']) / 60);

    expect(refused.headers['retry-after']).toBe('2');
    await enter(browser, code).expect(200);
  });

  test('A-36: whoever signed up with the address and never verified it has no tries of their own', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await useUpTheDay(email);
    await ask(browser, email).expect(202);

    expect((await enter(browser, await latestCode(email))).body.code).toBe('code-expired');
  });

  test('A-36: a stranger’s request does not stop the email with the owner’s code, which still waits', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const [owner, stranger] = [aBrowser(parlour), aBrowser(parlour)];
    await ask(owner, email).expect(202);
    await ask(stranger, email).expect(202);

    const codes = await codesFor(email);

    expect(codes).toHaveLength(2);
    const answers = [];
    for (const code of codes) answers.push((await enter(owner, code)).status);
    expect(answers.toSorted()).toEqual([200, 403]);
  });

  test('C-2: of two that a browser asks for, the later one counts', async () => {
    const { browser, email, code: first } = await aCode();
    await ask(browser, email).expect(202);
    const second = await latestCode(email);

    expect((await enter(browser, first)).body.code).toBe('invalid-verification-code');
    await enter(browser, second).expect(200);
  });

  test('C-2: is stored as a hash of which the database alone reveals nothing', async () => {
    const { email, code } = await aCode();

    const [row] = await parlour.database.query(
      `SELECT login_codes::text AS text FROM login_codes WHERE email = $1`,
      [email],
    );
    const [sent] = await parlour.database.query(
      `SELECT outbox::text AS text FROM outbox WHERE to_address = $1 AND kind = 'login-code'`,
      [email],
    );

    expect(row.text).not.toContain(code);
    expect(sent.text).not.toContain(code);
  });

  test('C-3: works only in the browser that asked for it', async () => {
    const { email, code } = await aCode();
    const thief = aBrowser(parlour);

    expect((await enter(thief, code)).body.code).toBe('code-expired');
    await ask(thief, anAddress()).expect(202);
    expect((await enter(thief, code)).body.code).toBe('invalid-verification-code');
    expect(await accountOf(email)).toBeUndefined();
  });

  test('C-3: comes with a link for the same browser, which leads back to where it was asked for', async () => {
    const email = anAddress();
    await ask(aBrowser(parlour), email, { from: '/book?service=1' }).expect(202);

    const [mail] = await salon.mailOf(email);

    expect(mail?.text).toContain(
      `http://maisonvera.example/login?from=%2Fbook%3Fservice%3D1#code=${await latestCode(email)}`,
    );
    const elsewhere = ['//evil.example', '/\\evil.example', 'https://evil.example'];
    for (const from of elsewhere) await ask(aBrowser(parlour), email, { from }).expect(422);
  });

  test('C-4: is answered in the same way for a client, a stranger, an admin and a closed account', async () => {
    const { email: known } = await aSignedUpBrowser(parlour);
    const vera = await anAdmin(parlour);
    const { email: closed } = await aSignedUpBrowser(parlour);
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE email_key = $1`, [closed]);

    const answers = [];
    for (const email of [known, anAddress(), vera.email, closed]) {
      const answer = withoutInstance(await ask(aBrowser(parlour), email));
      const guess = await ask(aBrowser(parlour), email);
      answers.push(answer, { cookies: String(guess.headers['set-cookie']).replace(/=[\w-]{43}/, '=…') });
    }

    const [answer, cookies] = answers;
    expect(answer).toEqual({ status: 202, body: { expiresAt: '2027-03-01T08:10:00.000Z', code: null } });
    expect(answers).toEqual([answer, cookies, answer, cookies, answer, cookies, answer, cookies]);
  });

  test('C-4: is refused to an admin, who is told by email, and to a closed account, which gets none', async () => {
    const vera = await anAdmin(parlour);
    const { browser: client, email: closed } = await aSignedUpBrowser(parlour);
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE email_key = $1`, [closed]);
    const browser = aBrowser(parlour);

    await ask(browser, vera.email).expect(202);
    await ask(client, closed).expect(202);

    expect(await codesFor(vera.email)).toEqual([]);
    const [letter] = (await salon.mailOf(vera.email)).slice(-1);
    expect(letter?.subject).toMatch(/^Please log in to .* with your password$/);
    expect(await codesFor(closed)).toEqual([]);
  });

  test('C-4: is of no use any more to someone who has become an admin in the meantime', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const { browser, code } = await aCode(email);
    await parlour.database.query(`UPDATE users SET role = 'admin' WHERE email_key = $1`, [email]);

    expect((await enter(browser, code)).body.code).toBe('code-expired');
    expect(await whoIs(browser)).toBe(null);
  });

  test('C-5: takes the account from an impostor who had signed up with the address', async () => {
    const { browser: impostor, email } = await aSignedUpBrowser(parlour);
    const { browser, code } = await aCode(email, { name: 'Maria Lopes' });

    await enter(browser, code).expect(200);

    expect(await whoIs(browser)).toBe(email);
    expect(await whoIs(impostor)).toBe(null);
    await aBrowser(parlour).post('/auth/login').send({ email, password: PASSWORD }).expect(401);
    expect(await accountOf(email)).toMatchObject({
      name: 'Maria Lopes',
      isVerified: true,
      hasPassword: false,
    });
  });

  test('C-5: only verifies the address in the browser that signed up, and keeps the password', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await ask(browser, email).expect(202);

    await enter(browser, await latestCode(email)).expect(200);

    expect(await accountOf(email)).toMatchObject({ isVerified: true, hasPassword: true });
  });

  test('C-5: ends with a new password that was set after it was asked for', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const { browser, code } = await aCode(email);
    const reset = await salon.askForReset(email);
    await parlour.http.post('/auth/reset').send({ code: reset, password: 'another password' }).expect(204);

    expect((await enter(browser, code)).body.code).toBe('code-expired');
  });

  test('C-5: ends with the account, and erasing forgets what was typed for it', async () => {
    const { browser, email, code } = await aCode(anAddress(), { name: 'Maria Lopes' });
    await enter(browser, code).expect(200);
    const open = await aCode(email);
    const bearer = await bearerFrom(browser, email);
    await browser.delete('/account').set('Authorization', bearer).send({}).expect(204);

    expect((await enter(open.browser, open.code)).body.code).toBe('code-expired');
    expect(await parlour.database.query(`SELECT FROM login_codes WHERE email = $1`, [email])).toEqual([]);
  });

  test('C-6: extends a hold by what it takes to arrive, to fifteen minutes in all', async () => {
    const cut = await aService(parlour.database, { title: 'Cut' });
    await aMember(parlour.database, { does: [cut] });
    const { body: hold } = await parlour.http
      .post('/holds')
      .send({ lines: [{ serviceId: cut.id }], startsAt: '2027-03-02T10:00:00Z' })
      .expect(201);
    const extended = async () => {
      const { body } = await parlour.http.post(`/holds/${hold._id}/extend?for=code`).expect(200);
      return body.expiresAt;
    };

    after(4);
    expect(await extended()).toBe('2027-03-01T08:14:00.000Z');
    after(13);
    expect(await extended()).toBe('2027-03-01T08:15:00.000Z');
    expect(await extended()).toBe('2027-03-01T08:15:00.000Z');
  });
});

describe('asking for codes', () => {
  test('C-2: is limited for each mailbox, known or not, and for each network address', async () => {
    const limited = await startTestApp({
      env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@salon.example', RATE_LIMIT_SCALE: '1' },
    });
    const email = anAddress();
    const status = async (address: string) =>
      (await limited.http.post('/auth/codes').send({ email: address })).status;

    const ofOneMailbox = [];
    for (let times = 0; times < 6; times++) ofOneMailbox.push(await status(email));
    const ofOneNetwork = [];
    for (let times = 0; times < 25; times++) ofOneNetwork.push(await status(anAddress()));
    await limited.close();

    expect(ofOneMailbox).toEqual([202, 202, 202, 202, 202, 429]);
    expect(ofOneNetwork.slice(0, 24)).toEqual(Array.from({ length: 24 }, () => 202));
    expect(ofOneNetwork.at(-1)).toBe(429);
  });

  test('C-7: is not offered without a mail server', async () => {
    const silent = await startTestApp();

    const { body: session } = await silent.http.get('/auth/session').expect(200);
    const { status } = await silent.http.post('/auth/codes').send({ email: anAddress() });
    await silent.close();

    expect([session.codes, status]).toEqual([false, 404]);
    expect((await parlour.http.get('/auth/session').expect(200)).body.codes).toBe(true);
  });

  test('C-7: shows the code in the demo salon alone, until it has a name of its own', async () => {
    const demo = await startTestApp({ env: { DEMO: '1' } });
    const browser = aBrowser(demo);
    const { body: asked } = await ask(browser, anAddress()).expect(202);

    expect(asked.code).toMatch(/^\d{6}$/);
    await enter(browser, asked.code).expect(200);
    await demo.database.query(`UPDATE salon SET name = 'Salon Ines'`);
    await ask(browser, anAddress()).expect(404);
    await demo.close();
  });
});
