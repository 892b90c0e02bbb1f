// Long because the frame of every page at the desk is told here: its bar, its menu, its search and its messages.
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
import { nightlyTest, perLane } from '../../support/lane.js';
import { nextWeekday } from '../../support/today.js';
import { follow, menu } from '../../support/menu.js';

const salon = new NobodysDemo();

const bar = (page: Page) => page.getByRole('banner');
const widthOf = async (page: Page) => Math.round((await menu(page).boundingBox())?.width ?? 0);

nightlyTest(
  'the menu of those who work here folds to its signs, stays so in this browser, and still says every name',
  async () => {
    const { page, context, faults } = await salon.lookAround('reception', '/dashboard/order');
    await heading(page, 'Order List').waitFor();
    await bar(page).getByText('Welcome back, reception@maison-vera.example').waitFor();
    expect(Math.round((await bar(page).boundingBox())?.height ?? 0)).toBe(48);
    await expectSoon(() => widthOf(page), 215);

    await page.getByRole('button', { name: 'Collapse menu' }).click();
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
  },
);

test.each(perLane({ change: [390], nightly: [390, 768, 1024, 1180, 1440] }))(
  'spec §2, Dashboard: at %i pixels those who work here are greeted in plain sight',
  async (width) => {
    const { page, context, faults } = await salon.lookAround('reception', '/dashboard/order', width);
    await heading(page, 'Order List').waitFor();
    const greeting = page.getByText('Welcome back, reception@maison-vera.example');
    await greeting.waitFor();
    const box = (await greeting.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.width).toBeGreaterThan(200);
    expect(box.y + box.height).toBeLessThan(101);
    // Nothing lies over its end, and none of it is cut off.
    expect(
      await greeting.evaluate((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        const { right, top, bottom } = text.getBoundingClientRect();
        return line.contains(document.elementFromPoint(right - 2, (top + bottom) / 2));
      }),
    ).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('a message at the desk leaves the tools at the top of a page free', async () => {
  for (const width of [1440, 390]) {
    const { page, context } = await salon.lookAround('admin', '/dashboard/allUsers', width);
    await main(page)
      .getByRole('button', { name: /^Copy ID/, includeHidden: true })
      .first()
      .dispatchEvent('click');
    const message = page.getByRole('status').locator('[data-type]').first();
    await message.waitFor();
    const { y = 0 } = (await message.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(500);
    await context.close();
  }
});

nightlyTest('a booking is begun from every page, and over the diary on the day that it shows', async () => {
  const day = nextWeekday('Tuesday', 3);
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

nightlyTest('on a phone the five most used pages stand at the foot, and all else is in a sheet', async () => {
  const { page, context, faults } = await salon.lookAround('admin', '/dashboard/inbox', 390);
  await heading(page, 'Inbox').waitFor();
  const foot = page.getByRole('navigation', { name: 'Most used pages' });
  await expectSoon(
    () => foot.getByRole('link').allTextContents(),
    ['Diary', 'Order List', 'Clients', 'Inbox', 'Overview'],
  );
  const { y = 0, height = 0 } = (await foot.boundingBox()) ?? {};
  expect([Math.round(height), Math.round(y + height)]).toEqual([56, 844]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await foot.getByRole('button', { name: 'More' }).click();
  await dialog(page).getByRole('button', { name: 'Sign Out' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await follow(page, 'Opening Hours');
  await heading(page, 'Opening Hours').waitFor();
  await main(page).getByLabel('Monday: from').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

describe('the search of the desk', () => {
  const PHONE = '+351 934 555 666';

  const optionsFor = async (page: Page, text: string) => {
    await dialog(page).getByRole('combobox').fill(text);
    return dialog(page).getByRole('option');
  };

  test('finds a client by half a number, a booking by its reference and a page, by keyboard alone', async () => {
    const bearer = await salon.bearerFor('admin');
    await salon.send('POST', '/clients', { name: 'Maria Sousa', phone: PHONE }, bearer);
    const { items }: { items: { reference: string }[] } = await salon.get('/bookings?pageSize=1', bearer);
    const [{ reference } = { reference: '' }] = items;
    const { page, context, faults } = await salon.lookAround('reception', '/dashboard/inbox');
    await heading(page, 'Inbox').waitFor();

    await page.keyboard.press('Control+k');
    await (await optionsFor(page, '934 555')).filter({ hasText: 'Maria Sousa' }).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await heading(page, 'Maria Sousa').waitFor();

    await page.keyboard.press('/');
    // The entries opened last are offered before anything is typed.
    await dialog(page).getByRole('option').first().waitFor();
    await expectSoon(() => dialog(page).getByRole('option').first().innerText(), `Maria Sousa\n${PHONE}`);
    await (await optionsFor(page, reference)).filter({ hasText: reference }).waitFor();
    await page.keyboard.press('Enter');
    await dialog(page).getByText(reference).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });

    await page.keyboard.press('/');
    await expectSoon(
      async () => (await optionsFor(page, 'order list')).allInnerTexts(),
      ['Order List\nToday'],
    );
    await page.keyboard.press('Enter');
    await heading(page, 'Order List').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('says how many fit where it lists the first of them', async () => {
    const bearer = await salon.bearerFor('admin');
    for (let number = 1; number <= 7; number++)
      await salon.send('POST', '/clients', { name: `Quentin Quill ${number}` }, bearer);
    const { page, context, faults } = await salon.lookAround('reception', '/dashboard/inbox');
    await heading(page, 'Inbox').waitFor();

    await page.keyboard.press('Control+k');
    const options = await optionsFor(page, 'Quentin Quill');

    // Five clients, and a booking for the first.
    await dialog(page).getByText('Showing the first 6 of 8. Keep typing to narrow them down.').waitFor();
    expect(await options.count()).toBe(6);
    await optionsFor(page, 'Quentin Quill 7');
    await dialog(page).getByText('2 results').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('finds for a stylist no client of others, and no page that is not theirs', async () => {
    const { page, context, faults } = await salon.lookAround('stylist', '/dashboard/diary');
    await heading(page, 'Diary').waitFor();
    await page.keyboard.press('Control+k');
    for (const text of ['Maria Sousa', PHONE, 'Opening Hours']) {
      const options = await optionsFor(page, text);
      await dialog(page).getByText('Nothing found.').waitFor();
      await expectSoon(() => options.count(), 0);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** The number of rows in sight when the page opens, and how many more of the last one's height would fit. */
const rowsInSight = (page: Page) =>
  main(page)
    .locator('table[data-density] tbody')
    .evaluate((body) => {
      const foot = [...document.querySelectorAll('nav')].find(
        (nav) => getComputedStyle(nav).position === 'fixed',
      );
      const end = foot?.checkVisibility() ? foot.getBoundingClientRect().top : window.innerHeight;
      const boxes = [...body.querySelectorAll('tr')].map((row) => row.getBoundingClientRect());
      const { bottom = end, height = 1 } = boxes.at(-1) ?? {};
      const inSight = boxes.filter((box) => box.bottom <= end).length;
      return inSight + Math.max(0, Math.floor((end - bottom) / height));
    });

nightlyTest(
  'a list shows at least twelve rows on a desktop and six on a phone, and heads stay in sight',
  async () => {
    await salon.aNewClient({ name: 'Nora Quist' });
    const lists = ['/dashboard/order', '/dashboard/clients', '/dashboard/allUsers', '/dashboard/mail'];
    const few: unknown[] = [];
    for (const [width, least] of [
      [1440, 12],
      [390, 6],
    ] as const) {
      const { page, context, faults } = await salon.lookAround('admin', '/dashboard/order', width);
      for (const path of lists) {
        await page.goto(path);
        await main(page).getByRole('row').nth(1).waitFor();
        const room = await rowsInSight(page);
        if (room < least) few.push([path, width, room]);
        expect([path, await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([path, [], 0]);
      }
      expect(faults).toEqual([]);
      await context.close();
    }
    expect(few).toEqual([]);

    const { page, context } = await salon.lookAround('reception', '/dashboard/order');
    const row = main(page).getByRole('row').nth(1);
    await row.waitFor();
    // A booking of several services may need a second line.
    const heightOf = () =>
      main(page)
        .locator('tbody tr')
        .evaluateAll((rows) =>
          Math.round(Math.min(...rows.map((one) => one.getBoundingClientRect().height))),
        );
    await expectSoon(heightOf, 40);
    await main(page).getByRole('button', { name: 'Compact rows' }).click();
    await expectSoon(heightOf, 32);
    await page.reload();
    await row.waitFor();
    await expectSoon(heightOf, 32);

    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 500);
    const head = main(page).getByRole('columnheader', { name: 'Client' });
    await expectSoon(async () => Math.round((await head.boundingBox())?.y ?? 0), 48);
    await context.close();
  },
);

nightlyTest(
  'the diary gives at most a fifth of the height to what is above it, on a desktop and on a tablet',
  async () => {
    // On a day off a sentence is shown instead of the columns.
    const day = nextWeekday('Tuesday', 0);
    const { page, context } = await salon.lookAround('reception', `/dashboard/diary?day=${day}`);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const days = page.getByRole('region', { name: /^Diary/ });
      await expectSoon(async () => ((await days.boundingBox())?.y ?? height) / height <= 0.2, true);
    }
    await context.close();
  },
);

nightlyTest(
  'after log-in an admin begins with the day, or with the overview where they have chosen so in this browser',
  async () => {
    const { page, context, faults } = await salon.lookAround('admin', '/dashboard/account');
    await heading(page, 'My account').waitFor();
    const comeBack = async () => {
      await bar(page).getByRole('button', { name: 'Sign Out' }).click();
      await page.getByText(/^Thank you, .+ to stay with us!$/).waitFor();
      await page.goto('/login');
      await main(page)
        .getByRole('button', { name: /^The owner/ })
        .click();
    };

    await comeBack();
    await heading(page, 'Diary').waitFor();
    await page.goto('/dashboard/account');
    await main(page).getByRole('combobox', { name: 'Start page' }).selectOption('Overview');
    await comeBack();

    await heading(page, 'Overview').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('reception begins with the overview of the day where they have chosen so', async () => {
  const { page, context, faults } = await salon.lookAround('reception', '/dashboard/account');
  await main(page).getByRole('combobox', { name: 'Start page' }).selectOption('Overview');
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await page.getByText(/^Thank you, .+ to stay with us!$/).waitFor();
  await page.goto('/login');
  await main(page)
    .getByRole('button', { name: /^Reception/ })
    .click();

  await heading(page, 'Overview').waitFor();
  await main(page).getByText('Still free').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
