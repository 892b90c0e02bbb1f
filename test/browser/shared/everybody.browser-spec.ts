// Long because it goes through what people need who see, press or read in other ways.
import type { Locator, Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { dialog, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { freeTimes, serviceRow, who, whoEntry } from '../../support/new-booking.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

/** The background that is really painted. */
const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Up to the choice of a time for the first service. */
async function openTimes(page: Page): Promise<void> {
  const [{ _id }] = await salon.get('/services');
  const { day } = await salon.get(`/availability/first?services=${_id}`);
  await page.goto(`/book?service=${_id}&date=${day}`);
}

const chosenDay = (page: Page) =>
  main(page).getByRole('toolbar', { name: 'Day' }).locator('button[aria-pressed="true"]');

describe('D-1: with the colours of the reader,', () => {
  nightlyTest(
    'the logo, the chosen day and the current page still differ from what is around them',
    async () => {
      const { page, context, faults } = await salon.visit({ width: 1440 });
      await page.emulateMedia({ forcedColors: 'active' });
      await openTimes(page);
      await chosenDay(page).waitFor();
      const other = main(page)
        .getByRole('toolbar', { name: 'Day' })
        .locator('button[aria-pressed="false"]')
        .first();
      expect(await background(chosenDay(page))).not.toBe(await background(other));
      const logo = page.getByRole('banner').getByRole('link').first().locator('span').first();
      expect(await background(logo)).not.toBe(await background(page.locator('body')));

      await page.goto('/team');
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      const current = links.and(page.locator('[aria-current="page"]'));
      await expectSoon(() => current.count(), 1);
      expect(await background(current)).not.toBe(await background(links.first()));
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  nightlyTest(
    'the diary shows its bookings, blocks, hours and the time, and the view that is chosen',
    async () => {
      const day = await aDayWithABookingAndABlock();
      const { page, context, faults } = await salon.visit({ width: 1440 });
      await page.emulateMedia({ forcedColors: 'active' });
      await openAs(page, `/dashboard/diary?view=day&staff=all&day=${day}`, salon.admin);
      for (const part of ['[data-card]', '[data-block]', '[data-off]']) {
        await main(page).locator(part).first().waitFor();
        expect([part, await isDrawn(main(page).locator(part).first())]).toEqual([part, true]);
      }
      const hours = main(page)
        .getByRole('group', { name: /booking/ })
        .first();
      expect(await isDrawn(hours, '::before')).toBe(true);
      const views = main(page).getByRole('group', { name: 'View' }).locator('button');
      const chosen = views.and(page.locator('[aria-pressed="true"]'));
      expect(await background(chosen)).not.toBe(await background(views.last()));

      await page.goto('/dashboard/diary?view=day&staff=all&hours=all');
      const now = main(page).locator('[data-now]');
      await expectSoon(() => now.count(), 2);
      for (const part of await now.all()) expect(await isDrawn(part)).toBe(true);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  nightlyTest('the order list and a new booking show what is chosen, and where one ends', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, '/dashboard/order', salon.admin);
    await main(page).getByRole('row').nth(1).waitFor();
    const days = main(page).getByRole('button', { name: 'From today' });
    expect(await background(days)).not.toBe(
      await background(main(page).getByRole('button', { name: 'All days' })),
    );

    await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
    await who(page).fill('Greta');
    await whoEntry(page, /^New client/).click();
    await serviceRow(page, 'Balayage').click();
    await freeTimes(page).first().waitFor();
    const pressed = freeTimes(page).and(page.locator('[aria-pressed="true"]'));
    await expectSoon(() => pressed.count(), 1);
    const others = freeTimes(page).and(page.locator('[aria-pressed="false"]'));
    expect(await background(pressed)).not.toBe(await background(others.first()));
    for (const part of [others.first(), dialog(page)]) expect(await hasEdge(part)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  nightlyTest('reports show their bars, and which report and period are chosen', async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, '/dashboard/reports?report=work', salon.admin);
    const bar = main(page).getByRole('region', { name: 'By service' }).locator('i').first();
    await bar.waitFor();
    expect(await isDrawn(bar)).toBe(true);
    for (const name of ['Report', 'Period']) {
      const links = main(page).getByRole('navigation', { name, exact: true }).getByRole('link');
      const chosen = links.and(page.locator('[aria-current]'));
      await expectSoon(() => chosen.count(), 1);
      expect(await background(chosen)).not.toBe(await background(links.last()));
    }
    const key = main(page).locator('[data-key="line"]').first();
    const line = main(page).locator('[data-part="line"]').first();
    expect(await key.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(
      await line.evaluate((element) => getComputedStyle(element).stroke),
    );
    expect(faults).toEqual([]);
    await context.close();
  });
});

const hasEdge = (part: Locator) =>
  part.evaluate((element) => {
    const { borderInlineStartWidth: width, borderInlineStartStyle: style } = getComputedStyle(element);
    return Number.parseFloat(width) > 0 && style !== 'none';
  });

/** True if it has its own border or background in any colour scheme. */
const isDrawn = (part: Locator, pseudo?: string) =>
  part.evaluate((element, of) => {
    const style = getComputedStyle(element, of);
    const { backgroundColor: ground } = getComputedStyle(document.body);
    // Forced colours also change those that are entirely clear. Black, rgb(0, 0, 0), is not one of them.
    const isClear = /^rgba\(.*, 0\)$/.test(style.backgroundColor);
    const hasGround = style.backgroundColor !== ground && !isClear;
    const hasPattern = style.backgroundImage !== 'none' && style.forcedColorAdjust === 'none';
    const hasEdge = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
    return hasGround || hasPattern || hasEdge;
  }, pseudo);

/** A day after those of the demo on which one team member has a booking and another a block. */
async function aDayWithABookingAndABlock(): Promise<string> {
  const desk = await salon.bearerOf(salon.admin);
  const staff: { _id: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const [one, other] = staff;
  const serviceId = one?.offers[0]?.serviceId;
  const { firstFree }: { firstFree: string } = await salon.get(
    `/availability/days?services=${serviceId}&staff=${one?._id}&from=${dayAfter(40)}&to=${dayAfter(60)}`,
  );
  const lines = [{ serviceId, staffId: one?._id }];
  const booking = { client: { name: 'Greta Plain' }, lines, startsAt: firstFree };
  await salon.send('POST', '/bookings/desk', booking, desk);
  const endsAt = new Date(Date.parse(firstFree) + 3_600_000).toISOString();
  await salon.send('POST', '/blocks', { staffId: other?._id, startsAt: firstFree, endsAt }, desk);
  return firstFree.slice(0, 10);
}

nightlyTest('D-2: enlarged four times, no bar stays in the way of what it belongs to', async () => {
  const { page, context } = await salon.visit({ width: 320 });
  await page.setViewportSize({ width: 320, height: 256 });
  const stuck = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((part) => part.checkVisibility())
        .filter((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position))
        // A line that is read out only, a toast and the link that skips to the page cover nothing until they are needed.
        .filter((part) => part.getBoundingClientRect().height > 0 && part.closest('[role="status"]') === null)
        .filter((part) => !part.matches('a[href="#main"]'))
        .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`),
    );
  const [{ slug }] = await salon.get('/services');
  for (const path of ['/', '/all-services', `/all-services/${slug}`, '/portfolio', '/contact', '/login']) {
    await page.goto(path);
    await main(page).getByRole('heading').first().waitFor();
    expect([path, await stuck()]).toEqual([path, []]);
  }
  await openTimes(page);
  await chosenDay(page).waitFor();
  expect(await stuck()).toEqual([]);

  await openAs(page, '/dashboard/diary?view=day&staff=all', salon.admin);
  await heading(page, 'Diary').waitFor();
  for (const path of [
    '/dashboard/diary?view=day&staff=all',
    '/dashboard/diary?view=agenda',
    '/dashboard/order',
  ]) {
    await page.goto(path);
    await heading(page, /Diary|Order List/).waitFor();
    await page.waitForLoadState('networkidle');
    expect([path, await stuck()]).toEqual([path, []]);
  }
  await context.close();
});

nightlyTest('D-3: after a failed log-in the focus is at the sentence that says why', async () => {
  const { page, context } = await salon.visit({ width: 390 });
  await page.goto('/login');
  await main(page).getByLabel('Email').fill('nobody-here@example.com');
  await main(page).getByLabel('Password', { exact: true }).fill('not the password');
  await main(page).getByRole('button', { name: 'Login' }).click();
  const sentence = main(page).getByRole('alert').locator('p');
  await sentence.waitFor();
  await expectSoon(() => isFocused(sentence), true);
  await context.close();
});

/** Forms of the dashboard, and the button that opens each where there is one. */
const FORMS: [path: string, button?: string][] = [
  ['/dashboard/account'],
  ['/dashboard/review'],
  ['/dashboard/order', 'New booking'],
  ['/dashboard/clients', 'New client'],
  ['/dashboard/staff', 'Add team member'],
  ['/dashboard/portfolio', 'Add work'],
  ['/dashboard/hours'],
  ['/dashboard/site'],
  ['/dashboard/add'],
  ['/dashboard/make-admin'],
];

/** One that is filled in, and not a filter of a list. */
const FORM = 'form:not([role="search"])';

/** The forms of a page with unclear fields: fields without a mark, and forms that do not explain theirs. */
const leftInDoubt = (page: Page) =>
  page.locator(FORM).evaluateAll((forms) =>
    forms.flatMap((form) => {
      const fields = [...form.querySelectorAll('input, textarea')].filter(
        (field): field is HTMLInputElement =>
          // A field for bots is left out of the tab order; a search among choices is not sent.
          field.checkVisibility() &&
          (field as HTMLInputElement).tabIndex >= 0 &&
          !/^(checkbox|radio|file|search)$/.test((field as HTMLInputElement).type),
      );
      const labelOf = (field: HTMLInputElement) =>
        field.labels?.[0]?.textContent ?? field.ariaLabel ?? field.outerHTML;
      const isOptional = (field: HTMLInputElement) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.textContent.includes('(optional)'));
      const isRequired = (field: HTMLInputElement) => field.ariaRequired === 'true' || field.required;
      const isMixed = fields.some(isOptional) && fields.some(isRequired);
      const says = form.querySelector('[data-which-required]')?.checkVisibility() ?? false;
      return [
        ...fields.filter((field) => isOptional(field) === isRequired(field)).map(labelOf),
        ...(!isMixed || says ? [] : ['what has to be filled in']),
      ];
    }),
  );

nightlyTest(
  'D-4: what has to be filled in is marked as required, everything else says that it is optional, and what that means is said',
  async () => {
    const { page, context } = await salon.visit({ width: 390 });
    for (const path of ['/login', '/sign-up', '/reset-password', '/contact', '/']) {
      await page.goto(path);
      await main(page).getByRole('textbox').first().waitFor();
      await expectSoon(async () => [path, await leftInDoubt(page)], [path, []]);
    }
    await openAs(page, '/dashboard/account', salon.admin);
    await main(page).getByRole('textbox').first().waitFor();
    for (const [path, button] of FORMS) {
      await page.goto(path);
      // “New booking” is in the bar of every page.
      if (button) await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
      await (button ? dialog(page) : main(page)).locator(FORM).first().waitFor();
      await expectSoon(async () => [path, await leftInDoubt(page)], [path, []]);
    }
    await context.close();
  },
);

nightlyTest('D-5: the month opens at the chosen day, which the arrow keys leave at once', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  await openTimes(page);
  const name = await chosenDay(page).getAttribute('aria-label');
  const [day = ''] = (name ?? '').split(', ');
  await main(page).getByRole('button', { name: 'Month' }).click();
  const chosen = dialog(page).locator('button[aria-pressed="true"]');
  await expectSoon(() => isFocused(chosen), true);
  expect(await chosen.getAttribute('aria-label')).toContain(day);
  await page.keyboard.press('ArrowRight');
  const reached = dialog(page).locator('table button[tabindex="0"]');
  await expectSoon(
    async () => [await isFocused(reached), await reached.getAttribute('aria-pressed')],
    [true, 'false'],
  );
  await page.keyboard.press('ArrowLeft');
  await expectSoon(() => isFocused(chosen), true);
  expect(faults).toEqual([]);
  await context.close();
});

/** Everything that is pressed and smaller than this; links within a sentence have the height of its line. */
const tooSmall = (page: Page, least: number, within = 'body') =>
  page.evaluate(
    ([pixels, place]) => {
      const isAway = (part: HTMLElement) => part.closest('[aria-hidden="true"], [inert]') !== null;
      const pressed = ['a', 'button', 'summary', 'select', 'textarea', 'input'];
      return [...document.querySelectorAll<HTMLElement>(pressed.map((tag) => `${place} ${tag}`).join())]
        .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((part) => !isAway(part) && getComputedStyle(part).display !== 'inline')
        .flatMap((part) => {
          const label = part instanceof HTMLInputElement ? part.labels?.[0] : null;
          const boxes = [part, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
          const isLarge = boxes.some(({ width, height }) => Math.min(width, height) >= pixels - 0.5);
          const isOffScreen = boxes.every(({ width }) => width <= 1);
          const { width = 0, height = 0 } = boxes[0] ?? {};
          const name = part.ariaLabel ?? part.textContent.trim().slice(0, 30);
          return isLarge || isOffScreen
            ? []
            : [`${part.tagName} ${name} ${Math.round(width)}×${Math.round(height)}`];
        });
    },
    [least, within] as const,
  );

nightlyTest(
  'D-7: what is pressed is at least 24 pixels wide and high, also at the desk, and 44 in all of the booking',
  async () => {
    const { page, context } = await salon.visit({ width: 390, hasTouch: true });
    for (const path of ['/', '/portfolio', '/team', '/contact', '/all-services', '/login', '/sign-up']) {
      await page.goto(path);
      await heading(page, /./).first().waitFor();
      await expectSoon(async () => [path, await tooSmall(page, 24)], [path, []]);
    }
    await page.goto('/book');
    await heading(page, /./).waitFor();
    await expectSoon(() => tooSmall(page, 44, 'main'), []);
    await openTimes(page);
    await chosenDay(page).waitFor();
    await expectSoon(() => tooSmall(page, 44, 'main'), []);
    await main(page).getByRole('radio').first().check({ force: true });
    await main(page).getByRole('button', { name: 'Continue' }).filter({ visible: true }).click();
    await heading(page, 'Check and confirm').waitFor();
    await main(page).getByText('This time is held for you').waitFor();
    await expectSoon(() => tooSmall(page, 44, 'main'), []);

    await openAs(page, '/dashboard/overview', salon.admin);
    await main(page).getByRole('heading', { level: 2 }).first().waitFor();
    for (const path of DASHBOARD) {
      await page.goto(path);
      await heading(page, /./).first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectSoon(async () => [path, await tooSmall(page, 24)], [path, []]);
    }
    await context.close();
  },
);

const DASHBOARD = [
  '/dashboard/overview',
  '/dashboard/diary?view=day&staff=all',
  '/dashboard/diary?view=agenda',
  '/dashboard/order',
  '/dashboard/hours',
  '/dashboard/manage',
];
