import type { Page, Route } from 'playwright-core';
import { DemoSalon, NewSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  expectSoon,
  heading,
  logIn,
  main,
  openAs,
  type Person,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { dayAfter } from '../../support/today.js';
import { entry, menu, reveal } from '../../support/menu.js';

const salon = new DemoSalon();

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function open(page: Page, path: string, person: Person, title: string): Promise<void> {
  await openAs(page, path, person);
  await heading(page, title).waitFor();
}

/** A response that the page does not retry automatically. */
const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    contentType: 'application/problem+json',
    body: '{"code":"too-many-requests"}',
  });

/** Keeps a call waiting until the story lets it go. */
async function keepWaiting(page: Page, calls: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

describe('spec §2, Dashboard', () => {
  test('the header greets a client by their address, and the side menu has Book, Booking List and Review', async () => {
    const client = await salon.aClient({ name: 'Maria Lopes' });
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await open(page, '/dashboard', client, 'Choose your services');

    await page.getByText(`Welcome back, ${client.email}`).waitFor();
    await expectSoon(
      () => menu(page).getByRole('link').allTextContents(),
      ['Book', 'Booking List', 'Review', 'My account'],
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  test('an admin has Order List, Add Services, Make Admin, Manage Services and All Users as well', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await open(page, '/dashboard', salon.admin, 'Choose your services');

    for (const [label, path] of [
      ['Book', '/dashboard'],
      ['Booking List', '/dashboard/booking'],
      ['Review', '/dashboard/review'],
      ['Order List', '/dashboard/order'],
      ['Add Services', '/dashboard/add'],
      ['Make Admin', '/dashboard/make-admin'],
      ['Manage Services', '/dashboard/manage'],
      ['All Users', '/dashboard/allUsers'],
    ] as const) {
      await reveal(page, label);
      await expectSoon(() => entry(page, label).getAttribute('href'), path);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a visitor is sent to log in, and led back to the page they wanted', async () => {
    const client = await salon.aClient({ name: 'Rita Sá' });
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.goto('/dashboard/review');
    await heading(page, 'Good to see you again').waitFor();

    await logIn(page, client);

    await heading(page, 'Review').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/review');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('spec §2, Booking List:', () => {
  nightlyTest(
    'a client without bookings is led to book, and sees when the list is still loading',
    async () => {
      const client = await salon.aClient({ name: 'Ines Rocha' });
      const { page, context, faults } = await salon.visit({ width: 390 });
      const goOn = await keepWaiting(page, '**/bookings/mine**');
      await open(page, '/dashboard/booking', client, 'Booking List');
      await main(page).getByText('Loading your bookings').waitFor();
      await expectSoon(() => main(page).getByText('No bookings yet').count(), 0);
      goOn();

      await main(page).getByText('No bookings yet').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await main(page).getByRole('link', { name: 'Past', exact: true }).click();
      await main(page).getByText('No past bookings yet').waitFor();
      await main(page).getByRole('link', { name: 'Upcoming', exact: true }).click();
      await main(page).getByRole('link', { name: 'Book your first visit' }).click();
      await heading(page, 'Choose your services').waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  nightlyTest(
    'a booking says to the minute until when it can be cancelled, on the salon’s clock',
    async () => {
      const client = await salon.aClient({ name: 'Ana Prado' });
      const services: { _id: string }[] = await salon.get('/services');
      const serviceId = services[0]?._id;
      const range = `from=${dayAfter(20)}&to=${dayAfter(40)}&services=${serviceId}`;
      const { firstFree, timeZone } = await salon.get(`/availability/days?${range}`);
      await salon.send('POST', '/bookings', { startsAt: firstFree, lines: [{ serviceId }] }, client.bearer);
      const { page, context, faults } = await salon.visit({ width: 390 });
      await open(page, '/dashboard/booking', client, 'Booking List');

      // The demo salon asks for a day's notice.
      const deadline = new Date(Date.parse(firstFree) - 86_400_000);
      const words = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(deadline);
      const when = [
        words({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''),
        words({ hour: '2-digit', minute: '2-digit' }),
      ].join(', ');
      await main(page).getByText(`Move or cancel free of charge until ${when}.`).waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  nightlyTest(
    'a list that cannot be loaded says that the bookings have not changed, and is loaded again at a press',
    async () => {
      const client = await salon.aClient({ name: 'Joana Prates' });
      const { page, context } = await salon.visit({ width: 390 });
      await page.route('**/bookings/mine**', refuse);
      await open(page, '/dashboard/booking', client, 'Booking List');

      await main(page).getByText('Your bookings haven’t changed.').waitFor();
      await page.unroute('**/bookings/mine**');
      await press(page, 'Try again');
      await main(page).getByText('No bookings yet').waitFor();
      await context.close();
    },
  );
});

describe('spec §2, Order List:', () => {
  nightlyTest('a search that finds nothing says so, and one press shows all bookings again', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await open(page, '/dashboard/order?q=nobody&status=no-show', salon.admin, 'Order List');

    await main(page).getByText('No bookings match').waitFor();
    await expectSoon(() => main(page).getByRole('searchbox', { name: 'Search' }).inputValue(), 'nobody');
    await press(page, 'Show all bookings');
    await main(page).getByRole('row').nth(1).waitFor();

    expect(new URL(page.url()).search).toBe('');
    await expectSoon(() => main(page).getByRole('searchbox', { name: 'Search' }).inputValue(), '');
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest(
    'a list that cannot be loaded says so and keeps the filters, until a press loads it',
    async () => {
      const { page, context } = await salon.visit({ width: 390 });
      await page.route('**/bookings?**', refuse);
      await open(page, '/dashboard/order?status=confirmed', salon.admin, 'Order List');

      await main(page).getByText('We couldn’t load the bookings').waitFor();
      await expectSoon(() => main(page).getByLabel('Status').inputValue(), 'confirmed');
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.unroute('**/bookings?**');
      await press(page, 'Try again');
      await main(page).getByRole('row').nth(1).waitFor();
      await context.close();
    },
  );
});

nightlyTest(
  'the diary says that it is loading, that it could not be loaded, and shows the day at a press',
  async () => {
    const { page, context } = await salon.visit({ width: 1440 });
    const goOn = await keepWaiting(page, '**/bookings/diary?**');
    await open(page, '/dashboard/diary?staff=all', salon.admin, 'Diary');
    await main(page).getByText('Loading the diary').waitFor();
    goOn();
    await main(page)
      .getByRole('region', { name: /^Diary/ })
      .waitFor();

    await page.route('**/bookings/diary?**', refuse);
    await page.reload();
    await main(page).getByText('We couldn’t load the diary').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/bookings/diary?**');
    await press(page, 'Try again');
    await main(page)
      .getByRole('region', { name: /^Diary/ })
      .waitFor();
    await context.close();
  },
);

describe('in a salon without bookings', () => {
  const newSalon = new NewSalon();

  nightlyTest('every page of the desk says what will be there, and where to begin', async () => {
    const { page, context, faults } = await newSalon.visit({ width: 390 });
    await page.goto(newSalon.setUpLink);
    for (const [field, part] of [
      ['Country', 'Portugal'],
      ['Time zone', 'Lisbon'],
    ] as const) {
      await main(page).getByRole('combobox', { name: field }).fill(part);
      await page.keyboard.press('Enter');
    }
    await main(page).getByLabel('Name of the salon').fill('Casa Lua');
    await main(page).getByLabel('Your name').fill('Luisa Prado');
    await main(page).getByLabel('Email').fill('luisa@casalua.example');
    await main(page).getByLabel('Password', { exact: true }).fill('a long night by the sea');
    await press(page, 'Open the salon');
    await page.getByText('Welcome to the parlour!').waitFor();

    await page.goto('/dashboard/overview');
    await main(page).getByRole('heading', { name: 'First steps' }).waitFor();
    await main(page).getByRole('link', { name: 'Add a service' }).waitFor();
    const tile = main(page).getByText('Bookings today').locator('..');
    await expectSoon(() => tile.getByRole('definition').allTextContents(), ['0', 'no bookings']);
    await main(page).getByText('No bookings in the last 30 days.').waitFor();
    await main(page).getByText('No bookings were due.').waitFor();
    await expectSoon(() => main(page).getByText('No bookings yet.').count(), 2);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto('/dashboard/order');
    await main(page).getByText('No bookings yet').waitFor();
    await page.goto('/dashboard/diary?view=day');
    await main(page).getByText('No team members yet').waitFor();
    await page.goto('/dashboard/clients');
    await main(page).getByText('No clients yet').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

nightlyTest('B-13: the page is covered while it is looked up who is logged in', async () => {
  const { page, context } = await salon.visit({ width: 1440 });
  const release = await keepWaiting(page, '**/auth/session');

  await page.goto('/dashboard');
  await page.getByText('One moment…').waitFor();
  release();

  await page.getByText('One moment…').waitFor({ state: 'detached' });
  await main(page).getByLabel('Password', { exact: true }).waitFor();
  await context.close();
});
