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
} from '../../support/browser.js';
import { follow } from '../../support/menu.js';
import { enterNewClient, pressBook, serviceRow } from '../../support/new-booking.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

interface Sold {
  _id: string;
  title: string;
  segments: { kind: string }[];
}

const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();

/** A service with a wait in it, which from now on everyone on the team does. */
async function aServiceOfAll(bearer: string) {
  const services: Sold[] = await salon.get('/services');
  const service = services.find(({ segments }) => segments.length === 3);
  const team: { _id: string }[] = await salon.get('/staff');
  if (!service) throw new Error('The demo salon has no service with a wait.');
  const offers = team.map(({ _id }) => ({ staffId: _id, price: null, segments: null }));
  await salon.send('PUT', `/staff/offers/${service._id}`, { offers }, bearer);
  return { service, team };
}

/** A start at which three team members are free for it, and who they are. */
async function aBusyTime(service: Sold, team: readonly { _id: string }[]) {
  for (let ahead = 60; ; ahead += 1) {
    const day = dayAfter(ahead);
    const free = new Map<string, string[]>();
    for (const { _id } of team) {
      const query = `day=${day}&services=${service._id}&staff=${_id}`;
      for (const start of (await salon.get(`/availability?${query}`)).starts as string[])
        free.set(start, [...(free.get(start) ?? []), _id]);
    }
    const [found] = [...free].filter(([, ids]) => ids.length >= 3);
    if (found) return { day, startsAt: found[0], staffIds: found[1] };
  }
}

test('two basins are booked until both are taken, the desk reads why, and one that breaks shows who is in the way', async () => {
  const bearer = await salon.bearerOf(salon.admin);
  const { service, team } = await aServiceOfAll(bearer);
  const { day, startsAt, staffIds } = await aBusyTime(service, team);
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/diary', salon.admin);
  await follow(page, 'Rooms and devices');
  await heading(page, 'Rooms and devices').waitFor();

  // The owner makes two basins, of which the service needs one for its last segment.
  await press(page, 'Add rooms or devices');
  await dialog(page).getByLabel('Name').fill('Wash basins');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const basins = main(page).getByRole('region', { name: 'Wash basins' });
  await basins.getByText('Basin 2', { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(`/dashboard/manage/${service._id}`);
  await main(page).getByLabel('Wash basins').selectOption({ label: 'Only part of it' });
  await main(page)
    .getByRole('group', { name: 'Parts that need it: Wash basins' })
    .getByLabel('Hands-on 2')
    .check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`Service: ${service.title} is saved.`).waitFor();

  // Two clients are booked at the same time. The third finds no basin.
  for (const [index, staffId] of staffIds.slice(0, 2).entries()) {
    const lines = [{ serviceId: service._id, staffId }];
    const client = { name: `Client ${index + 1}`, phone: '+351 912 345 678' };
    await salon.send('POST', '/bookings/desk', { lines, startsAt, client, sendLetter: false }, bearer);
  }
  const at = encodeURIComponent(startsAt);
  await page.goto(`/dashboard/diary?day=${day}&new=booking&at=${at}&with=${staffIds[2]}`);
  await enterNewClient(page, 'Third Client');
  await serviceRow(page, service.title).click();
  await dialog(page)
    .getByText(/^Wash basins: none is free/)
    .waitFor();
  await pressBook(page);
  await dialog(page).getByText('Wash basins: all taken at that time.').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).filter({ hasText: 'Discard' }).getByRole('button', { name: 'Discard' }).click();
  await dialog(page).first().waitFor({ state: 'hidden' });

  // By room, each basin has its client, who opens as in the diary.
  await page.goto(`/dashboard/diary?day=${day}`);
  await press(page, 'By room');
  const column = (name: string) => main(page).getByRole('group', { name: new RegExp(`^${name}, `) });
  await column('Basin 1')
    .getByRole('button', { name: /Client \d/ })
    .waitFor();
  expect(
    await column('Basin 2')
      .getByRole('button', { name: /Client \d/ })
      .count(),
  ).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await column('Basin 2')
    .getByRole('button', { name: /Client \d/ })
    .focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Basin 1', { exact: false }).waitFor();
  await page.keyboard.press('Escape');

  // One basin breaks: one client has the other, and the other client is listed.
  await follow(page, 'Rooms and devices');
  await basins.getByRole('button', { name: 'Out of order: Basin 2' }).click();
  await dialog(page)
    .getByText(/^\d+ visits? in the way$/)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Set out of order' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Move or cancel: Client \d/ })
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await basins.getByText('Out of order', { exact: true }).waitFor();
  await main(page)
    .getByRole('button', { name: /^Move or cancel: Client \d/ })
    .waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoon(() => sidewaysScroll(page), 0);
  expect(await accessibilityFaults(page)).toEqual([]);
  // The third client's booking was refused.
  expect(faults).toEqual([expect.stringContaining('409')]);
  await context.close();
});
