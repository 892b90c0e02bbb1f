// Long because an admin does much with users, and each of it can fail in a way of its own.
import type { Page } from 'playwright-core';
import { type Client, DemoSalon } from '../../support/browser-salon.js';
import {
  dialog,
  expectSoon,
  heading,
  main,
  openAs,
  type Person,
  untilHistoryRests,
} from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { menu } from '../../support/menu.js';

const salon = new DemoSalon();

const rowOf = (page: Page, email: string) => main(page).getByRole('row').filter({ hasText: email });

/** Books the first free time of the first service, as the client's browser would. */
async function bookAVisit({ bearer }: Client): Promise<void> {
  const [{ _id: serviceId }] = await salon.get('/services');
  const { startsAt } = await salon.get(`/availability/first?services=${serviceId}`);
  await salon.send('POST', '/bookings', { lines: [{ serviceId }], startsAt }, bearer);
}

/** Opens a page of the dashboard, which first asks for the log-in. */
async function open(page: Page, path: string, person: Person, title: string): Promise<void> {
  await openAs(page, path, person);
  await heading(page, title).waitFor();
}

describe.each(perLane({ change: [1440], nightly: [1440, 390] }))('at a width of %i pixels', (width) => {
  test('spec §2, Make Admin: an admin makes a client an admin, who sees the admin pages from then on', async () => {
    const client = await salon.aClient({ email: `rising-${width}@example.com` });
    const { page, context, faults } = await salon.visit({ width });

    await open(page, '/dashboard/make-admin', salon.admin, 'Make Admin');
    await main(page).getByText('needs an account with a confirmed email address').waitFor();
    const field = main(page).getByLabel('Email');
    await field.fill(client.email);
    await main(page).getByRole('button', { name: 'Make Admin' }).click();
    await page.getByText(`User: ${client.email} is now an admin.`).waitFor();
    await expectSoon(() => field.inputValue(), '');

    const desk = await salon.visit({ width });
    await open(desk.page, '/dashboard/allUsers', client, 'All Users');
    await rowOf(desk.page, client.email).getByText('Admin').waitFor();
    await rowOf(desk.page, client.email).getByText('(you)').waitFor();

    expect([...faults, ...desk.faults]).toEqual([]);
    await context.close();
    await desk.context.close();
  });

  test('spec §2, All Users: an admin deletes a user only after confirming it', async () => {
    const client = await salon.aClient({ email: `leaving-${width}@example.com` });
    const { page, context, faults } = await salon.visit({ width });
    await open(page, `/dashboard/allUsers?q=${client.email}`, salon.admin, 'All Users');
    const deleteButton = main(page).getByRole('button', { name: `Delete: ${client.email}` });
    const headings = main(page).getByRole('columnheader', { includeHidden: true });
    await expectSoon(() => headings.allTextContents(), ['Email', '_id', 'Role', 'Last seen', 'Actions']);

    await deleteButton.click();
    await dialog(page).getByText(client.email).waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.reload();
    await deleteButton.click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByText(`User: ${client.email} is deleted.`).waitFor();
    await main(page).getByText('No users match').waitFor();
    await expectSoon(() => focusedLabel(page), 'Users');

    await main(page).getByRole('link', { name: 'Show all users' }).click();
    await rowOf(page, salon.admin.email).waitFor();
    await expectSoon(() => rowOf(page, client.email).count(), 0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

nightlyTest(
  'A-8: the page says why someone who has not confirmed their address cannot be made an admin',
  async () => {
    const stranger = await salon.aNewClient({ email: 'stranger@example.com' });
    const { page, context } = await salon.visit({ width: 390 });
    await open(page, '/dashboard/make-admin', salon.admin, 'Make Admin');

    await main(page).getByLabel('Email').fill(stranger.email);
    await main(page).getByRole('button', { name: 'Make Admin' }).click();

    await main(page).getByText('This person hasn’t confirmed their email address yet.').waitFor();
    await expectSoon(() => main(page).getByLabel('Email').inputValue(), stranger.email);
    await context.close();
  },
);

nightlyTest('closing the question leaves the focus where it was', async () => {
  const client = await salon.aClient({ email: 'undecided@example.com' });
  const { page, context } = await salon.visit({ width: 1440 });
  await open(page, '/dashboard/allUsers', salon.admin, 'All Users');

  await main(page)
    .getByRole('button', { name: `Delete: ${client.email}` })
    .press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });

  await expectSoon(() => focusedLabel(page), `Delete: ${client.email}`);
  await context.close();
});

nightlyTest(
  'an account that is disabled is logged out at the next click, and can log in once it is enabled',
  async () => {
    const client = await salon.aClient({ email: 'shut-out@example.com' });
    const hers = await salon.visit({ width: 1440 });
    await open(hers.page, '/dashboard/booking', client, 'Booking List');
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await open(page, `/dashboard/allUsers?q=${client.email}`, salon.admin, 'All Users');
    const more = main(page).getByRole('button', { name: `More about ${client.email}` });

    await more.click();
    await dialog(page).getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByText(`User: ${client.email} is disabled.`).waitFor();
    await rowOf(page, client.email).getByText('Disabled').waitFor();
    await hers.page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Book', exact: true })
      .click();
    await hers.page.reload();
    await heading(hers.page, 'Good to see you again').waitFor();

    await more.click();
    await dialog(page).getByRole('button', { name: 'Enable', exact: true }).click();
    await page.getByText(`User: ${client.email} can log in again.`).waitFor();
    await open(hers.page, '/dashboard/booking', client, 'Booking List');
    expect(faults).toEqual([]);
    await context.close();
    await hers.context.close();
  },
);

nightlyTest(
  'an admin makes a user an admin from the list, takes the role back, and reads who did it',
  async () => {
    const client = await salon.aClient({ email: 'in-and-out@example.com' });
    const { page, context, faults } = await salon.visit({ width: 390 });
    await open(page, `/dashboard/allUsers?q=${client.email}`, salon.admin, 'All Users');
    const more = main(page).getByRole('button', { name: `More about ${client.email}` });

    for (const role of ['Admin', 'User']) {
      await more.click();
      await dialog(page).getByRole('button', { name: 'Role and permissions…' }).click();
      await dialog(page).getByLabel('Role').selectOption({ label: role });
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await rowOf(page, client.email).getByText(role, { exact: true }).waitFor();
    }

    await page.goto('/dashboard/audit?action=admin.appointed');
    await main(page).getByText(`${salon.admin.email} made Maria Lopes an admin.`).first().waitFor();
    await main(page).getByLabel('What').selectOption({ label: 'Removed the admin role' });
    await main(page).getByText(`${salon.admin.email} removed the admin role from Maria Lopes.`).waitFor();
    expect(new URL(page.url()).search).toBe('?action=admin.dismissed');
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'an admin reads the email about a booking, and sees how many bookings go with a user',
  async () => {
    const client = await salon.aClient({ email: 'expected@example.com' });
    await bookAVisit(client);
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await open(page, '/dashboard/mail?kind=booking-confirmed', salon.admin, 'Mail');

    await main(page).getByText('Emails aren’t being sent').waitFor();
    await main(page)
      .getByRole('button', { name: /^Read: Booking confirmed/ })
      .first()
      .click();
    await dialog(page).getByText(client.email).first().waitFor();
    await dialog(page)
      .frameLocator('iframe')
      .getByText(/Maison Vera/)
      .first()
      .waitFor();
    const file = await dialog(page).getByRole('link', { name: 'Calendar file' }).getAttribute('href');
    expect(decodeURIComponent(file ?? '')).toContain('BEGIN:VEVENT');
    await page.keyboard.press('Escape');
    await untilHistoryRests(page);
    await main(page).getByLabel('Status').selectOption({ label: 'Failed' });
    await main(page).getByText('No emails match').waitFor();

    await page.goto(`/dashboard/allUsers?q=${client.email}`);
    await main(page)
      .getByRole('button', { name: `Delete: ${client.email}` })
      .click();
    await dialog(page)
      .getByText('1 upcoming booking will be cancelled without an email: please call first.')
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('making an admin of no one, or of an admin, changes nothing and says so', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await open(page, '/dashboard/make-admin', salon.admin, 'Make Admin');
  const field = main(page).getByLabel('Email');

  for (const email of ['nobody@example.com', salon.admin.email]) {
    await field.fill(email);
    await field.press('Enter');
    await main(page).getByRole('alert').getByText(`There is no user ${email}, or`).waitFor();
    await expectSoon(() => field.inputValue(), email);
  }

  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'spec §2, Make Admin: a call that fails says so, and keeps the address that was typed',
  async () => {
    const { page, context } = await salon.visit({ width: 1440 });
    await open(page, '/dashboard/make-admin', salon.admin, 'Make Admin');
    await page.route('**/user/admin', (route) => route.abort());

    await main(page).getByLabel('Email').fill('ana@example.com');
    await main(page).getByRole('button', { name: 'Make Admin' }).click();

    await main(page).getByRole('alert').getByText('We can’t reach the salon').waitFor();
    await expectSoon(() => main(page).getByLabel('Email').inputValue(), 'ana@example.com');
    await context.close();
  },
);

nightlyTest('the last admin cannot be deleted, and the question says why', async () => {
  const { page, context } = await salon.visit({ width: 1440 });
  await open(page, '/dashboard/allUsers', salon.admin, 'All Users');
  await page.route('**/user/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'last-admin', status: 409, deletedCount: 0 }),
        })
      : route.continue(),
  );

  await main(page)
    .getByRole('button', { name: `Delete: ${salon.admin.email}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();

  await dialog(page).getByRole('alert').getByText('Make someone else an admin first.').waitFor();
  await rowOf(page, salon.admin.email).waitFor();
  await context.close();
});

nightlyTest(
  'spec §2, All Users: a list that cannot be read says so, and is read when asked again',
  async () => {
    const { page, context } = await salon.visit({ width: 1440 });
    await page.route(`${salon.url}/users?**`, (route) => route.fulfill({ status: 404 }));
    await open(page, '/dashboard/allUsers', salon.admin, 'All Users');
    await main(page).getByText('We couldn’t load the users').waitFor();

    await page.unroute(`${salon.url}/users?**`);
    await main(page).getByRole('button', { name: 'Try again' }).click();

    await rowOf(page, salon.admin.email).waitFor();
    await context.close();
  },
);

test('spec §2, All Users: a client who opens the list of users is logged out and sent to log in', async () => {
  const client = await salon.aClient({ email: 'curious@example.com' });
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await open(page, '/dashboard/booking', client, 'Booking List');
  await expectSoon(() => page.getByRole('link', { name: 'All Users' }).count(), 0);

  await page.goto('/dashboard/allUsers');
  await heading(page, 'Good to see you again').waitFor();

  expect(new URL(page.url()).pathname).toBe('/login');
  const session = await context.request.get('/auth/session');
  expect(await session.json()).toMatchObject({ user: null });
  expect(faults).toEqual([]);
  await context.close();
});

const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

nightlyTest(
  'the menu of an admin is whole in a low window and on a phone: its last page can be seen and pressed',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, '/dashboard/make-admin', salon.admin, 'Make Admin');
    const isLastInSight = (name: string) =>
      page.waitForFunction((label) => {
        const links = [...document.querySelectorAll('nav[aria-label="Dashboard"] a')];
        const last = links.findLast((link) => link.getClientRects().length > 0);
        const box = last?.getBoundingClientRect();
        if (!last || !box || last.textContent !== label || box.bottom > window.innerHeight) return false;
        return last.contains(document.elementFromPoint(box.left + 20, box.top + box.height / 2));
      }, name);

    const unfold = () => menu(page).getByRole('button', { name: 'Your bookings' }).click();
    await unfold();
    await page.mouse.move(100, 500);
    await page.mouse.wheel(0, 5000);
    await isLastInSight('My account');
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await unfold();
    await page.mouse.move(220, 500);
    await page.mouse.wheel(0, 5000);

    await isLastInSight('My account');
    expect(faults).toEqual([]);
    await context.close();
  },
);
