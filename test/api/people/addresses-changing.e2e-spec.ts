import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import {
  aBrowser,
  anAddress,
  aSignedUpBrowser,
  bearerFrom,
  type Browser,
  whoIs,
} from '../../support/accounts-browser.js';

const NEW_PASSWORD = 'a password for today';

let salon: SalonWithLinks;
let parlour: TestApp;

beforeAll(async () => {
  salon = await openSalonWithLinks();
  ({ parlour } = salon);
});

afterAll(() => salon.close());

interface Somebody {
  browser: Browser;
  email: string;
  bearer: string;
}

async function somebody(): Promise<Somebody> {
  const { browser, email } = await aSignedUpBrowser(parlour);
  return { browser, email, bearer: await bearerFrom(browser, email) };
}

/** A user who has followed the link of their first email. */
async function somebodyProved(): Promise<Somebody> {
  const person = await somebody();
  await verify(await salon.codeFor(person.email, 'verification')).expect(200);
  return person;
}

async function logsInElsewhere(email: string): Promise<Browser> {
  const browser = aBrowser(parlour);
  await browser.post('/auth/login').send({ email, password: PASSWORD }).expect(200);
  return browser;
}

const logIn = (email: string, password: string) => parlour.http.post('/auth/login').send({ email, password });

const verify = (code: unknown) => parlour.http.post('/auth/verify').send({ code, password: PASSWORD });

const changeEmail = ({ bearer }: Somebody, email: string, body: object = { password: PASSWORD }) =>
  parlour.http
    .put('/auth/email')
    .set('Authorization', bearer)
    .send({ email, ...body });

/** Asks for the address, reads the mail there, and follows the link. */
async function moveTo(person: Somebody, email: string): Promise<void> {
  await changeEmail(person, email).expect(202);
  await verify(await salon.codeFor(email, 'email-change')).expect(200);
}

describe('a new address', () => {
  test('belongs to the account once the link that was sent there is followed, and not before', async () => {
    const person = await somebodyProved();
    const wanted = anAddress('wanted');

    await changeEmail(person, wanted).expect(202);
    const before = await whoIs(person.browser);
    const verified = await verify(await salon.codeFor(wanted, 'email-change'));

    expect(before).toBe(person.email);
    expect([verified.status, verified.body]).toEqual([200, { outcome: 'email-changed', email: wanted }]);
    expect(await whoIs(person.browser)).toBe(wanted);
    expect((await logIn(wanted, PASSWORD)).status).toBe(200);
    expect((await logIn(person.email, PASSWORD)).status).toBe(401);
  });

  test('can be undone from the old one within three days, and everyone else loses access', async () => {
    const owner = await somebodyProved();
    const attacker = await logsInElsewhere(owner.email);
    const attackerAddress = anAddress('attacker');
    await moveTo({ ...owner, bearer: await bearerFrom(attacker, owner.email) }, attackerAddress);

    parlour.clock.advanceMinutes(72 * 60 - 1);
    const code = await salon.codeFor(owner.email, 'email-undo');
    const restored = await verify(code);

    expect(restored.body).toEqual({ outcome: 'email-restored', email: owner.email });
    expect([await whoIs(owner.browser), await whoIs(attacker)]).toEqual([null, null]);
    // The attacker knew the password, so it no longer works for anyone.
    expect((await logIn(owner.email, PASSWORD)).status).toBe(401);
    await parlour.http
      .post('/auth/reset')
      .send({ code: await salon.askForReset(owner.email), password: NEW_PASSWORD })
      .expect(204);
    expect((await logIn(owner.email, NEW_PASSWORD)).status).toBe(200);
    expect((await verify(code)).body.code).toBe('invalid-action-code');
  });

  test('can be undone while logged in, which ends no session of that browser', async () => {
    const owner = await somebodyProved();
    const elsewhere = await logsInElsewhere(owner.email);
    const wanted = anAddress('wanted');
    await moveTo(owner, wanted);

    await parlour.http
      .post('/auth/verify')
      .set('Authorization', owner.bearer)
      .send({ code: await salon.codeFor(owner.email, 'email-undo') })
      .expect(200);

    expect([await whoIs(owner.browser), await whoIs(elsewhere)]).toEqual([owner.email, null]);
  });

  test('cannot be taken back after three days', async () => {
    const owner = await somebodyProved();
    await moveTo(owner, anAddress('wanted'));
    const code = await salon.codeFor(owner.email, 'email-undo');

    parlour.clock.advanceMinutes(72 * 60);

    expect((await verify(code)).body.code).toBe('expired-action-code');
  });

  test('can be undone after a second change too, which is undone with it', async () => {
    const owner = await somebodyProved();
    const [second, third] = [anAddress('second'), anAddress('third')];
    await moveTo(owner, second);
    await moveTo(owner, third);

    const restored = await verify(await salon.codeFor(owner.email, 'email-undo'));

    expect(restored.body.email).toBe(owner.email);
    const later = await verify(await salon.codeFor(second, 'email-undo'));
    expect(later.body.code).toBe('invalid-action-code');
  });

  test('gives no access to someone whose address was typed by mistake', async () => {
    const person = await somebody();
    await moveTo(person, anAddress('right'));

    const emails = await salon.mailOf(person.email);

    const notice = emails.find(({ subject }) => /was changed$/.test(subject));
    expect(notice?.text).toContain('please contact us');
    expect(notice?.text).not.toContain('#code=');
  });

  test('keeps the old one reserved: until then no one can sign up with it or change to it', async () => {
    const owner = await somebodyProved();
    const other = await somebody();
    await moveTo(owner, anAddress('wanted'));
    const signUp = () =>
      parlour.http.post('/auth/sign-up').send({ name: 'Eve', email: owner.email, password: PASSWORD });

    const taken = [(await signUp()).body.code, (await changeEmail(other, owner.email)).body.code];
    await changeEmail(owner, owner.email).expect(202);
    parlour.clock.advanceMinutes(72 * 60);

    expect(taken).toEqual(['email-already-in-use', 'email-already-in-use']);
    await signUp().expect(201);
  });

  test('is not changed without the password', async () => {
    const person = await somebody();
    const wanted = anAddress('wanted');

    const wrong = await changeEmail(person, wanted, { password: 'a guess' });
    const none = await changeEmail(person, wanted, {});

    expect([wrong.status, wrong.body.code, none.status]).toEqual([401, 'wrong-password', 422]);
    expect(await salon.mailOf(wanted)).toEqual([]);
  });

  test('cannot be one that has an account, neither now nor when it is confirmed', async () => {
    const person = await somebody();
    const { email: taken } = await somebody();
    const wanted = anAddress('wanted');
    await changeEmail(person, wanted).expect(202);
    await aSignedUpBrowser(parlour, wanted);

    const atOnce = await changeEmail(person, taken);
    const later = await verify(await salon.codeFor(wanted, 'email-change'));

    expect([atOnce.status, atOnce.body.code]).toEqual([409, 'email-already-in-use']);
    expect([later.status, later.body.code]).toEqual([409, 'email-already-in-use']);
    expect(await whoIs(person.browser)).toBe(person.email);
  });

  test('goes to one account when two confirm it at the same moment', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const wanted = anAddress('wanted');
    await changeEmail(one, wanted).expect(202);
    const first = await salon.codeFor(wanted, 'email-change');
    await changeEmail(other, wanted).expect(202);
    const second = await salon.codeFor(wanted, 'email-change');

    const answers = await Promise.all([verify(first), verify(second)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await parlour.database.query(`SELECT 1 FROM users WHERE email_key = $1`, [wanted]);
    expect(rows).toHaveLength(1);
  });

  test('is confirmed once when one link is followed fifty times at the same moment', async () => {
    const person = await somebodyProved();
    const wanted = anAddress('wanted');
    await changeEmail(person, wanted).expect(202);
    const code = await salon.codeFor(wanted, 'email-change');

    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(code)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Each comes with the password, so that many at once are also many guesses under way, which may have to wait.
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(refusals).toHaveLength(49);
    expect(['invalid-action-code', 'too-many-requests']).toEqual(expect.arrayContaining(refusals));
  });

  test('invalidates older links for a new password', async () => {
    const person = await somebodyProved();
    const code = await salon.askForReset(person.email);
    await moveTo(person, anAddress('wanted'));

    const refused = await parlour.http.post('/auth/reset').send({ code, password: NEW_PASSWORD });

    expect(refused.body.code).toBe('invalid-action-code');
  });
});

describe('A-3: a client to whose address someone else changes theirs', () => {
  /** Her address, and the link that she gets by email. */
  async function aStolenAddress(impostor: Somebody): Promise<{ email: string; code: string }> {
    const email = anAddress('hers');
    await changeEmail(impostor, email).expect(202);
    return { email, code: await salon.codeFor(email, 'email-change') };
  }

  const press = (body: object, bearer = '') =>
    parlour.http.post('/auth/verify').set('Authorization', bearer).send(body);

  test('is asked for the password when they press the link, and nothing has happened yet', async () => {
    const impostor = await somebodyProved();
    const { code } = await aStolenAddress(impostor);
    const her = await somebodyProved();

    const signedOut = await press({ code });
    const signedIn = await press({ code }, her.bearer);
    const guessed = await press({ code, password: 'a guess' });

    expect([signedOut.status, signedOut.body.code]).toEqual([403, 'unknown-browser']);
    expect([signedIn.status, signedIn.body.code]).toEqual([403, 'unknown-browser']);
    expect([guessed.status, guessed.body.code]).toEqual([401, 'wrong-password']);
    expect(await whoIs(impostor.browser)).toBe(impostor.email);
  });

  test('cannot be made to take an account with a way back to another address', async () => {
    const impostor = await somebodyProved();
    const { email, code } = await aStolenAddress(impostor);

    const { status, body } = await press({ code, newPassword: NEW_PASSWORD });

    expect([status, body.code]).toEqual([403, 'unknown-browser']);
    expect(body.detail).toContain('so you need its password');
    expect(await whoIs(impostor.browser)).toBe(impostor.email);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(401);
  });

  test('takes the account with a password of their own when its address was never confirmed', async () => {
    const impostor = await somebody();
    const { email, code } = await aStolenAddress(impostor);

    await press({ code, newPassword: NEW_PASSWORD }).expect(200);

    expect(await whoIs(impostor.browser)).toBe(null);
    await parlour.http.get('/account').set('Authorization', impostor.bearer).expect(401);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
    const undo = (await salon.mailOf(impostor.email)).find(({ subject }) => /was changed$/.test(subject));
    expect(undo?.text).not.toContain('#code=');
  });

  test('is not asked in the browser that asked for the change', async () => {
    const person = await somebodyProved();
    const { email, code } = await aStolenAddress(person);

    await press({ code }, person.bearer).expect(200);

    expect(await whoIs(person.browser)).toBe(email);
  });
});
