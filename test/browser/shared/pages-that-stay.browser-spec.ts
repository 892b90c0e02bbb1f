import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { heading, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

/** Notes at each frame which heading the page shows, if any; gives each change of it. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    const look = () => {
      const [first = ''] = [...document.querySelectorAll('main h1')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent);
      if (first !== (shown.at(-1) ?? '')) shown.push(first);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { shownHeadings: shown });
  });
  return () => page.evaluate(() => (window as unknown as { shownHeadings: string[] }).shownHeadings);
}

nightlyTest.each([
  ['/dashboard/order', 'Order List', 'row'],
  ['/dashboard/reports', 'Reports', 'link'],
  ['/dashboard/overview', 'Overview', 'link'],
  ['/dashboard/clients', 'Clients', 'row'],
  ['/dashboard/mail', 'Mail', 'row'],
] as const)('%s stays once it has appeared, also when its data comes', async (path, title, part) => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  const headings = await watchHeadings(page);

  await openAs(page, path, salon.admin);
  await heading(page, title).waitFor();
  await main(page).getByRole(part).nth(2).waitFor();

  expect(await headings()).toEqual([title]);
  expect(faults).toEqual([]);
  await context.close();
});
