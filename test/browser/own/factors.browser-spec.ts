import { createHmac } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { PASSWORD } from '../../support/people.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { changeInDatabase } from '../../support/salon-database.js';
import { aDemoFolder } from '../../support/salon-folder.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  logIn,
  main,
  openAs,
  sidewaysScroll,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { now } from '../../support/today.js';

let folder: string;
const salon = new DemoSalon(
  () => ({}),
  () => (folder = aDemoFolder()),
);

const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const twoStep = (page: Page) => part(page, 'Two-step log-in');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** The code an authenticator app shows, this many steps of half a minute from now (RFC 6238). */
function shownBy(secret: string, stepsAhead = 0): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now().getTime() / 30_000) + stepsAhead));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(19) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

async function openAccount(page: Page, email: string): Promise<void> {
  await openAs(page, '/dashboard/account', { email, password: PASSWORD });
  await twoStep(page).getByText('Off', { exact: true }).waitFor();
}

/** Sets up an app as its owner does; gives its key and the recovery codes. */
async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await twoStep(page).getByRole('button', { name: 'Add an authenticator app' }).click();
  await dialog(page).getByLabel('Name').fill('My phone');
  await press(page, 'Continue');
  const secret = await dialog(page).locator('code').innerText();
  await dialog(page).getByLabel('Code', { exact: true }).fill(shownBy(secret));
  await page.getByText('The authenticator app is set up.').waitFor();
  const codes = await dialog(page).getByRole('listitem').allInnerTexts();
  await press(page, 'I’ve saved them');
  return { secret, codes };
}

/** The log-in page after logging out. */
async function startAnew(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await logIn(page, person);
}

/** Gives the browser a fingerprint reader that always finds the right finger. */
async function withPasskeys(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('a client logs in with the code of their app, pasted in two halves, and with a recovery code when the phone is not at hand', async () => {
  const client = await salon.aClient({ email: 'app@example.com' });
  const { page, context, faults } = await salon.visit({ width: 390 });
  await openAccount(page, client.email);
  const { secret, codes } = await addApp(page);
  expect(codes).toHaveLength(10);
  await twoStep(page).getByText('10 recovery codes are left.').waitFor();
  await twoStep(page).getByText('My phone').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await startAnew(page, client);
  await heading(page, 'One more step').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await main(page).getByLabel('Code', { exact: true }).fill('000 000');
  await main(page).getByText('This code is wrong.').waitFor();
  // The code of a step opens once, and that of this one has confirmed the app.
  await main(page).getByLabel('Code', { exact: true }).fill(shownBy(secret, 1).replace(/^.../, '$& '));
  await page.getByText('Welcome back Maria Lopes!').waitFor();

  await startAnew(page, client);
  await heading(page, 'One more step').waitFor();
  await page.reload();
  await main(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await main(page)
    .getByLabel('Recovery code')
    .fill(codes[0] ?? '');
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('Welcome back Maria Lopes!').waitFor();
  await page.goto('/dashboard/account');
  await twoStep(page).getByText('9 recovery codes are left.').waitFor();
  // A wrong code, and someone who has left.
  expect(faults.filter((fault) => !/status of 40[13]/.test(fault))).toEqual([]);
  await context.close();
});

nightlyTest('a client logs in with a passkey alone, and a copy of it opens nothing', async () => {
  const client = await salon.aClient({ email: 'passkey@example.com' });
  const { page, context } = await salon.visit({ width: 1440 });
  const { cdp, authenticatorId } = await withPasskeys(page);
  await openAccount(page, client.email);
  await twoStep(page).getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page).getByLabel('Name').fill('My laptop');
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, 'Continue');
  await dialog(page).getByText('Keep these recovery codes').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, 'I’ve saved them');
  await twoStep(page).getByText('My laptop').waitFor();

  const withPasskey = async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await main(page).getByRole('button', { name: 'Log in with a passkey' }).click();
  };
  await withPasskey();
  await page.getByText('Welcome back Maria Lopes!').waitFor();

  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [original] = credentials;
  if (!original) throw new Error('The browser has kept no passkey.');
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...original, signCount: 0 } });
  await withPasskey();

  await main(page)
    .getByRole('alert')
    .getByText(/passkey/i)
    .waitFor();
  await heading(page, 'Good to see you again').waitFor();
  await context.close();
});

test('an admin whose last proof is older than ten minutes is asked who they are in the middle of a change, and nothing that they typed is lost', async () => {
  const client = await salon.aClient({ email: 'deputy@example.com' });
  const next = await salon.aClient({ email: 'second-deputy@example.com' });
  const { page, context } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/account', salon.admin);
  const { secret } = await addApp(page);
  const aged = `UPDATE sessions SET factor_at = factor_at - interval '11 minutes'
    FROM users WHERE users.id = user_id AND users.email = $1`;
  expect(await changeInDatabase(folder, aged, [salon.admin.email])).toBeGreaterThan(0);
  await page.goto('/dashboard/make-admin');
  await main(page).getByLabel('Email').fill(client.email);
  await main(page).getByRole('button', { name: 'Make Admin' }).click();

  await dialog(page).getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await main(page).getByText('Nothing has changed').waitFor();
  await expectSoon(() => main(page).getByLabel('Email').inputValue(), client.email);
  await main(page).getByRole('button', { name: 'Make Admin' }).click();
  const code = dialog(page).getByLabel('Code', { exact: true });
  await expectSoon(() => code.evaluate((box) => box === document.activeElement), true);
  await page.keyboard.type(shownBy(secret, 1));

  await page.getByText(`User: ${client.email} is now an admin.`).waitFor();

  // A recent confirmation is not requested again.
  await main(page).getByLabel('Email').fill(next.email);
  await main(page).getByRole('button', { name: 'Make Admin' }).click();
  await page.getByText(`User: ${next.email} is now an admin.`).waitFor();
  await context.close();
});

nightlyTest(
  'an admin takes a team member off the team only after their password, by keyboard alone, and the question is still there after a change of mind',
  async () => {
    const vera = { email: 'second-deputy@example.com', password: PASSWORD };
    const { _id } = await salon.send('POST', '/staff', { name: 'Inês' }, await salon.bearerOf(vera));
    const { page, context } = await salon.visit({ width: 390 });
    await openAs(page, `/dashboard/staff/${_id}?part=account`, vera);
    const aged = `UPDATE sessions SET created_at = sessions.created_at - interval '11 minutes'
    FROM users WHERE users.id = user_id AND users.email = $1`;
    expect(await changeInDatabase(folder, aged, [vera.email])).toBeGreaterThan(0);
    await main(page).getByRole('button', { name: 'Inês has left…' }).press('Enter');
    await dialog(page).getByText('Has Inês left the salon?').waitFor();
    const confirm = dialog(page).getByRole('button', { name: 'Remove from the team' });
    while (!(await confirm.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    const password = dialog(page).getByLabel('Your password');
    await expectSoon(() => password.evaluate((box) => box === document.activeElement), true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).getByText('Nothing has changed').waitFor();
    await expectSoon(() => confirm.evaluate((button) => button === document.activeElement), true);
    await page.keyboard.press('Enter');
    await expectSoon(() => password.evaluate((box) => box === document.activeElement), true);
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('That isn’t your password.').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');

    await page.getByText('Inês was removed from the team.').waitFor();
    await main(page).getByRole('button', { name: 'Bring Inês back' }).waitFor();
    await context.close();
  },
);

nightlyTest(
  'from the day on which the salon asks for it, a new admin adds their second step first; an admin turns it off again for who has lost theirs',
  async () => {
    const { page, context } = await salon.visit({ width: 390 });
    await openAs(page, '/dashboard/allUsers', { email: 'deputy@example.com', password: PASSWORD });
    await part(page, 'Two-step log-in').getByRole('button', { name: 'Who needs it?' }).click();
    await dialog(page).getByLabel('Admins').check();
    expect(await accessibilityFaults(page)).toEqual([]);
    const today = await dialog(page).getByLabel('From').getAttribute('min');
    await dialog(page)
      .getByLabel('From')
      .fill(today ?? '');
    await press(page, 'Save');

    await heading(page, 'My account').waitFor();
    await twoStep(page).getByText('You need two-step log-in to continue').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await addApp(page);
    await twoStep(page).getByText('You need two-step log-in to continue').waitFor({ state: 'detached' });

    await page.goto('/dashboard/allUsers?search=app%40example.com');
    await main(page).getByRole('button', { name: 'More about app@example.com' }).click();
    await press(page, 'Turn off two-step log-in');
    await press(page, 'Turn off two-step log-in');
    await page.getByText('User: app@example.com now logs in with one step.').waitFor();
    await startAnew(page, { email: 'app@example.com', password: PASSWORD });
    await page.getByText('Welcome back Maria Lopes!').waitFor();
    await context.close();
  },
);
