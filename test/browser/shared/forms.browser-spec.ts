import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { dialog, expectSoon, main, openAs, type Visit } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { enlargeText } from '../../support/text-faults.js';

const salon = new DemoSalon();

let desk: Visit;
beforeEach(async () => {
  desk = await salon.visit({ width: 1440 });
});
afterEach(async () => {
  // The browser's own messages about a response that a story asked for.
  expect(desk.faults.filter((fault) => !/status of 422/.test(fault))).toEqual([]);
  await desk.context.close();
});

/** A field by how its label begins. */
const field = (page: Page, label: string) =>
  dialog(page).getByRole('textbox', { name: new RegExp(`^${label}`) });
const hasFocus = (page: Page, label: string) =>
  field(page, label).evaluate((input) => input === document.activeElement);
/** The last part of a field's description: its error. */
const mistakeOf = (page: Page, label: string) =>
  field(page, label).evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return document.getElementById(ids.at(-1) ?? '')?.textContent;
  });

describe('a form', () => {
  beforeEach(async () => {
    await openAs(desk.page, '/dashboard/portfolio', salon.admin);
    await main(desk.page).getByRole('button', { name: 'Add work' }).click();
    await field(desk.page, 'Title').waitFor();
  });
  const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add to the portfolio' });

  nightlyTest('shows what the server says about a field at that field', async () => {
    const { page } = desk;
    await field(page, 'Title').fill('A bob');
    // The field itself would not take more than 40 characters.
    await field(page, 'Subtitle').evaluate((input) => input.removeAttribute('maxlength'));
    await field(page, 'Subtitle').fill('s'.repeat(41));
    await add(page).click();

    await expectSoon(() => hasFocus(page, 'Subtitle'), true);
    expect(await field(page, 'Subtitle').getAttribute('aria-invalid')).toBe('true');
    expect(await mistakeOf(page, 'Subtitle')).toContain('40');
    expect(await field(page, 'Title').inputValue()).toBe('A bob');
  });
});

describe('a form of settings', () => {
  nightlyTest('shows what was saved as it was saved, and discards what was not', async () => {
    const { page } = desk;
    await openAs(page, '/dashboard/site?part=salon', salon.admin);
    const latitude = main(page).getByLabel('Latitude');
    const city = main(page).getByLabel('City');
    await latitude.fill(' 38,7119 ');
    await city.fill('Porto');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. Visitors can see it now.').waitFor();
    await expectSoon(() => latitude.inputValue(), '38.7119');
    expect(await main(page).getByRole('button', { name: 'Discard' }).count()).toBe(0);

    await city.fill('Braga');
    await main(page).getByRole('button', { name: 'Discard' }).click();
    await expectSoon(() => city.inputValue(), 'Porto');
  });
});

describe('a dialog', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  const typedInto = [
    ['/dashboard/order', 'New booking', 'Who?'],
    ['/dashboard/clients', 'New client', 'Name'],
    ['/dashboard/staff', 'Add team member', 'Name'],
    ['/dashboard/portfolio', 'Edit: Chichen Itza', 'Title'],
    ['/dashboard/allUsers', 'Invite someone', 'Email address'],
  ] as const;

  test.each(perLane<readonly (typeof typedInto)[number][]>({ change: [typedInto[0]], nightly: typedInto }))(
    'on %s, opened by “%s”, is typed into at once, in “%s”',
    async (address, opener, label) => {
      const { page } = desk;
      await openAs(page, address, salon.admin);
      await page.getByRole('button', { name: opener }).first().click();
      const first = dialog(page).getByLabel(label).first();
      await expectSoon(() => first.evaluate((input) => input === document.activeElement), true);
      await first.selectText();
      await page.keyboard.type('Clara Nunes');

      expect(await first.inputValue()).toBe('Clara Nunes');
    },
  );

  nightlyTest('that searches is typed into at once', async () => {
    const { page } = desk;
    await openAs(page, '/dashboard/order', salon.admin);
    await main(page).getByRole('row').nth(1).waitFor();
    await page.keyboard.press('Control+k');
    const field = dialog(page).getByRole('combobox');
    await expectSoon(() => field.evaluate((input) => input === document.activeElement), true);
    await page.keyboard.type('Clara Nunes');

    expect(await field.inputValue()).toBe('Clara Nunes');
  });

  test('that only asks begins on the button that changes nothing', async () => {
    const { page } = desk;
    await openAs(page, '/dashboard/portfolio', salon.admin);
    await main(page).getByRole('button', { name: 'Delete: Chichen Itza' }).click();
    await expectSoon(() => focused(page), 'Cancel');
    await page.keyboard.press('Space');

    await dialog(page).waitFor({ state: 'hidden' });
    expect(await main(page).getByRole('button', { name: 'Edit: Chichen Itza' }).count()).toBe(1);
  });

  nightlyTest('that is longer than the window keeps its buttons in sight', async () => {
    const { page } = desk;
    await page.setViewportSize({ width: 390, height: 600 });
    await openAs(page, '/dashboard/order', salon.admin);
    await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
    await dialog(page).getByLabel('Day', { exact: true }).waitFor();
    const isInSight = (name: string) =>
      dialog(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });

    expect(await isInSight('Book')).toBe(true);
    expect(await isInSight('Close')).toBe(true);
  });

  /** The buttons at the end of the open dialog that cannot be seen or pressed, by their names; "none" where there are none. */
  const hiddenButtons = (page: Page) =>
    dialog(page).evaluate((open) => {
      const buttons = [...open.querySelectorAll<HTMLElement>('[data-dialog-foot] button')];
      if (buttons.length === 0) return ['none'];
      return buttons
        .filter((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          const isOnTop = button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          return !isOnTop || x < 0 || x + width > innerWidth || y + height > innerHeight;
        })
        .map(({ textContent }) => textContent);
    });

  const LONG_FORMS: [path: string, button: string][] = [
    ['/dashboard/order', 'New booking'],
    ['/dashboard/clients', 'New client'],
    ['/dashboard/staff', 'Add team member'],
    ['/dashboard/portfolio', 'Add work'],
    ['/dashboard/hours', 'Add special day'],
  ];

  nightlyTest.each([
    [390, 844, 1],
    [1440, 700, 1],
    [390, 844, 2],
    [1440, 700, 2],
  ])('has its buttons in sight at %i × %i, with text %i times as large', async (width, height, times) => {
    const { page } = desk;
    await page.setViewportSize({ width, height });
    await openAs(page, '/dashboard/order', salon.admin);
    for (const [path, button] of LONG_FORMS) {
      await page.goto(path);
      if (times > 1) await enlargeText(page);
      await main(page).getByRole('button', { name: button }).first().click();
      await dialog(page).locator('[data-dialog-foot]').waitFor();
      await expectSoon(async () => [path, await hiddenButtons(page)], [path, []]);
    }
  });

  nightlyTest('has its buttons in sight when a client changes a review', async () => {
    const client = await salon.aClient({ email: 'critic@example.com' });
    await salon.send(
      'POST',
      '/reviews',
      { name: 'Maria', title: '', text: 'Lovely. '.repeat(60), stars: 5 },
      client.bearer,
    );
    const { page } = desk;
    await page.setViewportSize({ width: 390, height: 640 });
    await openAs(page, '/dashboard/review', client);
    await main(page).getByRole('button', { name: 'Change', exact: true }).click();
    await dialog(page).getByLabel('Description').waitFor();

    expect(await hiddenButtons(page)).toEqual([]);
  });
});
