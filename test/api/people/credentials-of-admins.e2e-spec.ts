import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { aBrowser, anAddress, bearerFrom, type Browser, whoIs } from '../../support/accounts-browser.js';

const SHORT = 'abc123';
const COMMON = 'qwertyuiop';
const GOOD = 'three words at least';

let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  salon = await openSalonWithLinks();
  ({ parlour } = salon);
});

afterAll(() => salon.close());

interface Appointed {
  email: string;
  /** The browser in which they logged in as a client. */
  browser: Browser;
}

/** A user who chose a password of six characters as a client, and has become an admin since. */
async function anAppointedAdmin(): Promise<Appointed> {
  const [email, browser] = [anAddress(), aBrowser(parlour)];
  await browser.post('/auth/sign-up').send({ name: 'Rita', email, password: SHORT }).expect(201);
  await parlour.database.query(`UPDATE users SET role = 'admin', verified_at = now() WHERE email_key = $1`, [
    email,
  ]);
  return { email, browser };
}

const logIn = (email: string, body: object, browser = aBrowser(parlour)) =>
  browser.post('/auth/login').send({ email, ...body });

describe('A-16: an admin with the password of a client', () => {
  test('is asked for a better one, and gets no session without it', async () => {
    const { email } = await anAppointedAdmin();
    const browser = aBrowser(parlour);

    const { status, body } = await logIn(email, { password: SHORT }, browser);

    expect([status, body.code]).toEqual([403, 'weak-password']);
    expect(await whoIs(browser)).toBeNull();
  });

  test.each([
    ['short', SHORT],
    ['common', COMMON],
  ])('cannot choose one that is %s', async (_, newPassword) => {
    const { email } = await anAppointedAdmin();

    const { status, body } = await logIn(email, { password: SHORT, newPassword });

    expect([status, body.errors[0].pointer]).toEqual([422, '#/newPassword']);
  });

  test('gets in with a better one, which takes the place of the old one and ends what it had opened', async () => {
    const { email, browser: before } = await anAppointedAdmin();
    const browser = aBrowser(parlour);

    await logIn(email, { password: SHORT, newPassword: GOOD }, browser).expect(200);

    expect(await whoIs(browser)).toBe(email);
    expect(await whoIs(before)).toBeNull();
    await logIn(email, { password: SHORT }).expect(401);
    await logIn(email, { password: GOOD }).expect(200);
    const subjects = (await salon.mailOf(email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/password/i));
  });

  test('proves nothing to whoever does not know it', async () => {
    const { email } = await anAppointedAdmin();

    const { status, body } = await logIn(email, { password: 'guessed', newPassword: GOOD });

    expect([status, body.code]).toEqual([401, 'wrong-password']);
    await logIn(email, { password: GOOD }).expect(401);
  });

  test('cannot choose such a one later, by the account page or by a link', async () => {
    const { email } = await anAppointedAdmin();
    const browser = aBrowser(parlour);
    await logIn(email, { password: SHORT, newPassword: GOOD }, browser).expect(200);
    const code = await salon.askForReset(email);
    const bearer = await bearerFrom(browser, email);

    for (const password of [SHORT, COMMON]) {
      const changed = await browser
        .put('/auth/password')
        .set('Authorization', bearer)
        .send({ currentPassword: GOOD, password });
      const reset = await parlour.http.post('/auth/reset').send({ code, password });
      expect([changed.status, reset.status]).toEqual([422, 422]);
      expect([changed.body, reset.body].map(({ errors }) => errors[0].pointer)).toEqual([
        '#/password',
        '#/password',
      ]);
    }

    await parlour.http.post('/auth/reset').send({ code, password: 'a link is not used up' }).expect(204);
  });
});

test('A-16: a client keeps six characters, and a new password that no one asked for changes nothing', async () => {
  const kept = anAddress();
  await parlour.http.post('/auth/sign-up').send({ name: 'Ana', email: kept, password: SHORT }).expect(201);

  await logIn(kept, { password: SHORT, newPassword: GOOD }).expect(200);

  await logIn(kept, { password: SHORT }).expect(200);
});

test('B-11: someone signs up and logs in with any address there is, however it is typed', async () => {
  const typed = [' Anna@T-Online.de', 'ewa@o2.pl ', "Pat.O'Neil+hair@Salon.Museum"];

  for (const email of typed) {
    const { body } = await parlour.http.post('/auth/sign-up').send({ name: 'Ana', email, password: SHORT });
    expect(body.user.email).toBe(email.trim().toLowerCase());
    await logIn(email.toUpperCase(), { password: SHORT }).expect(200);
  }
  const { body } = await parlour.http
    .post('/auth/sign-up')
    .send({ name: 'Ana', email: 'ana@salon', password: SHORT })
    .expect(422);
  expect(body.errors).toEqual([{ pointer: '#/email', detail: 'Provide a valid Email' }]);
});
