import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  main,
  openAs,
  sidewaysScroll,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

const tour = (page: Page) => page.getByRole('region', { name: 'Tour of the demo salon' });
const press = (page: Page, name: string) => tour(page).getByRole('button', { name }).press('Enter');

test('an owner walks through the seven points of the demo by keyboard, and the tour never comes back', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440, takesTour: true });
  await openAs(page, '/dashboard/overview', salon.admin);
  await tour(page).getByText('Take a look around').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await press(page, 'Start the tour');
  const seen: string[] = [];
  for (let place = 1; place <= 7; place += 1) {
    await tour(page).getByText(`${place} of 7`).waitFor();
    const isBooking = place === 2;
    if (isBooking) await dialog(page).filter({ hasText: 'New booking' }).waitFor();
    else await expectSoon(() => dialog(page).count(), 0);
    await expectSoon(async () => new URL(page.url()).searchParams.has('new'), isBooking);
    seen.push(new URL(page.url()).pathname);
    if (place < 7) await press(page, 'Next');
  }
  await press(page, 'Finish');
  await tour(page).waitFor({ state: 'detached' });

  expect(seen.map((path) => path.replace('/dashboard/', ''))).toEqual([
    ...['overview', 'diary', 'till', 'reports', 'order', 'site', 'health'],
  ]);
  await heading(page, 'Health').waitFor();
  await page.reload();
  await heading(page, 'Health').waitFor();
  await main(page).getByText('No problems found').waitFor();
  expect(await tour(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('on a phone the tour is left with one press', async () => {
  const { page, context, faults } = await salon.visit({ width: 390, takesTour: true });
  await openAs(page, '/dashboard/diary', salon.admin);
  await tour(page).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await press(page, 'Leave the tour');

  await tour(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('demo-tour'))).toBe('left');
  expect(faults).toEqual([]);
  await context.close();
});
