import { startTestApp, type TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import {
  aBrowser,
  anAddress,
  aSignedUpBrowser,
  bearerFrom,
  type Browser,
  whoIs,
} from '../../support/accounts-browser.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

describe('a session', () => {
  test('is null for a visitor', async () => {
    const { status, body } = await parlour.http.get('/auth/session').set('Authorization', 'Bearer nonsense');

    expect([status, body.user]).toEqual([200, null]);
  });

  test('leaves nothing in the database that could sign anybody in', async () => {
    const browser = aBrowser(parlour);
    const answer = await browser
      .post('/auth/sign-up')
      .send({ name: 'Vera', email: anAddress(), password: PASSWORD });
    const secret = /session=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';

    const rows = await parlour.database.query(
      `SELECT encode(token_hash, 'escape') AS token, sessions, users FROM sessions JOIN users ON users.id = user_id`,
    );

    expect(secret).toHaveLength(88);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  test('A29 cannot be opened with the old password while a reset is in progress', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const reset = parlour.database.createQueryRunner();
    await reset.startTransaction();
    await reset.query(`UPDATE users SET token_version = token_version + 1 WHERE email = $1`, [email]);

    const login = aBrowser(parlour).post('/auth/login').send({ email, password: PASSWORD });
    const answer = login.then((response) => response);
    // The password has been found correct, and the session waits for the reset.
    for (let waiting = 0; waiting === 0;) {
      const [{ count }] = await parlour.database.query(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INTO sessions%'`,
      );
      waiting = count;
    }
    await reset.commitTransaction();
    await reset.release();

    expect((await answer).status).toBe(401);
    expect((await answer).body.code).toBe('user-token-expired');
    expect((await answer).headers['set-cookie']).toBeUndefined();
  });

  test('is kept in a cookie that no script can read and no other site can send along', async () => {
    const { headers } = await parlour.http
      .post('/auth/sign-up')
      .send({ name: 'Vera', email: anAddress(), password: PASSWORD });

    expect(String(headers['set-cookie'])).toMatch(
      /^session=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
  });

  test.each([
    ['sent from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['sent from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['with another origin', { Origin: 'https://evil.example' }],
    ['from a page without an origin', { Origin: 'null' }],
  ])('does nothing for a request %s', async (_, headers) => {
    const { browser, email } = await aSignedUpBrowser(parlour);

    const token = await browser.put(`/user/${email}`).set(headers).send({ email });
    const signOut = await browser.post('/auth/sign-out').set(headers);
    const login = await browser.post('/auth/login').set(headers).send({ email, password: PASSWORD });

    expect([token.status, signOut.status, login.status]).toEqual([403, 403, 403]);
    expect(await whoIs(browser)).toBe(email);
  });

  test('ignores forms, which any page can send', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);

    const token = await browser.put(`/user/${email}`).type('form').send({ email });

    expect([token.status, token.body.code]).toEqual([415, 'unsupported-media-type']);
  });

  test('ends on every browser when the account is deleted', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);

    await parlour.database.query(`DELETE FROM users WHERE email_key = $1`, [email]);

    expect(await whoIs(browser)).toBeNull();
  });
});

describe('on https', () => {
  test('the session’s cookie belongs to the host alone and never travels unprotected', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://salon.example' } });

    const { headers } = await secure.http
      .post('/auth/sign-up')
      .set('Origin', 'https://salon.example')
      .send({ name: 'Vera', email: anAddress(), password: PASSWORD });
    await secure.close();

    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-session=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(String(headers['set-cookie'])).not.toContain('Domain');
  });
});

describe('a session that gives tokens', () => {
  test('of a client lives as long as it is used within fourteen days', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const days = (count: number) => parlour.clock.advanceMinutes(count * 24 * 60);

    days(13);
    await bearerFrom(browser, email);
    days(13);
    await bearerFrom(browser, email);
    days(14);

    await browser.put(`/user/${email}`).send({ email }).expect(401);
  });

  test('of a new admin ends after twelve hours without use', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await parlour.database.query(`UPDATE users SET role = 'admin' WHERE email_key = $1`, [email]);

    parlour.clock.advanceMinutes(11 * 60);
    const dashboard = await browser.get('/auth/session');
    parlour.clock.advanceMinutes(60);
    const nextDay = await browser.get('/auth/session');

    expect([dashboard.body.user?.role, nextDay.body.user]).toEqual(['admin', null]);
  });

  test('is not enough for the dashboard, which needs the token', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await parlour.database.query(`UPDATE users SET role = 'admin' WHERE email_key = $1`, [email]);

    const withCookie = await browser.get('/user');
    const withToken = await browser.get('/user').set('Authorization', await bearerFrom(browser, email));

    expect([withCookie.status, withToken.status]).toEqual([401, 200]);
    expect(withToken.headers['cache-control']).toBe('no-store');
  });

  test('is deleted once it has ended and its owner logs in again', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await browser.post('/auth/sign-out').expect(204);

    await aBrowser(parlour).post('/auth/login').send({ email, password: PASSWORD }).expect(200);

    const rows = await parlour.database.query(
      `SELECT revoked_at FROM sessions WHERE user_id = (SELECT id FROM users WHERE email_key = $1)`,
      [email],
    );
    expect(rows).toEqual([{ revoked_at: null }]);
  });

  test('A-15: ends when its owner has logged in with twenty browsers that were used later', async () => {
    const { browser: first, email } = await aSignedUpBrowser(parlour);
    const later: Browser[] = [];
    while (later.length < 20) {
      parlour.clock.advanceMinutes(1);
      const browser = aBrowser(parlour);
      await browser.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
      if (later.push(browser) === 19) expect(await whoIs(first)).toBe(email);
    }

    expect(await whoIs(first)).toBe(null);
    expect(new Set(await Promise.all(later.map(whoIs)))).toEqual(new Set([email]));
  });
});
