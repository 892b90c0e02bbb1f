import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  heading,
  main,
  openAs,
  sidewaysScroll,
  untilHistoryRests,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();
let bearer: string;

beforeAll(async () => {
  bearer = await salon.bearerOf(salon.admin);
});

const PASSWORD = 'seven quiet mornings';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** The link that a salon without a mail server shows to the person who invites. */
async function shownLink(page: Page): Promise<string> {
  const link = page.getByRole('alert').filter({ hasText: 'Nothing was emailed' }).locator('code');
  return (await link.textContent()) ?? '';
}

const memberNamed = async (name: string): Promise<string> => {
  const team: { _id: string; name: string }[] = await salon.get('/staff/all', bearer);
  return team.find((member) => member.name === name)?._id ?? '';
};

test('the owner invites Helena on her page, who joins on her phone and sees her own day; taken back, it is gone', async () => {
  const email = 'helena@example.com';
  const owner = await salon.visit({ width: 1440 });
  await openAs(owner.page, `/dashboard/staff/${await memberNamed('Helena Matos')}?part=account`, salon.admin);
  await heading(owner.page, 'Helena Matos').waitFor();

  await press(owner.page, 'Invite by email');
  await dialog(owner.page).getByLabel('Email address').fill(email);
  await dialog(owner.page).getByLabel('Contact details').check();
  expect(await accessibilityFaults(owner.page)).toEqual([]);
  await dialog(owner.page).getByRole('button', { name: 'Create link' }).click();
  const link = await shownLink(owner.page);
  expect(await accessibilityFaults(owner.page)).toEqual([]);
  await dialog(owner.page).getByRole('button', { name: 'Done' }).click();
  await main(owner.page).getByText('Their link works until').waitFor();
  expect(await accessibilityFaults(owner.page)).toEqual([]);

  const hers = await salon.visit({ width: 390 });
  await hers.page.goto(link);
  await heading(hers.page, 'Join the team').waitFor();
  await main(hers.page).getByLabel('Name').fill('Helena Matos');
  await main(hers.page).getByLabel('Password', { exact: true }).fill('short');
  await press(hers.page, 'Create account and join');
  await main(hers.page).getByText('Must be 10 characters or longer').waitFor();
  expect(await accessibilityFaults(hers.page)).toEqual([]);
  expect(await sidewaysScroll(hers.page)).toBe(0);
  await main(hers.page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(hers.page, 'Create account and join');
  await hers.page.getByText('Welcome to the team!').waitFor();
  await hers.page.waitForURL(/\/dashboard/);
  const { user } = await hers.page.evaluate(async () => (await fetch('/auth/session')).json());
  expect(user).toMatchObject({ role: 'stylist', grants: ['see-contacts'], may: { diary: 'own' } });

  await owner.page.reload();
  await main(owner.page).getByRole('link', { name: email }).waitFor();
  await main(owner.page).getByLabel('Read only').check();
  await main(owner.page).getByRole('button', { name: 'Save', exact: true }).click();
  await owner.page.getByText('Saved. It applies from their next click.').waitFor();
  expect(await accessibilityFaults(owner.page)).toEqual([]);
  // From then on, her open page's requests are refused.
  expect(hers.faults).toEqual([]);
  await press(owner.page, 'Remove access');
  await dialog(owner.page).getByRole('button', { name: 'Remove access' }).click();
  await main(owner.page).getByRole('button', { name: 'Invite by email' }).waitFor();
  const after = await hers.page.evaluate(async () => (await fetch('/auth/session')).json());
  expect(after.user).toMatchObject({ role: 'user', may: {} });

  expect(owner.faults).toEqual([]);
  await owner.context.close();
  await hers.context.close();
});

nightlyTest(
  'a client who is invited to the desk logs out as someone else, logs in, comes back and joins',
  async () => {
    const client = await salon.aClient({ email: 'desk-to-be@example.com', name: 'Rita Sá' });
    const stranger = await salon.aClient({ email: 'at-the-same-screen@example.com' });
    const owner = await salon.visit({ width: 390 });
    await openAs(owner.page, '/dashboard/allUsers', salon.admin);
    await heading(owner.page, 'All Users').waitFor();
    await press(owner.page, 'Invite someone');
    await dialog(owner.page).getByLabel('Email address').fill(client.email);
    await dialog(owner.page).getByRole('button', { name: 'Create link' }).click();
    const link = await shownLink(owner.page);
    await dialog(owner.page).getByRole('button', { name: 'Done' }).click();
    await main(owner.page).getByRole('heading', { name: 'Open invitations' }).waitFor();
    expect(await accessibilityFaults(owner.page)).toEqual([]);
    expect(await sidewaysScroll(owner.page)).toBe(0);

    const theirs = await salon.visit({ width: 1440 });
    await openAs(theirs.page, '/dashboard/booking', stranger);
    await heading(theirs.page, 'Booking List').waitFor();
    await theirs.page.goto(link);
    await main(theirs.page).getByText(`You are logged in as ${stranger.email}`).waitFor();
    expect(await accessibilityFaults(theirs.page)).toEqual([]);
    await press(theirs.page, 'Log out and continue');
    await main(theirs.page).getByRole('link', { name: 'Log in and come back' }).click();
    await heading(theirs.page, 'Good to see you again').waitFor();
    expect(theirs.page.url()).not.toContain('code');
    await main(theirs.page).getByLabel('Email').fill(client.email);
    await main(theirs.page).getByLabel('Password', { exact: true }).fill(client.password);
    await press(theirs.page, 'Login');
    await press(theirs.page, 'Join the team');
    await theirs.page.getByText('Welcome to the team!').waitFor();

    await theirs.page.goto(link);
    await heading(theirs.page, 'This invitation has been used').waitFor();
    expect(await accessibilityFaults(theirs.page)).toEqual([]);
    await owner.page.reload();
    const more = main(owner.page).getByRole('button', { name: `More about ${client.email}` });
    await more.click();
    await dialog(owner.page).getByRole('button', { name: 'Role and permissions…' }).click();
    await dialog(owner.page).getByLabel('Role').selectOption('User');
    await dialog(owner.page).getByRole('button', { name: 'Save' }).click();
    await owner.page.getByText('Saved. It applies from their next click.').waitFor();
    await untilHistoryRests(owner.page);

    expect([...owner.faults, ...theirs.faults]).toEqual([]);
    await owner.context.close();
    await theirs.context.close();
  },
);

nightlyTest('an invitation can be withdrawn, and its link then says so', async () => {
  const email = 'changed-our-mind@example.com';
  const { link: first } = await salon.send('POST', '/invitations', { email, role: 'reception' }, bearer);
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/allUsers', salon.admin);

  await press(page, `New link: ${email}`);
  const link = await shownLink(page);
  expect(link).not.toContain(first);
  await press(page, `Withdraw: ${email}`);
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText(`The invitation to ${email} is withdrawn.`).waitFor();

  await page.goto(link);
  await heading(page, 'This invitation no longer works').waitFor();
  expect(faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);
  await context.close();
});
