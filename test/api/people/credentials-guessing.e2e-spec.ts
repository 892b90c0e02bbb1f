import type { Response } from 'supertest';
import { startTestApp, type TestApp } from '../../support/app.js';
import { PASSWORD } from '../../support/people.js';
import {
  aBrowser,
  anAddress,
  aSignedUpBrowser,
  bearerFrom,
  type Browser,
  withoutInstance,
} from '../../support/accounts-browser.js';
import { nightlyTest } from '../../support/lane.js';

let parlour: TestApp;

const HERE = '203.0.113.7';
const DAY_MINUTES = 24 * 60;

beforeAll(async () => {
  parlour = await startTestApp({ env: { TRUST_PROXY: '1' } });
});

afterAll(() => parlour.close());

/** The previous test's counters have expired by now. */
beforeEach(() => parlour.clock.advanceMinutes(2 * DAY_MINUTES));

const numbered = (index: number) => `10.0.${index >> 8}.${index & 255}`;

interface Try {
  email: string;
  password?: string;
  from?: string;
  browser?: Browser;
}

const logIn = ({ email, password = 'a guess', from = HERE, browser = aBrowser(parlour) }: Try) =>
  browser.post('/auth/login').set('X-Forwarded-For', from).send({ email, password });

async function inTurn(attempts: Iterable<Try>): Promise<Response[]> {
  const answers: Response[] = [];
  for (const attempt of attempts) answers.push(await logIn(attempt));
  return answers;
}

const guesses = (count: number, more: Try): Try[] => Array.from({ length: count }, () => more);

/** Each from an address of its own, so that only the account slows them. */
const guessesFromEverywhere = (count: number, email: string): Try[] =>
  Array.from({ length: count }, (_, index) => ({ email, from: numbered(index) }));

const statuses = (answers: Response[]) => answers.map(({ status }) => status);
const reached = (answers: Response[]) => answers.filter(({ status }) => status === 401).length;
const waitIn = ({ headers }: Response) => Number(headers['retry-after']);
const shape = (answer: Response) => ({ ...withoutInstance(answer), wait: answer.headers['retry-after'] });

describe('someone who guesses a password', () => {
  test('waits after five failures in a row, each time twice as long, a quarter of an hour at most', async () => {
    const email = anAddress();
    await inTurn(guesses(4, { email }));
    const waits: number[] = [];

    for (let failures = 5; failures <= 15; failures++) {
      const [failed, refused] = await inTurn(guesses(2, { email }));
      expect([failed?.status, refused?.status]).toEqual([401, 429]);
      const seconds = refused ? waitIn(refused) : 0;
      waits.push(seconds);
      parlour.clock.advanceMinutes(seconds / 60);
    }

    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test('is answered the same at an address without an account', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const withAccount = await inTurn([...guesses(7, { email }), ...guessesFromEverywhere(25, email)]);
    const nobodys = anAddress();

    const others = await inTurn([...guesses(7, { email: nobodys }), ...guessesFromEverywhere(25, nobodys)]);

    expect(others.map(shape)).toEqual(withAccount.map(shape));
    expect(reached(withAccount)).toBe(20);
  });

  test('does not wait longer for trying in between, and is refused even with the right password', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    await inTurn(guesses(5, { email }));

    const meanwhile = await inTurn([...guesses(5, { email }), { email, password: PASSWORD }]);
    parlour.clock.advanceMinutes(2 / 60);

    expect(meanwhile.map(waitIn)).toEqual([2, 2, 2, 2, 2, 2]);
    expect((await logIn({ email, password: PASSWORD })).status).toBe(200);
  });

  test('cannot slip many guesses through at the same moment', async () => {
    const email = anAddress();

    const answers = await Promise.all(guesses(40, { email }).map(logIn));

    expect(reached(answers)).toBe(5);
  });

  test('cannot get round it by the spelling of the address, nor within one IPv6 network', async () => {
    const spellings = ['vera@salon.example', 'VERA@salon.example', ' Vera@Salon.example'];
    const tries = Array.from({ length: 12 }, (_, index) => ({
      email: spellings[index % 3] ?? '',
      from: `2001:db8:1:2::${index}`,
    }));

    expect(reached(await inTurn(tries))).toBe(5);
  });

  nightlyTest(
    'makes no more than 500 guesses a day at one account, from five hundred addresses',
    async () => {
      const { email } = await aSignedUpBrowser(parlour);
      let made = reached(await inTurn(guessesFromEverywhere(100, email)));

      // Twice as often as a guess comes free.
      for (let tries = 1; tries <= DAY_MINUTES / 1.5; tries++) {
        parlour.clock.advanceMinutes(1.5);
        made += reached(await inTurn([{ email, from: numbered(tries % 500) }]));
      }

      expect(made).toBeLessThanOrEqual(500);
      // Less would mean that something else had stopped them.
      expect(made).toBeGreaterThan(450);
      // A thousand requests: on a busy machine they take their time.
    },
    300_000,
  );
});

describe('someone who mistypes', () => {
  test('starts again at zero after the correct password', async () => {
    const { email } = await aSignedUpBrowser(parlour);
    const story = [...guesses(4, { email }), { email, password: PASSWORD }];

    const answers = await inTurn([...story, ...story, ...story, ...story]);

    expect(statuses(answers.filter((_, index) => index % 5 === 4))).toEqual([200, 200, 200, 200]);
    expect(statuses(answers)).not.toContain(429);
  });

  test('starts afresh the next day', async () => {
    const email = anAddress();
    await inTurn(guesses(5, { email }));
    parlour.clock.advanceMinutes(DAY_MINUTES);

    expect(statuses(await inTurn(guesses(6, { email })))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('in a known browser is slowed there, and nowhere else', async () => {
    const { browser: phone, email } = await aSignedUpBrowser(parlour);
    const laptop = aBrowser(parlour);
    await logIn({ email, password: PASSWORD, browser: laptop });

    const slips = await inTurn(guesses(6, { email, browser: phone }));

    expect(statuses(slips)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn({ email, password: PASSWORD, browser: laptop })).status).toBe(200);
    expect((await logIn({ email, password: PASSWORD })).status).toBe(200);
  });
});

describe('A39 guessing does not lock the owner out', () => {
  const markOf = ({ headers }: Response) =>
    [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.includes('known-device')) ?? '';

  test('of a browser that logged in before, whatever comes from elsewhere or from the same network', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    await inTurn([...guesses(6, { email }), ...guessesFromEverywhere(300, email)]);

    const unknownBrowser = await logIn({ email, password: PASSWORD, from: '192.0.2.1' });
    const herOwn = await logIn({ email, password: PASSWORD, browser });

    expect([unknownBrowser.status, unknownBrowser.body.code]).toEqual([429, 'too-many-requests']);
    expect(waitIn(unknownBrowser)).toBe(180);
    expect(herOwn.status).toBe(200);
  });

  test('but a browser that is known to one account is no help with another', async () => {
    const { browser } = await aSignedUpBrowser(parlour);
    const { email } = await aSignedUpBrowser(parlour);
    await inTurn(guessesFromEverywhere(20, email));

    expect((await logIn({ email, password: PASSWORD, browser })).status).toBe(429);
  });

  test('a browser may know several people', async () => {
    const { browser: desk, email } = await aSignedUpBrowser(parlour);
    const { email: colleague } = await aSignedUpBrowser(parlour);
    await logIn({ email: colleague, password: PASSWORD, browser: desk });
    await inTurn([...guessesFromEverywhere(20, email), ...guessesFromEverywhere(20, colleague)]);

    const answers = await inTurn([
      { email, password: PASSWORD, browser: desk },
      { email: colleague, password: PASSWORD, browser: desk },
    ]);

    expect(statuses(answers)).toEqual([200, 200]);
  });

  test('a browser stays known after logging out, and is forgotten when the password changes', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const { email: other } = await aSignedUpBrowser(parlour);
    await browser.post('/auth/sign-out').expect(204);
    await inTurn(guessesFromEverywhere(20, email));
    const known = await logIn({ email, password: PASSWORD, browser });

    // The same words, hashed again: it only matters that the stored hash is different.
    await parlour.database.query(
      `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email_key = $2) WHERE email_key = $1`,
      [email, other],
    );
    const afterwards = await logIn({ email, password: PASSWORD, browser });

    expect([known.status, afterwards.status]).toEqual([200, 429]);
  });

  test('a browser is known once a new password was chosen in it', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const bearer = await bearerFrom(browser, email);
    const body = { currentPassword: PASSWORD, password: 'another long enough secret' };
    await browser.put('/auth/password').set('Authorization', bearer).send(body).expect(204);
    await inTurn(guessesFromEverywhere(20, email));

    expect((await logIn({ email, password: body.password, browser })).status).toBe(200);
  });

  test('guessing at an unlocked browser is slowed there alone', async () => {
    const { browser, email } = await aSignedUpBrowser(parlour);
    const bearer = await bearerFrom(browser, email);
    const found: number[] = [];
    for (let tries = 0; tries < 6; tries++) {
      const guess = { currentPassword: 'a guess', password: 'another long enough secret' };
      found.push((await browser.put('/auth/password').set('Authorization', bearer).send(guess)).status);
    }

    expect(found).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn({ email, password: PASSWORD })).status).toBe(200);
  });

  test('the mark is out of reach of scripts and other sites, and on https of every other host', async () => {
    const https = await startTestApp({ env: { PUBLIC_URL: 'https://salon.example' } });
    const account = { name: 'Vera', email: anAddress(), password: PASSWORD };
    const plainly = await parlour.http.post('/auth/sign-up').send(account);
    const securely = await https.http.post('/auth/sign-up').send(account);
    await https.close();

    expect(markOf(plainly)).toMatch(
      /^known-device=[\w.~-]+; Path=\/; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$/,
    );
    expect(markOf(securely)).toMatch(
      /^__Host-known-device=[\w.~-]+; Path=\/; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    const halfAYearOn = new Date(parlour.clock.now().getTime() + 180 * DAY_MINUTES * 60_000);
    expect(markOf(plainly)).toContain(`Expires=${halfAYearOn.toUTCString()};`);
  });
});

nightlyTest(
  'A31 more passwords than the server can check are refused at once, while others are served and known browsers go first',
  async () => {
    const slow = await startTestApp({ env: { BCRYPT_COST: '12' } });
    const { browser, email } = await aSignedUpBrowser(slow);
    const flood = Array.from({ length: 80 }, () =>
      slow.http
        .post('/auth/login')
        .send({ email: anAddress(), password: 'a guess' })
        .then((answer) => answer),
    );
    const refused = await Promise.race(
      flood.map((sent) =>
        sent.then((answer) => (answer.status === 503 ? answer : new Promise<never>(() => {}))),
      ),
    );

    const meanwhile = await slow.http.get('/services');
    const herOwn = await logIn({ email, password: PASSWORD, browser });
    const answers = await Promise.all(flood);
    await slow.close();

    expect(refused.body.code).toBe('unavailable');
    expect(waitIn(refused)).toBe(3);
    expect(meanwhile.status).toBe(200);
    expect(herOwn.status).toBe(200);
    expect(new Set(statuses(answers))).toEqual(new Set([401, 503]));
  },
);
