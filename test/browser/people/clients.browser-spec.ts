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

/** Opens a page of the dashboard, which first asks for the log-in. */
async function open(page: Page, path: string, title: string): Promise<void> {
  await openAs(page, path, salon.admin);
  await heading(page, title).waitFor();
}

nightlyTest('on a phone no client’s number and no coming visit is cut', async () => {
  const { page, context } = await salon.visit({ width: 390 });
  await open(page, '/dashboard/clients', 'Clients');
  await main(page).getByRole('row').nth(8).waitFor();

  const cut = await page.locator('[data-whole]').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { right, bottom } = part.getBoundingClientRect();
        const around = part.closest('[data-stack]')?.getBoundingClientRect();
        return !around || right > around.right + 1 || bottom > around.bottom + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await context.close();
});

test('the owner finds a client, writes a note and sees their past bookings', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await open(page, '/dashboard/clients', 'Clients');
  const { items } = await salon.get('/clients?pageSize=100', await salon.bearerOf(salon.admin));
  const regular = items.find(({ visits }: { visits: number }) => visits > 0);

  await main(page).getByLabel('Search').fill(regular.name.toLowerCase());
  await main(page).getByLabel('Search').press('Enter');
  await page.waitForURL(/q=/);
  await main(page).getByRole('link', { name: regular.name, exact: true }).click();
  await heading(page, regular.name).waitFor();
  await main(page).getByRole('region', { name: 'Past bookings' }).getByText('Done').first().waitFor();
  await main(page).getByRole('textbox', { name: 'Note' }).fill('Likes the seat by the window');
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Note saved.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await heading(page, regular.name).waitFor();

  await expectSoon(
    () => main(page).getByRole('textbox', { name: 'Note' }).inputValue(),
    'Likes the seat by the window',
  );
  // Tags: by keyboard on, found in the list, and off again.
  await main(page).getByLabel('New tag').fill('Bride');
  await page.keyboard.press('Enter');
  const tags = main(page).getByRole('list', { name: 'Tags' });
  await tags.getByText('Bride', { exact: true }).waitFor();
  await expectSoon(() => main(page).getByLabel('New tag').inputValue(), '');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/dashboard/clients');
  await main(page).getByLabel('Tag', { exact: true }).selectOption('Bride (1)');
  await main(page)
    .getByRole('status')
    .filter({ hasText: /^1 client$/ })
    .waitFor();
  await main(page).getByRole('row', { name: regular.name }).getByText('Bride', { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await main(page).getByRole('link', { name: regular.name, exact: true }).click();
  await tags.getByRole('button', { name: 'Remove tag: Bride' }).click();
  await tags.getByRole('listitem').waitFor({ state: 'detached' });
  await expectSoon(
    () =>
      main(page)
        .getByLabel('New tag')
        .evaluate((field) => field === document.activeElement),
    true,
  );
  const phone = regular.phone.replaceAll(' ', '');
  await expectSoon(
    () => main(page).getByRole('link', { name: regular.phone }).getAttribute('href'),
    `tel:${phone}`,
  );
  await expectSoon(
    () => main(page).getByRole('link', { name: 'Book', exact: true }).getAttribute('href'),
    `/dashboard/diary?new=${regular._id}`,
  );
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('on a phone the owner adds a client who called, and erases them on request', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  await open(page, '/dashboard/clients', 'Clients');

  await main(page).getByRole('button', { name: 'New client' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByText('Name is Required').waitFor();
  await dialog(page).getByLabel('Name').fill('Quintessa Zander');
  await dialog(page).getByLabel('Email', { exact: true }).fill('quin@example.com');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await heading(page, 'Quintessa Zander').waitFor();

  await main(page).getByRole('button', { name: 'More actions' }).press('Enter');
  await main(page).getByRole('button', { name: 'Erase…' }).click();
  await dialog(page).getByText('no upcoming bookings').waitFor();
  await dialog(page).getByText('emails to quin@example.com').waitFor();
  await dialog(page).getByRole('button', { name: 'Erase' }).click();
  await heading(page, 'Clients').waitFor();
  await page.goto('/dashboard/clients?q=quintessa');
  await main(page).getByRole('heading', { name: 'No clients match' }).waitFor();

  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'the desk merges two files of one client, by keyboard, and the old address leads to the one that stays',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await open(page, '/dashboard/clients', 'Clients');
    const add = async (name: string, email: string) => {
      await page.goto('/dashboard/clients');
      await main(page).getByRole('button', { name: 'New client' }).click();
      await dialog(page).getByLabel('Name').fill(name);
      await dialog(page).getByLabel('Phone', { exact: true }).fill('912 000 555');
      await dialog(page).getByLabel('Email', { exact: true }).fill(email);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await heading(page, name).waitFor();
      return page.url();
    };
    const old = await add('Zelda Quitteria', 'zelda@example.com');
    const stays = await add('Z. Quitteria', 'quitteria@example.com');
    await main(page).getByRole('link', { name: '1 other client has this number' }).waitFor();

    await main(page).getByRole('button', { name: 'More actions' }).press('Enter');
    await main(page).getByRole('button', { name: 'Merge…' }).press('Enter');
    await dialog(page).getByRole('combobox', { name: 'Other client' }).fill('zelda');
    await dialog(page).getByRole('option', { name: 'Zelda Quitteria' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('radio', { name: 'Name: Zelda Quitteria' }).press('Space');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByText('This can’t be undone.').waitFor();
    await dialog(page).getByRole('button', { name: 'Merge', exact: true }).press('Enter');
    await heading(page, 'Zelda Quitteria').waitFor();
    await main(page).getByRole('link', { name: 'quitteria@example.com' }).waitFor();
    await page.goto(old);
    await page.waitForURL(stays);
    await heading(page, 'Zelda Quitteria').waitFor();

    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'the owner sees today as a picture, and reads each chart as a table by keyboard alone',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await open(page, '/dashboard/overview', 'Overview');
    const { today } = await salon.get('/overview', await salon.bearerOf(salon.admin));
    const { confirmed, arrived, done } = today.visits;

    const day = main(page).getByRole('region', { name: 'The day' });
    const count = confirmed + arrived + done;
    await day.getByRole('link', { name: `${count} booking${count === 1 ? '' : 's'}`, exact: true }).waitFor();
    await day.getByText('Show as a table: The day').focus();
    await page.keyboard.press('Enter');
    await day.getByRole('table').waitFor();
    await expectSoon(() => day.getByRole('row').count(), today.people.length + 1);
    const week = main(page).getByRole('region', { name: 'This week' });
    await expectSoon(
      () => week.getByRole('link', { name: /% full$|: Closed$|: No one working$/ }).count(),
      7,
    );
    await main(page).locator('summary').filter({ hasText: 'Last 30 days' }).focus();
    await page.keyboard.press('Enter');
    await main(page).getByRole('table', { name: 'Bookings per day' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
