// Long because it is one matter, from an invitation to leaving, and a second file would start another salon.
import type { Grant } from '../../../api/common/access/may.js';
import { InvitationsSweeperService } from '../../../api/people/invitations/invitations-sweeper.service.js';
import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { addPhone, ask, halfWayIn } from '../../support/insiders.js';
import {
  aClient,
  aColleague,
  anAdmin,
  aNewClient,
  loggedInAgain,
  PASSWORD,
  type Person,
} from '../../support/people.js';
import { aBrowser, anAddress, aSignedUpBrowser, bearerFrom, whoIs } from '../../support/accounts-browser.js';

let salon: SalonWithLinks;
let parlour: TestApp;
let vera: Person;

beforeAll(async () => {
  salon = await openSalonWithLinks();
  ({ parlour } = salon);
});

beforeEach(async () => {
  await parlour.database.query(`DELETE FROM users`);
  await parlour.database.query(`DELETE FROM invitations`);
  await parlour.database.query(`DELETE FROM staff`);
  vera = await anAdmin(parlour, 'Vera Duarte');
});

afterAll(() => salon.close());

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
const as = (person: Person | null, verb: Verb, path: string, body: object = {}) => {
  const call = parlour.http[verb](path);
  return (person ? call.set('Authorization', person.bearer) : call).send(body);
};

async function aMember(name = 'Ana Reis'): Promise<string> {
  const [{ id }] = await parlour.database.query(`INSERT INTO staff (name) VALUES ($1) RETURNING id`, [name]);
  return id;
}

interface Invited {
  email: string;
  role?: 'stylist' | 'reception' | 'admin';
  staffId?: string;
  grants?: Grant[];
}

async function invite({ role = 'reception', ...rest }: Invited, by = vera): Promise<string> {
  const { body } = await as(by, 'post', '/invitations', { role, ...rest }).expect(201);
  return body._id;
}

const codeFor = (email: string) => salon.codeFor(email, 'invitation');
const read = async (code: string, person: Person | null = null) =>
  (await as(person, 'post', '/invitations/read', { code })).body;
const accept = (code: string, person: Person | null) => as(person, 'post', '/invitations/accept', { code });
const register = (code: string, { name = 'Lena Ferreira', password = PASSWORD } = {}) =>
  as(null, 'post', '/invitations/register', { code, name, password });

const workOf = async (email: string) => {
  const [row] = await parlour.database.query(
    `SELECT role, grants, staff_id AS "staffId", verified_at IS NOT NULL AS "isVerified" FROM users WHERE email_key = $1`,
    [email.toLowerCase()],
  );
  return row;
};
const subjectsTo = async (email: string) => (await salon.mailOf(email)).map(({ subject }) => subject);

describe('an invitation', () => {
  test('is emailed, and its link is shown to no one else', async () => {
    const { body } = await as(vera, 'post', '/invitations', { email: anAddress(), role: 'reception' }).expect(
      201,
    );
    expect(body.link).toBeNull();
  });

  test('shows its link to whoever sent it, once, and never in the list', async () => {
    const without = await startTestApp();
    const admin = await anAdmin(without, 'Ines Couto');
    const call = (verb: 'get' | 'post', body?: object) =>
      without.http[verb]('/invitations').set('Authorization', admin.bearer).send(body);

    const { body: sent } = await call('post', { email: anAddress(), role: 'admin' }).expect(201);
    const { body: list, text } = await call('get').expect(200);
    await without.close();

    expect(list).toEqual([expect.objectContaining({ _id: sent._id, isOpen: true })]);
    expect(Object.keys(list[0])).not.toContain('link');
    expect(text).not.toContain(sent.link.replace('/join#code=', ''));
  });

  test('in a salon without a mail server gives its link to whoever invites, and the next one ends it', async () => {
    const without = await startTestApp();
    const admin = await anAdmin(without, 'Ines Couto');
    const askFor = (path: string, body: object = {}) =>
      without.http.post(path).set('Authorization', admin.bearer).send(body);
    const codeIn = (link: string) => link.replace('/join#code=', '');

    const email = anAddress();
    const { body: sent } = await askFor('/invitations', { email, role: 'reception' }).expect(201);
    expect((await askFor('/invitations/read', { code: codeIn(sent.link) })).body).toMatchObject({
      state: 'open',
      email,
    });
    const { body: again } = await askFor(`/invitations/${sent._id}/send`).expect(200);
    expect((await askFor('/invitations/read', { code: codeIn(sent.link) })).body).not.toMatchObject({
      state: 'open',
    });
    expect((await askFor('/invitations/read', { code: codeIn(again.link) })).body).toMatchObject({
      state: 'open',
    });

    expect((await without.http.get('/salon')).body.sendsEmail).toBe(false);
    expect((await parlour.http.get('/salon')).body.sendsEmail).toBe(true);
    await without.close();
  });

  test('makes an account with a verified address, its role, its grants and its team member', async () => {
    const [email, staffId] = [anAddress(), await aMember()];
    await invite({ email, role: 'stylist', staffId, grants: ['see-contacts'] });
    const code = await codeFor(email);

    expect(await read(code)).toEqual({ state: 'open', email, role: 'stylist', next: 'register' });
    const { body, headers } = await register(code).expect(201);

    expect(body.user).toMatchObject({ email, role: 'stylist', grants: ['see-contacts'], staffId });
    expect(body.user.may).toMatchObject({ diary: 'own', contacts: 'own' });
    expect(headers['set-cookie']).toBeDefined();
    expect(await workOf(email)).toMatchObject({ role: 'stylist', staffId, isVerified: true });
    await parlour.http.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
  });

  test('14-R4: to run the salon is told to every other admin once someone joins with a new account', async () => {
    const rita = await anAdmin(parlour, 'Rita Sá');
    const email = anAddress();
    await invite({ email, role: 'admin' });

    await register(await codeFor(email)).expect(201);

    for (const admin of [vera, rita]) {
      expect((await salon.mailOf(admin.email)).map(({ text }) => text)).toEqual([
        expect.stringMatching(/Lena Ferreira.* is now an admin[^]*Vera Duarte/),
      ]);
    }
  });

  test('A-26: ends the sessions of a client who accepts it, since only logging in tells how strong their password is', async () => {
    const weak = { name: 'Maria', email: anAddress(), password: 'rosier' };
    const browser = aBrowser(parlour);
    await browser.post('/auth/sign-up').send(weak).expect(201);
    const bearer = await bearerFrom(browser, weak.email);
    await invite({ email: weak.email, role: 'admin' });
    const code = await codeFor(weak.email);

    await browser.post('/invitations/accept').set('Authorization', bearer).send({ code }).expect(200);

    await browser.get('/users').set('Authorization', bearer).expect(401);
    expect(await whoIs(browser)).toBeNull();
    const { name: _, ...entry } = weak;
    const refused = await browser.post('/auth/login').send(entry).expect(403);
    expect(refused.body.code).toBe('weak-password');
    await browser
      .post('/auth/login')
      .send({ ...entry, newPassword: PASSWORD })
      .expect(200);
    await browser
      .get('/users')
      .set('Authorization', await bearerFrom(browser, weak.email))
      .expect(200);
  });

  test('A-26: a client whom an admin gives a role logs in again as well', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await parlour.database.query(`UPDATE users SET verified_at = now() WHERE email = $1`, [email]);
    const [{ id }] = await parlour.database.query(`SELECT id FROM users WHERE email = $1`, [email]);

    const role = { role: 'reception', grants: [], staffId: null };
    await as(vera, 'put', `/users/${id}/role`, role).expect(200);

    expect(await whoIs(browser)).toBeNull();
    await browser.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
    await as(vera, 'put', `/users/${id}/role`, { ...role, grants: ['edit-hours'] }).expect(200);
    expect(await whoIs(browser)).toBe(email);
  });

  test.each(['accepts an invitation', 'is given a role'] as const)(
    'A-26: a client who %s ends a log-in under way, which has passed with a password that is too weak for it',
    async (how) => {
      const weak = { name: 'Maria', email: anAddress(), password: 'rosier' };
      const browser = aBrowser(parlour);
      const { body } = await browser.post('/auth/sign-up').send(weak).expect(201);
      const maria = { browser, email: weak.email, id: body.user._id, bearer: '' };
      await parlour.database.query(`UPDATE users SET verified_at = now() WHERE id = $1`, [maria.id]);
      maria.bearer = await bearerFrom(browser, maria.email);
      const phone = await addPhone(parlour, maria);
      const elsewhere = await halfWayIn(parlour, maria, weak.password);

      if (how === 'is given a role') {
        const role = { role: 'reception', grants: [], staffId: null };
        await as(vera, 'put', `/users/${maria.id}/role`, role).expect(200);
      } else {
        await invite({ email: maria.email });
        const code = await codeFor(maria.email);
        await ask(maria, 'post', '/invitations/accept', { code }).expect(200);
      }

      await elsewhere.post('/auth/factor').send({ code: phone.code() }).expect(404);
      expect(await whoIs(elsewhere)).toBeNull();
      expect(await workOf(maria.email)).toMatchObject({ role: 'reception' });
    },
  );

  test('is accepted by the client who has the address, and counts from their next log-in', async () => {
    const maria = await aClient(parlour, 'Maria Lopes');
    await invite({ email: maria.email, role: 'admin' });
    const code = await codeFor(maria.email);
    await as(maria, 'get', '/users').expect(403);

    expect([(await read(code)).next, (await read(code, maria)).next]).toEqual(['log-in', 'accept']);
    await register(code).expect(409);
    await accept(code, maria).expect(200);

    await as(await loggedInAgain(parlour, maria), 'get', '/users').expect(200);
  });

  test('takes nothing from whoever works here by the time that they open it', async () => {
    const lena = await aClient(parlour);
    await invite({ email: lena.email });
    const code = await codeFor(lena.email);
    await as(vera, 'put', `/users/${lena.id}/role`, { role: 'admin', grants: [], staffId: null }).expect(200);

    await accept(code, await loggedInAgain(parlour, lena)).expect(409);

    expect(await workOf(lena.email)).toMatchObject({ role: 'admin' });
  });

  test('is of no use to someone who is logged in as another, or as no one', async () => {
    const [email, maria] = [anAddress(), await aClient(parlour)];
    await invite({ email });
    const code = await codeFor(email);

    expect((await read(code, maria)).next).toBe('log-out');
    expect((await accept(code, maria)).status).toBe(403);
    expect((await accept(code, null)).status).toBe(401);
    expect(await workOf(maria.email)).toMatchObject({ role: 'user' });
    await register(code).expect(201);
    const lena = await aClient(parlour);
    await invite({ email: lena.email });
    expect((await accept(await codeFor(lena.email), maria)).status).toBe(403);
    expect(await workOf(lena.email)).toMatchObject({ role: 'user' });
  });

  test('takes an account that no one has verified from whoever made it', async () => {
    const stranger = await aNewClient(parlour, 'Eve', anAddress());
    await invite({ email: stranger.email });
    const code = await codeFor(stranger.email);

    expect((await read(code)).next).toBe('register');
    await register(code, { password: 'seven quiet mornings' }).expect(201);

    await as(stranger, 'get', '/account').expect(401);
    await parlour.http.post('/auth/login').send({ email: stranger.email, password: PASSWORD }).expect(401);
    expect(await workOf(stranger.email)).toMatchObject({ role: 'reception', isVerified: true });
  });

  test('verifies the address of the account that its reader has signed up with', async () => {
    const lena = await aNewClient(parlour, 'Lena', anAddress());
    await invite({ email: lena.email });

    await accept(await codeFor(lena.email), lena).expect(200);

    expect(await workOf(lena.email)).toMatchObject({ role: 'reception', isVerified: true });
  });

  test('works for seven days, and can then be sent again', async () => {
    const email = anAddress();
    const id = await invite({ email });
    const code = await codeFor(email);
    parlour.clock.advanceMinutes(7 * 24 * 60);
    const bearer = await anAdmin(parlour);

    expect(await read(code)).toMatchObject({ state: 'expired', next: 'none' });
    expect((await register(code)).body.code).toBe('expired-action-code');
    expect((await as(bearer, 'get', '/invitations')).body).toMatchObject([{ _id: id, isOpen: false }]);

    await as(bearer, 'post', `/invitations/${id}/send`).expect(200);
    await register(code).expect(403);
    await register(await codeFor(email)).expect(201);
  });

  test('is used once: of two tabs, one joins', async () => {
    const email = anAddress();
    await invite({ email });
    const code = await codeFor(email);

    const answers = await Promise.all([register(code), register(code), register(code)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
    expect(await read(code)).toMatchObject({ state: 'used', next: 'none' });
  });

  test('that is withdrawn opens nothing, and is not sent either', async () => {
    const email = anAddress();
    const id = await invite({ email });
    const [{ secret_link }] = await parlour.database.query(
      `SELECT secret_link FROM outbox WHERE kind = 'invitation' AND to_address = $1`,
      [email],
    );
    const code = String(secret_link).split('#code=')[1] ?? '';

    await as(vera, 'delete', `/invitations/${id}`).expect(204);
    await as(vera, 'delete', `/invitations/${id}`).expect(404);

    expect(await subjectsTo(email)).toEqual([]);
    expect((await read(code)).state).toBe('withdrawn');
    await register(code).expect(403);
    expect((await as(vera, 'get', '/invitations')).body).toEqual([]);
  });

  test('is worth nothing once whoever sent it no longer runs the salon, until another admin sends it again', async () => {
    const rogue = await anAdmin(parlour, 'Rui');
    const email = anAddress();
    const id = await invite({ email, role: 'admin' }, rogue);
    const code = await codeFor(email);
    await as(vera, 'delete', `/admin/${rogue.email}`).expect(200);

    expect((await read(code)).state).toBe('withdrawn');
    await register(code).expect(403);

    await as(vera, 'post', `/invitations/${id}/send`).expect(200);
    await register(await codeFor(email)).expect(201);
  });

  test('ends when the team member leaves or is deleted', async () => {
    const [one, other] = [anAddress(), anAddress()];
    const [leaves, isDeleted] = [await aMember('Ana'), await aMember('Rita')];
    await invite({ email: one, role: 'stylist', staffId: leaves });
    await invite({ email: other, role: 'stylist', staffId: isDeleted });
    const codes = [await codeFor(one), await codeFor(other)];

    await as(vera, 'patch', `/staff/${leaves}`, { active: false }).expect(200);
    await as(vera, 'delete', `/staff/${isDeleted}`).expect(204);

    const answers = await Promise.all(codes.map((code) => register(code)));
    expect(answers.map(({ body }) => body.code)).toEqual(['invalid-action-code', 'invalid-action-code']);
    expect((await as(vera, 'get', '/invitations')).body).toEqual([]);
  });

  test('does not let a closed account in', async () => {
    const maria = await aClient(parlour);
    await invite({ email: maria.email });
    const code = await codeFor(maria.email);
    await as(vera, 'put', `/users/${maria.id}/disabled`, { disabled: true }).expect(204);

    expect((await accept(code, maria)).status).toBe(401);
    expect((await register(code)).body.code).toBe('user-disabled');
    expect(await workOf(maria.email)).toMatchObject({ role: 'user' });
  });

  test('stays with the address: whoever had it and changed it cannot accept', async () => {
    const maria = await aClient(parlour);
    await invite({ email: maria.email });
    const code = await codeFor(maria.email);
    await parlour.database.query(`UPDATE users SET email = $2, email_key = $2 WHERE id = $1`, [
      maria.id,
      anAddress(),
    ]);

    expect((await accept(code, maria)).status).toBe(403);
    await register(code).expect(201);
  });

  test('waits where an account may still take back the address that it was sent to', async () => {
    const maria = await aClient(parlour);
    const [left, next] = [maria.email, anAddress()];
    await as(maria, 'put', '/auth/email', { email: next, password: PASSWORD }).expect(202);
    const moved = { code: await salon.codeFor(next, 'email-change'), password: PASSWORD };
    await parlour.http.post('/auth/verify').send(moved).expect(200);
    await invite({ email: left });

    expect((await register(await codeFor(left))).body.code).toBe('email-already-in-use');
  });

  test('asks for the password that everyone has who works here', async () => {
    const email = anAddress();
    await invite({ email });
    const code = await codeFor(email);

    const refused = await register(code, { password: 'short!' });

    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '#/password']);
    await register(code).expect(201);
  });

  test('is sent five times at most', async () => {
    const id = await invite({ email: anAddress() });
    const statuses: number[] = [];
    for (let send = 0; send < 5; send++)
      statuses.push((await as(vera, 'post', `/invitations/${id}/send`)).status);

    expect(statuses).toEqual([200, 200, 200, 200, 409]);
    expect((await as(vera, 'get', '/invitations')).body[0].can).toEqual({ send: false });
  });

  test('is forgotten a week after it has ended', async () => {
    const email = anAddress();
    await invite({ email });
    const sweeper = parlour.app.get(InvitationsSweeperService);
    const kept = () => parlour.database.query(`SELECT email FROM invitations`);

    parlour.clock.advanceMinutes(13 * 24 * 60);
    await sweeper.sweep();
    expect(await kept()).toHaveLength(1);
    parlour.clock.advanceMinutes(24 * 60 + 1);
    await sweeper.sweep();
    expect(await kept()).toEqual([]);
  });
});

describe('who can be invited', () => {
  const refusal = async (body: Invited) => {
    const { status, body: problem } = await as(vera, 'post', '/invitations', { role: 'reception', ...body });
    return [status, problem.detail ?? problem.errors?.[0].detail ?? problem.errors?.[0].pointer];
  };

  test('is no one who works here already, and no closed account', async () => {
    const lena = await aColleague(parlour, { role: 'reception' });
    const closed = await aClient(parlour);
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [closed.id]);

    expect(await refusal({ email: lena.email })).toEqual([
      409,
      expect.stringContaining('already works here'),
    ]);
    expect(await refusal({ email: closed.email })).toEqual([409, expect.stringContaining('is disabled')]);
  });

  test('is one address, and one team member, at a time', async () => {
    const [email, staffId] = [anAddress(), await aMember()];
    await invite({ email, role: 'stylist', staffId });

    expect(await refusal({ email })).toEqual([409, expect.stringContaining('already has an invitation')]);
    expect(await refusal({ email: anAddress(), role: 'stylist', staffId })).toEqual([
      409,
      expect.stringContaining('already has an invitation'),
    ]);
    const twice = await Promise.all([1, 2, 3].map(() => refusal({ email: 'twice@example.com' })));
    expect(twice.filter(([status]) => status === 201)).toHaveLength(1);

    parlour.clock.advanceMinutes(7 * 24 * 60);
    await invite({ email, role: 'stylist', staffId }, await anAdmin(parlour));
  });

  test('is a stylist only as a team member who has no account', async () => {
    const [free, taken, gone] = [await aMember('Ana'), await aMember('Rita'), await aMember('Eva')];
    await aColleague(parlour, { role: 'stylist', staffId: taken });
    await as(vera, 'patch', `/staff/${gone}`, { active: false }).expect(200);
    const stylist = { email: anAddress(), role: 'stylist' as const };

    expect((await refusal(stylist))[0]).toBe(422);
    expect((await refusal({ ...stylist, staffId: gone }))[0]).toBe(422);
    expect(await refusal({ ...stylist, staffId: taken })).toEqual([
      409,
      expect.stringContaining('already has an account'),
    ]);
    expect((await refusal({ ...stylist, staffId: free }))[0]).toBe(201);
  });
});

describe('what someone is here', () => {
  const setRole = (id: string, body: object, by = vera) =>
    as(by, 'put', `/users/${id}/role`, { grants: [], staffId: null, ...body });

  test('is set with their grants and their person, as far as those fit', async () => {
    const [maria, staffId] = [await aClient(parlour), await aMember('Ana Reis')];

    const { body } = await setRole(maria.id, {
      role: 'stylist',
      grants: ['read-only', 'edit-hours'],
      staffId,
    }).expect(200);
    const atDesk = await setRole(maria.id, { role: 'reception', grants: ['move-others', 'edit-hours'] });

    expect(body).toMatchObject({
      role: 'stylist',
      grants: ['edit-hours', 'read-only'],
      staffId,
      staffName: 'Ana Reis',
    });
    expect(atDesk.body).toMatchObject({ role: 'reception', grants: ['edit-hours'], staffId: null });
    expect((await as(vera, 'get', `/users?role=reception`)).body.total).toBe(1);
    expect((await as(vera, 'get', `/users?staff=${staffId}`)).body.total).toBe(0);
  });

  test('is refused for an address that no one has confirmed, and for no one', async () => {
    const stranger = await aNewClient(parlour, 'Eve', anAddress());

    expect((await setRole(stranger.id, { role: 'reception' })).body.code).toBe('unverified-email');
    expect((await setRole(stranger.id, { role: 'stylist' })).status).toBe(422);
    expect((await setRole('5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21', { role: 'user' })).status).toBe(404);
    expect((await setRole(stranger.id, { role: 'owner' })).status).toBe(422);
    expect((await setRole(stranger.id, { role: 'reception', grants: ['everything'] })).status).toBe(422);
  });

  test('is never an account for a team member who has one', async () => {
    const [maria, staffId] = [await aClient(parlour), await aMember()];
    await aColleague(parlour, { role: 'stylist', staffId });

    expect((await setRole(maria.id, { role: 'stylist', staffId })).status).toBe(409);
  });

  test('is an admin for one of two who demote each other at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      await parlour.database.query(`DELETE FROM users`);
      const [one, other] = [await anAdmin(parlour), await anAdmin(parlour)];

      await Promise.all([
        setRole(one.id, { role: 'reception' }, other),
        setRole(other.id, { role: 'user' }, one),
      ]);

      const [{ count }] = await parlour.database.query(
        `SELECT count(*)::int FROM users WHERE role = 'admin'`,
      );
      expect(count).toBe(1);
    }
  });

  test('is told to them and to the other admins, by whoever did it, and recorded', async () => {
    const rita = await anAdmin(parlour, 'Rita Sá');
    await parlour.database.query(`UPDATE users SET lang = 'de' WHERE id = $1`, [rita.id]);
    const maria = await aClient(parlour, 'Maria Lopes');

    await setRole(maria.id, { role: 'reception' }).expect(200);
    await setRole(maria.id, { role: 'reception', grants: ['read-only'] }).expect(200);
    await setRole(maria.id, { role: 'user' }).expect(200);

    const toMaria = await salon.mailOf(maria.email);
    expect(toMaria).toHaveLength(3);
    expect(toMaria.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Extra permissions: read only, no changes to bookings'),
    );
    const told = await salon.mailOf(rita.email);
    expect(told.map(({ text }) => text.includes('Maria Lopes') && text.includes('Vera Duarte'))).toEqual([
      true,
      true,
      true,
    ]);
    const texts = told.map(({ text }) => text).join('\n');
    expect(texts).toContain('betreut jetzt den Empfang');
    expect(texts).toMatch(/Maria Lopes.* hat hier jetzt andere Rechte/);
    expect(await subjectsTo(vera.email)).toEqual([]);
    const acts = await parlour.database.query(
      `SELECT action, detail FROM audit_entries WHERE object_id = $1 ORDER BY id`,
      [maria.id],
    );
    expect(acts).toEqual([
      { action: 'access.changed', detail: { role: 'reception' } },
      { action: 'access.changed', detail: { role: 'reception' } },
      { action: 'access.removed', detail: {} },
    ]);
  });

  test('goes with the calls of old: whoever is made an admin stays who they are, and loses all when dismissed', async () => {
    const staffId = await aMember();
    const lena = await aColleague(parlour, { role: 'stylist', staffId, grants: ['see-contacts'] });

    await as(vera, 'delete', `/admin/${lena.email}`).expect(200, { modifiedCount: 0 });
    expect(await workOf(lena.email)).toMatchObject({ role: 'stylist' });
    await as(vera, 'put', '/user/admin', { email: lena.email }).expect(200, { modifiedCount: 1 });
    expect(await workOf(lena.email)).toMatchObject({ role: 'admin', grants: [], staffId });
    await as(vera, 'delete', `/admin/${lena.email}`).expect(200, { modifiedCount: 1 });
    expect(await workOf(lena.email)).toMatchObject({ role: 'user', grants: [], staffId: null });
  });
});

describe('a person who leaves the team', () => {
  test('loses their doors with the next request, and keeps their account', async () => {
    const rita = await anAdmin(parlour, 'Rita Sá');
    const staffId = await aMember('Lena Ferreira');
    const lena = await aColleague(parlour, { role: 'stylist', staffId, grants: ['edit-hours'] });
    await as(lena, 'get', '/auth/sessions').expect(200);

    await as(vera, 'patch', `/staff/${staffId}`, { active: false }).expect(200);

    expect(await workOf(lena.email)).toMatchObject({ role: 'user', grants: [], staffId: null });
    await as(lena, 'get', '/account').expect(200);
    expect(await subjectsTo(lena.email)).toHaveLength(1);
    expect(await subjectsTo(rita.email)).toHaveLength(1);
  });

  test('loses them as well by being deleted', async () => {
    const staffId = await aMember();
    const lena = await aColleague(parlour, { role: 'stylist', staffId });

    await as(vera, 'delete', `/staff/${staffId}`).expect(204);

    expect(await workOf(lena.email)).toMatchObject({ role: 'user', staffId: null });
  });

  test('stays an admin who was one', async () => {
    const staffId = await aMember();
    const rita = await aColleague(parlour, { role: 'admin', staffId }, 'Rita Sá');

    await as(vera, 'patch', `/staff/${staffId}`, { active: false }).expect(200);

    expect(await workOf(rita.email)).toMatchObject({ role: 'admin', staffId: null });
  });
});

describe('what the salon knows of someone who works here', () => {
  test('says in their own data as what they work here', async () => {
    const staffId = await aMember('Lena Ferreira');
    const lena = await aColleague(parlour, { role: 'stylist', staffId, grants: ['read-only'] });

    const { body } = await as(lena, 'get', '/account/export').expect(200);

    expect(body.work).toEqual({ role: 'stylist', grants: ['read-only'], staffName: 'Lena Ferreira' });
  });

  test('goes with their account, and leaves nothing in emails to others', async () => {
    const rita = await anAdmin(parlour, 'Rita Sá');
    const email = anAddress();
    await invite({ email, role: 'stylist', staffId: await aMember() });
    await register(await codeFor(email), { name: 'Canary Yellow' }).expect(201);
    expect((await salon.mailOf(rita.email)).at(-1)?.text).toContain('Canary Yellow');

    await as(vera, 'delete', `/user/${email}`).expect(200);

    const [{ traces }] = await parlour.database.query(
      `SELECT (SELECT count(*) FROM outbox o WHERE o::text LIKE '%Canary%')::int
         + (SELECT count(*) FROM invitations i WHERE i.email_key = $1)::int AS traces`,
      [email],
    );
    expect(traces).toBe(0);
  });
});
