import type { Browser, Page } from 'playwright-core';
import { openDemoSalon, type RunningSalon } from '../support/running-salon.js';
import { openBrowser, visit } from '../support/visitor.js';

let salon: RunningSalon;
let browser: Browser;

beforeAll(async () => {
  salon = await openDemoSalon();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await salon?.stop();
});

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

async function openDesk(page: Page, search = ''): Promise<void> {
  const path = `/dashboard/order${search}`;
  await page.goto(`/login?from=${encodeURIComponent(path)}`);
  await main(page).getByLabel('Email').fill(salon.admin.email);
  await main(page).getByLabel('Password', { exact: true }).fill(salon.admin.password);
  await main(page).getByRole('button', { name: 'Login' }).click();
  await main(page).getByRole('heading', { level: 1, name: 'Order List' }).waitFor();
}

/** Somebody calls: she is written down by name and number, and gets the first free time of the coming days. */
async function bookByPhone(page: Page, name: string): Promise<void> {
  const services = await (await fetch(`${salon.url}/services`)).json();
  const { day } = await (await fetch(`${salon.url}/availability/first?services=${services[0]._id}`)).json();
  await main(page).getByRole('button', { name: 'New booking' }).click();
  await dialog(page).getByLabel('Client’s name').fill(name);
  await dialog(page).getByLabel('Phone (optional)').fill('+351 912 345 678');
  await dialog(page).getByLabel('Service', { exact: true }).selectOption(services[0].title);
  await dialog(page).getByLabel('Day', { exact: true }).fill(day);
  await dialog(page).getByRole('group', { name: 'Free times' }).getByRole('button').first().click();
  await dialog(page).getByRole('button', { name: 'Book it' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

test.each([1440, 390])(
  'the owner books somebody who calls, and marks her as arrived, at %i pixels',
  async (width) => {
    const name = `Rita Sá ${width}`;
    const { page, context, faults } = await visit(browser, { url: salon.url, width });
    await openDesk(page);

    await bookByPhone(page, name);
    await main(page).getByRole('searchbox', { name: 'Search' }).fill(name);
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    await rowOf(page, name)
      .getByRole('button', { name: /^More about/ })
      .click();
    await dialog(page).getByText('+351 912 345 678').waitFor();
    await dialog(page).getByRole('button', { name: 'Arrived' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await rowOf(page, name).getByText('Arrived', { exact: true }).first().waitFor();
    await rowOf(page, name)
      .getByRole('button', { name: /^More about/ })
      .click();
    await dialog(page).getByText('What happened to this booking').click();

    await dialog(page)
      .getByText(/^Marked as arrived by/)
      .waitFor();
    expect(await dialog(page).getByRole('list', { name: 'History' }).getByRole('listitem').count()).toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('of two at the desk, the second is shown what the first has changed', async () => {
  const first = await visit(browser, { url: salon.url, width: 1440 });
  const second = await visit(browser, { url: salon.url, width: 1440 });
  await openDesk(first.page);
  await bookByPhone(first.page, 'Zelda Quick');
  await first.page.goto('/dashboard/order?q=Zelda');
  await openDesk(second.page, '?q=Zelda');
  for (const { page } of [first, second]) {
    await rowOf(page, 'Zelda')
      .getByRole('button', { name: /^More about/ })
      .click();
    await dialog(page).getByLabel('Note').waitFor();
  }

  await dialog(first.page).getByLabel('Note').fill('Comes with her dog');
  await dialog(first.page).getByRole('button', { name: 'Keep the note' }).click();
  await first.page.getByText('The note is kept.').waitFor();
  await dialog(second.page).getByRole('button', { name: 'No-show' }).click();

  await dialog(second.page).getByText('Somebody has changed this booking meanwhile').waitFor();
  expect(await dialog(second.page).getByLabel('Note').inputValue()).toBe('Comes with her dog');
  await dialog(second.page).getByRole('button', { name: 'Arrived' }).click();
  await dialog(second.page).waitFor({ state: 'hidden' });
  await rowOf(second.page, 'Zelda').getByText('Arrived', { exact: true }).first().waitFor();
  await Promise.all([first.context.close(), second.context.close()]);
});
