import type { Response } from 'supertest';
import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { aBrowser, anAddress, aSignedUpBrowser, type Browser } from '../../support/accounts-browser.js';

const DAY_MINUTES = 24 * 60;

/** Ten addresses, each in a network of its own. */
const STRANGERS = Array.from({ length: 10 }, (_, index) => `198.51.${index}.7`);
const HOME = '203.0.113.7';
const HOTEL = '192.0.2.7';

let salon: SalonWithLinks;
let parlour: TestApp;

beforeEach(async () => {
  salon = await openSalonWithLinks({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });
  ({ parlour } = salon);
});

afterEach(() => salon.close());

interface Door {
  path: string;
  body: (email: string) => object;
  opened: number;
}

const CODE: Door = { path: '/auth/codes', body: (email) => ({ email }), opened: 202 };
const RESET: Door = { path: '/auth/reset-request', body: (email) => ({ email }), opened: 202 };
const SIGN_UP: Door = {
  path: '/auth/sign-up',
  body: (email) => ({ name: 'Vera', email, password: 'a long enough secret' }),
  opened: 201,
};
const MESSAGE: Door = {
  path: '/messages',
  body: (email) => ({ kind: 'contact', name: 'Vera', email, message: 'Hello' }),
  opened: 201,
};

const knock = (
  { path, body }: Door,
  {
    email,
    from,
    browser = aBrowser(parlour),
    more = {},
  }: {
    email: string;
    from: string;
    browser?: Browser;
    more?: object;
  },
) =>
  browser
    .post(path)
    .set('X-Forwarded-For', from)
    .send({ ...body(email), ...more });

/** Every stranger knocks until they are refused; gives how often one of them was let through. */
async function besiege(door: Door, email: string, more: object = {}): Promise<number> {
  let through = 0;
  for (const from of STRANGERS) {
    for (let tries = 0, answer: Response | null = null; tries < 12 && answer?.status !== 429; tries++) {
      answer = await knock(door, { email, from, more });
      if (answer.status === door.opened) through++;
    }
  }
  return through;
}

/** The home browser of a user with a verified address. */
async function anOwner(): Promise<{ browser: Browser; email: string }> {
  const owner = await aSignedUpBrowser(parlour);
  const code = await salon.codeFor(owner.email, 'verification');
  await owner.browser.post('/auth/verify').send({ code, password: 'a long enough secret' }).expect(200);
  await owner.browser.post('/auth/sign-out').expect(204);
  return owner;
}

describe('A-21: A39 strangers with ten addresses do not keep one person out', () => {
  test.each([
    ['a code', CODE],
    ['a new password', RESET],
  ])('the owner asks for %s in a known browser, and in a new one', async (_, door) => {
    const { browser, email } = await anOwner();

    await besiege(door, email);

    expect((await knock(door, { email, from: HOME, browser })).status).toBe(door.opened);
    expect((await knock(door, { email, from: HOTEL })).status).toBe(door.opened);
  });

  test.each([
    ['sign up', SIGN_UP],
    ['write to the salon', MESSAGE],
  ])('whoever has the address can %s after all their nonsense', async (_, door) => {
    const email = anAddress();

    expect(await besiege(door, email, { name: '' })).toBe(0);

    expect((await knock(door, { email, from: HOME })).status).toBe(door.opened);
  });

  test('nonsense uses up nothing that everyone shares', async () => {
    const write = (from: string, name: string) =>
      knock(MESSAGE, { email: anAddress(), from, more: { name } });
    for (const from of STRANGERS) for (let tries = 0; tries < 10; tries++) await write(from, '');

    const answers: number[] = [];
    for (let visitors = 0; visitors < 20; visitors++) {
      answers.push((await write(`192.0.2.${visitors % 2}`, 'Vera')).status);
    }

    expect(answers.filter((status) => status === 201)).toHaveLength(20);
  });

  test('a mailbox gets a bounded number of emails a day all the same, also from its own browsers', async () => {
    const { browser, email } = await anOwner();
    const before = (await salon.mailOf(email)).length;

    for (let hours = 0; hours < 24; hours += 6) {
      await besiege(CODE, email);
      for (let tries = 0; tries < 10; tries++) await knock(CODE, { email, from: HOME, browser });
      await salon.mailOf(email);
      parlour.clock.advanceMinutes(DAY_MINUTES / 4);
    }

    // Thirty-six at once, and what comes back of them in eighteen hours.
    expect((await salon.mailOf(email)).length - before).toBeLessThanOrEqual(36 + 27);
  });

  test('an account that someone else made with the address is no way to its owner’s allowance', async () => {
    const email = anAddress();
    const stranger = await aSignedUpBrowser(parlour, email);

    await besiege(CODE, email);
    const answer = await knock(CODE, { email, from: STRANGERS[0] ?? '', browser: stranger.browser });

    expect(answer.status).toBe(429);
    expect((await knock(CODE, { email, from: HOME })).status).toBe(202);
  });
});
