// Long because it is a whole day of an owner with their services, and of everything that lists them.
import type { Page } from 'playwright-core';
import { aPicture } from '../../support/pictures.js';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  main,
  openAs,
  untilHistoryRests,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { holdBack, watchShifts } from '../../support/layout-shifts.js';
import { follow } from '../../support/menu.js';
import { personChip, serviceRow, who } from '../../support/new-booking.js';

const salon = new DemoSalon();

const rowOf = (page: Page, title: string) => main(page).getByRole('row').filter({ hasText: title });

/** The owner in the dashboard, at one of its pages. */
async function anOwnerAt(path: string, title: string) {
  const owner = await salon.visit({ width: 1440 });
  const { page } = owner;
  await openAs(page, path, salon.admin);
  await heading(page, title).waitFor();
  return owner;
}

/** The titles of all services, as the site lists them. */
async function onSale(): Promise<string[]> {
  const services: { title: string }[] = await salon.get('/services');
  return services.map(({ title }) => title);
}

// First, while the salon still sells what it began with.
test('F-5: on a phone, add-ons chosen on the page of a service change its price and length, and go along into the booking', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  const services: { title: string; slug: string }[] = await salon.get('/services');
  const { slug } = services.find(({ title }) => title === 'Balayage') ?? { slug: '' };
  await page.goto(`/all-services/${slug}`);
  const asked = main(page).getByRole('status');
  await expectSoon(() => asked.innerText(), 'from $185\n2 h 15 min – 2 h 30 min');

  await main(page)
    .getByRole('checkbox', { name: /Gloss toner/ })
    .check();

  await expectSoon(() => asked.innerText(), 'from $220\n2 h 30 min – 2 h 45 min');
  expect(await accessibilityFaults(page)).toEqual([]);
  const bar = main(page).getByRole('link', { name: 'Book · from $220' });
  const isInSight = () =>
    bar.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  expect(await isInSight()).toBe(true);
  await page.setViewportSize({ width: 320, height: 256 });
  await expectSoon(isInSight, false);
  await bar.click();
  await page.waitForURL(/\/book\?service=[\w-]+&addOn=/);
  await page.getByText('from $220').filter({ visible: true }).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'from the page of a service, a free time is one press away from its confirmation, and its room is kept until the times are there',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    const shifts = await watchShifts(page);
    const release = await holdBack(page, '**/availability/first*');
    const services: { title: string; slug: string }[] = await salon.get('/services');
    const { slug } = services.find(({ title }) => title === 'Haircut & styling') ?? { slug: '' };
    await page.goto(`/all-services/${slug}`);
    const times = main(page).getByRole('region', { name: 'Next free times' });
    const { height } = (await times.boundingBox()) ?? { height: 0 };
    await release();
    const first = times.getByRole('listitem').getByRole('link').first();
    await first.waitFor();

    expect(await times.boundingBox()).toMatchObject({ height });
    expect(await shifts()).toEqual([]);
    expect(await main(page).getByRole('list').filter({ hasText: 'The cut, checked with you' }).count()).toBe(
      1,
    );
    await main(page).getByText('The shape lasts about six weeks.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const time = (await first.innerText()).split('\n').at(-1) ?? '';
    await first.click();
    await heading(page, 'Check and confirm').waitFor();
    await main(page).getByText(time).filter({ visible: true }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('spec §2, Add Services: what the owner adds with an image and a wait is on the site, on a page of its own, and can be booked', async () => {
  const { page, context, faults } = await anOwnerAt('/dashboard', 'Choose your services');
  await follow(page, 'Add Services');
  await heading(page, 'Add Services').waitFor();
  const image = await aPicture({ width: 900, height: 600, colour: '#a8652b' }).jpeg().toBuffer();

  await main(page).getByLabel('Service Title').fill('Copper gloss');
  await main(page).getByLabel('Category').selectOption({ label: 'Hair' });
  await main(page).getByLabel('Service Description').fill('A warm copper, sealed with a gloss.');
  await main(page)
    .getByLabel('Image', { exact: true })
    .and(main(page).locator('input[type="file"]'))
    .setInputFiles({ name: 'copper.jpg', mimeType: 'image/jpeg', buffer: image });
  await main(page).getByRole('button', { name: 'Replace: Image' }).waitFor();
  await main(page).getByLabel('Service Price').fill('95.50');
  await main(page).getByRole('button', { name: 'Add processing time' }).click();
  await main(page).getByText('The client is there for 1 h 30 min').waitFor();
  await main(page).getByRole('button', { name: 'Submit' }).click();

  await heading(page, 'Manage Services').waitFor();
  await page.getByText('Service: Copper gloss is added.').waitFor();
  await rowOf(page, 'Copper gloss').getByText('1 h 30 min').waitFor();

  await page.goto('/all-services?search=copper');
  const card = main(page).getByRole('article').filter({ hasText: 'Copper gloss' });
  await card.locator('img[src^="/media/"]').waitFor();
  await card.getByRole('link', { name: 'Copper gloss', exact: true }).click();
  await heading(page, 'Copper gloss').waitFor();
  await main(page).getByText('It develops while you relax.').waitFor();
  await main(page).getByText('$95.50').first().waitFor();
  await page.waitForFunction(() => document.title.startsWith('Copper gloss · '));

  await main(page).getByRole('link', { name: 'Buy Now' }).click();
  await main(page).getByRole('radio').first().waitFor();
  await page.getByText('Copper gloss').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'B-3: what is added is offered at once by every form that lists it, in one visit without a reload',
  async () => {
    const { page, context, faults } = await anOwnerAt('/dashboard/add', 'Add Services');
    const button = (name: string) => main(page).getByRole('button', { name, exact: true });
    const offers = async (label: string, option: string | RegExp) => {
      const choice = dialog(page).getByLabel(label, { exact: true }).first();
      await choice.getByRole('option', { name: option }).first().waitFor({ state: 'attached' });
      return choice;
    };
    // Every form is read before anything is added, so that what it shows afterwards may be old.
    await main(page)
      .getByRole('checkbox', { name: /Helena Matos/ })
      .waitFor();
    const forms = [
      ['Order List', 'New booking'],
      ['Portfolio', 'Add work'],
      ['Clients', 'New client'],
      ['Staff & Hours', 'Add team member'],
    ] as const;
    for (const [page_, opener] of forms) {
      await follow(page, page_);
      await button(opener).click();
      await dialog(page).waitFor();
      if (opener !== 'Add team member') {
        await dialog(page)
          .getByRole('button', { name: opener === 'New booking' ? 'Close' : 'Cancel' })
          .click();
        await dialog(page).waitFor({ state: 'detached' });
      }
    }

    await dialog(page).getByLabel('Name').fill('Zulmira Paz');
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await heading(page, 'Zulmira Paz').waitFor();
    await untilHistoryRests(page);
    // A colleague adds a category in the meantime: this browser has read the old ones.
    const bearer = await salon.bearerOf(salon.admin);
    await salon.send('POST', '/service-categories', { title: 'Zen corner' }, bearer);
    await follow(page, 'Add Services');
    await main(page)
      .getByRole('checkbox', { name: /Zulmira Paz/ })
      .check();
    await main(page).getByLabel('Category').selectOption({ label: 'Zen corner' });
    await main(page).getByLabel('Service Title').fill('Zen ritual');
    await main(page).getByLabel('Service Description').fill('Quiet, warm and slow.');
    await main(page).getByLabel('Service Price').fill('60');
    await button('Add an add-on').click();
    await main(page).getByLabel('Add-on', { exact: true }).fill('Warm towel');
    await main(page).getByRole('group', { name: 'Warm towel' }).getByLabel('Price').fill('5');
    await button('Submit').click();
    await heading(page, 'Manage Services').waitFor();
    await follow(page, 'Clients');
    await button('New client').click();
    await dialog(page).getByLabel('Name').fill('Zoe Zenith');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Zoe Zenith').waitFor();

    await follow(page, 'Portfolio');
    await button('Add work').click();
    await offers('Booked as', 'Zen ritual');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await follow(page, 'Order List');
    await main(page)
      .getByLabel('Staff', { exact: true })
      .getByRole('option', { name: 'Zulmira Paz' })
      .waitFor({ state: 'attached' });
    await button('New booking').click();
    await serviceRow(page, 'Zen ritual').click();
    await personChip(page, 'Zen ritual', 'Zulmira Paz').waitFor();
    await dialog(page)
      .getByLabel(/Warm towel/)
      .waitFor();
    await who(page).fill('Zoe Z');
    await page.getByRole('option', { name: /Zoe Zenith/ }).click();
    await dialog(page).getByRole('button', { name: 'Change client' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('spec §2, Manage Services: the owner changes a price, puts services in order, hides one and archives another', async () => {
  const { page, context, faults } = await anOwnerAt('/dashboard/manage', 'Manage Services');
  await rowOf(page, 'Balayage').waitFor();
  const [first = '', second = ''] = await onSale();

  const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/services/order'));

  await Promise.all([kept(), page.getByRole('button', { name: `Move down: ${first}` }).click()]);
  await page.getByText(`${first} is now 2 of`).waitFor();
  const handle = page.getByRole('button', { name: `Move ${first}: drag, or use the arrow keys` });
  await Promise.all([kept(), handle.press('ArrowDown')]);
  await page.getByText(`${first} is now 3 of`).waitFor();
  expect((await onSale()).slice(0, 3)).toEqual([second, expect.anything(), first]);

  const [, , , , fifth = ''] = await onSale();
  // Away from the edges of the window, where the list would come along.
  await rowOf(page, fifth).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const from = await handle.boundingBox();
  const to = await rowOf(page, fifth).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 30, { steps: 20 });
  await Promise.all([kept(), page.mouse.up()]);
  expect((await onSale())[4]).toBe(first);

  await page.getByRole('link', { name: 'Edit: Balayage' }).click();
  await heading(page, 'Edit a service').waitFor();
  await main(page).getByLabel('Service Price').fill('190');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await heading(page, 'Manage Services').waitFor();
  await rowOf(page, 'Balayage').getByText('$190').waitFor();

  await page.getByRole('button', { name: `More about ${first}` }).click();
  await dialog(page).getByRole('button', { name: 'Hide' }).click();
  await rowOf(page, first).getByText('Hidden').waitFor();
  await page.getByRole('button', { name: 'More about Balayage' }).click();
  await dialog(page).getByRole('button', { name: 'Archive …' }).click();
  await dialog(page).getByText('stay').waitFor();
  await dialog(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await rowOf(page, 'Balayage').waitFor({ state: 'detached' });

  expect(await onSale()).not.toContain('Balayage');
  expect(await onSale()).not.toContain(first);
  await main(page).getByLabel('Status').selectOption({ label: 'Archived' });
  await page.waitForURL('**/dashboard/manage?status=archived');
  await rowOf(page, 'Balayage').getByText('Archived').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'what the owner has typed is lost neither by a failure, nor by a link, nor by the way back',
  async () => {
    const { page, context } = await anOwnerAt('/dashboard/manage', 'Manage Services');
    await follow(page, 'Add Services');
    const title = main(page).getByLabel('Service Title');
    await title.fill('Scalp ritual');
    await main(page).getByRole('button', { name: 'Submit' }).click();
    await main(page).getByText('Enter a price like 45 or 45.50').waitFor();
    await main(page).getByLabel('Category').selectOption({ label: 'Hair' });
    await main(page).getByLabel('Service Price').fill('40');

    await page.route('**/services', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await main(page).getByRole('button', { name: 'Submit' }).click();
    await main(page).getByText('We can’t reach the salon right now.').waitFor();
    await page.unroute('**/services');
    await expectSoon(() => title.inputValue(), 'Scalp ritual');

    await follow(page, 'Manage Services');
    await dialog(page).getByRole('button', { name: 'Stay here' }).click();
    await expectSoon(() => title.inputValue(), 'Scalp ritual');

    await dialog(page).waitFor({ state: 'hidden' });
    await untilHistoryRests(page);
    await page.goBack();
    await heading(page, 'Manage Services').waitFor();
    await follow(page, 'Add Services');
    await main(page).getByText('Your unsaved changes are still here').waitFor();
    await expectSoon(() => title.inputValue(), 'Scalp ritual');

    await main(page).getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Service: Scalp ritual is added.').waitFor();
    expect(await onSale()).toContain('Scalp ritual');
    await context.close();
  },
);

nightlyTest('the owner puts the add-ons of a service in order, and the site offers them so', async () => {
  const { page, context, faults } = await anOwnerAt('/dashboard/add', 'Add Services');
  await main(page).getByLabel('Service Title').fill('Stage make-up');
  await main(page).getByLabel('Category').selectOption({ label: 'Hair' });
  await main(page).getByLabel('Service Price').fill('60');
  for (const [index, title] of ['Lashes', 'Glitter', 'Brows'].entries()) {
    await main(page).getByRole('button', { name: 'Add an add-on' }).click();
    await main(page).getByLabel('Add-on', { exact: true }).nth(index).fill(title);
    await main(page).getByLabel('Price', { exact: true }).nth(index).fill('5');
  }

  await main(page).getByRole('button', { name: 'Move up: Brows' }).press('Enter');
  await page.keyboard.press('Enter');
  await main(page).getByRole('button', { name: 'Move up: Brows' }).press('Enter');
  await main(page).getByRole('button', { name: 'Remove: Lashes' }).press('Enter');
  await expectSoon(() => page.evaluate(() => document.activeElement?.ariaLabel), 'Remove: Glitter');
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Service: Stage make-up is added.').waitFor();

  const services: { title: string; addOns: { title: string }[] }[] = await salon.get('/services');
  const made = services.find(({ title }) => title === 'Stage make-up');
  expect(made?.addOns.map(({ title }) => title)).toEqual(['Brows', 'Glitter']);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'of two who edit one service, the second sees what the first has saved, and nothing that they typed is lost',
  async () => {
    const first = await anOwnerAt('/dashboard/manage', 'Manage Services');
    const second = await anOwnerAt('/dashboard/manage', 'Manage Services');
    for (const { page } of [first, second]) {
      await page.getByRole('link', { name: 'Edit: Gel manicure' }).click();
      await heading(page, 'Edit a service').waitFor();
      await main(page).getByLabel('Service Price').waitFor();
    }
    const save = (page: Page) => main(page).getByRole('button', { name: 'Save' }).click();

    await main(first.page).getByLabel('Service Price').fill('47.50');
    await save(first.page);
    await first.page.getByText('Service: Gel manicure is saved.').waitFor();
    await main(second.page).getByLabel('Service Description').fill('A shine that lasts for weeks.');
    await save(second.page);

    const alert = main(second.page)
      .getByRole('alert')
      .filter({ hasText: 'Someone else has changed this service' });
    await alert.getByText('The price was changed to “47.5”.').waitFor();
    await expectSoon(() => main(second.page).getByLabel('Service Price').inputValue(), '47.5');
    await expectSoon(
      () => main(second.page).getByLabel('Service Description').inputValue(),
      'A shine that lasts for weeks.',
    );
    expect(await accessibilityFaults(second.page)).toEqual([]);
    await save(second.page);
    await second.page.getByText('Service: Gel manicure is saved.').waitFor();
    const services: { title: string }[] = await salon.get('/services');
    expect(services.find(({ title }) => title === 'Gel manicure')).toMatchObject({
      price: 47.5,
      description: 'A shine that lasts for weeks.',
    });
    await Promise.all([first.context.close(), second.context.close()]);
  },
);

nightlyTest(
  'many prices are raised at once: what becomes of each is shown first, and again when someone else was quicker',
  async () => {
    const bearer = await salon.bearerOf(salon.admin);
    const services: { _id: string; title: string }[] = await salon.get('/services');
    const { _id } = services.find(({ title }) => title === 'Gel manicure') ?? { _id: '' };
    await salon.send('PATCH', `/services/${_id}`, { price: 80 }, bearer);
    const { page, context, faults } = await anOwnerAt('/dashboard/manage', 'Manage Services');
    const opener = main(page).getByRole('button', { name: 'Change prices in bulk' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const asked = dialog(page);

    await asked.getByLabel('How much').fill('five');
    await asked.getByRole('button', { name: 'Show new prices' }).click();
    await asked.getByText('Enter a number, such as 5 or 2.50.').waitFor();
    await asked.getByLabel('How much').fill('10');
    await page.keyboard.press('Enter');

    const row = asked.getByRole('row').filter({ hasText: /^Gel manicure\s*\$/ });
    await expectSoon(() => row.getByRole('cell').allInnerTexts(), ['$80', '$88']);
    expect(await accessibilityFaults(page)).toEqual([]);
    await salon.send('PATCH', `/services/${_id}`, { price: 90 }, bearer);
    await asked.getByRole('button', { name: /^Change \d+ prices$/ }).click();
    await asked.getByText('A price has just changed.').waitFor();
    await expectSoon(() => row.getByRole('cell').allInnerTexts(), ['$90', '$99']);
    await asked.getByRole('button', { name: /^Change \d+ prices$/ }).click();

    await asked.waitFor({ state: 'detached' });
    await rowOf(page, 'Gel manicure').getByText('$99').waitFor();
    await expectSoon(() => opener.evaluate((button) => button === document.activeElement), true);
    // That a price was another one by then is a refusal.
    expect(faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
    await context.close();
  },
);

// Last, since it renames a service.
nightlyTest('on Book, a service is found without its accents, by its words in any order', async () => {
  const title = 'Il taglio più richiesto';
  const [{ _id }] = await salon.get('/services');
  await salon.send('PATCH', `/services/${_id}`, { title }, await salon.bearerOf(salon.admin));
  const { page, context, faults } = await salon.visit({ width: 390 });
  await page.goto('/book');
  await main(page).getByRole('searchbox').fill('piu taglio');

  await main(page).getByText('1 service', { exact: true }).waitFor({ state: 'attached' });
  expect(await main(page).getByText(title).isVisible()).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
