import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  main,
  openAs,
  sidewaysScroll,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

beforeAll(async () => {
  const bearer = await salon.bearerOf(salon.admin);
  const { name }: { name: string } = await salon.get('/salon');
  const record = { mode: 'record', acknowledged: true, typed: name, giftCardTax: 'at-use', giftCardYears: 5 };
  await salon.send('PATCH', '/till/settings', record, bearer);
});

/** Fills in a gift card of 50.00 in the dialog of a sale without a visit. */
async function begin(page: Page, message: string, givenOn: string): Promise<void> {
  await openAs(page, '/dashboard/sales', salon.admin);
  await main(page).getByRole('button', { name: 'Sale without a visit' }).click();
  await dialog(page).getByRole('button', { name: 'Gift card', exact: true }).first().click();
  await dialog(page).getByLabel('Value ($)').fill('50');
  await dialog(page).getByLabel('Message on the card').fill(message);
  await dialog(page).getByLabel('Gift date').fill(givenOn);
}

async function pay(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'Card', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Take $50.00' }).click();
  return dialog(page).locator('code').innerText();
}

/** Prints the card that was just sold. */
async function paperOf(page: Page) {
  await dialog(page).getByRole('button', { name: 'Print card' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-paper] article');
  await paper.waitFor();
  return paper;
}

nightlyTest('a gift card is printed with the message and the day that its buyer wants on it', async () => {
  for (const width of [1440, 390]) {
    const { page, context, faults } = await salon.visit({ width });
    const day = dayAfter(7);
    await begin(page, 'Happy birthday, Mia!\n\nYours, Tom <3', day);
    await expectSoon(() => accessibilityFaults(page), []);
    expect(await sidewaysScroll(page)).toBe(0);
    const code = await pay(page);
    await dialog(page).getByText('Happy birthday, Mia!').waitFor();
    await expectSoon(() => accessibilityFaults(page), []);

    const paper = await paperOf(page);

    const printed = await paper.innerText();
    expect(printed).toContain('Happy birthday, Mia!\nYours, Tom <3');
    expect(printed).toMatch(new RegExp(`${Number(day.slice(8))}.* ${day.slice(0, 4)}`));
    expect(printed).toContain(code);
    expect(printed).toMatch(/Valid until .*\d{4}/);
    expect(faults).toEqual([]);
    await context.close();
  }
});

nightlyTest(
  'the longest message stays within the card and on one sheet, whatever it is made of',
  async () => {
    const longest = [
      'w'.repeat(200),
      '🎂'.repeat(100),
      'عيد ميلاد سعيد '.repeat(13).trim(),
      'ab\n'.repeat(66).trim(),
    ];
    for (const message of longest) {
      const { page, context } = await salon.visit({ width: 1440 });
      await begin(page, message, '');
      await pay(page);

      const paper = await paperOf(page);

      const tooWide = await paper.evaluate((card) =>
        [card, ...card.querySelectorAll('*')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0)
          .map(({ tagName }) => tagName),
      );
      expect([message.slice(0, 4), tooWide]).toEqual([message.slice(0, 4), []]);
      const pdf = (await page.pdf({ format: 'A5', landscape: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await context.close();
    }
  },
);

nightlyTest('a day that is over is refused at its field, and nothing is sold', async () => {
  const { page, context } = await salon.visit({ width: 390 });
  await begin(page, '', '2020-01-01');
  await dialog(page).getByText('Choose a date within the next two years.').first().waitFor();
  await expectSoon(() => accessibilityFaults(page), []);
  await context.close();
});
