import { DemoSalon } from '../../support/browser-salon.js';
import { heading, main, untilHydrated } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

nightlyTest.each([
  '/?utm_source=letter&utm_medium=email&utm_campaign=spring',
  '/all-services?fbclid=IwAR0',
  '/all-services?category=hair&gclid=x',
  '/all-services?category=no-such',
  '/book?utm_source=letter',
  '/login?utm_source=letter',
])('the browser takes over what the server has drawn at %s, and draws none of it anew', async (address) => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const title = document.querySelector('h1');
      if (title) Reflect.set(title, 'isDrawnByServer', true);
    }),
  );
  await page.goto(address);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');

  expect(await heading(page, /./).evaluate((title) => Reflect.get(title, 'isDrawnByServer'))).toBe(true);
  // A mismatch between the server's HTML and React's is an error in the console.
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('an old link to a category that is gone shows all services', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  const services: unknown[] = await salon.get('/services');
  await page.goto('/all-services?category=no-such');

  await main(page).getByRole('navigation').getByRole('link', { name: 'All', exact: true }).waitFor();
  expect(await main(page).getByRole('article').count()).toBe(services.length);
  expect(await main(page).getByRole('link', { name: 'All', exact: true }).getAttribute('aria-current')).toBe(
    'true',
  );
  expect(faults).toEqual([]);
  await context.close();
});
