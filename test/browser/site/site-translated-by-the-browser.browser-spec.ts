import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { dialog, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { translatePagesOf, type TranslatorHabit, untilTranslated } from '../../support/translator.js';

const salon = new DemoSalon();

async function translatedVisit(habit: TranslatorHabit, width = 1440) {
  const opened = await salon.visit({ width });
  await translatePagesOf(opened.context, habit);
  return opened;
}

const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();

const textOf = async (page: Page, selector: string) =>
  (await main(page).locator(selector).filter({ visible: true }).allInnerTexts())
    .map((text) => text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim())
    .join(' | ');

const inLisbon = (instant: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', ...options }).format(new Date(instant));

const PAGES = [
  ['/', /.+/],
  ['/all-services', 'All services'],
  ['/portfolio', /.+/],
  ['/team', 'Our Team'],
  ['/contact', /.+/],
  ['/book', 'Choose your services'],
  ['/login', /.+/],
  ['/sign-up', /.+/],
  ['/reset-password', /.+/],
  ['/verify', /.+/],
  ['/join', /.+/],
  ['/setup', /.+/],
  ['/privacy', /.+/],
  ['/terms', /.+/],
  ['/imprint', /.+/],
] as const;

const habits = perLane<TranslatorHabit[]>({ change: ['replaces'], nightly: ['replaces', 'moves', 'joins'] });

describe.each(habits)('when the browser translates and %s texts', (habit) => {
  nightlyTest('every public page opens, scrolls and leads to the next', async () => {
    const { page, context, faults } = await translatedVisit(habit);
    const [service]: { slug: string; title: string }[] = await salon.get('/services');
    for (const [path, title] of [
      ...perLane<readonly (typeof PAGES)[number][]>({ change: PAGES.slice(0, 2), nightly: PAGES }),
      [`/all-services/${service?.slug}`, service?.title ?? ''],
    ] as const) {
      await page.goto(path);
      await heading(page, title).first().waitFor();
      await untilTranslated(page);
      await page.mouse.wheel(0, 20_000);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page
        .getByRole('button', { name: /theme|night|light/i })
        .first()
        .click();
      await untilTranslated(page);
      await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL(salon.url + '/');
      await heading(page, /.+/).first().waitFor();
      expect([path, faults]).toEqual([path, []]);
    }
    await context.close();
  });

  test('a client books what the translated page shows: day, time and price are those that are sent', async () => {
    const client = await salon.aClient({ name: 'Maria Lopes' });
    const services: { title: string; price: number }[] = await salon.get('/services');
    const price = services.find(({ title }) => title === 'Gel manicure')?.price ?? NaN;
    const { page, context, faults } = await translatedVisit(habit);
    /** The responses to holds and bookings. */
    const answers: Promise<{ startsAt?: string; visit?: { startsAt: string } }>[] = [];
    page.on('response', (response) => {
      const isAsked = /\/(holds|bookings)$/.test(response.url()) && response.request().method() === 'POST';
      if (isAsked) answers.push(response.json());
    });
    const startOf = async () => {
      const answer = await answers.at(-1);
      return answer?.visit?.startsAt ?? answer?.startsAt ?? '';
    };

    await openAs(page, '/book', client);
    await heading(page, 'Choose your services').waitFor();
    await untilTranslated(page);
    await press(page, /^Add Gel manicure/);
    await press(page, /^Add Hot stone massage/);
    await press(page, /^Hot stone massage added: remove/);
    await press(page, /^(Choose a time|Continue)$/);

    const days = main(page).getByRole('button', { name: /free$/ });
    await heading(page, /Choose a time/).waitFor();
    await untilTranslated(page);
    for (const index of [-2, -1]) {
      const day = days.nth(index);
      const name = (await day.getAttribute('aria-label'))?.replace(/[,:] [^,:]*free$/, '') ?? '';
      await day.click();
      await expectSoon(() => textOf(page, 'h1'), `Choose a time on ${name}`);
      await expectSoon(async () => (await textOf(page, '[role=status]')).includes(name), true);
    }
    const times = main(page).getByRole('radio', { name: /with anyone$/ });
    await times.first().check({ force: true });
    await times.last().check({ force: true });
    await press(page, 'Continue');

    await heading(page, 'Check and confirm').waitFor();
    await main(page).getByText('This time is held for you').waitFor();
    const hold = await startOf();
    const booked = [
      inLisbon(hold, { weekday: 'long', day: 'numeric', month: 'long' }),
      inLisbon(hold, { hour: '2-digit', minute: '2-digit' }),
      `$${price}`,
    ];
    const missing = async () => {
      const text = (await main(page).innerText()).replaceAll('\u200b', '').replaceAll(/\s+/g, ' ');
      return booked.every((part) => text.includes(part)) ? [] : [booked, text];
    };
    await expectSoon(missing, []);
    await press(page, 'Confirm booking');
    await heading(page, 'You’re booked').waitFor();
    await expectSoon(missing, []);
    expect(await startOf()).toBe(hold);

    await page.getByRole('link', { name: 'My bookings' }).click();
    await heading(page, 'Booking List').waitFor();
    await untilTranslated(page);
    await press(page, /^Change/);
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await press(page, /^Cancel/);
    await dialog(page)
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await main(page).getByText('No bookings yet').waitFor();
    for (const [path, title] of [
      ['/dashboard/account', 'My account'],
      ['/dashboard/review', /.+/],
    ] as const) {
      await page.goto(path);
      await heading(page, title).waitFor();
      await untilTranslated(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('a visitor writes to the salon, and reads that it has arrived', async () => {
    const { page, context, faults } = await translatedVisit(habit, 390);
    await page.goto('/contact');
    await main(page).getByLabel('Message').scrollIntoViewIfNeeded();
    await untilTranslated(page);
    await main(page).getByLabel('Name').fill('Maria Lopes');
    await main(page).getByLabel('Email').fill('maria@example.com');
    await main(page).getByLabel('Message').fill('Do you take dogs?');
    await press(page, /^Submit/);
    await page.getByText('Your message has arrived').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
