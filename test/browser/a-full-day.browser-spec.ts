import type { Page } from 'playwright-core';
import { DemoSalon } from '../support/stage.js';
import { expectSoon, main, openAs } from '../support/visitor.js';

const salon = new DemoSalon();

const cards = (page: Page) => main(page).locator('[data-card]');
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The desk books so many clients on a day, from early on and in the column of whoever blow-dries. */
async function bookMany(bearer: string, day: string, count: number): Promise<void> {
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const serviceId = services.find(({ title }) => title === 'Blow-dry')?._id;
  const staff: { _id: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const team = staff.filter(({ offers }) => offers.some((offer) => offer.serviceId === serviceId));
  for (let number = 0; number < count; number++) {
    const hour = String(7 + Math.floor(number / team.length)).padStart(2, '0');
    const visitOf = {
      client: { name: `Maria ${number}` },
      lines: [{ serviceId, staffId: team[number % team.length]?._id }],
      startsAt: `${day}T${hour}:00:00.000Z`,
      allowOutsideHours: true,
    };
    await salon.send('POST', '/bookings/desk', visitOf, bearer);
  }
}

/** What the page asks the salon for, besides its own parts and pictures, until a day is drawn. */
async function questionsOf(page: Page, open: () => Promise<unknown>, visits: number): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { resourceType: () => string; method: () => string; url: () => string }) => {
    if (['fetch', 'xhr'].includes(request.resourceType()))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
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

test('a day of forty visits is asked for in as many questions as one of three', async () => {
  const [quiet, full] = [dayAfter(62), dayAfter(63)];
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, '/login', salon.admin);
  await page.getByText('Welcome back User!').waitFor();
  const bearer = await salon.bearerOf(salon.admin);
  await bookMany(bearer, quiet, 3);
  await bookMany(bearer, full, 40);
  const open = (day: string) => () => page.goto(`/dashboard/diary?day=${day}&view=day&staff=all`);

  const ofThree = await questionsOf(page, open(quiet), 3);
  const ofForty = await questionsOf(page, open(full), 40);

  expect(ofForty).toEqual(ofThree);
  expect(ofForty.filter((question) => question.endsWith('/bookings/diary'))).toHaveLength(1);
  expect(faults).toEqual([]);
  await context.close();
});
