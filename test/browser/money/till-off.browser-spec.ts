import { randomUUID } from 'node:crypto';
import { DemoSalon, NobodysDemo } from '../../support/browser-salon.js';
import { accessibilityFaults, main, openAs, sidewaysScroll } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();
/** A demo in which visitors look around as team members. */
const nobodys = new NobodysDemo();

const PAGES = [
  '/dashboard/till',
  '/dashboard/till/1',
  '/dashboard/sales',
  `/dashboard/sales/${randomUUID()}`,
  '/dashboard/products',
  '/dashboard/gift-cards',
  '/dashboard/commission',
  '/dashboard/reports?report=money',
  '/dashboard/reports?report=tips',
  '/dashboard/reports/rows?figure=taken&name=Taken&period=month',
];

nightlyTest(
  'while the till is off, every page of the money says so and leads an owner to where it is turned on',
  async () => {
    for (const width of [1440, 390]) {
      const { page, context } = await salon.visit({ width });
      await openAs(page, '/dashboard', salon.admin);
      for (const path of PAGES) {
        await page.goto(path);
        await main(page).getByRole('heading', { name: 'The till is off' }).waitFor();
        await main(page).getByText('Everything recorded before is still there.').waitFor();
        expect([
          path,
          await main(page)
            .getByText(/couldn’t load/)
            .count(),
        ]).toEqual([path, 0]);
        expect([path, await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([path, [], 0]);
      }
      expect(await main(page).getByRole('link', { name: 'Go to Money' }).getAttribute('href')).toBe(
        '/dashboard/till-settings',
      );
      await context.close();
    }
  },
);

nightlyTest('reception is told who can turn it on', async () => {
  const { page, context } = await nobodys.lookAround('reception', '/dashboard/sales');
  await main(page).getByRole('heading', { name: 'The till is off' }).waitFor();
  await main(page).getByText('An admin can turn the till on under Money.').waitFor();
  expect(await main(page).getByRole('link', { name: 'Go to Money' }).count()).toBe(0);
  expect(await main(page).getByRole('button', { name: 'Sale without a visit' }).count()).toBe(0);
  await context.close();
});
