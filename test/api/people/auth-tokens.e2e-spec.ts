import { createHmac } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { AccessTokensService } from '../../../api/people/auth/access-tokens.service.js';
import { AppKeysService } from '../../../api/database/app-keys.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin } from '../../support/people.js';
import { anAddress, aSignedUpBrowser, bearerFrom, withoutInstance } from '../../support/accounts-browser.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

const claimsOf = (bearer: string) =>
  JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());

/** True if the token still opens a private page. */
const opens = async (bearer: string, email: string) => {
  const { status } = await parlour.http.get(`/admin/${email}`).set('Authorization', bearer);
  return status === 200;
};

describe('an access token', () => {
  test('is given to the owner of the address by their session', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);

    const answer = await browser.put(`/user/${email.toUpperCase()}`).send({ email });

    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await opens(`Bearer ${answer.body.token}`, email)).toBe(true);
  });

  test('carries neither role nor address, and no two are the same', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);

    const bearer = await bearerFrom(browser, email);

    expect(Object.keys(claimsOf(bearer)).sort()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'sid',
      'sub',
      'ver',
    ]);
    expect(await bearerFrom(browser, email)).not.toBe(bearer);
  });

  test('can be exchanged for a new one, which does not outlive it', async () => {
    const vera = await aClient(parlour);
    parlour.clock.advanceMinutes(9);

    const answer = await parlour.http
      .put(`/user/${vera.email}`)
      .set('Authorization', vera.bearer)
      .send({ email: vera.email });

    expect(answer.status).toBe(200);
    expect(claimsOf(answer.body.token).exp).toBe(claimsOf(vera.token).exp);
  });

  test('A01 is never given for another person’s address, whether it has an account or not', async () => {
    const { browser } = await aSignedUpBrowser(parlour);
    const { email: taken } = await aSignedUpBrowser(parlour);
    const free = anAddress();

    const forTaken = await browser.put(`/user/${taken}`).send({ email: taken });
    const forFree = await browser.put(`/user/${free}`).send({ email: free });

    expect([forTaken.status, forTaken.body.code, forTaken.body.token]).toEqual([403, 'forbidden', undefined]);
    expect(withoutInstance(forTaken)).toEqual(withoutInstance(forFree));
  });

  test('is not given to an admin for another person’s address either', async () => {
    const admin = await anAdmin(parlour);
    const vera = await aClient(parlour);

    const answer = await parlour.http
      .put(`/user/${vera.email}`)
      .set('Authorization', admin.bearer)
      .send({ email: vera.email });

    expect(answer.status).toBe(403);
  });

  test('is given to no visitor, whether the address has an account or not', async () => {
    const { email: taken } = await aSignedUpBrowser(parlour);
    const free = anAddress();

    const forTaken = await parlour.http.put(`/user/${taken}`).send({ email: taken });
    const forFree = await parlour.http.put(`/user/${free}`).send({ email: free });

    expect([forTaken.status, forTaken.body.code]).toEqual([401, 'unauthenticated']);
    expect(withoutInstance(forTaken)).toEqual(withoutInstance(forFree));
  });

  test('is not given when path and body name two addresses', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);

    const refused = await browser.put(`/user/${email}`).send({ email: anAddress() });

    expect([refused.status, refused.body.code, refused.body.errors[0].pointer]).toEqual([
      422,
      'invalid-input',
      '#/email',
    ]);
  });

  test('neither makes an account nor changes one', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const users = () => parlour.database.query(`SELECT * FROM users ORDER BY id`);
    const before = await users();
    const free = anAddress();

    await browser.put(`/user/${email}`).send({ email: email.toUpperCase() }).expect(200);
    await browser.put(`/user/${free}`).send({ email: free }).expect(403);

    expect(await users()).toEqual(before);
  });

  test('ends after ten minutes, and the session gives the next one', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const bearer = await bearerFrom(browser, email);

    parlour.clock.advanceMinutes(9);
    const late = await opens(bearer, email);
    parlour.clock.advanceMinutes(1);
    const over = await opens(bearer, email);

    expect([late, over]).toEqual([true, false]);
    expect(await opens(await bearerFrom(browser, email), email)).toBe(true);
  });

  test('ends with the session that gave it', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const bearer = await bearerFrom(browser, email);

    await browser.post('/auth/sign-out').expect(204);

    expect(await opens(bearer, email)).toBe(false);
  });

  test('can end its session when the cookie is gone', async () => {
    const vera = await aClient(parlour);

    await parlour.http.post('/auth/sign-out').set('Authorization', vera.bearer).expect(204);

    expect(await opens(vera.bearer, vera.email)).toBe(false);
  });

  test.each([
    ['is deleted', `DELETE FROM users WHERE id = $1`],
    ['is closed', `UPDATE users SET disabled_at = now() WHERE id = $1`],
    ['has moved on to a new version', `UPDATE users SET token_version = token_version + 1 WHERE id = $1`],
  ])('ends on the next request when the account %s', async (_, statement) => {
    const vera = await aClient(parlour);

    await parlour.database.query(statement, [vera.id]);

    expect(await opens(vera.bearer, vera.email)).toBe(false);
  });

  test('A14 that is invalid is treated as none on a public page', async () => {
    const { body, status } = await parlour.http.get('/auth/session').set('Authorization', 'Bearer a.b.c');

    expect([status, body.user]).toEqual([200, null]);
  });
});

describe('A30 a token that was not issued here', () => {
  const forge = async (change: object, options: object = {}) => {
    const vera = await aClient(parlour);
    const { aud, iss, ...claims } = claimsOf(vera.token);
    const jwt = parlour.app.get(JwtService, { strict: false });
    const header = { alg: 'HS256', typ: 'at+jwt' };
    const ours = { algorithm: 'HS256' as const, header, audience: aud, issuer: iss };
    const token = jwt.sign({ ...claims, ...change }, { ...ours, ...options });
    return opens(`Bearer ${token}`, vera.email);
  };

  test('would be accepted if it were one of ours', async () => {
    expect(await forge({})).toBe(true);
  });

  test.each([
    ['another key', {}, { secret: 'x'.repeat(32) }],
    ['another algorithm', {}, { algorithm: 'HS512', header: { alg: 'HS512', typ: 'at+jwt' } }],
    ['another kind', {}, { header: { alg: 'HS256', typ: 'JWT' } }],
    ['another audience', {}, { audience: 'https://elsewhere.example' }],
    ['another issuer', {}, { issuer: 'elsewhere' }],
    ['an older version', { ver: 0 }, {}],
    ['another session', { sid: '00000000-0000-4000-8000-000000000000' }, {}],
    ['another person', { sub: '00000000-0000-4000-8000-000000000000' }, {}],
    ['no session', { sid: null }, {}],
    ['an end in the past', { exp: 1 }, {}],
    ['a beginning in the future', { nbf: 9_999_999_999 }, {}],
    ['no key at all', {}, { algorithm: 'none', header: { alg: 'none', typ: 'at+jwt' } }],
    [
      'a key by name',
      {},
      { secret: 'x'.repeat(32), header: { alg: 'HS256', typ: 'at+jwt', kid: '../../dev/null' } },
    ],
    [
      'a key by address',
      {},
      { secret: 'x'.repeat(32), header: { alg: 'HS256', typ: 'at+jwt', jku: 'https://evil.example/keys' } },
    ],
  ])('opens nothing with %s', async (_, change, options) => {
    expect(await forge(change, options)).toBe(false);
  });

  test('is rejected with any of a thousand keys that people choose', async () => {
    const vera = await aClient(parlour);
    const [head, payload] = vera.token.split('.');
    const words = ['secret', 'password', 'changeme', 'jwt', 'parlour', 'salon', 'key', 'admin', 'token', ''];
    const endings = Array.from({ length: 100 }, (_, number) => (number === 0 ? '' : String(number)));
    const keys = words.flatMap((word) => endings.map((ending) => word + ending));
    const tokens = parlour.app.get(AccessTokensService, { strict: false });

    const known = keys.filter((key) => {
      const seal = createHmac('sha256', key).update(`${head}.${payload}`).digest('base64url');
      return tokens.read(`${head}.${payload}.${seal}`) !== null;
    });

    expect(keys).toHaveLength(1000);
    expect(known).toEqual([]);
    expect(tokens.read(vera.token)).not.toBeNull();
  });

  test.each([
    ['of ten thousand characters', (token: string) => `${token}${'a'.repeat(10_000)}`],
    ['with its end cut off', (token: string) => token.slice(0, -1)],
    ['without its seal', (token: string) => token.slice(0, token.lastIndexOf('.') + 1)],
    ['with its seal twice', (token: string) => `${token}.${token.split('.')[2]}`],
    ['that is the session’s cookie', () => 'a'.repeat(88)],
  ])('opens nothing when it is one %s', async (_, change) => {
    const vera = await aClient(parlour);

    expect(await opens(`Bearer ${change(vera.token)}`, vera.email)).toBe(false);
  });

  test('is rejected without a signature', async () => {
    const vera = await aClient(parlour);
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');

    expect(await opens(`Bearer ${header}.${vera.token.split('.')[1]}.`, vera.email)).toBe(false);
  });
});

describe('the key of the tokens', () => {
  test('is the same for copies of the app that start together', async () => {
    const keys = parlour.app.get(AppKeysService, { strict: false });
    const proposals = Array.from({ length: 8 }, (_, copy) => `proposal of copy ${copy}`);

    const kept = await Promise.all(proposals.map((proposal) => keys.getOrCreate('a-new-key', proposal)));

    expect(new Set(kept).size).toBe(1);
    expect(proposals).toContain(kept[0]);
  });
});
