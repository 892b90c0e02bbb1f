import type { Locator } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { expectSoon, logIn, untilHistoryRests, untilMounted } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

const PAGES = ['/', '/all-services', '/portfolio', '/team', '/contact'];

describe('spec §2, Top navigation:', () => {
  const signedOut = [
    ['Home', '/'],
    ['Our Portfolio', '/portfolio'],
    ['Our Team', '/team'],
    ['Contact Us', '/contact'],
  ];
  const linksOf = (place: Locator) =>
    place
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]]),
      );

  test('leads to every page and to the log-in; once logged in, to the dashboard and out', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    const banner = page.getByRole('banner');
    await page.goto('/team');
    await banner.getByRole('link', { name: 'Login' }).waitFor();

    const strangers = await linksOf(banner.getByRole('navigation'));
    expect(strangers).toEqual(expect.arrayContaining([...signedOut, ['Login', '/login']]));
    expect(strangers.map(([label]) => label)).not.toContain('Dashboard');
    await banner.getByRole('link', { name: 'Login' }).click();
    await logIn(page, salon.admin);
    await banner.getByRole('link', { name: 'Dashboard' }).waitFor();
    const hers = await linksOf(banner.getByRole('navigation'));
    expect(hers).toEqual(expect.arrayContaining([...signedOut, ['Dashboard', '/dashboard']]));
    expect(hers.map(([label]) => label)).not.toContain('Login');

    await page.setViewportSize({ width: 390, height: 844 });
    await banner.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    expect(await linksOf(drawer.getByRole('navigation'))).toEqual(expect.arrayContaining(hers));
    await drawer.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByText(/^Thank you, .* to stay with us!$/).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('spec §2, the slide-in drawer:', () => {
  test('keeps the keyboard inside, and goes away by Esc and by Back', async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await page.goto('/team');
    await untilMounted(page);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await drawer.waitFor();

    const links = await drawer.getByRole('navigation').getByRole('link').allInnerTexts();
    expect(links).toEqual(
      expect.arrayContaining(['Home', 'Our Portfolio', 'Our Team', 'Contact Us', 'Login']),
    );
    const strays: string[] = [];
    for (let press = 0; press < links.length + 6; press += 1) {
      await page.keyboard.press('Tab');
      const stray = await page.evaluate(() => {
        const { activeElement } = document;
        const isInside = activeElement === document.body || activeElement?.closest('dialog') !== null;
        return isInside ? null : (activeElement?.textContent ?? '');
      });
      if (stray !== null) strays.push(stray);
    }
    expect(strays).toEqual([]);

    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expectSoon(() => opener.evaluate((button) => button === document.activeElement), true);

    await untilHistoryRests(page);
    await page.keyboard.press('Enter');
    await drawer.waitFor();
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/team');
    expect(faults).toEqual([]);
    await context.close();
  });
});

nightlyTest(
  'spec §2, Routes: an address that leads nowhere is answered 404, with a page that leads on',
  async () => {
    const { page, context } = await salon.visit({ width: 390 });
    const answer = await page.goto('/no-such-page');

    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => PAGES.includes(url.pathname));
    await context.close();
  },
);
