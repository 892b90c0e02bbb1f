import type { Page } from 'playwright-core';
import { DemoSalon } from '../support/browser-salon.js';
import { heading, main, openAs } from '../support/browser.js';

const salon = new DemoSalon();

async function signUp(page: Page, name: string): Promise<void> {
  const email = `${name.toLowerCase().replace(/\W/g, '')}@example.com`;
  await main(page).getByLabel('Name').fill(name);
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill('secret1');
  await main(page).getByRole('button', { name: 'Sign Up' }).click();
}

describe.each([1440, 390])('at a width of %i pixels', (width) => {
  test('a visitor signs up, books the first free time, finds it in their list and cancels; the salon sees it', async () => {
    const { page, context, faults } = await salon.visit({ width });
    const name = `Maria ${width}`;

    await page.goto('/all-services');
    await page
      .getByRole('article')
      .filter({ hasText: 'Gel manicure' })
      .getByRole('link', { name: 'Buy Now' })
      .click();
    await heading(page, /Choose a time/).waitFor();
    await page.getByRole('button', { name: /First available/ }).click();
    await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click();

    await heading(page, 'Check and confirm').waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, name);
    await heading(page, 'Check and confirm').waitFor();
    await page.getByLabel(/Anything we should know/).fill('A quiet corner, please');
    await page.getByRole('button', { name: 'Confirm booking' }).filter({ visible: true }).click();

    await heading(page, 'You are booked').waitFor();
    const reference = (await main(page).getByRole('definition').first().textContent()) ?? '';
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

    await page.getByRole('link', { name: 'My bookings' }).click();
    await heading(page, 'Booking List').waitFor();
    await main(page).getByText('Gel manicure').first().waitFor();
    await main(page)
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await main(page).getByText('No bookings yet').waitFor();

    const desk = await salon.visit({ width });
    await openAs(desk.page, '/dashboard/order', salon.admin);
    await heading(desk.page, 'Order List').waitFor();
    await desk.page.getByRole('searchbox').fill(reference);
    await desk.page.keyboard.press('Enter');
    const order = main(desk.page).getByRole('row').filter({ hasText: reference });
    await order.getByText(name).waitFor();
    await order.getByText('Cancelled').waitFor();

    expect([...faults, ...desk.faults]).toEqual([]);
    await context.close();
    await desk.context.close();
  });
});

test('by keyboard alone a client gets from a service card to a confirmed booking', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  const { keyboard } = page;

  await page.goto('/all-services');
  await heading(page, 'All services').waitFor();
  await tabTo(page, 'link', /^Buy Now.*Hot stone massage/);
  await keyboard.press('Enter');
  await heading(page, /Choose a time/).waitFor();
  await tabTo(page, 'button', /^First available/);
  await keyboard.press('Enter');
  await tabTo(page, 'radio', /with anyone$/);
  await tabTo(page, 'button', 'Continue');
  await keyboard.press('Enter');
  await heading(page, 'Check and confirm').waitFor();
  await tabTo(page, 'link', 'Create an account');
  await keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Name');
  await keyboard.type('Ines Rocha');
  await keyboard.press('Tab');
  await keyboard.type('ines@example.com');
  await keyboard.press('Tab');
  await keyboard.type('secret1');
  await keyboard.press('Enter');
  await heading(page, 'Check and confirm').waitFor();
  await tabTo(page, 'button', 'Confirm booking');
  await keyboard.press('Enter');

  await heading(page, 'You are booked').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** Presses Tab until the focus is on the element. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'radio' | 'textbox',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).filter({ visible: true });
  await wanted.first().waitFor();
  for (let presses = 0; presses < 80; presses++) {
    const focused = await wanted.evaluateAll((found) =>
      found.some((element) => element === document.activeElement),
    );
    if (focused) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached the ${role} ${String(name)}.`);
}
