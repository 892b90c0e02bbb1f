import { Logger } from '@nestjs/common';
import { SetupService } from '../../../api/people/admin/setup.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import { aBrowser, anAddress, aSignedUpBrowser } from '../../support/accounts-browser.js';
import { nightlyTest } from '../../support/lane.js';

/** The server's output about the set-up while it starts. */
const listenToSetup = () => {
  const written: string[] = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void written.push(String(line)));
  return () => written.map((line) => /\/setup#(\S+)/.exec(line)?.[1]).filter((code) => code !== undefined);
};

let parlour: TestApp;
let codes: () => string[];

beforeEach(async () => {
  codes = listenToSetup();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await parlour.close();
});

const startAgain = () => parlour.app.get(SetupService, { strict: false }).onApplicationBootstrap();

const isOpen = async () => (await parlour.http.get('/setup').expect(200)).body.open;

const setUp = (code: string | undefined, email = anAddress('owner'), password = PASSWORD) =>
  parlour.http.post('/setup').send({ code, name: 'Vera Duarte', email, password });

describe('a salon without an admin', () => {
  beforeEach(async () => {
    parlour = await startTestApp({ env: { PUBLIC_URL: 'http://salon.example' } });
  });

  test('writes one link into the log, and does not keep it as it is', async () => {
    const [code = '', ...others] = codes();

    expect(code.length).toBeGreaterThanOrEqual(22);
    expect(others).toEqual([]);
    expect(await isOpen()).toBe(true);
    const kept = await parlour.database.query(`SELECT * FROM app_keys`);
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  test('makes the person with the link its admin and signs them in', async () => {
    const browser = aBrowser(parlour);
    const email = anAddress('owner');
    const body = { code: codes()[0], name: 'Vera Duarte', email, password: PASSWORD };

    const answer = await browser.post('/setup').send(body);

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      user: {
        _id: expect.any(String),
        email,
        name: 'Vera Duarte',
        role: 'admin',
        grants: [],
        staffId: null,
        may: expect.objectContaining({ settings: 'all' }),
        mustAddFactor: false,
        factorRequiredFrom: null,
      },
    });
    const session = await browser.get('/auth/session');
    expect(session.body.user.role).toBe('admin');
  });

  test('deletes the link once it has been used', async () => {
    const [code] = codes();
    await setUp(code).expect(201);

    const again = await setUp(code);

    expect([again.status, again.body.code]).toEqual([404, 'not-found']);
    expect(await parlour.database.query(`SELECT 1 FROM app_keys WHERE name = 'setup-code'`)).toEqual([]);
    expect(await isOpen()).toBe(false);
    await startAgain();
    expect(codes()).toHaveLength(1);
  });

  const aSalon = {
    name: 'Casa Lua',
    countryCode: 'US',
    timeZone: 'America/Denver',
    currency: 'USD',
    language: 'es',
  };
  const setUpWith = (salon: object) =>
    parlour.http
      .post('/setup')
      .send({ code: codes()[0], name: 'Luisa', email: anAddress('owner'), password: PASSWORD, salon });

  test('is asked what it is called and where it is, and begins with that', async () => {
    expect((await parlour.http.get('/setup')).body).toEqual({ open: true, isEmpty: true });

    await setUpWith(aSalon).expect(201);

    const { body } = await parlour.http.get('/salon').expect(200);
    expect(body).toMatchObject({
      name: 'Casa Lua',
      countryCode: 'US',
      timeZone: 'America/Denver',
      currency: { code: 'USD' },
      mainLanguage: 'es',
      languages: ['es'],
      hourCycle: 'h12',
      firstWeekday: 7,
    });
    expect(await parlour.database.query(`SELECT lang FROM users`)).toEqual([{ lang: 'es' }]);
    expect((await parlour.http.get('/setup')).body).toEqual({ open: false, isEmpty: false });
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a country that is none', { countryCode: 'UK' }, 'countryCode'],
    ['a zone that is none', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
    ['money that is none', { currency: 'EUROS' }, 'currency'],
    ['a language that nobody here speaks', { language: 'tlh' }, 'language'],
  ])('does not begin with %s, and its link stays good', async (_, change, field) => {
    const { body } = await setUpWith({ ...aSalon, ...change }).expect(422);

    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([`#/salon/${field}`]);
    expect((await parlour.http.get('/salon')).body.name).toBe('Parlour');
    expect(await isOpen()).toBe(true);
  });

  test('stays as it is when nothing is said of it', async () => {
    await setUp(codes()[0]).expect(201);

    const { body } = await parlour.http.get('/salon').expect(200);
    expect(body).toMatchObject({ name: 'Parlour', countryCode: null, timeZone: 'Europe/Lisbon' });
  });

  test('is not asked anything once someone has arranged it', async () => {
    await parlour.database.query(`UPDATE salon SET city = 'Porto'`);

    expect((await parlour.http.get('/setup')).body).toEqual({ open: true, isEmpty: false });
  });

  test('rejects a code that it has not issued', async () => {
    const refused = await setUp('a-guess');

    expect([refused.status, refused.body.code]).toEqual([403, 'invalid-action-code']);
    expect(await isOpen()).toBe(true);
  });

  test('12-B5 has one link, whichever copy wrote it into its log, until it is used', async () => {
    const second = await startTestApp({
      databaseUrl: parlour.databaseUrl,
      env: { PUBLIC_URL: 'http://salon.example' },
    });
    const [first, ofSecond] = codes();

    const used = await setUp(first);
    const again = await second.http
      .post('/setup')
      .send({ code: ofSecond, name: 'Eve', email: anAddress(), password: PASSWORD });
    await second.close();

    expect(ofSecond).toBe(first);
    expect([used.status, again.status]).toEqual([201, 404]);
  });

  test('A26 gets one admin, when five use the link at the same moment', async () => {
    const [code] = codes();

    const answers = await Promise.all(Array.from({ length: 5 }, () => setUp(code)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404]);
    const admins = await parlour.database.query(`SELECT 1 FROM users WHERE role = 'admin'`);
    expect(admins).toHaveLength(1);
  });

  nightlyTest(
    'takes the account away from someone who signed up with the owner’s address first',
    async () => {
      const { browser: stranger, email } = await aSignedUpBrowser(parlour, anAddress('owner'));

      await setUp(codes()[0], email, 'the owner’s own secret').expect(201);

      const session = await stranger.get('/auth/session');
      expect(session.body.user).toBeNull();
      await parlour.http.post('/auth/login').send({ email, password: PASSWORD }).expect(401);
      const owner = await parlour.http
        .post('/auth/login')
        .send({ email, password: 'the owner’s own secret' });
      expect(owner.body.user.role).toBe('admin');
    },
  );

  test('A26 never makes the first account that signs up an admin', async () => {
    const { body } = await parlour.http
      .post('/auth/sign-up')
      .send({ name: 'Eve', email: anAddress(), password: PASSWORD });

    expect(body.user.role).toBe('user');
    expect(await isOpen()).toBe(true);
  });

  nightlyTest('does not accept the code from a page of another site', async () => {
    const refused = await setUp(codes()[0]).set('Origin', 'https://evil.example');

    expect(refused.status).toBe(403);
    expect(await isOpen()).toBe(true);
  });
});

describe('a salon whose admin is named in the environment', () => {
  beforeEach(async () => {
    parlour = await startTestApp({
      env: { ADMIN_EMAIL: 'Owner@salon.example', ADMIN_PASSWORD: 'first secret' },
    });
  });

  test('has its admin from the first start, and no link in the log', async () => {
    const { body } = await parlour.http
      .post('/auth/login')
      .send({ email: 'owner@salon.example', password: 'first secret' })
      .expect(200);

    expect(body.user).toMatchObject({ email: 'Owner@salon.example', role: 'admin' });
    expect(codes()).toEqual([]);
    expect(await isOpen()).toBe(false);
  });

  test('takes the address of its admin for verified', async () => {
    const [admin] = await parlour.database.query(`SELECT verified_at FROM users WHERE role = 'admin'`);

    expect(admin.verified_at).not.toBeNull();
  });

  nightlyTest(
    'leaves the admin alone at the next start, and says that the settings are ignored',
    async () => {
      const account = () => parlour.database.query(`SELECT * FROM users`);
      const before = await account();
      const log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);

      await startAgain();

      expect(log).toHaveBeenCalledWith(
        'ADMIN_EMAIL and ADMIN_PASSWORD are ignored: the salon has an admin already.',
      );
      expect(await account()).toEqual(before);
    },
  );
});

describe('a salon whose admin is named by an address that everyone in the demo shares', () => {
  const DEMO_OWNER = 'owner@maison-vera.example';

  test('shows the demo, and says in the log why that is nobody’s admin and how to become one', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');

    parlour = await startTestApp({
      env: { DEMO: '1', ADMIN_EMAIL: DEMO_OWNER, ADMIN_PASSWORD: 'first secret' },
    });

    expect((await parlour.http.get('/salon').expect(200)).body.name).toBe('Maison Vera');
    expect(warn).toHaveBeenCalledWith(
      `ADMIN_EMAIL is ignored: ${DEMO_OWNER} is an account of the demo that everyone shares.`,
    );
    expect(await isOpen()).toBe(true);
  });

  test('takes another address from the person with the link', async () => {
    parlour = await startTestApp();

    const { body } = await setUp(codes()[0], DEMO_OWNER).expect(422);

    expect(body.errors[0].pointer).toBe('#/email');
    expect(await isOpen()).toBe(true);
  });
});
