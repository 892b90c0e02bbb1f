import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { addPhone, anInsider, ask, halfWayIn } from '../../support/insiders.js';
import { aClient, PASSWORD, type Person } from '../../support/people.js';
import { bearerFrom, cookieOf, whoIs } from '../../support/accounts-browser.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

interface SignedIn {
  cookie: string;
  bearer: string;
}

/** Logs in again, in another browser. */
async function onAnother({ email }: Pick<Person, 'email'>, userAgent = PHONE): Promise<SignedIn> {
  const login = await parlour.http
    .post('/auth/login')
    .set('User-Agent', userAgent)
    .send({ email, password: PASSWORD });
  const token = await parlour.http
    .put(`/user/${email}`)
    .set('Cookie', cookieOf(login) ?? '')
    .send({ email })
    .expect(200);
  return { cookie: cookieOf(token) ?? '', bearer: `Bearer ${token.body.token}` };
}

interface Listed {
  _id: string;
  device: string;
  isCurrent: boolean;
}

const list = async (bearer: string): Promise<Listed[]> =>
  (await parlour.http.get('/auth/sessions').set('Authorization', bearer).expect(200)).body;

const end = (bearer: string, id = '') =>
  parlour.http.delete(`/auth/sessions${id && `/${id}`}`).set('Authorization', bearer);

const isSignedIn = async (bearer: string): Promise<boolean> =>
  (await parlour.http.get('/auth/sessions').set('Authorization', bearer)).status === 200;

const written = (action: string, objectId: string): Promise<object[]> =>
  parlour.database.query(
    `SELECT actor_id, session_id, object_type, detail FROM audit_entries WHERE action = $1 AND object_id = $2`,
    [action, objectId],
  );

describe('the list of own sessions', () => {
  test('names the browsers, this one first, with when each was used and when it ends', async () => {
    const vera = await aClient(parlour);
    parlour.clock.advanceMinutes(5);
    await onAnother(vera);

    const { body } = await parlour.http.get('/auth/sessions').set('Authorization', vera.bearer);

    const now = parlour.clock.now().getTime();
    const days = (count: number) => count * 24 * 60 * 60_000;
    const iso = (instant: number) => new Date(instant).toISOString();
    const before = now - 5 * 60_000;
    expect(body).toEqual([
      {
        _id: expect.any(String),
        device: 'Unknown device',
        createdAt: iso(before),
        lastSeenAt: iso(before),
        expiresAt: iso(before + days(14)),
        isCurrent: true,
      },
      {
        _id: expect.any(String),
        device: 'Chrome on Android',
        createdAt: iso(now),
        lastSeenAt: iso(now),
        expiresAt: iso(now + days(14)),
        isCurrent: false,
      },
    ]);
  });

  test('shows neither those that are over nor anybody else’s', async () => {
    const vera = await aClient(parlour);
    await aClient(parlour);
    const phone = await onAnother(vera);
    await parlour.http.post('/auth/sign-out').set('Cookie', phone.cookie).expect(204);

    expect(await list(vera.bearer)).toHaveLength(1);
  });

  test('needs the token: the cookie alone shows nothing', async () => {
    const { cookie } = await onAnother(await aClient(parlour));

    const { status } = await parlour.http.get('/auth/sessions').set('Cookie', cookie);

    expect(status).toBe(401);
  });
});

describe('A29 ending sessions', () => {
  test('one of them takes effect with the next request by its token or cookie, and is recorded', async () => {
    const vera = await aClient(parlour);
    const phone = await onAnother(vera);
    const [, { _id: id } = { _id: '' }] = await list(vera.bearer);

    await end(vera.bearer, id).expect(204);

    expect([await isSignedIn(phone.bearer), await isSignedIn(vera.bearer)]).toEqual([false, true]);
    const answer = await parlour.http
      .put(`/user/${vera.email}`)
      .set('Cookie', phone.cookie)
      .send({ email: vera.email });
    expect(answer.status).toBe(401);
    expect(await written('session.ended', id)).toMatchObject([{ actor_id: vera.id, object_type: 'session' }]);
    await end(vera.bearer, id).expect(404);
  });

  test('all others keeps this one, which gets another access token', async () => {
    const vera = await anInsider(parlour);
    const others = [await onAnother(vera), await onAnother(vera)];

    await end(vera.bearer).expect(204);

    expect(await Promise.all(others.map(({ bearer }) => isSignedIn(bearer)))).toEqual([false, false]);
    expect(await isSignedIn(vera.bearer)).toBe(false);
    expect(await list(await bearerFrom(vera.browser, vera.email))).toMatchObject([{ isCurrent: true }]);
    expect(await written('session.ended', vera.id)).toMatchObject([{ detail: { others: 2 } }]);
  });

  test('all others ends a log-in that waits for its second step elsewhere', async () => {
    const vera = await anInsider(parlour);
    const phone = await addPhone(parlour, vera);
    const thief = await halfWayIn(parlour, vera);

    await ask(vera, 'delete', '/auth/sessions').expect(204);

    await thief.post('/auth/factor').send({ code: phone.code() }).expect(404);
    expect([await whoIs(thief), await whoIs(vera.browser)]).toEqual([null, vera.email]);
  });

  test('this one is logging out', async () => {
    const vera = await aClient(parlour);
    const [{ _id: id } = { _id: '' }] = await list(vera.bearer);

    await end(vera.bearer, id).expect(204);

    expect(await isSignedIn(vera.bearer)).toBe(false);
  });

  test('never ends another account’s, which is answered like one that does not exist', async () => {
    const [vera, maria] = [await aClient(parlour), await aClient(parlour)];
    const [{ _id: id } = { _id: '' }] = await list(maria.bearer);

    const ofMaria = await end(vera.bearer, id);
    const ofNobody = await end(vera.bearer, randomUUID());
    const none = await end(vera.bearer, 'none');

    expect([ofMaria.status, ofNobody.status, none.status]).toEqual([404, 404, 404]);
    expect(ofMaria.body.detail).toBe(ofNobody.body.detail);
    expect(await isSignedIn(maria.bearer)).toBe(true);
  });
});
