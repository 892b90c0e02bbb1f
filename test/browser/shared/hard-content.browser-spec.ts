import type { Page } from 'playwright-core';
import { DemoSalon, NewSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, sidewaysScroll } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const WIDTHS = [320, 390, 768, 1024, 1440];
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenausstattungsbehandlungsraumduft';
const WORDS = 'A sentence that goes on for a while, and then some more. '.repeat(40);

const salon = new DemoSalon();
const empty = new NewSalon();

const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** Words that overflow their box; boxes that clip on purpose hide the overflow. */
const wordsOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((box) => [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((box) => box.checkVisibility() && getComputedStyle(box).overflow === 'visible')
      .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.tagName}: ${box.innerText.slice(0, 40)}`),
  );

/** A salon whose owner fills every field to its brim. */
async function fillToTheBrim(): Promise<string> {
  const bearer = await salon.bearerOf(salon.admin);
  const owner = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) =>
    salon.send(method, path, body, bearer);
  const services = await salon.get('/services');
  const staff = await salon.get('/staff');
  const [work] = await salon.get('/portfolio');
  await owner('PATCH', '/salon', {
    name: 'Institut de beauté Charlotte-Wilhelmine & Cie',
    address: {
      street: `${WORD.slice(0, 60)} 123 b`,
      postalCode: '1200-000-XYZ',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwlll',
      country: 'United Kingdom of Great Britain',
    },
  });
  for (const position of [0, 6, 7, 8])
    await owner('PATCH', `/services/${services[position]._id}`, {
      title: position === 7 ? WORDS.slice(0, 80).trim() : WORD.slice(0, 80),
      description: position === 8 ? 'x'.repeat(2000) : WORDS.slice(0, 2000).trim(),
      price: 12345.67,
    });
  await owner('PATCH', `/staff/${staff[0]._id}`, { name: WORD.slice(0, 50), role: WORD.slice(0, 40) });
  await owner('POST', '/staff', { name: `Ana ${WORD.slice(0, 46)}`, role: 'Stylist' });
  await owner('PATCH', `/portfolio/${work._id}`, { title: WORD.slice(0, 80), subtitle: WORD.slice(0, 40) });
  for (const text of ['unbroken'.repeat(250), WORDS.slice(0, 2000).trim()]) {
    const review = await owner('POST', '/reviews', { name: WORD, title: WORD, text, stars: 5 });
    await owner('POST', `/reviews/${review._id}/publish`, { version: review.version ?? 1 });
    await owner('PUT', `/reviews/${review._id}/answer`, { answer: WORD.repeat(12) });
  }
  await owner('PUT', '/salon/opening-hours', {
    windows: [1, 2].flatMap((weekday) => [
      { weekday, startsMinute: 540, endsMinute: 660 },
      { weekday, startsMinute: 690, endsMinute: 780 },
      { weekday, startsMinute: 840, endsMinute: 1200 },
    ]),
  });
  const [{ slug }] = await salon.get('/services');
  return slug;
}

describe('calls that fail', () => {
  const reads = [
    ['Services', 'services', 'We couldn’t load the services', 'Balayage'],
    ['Our Portfolio', 'portfolio', 'We couldn’t load the pictures', 'Chichen Itza'],
    ['Our Team', 'staff', 'We couldn’t load the team', 'Vera Duarte'],
    ['Home', 'reviews', 'We couldn’t load the testimonials', 'Mariana Teixeira'],
  ] as const;

  nightlyTest.each(['fails', 'is out of reach'])(
    'are said, and can be made again, when the server %s',
    async (how) => {
      const { page, context, faults } = await salon.visit({ width: 1440 });
      const main = page.getByRole('main');
      for (const [link, call, failure, arrived] of reads) {
        await page.goto('/reset-password');
        await page.getByRole('button', { name: 'Reset email' }).waitFor();
        // Asked in the language of the page.
        const address = (url: URL) => url.origin === salon.url && url.pathname === `/${call}`;
        await page.route(address, (route) =>
          route.request().isNavigationRequest()
            ? route.continue()
            : how === 'fails'
              ? route.fulfill({ status: 500, json: { code: 'unexpected', status: 500 } })
              : route.abort('internetdisconnected'),
        );
        await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
        const alert = main.getByRole('alert').filter({ hasText: failure });
        await alert.waitFor();
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.unroute(address);
        await alert.getByRole('button', { name: 'Try again' }).click();
        await main.getByText(arrived, { exact: true }).first().waitFor();
        await expectSoon(() => alert.count(), 0);
      }

      // Chromium itself reports every failed call.
      expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
      await context.close();
    },
  );

  nightlyTest('that take long keep their place free, and claim nothing until then', async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    const main = page.getByRole('main');
    await page.goto('/reset-password');
    await page.getByRole('button', { name: 'Reset email' }).waitFor();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/(services|staff|portfolio)$/, async (route) => {
      await held;
      await route.continue();
    });
    for (const [address, heading] of [
      ['/all-services', 'All services'],
      ['/portfolio', 'Our Portfolio'],
      ['/team', 'Our Team'],
    ] as const) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog').locator(`a[href="${address}"]`).click();
      await main.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await main.innerText()).not.toMatch(/being|could not/);
      expect(await page.evaluate(() => document.querySelector('main')?.scrollHeight)).toBeGreaterThan(800);
    }
    answer();
    await main.getByText('Vera Duarte').waitFor();

    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest.each([
    ['/contact', 'Submit', { Name: 'Maria', Email: 'maria@example.com', Message: 'Do you cut fringes?' }],
    ['/login', 'Login', { Email: 'maria@example.com', Password: 'a long secret' }],
    ['/sign-up', 'Sign Up', { Name: 'Maria', Email: 'maria@example.com', Password: 'a long secret' }],
    ['/reset-password', 'Reset email', { Email: 'maria@example.com' }],
  ])('leave on %s all that was typed where it was', async (address, button, typed) => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    const main = page.getByRole('main');
    const field = (label: string) => main.getByLabel(label, { exact: true });
    await page.goto(address);
    await main.getByRole('button', { name: button, exact: true }).and(page.locator(':enabled')).waitFor();
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
    await page.route(
      (url) => /^\/(auth|messages)/.test(url.pathname),
      (route) => route.abort('internetdisconnected'),
    );
    await main.getByRole('button', { name: button, exact: true }).click();
    await main.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();

    for (const [label, text] of Object.entries(typed))
      await expectSoon(() => field(label).inputValue(), text);
    await expectSoon(() => main.getByRole('button', { name: button, exact: true }).isEnabled(), true);
    expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
    await context.close();
  });
});

nightlyTest(
  'names, prices and texts as long as they may be stay in their places on every screen',
  async () => {
    const slug = await fillToTheBrim();
    const { page, context, faults } = await salon.visit({ width: 1440 });
    const found: string[] = [];
    for (const address of [
      '/',
      '/all-services',
      `/all-services/${slug}`,
      '/portfolio',
      '/team',
      '/contact',
      '/book',
    ]) {
      await page.goto(address);
      await settle(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const pixels = await sidewaysScroll(page);
        if (pixels > 0) found.push(`${address} at ${width} can be pushed ${pixels} sideways`);
        found.push(...(await wordsOutside(page)).map((words) => `${address} at ${width}: ${words}`));
      }
      found.push(...(await accessibilityFaults(page)).map((fault) => `${address}: ${fault}`));
    }

    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('a salon that has nothing to show yet says so on each page, and leads on', async () => {
  const { page, context, faults } = await empty.visit({ width: 390 });
  const main = page.getByRole('main');
  const found: string[] = [];
  const wordsOf = async (address: string) => {
    await page.goto(address);
    await settle(page);
    found.push(...(await accessibilityFaults(page)).map((fault) => `${address}: ${fault}`));
    return main.innerText();
  };

  expect(await wordsOf('/all-services')).toContain('Our services are coming soon');
  expect(await wordsOf('/team')).toContain('Meet our team soon');
  expect(await wordsOf('/portfolio')).toContain('Our portfolio is coming soon');
  expect(await wordsOf('/book')).toContain('No services yet');
  // No address, no map of it; no service, no row of services; no review, no testimonials.
  expect(await wordsOf('/contact')).not.toMatch(/Find us|map/);
  expect(await wordsOf('/')).not.toMatch(/Testimonials|Explore More|on the map/);
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
