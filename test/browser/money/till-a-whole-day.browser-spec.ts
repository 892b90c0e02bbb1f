// Long because it is one story: a day of thirty visits, from the first coin in the drawer to the figures of the evening.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { salonsToday } from '../../support/desk-visits.js';
import { nightlyTest } from '../../support/lane.js';

/** The folder for the pictures of docs/first-day.md when they are taken again. */
const ALBUM = process.env.FIRST_DAY_ALBUM;
const ALBUM_WIDTH = 800;
const VISITS = 30;
/** The visits that are checked out on the screen; the others by the call that the screen makes. */
const BY_HAND = [0, 1, 3, 5, 7, 11];
/** The value of the day's gift card, in dollars: no visit costs less, so that it is used up. */
const CARD = 10;
/** The time limit for the whole day. */
const STORY_MS = 600_000;

const salon = new DemoSalon();

interface Visit {
  _id: string;
  reference: string;
  totalPrice: number;
  client: string;
}

let bearer: string;
let salonName: string;
let visits: Visit[];

beforeAll(async () => {
  bearer = await salon.bearerOf(salon.admin);
  const { name }: { name: string } = await salon.get('/salon');
  salonName = name;
  visits = await bookThirty(await salonsToday(salon));
}, STORY_MS);

/** Thirty clients of today, at the first quarter hours with a free team member. */
async function bookThirty(today: string): Promise<Visit[]> {
  const services: { _id: string; title: string; priceKind: string }[] = await salon.get('/services');
  const staff: { _id: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const fixed = services.filter(({ priceKind }) => priceKind === 'fixed');
  const made: Visit[] = [];
  for (let hour = 5; hour < 23 && made.length < VISITS; hour++) {
    for (const member of staff) {
      const service = fixed.find(({ _id }) => member.offers.some(({ serviceId }) => serviceId === _id));
      if (!service || made.length >= VISITS) continue;
      const client = `Client ${String(made.length + 1).padStart(2, '0')}`;
      const booking = {
        client: { name: client },
        lines: [{ serviceId: service._id, staffId: member._id }],
        startsAt: `${today}T${String(hour).padStart(2, '0')}:00:00.000Z`,
        allowOutsideHours: true,
      };
      const answer = await salon.send('POST', '/bookings/desk', booking, bearer).catch(() => null);
      if (answer) made.push({ ...(answer as Visit), client });
    }
  }
  return made;
}

async function photograph(page: Page, name: string): Promise<void> {
  if (ALBUM === undefined) return;
  await mkdir(ALBUM, { recursive: true });
  await sharp(await page.screenshot())
    .resize({ width: ALBUM_WIDTH })
    .webp({ quality: 62 })
    .toFile(path.join(ALBUM, `${name}.webp`));
}

const press = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
const answer = (page: Page, name: string | RegExp) =>
  dialog(page)
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .click();
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

/** The desk finds the visit by its reference, and opens its checkout. */
async function checkOut(page: Page, { reference }: Visit): Promise<void> {
  await page.goto(`/dashboard/order?q=${reference}`);
  await page.getByRole('button', { name: new RegExp(`^More about .*${reference}`) }).click();
  await answer(page, 'Check out');
  await dialog(page).getByRole('group', { name: 'Paid by' }).waitFor();
}

const payBy = (page: Page, method: string) =>
  dialog(page)
    .getByRole('group', { name: 'Paid by' })
    .getByRole('button', { name: method, exact: true })
    .click();

/** Takes what the dialog says is to be paid. */
async function take(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: /^Take \$/ })
    .click();
  await dialog(page)
    .getByText(/^\$[\d,.]+ taken$/)
    .waitFor();
}

describe('an owner who takes money in Parlour', () => {
  nightlyTest(
    'sets the till up, takes a day of thirty visits, closes it five short, and follows every figure to its rows',
    async () => {
      expect(visits).toHaveLength(VISITS);
      const { page, context, faults } = await salon.visit({ width: 1440 });
      await openAs(page, '/dashboard/till-settings', salon.admin);

      await setUp(page);
      await stockUp(page);
      const code = await sellGiftCard(page);
      await takeTheDay(page, code);
      await giveBack(page);
      await close(page);
      await followFigures(page);

      const check = await salon.get('/ledger/check', bearer);
      expect(check).toMatchObject({ isWhole: true });
      expect(faults).toEqual([]);
      await context.close();
    },
    STORY_MS,
  );
});

async function setUp(page: Page): Promise<void> {
  await press(page, 'Use: In Parlour');
  await dialog(page).getByLabel('I have read what I need to check').check();
  await dialog(page).getByLabel('Enter the salon’s name').fill(salonName);
  await photograph(page, '19-take-money');
  await answer(page, 'Take payments here');
  await closed(page);
  await press(page, 'Add a rate');
  await dialog(page).getByLabel('Name').fill('Standard');
  await dialog(page).getByLabel('Rate (%)').fill('20');
  await answer(page, 'Save');
  await closed(page);
  await main(page)
    .getByLabel('Default tax')
    .selectOption({ label: 'Standard' })
    .catch(() => main(page).getByLabel('Default tax').selectOption({ index: 1 }));
  await main(page).getByLabel('Taxed').selectOption({ index: 1 });
  await press(page, 'Save');
  await expectSoon(async () => (await salon.get('/till/settings', bearer)).giftCardTax, 'at-use');

  await page.goto('/dashboard/till');
  await press(page, 'Cash in or out');
  await dialog(page).getByLabel('What').selectOption({ label: 'Put cash in the drawer' });
  await dialog(page).getByLabel('From').selectOption({ label: 'The bank' });
  await dialog(page).getByLabel('Amount ($)').fill('100');
  await dialog(page).getByLabel('Reason').fill('Change for the day');
  await answer(page, 'Record');
  await closed(page);
}

async function stockUp(page: Page): Promise<void> {
  await page.goto('/dashboard/products');
  for (const [name, price] of [
    ['Silk shampoo', '18'],
    ['Boar-bristle brush', '42'],
  ] as const) {
    await press(page, 'Add a product');
    await dialog(page).getByLabel('Name').fill(name);
    await dialog(page).getByLabel('Price ($)').fill(price);
    await dialog(page).getByLabel('In stock now').fill('12');
    await answer(page, 'Save');
    await closed(page);
    await main(page).getByText(name).first().waitFor();
  }
}

async function sellGiftCard(page: Page): Promise<string> {
  await page.goto('/dashboard/sales');
  await press(page, 'Sale without a visit');
  await dialog(page).getByRole('button', { name: 'Gift card', exact: true }).first().click();
  await dialog(page).getByLabel('Value ($)').fill(String(CARD));
  await payBy(page, 'Card');
  await take(page);
  const code = await dialog(page).locator('code').innerText();
  await dialog(page).getByLabel('I’ve written down the code').check();
  await answer(page, 'Done');
  await closed(page);
  return code;
}

/** Checks a visit out at its price, without a screen. */
async function sell({ _id, totalPrice }: Visit, method: string): Promise<void> {
  const { lines }: { lines: { bookingLineId: string }[] } = await salon.get(
    `/checkout/start?bookingId=${_id}`,
    bearer,
  );
  const sale = {
    bookingId: _id,
    lines: lines.map(({ bookingLineId }) => ({ kind: 'service', bookingLineId })),
    payments: [{ method, amount: totalPrice }],
    expectedTotal: totalPrice,
  };
  await salon.send('POST', '/sales', sale, bearer);
}

/** Every third client pays in cash; two leave a tip, one brings the card, one buys two products, one gets a discount. */
async function takeTheDay(page: Page, code: string): Promise<void> {
  for (const [index, visit] of visits.entries()) {
    if (!BY_HAND.includes(index)) {
      await sell(visit, index % 3 === 0 ? 'cash' : 'card');
      continue;
    }
    await checkOut(page, visit);
    if (index % 5 === 0) {
      await dialog(page).getByRole('button', { name: /^10%/ }).click();
    }
    if (index === 3) await addProducts(page);
    if (index === 7) await giveDiscount(page);
    if (index === 11) {
      await payBy(page, 'Gift card');
      await dialog(page).getByLabel('Gift card code').fill(code);
      await page.keyboard.press('Enter');
      await dialog(page).getByText(`$${CARD}.00 left on it`).waitFor();
    }
    const isPaidByCard = await dialog(page)
      .getByText(/left to pay$/)
      .count();
    if (index !== 11 || isPaidByCard > 0) await payBy(page, index % 3 === 0 ? 'Cash' : 'Card');
    if (index === 5) {
      expect(await accessibilityFaults(page)).toEqual([]);
      await photograph(page, '20-check-out');
    }
    await take(page);
    await answer(page, 'Done');
    await closed(page);
  }
  await page.goto('/dashboard/till');
  await main(page).getByRole('region', { name: 'Taken by payment method' }).waitFor();
  await main(page).getByText(/^S-30/).first().waitFor();
  await photograph(page, '21-till');
}

async function addProducts(page: Page): Promise<void> {
  for (const name of ['Silk shampoo', 'Boar-bristle brush']) {
    await dialog(page).getByRole('button', { name: 'Product', exact: true }).click();
    await dialog(page).getByRole('combobox', { name: 'Product' }).last().fill(name);
    await dialog(page)
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .click();
  }
}

async function giveDiscount(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Discount the whole sale' }).click();
  await dialog(page).getByRole('textbox', { name: 'Discount' }).fill('10');
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Friend of the salon');
}

async function giveBack(page: Page): Promise<void> {
  await page.goto(`/dashboard/sales?q=${encodeURIComponent(visits[1]?.client ?? '')}`);
  await main(page).getByRole('link', { name: /^S-/ }).first().click();
  await press(page, 'Refund…');
  await dialog(page)
    .getByRole('textbox', { name: /^Refund: / })
    .first()
    .fill('10');
  await dialog(page).getByLabel('Reason').fill('The fringe was cut too short');
  await answer(page, 'Refund $10.00');
  await main(page).getByRole('link', { name: /^R-/ }).waitFor();
}

/** The drawer is counted before anybody is told what should be in it; it has five too little. */
async function close(page: Page): Promise<void> {
  const [row] = (await salon.get('/ledger/check', bearer)).sums.filter(
    ({ account }: { account: string }) => account === 'cash',
  );
  const expected: number = row.amount;
  await page.goto('/dashboard/till');
  await press(page, 'Close the till');
  await answer(page, 'Enter the total instead');
  await dialog(page)
    .getByLabel('Total in the drawer ($)')
    .fill((expected - 5).toFixed(2));
  expect(await dialog(page).innerText()).not.toContain(expected.toFixed(2));
  await answer(page, 'Compare');
  await dialog(page).getByText('$5.00 short').waitFor();
  await dialog(page).getByLabel('What happened?').fill('Parking meter, without a receipt');
  await dialog(page)
    .getByLabel('Bank deposit ($)')
    .fill((expected - 105).toFixed(2));
  await photograph(page, '22-close');
  await answer(page, 'Close the till');
  await main(page).getByRole('heading', { name: 'Close 1' }).waitFor();
  await photograph(page, '23-closed');
}

interface Figure {
  name: string;
  href: string;
}

/** Each figure of the day is a link, and its rows add up to it. */
async function followFigures(page: Page): Promise<void> {
  await page.goto('/dashboard/reports?report=money&period=day');
  const figures = main(page).getByRole('link', { name: /see details$/ });
  await figures.first().waitFor();
  await photograph(page, '24-reports');
  for (const fold of await main(page).locator('summary').all()) await fold.click();
  const links: Figure[] = await figures.evaluateAll((all) =>
    all.map((link) => ({
      name: link.getAttribute('aria-label') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { name, href } of links) {
    const [, value = ''] = /: ([^:]+), see details$/.exec(name) ?? [];
    await page.goto(href);
    await heading(page, /./).first().waitFor();
    if (name.startsWith('Taken: ')) {
      await main(page)
        .getByText(/Total: /)
        .first()
        .waitFor();
      await photograph(page, '25-rows');
    }
    if (!/^[-−]?\$/.test(value) || /Average/.test(name)) continue;
    const said = /^\$0(\.00)?$/.test(value) ? 'Nothing in this period' : value;
    await expectSoon(async () => [name, (await main(page).innerText()).includes(said)], [name, true]);
  }
}

nightlyTest(
  'the day is in the books as it was: what was paid is what was taken, taxed, tipped and owed',
  async () => {
    const check = await salon.get('/ledger/check', bearer);
    const sum = check.sums.reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
    const of = (account: string): number =>
      check.sums.find((each: { account: string }) => each.account === account)?.amount ?? 0;

    expect(Math.abs(sum)).toBeLessThan(0.005);
    expect(of('cash')).toBe(100);
    expect(of('over-short')).toBe(5);
    expect(of('gift-cards')).toBe(0);
    expect(of('services')).toBeLessThan(0);
    expect(of('products')).toBe(-50);
  },
);
