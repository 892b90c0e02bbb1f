import type { BrowserContext, Locator, Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { expectSoon, heading, logIn, takeClockOf } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { countPresses } from '../../support/count-presses.js';
import { now } from '../../support/today.js';

const salon = new DemoSalon();
let page: Page;
let context: BrowserContext;

beforeEach(async () => {
  ({ page, context } = await salon.visit({ width: 1440 }));
});

afterEach(() => context.close());

const form = () => page.getByRole('main').locator('form');
const field = (label: string) => form().getByLabel(label, { exact: true });
const press = (name: string) => form().getByRole('button', { name, exact: true }).click();

/** The messages next to the fields, in order. */
const mistakes = () => form().locator('[id$="-error"]').allTextContents();

describe('the fields of log-in say what is wrong (spec §5):', () => {
  beforeEach(() => page.goto('/login'));

  nightlyTest('nothing before the first try', async () => {
    await field('Email').fill('x');
    await field('Password').fill('y');
    await field('Email').focus();

    await expectSoon(mistakes, []);
  });

  nightlyTest('both are required', async () => {
    await press('Login');

    await page.getByText('Email is Required').waitFor();
    await expectSoon(mistakes, ['Email is Required', 'Password is Required']);
    await expectSoon(() => field('Email').evaluate((input) => input === document.activeElement), true);
  });

  test('then with every change', async () => {
    await press('Login');
    await page.getByText('Email is Required').waitFor();

    await field('Email').fill('vera');
    await page.getByText('Provide a valid Email').waitFor();
    await field('Email').fill('vera@salon.example');
    await page.getByText('Provide a valid Email').waitFor({ state: 'detached' });
    await field('Password').fill('12345');
    await page.getByText('Must be 6 characters or longer').waitFor();
    await field('Password').fill('123456');
    await page.getByText('Must be 6 characters or longer').waitFor({ state: 'detached' });

    await expectSoon(mistakes, []);
  });
});

nightlyTest('the fields of sign-up say what is wrong (spec §5)', async () => {
  await page.goto('/sign-up');
  await press('Sign Up');

  await page.getByText('Name is Required').waitFor();
  await expectSoon(mistakes, ['Name is Required', 'Email is Required', 'Password is Required']);

  await field('Name').fill('Maria');
  await field('Email').fill('maria@salon');
  await field('Password').fill('12345');
  await page.getByText('Must be 6 characters or longer').waitFor();
  await expectSoon(mistakes, ['Provide a valid Email', 'Must be 6 characters or longer']);
});

describe('what the server refuses is in red under the form (spec §2, §8):', () => {
  /** The sentence below the button, and whether it has the colour of danger. */
  async function sentence(): Promise<string> {
    const alert = form().getByRole('alert').locator('p');
    await alert.waitFor();
    const isRed = await alert.evaluate((paragraph) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--danger)';
      paragraph.append(probe);
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return getComputedStyle(paragraph).color === wanted;
    });
    const isBelow = await form().evaluate((element) => {
      const [button, said] = [element.querySelector('[type=submit]'), element.querySelector('[role=alert]')];
      return Boolean(
        button && said && button.getBoundingClientRect().bottom <= said.getBoundingClientRect().top,
      );
    });
    expect({ isRed, isBelow }).toEqual({ isRed: true, isBelow: true });
    return (await alert.textContent()) ?? '';
  }

  async function tryToEnter(password: string): Promise<void> {
    await page.goto('/login');
    await logIn(page, { email: salon.admin.email, password });
  }

  test('a wrong password', async () => {
    await tryToEnter('not her secret');

    expect(await sentence()).toBe('The email or password is incorrect.');
    await expectSoon(() => field('Email').inputValue(), salon.admin.email);
  });

  nightlyTest('an address that has an account', async () => {
    await page.goto('/sign-up');
    await field('Name').fill('Vera');
    await field('Email').fill(salon.admin.email);
    await field('Password').fill('secret1');
    await press('Sign Up');

    expect(await sentence()).toMatch(/^An account with this email already exists/);
  });

  nightlyTest.each([
    ['no answer at all (network-request-failed)', null, /^We can’t reach the salon/],
    ['too many tries', { status: 429, code: 'too-many-requests' }, /^Too many attempts/],
    ['a closed account', { status: 403, code: 'user-disabled' }, /^This account has been closed/],
    ['a fault of the server', { status: 500, code: 'internal' }, /^Something went wrong on our end/],
    ['a page of something in between', { status: 502, code: '' }, /^Something went wrong on our end/],
  ])('%s', async (_, refusal, wanted) => {
    await page.route('**/auth/login', (route) =>
      refusal
        ? route.fulfill({
            status: refusal.status,
            contentType: refusal.code ? 'application/problem+json' : 'text/html',
            body: refusal.code ? JSON.stringify({ ...refusal, title: 'x' }) : '<h1>Bad gateway</h1>',
          })
        : route.abort(),
    );
    await tryToEnter(salon.admin.password);

    expect(await sentence()).toMatch(wanted);
  });
});

describe('a toast stays as long as it should (spec §9), then leaves for a second:', () => {
  /** The page's own clock, which from now on moves only when the test moves it. */
  async function stopTheClock(): Promise<void> {
    await takeClockOf(page);
    await page.goto('/login');
    await field('Email').waitFor();
    await page.clock.pauseAt(now().getTime() + 1_000);
  }

  async function enter(): Promise<void> {
    await logIn(page, salon.admin);
    await page
      .getByText(/^Welcome back/)
      .first()
      .waitFor();
  }

  /** The clock has stopped, so anything that has appeared stays. */
  async function untilOpacity(toast: Locator, wanted: string): Promise<void> {
    const card = await toast.elementHandle();
    await page.waitForFunction(
      ([element, opacity]) => element && getComputedStyle(element).opacity === opacity,
      [card, wanted] as const,
    );
  }

  /** The toast is there so long, then leaves for a second, and is gone. */
  async function expectToLast(text: RegExp, milliseconds: number): Promise<void> {
    const toast = page.getByRole('status').locator('[data-type]').filter({ hasText: text });
    await page.clock.runFor(milliseconds - 100);
    await untilOpacity(toast, '1');
    await page.clock.runFor(200);
    await untilOpacity(toast, '0');
    await page.clock.runFor(1_000);
    await toast.waitFor({ state: 'detached' });
  }

  nightlyTest('four seconds for the welcome', async () => {
    await stopTheClock();
    await enter();

    await expectToLast(/^Welcome back User!$/, 4_000);
  });

  nightlyTest('five for the thanks', async () => {
    await stopTheClock();
    await enter();
    await expectToLast(/^Welcome back/, 4_000);

    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.getByText(/^Thank you, .* to stay with us!$/).waitFor();

    await expectToLast(/^Thank you/, 5_000);
  });
});

nightlyTest('log-in leads back to the page the visitor came from (spec §2, §4)', async () => {
  await page.goto('/dashboard/booking');
  await field('Email').fill(salon.admin.email);
  await field('Password').fill(salon.admin.password);
  await press('Login');

  await page.waitForURL('**/dashboard/booking');
});

test('a team member who logs in on the home page has the diary before them after two presses', async () => {
  await page.goto('/');
  const presses = await countPresses(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await heading(page, 'Good to see you again').waitFor();
  await logIn(page, salon.admin);

  await heading(page, 'Diary').waitFor();
  presses.expectAsDocumented('Log in and see the diary');
});
