import type { Page } from 'playwright-core';
import { PASSWORD } from '../../support/people.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { dialog, main, openAs, sidewaysScroll } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { who, whoEntry } from '../../support/new-booking.js';
import { dayAfter } from '../../support/today.js';

const LONG_WORD = 'Wolfeschlegelsteinhausenbergerdorffstein';
const CLIENT = {
  name: `Maximiliana ${LONG_WORD}`,
  email: `maximiliana.${LONG_WORD.toLowerCase()}@haarpflege.example`,
  password: PASSWORD,
};
const MEMBER = `${LONG_WORD} Vera-Maximiliana`;
const SERVICE = 'Unterwassermassagedüsenbehandlungsvollprogrammpaketleistung';
const NOTE = `Sensitive scalp. ${'x'.repeat(80)} Please call before. `.repeat(9).slice(0, 1000).trim();

const salon = new DemoSalon();
let day: string;

beforeAll(async () => {
  day = await fillWithLongNames();
});

/**
 * A client with a long name books a service with a long name, and writes to the salon; returns the day of the booking.
 */
async function fillWithLongNames(): Promise<string> {
  const admin = await salon.bearerOf(salon.admin);
  const { bearer } = await salon.aClient(CLIENT);
  const [member]: { _id: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const serviceId = member?.offers[0]?.serviceId ?? '';
  await salon.send('PATCH', `/staff/${member?._id}`, { name: MEMBER }, admin);
  await salon.send('PATCH', `/services/${serviceId}`, { title: SERVICE }, admin);
  const range = `from=${dayAfter(20)}&to=${dayAfter(45)}&services=${serviceId}&staff=${member?._id}`;
  const days: { firstFree: string } = await salon.get(`/availability/days?${range}`);
  const lines = [{ serviceId, staffId: member?._id }];
  await salon.send('POST', '/bookings', { lines, startsAt: days.firstFree, note: NOTE }, bearer);
  const { name, email } = CLIENT;
  await salon.send('POST', '/messages', { kind: 'contact', name, email, message: NOTE });
  return days.firstFree.slice(0, 10);
}

const moreAbout = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
const orders = `/dashboard/order?q=${LONG_WORD}`;

/** Screens by what they show, and how to get there. */
type Screens = Record<string, (page: Page) => Promise<unknown>>;

/** The places that show long names, and the buttons to press to see them. */
const ofTheDesk: Screens = {
  'the overview': (page) => page.goto('/dashboard/overview'),
  'a day of the diary': async (page) => {
    await page.goto(`/dashboard/diary?view=day&staff=all&day=${day}`);
    await page.getByRole('region', { name: /^Diary/ }).waitFor();
  },
  'a visit in the diary': async (page) => {
    await page.goto(`/dashboard/diary?view=day&staff=all&day=${day}`);
    await page
      .getByRole('button', { name: new RegExp(CLIENT.name) })
      .first()
      .press('Enter');
    await dialog(page).getByText(SERVICE).first().waitFor();
  },
  'a day as a list': async (page) => {
    await page.goto(`/dashboard/diary?view=agenda&day=${day}`);
    await main(page).getByText(CLIENT.name).first().waitFor();
  },
  'the Order List': async (page) => {
    await page.goto(orders);
    await main(page).getByText(CLIENT.name).first().waitFor();
  },
  'a booking': async (page) => {
    await page.goto(orders);
    await moreAbout(page);
    await dialog(page).getByText(SERVICE).first().waitFor();
  },
  'moving a booking': async (page) => {
    await page.goto(orders);
    await moreAbout(page);
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
    await dialog(page).getByLabel('Team member').waitFor();
  },
  'booking for somebody who is known': async (page) => {
    await page.goto('/dashboard/order');
    await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
    await who(page).fill('Maximiliana');
    await whoEntry(page, new RegExp(LONG_WORD)).waitFor();
  },
  'a message': async (page) => {
    await page.goto('/dashboard/inbox');
    await main(page).getByRole('list').getByRole('link').first().click();
    await main(page).getByLabel('Your answer').waitFor();
  },
  'the clients': async (page) => {
    await page.goto(`/dashboard/clients?q=${LONG_WORD}`);
    await main(page).getByText(CLIENT.name).first().waitFor();
  },
  'the team': async (page) => {
    await page.goto('/dashboard/staff');
    await main(page).getByText(MEMBER).waitFor();
  },
  'a service': async (page) => {
    await page.goto('/dashboard/manage?q=Unterwasser');
    await moreAbout(page);
    await dialog(page).waitFor();
  },
  'a user': async (page) => {
    await page.goto(`/dashboard/allUsers?q=${LONG_WORD}`);
    await moreAbout(page);
    await dialog(page).waitFor();
  },
  'an email': async (page) => {
    await page.goto('/dashboard/mail');
    await main(page)
      .getByRole('button', { name: /^Read: .*maximiliana/ })
      .first()
      .click();
    await dialog(page).waitFor();
  },
};

const ofTheClient: Screens = {
  'the Booking List': (page) => page.goto('/dashboard/booking'),
  'cancelling a booking': async (page) => {
    await page.goto('/dashboard/booking');
    await main(page).getByRole('button', { name: 'Cancel booking', exact: true }).click();
    await dialog(page).waitFor();
  },
  'the account': (page) => page.goto('/dashboard/account'),
  'choosing services': (page) => page.goto('/dashboard'),
};

/** Elements that have to be scrolled sideways to be read, on the page or in a dialog over it. */
async function tooWide(page: Page, screens: Screens): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, open] of Object.entries(screens)) {
    await open(page);
    await page.waitForLoadState('networkidle');
    const inDialog = await page
      .locator('dialog[open]')
      .evaluateAll((dialogs) => dialogs.map((each) => each.scrollWidth - each.clientWidth));
    const pixels = Math.max(await sidewaysScroll(page), ...inDialog);
    if (pixels > 0) found[name] = pixels;
    // A form that holds something unsaved would ask before the page is left.
    const cancel = dialog(page).getByRole('button', { name: 'Cancel', exact: true });
    if (await cancel.isVisible()) await cancel.click();
  }
  return found;
}

nightlyTest.each([
  ['the owner', () => salon.admin, ofTheDesk],
  ['the client', () => CLIENT, ofTheClient],
] as const)(
  '%s reads long names and notes on a phone without pushing anything sideways',
  async (_, who, screens) => {
    const { page, context, faults } = await salon.visit({ width: 390, theme: 'night' });
    await openAs(page, '/dashboard', who());

    expect(await tooWide(page, screens)).toEqual({});
    expect(faults).toEqual([]);
    await context.close();
  },
);
