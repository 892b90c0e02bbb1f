import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import { aBrowser, anAddress, aSignedUpBrowser, bearerFrom } from '../../support/accounts-browser.js';

let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  salon = await openSalonWithLinks();
  ({ parlour } = salon);
});

afterAll(() => salon.close());

const verify = (code: unknown) => parlour.http.post('/auth/verify').send({ code, password: PASSWORD });

const verifiedAt = async (email: string) => {
  const [user] = await parlour.database.query(`SELECT verified_at FROM users WHERE email_key = $1`, [email]);
  return user.verified_at;
};

describe('a new client', () => {
  test('gets an email with which to verify the address, which signing up does not do', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    expect(await verifiedAt(email)).toBeNull();

    const verified = await verify(await salon.codeFor(email, 'verification'));

    expect([verified.status, verified.body]).toEqual([200, { outcome: 'verified', email }]);
    expect(verified.headers['set-cookie']).toBeUndefined();
    expect(await verifiedAt(email)).toEqual(parlour.clock.now());
  });

  test('can use the link once', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const code = await salon.codeFor(email, 'verification');
    await verify(code).expect(200);

    const again = await verify(code);

    expect([again.status, again.body.code]).toEqual([403, 'invalid-action-code']);
  });

  test('can use it for two days, and then request another one', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const code = await salon.codeFor(email, 'verification');

    parlour.clock.advanceMinutes(48 * 60);
    const late = await verify(code);
    await parlour.http
      .post('/auth/verification')
      .set('Authorization', await bearerFrom(browser, email))
      .expect(202);
    const inTime = await verify(await salon.codeFor(email, 'verification'));

    expect([late.status, late.body.code]).toEqual([403, 'expired-action-code']);
    expect(inTime.body.outcome).toBe('verified');
  });

  test('gets no further email once the address is verified', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await verify(await salon.codeFor(email, 'verification')).expect(200);

    await parlour.http
      .post('/auth/verification')
      .set('Authorization', await bearerFrom(browser, email))
      .expect(202);

    expect(await salon.mailOf(email)).toHaveLength(1);
  });

  test('cannot verify it once the account is disabled', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const code = await salon.codeFor(email, 'verification');
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE email_key = $1`, [email]);

    const refused = await verify(code);

    expect([refused.status, refused.body.code]).toEqual([403, 'user-disabled']);
    expect(await verifiedAt(email)).toBeNull();
  });

  test('gets no email when the account could not be stored', async () => {
    const email = anAddress();
    const body = { name: 'Vera', email, password: PASSWORD };
    await parlour.database.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now' USING ERRCODE = 'lock_not_available'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION refuse()`);

    const refused = await parlour.http.post('/auth/sign-up').send(body);

    await parlour.database.query(`DROP TRIGGER refuse ON outbox; DROP FUNCTION refuse`);
    expect(refused.status).toBe(503);
    await parlour.http.post('/auth/sign-up').send(body).expect(201);
  });
});

describe('A02 signing up with an address that has an account', () => {
  test('changes nothing about it, and its owner gets an email about the attempt', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const account = () => parlour.database.query(`SELECT * FROM users WHERE email_key = $1`, [email]);
    const before = await account();

    const refused = await parlour.http
      .post('/auth/sign-up')
      .send({ name: 'Eve', email: email.toUpperCase(), password: 'another secret' });

    expect([refused.status, refused.body.code]).toEqual([409, 'email-already-in-use']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await account()).toEqual(before);
    const sentEmail = (await salon.mailOf(email)).find(({ subject }) =>
      /already have an account/.test(subject),
    );
    expect(sentEmail?.text).toContain('nothing about it has changed');
    expect(sentEmail?.text).not.toContain('Eve');
  });

  test('sends no email to the owner of a disabled account', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE email_key = $1`, [email]);

    await parlour.http
      .post('/auth/sign-up')
      .send({ name: 'Eve', email, password: 'another secret' })
      .expect(409);

    const subjects = (await salon.mailOf(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /already have an account/.test(subject))).toEqual([]);
  });
});

describe('an admin who logs in', () => {
  const emails = async (email: string) =>
    (await salon.mailOf(email)).filter(({ subject }) => /^A new log-in/.test(subject));

  test('gets an email about a new browser, and none about a known one', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    await parlour.database.query(`UPDATE users SET role = 'admin' WHERE email_key = $1`, [email]);
    const laptop = aBrowser(parlour);
    const logIn = () => laptop.post('/auth/login').send({ email, password: PASSWORD });

    await logIn().set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    const first = await emails(email);
    await logIn().expect(200);
    const second = await emails(email);

    expect([first.length, second.length]).toEqual([1, 1]);
    expect(first[0]?.text).toContain('Firefox on Linux');
    const noted = await parlour.database.query(
      `SELECT tries FROM login_records JOIN users ON users.id = user_id
       WHERE action = 'log-in.done' AND email_key = $1`,
      [email],
    );
    expect(noted).toEqual([{ tries: 2 }]);
  });

  test('gets no email about a client, nor about a wrong password', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    await aBrowser(parlour).post('/auth/login').send({ email, password: PASSWORD }).expect(200);
    await parlour.database.query(`UPDATE users SET role = 'admin' WHERE email_key = $1`, [email]);
    await aBrowser(parlour).post('/auth/login').send({ email, password: 'a guess' }).expect(401);

    expect(await emails(email)).toEqual([]);
  });
});
