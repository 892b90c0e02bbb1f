import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import {
  aBrowser,
  aSignedUpBrowser,
  bearerFrom,
  type Browser,
  whoIs,
} from '../../support/accounts-browser.js';

const OWN_PASSWORD = 'a password of my own';

let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  salon = await openSalonWithLinks();
  ({ parlour } = salon);
});

afterAll(() => salon.close());

interface Impostor {
  browser: Browser;
  bearer: string;
}

/** A client's address with which an impostor has signed up, and the link that the client gets by email. */
async function aStolenAddress(): Promise<{ email: string; impostor: Impostor; code: string }> {
  const { browser, email } = await aSignedUpBrowser(parlour);
  const impostor = { browser, bearer: await bearerFrom(browser, email) };
  return { email, impostor, code: await salon.codeFor(email, 'verification') };
}

const verify = (body: object, bearer = '') =>
  parlour.http.post('/auth/verify').set('Authorization', bearer).send(body);

const logIn = (email: string, password: string) =>
  aBrowser(parlour).post('/auth/login').send({ email, password });

const account = async (email: string): Promise<{ isVerified: boolean; phone: string }> => {
  const [row] = await parlour.database.query(
    `SELECT verified_at IS NOT NULL AS "isVerified", phone FROM users WHERE email_key = $1`,
    [email],
  );
  return row;
};

describe('A-17: a client whose address someone else has signed up with', () => {
  test('A02 is asked for the password when they press the link, and nothing has happened yet', async () => {
    const { email, code } = await aStolenAddress();

    const { status, body } = await verify({ code });

    expect([status, body.code]).toEqual([403, 'unknown-browser']);
    expect((await account(email)).isVerified).toBe(false);
  });

  test('A02 chooses a password of their own, which leaves the impostor nothing of the account', async () => {
    const { email, impostor, code } = await aStolenAddress();
    await parlour.http
      .patch('/account')
      .set('Authorization', impostor.bearer)
      .send({ phone: '0171 666' })
      .expect(200);

    await verify({ code, newPassword: OWN_PASSWORD }).expect(200);

    expect(await whoIs(impostor.browser)).toBe(null);
    await parlour.http.get('/account').set('Authorization', impostor.bearer).expect(401);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, OWN_PASSWORD)).status).toBe(200);
    expect(await account(email)).toEqual({ isVerified: true, phone: '' });
  });

  test('A02 also ends a change of the address that the impostor has begun', async () => {
    const { email, impostor, code } = await aStolenAddress();
    const theirs = `impostor-of-${email}`;
    await parlour.http
      .put('/auth/email')
      .set('Authorization', impostor.bearer)
      .send({ email: theirs, password: PASSWORD })
      .expect(202);
    const change = await salon.codeFor(theirs, 'email-change');

    await verify({ code, newPassword: OWN_PASSWORD }).expect(200);

    expect((await verify({ code: change })).body.code).toBe('invalid-action-code');
    expect((await logIn(email, OWN_PASSWORD)).status).toBe(200);
  });

  test('does not verify it by guessing the password, and may use the link again', async () => {
    const { email, code } = await aStolenAddress();

    const { status, body } = await verify({ code, password: 'a guess' });

    expect([status, body.code]).toEqual([401, 'wrong-password']);
    expect((await account(email)).isVerified).toBe(false);
    await verify({ code, newPassword: OWN_PASSWORD }).expect(200);
  });

  test('is asked in a browser that is logged in to another account as well', async () => {
    const { code } = await aStolenAddress();
    const { browser, email } = await aSignedUpBrowser(parlour);

    const { body } = await verify({ code }, await bearerFrom(browser, email));

    expect(body.code).toBe('unknown-browser');
  });

  test('chooses a password of six characters or more', async () => {
    const { code } = await aStolenAddress();

    const { status, body } = await verify({ code, newPassword: 'short' });

    expect([status, body.errors[0].pointer]).toEqual([422, '#/newPassword']);
  });
});

describe('A-17: a client who signed up', () => {
  test('verifies the address in that browser without being asked, and stays logged in', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const code = await salon.codeFor(email, 'verification');

    await verify({ code }, await bearerFrom(browser, email)).expect(200);

    expect((await account(email)).isVerified).toBe(true);
    expect(await whoIs(browser)).toBe(email);
  });

  test('verifies it in another browser with the password, and stays logged in with the first', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);

    await verify({ code: await salon.codeFor(email, 'verification'), password: PASSWORD }).expect(200);

    expect((await account(email)).isVerified).toBe(true);
    expect(await whoIs(browser)).toBe(email);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });
});
