import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import {
  aBrowser,
  anAddress,
  aSignedUpBrowser,
  bearerFrom,
  type Browser,
  whoIs,
} from '../../support/accounts-browser.js';

const NEW_PASSWORD = 'a password for today';

let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  salon = await openSalonWithLinks();
  ({ parlour } = salon);
});

afterAll(() => salon.close());

interface Somebody {
  browser: Browser;
  email: string;
  bearer: string;
}

async function somebody(): Promise<Somebody> {
  const { browser, email } = await aSignedUpBrowser(parlour);
  return { browser, email, bearer: await bearerFrom(browser, email) };
}

async function logsInElsewhere(email: string): Promise<Browser> {
  const browser = aBrowser(parlour);
  await browser.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
  return browser;
}

const logIn = (email: string, password: string) => parlour.http.post('/auth/login').send({ email, password });

const verify = (code: unknown) => parlour.http.post('/auth/verify').send({ code, password: PASSWORD });

const changePassword = ({ bearer }: Somebody, body: object) =>
  parlour.http.put('/auth/password').set('Authorization', bearer).send(body);

const changeEmail = ({ bearer }: Somebody, email: string, body: object = { password: PASSWORD }) =>
  parlour.http
    .put('/auth/email')
    .set('Authorization', bearer)
    .send({ email, ...body });

const forgetPassword = ({ email }: Somebody) =>
  parlour.database.query(`UPDATE users SET password_hash = NULL WHERE email_key = $1`, [email]);

describe('a new password', () => {
  test('is chosen with the old one; other browsers are logged out and an email says so', async () => {
    const person = await somebody();
    const laptop = await logsInElsewhere(person.email);

    await changePassword(person, { currentPassword: PASSWORD, password: NEW_PASSWORD }).expect(204);

    expect([await whoIs(person.browser), await whoIs(laptop)]).toEqual([person.email, null]);
    await parlour.http.get('/bookings/mine').set('Authorization', person.bearer).expect(401);
    const next = await bearerFrom(person.browser, person.email);
    await parlour.http.get('/bookings/mine').set('Authorization', next).expect(200);
    expect((await logIn(person.email, NEW_PASSWORD)).status).toBe(200);
    expect((await logIn(person.email, PASSWORD)).status).toBe(401);
    const subjects = (await salon.mailOf(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password for Parlour was changed');
  });

  test('is refused to someone at an unlocked computer who does not know the old one', async () => {
    const person = await somebody();

    const wrong = await changePassword(person, { currentPassword: 'a guess', password: NEW_PASSWORD });
    const none = await changePassword(person, { password: NEW_PASSWORD });

    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-password']);
    expect([none.status, none.body.errors]).toEqual([
      422,
      [{ pointer: '#/currentPassword', detail: expect.any(String) }],
    ]);
    expect((await logIn(person.email, PASSWORD)).status).toBe(200);
  });

  test('is one password, when two are chosen at the same moment', async () => {
    const person = await somebody();
    const passwords = ['the first of two', 'the second of two'];

    const answers = await Promise.all(
      passwords.map((password) => changePassword(person, { currentPassword: PASSWORD, password })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    const [winner = ''] = passwords.filter((_, index) => answers[index]?.status === 204);
    expect((await logIn(person.email, winner)).status).toBe(200);
  });

  test('needs no old one if the account has none and they logged in within the last ten minutes', async () => {
    const quick = await somebody();
    const slow = await somebody();
    await forgetPassword(quick);
    await forgetPassword(slow);

    parlour.clock.advanceMinutes(9);
    const inTime = await changePassword(quick, { password: NEW_PASSWORD });
    parlour.clock.advanceMinutes(2);
    const late = await changePassword(
      { ...slow, bearer: await bearerFrom(slow.browser, slow.email) },
      { password: NEW_PASSWORD },
    );

    expect(inTime.status).toBe(204);
    expect([late.status, late.body.code]).toEqual([403, 'requires-recent-login']);
  });

  test('cancels a change of address that was requested with the old one', async () => {
    const person = await somebody();
    const wanted = anAddress('wanted');
    await changeEmail(person, wanted).expect(202);
    const code = await salon.codeFor(wanted, 'email-change');

    await changePassword(person, { currentPassword: PASSWORD, password: NEW_PASSWORD }).expect(204);

    expect((await verify(code)).body.code).toBe('invalid-action-code');
    expect(await whoIs(person.browser)).toBe(person.email);
  });
});
