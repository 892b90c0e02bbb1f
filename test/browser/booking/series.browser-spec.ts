import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { dialog, expectSoon, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { enterDay, freeTimes, personChip, serviceRow, who, whoEntry } from '../../support/new-booking.js';
import { countPresses } from '../../support/count-presses.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

const NAME = 'Wilhelmina Six';

interface SeriesDate {
  day: string;
  startsAt: string;
  state: string;
}

/** A team member, one of their services, and a start far ahead at which they are free six times, every four weeks. */
async function aFreeStart(bearer: string) {
  const [service] = await salon.get('/services');
  const team = await salon.get('/staff');
  const member = team.find(({ offers }: { offers: { serviceId: string }[] }) =>
    offers.some(({ serviceId }) => serviceId === service._id),
  );
  const of = `services=${service._id}&staff=${member._id}`;
  const { days } = await salon.get(`/availability/days?${of}&from=${dayAfter(28)}&to=${dayAfter(41)}`);
  const lines = [{ serviceId: service._id, staffId: member._id }];
  const byRoom: { day: string; freeStarts: number }[] = days.toSorted(
    (a: { freeStarts: number }, b: { freeStarts: number }) => b.freeStarts - a.freeStarts,
  );
  for (const { day } of byRoom) {
    const [startsAt]: string[] = (await salon.get(`/availability?${of}&day=${day}`)).starts;
    if (startsAt === undefined) continue;
    const ask = { lines, startsAt, everyWeeks: 4, count: 6 };
    const { dates }: { dates: SeriesDate[] } = await salon.send('POST', '/series/preview', ask, bearer);
    if (dates.every(({ state }) => state === 'free')) return { service, member, lines, day, startsAt };
  }
  throw new Error('No day is free every four weeks.');
}

/** Books the second date of the series for another client. */
async function takeSecondDate(booking: { lines: object[]; startsAt: string }, bearer: string): Promise<void> {
  const ask = { ...booking, everyWeeks: 4, count: 6 };
  const { dates }: { dates: SeriesDate[] } = await salon.send('POST', '/series/preview', ask, bearer);
  const other = { lines: booking.lines, startsAt: dates[1]?.startsAt, client: { name: 'Nora First' } };
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

nightlyTest(
  'a series of six, one of its dates taken, is booked in six presses, and ends from any of them on',
  async () => {
    const bearer = await salon.bearerOf(salon.admin);
    const { service, member, lines, day, startsAt } = await aFreeStart(bearer);
    await takeSecondDate({ lines, startsAt }, bearer);
    const { page, context } = await salon.visit({ width: 1440 });
    await openAs(page, '/dashboard/order', salon.admin);
    const presses = await countPresses(page);
    await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
    await who(page).fill(NAME);
    await whoEntry(page, /^New client/).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await serviceRow(page, service.title).click();
    await personChip(page, service.title, member.name).click();
    await enterDay(page, day);
    // The first free time of the day is proposed.
    await expectSoon(() => freeTimes(page).first().getAttribute('aria-pressed'), 'true');

    await dialog(page).getByRole('button', { name: 'Repeat…' }).click();
    const dates = dialog(page).getByRole('list', { name: 'Dates' });
    await dates.waitFor();
    await expectSoon(() => dates.getByRole('listitem').count(), 6);
    // The first time near the one that is taken.
    await dates.getByRole('group').getByRole('button').first().click();
    await dialog(page).getByRole('button', { name: 'Book 6 dates' }).click();
    await dialog(page).waitFor({ state: 'hidden' });

    await page.getByText(/^Booked: Wilhelmina Six, 6 dates from/).waitFor();
    presses.expectAsDocumented('Book a series of six, one of its dates taken');
    const booked = await found(bearer);
    expect(booked).toHaveLength(6);
    expect(booked[0]?.startsAt).toBe(startsAt);

    await openBooking(page);
    await dialog(page).getByText('All dates').click();
    await dialog(page).getByRole('listitem').nth(1).getByRole('link').waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel this and later…' }).click();
    const cancelling = dialog(page).filter({ hasText: 'Cancel this and later ones?' });
    await cancelling.getByLabel('Reason', { exact: true }).fill('Moves away');
    await cancelling.getByRole('button', { name: 'Cancel them' }).click();
    await page.getByText(/bookings? cancelled\./).waitFor();
    const statuses = (await found(bearer)).map(({ status }) => status);
    expect(statuses.at(-1)).toBe('cancelled');
    expect(statuses.lastIndexOf('confirmed')).toBeLessThan(statuses.indexOf('cancelled'));
    await context.close();
  },
);
