// Long because every change of a password, an address or a factor has to meet someone logging in, at one salon.
import type { Response } from 'supertest';
import { loadEnv } from '../../../api/config/env.js';
import { PasswordHasherService } from '../../../api/people/credentials/password-hasher.service.js';
import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { GoogleStandIn } from '../../support/google-provider.js';
import { type Held, hold, holdCommits, holdPasswordChecks } from '../../support/held-requests.js';
import { addPhone } from '../../support/insiders.js';
import { aClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';
import {
  aBrowser,
  anAddress,
  aSignedUpBrowser,
  bearerFrom,
  type Browser,
  cookieOf,
  whoIs,
} from '../../support/accounts-browser.js';
import { aGoogler, linkWithGoogle } from '../../support/google-browser.js';

const NEW_PASSWORD = 'a password for today';

let google: GoogleStandIn;
let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  google = await new GoogleStandIn().open();
  salon = await openSalonWithLinks(google.settings);
  ({ parlour } = salon);
});

afterAll(async () => {
  await salon?.close();
  await google?.close();
});

interface Somebody {
  browser: Browser;
  email: string;
  bearer: string;
}

async function somebodyProved(): Promise<Somebody> {
  const { browser, email } = await aSignedUpBrowser(parlour);
  const code = await salon.codeFor(email, 'verification');
  await parlour.http.post('/auth/verify').send({ code, password: PASSWORD }).expect(200);
  return { browser, email, bearer: await bearerFrom(browser, email) };
}

const logIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/auth/login').send({ email, password });

const changePassword = ({ bearer }: Pick<Somebody, 'bearer'>, currentPassword = PASSWORD) =>
  parlour.http
    .put('/auth/password')
    .set('Authorization', bearer)
    .send({ currentPassword, password: NEW_PASSWORD });

async function resetPassword(email: string): Promise<void> {
  const code = await salon.askForReset(email);
  await parlour.http.post('/auth/reset').send({ code, password: NEW_PASSWORD }).expect(204);
}

/** Sends it now; supertest would wait until the response is requested. */
const underWay = (request: PromiseLike<Response>): Promise<Response> => Promise.resolve(request);

/** The response to a request if this happens while it is in progress. */
async function heldBy(
  held: Held,
  request: PromiseLike<Response>,
  meanwhile: () => Promise<unknown>,
): Promise<Response> {
  const answer = underWay(request);
  await held.untilWaiting(1);
  await meanwhile();
  await held.release();
  return answer;
}

/** Holds this address's next log-in between reading the account and comparing the password. */
async function holdLogIn(email: string): Promise<Held> {
  await logIn(aBrowser(parlour), email, 'a typing error').expect(401);
  return holdPasswordChecks(parlour.database);
}

beforeEach(() => parlour.database.query(`DELETE FROM failed_tries`));

describe('A-4: a log-in with the old password', () => {
  test('A29 that has read the account before the password changed opens no session', async () => {
    const person = await somebodyProved();
    const thief = aBrowser(parlour);

    const answer = await heldBy(await holdLogIn(person.email), logIn(thief, person.email), () =>
      changePassword(person).expect(204),
    );

    expect([answer.status, answer.body.code]).toEqual([401, 'user-token-expired']);
    expect([cookieOf(answer), await whoIs(thief)]).toEqual([null, null]);
  });

  test('A29 that has read the account before it got its first second factor is asked for it', async () => {
    const person = { ...(await somebodyProved()), id: '' };
    const thief = aBrowser(parlour);

    const answer = await heldBy(await holdLogIn(person.email), logIn(thief, person.email), () =>
      addPhone(parlour, person),
    );

    expect([answer.body.next, await whoIs(thief)]).toEqual(['factor', null]);
  });

  test('A29 that comes while the first second factor is being added opens no session', async () => {
    const person = { ...(await somebodyProved()), id: '' };
    const thief = aBrowser(parlour);
    const held = await holdCommits(parlour.database);
    const adding = addPhone(parlour, person);
    await held.untilWaiting(1);

    const login = underWay(logIn(thief, person.email));
    await held.untilWaiting(2);
    await held.release();

    expect((await adding).recoveryCodes).toHaveLength(10);
    expect([(await login).body.code, await whoIs(thief)]).toEqual(['user-token-expired', null]);
  });

  test('A29 that comes while the change is being written opens no session', async () => {
    const person = await somebodyProved();
    const thief = aBrowser(parlour);
    const held = await holdCommits(parlour.database);
    const change = underWay(changePassword(person));
    await held.untilWaiting(1);

    const login = underWay(logIn(thief, person.email));
    await held.untilWaiting(2);
    await held.release();

    expect((await change).status).toBe(204);
    expect((await login).body.code).toBe('user-token-expired');
    expect([await whoIs(thief), await whoIs(person.browser)]).toEqual([null, person.email]);
  });

  test('A29 that is finished before the change is logged out by it', async () => {
    const person = await somebodyProved();
    const thief = aBrowser(parlour);
    await changePassword(person, 'a typing error').expect(401);

    const answer = await heldBy(await holdPasswordChecks(parlour.database), changePassword(person), () =>
      logIn(thief, person.email).expect(200),
    );

    expect(answer.status).toBe(204);
    expect([await whoIs(thief), await whoIs(person.browser)]).toEqual([null, person.email]);
  });

  test('A29 does not bring the old password back when its hash is due to be made anew', async () => {
    const person = await somebodyProved();
    const asBefore = new PasswordHasherService(loadEnv({ BCRYPT_COST: '5' }));
    await parlour.database.query(`UPDATE users SET password_hash = $2 WHERE email_key = $1`, [
      person.email,
      await asBefore.hash(PASSWORD),
    ]);

    const answer = await heldBy(await holdLogIn(person.email), logIn(aBrowser(parlour), person.email), () =>
      resetPassword(person.email),
    );

    expect(answer.status).toBe(401);
    expect((await logIn(aBrowser(parlour), person.email)).status).toBe(401);
    expect((await logIn(aBrowser(parlour), person.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('A29 opens no session once the owner has taken the account back', async () => {
    const owner = await somebodyProved();
    const thiefs = anAddress('thief');
    await parlour.http
      .put('/auth/email')
      .set('Authorization', owner.bearer)
      .send({ email: thiefs, password: PASSWORD })
      .expect(202);
    const code = await salon.codeFor(thiefs, 'email-change');
    await parlour.http.post('/auth/verify').send({ code, password: PASSWORD }).expect(200);
    const undo = await salon.codeFor(owner.email, 'email-undo');
    const thief = aBrowser(parlour);

    const answer = await heldBy(await holdLogIn(thiefs), logIn(thief, thiefs), () =>
      parlour.http.post('/auth/verify').send({ code: undo }).expect(200),
    );

    expect([answer.status, answer.body.code]).toEqual([401, 'user-token-expired']);
    expect(await whoIs(thief)).toBe(null);
  });

  test('opens no session in an account that is being erased', async () => {
    const person = await somebodyProved();
    const browser = aBrowser(parlour);
    const held = await holdCommits(parlour.database);
    const erasure = underWay(
      parlour.http.delete('/account').set('Authorization', person.bearer).send({ password: PASSWORD }),
    );
    await held.untilWaiting(1);

    const login = underWay(logIn(browser, person.email));
    await held.untilWaiting(2);
    await held.release();

    expect((await erasure).status).toBe(204);
    expect((await login).body.code).toBe('user-token-expired');
    expect(await whoIs(browser)).toBe(null);
  });
});

describe('A-4: someone whose session has been ended', () => {
  test('A29 does not erase the account with a password that was right when they sent it', async () => {
    const person = await somebodyProved();
    const erase = (password: string) =>
      parlour.http.delete('/account').set('Authorization', person.bearer).send({ password });
    await erase('a typing error').expect(401);

    const answer = await heldBy(await holdPasswordChecks(parlour.database), erase(PASSWORD), () =>
      resetPassword(person.email),
    );

    expect(answer.status).toBe(401);
    expect((await logIn(aBrowser(parlour), person.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('A29 does not choose a password in an account that has none', async () => {
    const { browser, email, bearer } = await somebodyProved();
    await parlour.database.query(`UPDATE users SET password_hash = NULL WHERE email_key = $1`, [email]);
    const [{ id }] = await parlour.database.query(`SELECT id FROM users WHERE email_key = $1`, [email]);
    const held = await hold(parlour.database, `SELECT FROM users WHERE id = $1 FOR UPDATE`, [id]);

    const answer = await heldBy(
      held,
      parlour.http.put('/auth/password').set('Authorization', bearer).send({ password: NEW_PASSWORD }),
      () => browser.post('/auth/sign-out').expect(204),
    );

    expect(answer.status).toBe(401);
    expect((await logIn(aBrowser(parlour), email, NEW_PASSWORD)).status).toBe(401);
  });

  test('A29 leaves no Google account of theirs behind as a way in', async () => {
    const { browser, email, bearer } = await somebodyProved();
    const thief = aGoogler();
    const held = await hold(parlour.database, `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `google:${thief.sub}`,
    ]);

    const linking = linkWithGoogle(browser, google, { as: thief, bearer });
    await held.untilWaiting(1);
    await resetPassword(email);
    await held.release();

    expect(await linking).toContain('error=requires-recent-login');
    const linked = await parlour.database.query(`SELECT FROM identities WHERE subject = $1`, [thief.sub]);
    expect(linked).toHaveLength(0);
  });
});

test('A27 no link for a new password goes to an address that the account is giving up', async () => {
  const person = await somebodyProved();
  const wanted = anAddress('wanted');
  await parlour.http
    .put('/auth/email')
    .set('Authorization', person.bearer)
    .send({ email: wanted, password: PASSWORD })
    .expect(202);
  const code = await salon.codeFor(wanted, 'email-change');
  const held = await holdCommits(parlour.database);
  const change = underWay(parlour.http.post('/auth/verify').send({ code, password: PASSWORD }));
  await held.untilWaiting(1);

  const asked = underWay(parlour.http.post('/auth/reset-request').send({ email: person.email }));
  await Promise.race([asked, held.untilWaiting(2)]);
  await held.release();

  expect([(await change).status, (await asked).status]).toEqual([200, 202]);
  await expect(salon.codeFor(person.email, 'reset')).rejects.toThrow('No link');
});

describe('an admin whose role is being taken back', () => {
  const as = ({ bearer }: Person) => ({
    appoints: ({ email }: Person) =>
      parlour.http.put('/user/admin').set('Authorization', bearer).send({ email }),
    dismisses: ({ email }: Person) => parlour.http.delete(`/admin/${email}`).set('Authorization', bearer),
    erases: ({ email }: Person) => parlour.http.delete(`/user/${email}`).set('Authorization', bearer),
    closes: ({ id }: Person) =>
      parlour.http.put(`/users/${id}/disabled`).set('Authorization', bearer).send({ disabled: true }),
    'gives work to': ({ id }: Person) =>
      parlour.http
        .put(`/users/${id}/role`)
        .set('Authorization', bearer)
        .send({ role: 'reception', grants: [], staffId: null }),
    'turns off the factors of': ({ id }: Person) =>
      parlour.http.delete(`/users/${id}/factors`).set('Authorization', bearer),
  });

  test.each(['appoints', 'erases', 'closes', 'gives work to', 'turns off the factors of'] as const)(
    'no longer %s anybody',
    async (act) => {
      const [owner, leaving] = [await anAdmin(parlour), await anAdmin(parlour)];
      const client = await aClient(parlour);
      const held = await holdCommits(parlour.database);
      const dismissal = underWay(as(owner).dismisses(leaving));
      await held.untilWaiting(1);

      const attempt = underWay(as(leaving)[act](client));
      await held.untilWaiting(2);
      await held.release();

      expect((await dismissal).body).toEqual({ modifiedCount: 1 });
      expect((await attempt).body.code).toBe('forbidden');
      const [{ role, disabledAt }] = await parlour.database.query(
        `SELECT role, disabled_at AS "disabledAt" FROM users WHERE id = $1`,
        [client.id],
      );
      expect([role, disabledAt]).toEqual(['user', null]);
    },
  );

  test.each(['dismisses', 'gives work to'] as const)(
    '%s nobody who is taking it back at the same moment: one of the two stays an admin',
    async (act) => {
      const [one, other] = [await anAdmin(parlour), await anAdmin(parlour)];
      const held = await holdCommits(parlour.database);
      const first = underWay(as(one).dismisses(other));
      await held.untilWaiting(1);

      const second = underWay(as(other)[act](one));
      await held.untilWaiting(2);
      await held.release();

      expect((await first).body).toEqual({ modifiedCount: 1 });
      expect((await second).body.code).toBe('forbidden');
      const roles = await parlour.database.query(
        `SELECT id, role FROM users WHERE id = ANY ($1) ORDER BY role`,
        [[one.id, other.id]],
      );
      expect(roles).toEqual([
        { id: one.id, role: 'admin' },
        { id: other.id, role: 'user' },
      ]);
    },
  );
});
