import type supertest from 'supertest';
import { startTestApp, type TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import { anAddress, cookieOf } from '../../support/accounts-browser.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

interface SignedUp {
  email: string;
  cookie: string;
}

/** A new account, and the cookie of the browser that signed up. */
async function aSignedUp(): Promise<SignedUp> {
  const email = anAddress();
  const answer = await parlour.http.post('/auth/sign-up').send({ name: 'Vera', email, password: PASSWORD });
  return { email, cookie: cookieOf(answer) ?? '' };
}

const askWith = (cookie: string, email: string): supertest.Test =>
  parlour.http.put(`/user/${email}`).set('Cookie', cookie).send({ email });

/** The cookie that takes this one's place. */
async function renew(cookie: string, email: string): Promise<string> {
  return cookieOf(await askWith(cookie, email).expect(200)) ?? '';
}

const opens = async (token: string, email: string): Promise<boolean> => {
  const { status } = await parlour.http.get(`/admin/${email}`).set('Authorization', `Bearer ${token}`);
  return status === 200;
};

const whoHas = async (cookie: string): Promise<string | null> => {
  const { body } = await parlour.http.get('/auth/session').set('Cookie', cookie).expect(200);
  return body.user?.email ?? null;
};

const afterSeconds = (seconds: number) => parlour.clock.advanceMinutes(seconds / 60);

describe('the session’s cookie', () => {
  test('is replaced each time it gives a token, and by nothing else', async () => {
    const { email, cookie } = await aSignedUp();

    const looked = await parlour.http.get('/auth/session').set('Cookie', cookie);
    const first = await askWith(cookie, email);
    const second = await askWith(cookieOf(first) ?? '', email);

    expect(cookieOf(looked)).toBeNull();
    expect(new Set([cookie, cookieOf(first), cookieOf(second)]).size).toBe(3);
    expect(String(second.headers['set-cookie'])).toMatch(
      /^session=[\w-]{88}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
    expect(await whoHas(cookieOf(second) ?? '')).toBe(email);
  });

  test('does not live longer for being replaced', async () => {
    const email = anAddress();
    const signedUp = await parlour.http
      .post('/auth/sign-up')
      .send({ name: 'Vera', email, password: PASSWORD });
    parlour.clock.advanceMinutes(24 * 60);

    const renewed = await askWith(cookieOf(signedUp) ?? '', email);

    const endOf = ({ headers }: supertest.Response) =>
      /Expires=([^;]+)/.exec(String(headers['set-cookie']))?.[1];
    expect(endOf(renewed)).toBe(endOf(signedUp));
  });

  test('is not replaced for an older token, nor for a request about another address', async () => {
    const { email, cookie } = await aSignedUp();
    const { email: other } = await aSignedUp();
    const { body } = await askWith(cookie, email);

    const byToken = await parlour.http
      .put(`/user/${email}`)
      .set('Authorization', `Bearer ${body.token}`)
      .send({ email });
    const forOther = await askWith(cookie, other);

    expect([byToken.status, cookieOf(byToken)]).toEqual([200, null]);
    expect([forOther.status, cookieOf(forOther)]).toEqual([403, null]);
  });

  test('gives a second tab that asks within ten seconds a token, and no cookie of its own', async () => {
    const { email, cookie } = await aSignedUp();
    const next = await renew(cookie, email);
    afterSeconds(10);

    const secondTab = await askWith(cookie, email);

    expect([secondTab.status, cookieOf(secondTab)]).toEqual([200, null]);
    expect(await opens(secondTab.body.token, email)).toBe(true);
    expect(await whoHas(cookie)).toBe(email);
    await askWith(next, email).expect(200);
  });

  test('is replaced again when the answer with the next one was lost', async () => {
    const { email, cookie } = await aSignedUp();
    const lost = await renew(cookie, email);
    afterSeconds(11);

    expect(await whoHas(cookie)).toBe(email);
    const next = await renew(cookie, email);

    expect(next).toMatch(/^session=[\w-]{88}$/);
    expect(next).not.toBe(lost);
    afterSeconds(11);
    await askWith(next, email).expect(200);
  });

  test('A29 that is used after it was replaced ends the session and all its tokens', async () => {
    const { email, cookie } = await aSignedUp();
    const next = await renew(cookie, email);
    const { body } = await askWith(next, email);
    const [{ id: stolenFrom }] = await parlour.database.query(`SELECT id FROM users WHERE email_key = $1`, [
      email,
    ]);

    const stolen = await askWith(cookie, email);

    expect([stolen.status, stolen.body.code, cookieOf(stolen)]).toEqual([401, 'unauthenticated', null]);
    expect(await opens(body.token, email)).toBe(false);
    await askWith(next, email).expect(401);
    expect(await whoHas(next)).toBeNull();
    const written = await parlour.database.query(
      `SELECT actor_id, object_type FROM audit_entries
       WHERE action = 'session.family-revoked' AND detail->>'userId' = $1`,
      [stolenFrom],
    );
    expect(written).toEqual([{ actor_id: null, object_type: 'session' }]);
  });

  test('A-11: that was copied is told to the owner of the account once, and to no one who has not verified the address', async () => {
    const [owner, stranger] = [await aSignedUp(), await aSignedUp()];
    await parlour.database.query(`UPDATE users SET verified_at = now() WHERE email_key = $1`, [owner.email]);

    for (const { cookie, email } of [owner, stranger]) {
      await renew(await renew(cookie, email), email);
      for (const _ of [1, 2, 3]) await askWith(cookie, email).expect(401);
    }

    const emails = await parlour.database.query(
      `SELECT to_address FROM outbox WHERE kind = 'session-copied' AND to_address = ANY($1)`,
      [[owner.email, stranger.email]],
    );
    expect(emails).toEqual([{ to_address: owner.email }]);
  });

  test('A29 that is used after its successor ends the session', async () => {
    const { email, cookie } = await aSignedUp();
    const next = await renew(cookie, email);
    expect(await whoHas(next)).toBe(email);
    afterSeconds(11);

    expect(await whoHas(cookie)).toBeNull();
    const stolen = await askWith(cookie, email);

    expect(stolen.status).toBe(401);
    expect(await whoHas(next)).toBeNull();
  });

  test('A29 that was stolen is worth nothing once its owner has renewed it, and its next use ends the session', async () => {
    const { email, cookie } = await aSignedUp();
    const ofThief = await renew(cookie, email);
    afterSeconds(11);
    const ofOwner = await renew(cookie, email);

    expect(await whoHas(ofThief)).toBeNull();
    const caught = await askWith(ofThief, email);

    expect(caught.status).toBe(401);
    expect(await whoHas(ofOwner)).toBeNull();
  });

  test('A29 that is used twice ends one session and no other of the account', async () => {
    const { email, cookie: phone } = await aSignedUp();
    const login = await parlour.http.post('/auth/login').send({ email, password: PASSWORD });
    await renew(await renew(phone, email), email);

    await askWith(phone, email).expect(401);

    expect(await whoHas(cookieOf(login) ?? '')).toBe(email);
  });

  test('A29 used fifty times at the same moment has one successor, and everyone gets a token', async () => {
    const { email, cookie } = await aSignedUp();

    const answers = await Promise.all(Array.from({ length: 50 }, () => askWith(cookie, email)));

    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const successors = answers.map(cookieOf).filter((next) => next !== null);
    expect(successors).toHaveLength(1);
    await askWith(successors[0] ?? '', email).expect(200);
  });

  test('A29 whose answer was lost has one successor too, when fifty ask again at the same moment', async () => {
    const { email, cookie } = await aSignedUp();
    await renew(cookie, email);
    afterSeconds(11);

    const answers = await Promise.all(Array.from({ length: 50 }, () => askWith(cookie, email)));

    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.map(cookieOf).filter((next) => next !== null)).toHaveLength(1);
  });

  test('that has been replaced still logs out', async () => {
    const { email, cookie } = await aSignedUp();
    const answer = await askWith(cookie, email);

    await parlour.http.post('/auth/sign-out').set('Cookie', cookie).expect(204);

    expect(await whoHas(cookieOf(answer) ?? '')).toBeNull();
    expect(await opens(answer.body.token, email)).toBe(false);
  });

  test.each([
    ['made up', (cookie: string) => cookie.replace(/.{20}$/, 'AAAAAAAAAAAAAAAAAAAA')],
    ['cut short', (cookie: string) => cookie.slice(0, -1)],
    ['drawn out', (cookie: string) => `${cookie}A`],
    ['changed in the middle', (cookie: string) => cookie.replace(/(.{50})./, '$1%')],
    ['of the kind of before', () => `session=${'a'.repeat(43)}`],
  ])('that is %s proves nothing and ends nothing', async (_, forge) => {
    const { email, cookie } = await aSignedUp();

    const forged = await askWith(forge(cookie), email);
    await parlour.http.post('/auth/sign-out').set('Cookie', forge(cookie)).expect(204);

    expect([forged.status, cookieOf(forged)]).toEqual([401, null]);
    expect(await whoHas(cookie)).toBe(email);
  });

  test('of one session with the seal of another is ignored and ends neither', async () => {
    const [vera, maria] = [await aSignedUp(), await aSignedUp()];
    const mixed = maria.cookie.slice(0, 40) + vera.cookie.slice(40);

    const forged = await askWith(mixed, maria.email);

    expect(forged.status).toBe(401);
    expect([await whoHas(vera.cookie), await whoHas(maria.cookie)]).toEqual([vera.email, maria.email]);
  });
});

describe('logging in in a browser that is logged in', () => {
  test('ends the session that it had, though its cookie had been replaced, and leaves other browsers alone', async () => {
    const { email, cookie } = await aSignedUp();
    const elsewhere = await parlour.http.post('/auth/login').send({ email, password: PASSWORD });
    const { body } = await askWith(cookie, email);

    const anew = await parlour.http
      .post('/auth/login')
      .set('Cookie', cookie)
      .send({ email, password: PASSWORD });

    expect(await opens(body.token, email)).toBe(false);
    expect(await whoHas(cookie)).toBeNull();
    expect([await whoHas(cookieOf(anew) ?? ''), await whoHas(cookieOf(elsewhere) ?? '')]).toEqual([
      email,
      email,
    ]);
  });

  test('ends the session of another account in the same browser', async () => {
    const [before, next] = [await aSignedUp(), anAddress()];

    await parlour.http
      .post('/auth/sign-up')
      .set('Cookie', before.cookie)
      .send({ name: 'Maria', email: next, password: PASSWORD })
      .expect(201);

    expect(await whoHas(before.cookie)).toBeNull();
  });
});
