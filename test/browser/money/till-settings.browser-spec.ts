import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { changeInDatabase } from '../../support/salon-database.js';
import { aDemoFolder } from '../../support/salon-folder.js';
import { dayAfter } from '../../support/today.js';

let folder: string;
const salon = new DemoSalon(
  () => ({}),
  () => (folder = aDemoFolder()),
);

test('an owner who logged in long ago is asked who they are before refunds may be larger, and both changed parts of Money are kept and saved', async () => {
  const { name }: { name: string } = await salon.get('/salon');
  const record = { mode: 'record', acknowledged: true, typed: name, giftCardTax: 'at-use' };
  await salon.send('PATCH', '/till/settings', record, await salon.bearerOf(salon.admin));
  const { page, context } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/till-settings', salon.admin);
  const limit = main(page).getByLabel(/^Reception \(/);
  const legalName = main(page).getByLabel('Legal name');
  await limit.fill('120');
  await legalName.fill('Vera Duarte Lda');
  const aged = `UPDATE sessions SET created_at = sessions.created_at - interval '11 minutes'
    FROM users WHERE users.id = user_id AND users.email = $1`;
  expect(await changeInDatabase(folder, aged, [salon.admin.email])).toBeGreaterThan(0);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();

  const question = dialog(page).filter({ hasText: 'Confirm it’s you' });
  await question.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const bearer = await salon.bearerOf(salon.admin);
  const saved = () => salon.get('/till/settings', bearer);
  await expectSoon(async () => (await saved()).legalName, 'Vera Duarte Lda');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.getByText('Refunds: not saved yet').waitFor();
  expect(await limit.inputValue()).toBe('120');
  expect(await legalName.inputValue()).toBe('Vera Duarte Lda');
  expect((await saved()).receptionRefundLimit).not.toBe(120);

  await save.click();
  await question.getByLabel('Your password').fill(salon.admin.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await question.waitFor({ state: 'detached' });
  await expectSoon(async () => (await saved()).receptionRefundLimit, 120);
  await expectSoon(() => save.count(), 0);
  expect(await limit.inputValue()).toBe('120');
  await context.close();
});

nightlyTest(
  'a tax with a planned change opens on its name, and not on the button that takes the change back',
  async () => {
    const bearer = await salon.bearerOf(salon.admin);
    await salon.send('PATCH', '/till/settings', { mode: 'elsewhere' }, bearer);
    const added = await salon.send('POST', '/till/tax-rates', { name: 'Standard', percent: 19 }, bearer);
    const id: string = added.rates[0]._id;
    const from = { percent: 21, fromDay: dayAfter(40) };
    await salon.send('PATCH', `/till/tax-rates/${id}`, { from }, bearer);

    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, '/dashboard/till-settings', salon.admin);
    await main(page).getByRole('button', { name: 'Change Standard' }).click();
    await dialog(page)
      .getByText(/^21% from/)
      .waitFor();
    const name = dialog(page).getByRole('textbox', { name: 'Name' });
    await expectSoon(() => name.evaluate((field) => field === document.activeElement), true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'after a change of currency, Money asks for a look at the salon’s own limits until an admin has had one',
  async () => {
    const bearer = await salon.bearerOf(salon.admin);
    await salon.send('PATCH', '/till/settings', { mode: 'elsewhere', receptionRefundLimit: 80 }, bearer);
    await salon.send('PATCH', '/salon', { currency: 'JPY', keepsBookings: true }, bearer);

    const { page, context, faults } = await salon.visit({ width: 390 });
    await openAs(page, '/dashboard/till-settings', salon.admin);
    const note = main(page).getByText('Your currency changed from USD to JPY.');
    await note.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Mark as checked' }).click();
    await expectSoon(() => note.count(), 0);
    expect(await main(page).getByLabel('Reception (¥)').inputValue()).toBe('80');
    expect(faults).toEqual([]);
    await context.close();
  },
);
