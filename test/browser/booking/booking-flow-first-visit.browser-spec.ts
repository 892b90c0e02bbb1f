import type { Locator, Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

async function signUp(page: Page, name: string): Promise<void> {
  await heading(page, 'Make yourself at home').waitFor();
  const email = `${name.toLowerCase().replace(/\W/g, '')}@example.com`;
  await main(page).getByLabel('Name').fill(name);
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill('secret1');
  await main(page).getByRole('button', { name: 'Sign Up' }).click();
}

/**
 * A day with room for the service of the page, whose bookings can still be cancelled, no matter what time it
 * is.
 */
async function dayThatCanBeCancelled(page: Page): Promise<string> {
  const service = new URL(page.url()).searchParams.get('service') ?? '';
  const { days }: { days: { day: string; freeStarts: number }[] } = await salon.get(
    `/availability/days?from=${dayAfter(3)}&to=${dayAfter(17)}&services=${service}`,
  );
  const free = days.find(({ freeStarts }) => freeStarts > 0);
  if (!free) throw new Error('The demo salon has no room for two weeks.');
  return free.day;
}

describe.each(perLane({ change: [390], nightly: [1440, 390] }))('at a width of %i pixels', (width) => {
  test('a visitor signs up, books a free time, finds it in their list and cancels; the salon sees it', async () => {
    const { page, context, faults } = await salon.visit({ width });
    const name = `Maria ${width}`;

    await page.goto('/all-services');
    await page
      .getByRole('article')
      .filter({ hasText: 'Gel manicure' })
      .getByRole('link', { name: 'Buy Now' })
      .click();
    await heading(page, /Choose a time/).waitFor();
    await page.goto(`${page.url()}&date=${await dayThatCanBeCancelled(page)}`);
    await main(page)
      .getByRole('radio', { name: /with anyone$/ })
      .first()
      .check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click();

    await heading(page, 'Check and confirm').waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, name);
    await heading(page, 'Check and confirm').waitFor();
    await page.getByLabel(/Anything we should know/).fill('A quiet corner, please');
    await page.getByRole('button', { name: 'Confirm booking' }).filter({ visible: true }).click();

    await heading(page, 'You’re booked').waitFor();
    const reference = (await main(page).getByRole('definition').first().textContent()) ?? '';
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

    await page.getByRole('link', { name: 'My bookings' }).click();
    await heading(page, 'Booking List').waitFor();
    await main(page).getByText('Gel manicure').first().waitFor();
    await main(page)
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await main(page).getByText('No bookings yet').waitFor();

    const desk = await salon.visit({ width });
    await openAs(desk.page, '/dashboard/order', salon.admin);
    await heading(desk.page, 'Order List').waitFor();
    await desk.page.getByRole('searchbox').fill(reference);
    await desk.page.keyboard.press('Enter');
    const order = main(desk.page).getByRole('row').filter({ hasText: reference });
    await order.getByText(name).waitFor();
    await order.getByText('Cancelled').waitFor();

    expect([...faults, ...desk.faults]).toEqual([]);
    await context.close();
    await desk.context.close();
  });
});

test('by keyboard alone a client gets from a service card to a confirmed booking', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  const { keyboard } = page;

  await page.goto('/all-services');
  await heading(page, 'All services').waitFor();
  await tabTo(page, 'link', /^Buy Now.*Hot stone massage/);
  await keyboard.press('Enter');
  await heading(page, /Choose a time/).waitFor();
  await tabTo(page, 'button', /^First available/);
  await keyboard.press('Enter');
  await tabTo(page, 'radio', /with anyone$/);
  await tabTo(page, 'button', 'Continue');
  await keyboard.press('Enter');
  await heading(page, 'Check and confirm').waitFor();
  await tabTo(page, 'link', 'create an account');
  await keyboard.press('Enter');
  await heading(page, 'Make yourself at home').waitFor();
  await tabTo(page, 'textbox', 'Name');
  await keyboard.type('Ines Rocha');
  await keyboard.press('Tab');
  await keyboard.type('ines@example.com');
  await keyboard.press('Tab');
  await keyboard.type('secret1');
  await keyboard.press('Enter');
  await heading(page, 'Check and confirm').waitFor();
  await tabTo(page, 'button', 'Confirm booking');
  await keyboard.press('Enter');

  await heading(page, 'You’re booked').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** Taps an element on the page, and counts the taps. */
class Finger {
  taps = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.filter({ visible: true }).first().tap();
    this.taps += 1;
  }

  tapButton(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole('button', { name, exact: true }));
  }

  /** Taps a field, and types into the element that has the focus then. */
  async type(label: string, text: string): Promise<void> {
    const field = main(this.page).getByLabel(label);
    await this.tap(field);
    await this.page.keyboard.type(text);
    await expectSoon(() => field.inputValue(), text);
  }

  /** From the list of services to the last step. */
  async chooseFirstTime(service: string): Promise<void> {
    await this.page.goto('/all-services');
    const card = main(this.page).getByRole('article').filter({ hasText: service });
    await this.tap(card.getByRole('link', { name: 'Buy Now' }));
    await heading(this.page, /Choose a time/).waitFor();
    await this.tapButton(/First available/);
    await this.page.waitForURL(/time=/);
    await this.tapButton('Continue');
    await heading(this.page, 'Check and confirm').waitFor();
  }
}

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

test('C-9: on a phone a new client is booked with seven taps and no password, and with four the next time', async () => {
  const { page, context, faults } = await salon.visit({ width: 390, hasTouch: true });
  const first = new Finger(page);
  await first.chooseFirstTime('Gel manicure');
  await first.type('Name', 'Tara Seven');
  await first.type('Email', 'tara.seven@example.com');
  await first.type('Phone', '+351 912 345 678');
  const filledIn = ['name', 'email', 'tel'].map((kind) =>
    main(page).locator(`input[autocomplete="${kind}"]`),
  );
  expect(await Promise.all(filledIn.map((field) => field.count()))).toEqual([1, 1, 1]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await first.tapButton('Book');

  await main(page).getByText('This demo salon sends no emails').waitFor();
  const field = main(page).getByLabel('Code');
  await expectSoon(() => hasFocus(field), true);
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await field.getAttribute('inputmode')).toBe('numeric');
  expect(await accessibilityFaults(page)).toEqual([]);
  const code = (await main(page).locator('output').textContent()) ?? '';
  await page.keyboard.type(code);

  await heading(page, 'You’re booked').waitFor();
  await main(page)
    .getByText(/^Tara Seven, we look forward/)
    .waitFor();
  expect(first.taps).toBe(7);

  const second = new Finger(page);
  await second.chooseFirstTime('Signature facial');
  await second.tapButton('Confirm booking');
  await heading(page, 'You’re booked').waitFor();
  expect(second.taps).toBe(4);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'C-10: what was typed goes along from booking to logging in, resetting and signing up, and so does the way back',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390, hasTouch: true });
    const follow = async (link: string, to: string) => {
      await main(page).getByRole('link', { name: link, exact: true }).click();
      await heading(page, to).waitFor();
    };
    const expectEmail = () =>
      expectSoon(() => main(page).getByLabel('Email').inputValue(), 'typed.once@example.com');
    await new Finger(page).chooseFirstTime('Hot stone massage');
    await main(page).getByLabel('Name').fill('Typed Once');
    await main(page).getByLabel('Email').fill('typed.once@example.com');

    await follow('Log in', 'Good to see you again');
    await expectEmail();
    await follow('Forget password ?', 'Forgot your password?');
    await expectEmail();
    await follow('Login', 'Good to see you again');
    await follow('Create New Account', 'Make yourself at home');
    await expectEmail();
    expect(await main(page).getByLabel('Name').inputValue()).toBe('Typed Once');
    await main(page).getByLabel('Password', { exact: true }).fill('secret1');
    await main(page).getByRole('button', { name: 'Sign Up' }).click();

    await heading(page, 'Check and confirm').waitFor();
    await main(page).getByText('Hot stone massage').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'C-11: someone whom others were quicker than while the code was on its way is logged in, and offered the nearest times',
  async () => {
    const { page, context } = await salon.visit({ width: 390, hasTouch: true });
    await new Finger(page).chooseFirstTime('Gel manicure');
    await main(page).getByText('This time is held for you').waitFor();
    await main(page).getByLabel('Name').fill('Late Code');
    await main(page).getByLabel('Email').fill('late.code@example.com');
    await main(page)
      .getByLabel(/Anything we should know/)
      .fill('A quiet corner');
    const extended = page.waitForResponse(/\/extend\?for=code/);
    await page.getByRole('button', { name: 'Book', exact: true }).filter({ visible: true }).click();
    await extended;
    const code = (await main(page).locator('output').textContent()) ?? '';
    // The hold has ended, and others have booked everyone who does the service at that time.
    await takeTheTimeOf(page);
    await page.keyboard.type(code);

    const alert = main(page).getByRole('alert').filter({ hasText: 'Someone has just taken' });
    await alert.getByRole('button').first().click();
    await main(page).getByText('This time is held for you').waitFor();
    expect(
      await main(page)
        .getByLabel(/Anything we should know/)
        .inputValue(),
    ).toBe('A quiet corner');
    await page.getByRole('button', { name: 'Confirm booking' }).filter({ visible: true }).click();
    await heading(page, 'You’re booked').waitFor();
    await main(page)
      .getByText(/^Late Code, we look forward/)
      .waitFor();
    await context.close();
  },
);

/** Releases the hold of this page, and holds its time for others with every team member who is free then. */
async function takeTheTimeOf(page: Page): Promise<void> {
  const { searchParams } = new URL(page.url());
  const hold = await page.evaluate(() => JSON.parse(sessionStorage.getItem('booking.hold') ?? 'null'));
  await fetch(`${salon.url}/holds/${hold.id}`, { method: 'DELETE' });
  const lines = [{ serviceId: searchParams.get('service'), staffId: null }];
  const take = () =>
    fetch(`${salon.url}/holds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines, startsAt: searchParams.get('time') }),
    });
  let answer = await take();
  while (answer.ok) answer = await take();
}

/** Presses Tab until the focus is on the element. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'radio' | 'textbox',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).filter({ visible: true });
  await wanted.first().waitFor();
  for (let presses = 0; presses < 80; presses++) {
    const focused = await wanted.evaluateAll((found) =>
      found.some((element) => element === document.activeElement),
    );
    if (focused) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached the ${role} ${String(name)}.`);
}
