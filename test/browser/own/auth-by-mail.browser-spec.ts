import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, heading, logIn, main } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';

const salon = new DemoSalon();
let adminBearer: string;

beforeAll(async () => {
  adminBearer = await salon.bearerOf(salon.admin);
});

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** The link in the latest email of a kind; a salon without a mail server keeps its emails at the desk. */
async function linkTo(email: string, kind: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const { items } = await salon.get('/mail?pageSize=100', adminBearer);
    const latest = items.find(
      (item: Record<string, string>) => item.toAddress === email && item.kind === kind,
    );
    if (latest?.state === 'sent') {
      const { text } = await salon.get(`/mail/${latest._id}/secret`, adminBearer);
      return /^http\S+#code=\S+$/m.exec(text)?.[0] ?? '';
    }
    await pause(100);
  }
  throw new Error(`No mail of the kind ${kind} has come for ${email}.`);
}

const expected = (faults: string[]) => faults.filter((fault) => !/status of 40[13]/.test(fault));

describe.each(perLane({ change: [390], nightly: [1440, 390] }))('at a width of %i pixels', (width) => {
  test('B-12: a client who forgot their password reads what is wrong with their address, and chooses a new one with the link in the email', async () => {
    const client = await salon.aClient({ email: `forgetful-${width}@example.com` });
    const { page, context, faults } = await salon.visit({ width });
    await page.goto('/login');
    await main(page).getByRole('link', { name: 'Forget password ?' }).click();
    await heading(page, 'Forgot your password?').waitFor();

    await press(page, 'Reset email');
    await main(page).getByText('Please input your email address').waitFor();
    await main(page).getByLabel('Email').fill('maria');
    await main(page).getByText('Please provide a valid email address').waitFor();
    await main(page).getByLabel('Email').fill(client.email);
    await press(page, 'Reset email');
    await page.getByText('Email sent', { exact: true }).waitFor();
    await main(page).getByText('This demo salon sends no emails').waitFor();
    // Another failed attempt shows its message in red, in place of the previous one.
    await main(page).getByLabel('Email').fill('ma..ria@salon.example');
    await press(page, 'Reset email');
    await main(page).getByText('invalid-email', { exact: true }).waitFor();
    await main(page).getByText('This demo salon sends no emails').waitFor({ state: 'detached' });
    await main(page).getByLabel('Email').fill(client.email);
    await press(page, 'Reset email');
    await main(page).getByText('This demo salon sends no emails').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(await linkTo(client.email, 'reset'));
    await heading(page, 'Choose a new password').waitFor();
    await main(page).getByLabel('New password').fill('short');
    await press(page, 'Save new password');
    await main(page).getByText('Must be 6 characters or longer').waitFor();
    await main(page).getByLabel('New password').fill('a better secret');
    await press(page, 'Show the password');
    await expectSoon(() => main(page).getByLabel('New password').getAttribute('type'), 'text');
    await press(page, 'Save new password');

    await page.getByText('Your password has been changed. Please log in with it.').waitFor();
    await heading(page, 'Good to see you again').waitFor();
    await logIn(page, { email: client.email, password: 'a better secret' });
    await page.getByText('Welcome back Maria Lopes!').waitFor();
    expect(faults).toEqual([expect.stringContaining('status of 422')]);
    await context.close();
  });

  test('a new client verifies their address by pressing the button, not by opening the page', async () => {
    const client = await salon.aNewClient({ email: `proved-${width}@example.com` });
    const link = await linkTo(client.email, 'verification');
    const { page, context, faults } = await salon.visit({ width });

    await page.goto(link);
    await heading(page, 'Is this your email address?').waitFor();
    await page.reload();
    await press(page, 'Confirm my email address');
    await main(page).getByText('You didn’t ask for this link in this browser').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await main(page).getByLabel('Password', { exact: true }).fill('not the one');
    await press(page, 'Confirm my email address');
    await main(page).getByText('This isn’t the account’s password.').waitFor();
    await main(page).getByLabel('Password', { exact: true }).fill(client.password);
    await press(page, 'Confirm my email address');
    await heading(page, 'Email address confirmed').waitFor();
    await main(page).getByText(client.email).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.reload();
    await press(page, 'Confirm my email address');
    await main(page).getByText('This link no longer works.').waitFor();
    expect(expected(faults)).toEqual([]);
    await context.close();
  });

  nightlyTest(
    'a client whose address someone else signed up with chooses a password of their own',
    async () => {
      const impostor = await salon.aNewClient({ email: `taken-${width}@example.com` });
      const { page, context, faults } = await salon.visit({ width });

      await page.goto(await linkTo(impostor.email, 'verification'));
      await press(page, 'Confirm my email address');
      await press(page, 'I don’t know the password');
      expect(await accessibilityFaults(page)).toEqual([]);
      await main(page).getByLabel('New password').fill('a better secret');
      await press(page, 'Confirm my email address');
      await heading(page, 'Email address confirmed').waitFor();

      await page.goto('/login');
      await logIn(page, { email: impostor.email, password: 'a better secret' });
      await page.getByText('Welcome back Maria Lopes!').waitFor();
      expect(expected(faults)).toEqual([]);
      await context.close();
    },
  );

  nightlyTest('a client changes their address, and takes it back from the old one', async () => {
    const client = await salon.aClient({ email: `moving-${width}@example.com` });
    const wanted = `moved-${width}@example.com`;
    const wish = { email: wanted, password: client.password };
    await salon.send('PUT', '/auth/email', wish, await salon.bearerOf(client));
    const { page, context, faults } = await salon.visit({ width });

    await page.goto(await linkTo(wanted, 'email-change'));
    await press(page, 'Confirm my email address');
    await main(page).getByText('You didn’t ask for this link in this browser').waitFor();
    await main(page).getByLabel('Password', { exact: true }).fill(client.password);
    await press(page, 'Confirm my email address');
    await heading(page, 'Email address changed').waitFor();
    await page.goto(await linkTo(client.email, 'email-changed'));
    await press(page, 'Confirm my email address');
    await heading(page, 'Your account is yours again').waitFor();
    await main(page).getByRole('link', { name: 'Choose a new password' }).click();

    await heading(page, 'Forgot your password?').waitFor();
    expect(expected(faults)).toEqual([]);
    await context.close();
  });
});

test('C-3: the link of a code logs in the browser that asked for it and no other, and leads back', async () => {
  const email = 'by.link@example.com';
  const { page, context, faults } = await salon.visit({ width: 390 });
  await page.goto('/login?from=%2Fteam');
  await main(page).getByLabel('Email').fill(email);
  await press(page, 'Send me a code');
  await main(page).getByText('This demo salon sends no emails').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const link = await linkTo(email, 'login-code');

  const elsewhere = await salon.visit({ width: 1440 });
  await elsewhere.page.goto(link);
  await main(elsewhere.page).getByText('This link doesn’t work here').waitFor();
  expect(await accessibilityFaults(elsewhere.page)).toEqual([]);
  await page.goto(link);

  await heading(page, 'Our Team').waitFor();
  expect(faults).toEqual([]);
  await context.close();
  await elsewhere.context.close();
});

nightlyTest(
  'whoever asks the demo for a code to an account with a password reads that none can reach it, and logs in with the password',
  async () => {
    const client = await salon.aClient({ email: 'has.password@example.com' });
    const { page, context, faults } = await salon.visit({ width: 390 });
    await page.goto('/login');
    await main(page).getByLabel('Email').fill(client.email);
    await press(page, 'Send me a code');

    await main(page)
      .getByRole('alert')
      .getByText('This demo salon sends no emails, so no code can reach this account.')
      .waitFor();
    await expectSoon(() => main(page).getByText('We’ve sent a code').count(), 0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await logIn(page, client);
    await page.getByText('Welcome back Maria Lopes!').waitFor();
    expect(faults).toEqual([expect.stringContaining('status of 403')]);
    await context.close();
  },
);

nightlyTest(
  'the log-in page has code and password beside each other for everyone, and begins with what this browser used last',
  async () => {
    const client = await salon.aClient({ email: 'either.way@example.com' });
    const { page, context, faults } = await salon.visit({ width: 390 });
    const order = () =>
      main(page)
        .getByRole('button', { name: /^(Send me a code|Login)$/ })
        .allTextContents();
    await page.goto('/login');
    await expectSoon(order, ['Send me a code', 'Login']);
    expect(await accessibilityFaults(page)).toEqual([]);
    // Enter does what comes first, as long as there is no password.
    await main(page).getByLabel('Email').press('Enter');
    await main(page).getByText('Email is Required').waitFor();
    await expectSoon(() => main(page).getByText('Password is Required').count(), 0);

    await logIn(page, client);
    await page.getByText('Welcome back Maria Lopes!').waitFor();
    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await page.goto('/login');

    await expectSoon(order, ['Login', 'Send me a code']);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('when asking for an email fails, the code of the problem is shown', async () => {
  const { page, context } = await salon.visit({ width: 390 });
  await page.goto('/reset-password');
  await main(page).getByLabel('Email').fill('maria@example.com');
  await page.route('**/auth/reset-request', (route) => route.abort());

  await press(page, 'Reset email');

  await main(page).getByRole('alert').getByText('network-request-failed', { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/auth/reset-request');
  await press(page, 'Reset email');
  await page.getByText('Email sent', { exact: true }).waitFor();
  await context.close();
});
