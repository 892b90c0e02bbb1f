import type { Locator, Page } from 'playwright-core';
import { DemoSalon } from '../support/browser-salon.js';
import { dialog, expectSoon, main, openAs } from '../support/browser.js';

const salon = new DemoSalon();

const NAME = 'Wilhelmina Six';
const DAY_MS = 86_400_000;

interface SeriesDate {
  day: string;
  startsAt: string;
  state: string;
}

/** A member of the team, something they do, and a start far ahead at which both are free. */
async function aFreeStart() {
  const [service] = await salon.get('/services');
  const team = await salon.get('/staff');
  const member = team.find(({ offers }: { offers: { serviceId: string }[] }) =>
    offers.some(({ serviceId }) => serviceId === service._id),
  );
  const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const of = `services=${service._id}&staff=${member._id}`;
  const { days } = await salon.get(`/availability/days?${of}&from=${dayAfter(28)}&to=${dayAfter(41)}`);
  const [{ day }] = days.toSorted(
    (a: { freeStarts: number }, b: { freeStarts: number }) => b.freeStarts - a.freeStarts,
  );
  const { starts } = await salon.get(`/availability?${of}&day=${day}`);
  return { service, member, day, startsAt: starts[0] as string };
}

/** Takes the second date of the series for somebody else, if nobody has it yet. */
async function takeSecondDate(booking: { lines: object[]; startsAt: string }, bearer: string): Promise<void> {
  const ask = { ...booking, everyWeeks: 4, count: 6 };
  const { dates }: { dates: SeriesDate[] } = await salon.send('POST', '/series/preview', ask, bearer);
  const second = dates[1];
  if (second?.state !== 'free') return;
  const other = { lines: booking.lines, startsAt: second.startsAt, client: { name: 'Nora First' } };
  await salon.send('POST', '/bookings/desk', other, bearer);
}

const found = async (bearer: string): Promise<{ startsAt: string; status: string }[]> => {
  const { items } = await salon.get(`/bookings?q=${encodeURIComponent(NAME)}&pageSize=20`, bearer);
  return items.toSorted((a: { startsAt: string }, b: { startsAt: string }) =>
    a.startsAt.localeCompare(b.startsAt),
  );
};

async function openBooking(page: Page): Promise<void> {
  await page.goto(`/dashboard/order?q=${encodeURIComponent(NAME)}`);
  await main(page)
    .getByRole('button', { name: /^More about/ })
    // The latest stands first, and one that has later ones is wanted.
    .nth(2)
    .click();
  await dialog(page)
    .getByText(/of [56], every 4 weeks/)
    .waitFor();
}

test('a series of six takes six presses at most beyond the fields of a booking, and ends from any of them on', async () => {
  const bearer = await salon.bearerOf(salon.admin);
  const { service, member, day, startsAt } = await aFreeStart();
  await takeSecondDate({ lines: [{ serviceId: service._id, staffId: member._id }], startsAt }, bearer);
  const { page, context } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/order', salon.admin);
  await main(page).getByRole('button', { name: 'New booking' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill(NAME);
  await dialog(page).getByLabel('Service', { exact: true }).selectOption(service.title);
  await dialog(page).getByLabel('Team member').selectOption(member.name);
  await dialog(page).getByLabel('Day', { exact: true }).fill(day);
  await dialog(page).getByRole('group', { name: 'Free times' }).getByRole('button').first().click();

  let presses = 0;
  const press = async (button: Locator) => {
    presses += 1;
    await button.click();
  };
  await press(dialog(page).getByRole('button', { name: 'Repeat…' }));
  const dates = dialog(page).getByRole('list', { name: 'Dates' });
  await dates.waitFor();
  await expectSoon(() => dates.getByRole('listitem').count(), 6);
  const open = dates.getByRole('group');
  for (const way of await open.all()) {
    // The first time near it; a date that has none is left out.
    await press(way.getByRole('button').first());
  }
  await press(dialog(page).getByRole('button', { name: /^Book \d dates$/ }));
  await dialog(page).waitFor({ state: 'hidden' });

  await page.getByText(/^Booked: Wilhelmina Six, [56] dates from/).waitFor();
  expect(presses).toBeLessThanOrEqual(6);
  const booked = await found(bearer);
  expect(booked.length).toBeGreaterThanOrEqual(5);
  expect(booked[0]?.startsAt).toBe(startsAt);

  await openBooking(page);
  await dialog(page).getByText('All dates').click();
  await dialog(page).getByRole('listitem').nth(1).getByRole('link').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel this and later…' }).click();
  const cancelling = dialog(page).filter({ hasText: 'Cancel this and later ones?' });
  await cancelling.getByLabel('Reason (optional)').fill('Moves away');
  await cancelling.getByRole('button', { name: 'Cancel them' }).click();
  await page.getByText(/bookings? cancelled\./).waitFor();
  const statuses = (await found(bearer)).map(({ status }) => status);
  expect(statuses.at(-1)).toBe('cancelled');
  expect(statuses.lastIndexOf('confirmed')).toBeLessThan(statuses.indexOf('cancelled'));
  await context.close();
});
