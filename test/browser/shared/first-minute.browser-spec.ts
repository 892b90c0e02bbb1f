import type { Locator, Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { dialog, expectSoon, heading, main } from '../../support/browser.js';
import { countPresses } from '../../support/count-presses.js';
import { nightlyTest } from '../../support/lane.js';
import { entry } from '../../support/menu.js';
import { freeTimes, pressBook, serviceRow, who } from '../../support/new-booking.js';
import { NOBODYS } from '../../support/running-salon.js';
import { aSalonFolder } from '../../support/salon-folder.js';

/** A fresh clone: no one is its admin, and its books are written while people look around. */
const salon = new DemoSalon(() => ({ ...NOBODYS, DEMO_HISTORY: '1' }), aSalonFolder);

const SCREEN_PX = 900;
const BOOKS_PATIENCE_MS = 400_000;

/** Notes how far down this page and its successors are scrolled. */
const watchScrolling = (page: Page) =>
  page.evaluate(() => {
    const noted = globalThis as unknown as { furthestPx: number };
    noted.furthestPx = 0;
    addEventListener('scroll', () => (noted.furthestPx = Math.max(noted.furthestPx, scrollY)));
  });
const furthest = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { furthestPx: number }).furthestPx);

async function expectAtAGlance(part: Locator): Promise<void> {
  await part.waitFor();
  const box = await part.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(SCREEN_PX);
}

nightlyTest(
  'an owner who looks around the demo sees today at a glance, books a walk-in in three presses, takes money and reads this month against the last, without scrolling a screen twice',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.goto('/login');
    await main(page)
      .getByRole('button', { name: /^The owner/ })
      .click();
    await entry(page, 'Overview').click();
    await watchScrolling(page);
    await heading(page, 'Overview').waitFor();
    await expectAtAGlance(main(page).getByRole('region', { name: 'The day' }));

    const presses = await countPresses(page);
    await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
    await expectSoon(() => who(page).evaluate((field) => field === document.activeElement), true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await serviceRow(page, 'Haircut & styling').click();
    await expectSoon(() => freeTimes(page).first().getAttribute('aria-pressed'), 'true');
    await pressBook(page);
    await page.getByText(/^Booked: Walk-in/).waitFor();
    presses.expectAsDocumented('Book a walk-in client');
    await dialog(page).waitFor({ state: 'detached' });

    await entry(page, 'Till').waitFor({ timeout: BOOKS_PATIENCE_MS });
    await entry(page, 'Till').click();
    await main(page).getByRole('button', { name: 'Sale without a visit' }).first().click();
    const sale = dialog(page);
    await sale.getByRole('button', { name: 'Product', exact: true }).click();
    await sale.getByRole('combobox', { name: 'Product' }).fill('Silk hair oil');
    await sale
      .getByRole('option', { name: /^Silk hair oil/ })
      .first()
      .click();
    await sale.getByRole('button', { name: 'Card', exact: true }).click();
    await sale.getByRole('button', { name: /^Take \$/ }).click();
    await sale.getByText(/^\$[\d.]+ taken/).waitFor();
    await sale.getByRole('button', { name: 'Done', exact: true }).click();

    await entry(page, 'Reports').click();
    await heading(page, 'Reports').waitFor();
    await expectAtAGlance(main(page).getByRole('link', { name: /^Taken: \$[\d,.]+, see/ }));
    await expectAtAGlance(main(page).getByText(/^Compared with /));
    await expectAtAGlance(
      main(page)
        .getByRole('region', { name: /^Taken/ })
        .first(),
    );
    expect(await furthest(page)).toBeLessThan(SCREEN_PX);
    expect(faults).toEqual([]);
    await context.close();
  },
  BOOKS_PATIENCE_MS * 1.5,
);
