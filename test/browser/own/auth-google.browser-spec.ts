import type { Page } from 'playwright-core';
import { type Claims, GoogleStandIn } from '../../support/google-provider.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, heading, logIn, main, openAs } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';

let google: GoogleStandIn;
beforeAll(async () => {
  google = await new GoogleStandIn().open();
});
afterAll(() => google?.close());
const salon = new DemoSalon(() => google.settings);

const somebody = (name: string): Claims => {
  const key = name.toLowerCase().replaceAll(/\W/g, '');
  return { sub: key, name, email: `${key}@gmail.com`, email_verified: true };
};

/** The way leads over another site, which is no fault here. */
const unexpected = (faults: string[]) => faults.filter((fault) => !fault.includes('/authorize?'));

const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

describe.each(perLane({ change: [390], nightly: [1440, 390] }))('at a width of %i pixels', (width) => {
  test('a visitor who wanted their bookings continues with Google, and is greeted on that very page', async () => {
    google.mood = { signsIn: somebody(`Ana ${width}`) };
    const { page, context, faults } = await salon.visit({ width });

    await page.goto('/dashboard/booking');
    await heading(page, 'Good to see you again').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await main(page).getByRole('link', { name: 'Continue with Google' }).click();

    await heading(page, 'Booking List').waitFor();
    await page.getByText('Welcome to the parlour!').waitFor();
    await page.waitForURL('**/dashboard/booking');
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(unexpected(faults)).toEqual([]);
    await context.close();

    const later = await salon.visit({ width });
    await later.page.goto('/login');
    await main(later.page).getByRole('link', { name: 'Continue with Google' }).press('Enter');
    await later.page.getByText(`Welcome back Ana ${width}!`).waitFor();
    await later.page.waitForURL(`${salon.url}/`);
    await later.context.close();
  });
});

nightlyTest('what the page had in its address is there again', async () => {
  google.mood = { signsIn: somebody('Rita') };
  const { page, context } = await salon.visit({ width: 1440 });

  await page.goto('/login?from=/all-services%3Fsearch%3Dnail%23top');
  await main(page).getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByText('Welcome to the parlour!').waitFor();

  await page.waitForURL((url) => !url.searchParams.has('welcome'));
  expect(pathOf(page)).toBe('/all-services?search=nail#top');
  await context.close();
});

nightlyTest('someone who turns back reads so under the form, and can still log in', async () => {
  google.mood = { turnsBack: 'access_denied' };
  const { page, context } = await salon.visit({ width: 390 });
  await page.goto('/sign-up?from=/dashboard/booking');

  await main(page).getByRole('link', { name: 'Continue with Google' }).click();
  await main(page).getByRole('alert').getByText('You left Google without logging in.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await logIn(page, salon.admin);

  await heading(page, 'Booking List').waitFor();
  await context.close();
});

nightlyTest(
  'someone who turns back while connecting Google reads why on their account page, once',
  async () => {
    google.mood = { turnsBack: 'access_denied' };
    const { page, context } = await salon.visit({ width: 390 });
    await openAs(page, '/dashboard/account', salon.admin);
    await heading(page, 'My account').waitFor();

    await main(page).getByRole('button', { name: 'Connect Google' }).click();

    await main(page).getByRole('alert').getByText('Google log-in was cancelled.').waitFor();
    await page.waitForURL((url) => !url.searchParams.has('error'));
    expect(pathOf(page)).toBe('/dashboard/account');
    await context.close();
  },
);

nightlyTest('a link that invents a failure has no words of its own on the page', async () => {
  const { page, context } = await salon.visit({ width: 390 });

  await page.goto('/login?error=Call+555-0199+and+say+your+password');

  await main(page).getByRole('alert').getByText('We couldn’t log you in. Please try again.').waitFor();
  expect(await main(page).textContent()).not.toContain('555');
  await context.close();
});
