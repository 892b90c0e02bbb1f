// Long because one log-in with Google has many ends, and all begin with the same stand-in for Google.
import { AuthGuard } from '@nestjs/passport';
import { Strategy } from 'passport-google-oauth20';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type Claims, GoogleStandIn } from '../../support/google-provider.js';
import { anAdmin, PASSWORD } from '../../support/people.js';
import {
  aGoogler,
  comeBack,
  continueWithGoogle,
  goToGoogle,
  linkWithGoogle,
} from '../../support/google-browser.js';
import {
  aBrowser,
  anAddress,
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

test('12-C1 what is asked of Google carries the trace of the request that it is asked for', async () => {
  const browser = aBrowser(parlour);
  google.mood = { signsIn: aGoogler() };
  const back = await browser.get(await goToGoogle(browser, google, '/')).expect(302);

  const traceId = String(back.headers['x-request-id']).replaceAll('-', '');
  expect(['token', 'userinfo'].map((endpoint) => google.traces.get(endpoint))).toEqual([
    expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`)),
    expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`)),
  ]);
});

describe('Continue with Google', () => {
  test('is run by passport-google-oauth20 through @nestjs/passport, in both directions', async () => {
    const ask = jest.spyOn(AuthGuard().prototype, 'canActivate');
    const authenticate = jest.spyOn(Strategy.prototype, 'authenticate');

    const { landed } = await signInAs(aGoogler());
    const calls = [ask, authenticate].map(({ mock }) => mock.calls.length);
    ask.mockRestore();
    authenticate.mockRestore();

    expect(landed).toBe('/book?service=s1&welcome=new');
    expect(calls).toEqual([2, 2]);
  });

  test('uses the settings of each of two salons in one process', async () => {
    const other = await startTestApp({ env: { ...google.settings, GOOGLE_CLIENT_ID: 'another salon' } });
    const clientAt = async ({ http }: TestApp) => {
      const { headers } = await http.get('/auth/google').expect(302);
      return new URL(String(headers.location)).searchParams.get('client_id');
    };

    const clients = [await clientAt(parlour), await clientAt(other)];
    await other.close();

    expect(clients).toEqual(['salon', 'another salon']);
    expect(await clientAt(parlour)).toBe('salon');
  });

  test('gives a new client the language of the page where it began, and leads back to that page in it', async () => {
    const admin = await anAdmin(parlour);
    await parlour.http
      .put('/salon/languages')
      .set('Authorization', admin.bearer)
      .send({ mainLanguage: 'en', others: [{ language: 'pt', isPublic: true }] })
      .expect(200);
    const [ana, rui, eve] = [aGoogler(), aGoogler(), aGoogler()];
    const landed = await continueWithGoogle(aBrowser(parlour), google, { as: ana, language: 'pt' });
    const again = await continueWithGoogle(aBrowser(parlour), google, { as: ana, language: 'en' });
    const hostile = await continueWithGoogle(aBrowser(parlour), google, { as: eve, language: '../..' });
    await continueWithGoogle(aBrowser(parlour), google, { as: rui });
    const langs = await parlour.database.query(
      `SELECT lang FROM users WHERE email_key = ANY($1) ORDER BY array_position($1, email_key)`,
      [[ana, rui, eve].map(({ email }) => String(email).toLowerCase())],
    );

    expect(landed).toBe('/pt/book?service=s1&welcome=new');
    expect(again).toBe('/book?service=s1&welcome=back');
    expect(hostile).toBe('/book?service=s1&welcome=new');
    expect(langs).toEqual([{ lang: 'pt' }, { lang: null }, { lang: null }]);
  });

  test('signs a new client in, with an account that has a name, a verified address and no password', async () => {
    const ana = aGoogler();

    const { browser, landed } = await signInAs(ana);

    expect(landed).toBe('/book?service=s1&welcome=new');
    expect(await whoIs(browser)).toBe(ana.email);
    expect(await peopleWith(ana.email)).toEqual([
      expect.objectContaining({
        name: 'Ana Sá',
        password: null,
        verified: true,
        role: 'user',
        subject: ana['sub'],
      }),
    ]);
    expect(await mailsTo(ana.email)).toEqual([]);
  });

  test('asks Google for the identity alone, with a fresh state and a challenge', async () => {
    google.asked.length = 0;
    await signInAs(aGoogler());
    await signInAs(aGoogler());

    const [first, second] = google.asked;
    expect(Object.fromEntries(first ?? [])).toEqual({
      client_id: 'salon',
      response_type: 'code',
      redirect_uri: 'http://localhost:5000/auth/google/callback',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{22}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(second?.get('state')).not.toBe(first?.get('state'));
    expect(second?.get('code_challenge')).not.toBe(first?.get('code_challenge'));
  });

  test('recognises a person by their id at Google, whatever their address is now', async () => {
    const ana = aGoogler();
    await signInAs(ana);

    const { browser, landed } = await signInAs({ sub: ana['sub'], email: 'new@elsewhere.example' });

    expect(landed).toBe('/book?service=s1&welcome=back');
    expect(await whoIs(browser)).toBe(ana.email);
  });

  test('leads those who work here on to their day where they came from no page, and clients home', async () => {
    const [ana, rita] = [aGoogler(), aGoogler()];
    await signInAs(ana);
    await signInAs(rita);
    await parlour.database.query(`UPDATE users SET role = 'reception' WHERE email_key = $1`, [ana.email]);

    const landed: string[] = [];
    for (const person of [ana, rita]) {
      google.mood = { signsIn: person };
      const browser = aBrowser(parlour);
      landed.push(await comeBack(browser, await goToGoogle(browser, google, '/')));
    }

    expect(landed).toEqual(['/login?welcome=back', '/?welcome=back']);
  });

  test('makes one account for six log-ins of one person at the same moment', async () => {
    const ana = aGoogler();
    google.mood = { signsIn: ana };
    const browsers = Array.from({ length: 6 }, () => aBrowser(parlour));
    const addresses = await Promise.all(
      browsers.map((browser) => goToGoogle(browser, google, '/book?service=s1')),
    );

    const landed = await Promise.all(
      browsers.map((browser, index) => comeBack(browser, addresses[index] ?? '')),
    );

    expect(landed.filter((url) => url.endsWith('welcome=new'))).toHaveLength(1);
    expect(landed.filter((url) => url.endsWith('welcome=back'))).toHaveLength(5);
    expect(await peopleWith(ana.email)).toHaveLength(1);
  });

  test('ends the session that this browser had before', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const bearer = await bearerFrom(browser, email);

    await signInAs(aGoogler(), browser);

    await parlour.http.get('/bookings/mine').set('Authorization', bearer).expect(401);
  });

  test('does not log in to an account that was closed', async () => {
    const ana = aGoogler();
    await signInAs(ana);
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE email_key = $1`, [ana.email]);

    const again = await signInAs(ana);
    const withAnother = await signInAs(aGoogler({ email: ana.email }));

    expect(again.landed).toBe('/login?error=user-disabled&from=%2Fbook%3Fservice%3Ds1');
    expect(withAnother.landed).toBe(again.landed);
    expect(await whoIs(again.browser)).toBeNull();
  });

  test('tells the web app to show the button', async () => {
    const { body } = await parlour.http.get('/auth/session').expect(200);

    expect(body.google).toBe(true);
  });

  test('is not there without the settings', async () => {
    const plain = await startTestApp();

    const button = await plain.http.get('/auth/session');
    const entry = await plain.http.get('/auth/google');
    const callback = await plain.http.get('/auth/google/callback?code=a&state=b');
    await plain.close();

    expect(button.body.google).toBe(false);
    expect([entry.status, callback.status]).toEqual([404, 404]);
  });
});

describe('A25 the address that Google names', () => {
  test.each([[false], ['true'], ['false'], [1], [null], [undefined]])(
    'opens and makes nothing when email_verified is %j',
    async (email_verified) => {
      const stranger = aGoogler({ email_verified });
      const { email } = await aSignedUpBrowser(parlour);

      const alone = await signInAs(stranger);
      const known = await signInAs({ ...stranger, email });

      expect(alone.landed).toBe('/login?error=unverified-email&from=%2Fbook%3Fservice%3Ds1');
      expect(known.landed).toBe(alone.landed);
      expect(await whoIs(known.browser)).toBeNull();
      expect(await peopleWith(stranger.email)).toEqual([]);
      expect(await peopleWith(email)).toEqual([expect.objectContaining({ subject: null, verified: false })]);
    },
  );

  test.each([[undefined], [''], ['not an address'], ['a@b.example\r\nBcc: c@d.example'], [['a@gmail.com']]])(
    'is needed to make an account: %j is none',
    async (email) => {
      const { landed } = await signInAs(aGoogler({ email }));

      expect(landed).toContain('/login?error=unverified-email');
    },
  );

  test('takes over an account that was never verified, and its creator loses all access', async () => {
    const ana = aGoogler();
    const squatter = await aSignedUpBrowser(parlour, ana.email);
    const bearer = await bearerFrom(squatter.browser, ana.email);

    const { browser, landed } = await signInAs(ana);

    expect(landed).toContain('welcome=back');
    expect(await whoIs(browser)).toBe(ana.email);
    expect(await whoIs(squatter.browser)).toBeNull();
    await parlour.http.get('/bookings/mine').set('Authorization', bearer).expect(401);
    await parlour.http.post('/auth/login').send({ email: ana.email, password: PASSWORD }).expect(401);
    expect(await peopleWith(ana.email)).toEqual([
      expect.objectContaining({ name: 'Ana Sá', password: null, verified: true, subject: ana['sub'] }),
    ]);
    expect(await mailsTo(ana.email)).toContainEqual({
      kind: 'google-linked',
      facts: { at: '2027-03-01T08:00:00.000Z', isPasswordGone: true },
    });
  });

  test('takes over an unverified account to which its creator had linked their own Google account', async () => {
    const ana = aGoogler();
    const squatter = aGoogler();
    const { browser } = await aSignedUpBrowser(parlour, ana.email);
    await verifyAddress(ana.email);
    await linkTo(squatter, browser, ana.email);
    await parlour.database.query(`UPDATE users SET verified_at = NULL WHERE email_key = $1`, [ana.email]);

    await signInAs(ana);
    const later = await signInAs(squatter);

    expect(await whoIs(later.browser)).toBe(squatter.email);
    expect(await peopleWith(ana.email)).toEqual([expect.objectContaining({ subject: ana['sub'] })]);
  });

  test.each([
    ['is Google’s own', {}],
    ['is of a company whose mail Google hosts', { hd: 'salon.example' }],
  ])(
    'opens the account whose address was verified before, when it %s, and says so by email',
    async (_, claims) => {
      const ana = aGoogler(claims);
      const email = 'hd' in claims ? anAddress() : ana.email;
      const before = await aSignedUpBrowser(parlour, email);
      await verifyAddress(email);

      const { browser, landed } = await signInAs({ ...ana, email });

      expect(landed).toContain('welcome=back');
      expect(await whoIs(browser)).toBe(email);
      expect(await whoIs(before.browser)).toBe(email);
      await parlour.http.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
      expect(await mailsTo(email)).toContainEqual({
        kind: 'google-linked',
        facts: { at: '2027-03-01T08:00:00.000Z', isPasswordGone: false },
      });
    },
  );

  test('is not enough when the address is with another provider: they log in as before', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    await verifyAddress(email);

    const { browser, landed } = await signInAs(aGoogler({ email }));

    expect(landed).toContain('/login?error=account-exists-with-different-credential');
    expect(await whoIs(browser)).toBeNull();
    expect(await peopleWith(email)).toEqual([expect.objectContaining({ subject: null })]);
  });

  test('is not enough when it belongs to someone else at Google now', async () => {
    const ana = aGoogler();
    await signInAs(ana);

    const { browser, landed } = await signInAs(aGoogler({ email: ana.email }));

    expect(landed).toContain('/login?error=account-exists-with-different-credential');
    expect(await whoIs(browser)).toBeNull();
  });

  test.each([true, false])('never makes anybody an admin (verified before: %j)', async (isVerified) => {
    const ana = aGoogler();
    const { email } = await aSignedUpBrowser(parlour, ana.email);
    if (isVerified) await verifyAddress(email);
    await parlour.database.query(`UPDATE users SET role = 'admin' WHERE email_key = $1`, [email]);

    const { browser, landed } = await signInAs(ana);

    expect(landed).toContain('/login?error=account-exists-with-different-credential');
    expect(await whoIs(browser)).toBeNull();
    await parlour.http.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
  });

  test('is compared without regard to capitals', async () => {
    const ana = aGoogler();
    await aSignedUpBrowser(parlour, ana.email);
    await verifyAddress(ana.email);

    const { browser } = await signInAs({ ...ana, email: ana.email.toUpperCase() });

    expect(await whoIs(browser)).toBe(ana.email);
  });
});

const linkTo = async (claims: Claims, browser: Browser, email: string): Promise<string> =>
  linkWithGoogle(browser, google, { as: claims, bearer: await bearerFrom(browser, email) });
