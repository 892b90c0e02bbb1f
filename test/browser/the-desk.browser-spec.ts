import type { Page } from 'playwright-core';
import { NobodysDemo } from '../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  main,
  sidewaysScroll,
} from '../support/browser.js';

const salon = new NobodysDemo();

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const widthOf = async (page: Page) => Math.round((await menu(page).boundingBox())?.width ?? 0);

test('the menu of those who work here folds to its signs, stays so in this browser, and still says every name', async () => {
  const { page, context, faults } = await salon.lookAround('reception', '/dashboard/order');
  await heading(page, 'Order List').waitFor();
  await bar(page).getByText('Welcome back, reception@maison-vera.example').waitFor();
  expect(Math.round((await bar(page).boundingBox())?.height ?? 0)).toBe(48);
  await expectSoon(() => widthOf(page), 215);

  await page.getByRole('button', { name: 'Fold the menu' }).click();
  await expectSoon(() => widthOf(page), 55);
  await page.reload();
  await heading(page, 'Order List').waitFor();
  await expectSoon(() => widthOf(page), 55);
  expect(await accessibilityFaults(page)).toEqual([]);

  await menu(page).getByRole('link', { name: 'Clients' }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Clients').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a booking is begun from every page, and over the diary on the day that it shows', async () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { page, context, faults } = await salon.lookAround('reception', `/dashboard/diary?day=${day}`);
  await heading(page, 'Diary').waitFor();
  const begin = bar(page).getByRole('button', { name: 'New booking' });

  await begin.click();
  await dialog(page).getByRole('heading', { name: 'New booking' }).waitFor();
  await expectSoon(() => dialog(page).getByLabel('Day', { exact: true }).inputValue(), day);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expectSoon(() => begin.evaluate((button) => button === document.activeElement), true);
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone the five most used pages stand at the foot, and all else is in a sheet', async () => {
  const { page, context, faults } = await salon.lookAround('admin', '/dashboard/inbox', 390);
  await heading(page, 'Inbox').waitFor();
  const foot = page.getByRole('navigation', { name: 'Most used pages' });
  await expectSoon(
    () => foot.getByRole('link').allTextContents(),
    ['Overview', 'Diary', 'Order List', 'Clients', 'Inbox'],
  );
  const { y = 0, height = 0 } = (await foot.boundingBox()) ?? {};
  expect([Math.round(height), Math.round(y + height)]).toEqual([56, 844]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await foot.getByRole('button', { name: 'More' }).click();
  await dialog(page).getByRole('button', { name: 'Sign Out' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await menu(page).getByRole('link', { name: 'Opening Hours' }).click();
  await heading(page, 'Opening Hours').waitFor();
  await main(page).getByRole('button', { name: 'Save opening hours' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
