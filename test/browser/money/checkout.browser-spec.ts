// Long because each way to pay and to refund is tried on screen, in one salon.
import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { countPresses } from '../../support/count-presses.js';
import { aVisitToday, type DeskVisit, salonsToday } from '../../support/desk-visits.js';

const salon = new DemoSalon();

let bearer: string;
let today: string;

beforeAll(async () => {
  bearer = await salon.bearerOf(salon.admin);
  const { name }: { name: string } = await salon.get('/salon');
  const record = { mode: 'record', acknowledged: true, typed: name, giftCardTax: 'at-use' };
  await salon.send('PATCH', '/till/settings', record, bearer);
  await salon.send('POST', '/products', { title: 'Silk shampoo', price: 18 }, bearer);
  today = await salonsToday(salon);
});

const aVisit = (client: string, ...titles: string[]) => aVisitToday(salon, bearer, client, ...titles);

const diaryToday = () => `/dashboard/diary?day=${today}&view=day&staff=all`;
const cardOf = (page: Page, client: string) =>
  main(page).locator('[data-card]').filter({ hasText: client }).first();
const toPay = (page: Page) => dialog(page).locator('dd[data-total]');
const isTaken = (page: Page, money: string) => dialog(page).getByText(`${money} taken`).waitFor();

const orderOf = ({ reference }: DeskVisit) => `/dashboard/order?q=${reference}`;

/** From the Order List, where only this visit is shown. */
async function checkOut(page: Page, visit: DeskVisit) {
  await page.getByRole('button', { name: new RegExp(`^More about .*${visit.reference}`) }).click();
  await dialog(page).getByRole('button', { name: 'Check out' }).click();
  await dialog(page).getByRole('group', { name: 'Paid by' }).waitFor();
}

test('a visit is paid by card in four presses from its card in the diary, and is done and paid everywhere', async () => {
  const visit = await aVisit('Wanda Walker', 'Blow-dry');
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, diaryToday(), salon.admin);
  await cardOf(page, 'Wanda Walker').waitFor();
  const presses = await countPresses(page);

  await cardOf(page, 'Wanda Walker').click();
  await dialog(page).getByRole('button', { name: 'Check out' }).click();
  await dialog(page).getByRole('button', { name: 'Card', exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: `Take $${visit.totalPrice}.00` })
    .click();
  await isTaken(page, `$${visit.totalPrice}.00`);
  presses.expectAsDocumented('Take payment for a visit, by card');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Done', exact: true }).click();

  const booking = await salon.get(`/bookings/${visit._id}`, bearer);
  expect(booking.status).toBe('done');
  await cardOf(page, 'Wanda Walker').click();
  await dialog(page).getByRole('link', { name: 'Paid' }).click();
  await heading(page, /^Sale S-/).waitFor();
  await page.goto(orderOf(visit));
  await main(page).getByRole('link', { name: 'Paid' }).waitFor();
  expect(
    await main(page)
      .getByRole('button', { name: /^Check out/ })
      .count(),
  ).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('a “from” price is typed, a discount given, a tip left; half is paid in cash with change, half by card', async () => {
  const visit = await aVisit('Frida From', 'Balayage');
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, orderOf(visit), salon.admin);
  await checkOut(page, visit);
  const price = dialog(page).getByLabel('Price ($)');
  await expectSoon(() => price.inputValue(), '');
  await dialog(page).getByRole('button', { name: 'Take payment' }).click();
  await dialog(page).getByText('Enter a price, such as 45.50.').waitFor();
  await price.fill('20');
  await expectSoon(() => dialog(page).getByText('The price can’t be below the booked one.').count(), 2);
  await price.fill('300');
  await expectSoon(() => toPay(page).innerText(), '$300.00');

  await dialog(page).getByRole('button', { name: 'Discount the whole sale' }).click();
  await dialog(page).getByRole('textbox', { name: 'Discount' }).fill('10');
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Friend of the salon');
  await expectSoon(() => toPay(page).innerText(), '$270.00');
  await dialog(page)
    .getByRole('button', { name: /^10%\s*\$27\.00/ })
    .click();
  await expectSoon(() => toPay(page).innerText(), '$297.00');

  await dialog(page).getByRole('button', { name: 'Cash', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Split the payment' }).click();
  await dialog(page).getByLabel('Cash: amount').fill('97');
  await dialog(page).getByText('$200.00 left to pay').waitFor();
  await dialog(page).getByRole('button', { name: 'Card', exact: true }).click();
  await dialog(page).getByLabel('Cash received').fill('100');
  await dialog(page)
    .getByText(/^Change\s*\$3\.00$/)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Take $297.00' }).click();
  await isTaken(page, '$297.00');
  await dialog(page)
    .getByText(/^Change\s*\$3\.00$/)
    .waitFor();

  await dialog(page).getByRole('link', { name: /^S-/ }).click();
  const figures = main(page).getByRole('table');
  await figures.getByRole('row', { name: /Friend of the salon/ }).waitFor();
  expect(await figures.getByRole('row', { name: /^Total/ }).innerText()).toContain('$297.00');
  expect(await figures.getByRole('row', { name: /^Cash/ }).innerText()).toContain(
    '$100.00 received, $3.00 change',
  );
  expect(await figures.getByRole('row', { name: /^Tip for/ }).innerText()).toContain('$27.00');
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Thank you, and see you soon.').waitFor();
  expect(await page.getByRole('heading', { name: /^Receipt S-/ }).isVisible()).toBe(true);
  expect(await main(page).isVisible()).toBe(false);
  // The browser itself reports that the server refused too low a price.
  expect(faults).toEqual([expect.stringContaining('422')]);
  await context.close();
});

nightlyTest('by keyboard alone, and at night on a phone, a visit is paid in cash', async () => {
  const visit = await aVisit('Kay Board', 'Blow-dry');
  const { page, context, faults } = await salon.visit({ width: 390, theme: 'night' });
  await openAs(page, orderOf(visit), salon.admin);
  const press = async (name: string | RegExp) => {
    await dialog(page).getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await page.getByRole('button', { name: new RegExp(`^More about .*${visit.reference}`) }).focus();
  await page.keyboard.press('Enter');
  await press('Check out');
  await press(/^Cash$/);
  await dialog(page).getByLabel('Cash received').focus();
  // More than ten times the price looks like a slip. Prices differ by team member.
  const handed = visit.totalPrice * 11;
  await page.keyboard.type(String(handed));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByText(new RegExp(`^\\$${handed}\\.00 for .*: is that right\\?`))
    .waitFor();
  await press('Yes, that’s right');
  await isTaken(page, `$${visit.totalPrice}.00`);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  // The browser itself reports that it was asked to confirm.
  expect(faults).toEqual([expect.stringContaining('409')]);
  await context.close();
});

nightlyTest('what fails loses nothing: no answer, another price, someone who was quicker', async () => {
  const visit = await aVisit('Quick Other', 'Blow-dry');
  const { page, context } = await salon.visit({ width: 1440 });
  await openAs(page, orderOf(visit), salon.admin);
  await checkOut(page, visit);
  await page.route('**/checkout/quote', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Other', exact: true }).click();
  await dialog(page).getByLabel(/^For /).fill('3');
  await dialog(page).getByText('What you entered is still here.').waitFor();
  await page.unroute('**/checkout/quote');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expectSoon(() => toPay(page).innerText(), `$${visit.totalPrice + 3}.00`);
  await dialog(page).getByRole('button', { name: 'Card', exact: true }).click();

  const start = await salon.get(`/checkout/start?bookingId=${visit._id}`, bearer);
  await salon.send(
    'POST',
    '/sales',
    {
      bookingId: visit._id,
      lines: [{ kind: 'service', bookingLineId: start.lines[0].bookingLineId }],
      payments: [{ method: 'card', amount: visit.totalPrice }],
      expectedTotal: visit.totalPrice,
    },
    bearer,
  );
  await dialog(page)
    .getByRole('button', { name: `Take $${visit.totalPrice + 3}.00` })
    .click();
  await dialog(page).getByText('This visit has been paid for').waitFor();
  expect(await dialog(page).getByLabel(/^For /).inputValue()).toBe('3');
  await dialog(page).getByRole('link', { name: 'Show the sale' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

nightlyTest('a gift card is sold without a visit, looked at, and pays a part of the next one', async () => {
  const visit = await aVisit('Gisela Gift', 'Blow-dry');
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/sales', salon.admin);
  await main(page).getByRole('button', { name: 'Sale without a visit' }).click();
  await dialog(page).getByRole('button', { name: 'Gift card', exact: true }).first().click();
  await dialog(page).getByLabel('Value ($)').fill('25');
  await expectSoon(() => toPay(page).innerText(), '$25.00');
  await dialog(page).getByRole('button', { name: 'Card', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Take $25.00' }).click();
  await isTaken(page, '$25.00');
  await dialog(page).getByText('You’ll only see this code now.').waitFor();
  const code = await dialog(page).locator('code').innerText();
  expect(await accessibilityFaults(page)).toEqual([]);
  // Escape, pressed too soon, does not lose the code.
  await page.keyboard.press('Escape');
  await dialog(page).getByText('Leave without the code?').waitFor();
  await dialog(page).getByRole('button', { name: 'Back to the code' }).click();
  expect(await dialog(page).locator('code').innerText()).toBe(code);
  await dialog(page).getByLabel('I’ve written down the code').check();
  await dialog(page).getByRole('button', { name: 'Done', exact: true }).click();

  await page.goto('/dashboard/gift-cards');
  await main(page).getByRole('row').nth(1).waitFor();
  expect(await main(page).innerText()).not.toContain(code);
  await main(page).getByRole('button', { name: 'Check a balance' }).click();
  await dialog(page).getByLabel('Code').fill(code.toLowerCase());
  await dialog(page).getByRole('button', { name: 'Check balance', exact: true }).click();
  await dialog(page)
    .getByText(/^Balance\s*\$25\.00$/)
    .waitFor();
  await page.keyboard.press('Escape');

  await page.goto(orderOf(visit));
  await checkOut(page, visit);
  const methods = dialog(page).getByRole('group', { name: 'Paid by' });
  await methods.getByRole('button', { name: 'Gift card', exact: true }).click();
  await dialog(page).getByLabel('Gift card code').fill(code);
  await page.keyboard.press('Enter');
  await dialog(page).getByText('$25.00 left on it').waitFor();
  await dialog(page)
    .getByText(`$${visit.totalPrice - 25}.00 left to pay`)
    .waitFor();
  await methods.getByRole('button', { name: 'Cash', exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: `Take $${visit.totalPrice}.00` })
    .click();
  await isTaken(page, `$${visit.totalPrice}.00`);

  await dialog(page).getByRole('link', { name: /^S-/ }).click();
  await heading(page, /^Sale S-/).waitFor();
  const sale = page.url();

  await page.goto('/dashboard/gift-cards?left=nothing');
  await main(page)
    .getByRole('row', { name: /Used up/ })
    .waitFor();

  // Two presses and a reason, and each gets back what it paid.
  await page.goto(sale);
  await main(page).getByRole('button', { name: 'Refund…' }).click();
  await dialog(page).getByLabel('Reason').fill('Came out too dark');
  await dialog(page)
    .getByRole('button', { name: /^Refund everything left/ })
    .click();
  await expectSoon(() => dialog(page).getByRole('textbox', { name: 'Refund: Gift card' }).inputValue(), '25');
  await expectSoon(
    () => dialog(page).getByRole('textbox', { name: 'Refund: Cash' }).inputValue(),
    String(visit.totalPrice - 25),
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: `Refund $${visit.totalPrice}.00` })
    .click();
  await main(page).getByRole('link', { name: /^R-/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'a gift card is sold from the page of gift cards, by keyboard alone, and is then on its list',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, '/dashboard/gift-cards', salon.admin);
    const sell = main(page).getByRole('button', { name: 'Sell a gift card' });
    await sell.focus();
    await page.keyboard.press('Enter');
    // The card is on the bill already.
    await dialog(page).getByLabel('Value ($)').fill('75');
    const card = dialog(page).getByRole('button', { name: 'Card', exact: true });
    await card.focus();
    await page.keyboard.press('Enter');
    await expectSoon(() => accessibilityFaults(page), []);
    await dialog(page).getByRole('button', { name: 'Take $75.00' }).focus();
    await page.keyboard.press('Enter');
    await isTaken(page, '$75.00');
    const code = (await dialog(page).locator('code').innerText()).replaceAll('-', '');
    await dialog(page).getByLabel('I’ve written down the code').focus();
    await page.keyboard.press('Space');
    await dialog(page).getByRole('button', { name: 'Done', exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });

    const row = main(page).getByRole('row', { name: `•••• ${code.slice(-4)}` });
    await expectSoon(async () => (await row.innerText()).match(/\$\d+\.\d\d/g), ['$75.00', '$75.00']);
    await expectSoon(() => sell.evaluate((button) => button === document.activeElement), true);
    const { items } = await salon.get('/sales?pageSize=1', bearer);
    expect(items).toMatchObject([{ total: 75 }]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('a part is given back, then all of it is undone, and the visit is to be paid again', async () => {
  const visit = await aVisit('Rita Refund', 'Blow-dry');
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, orderOf(visit), salon.admin);
  await checkOut(page, visit);
  await dialog(page).getByRole('button', { name: 'Card', exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: /^Take \$/ })
    .click();
  await dialog(page).getByRole('link', { name: /^S-/ }).click();
  await main(page).getByRole('button', { name: 'Refund…' }).click();
  await dialog(page).getByRole('textbox', { name: 'Refund: Blow-dry' }).fill('5000');
  await dialog(page).getByLabel('Reason').fill('Colour came out too warm');
  await dialog(page)
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await dialog(page).getByText('That is more than is left to refund.').waitFor();
  await dialog(page).getByRole('textbox', { name: 'Refund: Blow-dry' }).fill('10');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Use another method' }).click();
  await dialog(page).getByRole('button', { name: 'All: Cash' }).click();
  await dialog(page).getByRole('button', { name: 'Refund $10.00' }).click();
  await dialog(page).getByText('A different method from the payment').waitFor();
  await dialog(page).getByRole('button', { name: 'All: Card' }).click();
  await dialog(page).getByRole('button', { name: 'Refund $10.00' }).click();
  await main(page).getByRole('link', { name: /^R-/ }).waitFor();
  await main(page).getByText('$10.00 refunded').waitFor();

  await main(page).getByRole('button', { name: 'Undo sale' }).click();
  await dialog(page)
    .getByText(`$${visit.totalPrice - 10}.00 is refunded the way it was paid: Card.`)
    .waitFor();
  await dialog(page).getByLabel('Reason').fill('Wrong client');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Undo sale' }).click();
  await main(page).getByText('This sale was undone').waitFor();
  expect(await main(page).getByRole('button', { name: 'Undo sale' }).count()).toBe(0);

  await page.goto('/dashboard/sales?kind=refund');
  await expectSoon(
    () =>
      main(page)
        .getByRole('row', { name: /Rita Refund/ })
        .count(),
    2,
  );
  await page.goto(orderOf(visit));
  await checkOut(page, visit);
  expect(await toPay(page).innerText()).toBe(`$${visit.totalPrice}.00`);
  // The browser itself reports that it was asked to confirm another way of refunding.
  expect(faults).toEqual([expect.stringContaining('409')]);
  await context.close();
});
