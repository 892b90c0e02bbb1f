// Long because every case needs passkeys that were made in this salon, and a second file would repeat how.
import { startTestApp, type TestApp } from '../../support/app.js';
import { Authenticator } from '../../support/authenticator.js';
import { addPhone, anInsider, ask, halfWayIn, type Insider } from '../../support/insiders.js';
import { PASSWORD } from '../../support/people.js';
import { aBrowser, bearerFrom, type Browser, whoIs } from '../../support/accounts-browser.js';

let parlour: TestApp;
let vera: Insider;

beforeAll(async () => {
  parlour = await startTestApp();
});

beforeEach(async () => {
  vera = await anInsider(parlour);
});

afterAll(() => parlour.close());

const optionsFor = async (who: Insider) =>
  (await ask(who, 'post', '/account/factors/passkey/options', {}).expect(200)).body;

/** Stores a user's passkey in its own device. */
async function addPasskey(who: Insider, device = new Authenticator()): Promise<Authenticator> {
  const answer = { ...device.create(await optionsFor(who)), name: 'Key' };
  await ask(who, 'post', '/account/factors/passkey', answer).expect(201);
  who.bearer = await bearerFrom(who.browser, who.email);
  return device;
}

const optionsIn = async (browser: Browser) =>
  (await browser.post('/auth/passkeys/options').send({}).expect(200)).body;

const verify = (browser: Browser, answer: object) => browser.post('/auth/passkeys/verify').send(answer);

const refusal = { status: 403, code: 'passkey-refused' };
const said = ({ status, body }: { status: number; body: { code?: string } }) => ({ status, code: body.code });

const emails = ({ id }: Insider, kind: string) =>
  parlour.database.query(`SELECT facts FROM outbox WHERE user_id = $1 AND kind = $2`, [id, kind]);

test('A04 a passkey alone logs in, without an address, and is both factors in one', async () => {
  const device = await addPasskey(vera);
  const browser = aBrowser(parlour);
  const asked = await optionsIn(browser);

  const { body } = await verify(browser, device.get(asked)).expect(200);

  expect(asked.options).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [],
  });
  expect(body.user.email).toBe(vera.email);
  expect(await whoIs(browser)).toBe(vera.email);
  const { body: own } = await ask(vera, 'get', '/account/factors').expect(200);
  expect(own.factors).toEqual([
    {
      _id: expect.any(String),
      kind: 'passkey',
      name: 'Key',
      createdAt: '2027-03-01T08:00:00.000Z',
      lastUsedAt: '2027-03-01T08:00:00.000Z',
      isBackedUp: false,
    },
  ]);
});

test('a passkey knows the host that it was made for, or was last used at where that was not noted', async () => {
  const hosts = () => parlour.database.query(`SELECT host FROM second_factors WHERE user_id = $1`, [vera.id]);
  const device = await addPasskey(vera);
  const made = await hosts();
  await parlour.database.query(`UPDATE second_factors SET host = NULL`);

  const browser = aBrowser(parlour);
  await verify(browser, device.get(await optionsIn(browser))).expect(200);

  expect([made, await hosts()]).toEqual([[{ host: 'localhost' }], [{ host: 'localhost' }]]);
});

test('A04 whoever has a passkey is asked for it, or a recovery code, after the password', async () => {
  const device = await addPasskey(vera);
  const browser = await halfWayIn(parlour, vera);
  const asked = await optionsIn(browser);

  expect(asked.options.allowCredentials).toEqual([
    { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
  ]);
  await verify(browser, device.get(asked)).expect(200);
  expect(await whoIs(browser)).toBe(vera.email);
});

test('A04 an answer works once, also when it comes many times at the same moment', async () => {
  const device = await addPasskey(vera);
  const answer = device.get(await optionsIn(aBrowser(parlour)));

  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(aBrowser(parlour), answer)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)]);
});

test('A04 what a passkey has not signed as it was asked is refused', async () => {
  const device = await addPasskey(vera);
  const browser = aBrowser(parlour);
  const [late, other, own] = [await optionsIn(browser), await optionsIn(browser), await optionsIn(browser)];
  const unverified = device.get(own);
  device.isVerifying = false;
  const answers = [
    await verify(browser, { ...device.get(other), ceremonyId: '5c6d7e8f-9001-4b2c-8d3e-4f5061728394' }),
    await verify(browser, device.get(other)),
    await verify(browser, { ...unverified, response: { ...unverified.response, id: 'AAAA', rawId: 'AAAA' } }),
    await verify(browser, { ceremonyId: (await optionsIn(browser)).ceremonyId, response: {} }),
  ];
  device.isVerifying = true;
  parlour.clock.advanceMinutes(6);
  answers.push(await verify(browser, device.get(late)));

  expect(answers.map(said)).toEqual(Array(5).fill(refusal));
  expect(await whoIs(browser)).toBeNull();
});

test('A04 a passkey that was made for another site, or signs for one, is refused', async () => {
  const elsewhere = new Authenticator('http://evil.example', 'evil.example');
  const answer = { ...elsewhere.create(await optionsFor(vera)), name: 'Key' };

  const added = await ask(vera, 'post', '/account/factors/passkey', answer);
  const device = await addPasskey(vera);
  device.origin = 'http://evil.example';
  const signed = await verify(aBrowser(parlour), device.get(await optionsIn(aBrowser(parlour))));

  expect([added, signed].map(said)).toEqual([refusal, refusal]);
});

test('A04 another person’s passkey neither finishes someone’s log-in nor proves that it is them', async () => {
  await addPasskey(vera);
  const maria = await anInsider(parlour);
  const foreign = await addPasskey(maria);
  const browser = await halfWayIn(parlour, vera);

  const logIn = await verify(browser, foreign.get(await optionsIn(browser)));
  const { body } = await ask(vera, 'post', '/auth/proof/passkey/options', {}).expect(200);
  const proof = await ask(vera, 'post', '/auth/proof/passkey', foreign.get(body));

  expect([logIn, proof].map(said)).toEqual([refusal, refusal]);
  expect(await whoIs(browser)).toBeNull();
});

test('A04 what was asked for one thing is no answer for another, nor for another account', async () => {
  const device = await addPasskey(vera);
  const maria = await anInsider(parlour);
  const { body: forProof } = await ask(vera, 'post', '/auth/proof/passkey/options', {}).expect(200);

  const logIn = await verify(aBrowser(parlour), device.get(forProof));
  const stolen = { ...new Authenticator().create(await optionsFor(vera)), name: 'Key' };
  const added = await ask(maria, 'post', '/account/factors/passkey', stolen);

  expect([logIn, added].map(said)).toEqual([refusal, refusal]);
});

test('a passkey that someone has here already is not added to another account', async () => {
  const device = await addPasskey(vera);
  const maria = await anInsider(parlour);

  const again = await ask(maria, 'post', '/account/factors/passkey', {
    ...device.create(await optionsFor(maria)),
    name: 'Key',
  });

  expect(said(again)).toEqual(refusal);
});

test('A04 a passkey that counts backwards was copied: it is refused, and its owner is told once', async () => {
  const device = await addPasskey(vera);
  device.count = 40;
  await verify(aBrowser(parlour), device.get(await optionsIn(aBrowser(parlour)))).expect(200);
  device.count = 20;

  const answers = [
    await verify(aBrowser(parlour), device.get(await optionsIn(aBrowser(parlour)))),
    await verify(aBrowser(parlour), device.get(await optionsIn(aBrowser(parlour)))),
  ];

  expect(answers.map(said)).toEqual([refusal, refusal]);
  expect(await emails(vera, 'passkey-copied')).toEqual([
    { facts: { at: parlour.clock.now().toISOString(), name: 'Key' } },
  ]);
});

test('a passkey of an account that was disabled opens nothing', async () => {
  const device = await addPasskey(vera);
  await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [vera.id]);
  const browser = aBrowser(parlour);

  const answer = await verify(browser, device.get(await optionsIn(browser)));

  expect(said(answer)).toEqual({ status: 403, code: 'user-disabled' });
});

test('an admin who comes in by a passkey in a new browser is told of it like any other', async () => {
  const admin = await anInsider(parlour, 'admin');
  const device = await addPasskey(admin);

  await verify(aBrowser(parlour), device.get(await optionsIn(aBrowser(parlour)))).expect(200);

  expect(await emails(admin, 'admin-sign-in')).toHaveLength(1);
});

test('an account has ten factors at most, and makes room for another by removing one', async () => {
  const phone = await addPhone(parlour, vera);
  await parlour.database.query(
    `INSERT INTO second_factors (user_id, kind, name, secret_sealed, confirmed_at)
     SELECT $1, 'totp', 'Phone', 'sealed', now() FROM generate_series(1, 9)`,
    [vera.id],
  );

  const eleventh = await ask(vera, 'post', '/account/factors/totp', { name: 'Phone' });
  await ask(vera, 'patch', `/account/factors/${phone.id}`, { name: 'My old phone' }).expect(200);
  await ask(vera, 'delete', `/account/factors/${phone.id}`).expect(204);

  expect(said(eleventh)).toEqual({ status: 409, code: 'too-many-factors' });
  await ask(vera, 'post', '/account/factors/totp', { name: 'Phone' }).expect(201);
});

test('no one reads, renames or removes another person’s factor', async () => {
  const phone = await addPhone(parlour, vera);
  const maria = await anInsider(parlour);

  const answers = [
    await ask(maria, 'patch', `/account/factors/${phone.id}`, { name: 'Mine' }),
    await ask(maria, 'delete', `/account/factors/${phone.id}`),
    await ask(maria, 'post', `/account/factors/totp/${phone.id}/confirm`, { code: phone.code() }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await ask(maria, 'get', '/account/factors')).body.factors).toEqual([]);
  await aBrowser(parlour).post('/auth/login').send({ email: maria.email, password: PASSWORD }).expect(200);
});

describe('A-23: accounts that ask for passkeys without end', () => {
  const openOf = async ({ id }: Insider) =>
    (await parlour.database.query(`SELECT id, kind FROM ceremonies WHERE user_id = $1 ORDER BY kind`, [
      id,
    ])) as {
      id: string;
      kind: string;
    }[];
  const ASKED = ['/auth/proof/passkey/options', '/account/factors/passkey/options'];
  const MOST_LOG_INS = 5_000;
  const fill = (kind: string, { id }: Insider) =>
    parlour.database.query(
      `INSERT INTO ceremonies (user_id, kind, challenge, expires_at)
       SELECT $1, $2, 'x', $3 FROM generate_series(1, ${MOST_LOG_INS})`,
      [kind === 'sign-in' ? null : id, kind, new Date(parlour.clock.now().getTime() + 60_000)],
    );

  afterEach(() => parlour.database.query(`DELETE FROM ceremonies`));

  test('have one open question of each kind, also when they ask many times at the same moment', async () => {
    await addPasskey(vera);
    const asked = ASKED.flatMap((path) => Array.from({ length: 8 }, () => path));

    await Promise.all(asked.map((path) => ask(vera, 'post', path, {}).expect(200)));

    expect((await openOf(vera)).map(({ kind }) => kind)).toEqual(['proof', 'register']);
  });

  test('answer the last question alone', async () => {
    const device = await addPasskey(vera);
    const question = async () =>
      (await ask(vera, 'post', '/auth/proof/passkey/options', {}).expect(200)).body;
    const [earlier, last] = [await question(), await question()];

    expect(said(await ask(vera, 'post', '/auth/proof/passkey', device.get(earlier)))).toEqual(refusal);
    await ask(vera, 'post', '/auth/proof/passkey', device.get(last)).expect(204);
  });

  test('are asked for proof by a passkey only if they have one', async () => {
    const phone = await addPhone(parlour, vera);

    const refused = await ask(vera, 'post', '/auth/proof/passkey/options', {});

    expect([phone.recoveryCodes.length, said(refused)]).toEqual([10, refusal]);
    expect(await openOf(vera)).toEqual([]);
  });

  test.each(['proof', 'register'])(
    'keep no one from logging in with one by a question of %s',
    async (kind) => {
      const device = await addPasskey(vera);
      await fill(kind, vera);

      const browser = aBrowser(parlour);
      await verify(browser, device.get(await optionsIn(browser))).expect(200);

      expect(await whoIs(browser)).toBe(vera.email);
    },
  );

  test('are asked for proof although strangers have opened all the questions that a log-in may', async () => {
    await addPasskey(vera);
    await fill('sign-in', vera);

    const logIn = await aBrowser(parlour).post('/auth/passkeys/options').send({});

    expect(logIn.status).toBe(503);
    for (const path of ASKED) await ask(vera, 'post', path, {}).expect(200);
  });
});

test('A-23: A39 strangers who ask for passkeys without end keep no one from logging in with one', async () => {
  const env = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };
  const busy = await startTestApp({ env, databaseUrl: parlour.databaseUrl });
  const device = await addPasskey(vera);
  const askFrom = (address: string, browser = aBrowser(busy)) =>
    browser.post('/auth/passkeys/options').set('X-Forwarded-For', address).send({});
  const statuses: number[] = [];
  for (let asked = 0; asked < 61; asked++) {
    const all = Array.from({ length: 11 }, (_, stranger) => askFrom(`198.51.${stranger}.7`));
    statuses.push(...(await Promise.all(all)).map(({ status }) => status));
  }

  const browser = aBrowser(busy);
  const { body } = await askFrom('203.0.113.7', browser).expect(200);
  const answer = await verify(browser, device.get(body)).set('X-Forwarded-For', '203.0.113.7');
  await busy.close();

  expect(statuses).toContain(429);
  expect(answer.status).toBe(200);
});
