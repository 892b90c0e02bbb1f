import { UnlockingService } from '../../../api/people/factors/unlocking.service.js';
import { FactorsSweeperService } from '../../../api/people/factors/factors-sweeper.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { Authenticator } from '../../support/authenticator.js';
import { addPhone, anInsider, ask, halfWayIn, type Insider } from '../../support/insiders.js';
import { PASSWORD } from '../../support/people.js';
import { aBrowser, bearerFrom, whoIs } from '../../support/accounts-browser.js';

let parlour: TestApp;
let vera: Insider;
let maria: Insider;

beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(async () => {
  await parlour.database.query(`DELETE FROM factor_rules`);
  vera = await anInsider(parlour, 'admin');
  maria = await anInsider(parlour);
});

afterAll(() => parlour.close());

/** Lets time pass until a new access token is needed. */
async function later(minutes: number, ...people: Insider[]): Promise<void> {
  parlour.clock.advanceMinutes(minutes);
  for (const who of people) who.bearer = await bearerFrom(who.browser, who.email);
}

const said = ({ status, body }: { status: number; body: { code?: string } }) => ({ status, code: body.code });

const ENTRIES = `SELECT action, actor_id FROM audit_entries WHERE object_id = $1 ORDER BY id`;

describe('A04 what is hard to undo asks whoever has a second factor for it again', () => {
  test.each([
    ['get', '/account/export', undefined],
    ['get', '/bookings/export', undefined],
    ['get', '/clients/export', undefined],
    ['get', '/sales/export', undefined],
    ['put', '/user/admin', { email: 'nobody@example.com' }],
    ['delete', '/admin/nobody@example.com', undefined],
    ['delete', '/user/nobody@example.com', undefined],
    ['delete', '/clients/5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21', undefined],
    ['put', '/users/5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21/disabled', { disabled: true }],
    ['delete', '/users/5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21/factors', undefined],
    ['put', '/users/5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21/role', { role: 'admin', grants: [], staffId: null }],
    ['post', '/invitations', { email: 'nobody@example.com', role: 'admin' }],
    ['put', '/salon/factor-rule', { roles: [], from: null }],
    ['post', '/account/factors/totp', { name: 'Phone' }],
    ['post', '/account/factors/passkey/options', {}],
    ['delete', '/account/factors/5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21', undefined],
    ['post', '/account/recovery-codes', undefined],
  ] as const)('%s %s', async (verb, path, body) => {
    await addPhone(parlour, vera);
    await later(11, vera);

    const answer = await ask(vera, verb, path, body);

    expect(said(answer)).toEqual({ status: 403, code: 'proof-needed' });
    expect(answer.body.ways).toEqual(['totp', 'recovery']);
  });

  test('a code opens it for ten minutes, in that browser alone, and the password does not', async () => {
    const phone = await addPhone(parlour, vera);
    const other = await halfWayIn(parlour, vera);
    await other.post('/auth/factor').send({ code: phone.code() }).expect(200);
    await later(11, vera);
    const elsewhere = { browser: other, bearer: await bearerFrom(other, vera.email) };
    const exported = (who: Pick<Insider, 'browser' | 'bearer'>) => ask(who, 'get', '/account/export');

    const withPassword = await ask(vera, 'post', '/auth/proof', { password: PASSWORD });
    const wrong = await ask(vera, 'post', '/auth/proof', { code: '000000' });
    await ask(vera, 'post', '/auth/proof', { code: phone.code() }).expect(204);
    const again = await ask(vera, 'post', '/auth/proof', { code: phone.code() });

    expect([withPassword, wrong, again].map(({ status }) => status)).toEqual([422, 403, 403]);
    await exported(vera).expect(200);
    await exported(elsewhere).expect(403);
    await later(10, vera);
    await exported(vera).expect(200);
    await later(1, vera);
    await exported(vera).expect(403);
  });

  test('so does a passkey', async () => {
    const device = new Authenticator();
    const { body: asked } = await ask(vera, 'post', '/account/factors/passkey/options', {}).expect(200);
    await ask(vera, 'post', '/account/factors/passkey', { ...device.create(asked), name: 'Key' }).expect(201);
    await later(11, vera);
    await ask(vera, 'get', '/account/export').expect(403);

    const { body } = await ask(vera, 'post', '/auth/proof/passkey/options', {}).expect(200);
    await ask(vera, 'post', '/auth/proof/passkey', device.get(body)).expect(204);

    await ask(vera, 'get', '/account/export').expect(200);
  });

  test('whoever has none is asked as before, and for the password before adding the first one', async () => {
    await later(11, maria);
    const add = () => ask(maria, 'post', '/account/factors/totp', { name: 'Phone' });

    await ask(maria, 'get', '/account/export').expect(200);
    const refused = await add();
    await ask(maria, 'post', '/auth/proof', { password: 'a guess' }).expect(401);
    await ask(maria, 'post', '/auth/proof', { password: PASSWORD }).expect(204);

    expect(said(refused)).toEqual({ status: 403, code: 'proof-needed' });
    expect(refused.body.ways).toEqual(['password']);
    await add().expect(201);
  });
});

describe('a salon that asks a second factor of those who work there', () => {
  const setRule = (from: string | null) => ask(vera, 'put', '/salon/factor-rule', { roles: ['admin'], from });

  test('14-F3: says so from now on, and closes the desk to them from that day on in its own time zone', async () => {
    await parlour.database.query(`UPDATE salon SET time_zone = 'Asia/Tokyo'`);
    const ana = await anInsider(parlour, 'admin');
    const from = new Date(parlour.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    expect((await setRule(from).expect(200)).body).toMatchObject({ roles: ['admin'], from });

    const { body: before } = await ana.browser.get('/auth/session').expect(200);
    await ask(ana, 'get', '/users').expect(200);
    // Midnight in Tokyo, when it is three in the afternoon in London.
    parlour.clock.set(`${new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10)}T15:00:00Z`);
    ana.bearer = await bearerFrom(ana.browser, ana.email);
    const { body: after } = await ana.browser.get('/auth/session').expect(200);

    expect(before.user).toMatchObject({ factorRequiredFrom: from, mustAddFactor: false });
    expect(after.user).toMatchObject({ factorRequiredFrom: from, mustAddFactor: true, role: 'admin' });
    expect(said(await ask(ana, 'get', '/users'))).toEqual({ status: 403, code: 'factor-required' });
    expect(said(await ask(ana, 'get', '/bookings/diary').query({ from, to: from }))).toEqual({
      status: 403,
      code: 'factor-required',
    });
    expect((await ask(ana, 'get', `/admin/${ana.email}`)).body).toEqual({ admin: false });
    expect([before.user.may.users, after.user.may]).toEqual(['all', {}]);
    await ask(ana, 'get', '/account').expect(200);
    await ask(ana, 'get', '/bookings/mine').expect(200);
    await ask(ana, 'post', '/auth/proof', { password: PASSWORD }).expect(204);
    const phone = await addPhone(parlour, ana);
    await ask(ana, 'get', '/users').expect(200);
    const last = await ask(ana, 'delete', `/account/factors/${phone.id}`);
    expect(said(last)).toEqual({ status: 409, code: 'last-factor' });
  });

  test('14-F2: sees beforehand how many of each role it would shut out', async () => {
    await parlour.database.query(`UPDATE users SET role = 'user' WHERE id <> $1`, [vera.id]);
    await addPhone(parlour, vera);
    await anInsider(parlour, 'admin');
    await anInsider(parlour, 'reception');
    const closed = await anInsider(parlour, 'reception');
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [closed.id]);
    const people = [
      { role: 'stylist', people: 0, withoutFactor: 0 },
      { role: 'reception', people: 1, withoutFactor: 1 },
      { role: 'admin', people: 2, withoutFactor: 1 },
    ];

    const { body } = await ask(vera, 'get', '/salon/factor-rule').expect(200);

    expect(body).toEqual({ roles: [], from: null, people });
    expect((await setRule('2027-12-01').expect(200)).body.people).toEqual(people);
  });

  test('asks nothing of clients, nor of anybody once it was taken back', async () => {
    await addPhone(parlour, vera);
    const ana = await anInsider(parlour, 'admin');
    await setRule('2020-01-01').expect(200);
    await ask(ana, 'get', '/users').expect(403);
    await ask(maria, 'get', '/bookings/mine').expect(200);

    expect((await setRule(null).expect(200)).body).toMatchObject({ roles: [], from: null });

    await ask(ana, 'get', '/users').expect(200);
    const unknown = await ask(vera, 'put', '/salon/factor-rule', { roles: ['user'], from: '2027-03-02' });
    expect(unknown.status).toBe(422);
  });
});

describe('someone who has lost all of their factors', () => {
  test('gets in again when an admin removes them, which is written down, told, and signs them out', async () => {
    await addPhone(parlour, maria);
    const hasFactor = async () =>
      (await ask(vera, 'get', `/users?search=${maria.id}`).expect(200)).body.items[0].hasFactor;
    const listedBefore = await hasFactor();

    await ask(vera, 'delete', `/users/${maria.id}/factors`).expect(204);

    expect([listedBefore, await hasFactor()]).toEqual([true, false]);

    expect(await whoIs(maria.browser)).toBeNull();
    const { body } = await aBrowser(parlour)
      .post('/auth/login')
      .send({ email: maria.email, password: PASSWORD });
    expect(body.user.email).toBe(maria.email);
    expect(
      await parlour.database.query(`SELECT 1 FROM recovery_codes WHERE user_id = $1`, [maria.id]),
    ).toEqual([]);
    expect(await parlour.database.query(ENTRIES, [maria.id])).toEqual([
      { action: 'factor.added', actor_id: maria.id },
      { action: 'factors.reset', actor_id: vera.id },
    ]);
    const [{ facts }] = await parlour.database.query(
      `SELECT facts FROM outbox WHERE user_id = $1 AND kind = 'factor-removed'`,
      [maria.id],
    );
    expect(facts).toMatchObject({ by: 'admin' });
  });

  test('is not an admin who removes their own that way, nor one whom a client removes', async () => {
    await addPhone(parlour, vera);

    const own = await ask(vera, 'delete', `/users/${vera.id}/factors`);
    const byClient = await ask(maria, 'delete', `/users/${vera.id}/factors`);

    expect([own, byClient].map(({ status }) => status)).toEqual([409, 403]);
    await halfWayIn(parlour, vera);
  });

  test('gets in again by a command on the machine', async () => {
    await addPhone(parlour, vera);

    const unlocked = await parlour.app.get(UnlockingService, { strict: false }).unlock(vera.email);

    expect(unlocked).toMatchObject({ factorsRemoved: 1, link: expect.stringMatching(/^\/.*#code=/) });
    const { body } = await aBrowser(parlour)
      .post('/auth/login')
      .send({ email: vera.email, password: PASSWORD });
    expect(body.user.email).toBe(vera.email);
  });
});

test('the factors of an erased account go with it, and are in the file that its owner downloads', async () => {
  await addPhone(parlour, maria, 'My phone');
  const { body } = await ask(maria, 'get', '/account/export').expect(200);
  expect(body.factors).toEqual([expect.objectContaining({ kind: 'totp', name: 'My phone' })]);

  await ask(maria, 'delete', '/account', { password: PASSWORD }).expect(204);

  const left = await parlour.database.query(
    `SELECT 1 FROM second_factors WHERE user_id = $1 UNION ALL SELECT 1 FROM recovery_codes WHERE user_id = $1`,
    [maria.id],
  );
  expect(left).toEqual([]);
});

test('what passkeys were asked and no one answered is forgotten, and so are apps that never showed a code', async () => {
  await parlour.database.query(`DELETE FROM ceremonies`);
  await parlour.http.post('/auth/passkeys/options').send({}).expect(200);
  await ask(maria, 'post', '/account/factors/totp', { name: 'Phone' }).expect(201);
  parlour.clock.advanceMinutes(61);

  await parlour.app.get(FactorsSweeperService).sweep();

  const left = await parlour.database.query(
    `SELECT id FROM ceremonies UNION ALL SELECT id FROM second_factors WHERE user_id = $1`,
    [maria.id],
  );
  expect(left).toEqual([]);
});
