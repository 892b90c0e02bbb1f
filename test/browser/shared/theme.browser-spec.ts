import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { expectSoon, untilMounted } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

describe('spec §2, the theme toggle:', () => {
  test('the night stays through a reload, and is there before anything is painted', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440, theme: undefined });
    await page.goto('/');
    await untilMounted(page);
    await page.getByRole('banner').getByRole('button', { name: 'Use the night theme' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Use the light theme' }).waitFor();
    await context.addInitScript(() => {
      // A page without a body has painted nothing yet.
      new MutationObserver((_changes, observer) => {
        Reflect.set(window, 'themeBeforeBody', document.body ? null : document.documentElement.dataset.theme);
        observer.disconnect();
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] });
    });
    await page.reload();
    await page.waitForLoadState('networkidle');

    await expectSoon(() => page.evaluate(() => localStorage.getItem('theme')), 'night');
    await expectSoon(() => page.evaluate(() => Reflect.get(window, 'themeBeforeBody')), 'night');
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest(
    'by night the toggle, its name and every picture are those of the night before any script of the page has come',
    async () => {
      const { page, context, faults } = await salon.visit({ width: 1440, theme: 'night' });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const toggle = page.getByRole('banner').getByRole('button', { name: /theme/ });
      await toggle.waitFor();
      const look = async () => ({
        name: await page.getByRole('banner').getByRole('button', { name: 'Use the light theme' }).count(),
        sign: await toggle.locator('svg:visible').getAttribute('class'),
        ofTheDay: await page
          .locator('img[src*="-light-"]:visible, source[srcset*="-light-"]:visible')
          .count(),
      });
      const before = await look();
      const signBefore = await toggle.screenshot();
      release();
      await untilMounted(page);
      await page.waitForLoadState('networkidle');

      expect(before).toEqual({ name: 1, sign: expect.stringContaining('lucide-sun'), ofTheDay: 0 });
      expect(await look()).toEqual(before);
      expect((await toggle.screenshot()).equals(signBefore)).toBe(true);
      // A mismatch between the server's HTML and React's is an error in the console.
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  nightlyTest(
    'the choice of one tab, and of the machine while no one has chosen, is followed at once',
    async () => {
      const { page, context, faults } = await salon.visit({ width: 1440 });
      await page.goto('/');
      await untilMounted(page);
      const toggle = (page: Page, leadsTo: string) =>
        page.getByRole('banner').getByRole('button', { name: `Use the ${leadsTo} theme` });
      await page.emulateMedia({ colorScheme: 'dark' });
      await toggle(page, 'light').waitFor();
      await page.emulateMedia({ colorScheme: 'light' });
      await toggle(page, 'night').waitFor();

      const other = await context.newPage();
      await other.goto('/team');
      await untilMounted(other);
      await toggle(other, 'night').click();
      await toggle(page, 'light').waitFor();

      expect(faults).toEqual([]);
      await context.close();
    },
  );

  nightlyTest.each(['light', 'night'] as const)(
    'by %s nobody waits for the other theme’s picture',
    async (theme) => {
      const { page, context, faults } = await salon.visit({ width: 1440, theme });
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/pictures/hero')) pictures.push(request.url());
      });
      await page.goto('/');
      await page.waitForLoadState('networkidle');

      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((picture) => !picture.includes(`hero-${theme}-`))).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
