import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { aVisitToday } from '../../support/desk-visits.js';

const salon = new DemoSalon();

nightlyTest(
  'beside another till the desk notes what was paid; Parlour has no drawer, no number and no receipt of it',
  async () => {
    const bearer = await salon.bearerOf(salon.admin);
    const visit = await aVisitToday(salon, bearer, 'Ella Elsewhere', 'Blow-dry');
    const price = `$${visit.totalPrice}.00`;
    const { page, context, faults } = await salon.visit({ width: 390 });
    await openAs(page, '/dashboard/till-settings', salon.admin);
    await main(page).getByRole('button', { name: 'Use: At another till' }).click();
    await main(page)
      .getByText(/^Since /)
      .waitFor();

    await page.goto(`/dashboard/order?q=${visit.reference}`);
    await page.getByRole('button', { name: new RegExp(`^More about .*${visit.reference}`) }).click();
    await dialog(page).getByRole('button', { name: 'Check out' }).click();
    const take = dialog(page).getByRole('button', { name: `Record ${price} as paid` });
    await take.waitFor();
    expect(await dialog(page).getByRole('group', { name: 'Paid by' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await take.click();
    await dialog(page).getByText(`${price} taken`).waitFor();
    await dialog(page).getByText('The other till prints the receipt.').waitFor();
    expect(
      await dialog(page)
        .getByRole('button', { name: /receipt/ })
        .count(),
    ).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Done', exact: true }).click();

    await page.goto('/dashboard/till');
    await main(page)
      .getByRole('region', { name: 'Taken by payment method' })
      .getByText('At another till')
      .waitFor();
    expect(
      await main(page)
        .getByRole('button', { name: /Close the till|Cash in or out/ })
        .count(),
    ).toBe(0);
    await page.goto(`/dashboard/order?q=${visit.reference}`);
    await main(page).getByRole('link', { name: 'Paid' }).click();
    await heading(page, /^Sale/).waitFor();
    await main(page).getByText('The other till prints the receipt.').waitFor();
    expect(
      await main(page)
        .getByRole('button', { name: /receipt/ })
        .count(),
    ).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await main(page).getByRole('button', { name: 'Refund…' }).click();
    await dialog(page).getByRole('textbox', { name: 'Refund: Blow-dry' }).fill('5');
    await dialog(page).getByLabel('Reason').fill('The fringe was too short');
    await dialog(page).getByRole('button', { name: 'Refund $5.00' }).click();
    await dialog(page).waitFor({ state: 'detached' });

    const { taken } = await salon.get('/reports/money?period=day', bearer);
    await page.goto('/dashboard/reports?report=money&period=day');
    const shown = main(page)
      .getByRole('link', { name: /^Taken: / })
      .first();
    await expectSoon(() => shown.innerText(), `$${(visit.totalPrice - 5).toFixed(2)}`);
    expect(taken.now).toBe(visit.totalPrice - 5);
    expect(faults).toEqual([]);
    await context.close();
  },
);
