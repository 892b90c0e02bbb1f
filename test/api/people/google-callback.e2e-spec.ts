import { startTestApp, type TestApp } from '../../support/app.js';
import { GoogleStandIn } from '../../support/google-provider.js';
import { comeBack, goToGoogle, pathOf } from '../../support/google-browser.js';
import { aBrowser, type Browser, whoIs } from '../../support/accounts-browser.js';
import { nightlyTest } from '../../support/lane.js';

const ANA = { sub: '107691503', name: 'Ana Sá', email: 'ana@gmail.com', email_verified: true };

let google: GoogleStandIn;
let parlour: TestApp;

beforeAll(async () => {
  google = await new GoogleStandIn().open();
  parlour = await startTestApp({ env: { ...google.settings, PUBLIC_URL: 'http://localhost:5640' } });
});

beforeEach(() => {
  google.mood = { signsIn: ANA };
  google.rejections.length = 0;
  parlour.clock.set('2027-03-01T08:00:00Z');
});

afterAll(async () => {
  await parlour.close();
  await google.close();
});

const leave = (browser: Browser, from = '/team') => goToGoogle(browser, google, from);

const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat().map(String);

describe('A24 the callback from Google', () => {
  test('logs in once: its cookie is gone afterwards, and the code is used up', async () => {
    const browser = aBrowser(parlour);
    const address = await leave(browser);
    await comeBack(browser, address);
    await browser.post('/auth/sign-out').expect(204);

    const landed = await comeBack(browser, address);

    expect(landed).toBe('/login?error=invalid-action-code');
    expect(await whoIs(browser)).toBeNull();
  });

  test('is refused with a code that was used, even by a browser that kept its cookie', async () => {
    const browser = aBrowser(parlour);
    const left = await browser.get('/auth/google?from=/team');
    const kept = cookiesOf(left.headers).join('; ');
    const address = new URL(await google.comeBackTo(String(left.headers.location)));
    const path = address.pathname + address.search;
    await comeBack(browser, path);

    const again = await parlour.http.get(path).set('Cookie', kept).expect(302);

    expect(again.headers.location).toBe('/login?error=invalid-credential&from=%2Fteam');
    expect(cookiesOf(again.headers).join()).not.toMatch(/session=[^;]/);
    expect(google.rejections).toEqual(['invalid_grant']);
  });

  test('is rejected in a browser that did not begin it, so that no one is logged in to another person’s account', async () => {
    const attacker = await leave(aBrowser(parlour));
    const fresh = aBrowser(parlour);
    const busy = aBrowser(parlour);
    await leave(busy);

    const landed = [await comeBack(fresh, attacker), await comeBack(busy, attacker)];

    expect(landed).toEqual([
      '/login?error=invalid-action-code',
      '/login?error=invalid-action-code&from=%2Fteam',
    ]);
    expect([await whoIs(fresh), await whoIs(busy)]).toEqual([null, null]);
    // Not even asked: the answer was never ours.
    expect(google.rejections).toEqual([]);
  });

  test('is rejected with another person’s code, whose verifier differs', async () => {
    const attacker = new URLSearchParams((await leave(aBrowser(parlour))).split('?')[1]);
    const browser = aBrowser(parlour);
    const own = new URLSearchParams((await leave(browser)).split('?')[1]);
    own.set('code', attacker.get('code') ?? '');

    const landed = await comeBack(browser, `/auth/google/callback?${own.toString()}`);

    expect(landed).toBe('/login?error=invalid-credential&from=%2Fteam');
    expect(google.rejections).toEqual(['invalid_grant']);
  });

  test.each([
    ['without a state', (query: URLSearchParams) => query.delete('state')],
    ['with another state', (query: URLSearchParams) => query.set('state', 'A'.repeat(22))],
    ['with two states', (query: URLSearchParams) => query.append('state', query.get('state') ?? '')],
    ['without a code', (query: URLSearchParams) => query.delete('code')],
    ['with an empty code', (query: URLSearchParams) => query.set('code', '')],
    ['with two codes', (query: URLSearchParams) => query.append('code', query.get('code') ?? '')],
  ])('is refused %s', async (_, spoil) => {
    const browser = aBrowser(parlour);
    const query = new URLSearchParams((await leave(browser)).split('?')[1]);
    spoil(query);

    const landed = await comeBack(browser, `/auth/google/callback?${query.toString()}`);

    expect(landed).toBe('/login?error=invalid-action-code&from=%2Fteam');
    expect(await whoIs(browser)).toBeNull();
  });

  test('is refused when the cookie is forged', async () => {
    const left = await aBrowser(parlour).get('/auth/google?from=/team');
    const [, body = '', seal = ''] =
      /google-state=([\w-]+)\.([\w-]+)/.exec(cookiesOf(left.headers).join()) ?? [];
    const trip = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...trip, from: '//evil.example' })).toString('base64url');
    const address = await google.comeBackTo(String(left.headers.location));
    const path = pathOf(address);

    const answers = await Promise.all(
      [`${forged}.${seal}`, body, `${body}.`, `.${seal}`, '%00', `${body}.${seal.slice(1)}`].map((cookie) =>
        parlour.http.get(path).set('Cookie', `google-state=${cookie}`),
      ),
    );

    expect(answers.map(({ headers }) => headers.location)).toEqual(
      Array(6).fill('/login?error=invalid-action-code'),
    );
  });

  test('is refused after ten minutes', async () => {
    const browser = aBrowser(parlour);
    const left = await browser.get('/auth/google?from=/team');
    const cookie = cookiesOf(left.headers).join('; ');
    const address = await google.comeBackTo(String(left.headers.location));
    parlour.clock.advanceMinutes(10);

    const back = await parlour.http.get(pathOf(address)).set('Cookie', cookie).expect(302);

    expect(back.headers.location).toBe('/login?error=expired-action-code&from=%2Fteam');
  });

  test('is kept in a cookie of ten minutes that no script can read', async () => {
    const { headers } = await parlour.http.get('/auth/google');

    expect(cookiesOf(headers)).toEqual([
      expect.stringMatching(
        /^google-state=[\w.-]+; Path=\/; Expires=Mon, 01 Mar 2027 08:10:00 GMT; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('belongs to the host alone on https, and leads back to no other address', async () => {
    const secure = await startTestApp({ env: { ...google.settings, PUBLIC_URL: 'https://salon.example' } });

    const { headers } = await secure.http
      .get('/auth/google')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .set('Forwarded', 'host=evil.example');
    await secure.close();

    expect(cookiesOf(headers)[0]).toMatch(/^__Host-google-state=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(new URL(String(headers.location)).searchParams.get('redirect_uri')).toBe(
      'https://salon.example/auth/google/callback',
    );
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/auth/google',
  ])('leads to the front page, not to %j', async (from) => {
    const browser = aBrowser(parlour);

    const landed = await comeBack(browser, await leave(browser, from));

    expect(landed).toMatch(/^\/\?welcome=(new|back)$/);
  });

  test('leads to the front page when several are named', async () => {
    const browser = aBrowser(parlour);
    const left = await browser.get('/auth/google?from=/team&from=//evil.example').expect(302);
    const address = await google.comeBackTo(String(left.headers.location));

    const landed = await comeBack(browser, pathOf(address));

    expect(landed).toMatch(/^\/\?welcome=(new|back)$/);
  });
});

describe('when the log-in fails', () => {
  test.each([
    ['access_denied', 'popup-closed-by-user'],
    ['temporarily_unavailable', 'network-request-failed'],
    ['unauthorized_client', 'unauthorized-domain'],
  ])('because of %s, the log-in page shows %s', async (turnsBack, code) => {
    google.mood = { turnsBack };
    const browser = aBrowser(parlour);

    const landed = await comeBack(browser, await leave(browser));

    expect(landed).toBe(`/login?error=${code}&from=%2Fteam`);
    expect(await whoIs(browser)).toBeNull();
  });

  test.each(['token', 'userinfo'] as const)('because the %s endpoint is broken', async (fails) => {
    const answers = [
      [500, 'oops'],
      [307, '{}'],
      [200, 'null'],
      [200, '[]'],
      [200, '<html>'],
      [200, `"${'a'.repeat(100_000)}"`],
    ] as const;
    const landed: string[] = [];
    for (const [status, body] of answers) {
      google.mood = { fails, with: { status, body } };
      const browser = aBrowser(parlour);
      landed.push(await comeBack(browser, await leave(browser)));
    }

    expect(landed).toEqual(answers.map(() => '/login?error=network-request-failed&from=%2Fteam'));
  });

  test('because Google rejects the code', async () => {
    const landed: string[] = [];
    for (const [fails, status, body] of [
      ['token', 400, '{"error":"invalid_grant"}'],
      ['token', 200, '{}'],
      ['userinfo', 401, '{"error":{"message":"x","code":401}}'],
      ['userinfo', 200, '{"email":"ana@gmail.com","email_verified":true}'],
    ] as const) {
      google.mood = { fails, with: { status, body } };
      const browser = aBrowser(parlour);
      landed.push(await comeBack(browser, await leave(browser)));
    }

    expect(landed).toEqual(Array(4).fill('/login?error=invalid-credential&from=%2Fteam'));
  });

  nightlyTest('because Google does not answer', async () => {
    google.mood = { fails: 'token', with: 'silence' };
    const browser = aBrowser(parlour);

    const landed = await comeBack(browser, await leave(browser));

    expect(landed).toBe('/login?error=network-request-failed&from=%2Fteam');
  });
});
