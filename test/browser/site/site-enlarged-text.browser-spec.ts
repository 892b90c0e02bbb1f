import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { heading, main, sidewaysScroll } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { enlargeText, textFaults } from '../../support/text-faults.js';

const salon = new DemoSalon();

const faultsOf = async (page: Page): Promise<string[]> => {
  await enlargeText(page);
  // Content below the first screen is also drawn.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const sideways = await sidewaysScroll(page);
  return [...(sideways > 0 ? [`${sideways} pixels to scroll sideways`] : []), ...(await textFaults(page))];
};

describe.each(perLane({ change: [390], nightly: [320, 390, 768, 1440] }))(
  'with text twice as large, %i pixels wide, nothing is cut and nothing lies on something else',
  (width) => {
    test('on the public pages', async () => {
      const { page, context } = await salon.visit({ width });
      const [{ slug }] = await salon.get('/services');
      const found: Record<string, string[]> = {};
      for (const path of [
        '/',
        '/all-services',
        `/all-services/${slug}`,
        '/team',
        '/portfolio',
        '/contact',
        '/login',
        '/sign-up',
        '/reset-password',
        '/privacy',
        '/terms',
        '/imprint',
      ]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const faults = await faultsOf(page);
        if (faults.length > 0) found[path] = faults;
      }
      expect(found).toEqual({});
      await context.close();
    });

    nightlyTest('from the first step of a booking to the last', async () => {
      const { page, context } = await salon.visit({ width });
      const found: Record<string, string[]> = {};
      const look = async (step: string) => {
        const faults = await faultsOf(page);
        if (faults.length > 0) found[step] = faults;
      };
      const press = (name: string | RegExp) =>
        page.getByRole('button', { name }).filter({ visible: true }).first().click();

      await page.goto('/book');
      await heading(page, 'Choose your services').waitFor();
      await press('Add Gel manicure');
      await look('services');
      await press('Continue');
      await heading(page, /Choose a time/).waitFor();
      await main(page).getByRole('radio').first().waitFor();
      await look('times');
      await press(/^First available/);
      await page.waitForURL(/time=/);
      await press('Continue');
      await main(page).getByText('This time is held for you').waitFor();
      await look('confirm');
      await main(page).getByLabel('Name').fill('Large Print');
      await main(page).getByLabel('Email').fill('large.print@example.com');
      await press('Book');
      const code = (await main(page).locator('output').textContent()) ?? '';
      await look('code');
      await main(page).getByLabel('Code').fill(code);
      await heading(page, 'You’re booked').waitFor();
      await look('booked');

      expect(found).toEqual({});
      await context.close();
    });
  },
);
