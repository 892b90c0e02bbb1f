import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { NobodysDemo } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  main,
  sidewaysScroll,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { countPresses } from '../../support/count-presses.js';

/** A demo in which visitors look around as team members. */
const salon = new NobodysDemo();

const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const pressIn = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click();

async function expectUsable(page: Page): Promise<void> {
  await expectSoon(() => accessibilityFaults(page), []);
  expect(await sidewaysScroll(page)).toBe(0);
}

const PATIENCE_MS = 240_000;

nightlyTest(
  'on a phone reception counts by touch alone, sees no settings, and finds what was sold in the meantime',
  async () => {
    const bearer = await salon.bearerFor('admin');
    await salon.send(
      'PATCH',
      '/till/settings',
      { mode: 'record', acknowledged: true, typed: 'Maison Vera' },
      bearer,
    );
    const { page, context, faults } = await salon.lookAround('reception', '/dashboard/till', 390);
    await main(page).getByText('No payments yet.').waitFor();
    await expectUsable(page);
    await press(page, 'Close the till');
    await pressIn(page, 'Enter the total instead');
    await dialog(page).getByLabel('Total in the drawer ($)').fill('0');
    // More refunds by card than sales.
    await dialog(page).getByLabel('Card terminal’s total ($)').fill('12,50−');
    await pressIn(page, 'Compare');
    await dialog(page).getByText('−$12.50').waitFor();
    await dialog(page).getByText('$12.50 short').waitFor();
    await dialog(page).getByText('It balances').waitFor();
    const moved = await fetch(`${salon.url}/till/movements`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: bearer,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ kind: 'paid-in', category: 'bank', amount: 20, reason: 'Change' }),
    });
    expect(moved.status).toBe(201);
    await pressIn(page, 'Close the till');
    await dialog(page)
      .getByText('A sale or cash movement has just been recorded. Please count again.')
      .waitFor();
    await expectUsable(page);
    await page.goto('/dashboard/till-settings');
    await heading(page, 'You don’t have access to this page').waitFor();
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    await context.close();
  },
  PATIENCE_MS,
);

nightlyTest(
  'reception gives back 30.00 to the gift card and 20.00 to the card, as it was paid, in two presses and a reason',
  async () => {
    const bearer = await salon.bearerFor('admin');
    const record = { mode: 'record', acknowledged: true, typed: 'Maison Vera', giftCardTax: 'at-use' };
    await salon.send('PATCH', '/till/settings', record, bearer);
    const { _id: productId } = await salon.send(
      'POST',
      '/products',
      { title: 'Hair oil', price: 50 },
      bearer,
    );
    const sell = (line: object, payments: object[], expectedTotal: number) =>
      salon.send('POST', '/sales', { lines: [line], payments, expectedTotal }, bearer);
    const bought = await sell({ kind: 'gift-card', price: 30 }, [{ method: 'card', amount: 30 }], 30);
    const byGiftCard = { method: 'gift-card', amount: 30, giftCardCode: bought.giftCards[0].code };
    const sale = await sell({ kind: 'product', productId }, [byGiftCard, { method: 'card', amount: 20 }], 50);

    const { page, context, faults } = await salon.lookAround('reception', `/dashboard/sales/${sale._id}`);
    await press(page, 'Refund…');
    await dialog(page).getByLabel('Reason').fill('Allergic to it');
    const presses = await countPresses(page);
    await pressIn(page, /^Refund everything left/);
    const goesBackBy = (way: string) =>
      dialog(page)
        .getByRole('textbox', { name: `Refund: ${way}` })
        .inputValue();
    expect([await goesBackBy('Gift card'), await goesBackBy('Card')]).toEqual(['30', '20']);
    await pressIn(page, 'Refund $50.00');
    await main(page).getByRole('link', { name: /^R-/ }).waitFor();
    presses.expectAsDocumented('Refund a sale as it was paid');

    const { refunds } = await salon.get(`/sales/${sale._id}`, bearer);
    const { payments } = await salon.get(`/sales/${refunds[0]._id}`, bearer);
    expect(payments).toMatchObject([
      { method: 'card', amount: 20 },
      { method: 'gift-card', amount: 30 },
    ]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
