// Long because one story has all the troubles: the same salon and booking, with one thing going wrong after the other.
import type { Page, Route } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { PASSWORD } from '../../support/people.js';
import {
  accessibilityFaults,
  expectSoon,
  heading,
  main,
  openAs,
  takeClockOf,
} from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();
let serviceIds: ReadonlyMap<string, string>;

beforeAll(async () => {
  const services: { _id: string; title: string }[] = await salon.get('/services');
  serviceIds = new Map(services.map(({ _id, title }) => [title, _id]));
});

const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();

const idOf = (title: string): string => {
  const id = serviceIds.get(title);
  if (!id) throw new Error(`The demo salon has no ${title}.`);
  return id;
};

const send = (path: string, body: unknown): Promise<Response> =>
  fetch(salon.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * A client who has signed up, without confirming their address, and is about to confirm the first free time of a
 * service.
 */
async function aboutToConfirm(name: string, title: string) {
  const client = await salon.aNewClient({
    name,
    email: `${name.toLowerCase().replace(/\W/g, '')}@example.com`,
  });
  const opened = await salon.visit({ width: 1440 });
  const { page } = opened;
  await openAs(page, `/book?service=${idOf(title)}`, client);
  // The page knows who they are a moment after it has opened.
  await page.waitForFunction(() => sessionStorage.getItem('owner') !== null);
  await press(page, /^First available/);
  await page.waitForURL(/time=/);
  return opened;
}

async function confirmed(page: Page): Promise<string> {
  await press(page, 'Confirm booking');
  await heading(page, 'You’re booked').waitFor();
  return (await main(page).getByRole('definition').first().textContent()) ?? '';
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** An error after which the page does not retry automatically. */
const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    contentType: 'application/problem+json',
    body: '{"code":"too-many-requests"}',
  });

/** Others hold this time with every team member who does the service, until the salon says that no one is left. */
async function takeByOthers(title: string, startsAt: string): Promise<void> {
  const lines = [{ serviceId: idOf(title), staffId: null }];
  for (;;) {
    const answer = await send('/holds', { lines, startsAt });
    if (answer.ok) continue;
    const { code } = await answer.json();
    if (code === 'slot-taken') return;
    // On a busy machine one may wait too long for another, and is asked to come again.
    if (code !== 'unavailable') throw new Error(`Others could not hold ${startsAt}: ${code}`);
  }
}

test('when a time was taken by others, what was typed stays, the message takes the focus and the nearest free times are offered', async () => {
  const { page, context } = await aboutToConfirm('Taken Time', 'Signature facial');
  await page.evaluate(() => sessionStorage.setItem('booking.draft', '{"note":"A quiet corner","phone":""}'));
  await takeByOthers('Signature facial', new URL(page.url()).searchParams.get('time') ?? '');

  await press(page, 'Continue');
  const alert = main(page).getByRole('alert');
  await alert.getByText(/Someone has just taken/).waitFor();
  await expectSoon(() => alert.evaluate((element) => element === document.activeElement), true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await alert.getByRole('button').first().click();
  await main(page).getByText('This time is held for you').waitFor();

  expect(
    await main(page)
      .getByLabel(/Anything we should know/)
      .inputValue(),
  ).toBe('A quiet corner');
  expect(await confirmed(page)).not.toBe('');
  await context.close();
});

nightlyTest(
  'what was typed on the last step survives a reload, and a number with letters is not sent',
  async () => {
    const { page, context } = await aboutToConfirm('Typed Twice', 'Gel manicure');
    await press(page, 'Continue');
    await main(page).getByText('This time is held for you').waitFor();
    await main(page).getByLabel('Phone', { exact: true }).fill('call me');
    await main(page)
      .getByLabel(/Anything we should know/)
      .fill('By the window');

    await page.reload();
    await main(page).getByText('This time is held for you').waitFor();
    await press(page, 'Confirm booking');

    await main(page).getByText('Enter the whole number: digits, spaces and + ( ) . / -').waitFor();
    const phone = main(page).getByLabel('Phone', { exact: true });
    await expectSoon(() => phone.evaluate((element) => element === document.activeElement), true);
    expect(
      await main(page)
        .getByLabel(/Anything we should know/)
        .inputValue(),
    ).toBe('By the window');
    await phone.fill('+351 912 345 678');
    expect(await confirmed(page)).not.toBe('');
    await context.close();
  },
);

nightlyTest(
  'A-5: a second booking waits for the client to confirm their address, and what they typed waits with it',
  async () => {
    const { page, context } = await aboutToConfirm('Not Confirmed', 'Gel manicure');
    await press(page, 'Continue');
    await main(page).getByText('This time is held for you').waitFor();
    await confirmed(page);
    await page.goto(`/book?service=${idOf('Spa pedicure')}`);
    await press(page, /^First available/);
    await press(page, 'Continue');
    await main(page).getByText('This time is held for you').waitFor();
    await main(page)
      .getByLabel(/Anything we should know/)
      .fill('By the window');

    await press(page, 'Confirm booking');
    const alert = main(page).getByRole('alert');
    await alert.getByText('so a new account can have only one upcoming booking').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await salon.openLinkOf({ email: 'notconfirmed@example.com', password: PASSWORD });

    await expectSoon(
      () =>
        main(page)
          .getByLabel(/Anything we should know/)
          .inputValue(),
      'By the window',
    );
    expect(await confirmed(page)).not.toBe('');
    await context.close();
  },
);

test('a lost answer and a second press make one booking', async () => {
  const { page, context } = await aboutToConfirm('Lost Answer', 'Hot stone massage');
  await press(page, 'Continue');
  await main(page).getByText('This time is held for you').waitFor();
  let isLost = false;
  await page.route('**/bookings', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });

  await press(page, 'Confirm booking');
  await main(page).getByText('We can’t reach the salon', { exact: false }).waitFor();
  const reference = await confirmed(page);

  await page.goto('/dashboard/booking');
  await main(page).getByText(reference).waitFor();
  await expectSoon(() => main(page).getByRole('article').count(), 1);
  await context.close();
});

nightlyTest(
  'D-6: a client is reminded of the hold, and hears of it, only when two minutes are left, and then asks for more time',
  async () => {
    const { page, context, faults } = await aboutToConfirm('Slow Reader', 'Gel manicure');
    await takeClockOf(page);
    await press(page, 'Continue');
    // It is the one region that was there before, in which what changes is read out.
    const region = main(page).getByRole('status').filter({ hasText: 'This time is held for you' });
    await region.waitFor();
    await region.evaluate((part) => part.setAttribute('data-first', ''));
    const heard = main(page).locator('[role="status"][data-first]');

    await page.clock.fastForward('08:30');
    await heard.filter({ hasText: 'Less than two minutes left' }).waitFor();
    expect(await heard.getByRole('alert').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'I need more time');
    await main(page).getByText('This time is held for you').waitFor();

    await page.clock.fastForward('10:30');
    await heard.filter({ hasText: 'We are no longer holding this time' }).waitFor();
    expect(await confirmed(page)).not.toBe('');
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('a refresh keeps the choice, and Back goes a step back', async () => {
  const { page, context, faults } = await aboutToConfirm('Back Andforth', 'Signature facial');
  const chosen = await main(page).getByRole('radio', { checked: true }).getAttribute('value');

  await press(page, 'Continue');
  await heading(page, 'Check and confirm').waitFor();
  await page.reload();
  await main(page).getByText('This time is held for you').waitFor();
  await page.goBack();
  await heading(page, /Choose a time/).waitFor();

  await expectSoon(() => main(page).getByRole('radio', { checked: true }).getAttribute('value'), chosen);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('a booking is moved to another time, and keeps the old one until then', async () => {
  const { page, context, faults } = await aboutToConfirm('Moving On', 'Gel manicure');
  await press(page, 'Continue');
  await main(page).getByText('This time is held for you').waitFor();
  const reference = await confirmed(page);
  // The first free time may be too near to be moved; the desk moves any.
  const desk = await salon.visit({ width: 390 });
  await openAs(desk.page, `/dashboard/order?q=${reference}`, salon.admin);
  const row = main(desk.page).getByRole('row').filter({ hasText: reference });
  const before = (await row.getByRole('cell').first().textContent()) ?? '';

  await row.getByRole('button', { name: /^More about/ }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  const dialog = desk.page.getByRole('dialog').filter({ hasText: 'Move booking' });
  await dialog.getByRole('radio').last().check({ force: true });
  await expectSoon(() => row.getByRole('cell').first().textContent(), before);
  await dialog.getByRole('button', { name: 'Move booking' }).click();
  await desk.page.getByText(/^Moved to/).waitFor();

  await dialog.waitFor({ state: 'detached' });
  await row.filter({ hasNotText: before }).waitFor();
  expect([...faults, ...desk.faults]).toEqual([]);
  await context.close();
  await desk.context.close();
});

const faces = perLane<[width: number, theme: 'light' | 'night'][]>({
  change: [[390, 'light']],
  nightly: [
    [1440, 'night'],
    [390, 'light'],
  ],
});

nightlyTest(
  'A-9: a client who moves to someone dearer and slower reads the new price and length before',
  async () => {
    const serviceId = idOf('Brow & lash lift');
    const admin = await salon.bearerOf(salon.admin);
    const doneBy = (member: string, price: number, minutes: number) =>
      salon.send(
        'PUT',
        `/staff/offers/${serviceId}`,
        { offers: [{ staffId: member, price, segments: [{ kind: 'active', minutes }] }] },
        admin,
      );
    const team: { _id: string; name: string }[] = await salon.get('/staff');
    const [ana, mia] = [team[0], team[1]];
    if (!ana || !mia) throw new Error('The demo salon has no team.');
    await doneBy(ana._id, 45, 30);
    // Far enough ahead to be moved by its client.
    const { day: soonest } = await salon.get(`/availability/first?services=${serviceId}`);
    const span = `from=${daysAfter(soonest, 5)}&to=${daysAfter(soonest, 40)}`;
    const { firstFree } = await salon.get(`/availability/days?services=${serviceId}&${span}`);
    const client = await salon.aClient({ name: 'Dora Dear' });
    const lines = [{ serviceId, staffId: ana._id }];
    await salon.send('POST', '/bookings', { lines, startsAt: firstFree }, client.bearer);
    // From now on, anyone is Mia.
    await doneBy(mia._id, 78, 45);

    for (const [width, theme] of faces) {
      const { page, context, faults } = await salon.visit({ width, theme });
      await openAs(page, '/dashboard/booking', client);
      await press(page, 'Move');
      const move = page.getByRole('dialog').filter({ hasText: 'Move booking' });
      await move.getByRole('button', { name: 'With anyone' }).click();
      await move.getByRole('button', { name: /^First available/ }).click();

      await move.getByText('45 min instead of 30 min, $78 instead of $45').waitFor();
      await move.getByText(`With ${mia.name}`).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      if (width === 390) {
        await move.getByRole('button', { name: 'Move booking' }).click();
        await page.getByText(/^Moved to/).waitFor();
        await main(page).getByText('$78').first().waitFor();
      }
      expect(faults).toEqual([]);
      await context.close();
    }
  },
);

nightlyTest(
  'the times of one team member are not offered as those of another, whose times load or cannot be had',
  async () => {
    const serviceId = idOf('Gel manicure');
    const team: { _id: string; name: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
    const [ana, bea] = team.filter(({ offers }) => offers.some((offer) => offer.serviceId === serviceId));
    if (!ana || !bea) throw new Error('One person alone does this.');
    const freeDaysOf = async (staffId: string): Promise<string[]> => {
      const path = `/availability/days?services=${serviceId}&staff=${staffId}&from=${dayAfter(5)}&to=${dayAfter(30)}`;
      const { days }: { days: { day: string; state: string }[] } = await salon.get(path);
      return days.filter(({ state }) => state === 'free').map(({ day }) => day);
    };
    // The times of their first free day arrive with its date.
    const { day: firstForBea } = await salon.get(
      `/availability/first?services=${serviceId}&staff=${bea._id}`,
    );
    const freeForBea = (await freeDaysOf(bea._id)).filter((free) => free !== firstForBea);
    const day = (await freeDaysOf(ana._id)).find((free) => freeForBea.includes(free));
    const { page, context } = await salon.visit({ width: 1440 });
    let lose = () => Promise.resolve();
    await page.route(
      (url) => url.pathname === '/availability' && url.searchParams.get('staff') === bea._id,
      (route) => {
        lose = () => refuse(route);
      },
    );
    await page.goto(`/book?service=${serviceId}&staff=${ana._id}&date=${day}`);
    const times = main(page).getByRole('radio', { name: new RegExp(`with ${ana.name}`) });
    await times.first().waitFor();

    await press(page, `With: ${ana.name}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${bea.name}`) })
      .click();

    await main(page)
      .getByRole('button', { name: `With: ${bea.name}` })
      .waitFor();
    await expectSoon(() => main(page).getByRole('radio').and(page.locator(':enabled')).count(), 0);
    await lose();
    await main(page).getByText('We couldn’t load the free times').waitFor();
    expect(await main(page).getByRole('radio').count()).toBe(0);

    await page.unrouteAll();
    await press(page, 'Try again');
    await main(page)
      .getByRole('radio', { name: new RegExp(`with ${bea.name}`) })
      .first()
      .waitFor();
    await context.close();
  },
);

nightlyTest('a list that could not be loaded says so, and is loaded again at a press', async () => {
  const { page, context } = await aboutToConfirm('Failing Line', 'Hot stone massage');
  await page.route('**/bookings/mine**', refuse);
  await page.goto('/dashboard/booking');
  await main(page).getByText('We couldn’t load your bookings').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.unroute('**/bookings/mine**');
  await press(page, 'Try again');
  await main(page).getByText('No bookings yet').waitFor();

  // The times come with the first free day, or automatically.
  const times = /\/availability(\/first)?\?/;
  await page.route(times, refuse);
  await page.goto(`/book?service=${idOf('Hot stone massage')}`);
  await main(page).getByText('We couldn’t load the free times').waitFor();
  await page.unroute(times);
  await press(page, 'Try again');
  await main(page).getByRole('radio').first().waitFor();
  await context.close();
});

nightlyTest('a time that a visitor holds in another tab is said to be their own', async () => {
  const { page, context } = await salon.visit({ width: 1440 });
  await page.goto(`/book?service=${idOf('Signature facial')}`);
  await press(page, /^First available/);
  await page.waitForURL(/time=/);
  const chosen = page.url();
  await press(page, 'Continue');
  await main(page).getByText('This time is held for you').waitFor();
  await takeByOthers('Signature facial', new URL(chosen).searchParams.get('time') ?? '');

  const other = await context.newPage();
  await other.goto(chosen);
  await press(other, 'Continue');

  const alert = main(other).getByRole('alert');
  await alert.getByText(/^You’re holding .* in another tab$/).waitFor();
  await alert.getByText('Confirm it there, or choose another time here.').waitFor();
  await context.close();
});
