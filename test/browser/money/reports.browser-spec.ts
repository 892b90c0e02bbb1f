import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

/** The owner at a report of a month in which the demo salon was open. */
async function ownerAt(path: string, width = 1440) {
  const visit = await salon.visit({ width });
  await openAs(visit.page, path, salon.admin);
  await heading(visit.page, 'Reports').waitFor();
  return visit;
}

test('every figure of a report leads to its rows, which come to it, and each row to its booking', async () => {
  const { page, context, faults } = await ownerAt('/dashboard/reports?report=work');
  const figure = main(page)
    .getByRole('link', { name: /^Completed bookings: \d+, see/ })
    .first();
  const done = await figure.innerText();

  await figure.click();
  await heading(page, 'Completed bookings').waitFor();

  const { total, amount } = await salon.get(
    '/reports/rows?figure=done&period=month',
    await salon.bearerOf(salon.admin),
  );
  expect(String(total)).toBe(done);
  await main(page)
    .getByText(new RegExp(`^${done} rows? · Total: `))
    .first()
    .waitFor();
  expect(amount).toBeGreaterThan(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await main(page)
    .getByRole('link', { name: /^Booking / })
    .first()
    .click();
  await heading(page, 'Order List').waitFor();
  await page.goBack();
  await main(page).getByRole('link', { name: 'Back to the report' }).click();
  await heading(page, 'Reports').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('each picture of a report is a table as well, whose sum is the figure at the top', async () => {
  const { page, context, faults } = await ownerAt('/dashboard/reports?report=work');
  const { done, bookedValue, parts } = await salon.get(
    '/reports/work?period=month',
    await salon.bearerOf(salon.admin),
  );
  const line = main(page).getByRole('region', { name: 'Booked value' }).first();

  await line.getByText('Show as a table: Booked value').focus();
  await page.keyboard.press('Enter');
  await line.getByRole('table').waitFor();
  await expectSoon(() => line.getByRole('row').count(), parts.length + 1);
  const sum = parts.reduce((all: number, part: { bookedValue: number }) => all + part.bookedValue, 0);
  expect(sum).toBeCloseTo(bookedValue.now);

  await main(page)
    .getByRole('region', { name: 'By service' })
    .getByRole('link', { name: /, see details$/ })
    .first()
    .click();
  await heading(page, /^Booked value, /).waitFor();
  await page.goBack();
  await main(page)
    .getByRole('link', { name: `Completed bookings: ${done.now}, see details` })
    .first()
    .waitFor();
  expect(await accessibilityFaults(page, { inEveryLane: true })).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'a figure of the period before leads to its rows, too, and they say of which period they are',
  async () => {
    const { page, context, faults } = await ownerAt('/dashboard/reports?report=work&period=week');
    await main(page).getByText('All figures').click();
    const before = main(page)
      .getByRole('link', { name: /^Completed bookings, .+ \d{4}: \d+, see/ })
      .first();
    const done = await before.innerText();
    expect(await accessibilityFaults(page)).toEqual([]);

    await before.click();

    await heading(page, /^Completed bookings, .+ \d{4}$/).waitFor();
    const { total } = await salon.get(
      '/reports/rows?figure=done&period=week&before=true',
      await salon.bearerOf(salon.admin),
    );
    expect(String(total)).toBe(done);
    await main(page)
      .getByText(done === '0' ? 'Nothing in this period' : new RegExp(`^${done} rows? · Total: `))
      .first()
      .waitFor();
    await main(page).getByRole('link', { name: 'Back to the report' }).click();
    await heading(page, 'Reports').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('the owner goes from report to report and from month to month by keyboard alone', async () => {
  const { page, context, faults } = await ownerAt(
    '/dashboard/reports?report=work&period=month&day=2026-03-15',
  );
  await main(page).getByRole('heading', { name: 'March 2026' }).waitFor();

  await main(page).getByRole('link', { name: 'Clients', exact: true }).focus();
  await page.keyboard.press('Enter');
  await main(page).getByText('New clients').first().waitFor();
  await main(page).getByRole('link', { name: 'Previous period' }).focus();
  await page.keyboard.press('Enter');
  await main(page).getByRole('heading', { name: 'February 2026' }).waitFor();
  await main(page).getByRole('link', { name: 'Year', exact: true }).focus();
  await page.keyboard.press('Enter');

  await main(page).getByRole('heading', { name: /^2026/ }).waitFor();
  expect(new URL(page.url()).search).toContain('period=year');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'a report is a table for a spreadsheet, and on paper it has no buttons and its tables are open',
  async () => {
    const { page, context, faults } = await ownerAt('/dashboard/reports?report=work');
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Export' }).click();
    await main(page).getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^parlour-work-\d{4}-\d\d-01-/);

    await page.emulateMedia({ media: 'print' });

    await expectSoon(() => main(page).getByRole('link', { name: 'Previous period' }).isVisible(), false);
    await expectSoon(() => main(page).getByRole('button', { name: 'Download as CSV' }).isVisible(), false);
    expect(await main(page).getByText('How this is calculated').isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('while the salon takes no money here, reports say nothing of any that was taken', async () => {
  const { page, context, faults } = await ownerAt('/dashboard/reports');
  await main(page).getByText('Booked value').first().waitFor();

  expect(
    await main(page)
      .getByRole('link', { name: /^(Money|Tips)$/ })
      .count(),
  ).toBe(0);
  expect(await main(page).innerText()).not.toMatch(/refund|\btips?\b|\btax\b/i);
  expect(await page.getByRole('link', { name: 'Commission' }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('on a phone a report reads from top to bottom, and nothing sticks out', async () => {
  const { page, context, faults } = await ownerAt('/dashboard/reports?report=work', 390);
  await main(page).getByText('All figures').click();
  await main(page).getByText('How this is calculated').waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
