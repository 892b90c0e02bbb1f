import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { aVisitToday } from '../../support/desk-visits.js';

const salon = new DemoSalon();

interface Start {
  lines: { bookingLineId: string; staffId: string; staffName: string }[];
}

/** A visit of today that is paid by card; whose it was, and what it cost. */
async function aPaidVisit(): Promise<{ seller: string; price: number }> {
  const bearer = await salon.bearerOf(salon.admin);
  const { name }: { name: string } = await salon.get('/salon');
  await salon.send('PATCH', '/till/settings', { mode: 'record', acknowledged: true, typed: name }, bearer);
  const { _id, totalPrice } = await aVisitToday(salon, bearer, 'Carla Commission', 'Blow-dry');
  const { lines }: Start = await salon.get(`/checkout/start?bookingId=${_id}`, bearer);
  const [line] = lines;
  if (!line) throw new Error('The visit has no line.');
  const sale = {
    bookingId: _id,
    lines: [{ kind: 'service', bookingLineId: line.bookingLineId }],
    payments: [{ method: 'card', amount: totalPrice }],
    expectedTotal: totalPrice,
  };
  await salon.send('POST', '/sales', sale, bearer);
  return { seller: line.staffName, price: totalPrice };
}

async function setRate(page: Page, percent: string, seller: string, of: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Add a rate' }).click();
  await dialog(page).getByLabel('Team member').selectOption({ label: seller });
  await dialog(page).getByLabel('Applies to').selectOption({ label: of });
  await dialog(page).getByLabel('Rate (%)').fill(percent);
}

nightlyTest(
  'an owner sets what someone gets of their services, and finds it on their statement, line by line',
  async () => {
    const { seller, price } = await aPaidVisit();
    const due = `$${(price * 0.125).toFixed(2)}`;
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, '/dashboard/commission', salon.admin);
    await main(page).getByRole('heading', { name: 'No commission rates yet' }).waitFor();

    await setRate(page, '120', seller, 'All services');
    await dialog(page).getByRole('button', { name: 'Add a rate' }).click();
    await dialog(page).locator('[aria-invalid="true"]').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByLabel('Rate (%)').fill('12,5');
    await dialog(page).getByRole('button', { name: 'Add a rate' }).click();
    await dialog(page).waitFor({ state: 'detached' });

    const people = main(page).getByRole('table', { name: 'Statements' });
    const theirs = people.getByRole('row', { name: new RegExp(`^${seller}’s statement`) });
    await expectSoon(() => theirs.getByText(due, { exact: true }).count(), 1);
    expect(await accessibilityFaults(page)).toEqual([]);

    await theirs.getByRole('link').click();
    await main(page)
      .getByRole('heading', { name: `${seller}’s statement` })
      .waitFor();
    const line = main(page).getByRole('row', { name: /Blow-dry/ });
    expect(await line.innerText()).toContain('12.5%');
    expect(await line.innerText()).toContain(due);
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Download', exact: true }).click();
    await main(page).getByRole('button', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/commission.*\.csv$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await line.getByRole('link', { name: /^S-/ }).click();
    await heading(page, /^Sale S-/).waitFor();

    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'on a phone a rate is set and removed by keyboard alone, and what is removed no longer counts',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390, theme: 'night' });
    await openAs(page, '/dashboard/commission', salon.admin);
    const enter = async (name: RegExp | string) => {
      await page.getByRole('button', { name }).last().focus();
      await page.keyboard.press('Enter');
    };
    await setRate(page, '5', await firstOfTheTeam(), 'All products');
    expect(await accessibilityFaults(page)).toEqual([]);
    await enter('Add a rate');
    await dialog(page).waitFor({ state: 'detached' });
    const remove = main(page).getByRole('button', { name: /^Remove .*’s rate: All products$/ });
    await remove.waitFor();

    await enter(/^Remove .*’s rate: All products$/);

    await remove.waitFor({ state: 'detached' });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

async function firstOfTheTeam(): Promise<string> {
  const [first]: { name: string }[] = await salon.get('/staff');
  if (!first) throw new Error('Nobody works here.');
  return first.name;
}
