// Long because the owner's tests about team and hours share a salon, and a free day in its diary.
import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  main,
  openAs,
  untilHistoryRests,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { dayAfter } from '../../support/today.js';
import { follow } from '../../support/menu.js';

const salon = new DemoSalon();

/** Signs a client up and makes their booking. */
async function bookAs(email: string, name: string, visit: object): Promise<void> {
  const { bearer } = await salon.aClient({ name, email });
  await salon.send('POST', '/bookings', visit, bearer);
}

/** Longer than anything that Helena and another team member both do. */
const LONGEST_MINUTES = 165;
const gap = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

/** A day on which the demo diary is empty and Helena works, with a service that others do as well. */
async function anEmptyDay() {
  const staff: { _id: string; name: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const helena = staff.find(({ name }) => name === 'Helena Matos');
  const othersWhoDo = (id: string) =>
    staff.filter(
      ({ _id, offers }) => _id !== helena?._id && offers.some(({ serviceId }) => serviceId === id),
    );
  const shared = helena?.offers.find(({ serviceId }) => othersWhoDo(serviceId).length > 0);
  if (!helena || !shared) throw new Error('The demo salon has changed its team.');
  const { serviceId } = shared;
  const late = dayAfter(60);
  const later = dayAfter(80);
  const room = await salon.get(
    `/availability/days?from=${late}&to=${later}&services=${serviceId}&staff=${helena._id}`,
  );
  for (const { day, freeStarts } of room.days as { day: string; freeStarts: number }[]) {
    if (freeStarts === 0) continue;
    const { starts } = await salon.get(`/availability?day=${day}&services=${serviceId}&staff=${helena._id}`);
    const lines = [{ serviceId, staffId: helena._id }];
    // The first, the middle and the last of the day, so that they do not overlap.
    const [first, middle, last] = [starts[0], starts[Math.floor(starts.length / 2)], starts.at(-1)];
    const areApart = Math.min(gap(first, middle), gap(middle, last)) >= LONGEST_MINUTES;
    if (!areApart) continue;
    // A colleague has to be free at the first of them, to take it over.
    for (const { _id } of othersWhoDo(serviceId)) {
      const theirs = await salon.get(`/availability?day=${day}&services=${serviceId}&staff=${_id}`);
      if (theirs.starts.includes(first)) return { helena, day, lines, serviceId, first, middle, last };
    }
  }
  throw new Error('There is no such day.');
}

/** The name of the button that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { ariaLabel = '', textContent = '' } = document.activeElement ?? {};
    return ariaLabel || textContent?.trim();
  });

/** True if closing the window now would ask first. */
const isClosingAsked = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

async function open(page: Page, path: string, title: string): Promise<void> {
  await openAs(page, path, salon.admin);
  await main(page).getByRole('heading', { level: 1, name: title }).waitFor();
}

test('B-2: the owner gives Helena a day off over three bookings: one is reassigned, one is cancelled, one is kept, and two clients have to be called', async () => {
  const { helena, day, lines, serviceId, first, middle, last } = await anEmptyDay();
  await bookAs('handed-over@example.com', 'Maria Lopes', { lines, startsAt: first });
  await bookAs('kept@example.com', 'Joana Prates', { lines, startsAt: middle });
  await bookAs('cancelled@example.com', 'Rita Marques', { lines, startsAt: last, phone: '+351 912 345 678' });
  const { page, context, faults } = await salon.visit({ width: 1440 });

  await open(page, '/dashboard/staff', 'Staff & Hours');
  await main(page).getByRole('link', { name: helena.name }).click();
  await main(page).getByRole('heading', { level: 1, name: helena.name }).waitFor();
  await main(page).getByRole('link', { name: 'Time off', exact: true }).click();
  await main(page).getByRole('button', { name: 'Add time off' }).click();
  await dialog(page).getByLabel('First day').fill(day);
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('Wedding of a friend');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  const maria = dialog(page).getByRole('group', { name: /Maria Lopes/ });
  const rita = dialog(page).getByRole('group', { name: /Rita Marques/ });
  const joana = dialog(page).getByRole('group', { name: /Joana Prates/ });
  await maria.getByRole('radio', { name: /^Reassign to .+, same time/ }).check();
  await joana.getByRole('radio', { name: /^Keep it/ }).check();
  await rita.getByRole('radio', { name: /^Cancel it/ }).check();
  await dialog(page)
    .getByLabel(/^Message to clients/)
    .fill('Helena is away that day.');
  // This salon has no mail server: the emails in its outbox reach no one.
  await rita.getByText('No email reaches Rita Marques').waitFor();
  await dialog(page).getByText('1 booking reassigned, 1 booking cancelled, 1 booking kept.').waitFor();
  await dialog(page).getByRole('button', { name: 'Save time off' }).click();
  await page.getByText(`Time off for ${helena.name} saved.`).waitFor();
  const toCall = page.getByRole('dialog', { name: 'Clients to call' });
  const clients = toCall.getByRole('list', { name: 'Clients to call' }).getByRole('listitem');
  await expectSoon(() => clients.locator('strong').allInnerTexts(), ['Maria Lopes', 'Rita Marques']);
  await expectSoon(
    () => clients.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ['mailto:handed-over@example.com', 'tel:+351912345678'],
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await toCall.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('List copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    expect.stringMatching(/^Maria Lopes\thanded-over@example.com\tReassigned, /),
    expect.stringMatching(/^Rita Marques\t\+351 912 345 678\tCancelled, /),
  ]);
  await page.emulateMedia({ media: 'print' });
  await expectSoon(() => main(page).getByRole('heading', { level: 1 }).isVisible(), false);
  expect(await clients.last().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await toCall.getByRole('button', { name: 'Done' }).click();
  await toCall.waitFor({ state: 'hidden' });
  await main(page).getByText('Wedding of a friend').waitFor();

  const { state } = await salon.get(`/availability?day=${day}&services=${serviceId}&staff=${helena._id}`);
  expect(state).toBe('full');
  await untilHistoryRests(page);
  await follow(page, 'Mail');
  const emailTo = (address: string, kind: string) =>
    main(page).getByRole('row').filter({ hasText: address }).filter({ hasText: kind });
  await emailTo('cancelled@example.com', 'Booking cancelled').waitFor();
  await emailTo('handed-over@example.com', 'Booking reassigned').waitFor();
  await page.goto('/dashboard/order?q=kept@example.com');
  const kept = main(page).getByRole('row').filter({ hasText: 'Joana Prates' });
  await kept.getByText('Confirmed', { exact: true }).first().waitFor();
  await kept.getByText(helena.name).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('the owner opens on Sundays and closes for a holiday, and the site shows both', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  const feast = dayAfter(30);

  await open(page, '/dashboard/hours', 'Opening Hours');
  await main(page).getByRole('button', { name: 'Add hours on Sunday' }).click();
  await main(page).getByLabel('Sunday: from').fill('11:00');
  await main(page).getByLabel('Sunday: to').fill('10:00');
  await main(page).getByText('The end must be after the start.').waitFor();
  await main(page).getByLabel('Sunday: to').fill('15:30');
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Opening hours saved.').waitFor();
  await main(page).getByRole('button', { name: 'Add special day' }).click();
  await dialog(page).getByLabel('First day').fill(feast);
  await dialog(page)
    .getByLabel(/^Last day/)
    .fill(dayAfter(32));
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('Public holiday');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Special day saved: closed.').waitFor();

  await page.goto('/contact');
  await main(page).getByText('11:00–15:30').waitFor();
  await main(page).getByText('Public holiday').waitFor();
  expect(await main(page).getByText('Public holiday').count()).toBe(1);

  await page.goto('/dashboard/hours');
  await main(page).getByRole('button', { name: 'Add special day' }).click();
  await dialog(page).getByLabel('First day').fill(dayAfter(31));
  await dialog(page).getByText('Saving replaces:').waitFor();
  await dialog(page)
    .getByText(/ · Closed · Public holiday$/)
    .waitFor();
  await dialog(page).getByLabel('First day').fill('');
  await dialog(page).getByText('Saving replaces:').waitFor({ state: 'hidden' });
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await untilHistoryRests(page);

  const closure = main(page).getByRole('listitem').filter({ hasText: 'Public holiday' });
  await closure.getByRole('button', { name: /^Remove/ }).click();
  await dialog(page)
    .getByText('(Public holiday). If you remove it, the weekly opening hours apply again')
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await untilHistoryRests(page);
  await closure.getByRole('button', { name: /^Remove/ }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await closure.waitFor({ state: 'detached' });
  await expectSoon(async () => /^(Remove|Add special day)/.test(await focused(page)), true);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('a team member is added, and given hours by copying Monday', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });

  await open(page, '/dashboard/staff', 'Staff & Hours');
  await main(page).getByRole('button', { name: 'Add team member' }).click();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await dialog(page).getByText('Name is Required').waitFor();
  await dialog(page).getByLabel('Name').fill('Rosa Antunes');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await main(page).getByRole('heading', { level: 1, name: 'Rosa Antunes' }).waitFor();
  await main(page).getByRole('button', { name: 'Add hours on Monday' }).click();
  await main(page).getByLabel('Monday: to').fill('17:00');
  await main(page).getByRole('button', { name: 'Copy Monday to all' }).click();
  await expectSoon(() => main(page).getByLabel('Saturday: to').inputValue(), '17:00');
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Hours saved/).waitFor();

  await page.goto('/team');
  await main(page).getByRole('heading', { name: 'Rosa Antunes' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('the owner is asked before leaving unsaved hours, and Back brings them back', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await open(page, '/dashboard/hours', 'Opening Hours');
  const friday = main(page).getByLabel('Friday: to');
  const before = await friday.inputValue();
  expect(await isClosingAsked(page)).toBe(false);

  await friday.fill('21:45');
  await follow(page, 'Staff & Hours');
  await dialog(page).getByRole('heading', { name: 'Leave without saving?' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Stay here' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect([await friday.inputValue(), await isClosingAsked(page)]).toEqual(['21:45', true]);

  await follow(page, 'Staff & Hours');
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await main(page).getByRole('link', { name: 'Helena Matos' }).click();
  const afternoon = main(page).getByLabel('Friday, hours 2: to');
  await afternoon.fill('17:05');
  await page.goBack();
  await main(page).getByRole('heading', { level: 1, name: 'Staff & Hours' }).waitFor();
  await main(page).getByRole('link', { name: 'Helena Matos' }).click();
  await expectSoon(() => afternoon.inputValue(), '17:05');
  await main(page).getByRole('link', { name: 'Details' }).click();
  await main(page).getByLabel('Name').fill('Helena M.');
  await follow(page, 'Opening Hours');
  await dialog(page).getByRole('button', { name: 'Leave' }).click();

  await friday.waitFor();
  await expectSoon(() => friday.inputValue(), before);
  await follow(page, 'Staff & Hours');
  await main(page).getByRole('link', { name: 'Helena Matos' }).click();
  await afternoon.waitFor();
  expect(await afternoon.inputValue()).not.toBe('17:05');
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'by keyboard the owner removes hours one after the other, and the focus stays nearby',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await open(page, '/dashboard/hours', 'Opening Hours');
    await main(page).getByRole('button', { name: 'Add hours on Monday' }).click();

    await main(page).getByRole('button', { name: 'Remove Monday, hours 1' }).press('Enter');
    const onTheOther = await focused(page);
    await page.keyboard.press('Enter');
    const onTheWayBack = await focused(page);

    expect([onTheOther, onTheWayBack]).toEqual(['Remove Monday', 'Add hours on Monday']);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'the owner is asked before a special day of Helena’s is removed, and sees when Helena was away',
  async () => {
    const { helena } = await anEmptyDay();
    const past = { staffId: helena._id, fromDay: '2024-02-05', toDay: '2024-02-09', reason: 'Skiing' };
    await salon.send('POST', '/time-off', past, await salon.bearerOf(salon.admin));
    const soon = dayAfter(40);
    const { page, context, faults } = await salon.visit({ width: 768 });
    await open(page, `/dashboard/staff/${helena._id}`, helena.name);

    const days = main(page).getByRole('region', { name: 'Special days' });
    await days.getByRole('button', { name: 'Add special day' }).click();
    await dialog(page).getByLabel('Day', { exact: true }).fill(soon);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Hours saved. Free times are up to date.').waitFor();
    await untilHistoryRests(page);
    await days
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await dialog(page).getByText(`If you remove it, ${helena.name}’s weekly hours apply again`).waitFor();
    await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Special day removed. The weekly hours apply again.').waitFor();
    await main(page).getByRole('link', { name: 'Time off', exact: true }).click();
    const earlier = main(page).getByRole('button', { name: 'Past time off' });
    await earlier.click();
    const row = main(page)
      .getByRole('list', { name: 'Past time off' })
      .getByRole('listitem')
      .filter({ hasText: 'Skiing' });
    await row.getByText('Mon 5 Feb – Fri 9 Feb 2024').waitFor();

    await expectSoon(() => earlier.getAttribute('aria-expanded'), 'true');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
