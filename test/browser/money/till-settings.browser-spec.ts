import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

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
