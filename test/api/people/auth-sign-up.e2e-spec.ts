import { createHash } from 'node:crypto';
import bcrypt from 'bcrypt';
import { startTestApp, type TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import {
  aBrowser,
  anAddress,
  aSignedUpBrowser,
  withoutInstance,
  whoIs,
} from '../../support/accounts-browser.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

describe('signing up', () => {
  test('signs a visitor in', async () => {
    const browser = aBrowser(parlour);
    const email = anAddress('Vera');

    const signedUp = await browser.post('/auth/sign-up').send({ name: ' Vera ', email, password: '123456' });

    expect(signedUp.status).toBe(201);
    expect(signedUp.body).toEqual({
      user: {
        _id: expect.any(String),
        email: email.toLowerCase(),
        name: 'Vera',
        role: 'user',
        grants: [],
        staffId: null,
        may: {},
        mustAddFactor: false,
        factorRequiredFrom: null,
      },
    });
    expect(signedUp.headers['cache-control']).toBe('no-store');
    const session = await browser.get('/auth/session');
    expect(session.body).toEqual({ user: signedUp.body.user, google: false, codes: false });
  });

  test('A02 refuses an address that has an account, however it is typed, and leaves that account alone', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const other = { name: 'Eve', email: ` ${email.toUpperCase()}`, password: 'another secret' };

    const refused = await aBrowser(parlour).post('/auth/sign-up').send(other);

    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('email-already-in-use');
    expect(refused.headers['set-cookie']).toBeUndefined();
    const login = await aBrowser(parlour).post('/auth/login').send({ email, password: PASSWORD });
    expect(login.body.user.name).toBe('Vera');
  });

  test('makes one account for one address, when ten try at the same moment', async () => {
    const email = anAddress();
    const trySignUp = () =>
      parlour.http.post('/auth/sign-up').send({ name: 'Vera', email, password: PASSWORD });

    const answers = await Promise.all(Array.from({ length: 10 }, trySignUp));

    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  test.each([
    ['an address that is none', { email: 'vera@salon' }, '#/email', 'invalid-email'],
    ['two addresses', { email: ['a@salon.example', 'b@salon.example'] }, '#/email', 'invalid-email'],
    [
      'an address with a second line',
      { email: 'a@salon.example\nBcc: b@salon.example' },
      '#/email',
      'invalid-email',
    ],
    ['a blank name', { name: '   ' }, '#/name', 'invalid-input'],
    ['a name with NUL', { name: 'Ve\u0000ra' }, '#/name', 'invalid-input'],
    ['a name of 121 characters', { name: 'v'.repeat(121) }, '#/name', 'invalid-input'],
    ['a password of five', { password: '12345' }, '#/password', 'invalid-input'],
    ['a password of 257', { password: 'p'.repeat(257) }, '#/password', 'invalid-input'],
    ['a password that is a number', { password: 123456 }, '#/password', 'invalid-input'],
    ['a role', { role: 'admin' }, '#/role', 'invalid-input'],
  ])('refuses %s, and names the field', async (_, change, pointer, code) => {
    const body = { name: 'Vera', email: anAddress(), password: PASSWORD, ...change };

    const refused = await parlour.http.post('/auth/sign-up').send(body);

    expect(refused.status).toBe(422);
    expect(refused.body.code).toBe(code);
    expect(refused.body.errors).toEqual([{ pointer, detail: expect.any(String) }]);
  });
});

describe('logging in', () => {
  test('knows a client however the address is capitalised', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const browser = aBrowser(parlour);

    const login = await browser.post('/auth/login').send({ email: email.toUpperCase(), password: PASSWORD });

    expect(login.status).toBe(200);
    expect(login.body.user.email).toBe(email);
    expect(await whoIs(browser)).toBe(email);
  });

  test('A34 gives a wrong password and an unknown address the same answer', async () => {
    const { email } = await aSignedUpBrowser(parlour);

    const wrong = await parlour.http.post('/auth/login').send({ email, password: 'not the one' });
    const unknown = await parlour.http
      .post('/auth/login')
      .send({ email: anAddress(), password: 'not the one' });

    expect(withoutInstance(wrong)).toEqual(withoutInstance(unknown));
    expect(wrong.status).toBe(401);
    expect(wrong.body.code).toBe('wrong-password');
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('says that an account is disabled only to someone with its password', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE email_key = $1`, [email]);

    const right = await parlour.http.post('/auth/login').send({ email, password: PASSWORD });
    const wrong = await parlour.http.post('/auth/login').send({ email, password: 'not the one' });

    expect([right.status, right.body.code]).toEqual([403, 'user-disabled']);
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-password']);
    expect(await whoIs(browser)).toBeNull();
  });

  test('gives every browser a session of its own, and logging out ends only that one', async () => {
    const { browser: phone, email } = await aSignedUpBrowser(parlour);
    const laptop = aBrowser(parlour);
    await laptop.post('/auth/login').send({ email, password: PASSWORD });

    await phone.post('/auth/sign-out').expect(204);

    expect(await whoIs(phone)).toBeNull();
    expect(await whoIs(laptop)).toBe(email);
  });

  test('ends by logging out, even for a copy of the cookie', async () => {
    const { headers } = await parlour.http
      .post('/auth/sign-up')
      .send({ name: 'Vera', email: anAddress(), password: PASSWORD });
    const copy = String(headers['set-cookie']).split(';')[0] ?? '';

    const signOut = await parlour.http.post('/auth/sign-out').set('Cookie', copy).expect(204);

    expect(String(signOut.headers['set-cookie'])).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    const { body } = await parlour.http.get('/auth/session').set('Cookie', copy);
    expect(body.user).toBeNull();
  });

  test('never takes over a session that was in the browser before', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const planted = 'session=planted-by-somebody-else';

    const login = await parlour.http
      .post('/auth/login')
      .set('Cookie', planted)
      .send({ email, password: PASSWORD });

    expect(String(login.headers['set-cookie'])).not.toContain('planted');
    const { body } = await parlour.http.get('/auth/session').set('Cookie', planted);
    expect(body.user).toBeNull();
  });

  test('rehashes a password whose hash was made at another cost', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const digest = createHash('sha384').update(PASSWORD).digest('base64');
    const older = `v1$${await bcrypt.hash(digest, 5)}`;
    await parlour.database.query(`UPDATE users SET password_hash = $2 WHERE email_key = $1`, [email, older]);

    await parlour.http.post('/auth/login').send({ email, password: PASSWORD }).expect(200);

    const [user] = await parlour.database.query(`SELECT password_hash FROM users WHERE email_key = $1`, [
      email,
    ]);
    expect(user.password_hash).toMatch(/^v1\$\$2b\$04\$/);
    await parlour.http.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
  });
});
