import { setTimeout as pause } from 'node:timers/promises';
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
  untilMounted,
} from '../../support/browser.js';
import { dayAfter } from '../../support/today.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();
let desk: string;

beforeAll(async () => {
  desk = await salon.bearerOf(salon.admin);
});

interface Visit {
  _id: string;
  startsAt: string;
}

/** A visit of a client without an account, long before changes close. */
async function aVisit(email: string): Promise<Visit> {
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const serviceId = services.find(({ title }) => title === 'Gel manicure')?._id;
  const days = `/availability/days?services=${serviceId}&from=${dayAfter(5)}&to=${dayAfter(12)}`;
  const { firstFree: startsAt } = await salon.get(days);
  const client = { name: 'Olga Berg', email };
  return salon.send(
    'POST',
    '/bookings/desk',
    { lines: [{ serviceId }], startsAt, client, sendLetter: true },
    desk,
  );
}

/** The links of the latest email about a visit; a salon without a mail server keeps its emails at the desk. */
async function linksTo(email: string, kind: string): Promise<{ move: string; cancel: string }> {
  for (let tries = 0; tries < 100; tries++) {
    const { items } = await salon.get('/mail?pageSize=100', desk);
    const latest = items.find(
      (item: Record<string, string>) => item.toAddress === email && item.kind === kind,
    );
    if (latest?.state === 'sent') {
      const { text } = await salon.get(`/mail/${latest._id}/secret`, desk);
      const linkFor = (verb: string) =>
        new RegExp(String.raw`^http\S+/visit\?do=${verb}#code=\S+$`, 'm').exec(text)?.[0] ?? '';
      return { move: linkFor('move'), cancel: linkFor('cancel') };
    }
    await pause(100);
  }
  throw new Error(`No mail of the kind ${kind} has come for ${email}.`);
}

const read = (_id: string): Promise<Visit & { status: string; cancelledBy: string | null }> =>
  salon.get(`/bookings/${_id}`, desk);

const looksRight = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
};

test('C-12: a client moves a visit on a phone with the link in the email, without logging in', async () => {
  const visit = await aVisit('moves@example.com');
  const { move } = await linksTo('moves@example.com', 'booking-confirmed');
  const { page, context, faults } = await salon.visit({ width: 390 });

  await page.goto(move);
  await dialog(page).getByText('You keep this time until the new one is confirmed.').waitFor();
  await looksRight(page);
  // Opening it has changed nothing.
  expect(await read(visit._id)).toMatchObject({ startsAt: visit.startsAt, status: 'confirmed' });

  await dialog(page)
    .getByRole('button', { name: /^First available/ })
    .click();
  await dialog(page).getByRole('status').getByText('as agreed').waitFor();
  await dialog(page).getByRole('button', { name: 'Move booking' }).click();

  await main(page)
    .getByText('Your booking has a new time. Within an hour, we email you the new time and new links.')
    .waitFor();
  await looksRight(page);
  const moved = await read(visit._id);
  expect(moved.startsAt).not.toBe(visit.startsAt);

  // The link has ended, and the page says what to do instead.
  await page.goto('/');
  await page.goto(move);
  await main(page).getByText('This link has expired').waitFor();
  await looksRight(page);
  expect(faults).toEqual([expect.stringContaining('status of 403')]);
  await context.close();
});

nightlyTest(
  'C-12: a client cancels another visit in the same way, and keeps it until the second press',
  async () => {
    const visit = await aVisit('cancels@example.com');
    const { cancel } = await linksTo('cancels@example.com', 'booking-confirmed');
    const { page, context, faults } = await salon.visit({ width: 390 });

    await page.goto(cancel);
    await dialog(page).getByText('Cancel this booking?').waitFor();
    await looksRight(page);
    await dialog(page).getByRole('button', { name: 'Keep booking' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await looksRight(page);
    expect(await read(visit._id)).toMatchObject({ status: 'confirmed' });

    await main(page).getByRole('button', { name: 'Cancel booking' }).click();
    await dialog(page).getByLabel('Reason').fill('I am ill.');
    await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();

    await main(page).getByText('Your booking is cancelled. An email confirms it.').waitFor();
    expect(await read(visit._id)).toMatchObject({ status: 'cancelled', cancelledBy: 'client' });
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest.each([
  ['cancels', 'Cancel booking', '**/cancel'],
  ['moves', 'Move booking', '**/move'],
] as const)(
  'C-12: a client who %s a visit, gets no answer and presses again reads that the link has ended',
  async (verb, label, path) => {
    const email = `lost-${verb}@example.com`;
    await aVisit(email);
    const links = await linksTo(email, 'booking-confirmed');
    const { page, context } = await salon.visit({ width: 390 });
    await page.goto(verb === 'moves' ? links.move : links.cancel);
    if (verb === 'moves') {
      await dialog(page)
        .getByRole('button', { name: /^First available/ })
        .click();
      await dialog(page).getByRole('status').getByText('as agreed').waitFor();
    }
    // It reaches the salon, whose answer is lost on the way.
    await page.route(
      path,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const press = () => dialog(page).getByRole('button', { name: label }).click();
    await press();
    await dialog(page).getByRole('alert').first().waitFor();
    await press();

    await main(page).getByText('This link has expired').waitFor();
    await looksRight(page);
    await context.close();
  },
);

test('whoever opens the page without a link is told that a part of it is missing', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });

  await page.goto('/visit');

  await main(page).getByText('Part of the link is missing.').waitFor();
  await looksRight(page);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('a client who has logged in moves and cancels on the page of one visit as well', async () => {
  const client = await salon.aClient({ name: 'Maria Lopes' });
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const serviceId = services.find(({ title }) => title === 'Gel manicure')?._id;
  const days = `/availability/days?services=${serviceId}&from=${dayAfter(5)}&to=${dayAfter(12)}`;
  const { firstFree: startsAt } = await salon.get(days);
  const { _id } = await salon.send('POST', '/bookings', { lines: [{ serviceId }], startsAt }, client.bearer);
  const { page, context, faults } = await salon.visit({ width: 390 });
  await openAs(page, `/dashboard/visit?booking=${_id}`, client);

  await heading(page, 'Your visit').waitFor();
  await main(page).getByRole('button', { name: 'Move', exact: true }).click();
  await dialog(page).getByText('You keep this time until the new one is confirmed.').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await main(page).getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();

  await main(page).getByText('Cancelled', { exact: true }).waitFor();
  await untilMounted(page);
  await expectSoon(() => main(page).getByRole('button', { name: 'Cancel booking' }).count(), 0);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'a star that is pressed in an email is chosen on the review page, and nothing is sent',
  async () => {
    const client = await salon.aClient({ name: 'Maria Lopes' });
    const { page, context, faults } = await salon.visit({ width: 390 });

    await openAs(page, '/dashboard/review?stars=4', client);

    await expectSoon(() => main(page).getByRole('radio', { name: '4 stars' }).isChecked(), true);
    expect((await salon.get('/reviews/mine', client.bearer)).items ?? []).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
