import { startTestApp, type TestApp } from '../../support/app.js';
import { type Claims, GoogleStandIn } from '../../support/google-provider.js';
import { PASSWORD } from '../../support/people.js';
import {
  aGoogler,
  comeBack,
  continueWithGoogle,
  linkWithGoogle,
  pathOf,
} from '../../support/google-browser.js';
import {
  aBrowser,
  aSignedUpBrowser,
  bearerFrom,
  type Browser,
  whoIs,
} from '../../support/accounts-browser.js';

let google: GoogleStandIn;
let parlour: TestApp;

beforeAll(async () => {
  google = await new GoogleStandIn().open();
  parlour = await startTestApp({ env: google.settings });
});

afterEach(() => {
  expect(google.rejections.splice(0)).toEqual([]);
});

afterAll(async () => {
  await parlour.close();
  await google.close();
});

async function signInAs(claims: Claims, browser = aBrowser(parlour)) {
  const landed = await continueWithGoogle(browser, google, { as: claims });
  return { browser, landed };
}

const peopleWith = (email: string) =>
  parlour.database.query(
    `SELECT u.id, u.name, u.password_hash AS password, u.verified_at IS NOT NULL AS verified, u.role, i.subject
     FROM users u LEFT JOIN identities i ON i.user_id = u.id WHERE email_key = $1`,
    [email.toLowerCase()],
  );

const verifyAddress = (email: string) =>
  parlour.database.query(`UPDATE users SET verified_at = now() WHERE email_key = $1`, [email]);

const mailsTo = (email: string) =>
  parlour.database.query(`SELECT kind, facts FROM outbox WHERE to_address = $1 ORDER BY created_at, id`, [
    email,
  ]);

const linkTo = async (claims: Claims, browser: Browser, email: string): Promise<string> =>
  linkWithGoogle(browser, google, { as: claims, bearer: await bearerFrom(browser, email) });

async function aProvedBrowser() {
  const person = await aSignedUpBrowser(parlour);
  await verifyAddress(person.email);
  return person;
}

describe('linking while logged in', () => {
  test('an admin who has just logged in links any Google account of theirs, and logs in with it from then on', async () => {
    const ana = aGoogler();
    const { browser, email } = await aProvedBrowser();
    await parlour.database.query(`UPDATE users SET role = 'admin' WHERE email_key = $1`, [email]);

    const landed = await linkTo(ana, browser, email);
    const later = await signInAs(ana);

    expect(landed).toBe('/dashboard?google=linked');
    expect(await whoIs(later.browser)).toBe(email);
    expect((await mailsTo(email)).map(({ kind }: { kind: string }) => kind)).toContain('google-linked');
    const [{ count }] = await parlour.database.query(
      `SELECT count(*)::int FROM audit_entries WHERE action = 'google.linked' AND object_id = (SELECT id::text FROM users WHERE email_key = $1)`,
      [email],
    );
    expect(count).toBe(1);
  });

  test('verifies the address when Google has verified the same one', async () => {
    const ana = aGoogler();
    const { browser } = await aSignedUpBrowser(parlour, ana.email);

    await linkTo(ana, browser, ana.email);

    expect(await peopleWith(ana.email)).toEqual([expect.objectContaining({ verified: true })]);
  });

  test('A25 needs a verified address when the two differ: it may be another person’s', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);

    const landed = await linkTo(aGoogler(), browser, email);

    expect(landed).toBe('/dashboard?error=unverified-email');
    expect(await peopleWith(email)).toEqual([expect.objectContaining({ subject: null, verified: false })]);
  });

  test('needs a log-in of the last ten minutes', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    parlour.clock.advanceMinutes(11);

    const answer = await browser
      .post('/auth/google/link')
      .set('Authorization', await bearerFrom(browser, email))
      .send({});
    parlour.clock.set('2027-03-01T08:00:00Z');

    expect([answer.status, answer.body.code]).toEqual([403, 'requires-recent-login']);
  });

  test('is not begun by a page of another site', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);

    await browser
      .post('/auth/google/link')
      .set('Authorization', await bearerFrom(browser, email))
      .set('Sec-Fetch-Site', 'cross-site')
      .send({})
      .expect(403);
  });

  test('rejects a Google account that is linked elsewhere, and a second one', async () => {
    const ana = aGoogler();
    await signInAs(ana);
    const { browser, email } = await aProvedBrowser();

    const taken = await linkTo(ana, browser, email);
    await linkTo(aGoogler(), browser, email);
    const second = await linkTo(aGoogler(), browser, email);

    expect(taken).toBe('/dashboard?error=credential-already-in-use');
    expect(second).toBe('/dashboard?error=provider-already-linked');
  });

  test('links nothing once another account has logged in with this browser', async () => {
    const ana = aGoogler();
    const { browser, email } = await aProvedBrowser();
    const { body } = await browser
      .post('/auth/google/link')
      .set('Authorization', await bearerFrom(browser, email))
      .send({ from: '/dashboard' });
    const other = await aProvedBrowser();
    await browser.post('/auth/login').send({ email: other.email, password: PASSWORD }).expect(200);

    google.mood = { signsIn: ana };
    const landed = await comeBack(browser, pathOf(await google.comeBackTo(body.url)));

    expect(landed).toBe('/dashboard?error=requires-recent-login');
    expect(await peopleWith(email)).toEqual([expect.objectContaining({ subject: null })]);
    expect(await peopleWith(other.email)).toEqual([expect.objectContaining({ subject: null })]);
  });

  test('is undone by its owner, who has a password to log in with', async () => {
    const ana = aGoogler();
    const { browser, email } = await aProvedBrowser();
    await linkTo(ana, browser, email);

    await browser
      .delete('/auth/google')
      .set('Authorization', await bearerFrom(browser, email))
      .expect(204);
    await browser
      .delete('/auth/google')
      .set('Authorization', await bearerFrom(browser, email))
      .expect(204);

    expect(await peopleWith(email)).toEqual([expect.objectContaining({ subject: null })]);
    const kinds = (await mailsTo(email)).map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'google-unlinked')).toHaveLength(1);
  });

  test('cannot be undone while there is no other way to log in', async () => {
    const ana = aGoogler();
    const { browser } = await signInAs(ana);

    const answer = await browser
      .delete('/auth/google')
      .set('Authorization', await bearerFrom(browser, ana.email));

    expect([answer.status, answer.body.code]).toEqual([409, 'needs-password']);
    expect(await whoIs((await signInAs(ana)).browser)).toBe(ana.email);
  });
});

test('A-30: an admin with Google and no password proves who they are by logging in with Google again', async () => {
  const ana = aGoogler();
  const { browser } = await signInAs(ana);
  await parlour.database.query(`UPDATE users SET role = 'admin' WHERE email_key = $1`, [ana.email]);
  const download = async () =>
    browser.get('/services/export').set('Authorization', await bearerFrom(browser, ana.email));
  parlour.clock.advanceMinutes(120);

  const refused = await download();
  await signInAs(ana, browser);

  expect(refused.body).toMatchObject({ code: 'proof-needed', ways: ['google'] });
  expect((await download()).status).toBe(200);
  parlour.clock.set('2027-03-01T08:00:00Z');
});
