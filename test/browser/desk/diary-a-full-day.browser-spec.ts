import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { expectSoon, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

const cards = (page: Page) => main(page).locator('[data-card]');

/** The desk books this many clients on a day, from early on, with the team members who do blow-dries. */
async function bookMany(bearer: string, day: string, count: number): Promise<void> {
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const serviceId = services.find(({ title }) => title === 'Blow-dry')?._id;
  const staff: { _id: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const team = staff.filter(({ offers }) => offers.some((offer) => offer.serviceId === serviceId));
  for (let number = 0; number < count; number++) {
    const hour = String(7 + Math.floor(number / team.length)).padStart(2, '0');
    const request = {
      client: { name: `Maria ${number}` },
      lines: [{ serviceId, staffId: team[number % team.length]?._id }],
      startsAt: `${day}T${hour}:00:00.000Z`,
      allowOutsideHours: true,
    };
    await salon.send('POST', '/bookings/desk', request, bearer);
  }
}

/** The requests of a page until a day is drawn, other than for its own files and pictures. */
async function requestsOf(page: Page, open: () => Promise<unknown>, visits: number): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { resourceType: () => string; method: () => string; url: () => string }) => {
    const { pathname } = new URL(request.url());
    // Every second, however long it takes.
    if (pathname === '/desk/version') return;
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(`${request.method()} ${pathname}`);
  };
  page.on('request', note);
  await open();
  await cards(page)
    .nth(visits - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  await expectSoon(() => cards(page).count(), visits);
  return asked.sort();
}

nightlyTest('a day of forty bookings takes as many requests as one of three', async () => {
  const [quiet, full] = [dayAfter(62), dayAfter(63)];
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard', salon.admin);
  const bearer = await salon.bearerOf(salon.admin);
  await bookMany(bearer, quiet, 3);
  await bookMany(bearer, full, 40);
  const open = (day: string) => () => page.goto(`/dashboard/diary?day=${day}&view=day&staff=all`);

  const ofThree = await requestsOf(page, open(quiet), 3);
  const ofForty = await requestsOf(page, open(full), 40);

  expect(ofForty).toEqual(ofThree);
  expect(ofForty.filter((request) => request.endsWith('/bookings/diary'))).toHaveLength(1);
  expect(faults).toEqual([]);
  await context.close();
});
