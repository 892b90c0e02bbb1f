import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../../support/people.js';
import { type Client, DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  logIn,
  main,
  openAs,
} from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';

const salon = new DemoSalon();

const part = (page: Page, name: string) => main(page).getByRole('region', { name });

interface Visit {
  startsAt: string;
  reference: string;
  lines: { serviceId: string; staff: { _id: string } }[];
}

const WIDTHS = perLane({ change: [390], nightly: [1440, 390] });

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** A free time that is far enough ahead to be bookable until the end of the story. */
async function bookSomething(client: Client): Promise<Visit> {
  const [service] = await salon.get('/services');
  const { day } = await salon.get(`/availability/first?services=${service._id}`);
  const days = `from=${daysAfter(day, 2)}&to=${daysAfter(day, 12)}`;
  const { firstFree } = await salon.get(`/availability/days?services=${service._id}&${days}`);
  return book({ startsAt: firstFree, lines: [{ serviceId: service._id }] }, client);
}

/** The same person at the same time, which only one client can have. */
const bookTheSame = ({ startsAt, lines }: Visit, client: Client) =>
  book({ startsAt, lines: lines.map(({ serviceId, staff }) => ({ serviceId, staffId: staff._id })) }, client);

const book = (visit: object, { bearer }: Client): Promise<Visit> =>
  salon.send('POST', '/bookings', visit, bearer);

/** Opens the account page, which first asks for the log-in. */
async function openAccount(page: Page, email: string): Promise<void> {
  await openAs(page, '/dashboard/account', { email, password: PASSWORD });
  await heading(page, 'My account').waitFor();
  await part(page, 'Profile').waitFor();
}

test.each(WIDTHS)(
  'a client changes their name, and is called by it from then on, at %i pixels',
  async (width) => {
    const { email } = await salon.aClient({ email: `name-${width}@example.com` });
    const { page, context, faults } = await salon.visit({ width });
    await openAccount(page, email);
    const profile = part(page, 'Profile');

    await profile.getByLabel('Name').fill('  ');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await profile.getByText('Name is Required').waitFor();
    await profile.getByLabel('Name').fill('Maria de Sousa');
    await profile.getByLabel('Phone').fill('+351 912 345 678');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    await page.reload();

    await expectSoon(() => profile.getByLabel('Phone').inputValue(), '+351 912 345 678');
    if (width < 600) await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await page.getByText('Thank you, Maria de Sousa to stay with us!').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'a client chooses the language of their account, and their dashboard is in it at once and the next time',
  async () => {
    const { email } = await salon.aClient({ email: 'language@example.com' });
    const { page, context, faults } = await salon.visit({ width: 390 });
    await openAccount(page, email);

    await part(page, 'Language').getByLabel('Language').selectOption('pt');
    await heading(page, 'A minha conta').waitFor();
    await page.goto('/dashboard/booking');
    await heading(page, 'As minhas marcações').waitFor();
    await main(page).getByText('Ainda não há marcações').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto('/dashboard/account');
    await part(page, 'Idioma').getByLabel('Idioma').selectOption('');
    await heading(page, 'My account').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('a new password ends the other browsers, and the old one opens nothing any more', async () => {
  const { email } = await salon.aClient({ email: 'password@example.com' });
  const here = await salon.visit({ width: 1440 });
  const there = await salon.visit({ width: 390 });
  await openAccount(there.page, email);
  await openAccount(here.page, email);
  const form = part(here.page, 'Password');

  await form.getByLabel('Current password').fill('not this one');
  await form.getByLabel('New password').fill('another secret');
  await form.getByRole('button', { name: 'Change password' }).click();
  await form.getByText('That isn’t your password.').waitFor();
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Change password' }).click();
  await here.page.getByText('Your password has been changed.').waitFor();

  await there.page.goto('/dashboard/account');
  await heading(there.page, 'Good to see you again').waitFor();
  await logIn(there.page, { email, password: PASSWORD });
  await there.page.getByText('The email or password is incorrect.').waitFor();
  await logIn(there.page, { email, password: 'another secret' });
  await heading(there.page, 'My account').waitFor();
  await here.page.reload();
  await heading(here.page, 'My account').waitFor();
  await Promise.all([here.context.close(), there.context.close()]);
});

nightlyTest('a client ends their session in another browser, which has to log in again', async () => {
  const { email } = await salon.aClient({ email: 'sessions@example.com' });
  const here = await salon.visit({ width: 1440 });
  const there = await salon.visit({ width: 390 });
  await openAccount(there.page, email);
  await openAccount(here.page, email);
  const list = part(here.page, 'Where you are logged in');
  await list.getByText('This browser').waitFor();

  // The one from signing up is still open as well.
  await expectSoon(() => list.getByRole('listitem').count(), 3);
  await list.getByRole('button', { name: /^End:/ }).first().click();
  await here.page.getByText('is logged out.').waitFor();
  await list.getByRole('button', { name: 'Log out everywhere else' }).click();
  await here.page.getByText('You are logged out everywhere else.').waitFor();
  await list.getByRole('button', { name: 'Log out everywhere else' }).waitFor({ state: 'hidden' });

  await there.page.goto('/dashboard/account');
  await heading(there.page, 'Good to see you again').waitFor();
  await expectSoon(() => list.getByRole('listitem').count(), 1);
  expect(here.faults).toEqual([]);
  await Promise.all([here.context.close(), there.context.close()]);
});

nightlyTest('a client downloads their data as a file', async () => {
  const client = await salon.aClient({ email: 'data@example.com' });
  const { reference } = await bookSomething(client);
  const { page, context } = await salon.visit({ width: 1440 });
  await openAccount(page, client.email);

  const download = page.waitForEvent('download');
  await part(page, 'My data').getByRole('button', { name: 'Download my data' }).click();
  const file = await download;

  expect(file.suggestedFilename()).toMatch(/^parlour-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect([data.profile.email, data.visits[0].reference]).toEqual([client.email, reference]);
  await context.close();
});

nightlyTest.each(WIDTHS)(
  'a client who erases their account frees the booked time, and is unknown afterwards, at %i pixels',
  async (width) => {
    const client = await salon.aClient({ email: `leaving-${width}@example.com` });
    const booked = await bookSomething(client);
    const { page, context, faults } = await salon.visit({ width });
    await openAccount(page, client.email);

    await part(page, 'Delete my account').getByRole('button', { name: 'Delete my account' }).click();
    await dialog(page).getByText('Your upcoming booking will be cancelled').waitFor();
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await dialog(page).getByText('Password is Required').waitFor();
    await dialog(page).getByLabel('Your password').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account has been deleted.').waitFor();
    await page.waitForURL(`${salon.url}/`);

    await bookTheSame(booked, await salon.aClient({ email: `next-${width}@example.com` }));
    await page.goto('/dashboard/account');
    await logIn(page, client);
    await page.getByText('The email or password is incorrect.').waitFor();
    const desk = await salon.visit({ width });
    await openAs(desk.page, `/dashboard/order?q=${booked.reference}`, salon.admin);
    await desk.page.getByText('Deleted client').first().waitFor();
    expect(faults.filter((fault) => !fault.includes('status of 401'))).toEqual([]);
    await Promise.all([context.close(), desk.context.close()]);
  },
);

nightlyTest('a wrong password erases nothing and says so beside the field', async () => {
  const { email } = await salon.aClient({ email: 'staying@example.com' });
  const { page, context } = await salon.visit({ width: 390 });
  await openAccount(page, email);

  await part(page, 'Delete my account').getByRole('button', { name: 'Delete my account' }).click();
  await dialog(page).getByText('You have no upcoming bookings.').waitFor();
  await dialog(page).getByLabel('Your password').fill('guessed');
  await dialog(page).getByLabel('Your password').press('Enter');
  await dialog(page).getByText('That isn’t your password.').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await heading(page, 'My account').waitFor();
  await context.close();
});

nightlyTest(
  'A-18 whoever presses “Don’t ask me again” in an email is asked first, and can be asked for reviews again',
  async () => {
    const client = await salon.aClient({ email: 'unasked@example.com' });
    const { page, context, faults } = await salon.visit({ width: 390 });
    await page.goto(`${salon.url}/review-requests/guessed`);
    await heading(page, 'Stop asking for reviews?').waitFor();
    const button = main(page).getByRole('button', { name: 'Don’t ask me again' });
    await button.click();
    await main(page).getByText('Part of the link is missing.').waitFor();
    // The effect of a complete link is tested with the email itself; this tests the page.
    await page.route('**/review-requests/*', (route) => route.fulfill({ status: 204 }));
    await button.click();
    await expectSoon(
      () => heading(page, 'We won’t ask again').evaluate((it) => it === document.activeElement),
      true,
    );
    expect(await accessibilityFaults(page)).toEqual([]);

    await openAccount(page, client.email);
    const choice = part(page, 'Review requests').getByLabel('Ask me for a review after a visit');
    await choice.uncheck();
    await page.getByText('We won’t ask you for reviews.').waitFor();
    const desk = await salon.bearerOf(salon.admin);
    const [{ _id }] = (await salon.get(`/clients?q=${client.email}`, desk)).items;
    const seen = await salon.visit({ width: 1440 });
    await openAs(seen.page, `/dashboard/clients/${_id}`, salon.admin);
    await seen.page.getByText('Doesn’t want to be asked for reviews').waitFor();
    await choice.check();
    await page.getByText('We’ll ask you after a visit.').waitFor();

    expect(faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);
    await seen.context.close();
    await context.close();
  },
);
