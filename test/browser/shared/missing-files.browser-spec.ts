import type { BrowserContext, Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { nextWeekday } from '../../support/today.js';

const salon = new DemoSalon();

const scripts = /\/assets\/.*\.js$/;
/** Messages of the browser and React in the console about it. */
const lostFile = /Failed to load resource|console: Error: \/assets\/\S+: 503/;

/** The first request for each script of the web app fails. */
async function failEachScriptOnce(context: BrowserContext): Promise<Set<string>> {
  const failed = new Set<string>();
  await context.route(scripts, async (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  return failed;
}

/** Scripts with this name fail until the answer is called. */
async function failScripts(page: Page, name: RegExp): Promise<() => Promise<void>> {
  await page.route(scripts, (route) =>
    name.test(route.request().url()) ? route.fulfill({ status: 503 }) : route.continue(),
  );
  return () => page.unroute(scripts);
}

const unexpected = (faults: readonly string[]) => faults.filter((fault) => !lostFile.test(fault));

nightlyTest('where every file of the web app fails once, all pages open all the same', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  context.setDefaultTimeout(30_000);
  const failed = await failEachScriptOnce(context);

  await page.goto('/');
  for (const name of ['Services', 'Our Portfolio', 'Our Team', 'Contact Us']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await heading(page, /.+/).first().waitFor();
  }
  await main(page).getByRole('button', { name: 'Submit' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await main(page).getByRole('button', { name: 'Login' }).waitFor();
  await page.goto('/book');
  await main(page)
    .getByRole('button', { name: /^Add Gel manicure/ })
    .click();
  await main(page).getByRole('button', { name: 'Continue' }).filter({ visible: true }).first().click();
  await main(page)
    .getByRole('button', { name: /^First available/ })
    .click();
  await main(page).getByRole('button', { name: 'Continue' }).filter({ visible: true }).first().click();
  await main(page).getByLabel('Email').fill('maria@example.com');
  await openAs(page, `/dashboard/diary?day=${nextWeekday('Wednesday', 1)}`, salon.admin);
  await page
    .getByRole('region', { name: /^Diary/ })
    .first()
    .waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'New booking' }).waitFor();

  expect(failed.size).toBeGreaterThan(40);
  expect(unexpected(faults)).toEqual([]);
  await context.close();
});

nightlyTest(
  'when the file of messages stays away, the page stays, says so and comes round with another try',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await page.goto('/');
    const letThrough = await failScripts(page, /toaster/);

    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.keyboard.press('Escape');

    const alert = page.getByRole('alert').filter({ hasText: 'We can’t reach the salon' });
    await alert.waitFor();
    await heading(page, /.+/).first().waitFor();
    await letThrough();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'hidden' });
    expect(unexpected(faults)).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'when the form of the last step stays away, its place says so, and another try brings it with nothing lost',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.goto('/book');
    await main(page)
      .getByRole('button', { name: /^Add Gel manicure/ })
      .click();
    await main(page).getByRole('button', { name: 'Continue' }).filter({ visible: true }).first().click();
    const letThrough = await failScripts(page, /visitor-form/);
    await main(page)
      .getByRole('button', { name: /^First available/ })
      .click();
    await main(page).getByRole('button', { name: 'Continue' }).filter({ visible: true }).first().click();

    await heading(page, 'Check and confirm').waitFor();
    const alert = main(page).getByRole('alert').filter({ hasText: 'We can’t reach the salon' });
    await alert.waitFor();
    await main(page).getByText('Gel manicure').first().waitFor();
    await letThrough();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await main(page).getByLabel('Email').fill('maria@example.com');
    expect(unexpected(faults)).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'when the file of a page stays away, the page says so below its header and can be loaded anew',
  async () => {
    const { page, context } = await salon.visit({ width: 1440 });
    await page.goto('/');
    const letThrough = await failScripts(page, /terms\.page/);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();

    await main(page).getByText('Something went wrong on this page').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Our Team' }).waitFor();
    await letThrough();
    await main(page).getByRole('button', { name: 'Reload the page' }).click();
    await heading(page, /Terms/).waitFor();
    await context.close();
  },
);

/** The server names another build from here on. */
const install = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch' || scripts.test(route.request().url()))
      return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'parlour-build': '/assets/new.js' } });
  });
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isOldTab: true }));
const isOld = (page: Page) => page.evaluate(() => 'isOldTab' in window);

test('a tab that is older than what the server has loads the next page anew', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await page.goto('/');
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Our Team' }).click();
  await heading(page, /.+/).waitFor();
  expect(await isOld(page)).toBe(true);

  await install(page);
  const answered = page.waitForResponse(/\/auth\/session$/);
  await page.goto('/');
  await answered;
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Our Portfolio' }).click();
  await expectSoon(() => isOld(page).catch(() => true), false);
  await heading(page, /.+/).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/portfolio');
  expect(faults).toEqual([]);
  await context.close();
});
