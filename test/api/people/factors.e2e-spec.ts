// Long because every way into an account, and every way round its second factor, is tried at one salon.
import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { GoogleStandIn } from '../../support/google-provider.js';
import { addPhone, anInsider, ask, halfWayIn, type Insider } from '../../support/insiders.js';
import { PASSWORD } from '../../support/people.js';
import {
  aBrowser,
  aSignedUpBrowser,
  bearerFrom,
  type Browser,
  whoIs,
} from '../../support/accounts-browser.js';
import { aGoogler, continueWithGoogle, linkWithGoogle } from '../../support/google-browser.js';

const NEW_PASSWORD = 'a password for today';

let google: GoogleStandIn;
let salon: SalonWithLinks;
let parlour: TestApp;
let vera: Insider;

beforeAll(async () => {
  google = await new GoogleStandIn().open();
  salon = await openSalonWithLinks(google.settings);
  ({ parlour } = salon);
});

beforeEach(async () => {
  vera = await anInsider(parlour);
});

afterAll(async () => {
  await salon?.close();
  await google?.close();
});

const enter = (browser: Browser, code: string) => browser.post('/auth/factor').send({ code });

const sessionsOf = async ({ id }: Insider): Promise<number> => {
  const [{ count }] = await parlour.database.query(
    `SELECT count(*)::int FROM sessions WHERE user_id = $1 AND revoked_at IS NULL`,
    [id],
  );
  return count;
};

const subjectsTo = async ({ email }: Insider) => (await salon.mailOf(email)).map(({ subject }) => subject);

describe('A04 logging in to an account with a second factor', () => {
  test('takes the password and a code of the app', async () => {
    const phone = await addPhone(parlour, vera);
    const browser = aBrowser(parlour);

    const half = await browser
      .post('/auth/login')
      .send({ email: vera.email, password: PASSWORD })
      .expect(200);

    expect(half.body).toEqual({ next: 'factor', ways: ['totp', 'recovery'] });
    expect(String(half.headers['set-cookie'])).toMatch(
      /^sign-in=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(await whoIs(browser)).toBeNull();
    expect((await browser.get('/auth/factor').expect(200)).body).toEqual({ ways: ['totp', 'recovery'] });
    const whole = await enter(browser, phone.code()).expect(200);
    expect(whole.body.user).toMatchObject({
      email: vera.email,
      mustAddFactor: false,
      factorRequiredFrom: null,
    });
    expect(await whoIs(browser)).toBe(vera.email);
    await browser.get('/auth/factor').expect(404);
  });

  test.each([
    ['of the half minute before', (code: (ahead: number) => string) => code(-1), 200],
    ['of the half minute to come', (code: (ahead: number) => string) => code(1), 200],
    ['of a minute ago', (code: (ahead: number) => string) => code(-2), 403],
    ['in Arabic digits, in two halves', (code: (ahead: number) => string) => inArabic(code(0)), 200],
    ['that is none', () => 'abc', 403],
  ])('a code %s', async (_, codeOf, status) => {
    const phone = await addPhone(parlour, vera);
    parlour.clock.advanceMinutes(2);

    const answer = await enter(await halfWayIn(parlour, vera), codeOf(phone.code));

    expect(answer.status).toBe(status);
  });

  test('a code that was used is worth nothing any more, and neither is the one that added the app', async () => {
    const phone = await addPhone(parlour, vera);
    // Back to half a minute after the app was added, when the code before is one that would do.
    parlour.clock.advanceMinutes(-0.5);
    const earlier = await enter(await halfWayIn(parlour, vera), phone.code(-1));
    const code = phone.code();
    await enter(await halfWayIn(parlour, vera), code).expect(200);

    const again = await enter(await halfWayIn(parlour, vera), code);

    expect([again, earlier].map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'invalid-verification-code'],
      [403, 'invalid-verification-code'],
    ]);
  });

  test('twenty equal codes at the same moment open one session', async () => {
    const phone = await addPhone(parlour, vera);
    const before = await sessionsOf(vera);
    const browsers: Browser[] = [];
    // One after the other: many passwords at the same moment are taken for guesses.
    while (browsers.length < 20) browsers.push(await halfWayIn(parlour, vera));

    const answers = await Promise.all(browsers.map((browser) => enter(browser, phone.code())));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(vera)).toBe(before + 1);
  });

  test('whoever guesses has to wait soon, also with a new log-in each time, and with the right code', async () => {
    const phone = await addPhone(parlour, vera);
    const wrong = phone.code(9);
    for (let tries = 0; tries < 5; tries++) await enter(await halfWayIn(parlour, vera), wrong).expect(403);

    const waits = await enter(await halfWayIn(parlour, vera), phone.code());

    expect([waits.status, waits.body.code]).toEqual([429, 'too-many-requests']);
  });

  test('A-22: a new password by a link makes no browser the owner’s: it has the thirty wrong codes of a day', async () => {
    const phone = await addPhone(parlour, vera);
    const thief = aBrowser(parlour);
    const code = await salon.askForReset(vera.email);
    await thief.post('/auth/reset').send({ code, password: NEW_PASSWORD }).expect(204);
    const logIn = (browser: Browser) =>
      browser.post('/auth/login').send({ email: vera.email, password: NEW_PASSWORD }).expect(200);
    const owner = aBrowser(parlour);
    await logIn(owner);
    await enter(owner, phone.code()).expect(200);

    let wrong = 0;
    for (let tries = 0; tries < 60; tries++) {
      await logIn(thief);
      if ((await enter(thief, phone.code(9))).status === 403) wrong++;
      parlour.clock.advanceMinutes(15);
    }

    // Thirty at once, and what comes back of them in fifteen hours; a known browser would have had sixty.
    expect(wrong).toBeLessThanOrEqual(30 + 19);
    const elsewhere = await halfWayIn(parlour, vera, NEW_PASSWORD);
    expect((await enter(elsewhere, phone.code())).status).toBe(429);
    await logIn(owner);
    await enter(owner, phone.code()).expect(200);
  });

  test('the first half is worth nothing in another browser, after five minutes, and after another password', async () => {
    const phone = await addPhone(parlour, vera);
    const copied = await halfWayIn(parlour, vera);
    const late = await halfWayIn(parlour, vera);

    const elsewhere = await enter(copied, phone.code()).set('User-Agent', 'another browser');
    const forged = await aBrowser(parlour)
      .post('/auth/factor')
      .set('Cookie', 'sign-in=e30.e30')
      .send({ code: '1' });
    parlour.clock.advanceMinutes(5);
    const tooLate = await enter(late, phone.code());
    const outdated = await halfWayIn(parlour, vera);
    await ask(vera, 'put', '/auth/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }).expect(
      204,
    );
    const afterwards = await enter(outdated, phone.code());

    expect([elsewhere, forged, tooLate, afterwards].map(({ status }) => status)).toEqual([
      404, 404, 404, 404,
    ]);
    expect(await whoIs(copied)).toBeNull();
  });

  test('an account that is disabled in the meantime stays closed', async () => {
    const phone = await addPhone(parlour, vera);
    const browser = await halfWayIn(parlour, vera);
    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [vera.id]);

    await enter(browser, phone.code()).expect(404);

    expect(await whoIs(browser)).toBeNull();
  });

  test('a factor that is removed in the meantime is not asked for, nor is its code worth anything', async () => {
    const phone = await addPhone(parlour, vera);
    const browser = await halfWayIn(parlour, vera);
    await ask(vera, 'delete', `/account/factors/${phone.id}`).expect(204);

    await enter(browser, phone.code()).expect(404);

    const { body } = await browser
      .post('/auth/login')
      .send({ email: vera.email, password: PASSWORD })
      .expect(200);
    expect(body.user.email).toBe(vera.email);
  });
});

describe('A04 the second factor stays with the account', () => {
  test('after a new password by a link', async () => {
    await addPhone(parlour, vera);
    const code = await salon.askForReset(vera.email);

    await parlour.http.post('/auth/reset').send({ code, password: NEW_PASSWORD }).expect(204);

    await halfWayIn(parlour, vera, NEW_PASSWORD);
  });

  test('when logging in with Google, which leads to the question and keeps the way back', async () => {
    const as = aGoogler();
    await linkWithGoogle(vera.browser, google, { as, bearer: vera.bearer });
    const phone = await addPhone(parlour, vera);
    const browser = aBrowser(parlour);

    const page = await continueWithGoogle(browser, google, { as });

    expect(page).toBe('/login?factor=1&from=%2Fbook%3Fservice%3Ds1');
    expect(await whoIs(browser)).toBeNull();
    await enter(browser, phone.code()).expect(200);
    expect(await whoIs(browser)).toBe(vera.email);
  });

  test('when logging in with a code from the mailbox', async () => {
    const phone = await addPhone(parlour, vera);
    const browser = aBrowser(parlour);
    await browser.post('/auth/codes').send({ email: vera.email }).expect(202);
    const [, code] = /#code=(\d{6})/.exec((await salon.mailOf(vera.email)).at(-1)?.text ?? '') ?? [];

    const half = await browser.post('/auth/codes/confirm').send({ code }).expect(200);

    expect(half.body).toEqual({ next: 'factor', ways: ['totp', 'recovery'] });
    expect(await whoIs(browser)).toBeNull();
    await enter(browser, phone.code()).expect(200);
  });

  test('through a change of address, and its undoing', async () => {
    await addPhone(parlour, vera);
    const { email } = vera;
    const newEmail = `new-${email}`;
    await ask(vera, 'put', '/auth/email', { email: newEmail, password: PASSWORD }).expect(202);
    const change = await salon.codeFor(newEmail, 'email-change');
    await ask(vera, 'post', '/auth/verify', { code: change }).expect(200);
    await halfWayIn(parlour, { email: newEmail });

    const undo = await salon.codeFor(email, 'email-undo');
    await parlour.http.post('/auth/verify').send({ code: undo }).expect(200);

    const reset = await salon.askForReset(email);
    await parlour.http.post('/auth/reset').send({ code: reset, password: NEW_PASSWORD }).expect(204);
    await halfWayIn(parlour, vera, NEW_PASSWORD);
  });

  test('and is nothing that a stranger can put into the way of an address that is not theirs', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const stranger = { browser, bearer: await bearerFrom(browser, email) };

    const totp = await ask(stranger, 'post', '/account/factors/totp', { name: 'Phone' });
    const passkey = await ask(stranger, 'post', '/account/factors/passkey/options', {});

    expect([totp, passkey].map(({ body }) => body.code)).toEqual(['verify-first', 'verify-first']);
  });
});

describe('A04 the first second factor', () => {
  test('signs every other browser out, ends log-ins under way, and is told to the owner', async () => {
    const other = aBrowser(parlour);
    await other.post('/auth/login').send({ email: vera.email, password: PASSWORD }).expect(200);

    const phone = await addPhone(parlour, vera, 'My phone');

    expect(await whoIs(other)).toBeNull();
    expect(await whoIs(vera.browser)).toBe(vera.email);
    expect(phone.recoveryCodes).toHaveLength(10);
    expect(await subjectsTo(vera)).toContainEqual(
      expect.stringMatching(/^New way to log in added to your account/),
    );
    // One that began with a factor that is no longer there.
    const underWay = await halfWayIn(parlour, vera);
    await ask(vera, 'delete', `/account/factors/${phone.id}`).expect(204);
    const next = await addPhone(parlour, vera);
    await enter(underWay, next.code()).expect(404);
  });

  test('counts for nothing until it has shown a code', async () => {
    const { body } = await ask(vera, 'post', '/account/factors/totp', { name: 'Phone' }).expect(201);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(body.qr.path).toMatch(/^M\d+ \d+h\d+v1h-\d+z/);

    const wrong = await ask(vera, 'post', `/account/factors/totp/${body._id}/confirm`, { code: '000000' });
    const list = await ask(vera, 'get', '/account/factors').expect(200);

    expect(wrong.body.code).toBe('invalid-verification-code');
    expect(list.body).toEqual({ factors: [], recoveryCodesLeft: 0, requiredFrom: null });
    const { body: whole } = await aBrowser(parlour)
      .post('/auth/login')
      .send({ email: vera.email, password: PASSWORD })
      .expect(200);
    expect(whole.user.email).toBe(vera.email);
  });

  test('its secret and its recovery codes are nowhere in the database', async () => {
    const { body } = await ask(vera, 'post', '/account/factors/totp', { name: 'Phone' }).expect(201);
    const phone = await addPhone(parlour, vera);

    const [{ whole }] = await parlour.database.query(
      `SELECT (SELECT string_agg(f::text, ' ') FROM second_factors f) || (SELECT string_agg(c::text, ' ') FROM recovery_codes c)
         || (SELECT string_agg(o::text, ' ') FROM outbox o) AS whole`,
    );

    for (const secret of [body.secret, ...phone.recoveryCodes]) expect(whole).not.toContain(secret);
  });
});

describe('a recovery code', () => {
  test('stands in for the factor once, and its owner is told', async () => {
    const { recoveryCodes } = await addPhone(parlour, vera);
    const [code = ''] = recoveryCodes;

    await enter(await halfWayIn(parlour, vera), code.toUpperCase().replaceAll('-', ' ')).expect(200);
    const again = await enter(await halfWayIn(parlour, vera), code);

    expect(again.body.code).toBe('invalid-verification-code');
    expect((await ask(vera, 'get', '/account/factors')).body.recoveryCodesLeft).toBe(9);
    expect(await subjectsTo(vera)).toContainEqual(expect.stringMatching(/^A recovery code was used/));
  });

  test('of one’s own works for no one else, nor once others were made', async () => {
    const { recoveryCodes } = await addPhone(parlour, vera);
    const maria = await anInsider(parlour);
    await addPhone(parlour, maria);
    const [code = ''] = recoveryCodes;

    const { body } = await ask(vera, 'post', '/account/recovery-codes').expect(200);

    await enter(await halfWayIn(parlour, vera), code).expect(403);
    await enter(await halfWayIn(parlour, maria), body.codes[9]).expect(403);
    await enter(await halfWayIn(parlour, vera), body.codes[9]).expect(200);
  });
});

function inArabic(code: string): string {
  const digits = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}
