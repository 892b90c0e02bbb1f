import type { Locator, Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, openAs, sidewaysScroll } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { enterDay, freeTimes, pressBook, serviceRow, who, whoEntry } from '../../support/new-booking.js';
import { countPresses } from '../../support/count-presses.js';

const salon = new DemoSalon();

const LONG_NAME = `Ottilie ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}`;

beforeAll(async () => {
  const bearer = await salon.bearerOf(salon.admin);
  const add = (name: string, phone = '') =>
    salon.send('POST', '/clients', { name, phone, email: '', note: '' }, bearer);
  await add('Ottoline Marsh', '+351 910 000 001');
  await add('Ottoline Zeller');
  await add(LONG_NAME, '+351 910 000 003');
});

const list = (page: Page) => dialog(page).getByRole('listbox', { name: 'Clients' });
const announced = (page: Page, sentence: string) =>
  dialog(page).getByRole('status').filter({ hasText: sentence });

/** The option announced by a screen reader after arrow keys. */
const activeOption = (page: Page) =>
  who(page).evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );
const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement);

async function openNewBooking(options: { width: number; theme?: 'night'; hasTouch?: boolean }) {
  const opened = await salon.visit(options);
  await openAs(opened.page, '/dashboard/order', salon.admin);
  await opened.page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
  await who(opened.page).waitFor();
  return opened;
}

nightlyTest(
  'by keyboard the desk hears how many clients fit, looks through them and chooses one',
  async () => {
    const { page, context, faults } = await openNewBooking({ width: 1440 });
    await who(page).focus();
    await page.keyboard.type('ottoline');
    await announced(page, '2 clients found').waitFor();
    expect(await activeOption(page)).toBeUndefined();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toBe('Ottoline Marsh+351 910 000 001');
    await page.keyboard.press('ArrowUp');
    expect(await activeOption(page)).toBe('Walk-inNo name needed');
    await page.keyboard.press('ArrowUp');
    expect(await activeOption(page)).toBe('New client “ottoline”A name is enough');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toBe('Ottoline Zeller');
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');

    await dialog(page).getByText('+351 910 000 001').waitFor();
    await expectSoon(() => hasFocus(dialog(page).getByRole('button', { name: 'Change client' })), true);
    // Enter chose, and did not send the form.
    expect(await dialog(page).getByText('Choose a service.').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expectSoon(() => hasFocus(who(page)), true);
    expect(await who(page).inputValue()).toBe('');
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('a client on file who calls is booked in four presses', async () => {
  const [service] = await salon.get('/services');
  const { day } = await salon.get(`/availability/first?services=${service._id}`);
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/order', salon.admin);
  const presses = await countPresses(page);

  await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
  await expectSoon(() => hasFocus(who(page)), true);
  await page.keyboard.type('000 001');
  await whoEntry(page, /^Ottoline Marsh/).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('+351 910 000 001').waitFor();
  await serviceRow(page, service.title).click();
  await enterDay(page, day);
  await freeTimes(page).first().click();
  await pressBook(page);

  await page.getByText(/^Booked: Ottoline Marsh/).waitFor();
  presses.expectAsDocumented('Book a known client who calls');
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'on a phone a client with a very long name is found by their number and chosen by touch',
  async () => {
    const { page, context, faults } = await openNewBooking({ width: 390, theme: 'night', hasTouch: true });
    await who(page).tap();
    await who(page).pressSequentially('910 000 003');
    await announced(page, '1 client found').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await whoEntry(page, /^Ottilie/).tap();

    await dialog(page).getByText(LONG_NAME).waitFor();
    await dialog(page).getByRole('button', { name: 'Change client' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'someone who is not on file is added as a new client, whose phone number comes next',
  async () => {
    const { page, context } = await openNewBooking({ width: 1440 });
    await who(page).fill('Nobody Knows');
    await announced(page, 'No client found').waitFor();
    expect(await list(page).getByRole('option').allTextContents()).toEqual([
      'New client “Nobody Knows”A name is enough',
      'Walk-inNo name needed',
    ]);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await list(page).waitFor({ state: 'hidden' });
    await expectSoon(() => hasFocus(dialog(page).getByLabel('Phone', { exact: true })), true);
    expect(await dialog(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Nobody Knows');
    await context.close();
  },
);
