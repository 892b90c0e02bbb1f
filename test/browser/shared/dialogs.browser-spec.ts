import type { Page } from 'playwright-core';
import { bringForward } from '../../support/bring-forward.js';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  main,
  openAs,
  untilHistoryRests,
  type Visit,
} from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';

const salon = new DemoSalon();
const EDIT = 'Edit: Chichen Itza';

let desk: Visit;
beforeEach(async () => {
  desk = await salon.visit({ width: 1440 });
  await openAs(desk.page, '/dashboard/portfolio', salon.admin);
  await main(desk.page).getByRole('button', { name: EDIT }).click();
  await titleField(desk.page).waitFor();
});
afterEach(async () => {
  expect(desk.faults).toEqual([]);
  await desk.context.close();
});

const openDialogs = (page: Page) => page.locator('dialog[open]').count();
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Chichen Itza' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });
const titleField = (page: Page) => editor(page).getByLabel('Title', { exact: true });
const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
const BESIDE = [20, 450] as const;

/** The ways to leave a dialog without answering it. */
const exits: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the button Back of the browser', (page) => page.goBack()],
  ['the cross', (page) => dialog(page).getByRole('button', { name: 'Close', exact: true }).click()],
  ['a press beside the dialog', (page) => page.mouse.click(...BESIDE)],
];

/** All ways at night. With every change only these, so that each is used in at least one test. */
const exitsFrom = (first: number, last: number) =>
  perLane<typeof exits>({ change: exits.slice(first, last), nightly: exits });

test.each(exitsFrom(0, 1))(
  '%s closes a dialog; the focus goes back to what opened it',
  async (_name, leave) => {
    const { page } = desk;
    await untilHistoryHolds(page, 1);
    await leave(page);

    await expectSoon(() => openDialogs(page), 0);
    await expectSoon(() => isScrollLocked(page), false);
    const opener = main(page).getByRole('button', { name: EDIT });
    await expectSoon(() => opener.evaluate((button) => button === document.activeElement), true);
    await untilHistoryRests(page);
    expect(new URL(page.url()).pathname).toBe('/dashboard/portfolio');
  },
);

test.each(exitsFrom(2, 4))('%s asks before it throws away what was typed', async (_name, leave) => {
  const { page } = desk;
  await titleField(page).fill('Chichen Itza by night');
  await untilHistoryHolds(page, 1);
  await leave(page);

  await question(page).waitFor();
  expect(await openDialogs(page)).toBe(2);
  expect(await isScrollLocked(page)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);

  // The second dialog goes, the first stays, and so does the page below it.
  await untilHistoryHolds(page, 2);
  await page.keyboard.press('Escape');
  await expectSoon(() => openDialogs(page), 1);
  expect(await isScrollLocked(page)).toBe(true);
  expect(await titleField(page).inputValue()).toBe('Chichen Itza by night');

  await untilHistoryHolds(page, 1);
  await leave(page);
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expectSoon(() => openDialogs(page), 0);
  expect(await isScrollLocked(page)).toBe(false);
});

nightlyTest(
  'the button Back closes the dialogs one by one, the topmost first, and then leaves the page',
  async () => {
    const { page } = desk;
    await titleField(page).fill('Chichen Itza by night');
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await untilHistoryHolds(page, 2);

    await page.goBack();
    await expectSoon(() => openDialogs(page), 1);
    await titleField(page).fill('Chichen Itza');
    await page.goBack();
    await expectSoon(() => openDialogs(page), 0);

    await page.goBack();
    await page.waitForURL((url) => url.pathname !== '/dashboard/portfolio');
  },
);

test('B-1: a text that is selected beyond the edge of a dialog leaves the dialog open', async () => {
  const { page } = desk;
  const box = (await titleField(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(...BESIDE, { steps: 4 });
  await page.mouse.up();
  expect(await openDialogs(page)).toBe(1);

  // Neither does a press that begins next to it and ends inside.
  await page.mouse.move(...BESIDE);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 4, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(200);
  expect(await openDialogs(page)).toBe(1);
});

nightlyTest('B-1: a file picker that is closed without a choice leaves the dialog open', async () => {
  const { page } = desk;
  // The browser reports it with this event, which bubbles up to the dialog like one of its own.
  await editor(page)
    .locator('input[type="file"]')
    .evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })));
  await page.waitForTimeout(200);

  expect(await openDialogs(page)).toBe(1);
});

nightlyTest('what is saved needs no question', async () => {
  const { page } = desk;
  await titleField(page).fill('Chichen Itza by night');
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expectSoon(() => openDialogs(page), 0);

  await main(page)
    .getByRole('button', { name: `${EDIT} by night` })
    .click();
  await dialog(page).getByLabel('Title', { exact: true }).fill('Chichen Itza');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectSoon(() => openDialogs(page), 0);
});

nightlyTest(
  'B-12: a message about what was done in a dialog is shown above it and read out there',
  async () => {
    const { page } = desk;
    await page.keyboard.press('Escape');
    await expectSoon(() => openDialogs(page), 0);
    await page.goto('/dashboard/order');
    await main(page)
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    const note = dialog(page).getByLabel('Note');
    await note.fill('Prefers the window seat');
    const region = dialog(page).getByRole('status').last();
    await region.waitFor({ state: 'attached' });
    await dialog(page).getByRole('button', { name: /note/i }).click();

    const toast = region.locator('div').first();
    await toast.waitFor();
    const isOnTop = await toast.evaluate((shown) => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  },
);

/** The dialog with a booking that the desk has just made for this client. */
async function openBookingOf(page: Page, name: string, { isToday = false } = {}) {
  const bearer = await salon.bearerOf(salon.admin);
  const [{ _id: serviceId }] = await salon.get('/services');
  const { startsAt } = await salon.get(`/availability/first?services=${serviceId}`);
  const lines = [{ serviceId }];
  const { _id } = await salon.send('POST', '/bookings/desk', { lines, startsAt, client: { name } }, bearer);
  if (isToday) await bringForward(salon, _id, bearer);
  await page.keyboard.press('Escape');
  await expectSoon(() => openDialogs(page), 0);
  await page.goto(`/dashboard/order?q=${encodeURIComponent(name)}`);
  await main(page)
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  const booking = page.getByRole('dialog', { name });
  await booking.getByLabel('Note').waitFor();
  return { booking, read: () => salon.get(`/bookings/${_id}`, bearer) };
}

test.each(exitsFrom(1, 2))(
  'B-1: %s closes the month inside Move, and leaves Move open and the page locked',
  async (way, leave) => {
    const { page } = desk;
    const { booking } = await openBookingOf(page, 'Quintino Prado');
    await booking.getByRole('button', { name: 'Move', exact: true }).click();
    const move = page.getByRole('dialog', { name: 'Move booking' });
    const opener = move.getByRole('button', { name: 'Month' });
    await opener.click();
    const month = page.getByRole('dialog', { name: 'Choose a day' });
    await month.waitFor();
    await untilHistoryHolds(page, 2);

    // The inner dialog: its close button and what is next to it.
    if (way === 'the cross') await month.getByRole('button', { name: 'Close', exact: true }).click();
    else await leave(page);

    await expectSoon(() => openDialogs(page), 1);
    await untilHistoryHolds(page, 1);
    expect(await move.isVisible()).toBe(true);
    expect(await isScrollLocked(page)).toBe(true);
    await expectSoon(() => opener.evaluate((button) => button === document.activeElement), true);
  },
);

test('B-1: “Arrived” pressed beside an unsaved note is recorded, and the note stays to be saved', async () => {
  const { page } = desk;
  const { booking, read } = await openBookingOf(page, 'Ursulina Prado', { isToday: true });
  const note = booking.getByLabel('Note');
  await note.fill('Allergic to nuts');

  await booking.getByRole('button', { name: 'Arrived' }).click();

  await page.getByText('Ursulina Prado: arrived.').waitFor();
  await booking.getByText('Arrived', { exact: true }).first().waitFor();
  expect(await note.inputValue()).toBe('Allergic to nuts');
  // Closing the dialog asks first, even if another one opens in its place.
  await booking.getByRole('button', { name: 'Cancel booking' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expectSoon(() => openDialogs(page), 1);
  await booking.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Note saved.').waitFor();
  expect(await read()).toMatchObject({ status: 'arrived', note: 'Allergic to nuts' });
  await booking.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog', { name: 'Cancel this booking?' }).waitFor();
});

/** Waits until the history holds an entry for each open dialog. */
const untilHistoryHolds = (page: Page, count: number) =>
  page.waitForFunction(
    (expected) => (history.state as { openDialogs?: number } | null)?.openDialogs === expected,
    count,
  );
