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
import { entry, follow } from '../../support/menu.js';

const salon = new DemoSalon();

const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const pressIn = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click();

/** The screen is accessible, in light and dark. */
async function expectUsable(page: Page): Promise<void> {
  for (const theme of ['light', 'night']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await expectSoon(() => accessibilityFaults(page), []);
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  expect(await sidewaysScroll(page)).toBe(0);
}

const PATIENCE_MS = 240_000;

test(
  'an owner turns the till on, sets taxes and products, moves cash, and closes the day with a difference of 5.00',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, '/dashboard/till-settings', salon.admin);
    await main(page).getByRole('heading', { name: 'Where you take payments' }).waitFor();
    expect(await entry(page, 'Till').count()).toBe(0);

    // Nothing is turned on until the list of what is not promised has been read.
    await press(page, 'Use: In Parlour');
    await pressIn(page, 'Take payments here');
    await dialog(page).getByText('Please read this and tick the box.').waitFor();
    await expectUsable(page);
    await dialog(page).getByLabel('I have read what I need to check').check();
    await dialog(page).getByLabel('Enter the salon’s name').fill('Maison Vera');
    await pressIn(page, 'Take payments here');
    await entry(page, 'Till').waitFor();

    await press(page, 'Add a rate');
    await dialog(page).getByLabel('Name').fill('Standard');
    await dialog(page).getByLabel('Rate (%)').fill('7,7');
    await pressIn(page, 'Save');
    await main(page)
      .getByRole('row', { name: /^Standard/ })
      .getByText('7.7%')
      .waitFor();
    await main(page).getByLabel('Default tax').selectOption({ label: 'Standard · 7.7%' });
    await main(page).getByLabel('Reception ($)').fill('half');
    await main(page).getByText('Enter an amount, with two decimals at most.').waitFor();
    await main(page).getByLabel('Reception ($)').fill('80');
    await main(page)
      .getByLabel('Taxed')
      .selectOption({ label: 'When used, at the rates of the items they pay for' });
    const bar = main(page).getByRole('region', { name: 'Unsaved changes' });
    await bar.getByText('Refunds: not saved yet').waitFor();
    await bar.getByText('Gift cards: not saved yet').waitFor();
    await bar.getByRole('button', { name: 'Save' }).click();
    await bar.waitFor({ state: 'detached' });
    const bearer = await salon.bearerOf(salon.admin);
    const settings = async () => {
      const { receptionRefundLimit, giftCardTax, mode } = await salon.get('/till/settings', bearer);
      return { receptionRefundLimit, giftCardTax, mode };
    };
    await expectSoon(settings, { receptionRefundLimit: 80, giftCardTax: 'at-use', mode: 'record' });
    await expectUsable(page);

    await follow(page, 'Products');
    await main(page).getByRole('heading', { name: 'No products yet' }).waitFor();
    await main(page).getByRole('button', { name: 'Add a product' }).first().click();
    await dialog(page).getByLabel('Name').fill('Rosewater shampoo');
    await dialog(page).getByLabel('Price ($)').fill('18');
    await dialog(page).getByLabel('In stock now').fill('4');
    await dialog(page).getByLabel('Reorder level').fill('3');
    await pressIn(page, 'Save');
    const shampoo = main(page).getByRole('row', { name: /Rosewater shampoo/ });
    await shampoo.getByText('$18.00').waitFor();
    await shampoo.getByRole('button', { name: 'Stock of Rosewater shampoo' }).click();
    await dialog(page).getByLabel('Reason').selectOption({ label: 'Used in the salon' });
    await dialog(page).getByLabel('Quantity').fill('2');
    await pressIn(page, 'Save');
    await dialog(page).getByText('In stock now: 2').waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await shampoo.getByText('Reorder soon').waitFor();
    await main(page).getByLabel('Show').selectOption({ label: 'To reorder (1)' });
    await shampoo.waitFor();
    await expectUsable(page);

    await entry(page, 'Till').click();
    await main(page).getByText('No payments yet.').waitFor();
    await press(page, 'Cash in or out');
    await dialog(page).getByLabel('What').selectOption({ label: 'Put cash in the drawer' });
    await dialog(page).getByLabel('Amount ($)').fill('150');
    await pressIn(page, 'Record');
    await dialog(page).locator('[aria-invalid="true"]').waitFor();
    await dialog(page).getByLabel('From').selectOption({ label: 'The bank' });
    await dialog(page).getByLabel('Reason').fill('Change from the bank');
    await expectUsable(page);
    await pressIn(page, 'Record');
    await main(page)
      .getByRole('row', { name: /Change from the bank/ })
      .getByText('$150.00')
      .waitFor();
    await expectUsable(page);

    await press(page, 'Close the till');
    await dialog(page).getByLabel('Number of $50.00').fill('2');
    await dialog(page).getByLabel('Number of $20.00').fill('2');
    await dialog(page).getByLabel('Number of $5.00').fill('x');
    await pressIn(page, 'Compare');
    await dialog(page).locator('[aria-invalid="true"]').waitFor();
    await dialog(page).getByLabel('Number of $5.00').fill('1');
    await dialog(page).getByText('$145.00').waitFor();
    expect(await dialog(page).getByText('$150.00').count()).toBe(0);
    await expectUsable(page);
    await pressIn(page, 'Compare');
    await dialog(page).getByText('$5.00 short').waitFor();
    // Keyboard users continue from here, and hear the next step.
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), 'Your count');
    await dialog(page).getByLabel('Bank deposit ($)').fill('40');
    await pressIn(page, 'Close the till');
    await dialog(page).getByText('Enter a reason.').waitFor();
    await dialog(page).getByLabel('What happened?').fill('Somebody was given five too much');
    await expectUsable(page);
    await pressIn(page, 'Close the till');
    await heading(page, 'Close').waitFor();
    await main(page).getByText('−$5.00').waitFor();
    await main(page).getByText('$105.00').waitFor();
    await main(page)
      .getByText(/^[0-9a-f]{64}$/)
      .waitFor();
    await expectUsable(page);

    await main(page).getByRole('link', { name: 'Back to the till' }).click();
    await main(page).getByRole('heading', { name: 'Close 1' }).waitFor();
    await main(page).getByText('Closed', { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
  PATIENCE_MS,
);
