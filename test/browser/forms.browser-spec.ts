import type { Page } from 'playwright-core';
import { DemoSalon } from '../support/browser-salon.js';
import { dialog, expectSoon, main, openAs, type Visit } from '../support/browser.js';

const salon = new DemoSalon();

let desk: Visit;
beforeEach(async () => {
  desk = await salon.visit({ width: 1440 });
});
afterEach(async () => {
  // What the browser says about an answer that a story asked for.
  expect(desk.faults.filter((fault) => !/status of 422|ERR_FAILED/.test(fault))).toEqual([]);
  await desk.context.close();
});

/** A field by how its label begins. */
const field = (page: Page, label: string) =>
  dialog(page).getByRole('textbox', { name: new RegExp(`^${label}`) });
const hasFocus = (page: Page, label: string) =>
  field(page, label).evaluate((input) => input === document.activeElement);
/** What is said about a field last: its mistake. */
const mistakeOf = (page: Page, label: string) =>
  field(page, label).evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return document.getElementById(ids.at(-1) ?? '')?.textContent;
  });

describe('a form', () => {
  beforeEach(async () => {
    await openAs(desk.page, '/dashboard/portfolio', salon.admin);
    await main(desk.page).getByRole('button', { name: 'Add work' }).click();
    await field(desk.page, 'Title').waitFor();
  });
  const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add to the portfolio' });

  test('says behind their labels which fields may stay empty, and of no others', async () => {
    const fields = await dialog(desk.page)
      .locator('input[name]:not([type=checkbox]), textarea')
      .evaluateAll((all) =>
        all.map((field) => [
          (field as HTMLInputElement).labels?.[0]?.textContent,
          field.getAttribute('aria-required'),
        ]),
      );

    expect(fields).toEqual([
      ['Title', 'true'],
      ['Subtitle (optional)', null],
      ['Description (optional)', null],
    ]);
  });

  test('puts the focus on the first mistake, and forgets it as soon as it is mended', async () => {
    const { page } = desk;
    await field(page, 'Description').fill('Long hair, cut in an hour');
    await add(page).click();

    await expectSoon(() => hasFocus(page, 'Title'), true);
    expect(await mistakeOf(page, 'Title')).toBe('Enter a title.');
    await page.keyboard.type('A bob');
    await dialog(page).getByText('Enter a title.').waitFor({ state: 'detached' });
  });

  test('shows what the server says about a field at that field', async () => {
    const { page } = desk;
    await field(page, 'Title').fill('A bob');
    // The field itself would not take more than 40 characters.
    await field(page, 'Subtitle').evaluate((input) => input.removeAttribute('maxlength'));
    await field(page, 'Subtitle').fill('s'.repeat(41));
    await add(page).click();

    await expectSoon(() => hasFocus(page, 'Subtitle'), true);
    expect(await field(page, 'Subtitle').getAttribute('aria-invalid')).toBe('true');
    expect(await mistakeOf(page, 'Subtitle')).toContain('40');
    expect(await field(page, 'Title').inputValue()).toBe('A bob');
  });

  test('loses nothing when the salon cannot be reached, and is sent by the next press', async () => {
    const { page } = desk;
    await page.route('**/portfolio', (route) => route.abort());
    await field(page, 'Title').fill('A fringe');
    await field(page, 'Description').fill('Cut dry');
    await add(page).click();
    await dialog(page).getByText('We could not reach the salon.').waitFor();
    expect(await field(page, 'Description').inputValue()).toBe('Cut dry');

    await page.unroute('**/portfolio');
    await add(page).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await main(page).getByText('A fringe').first().waitFor();
  });

  test('is sent once, however quickly it is submitted twice', async () => {
    const { page } = desk;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/portfolio')
        sent.push(request.url());
    });
    await field(page, 'Title').fill('A crop');
    await dialog(page)
      .locator('form')
      .evaluate((form) => {
        (form as HTMLFormElement).requestSubmit();
        (form as HTMLFormElement).requestSubmit();
      });

    await dialog(page).waitFor({ state: 'hidden' });
    await main(page).getByText('A crop').first().waitFor();
    expect(sent).toHaveLength(1);
  });
});

describe('a form of settings', () => {
  test('shows what was saved as it was saved, and discards what was not', async () => {
    const { page } = desk;
    await openAs(page, '/dashboard/site?part=salon', salon.admin);
    const latitude = main(page).getByLabel('Latitude');
    const city = main(page).getByLabel('City');
    await latitude.fill(' 38,7119 ');
    await city.fill('Porto');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. Visitors can see it now.').waitFor();
    await expectSoon(() => latitude.inputValue(), '38.7119');
    expect(await main(page).getByRole('button', { name: 'Discard' }).count()).toBe(0);

    await city.fill('Braga');
    await main(page).getByRole('button', { name: 'Discard' }).click();
    await expectSoon(() => city.inputValue(), 'Porto');
  });

  test('follows what somebody else saves, except where something was typed', async () => {
    const { page } = desk;
    await openAs(page, '/dashboard/hours', salon.admin);
    const notice = main(page).getByLabel('Notice, in minutes').first();
    const horizon = main(page).getByLabel('Bookable days ahead');
    await notice.fill('125');
    const { slotStepMinutes, timeZone, noticeMinutes, cancellationNoticeMinutes } = await salon.get('/salon');
    const rules = { slotStepMinutes, timeZone, noticeMinutes, cancellationNoticeMinutes, horizonDays: 77 };
    await salon.send('PUT', '/salon/booking-rules', rules, await salon.bearerOf(salon.admin));
    // Whatever is saved here brings the salon as it is now.
    await main(page).getByRole('button', { name: 'Save opening hours' }).click();

    await expectSoon(() => horizon.inputValue(), '77');
    expect(await notice.inputValue()).toBe('125');
    await main(page).getByRole('button', { name: 'Save booking rules' }).click();
    await page.getByText('Booking rules saved.').waitFor();
    expect(await salon.get('/salon')).toMatchObject({ noticeMinutes: 125, horizonDays: 77 });
  });

  test('names a mistake while it is typed, and keeps it from being saved', async () => {
    const { page } = desk;
    await openAs(page, '/dashboard/hours', salon.admin);
    const horizon = main(page).getByLabel('Bookable days ahead');
    const { horizonDays } = await salon.get('/salon');
    await horizon.fill('0');
    await main(page).getByText('Enter a whole number from 1 to 730.').waitFor();
    await main(page).getByRole('button', { name: 'Save booking rules' }).click();

    await expectSoon(() => horizon.evaluate((field) => field === document.activeElement), true);
    expect((await salon.get('/salon')).horizonDays).toBe(horizonDays);
  });
});
