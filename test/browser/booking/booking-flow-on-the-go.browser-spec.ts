// A phone on the go: small, slow, and now and then offline.
import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, heading, main, takeClockOf } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { holdBack } from '../../support/layout-shifts.js';

const salon = new DemoSalon();
let serviceIds: ReadonlyMap<string, string>;

beforeAll(async () => {
  const services: { _id: string; title: string }[] = await salon.get('/services');
  serviceIds = new Map(services.map(({ _id, title }) => [title, _id]));
});

const idOf = (title: string): string => {
  const id = serviceIds.get(title);
  if (!id) throw new Error(`The demo salon has no ${title}.`);
  return id;
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** A visitor with a phone, who has chosen the first free time of a service. */
async function withAFirstTime(title: string) {
  const opened = await salon.visit({ width: 390, hasTouch: true });
  const { page } = opened;
  await page.goto(`/book?service=${idOf(title)}`);
  await button(page, /^First available/).tap();
  await page.waitForURL(/time=/);
  return opened;
}

/** The same, who has been sent a code: what the demo shows in place of the email. */
async function withACode(title: string, name: string) {
  const opened = await withAFirstTime(title);
  const { page } = opened;
  await button(page, 'Continue').tap();
  await main(page).getByText('This time is held for you').waitFor();
  await main(page).getByLabel('Name').fill(name);
  await main(page)
    .getByLabel('Email')
    .fill(`${name.toLowerCase().replace(/\W/g, '')}@example.com`);
  await button(page, 'Book').tap();
  const code = (await main(page).locator('output').textContent()) ?? '';
  return { ...opened, code };
}

/** True if all of these are visible, below the header and above the bottom bar. */
const inSight = (page: Page, parts: { top: number; bottom: number }[]) =>
  page.evaluate((boxes) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const bars = [...document.querySelectorAll('main aside')].filter((bar) => bar.checkVisibility());
    const foot = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
    return boxes.every(({ top, bottom }) => top >= header && bottom <= foot);
  }, parts);

async function areInSight(page: Page, texts: (string | RegExp)[]): Promise<boolean> {
  const boxes = await Promise.all(
    texts.map(async (text) => {
      const box = await main(page).getByText(text).first().boundingBox();
      return { top: box?.y ?? -1, bottom: (box?.y ?? -1) + (box?.height ?? 0) };
    }),
  );
  return inSight(page, boxes);
}

test('the field for the code is in sight with the sentence that says where the code is, on a phone with its keyboard open', async () => {
  const { page, context, faults } = await withAFirstTime('Gel manicure');
  await page.setViewportSize({ width: 390, height: 560 });
  await button(page, 'Continue').tap();
  await main(page).getByText('This time is held for you').waitFor();
  await main(page).getByLabel('Name').fill('Small Screen');
  await main(page).getByLabel('Email').fill('smallscreen@example.com');
  await main(page)
    .getByLabel(/Anything we should know/)
    .fill('By the window');
  await button(page, 'Book').tap();
  await main(page).getByText('This demo salon sends no emails').waitFor();

  await expectSoon(() => areInSight(page, ['Enter your code', /^Code$/]), true);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'less than two minutes before the hold ends, its warning is in sight wherever the client reads',
  async () => {
    const { page, context, faults } = await withAFirstTime('Gel manicure');
    await takeClockOf(page);
    await button(page, 'Continue').tap();
    await main(page).getByText('This time is held for you').waitFor();
    const note = main(page).getByLabel(/Anything we should know/);
    await note.focus();
    await note.evaluate((field) => field.scrollIntoView({ block: 'end' }));

    await page.clock.fastForward('08:30');

    await main(page).getByText('Less than two minutes left').waitFor();
    await expectSoon(
      () => areInSight(page, ['Less than two minutes left to confirm', 'I need more time']),
      true,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'a code that was typed while the connection was lost is still there, and books at a press once it is back',
  async () => {
    const { page, context, code } = await withACode('Hot stone massage', 'Lost Signal');
    await context.setOffline(true);

    await main(page).getByLabel('Code').fill(code);
    await main(page).getByText('We can’t reach the salon', { exact: false }).first().waitFor();

    expect(await main(page).getByLabel('Code').inputValue()).toBe(code);
    await context.setOffline(false);
    await button(page, 'Confirm booking').tap();
    await heading(page, 'You’re booked').waitFor();
    await context.close();
  },
);

nightlyTest('a wrong code is taken out of its field, for the next one', async () => {
  const { page, context, code } = await withACode('Hot stone massage', 'Wrong Digits');

  await main(page)
    .getByLabel('Code')
    .fill(code === '000000' ? '111111' : '000000');

  await expectSoon(() => main(page).getByLabel('Code').inputValue(), '');
  await context.close();
});

nightlyTest('nothing but the booking is called Book where it is confirmed, nor in the menu', async () => {
  for (const width of [390, 1440]) {
    const { page, context, faults } = await salon.visit({ width });
    await page.goto(`/book?service=${idOf('Gel manicure')}`);
    await button(page, /^First available/).click();
    await page.waitForURL(/time=/);
    await button(page, 'Continue').click();
    await main(page).getByText('This time is held for you').waitFor();

    expect(await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).count()).toBe(0);
    expect(await button(page, 'Book').count()).toBe(1);
    if (width === 390) {
      await button(page, 'Open the menu').click();
      await page.getByRole('dialog').getByRole('link', { name: 'Home' }).waitFor();
      expect(await page.getByRole('dialog').getByRole('link', { name: 'Get an Appointment' }).count()).toBe(
        0,
      );
    }
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('a client without a connection at Continue reads why, has the whole last step, and goes on once it is back', async () => {
  const { page, context } = await withAFirstTime('Signature facial');
  // The last step is complete by now; no user is faster than that.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const isThere = (part: string) => fetched.some((name) => name.includes(`/${part}`));
    // The last area has one file that lists its languages, and one with its sentences.
    const last = new Set(fetched.filter((name) => name.includes('/no-mail.gen-')));
    return last.size > 1 && ['auth.gen-', 'fields.gen-', 'visitor-form-', 'code-entry-'].every(isThere);
  });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await button(page, 'Continue').tap();
  await heading(page, 'Check and confirm').waitFor();
  await main(page).getByText('We can’t reach the salon', { exact: false }).first().waitFor();
  await main(page).getByLabel('Name').fill('On The Train');
  await main(page).getByLabel('Email').fill('onthetrain@example.com');

  await context.setOffline(false);
  await button(page, 'Try again').tap();
  await main(page).getByText('This time is held for you').waitFor();
  expect(await main(page).getByLabel('Name').inputValue()).toBe('On The Train');
  await context.close();
});

test('Buy Now says at once that it is busy, and the times need no more than two rounds of calls', async () => {
  const { page, context, faults } = await salon.visit({ width: 390, hasTouch: true });
  await page.goto('/all-services');
  const asked: string[] = [];
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/assets\/book/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(/\/availability/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.continue();
  });
  const buy = main(page)
    .getByRole('article')
    .filter({ hasText: 'Gel manicure' })
    .getByRole('link', { name: 'Buy Now' });

  await buy.tap();
  await expectSoon(() => buy.getAttribute('aria-busy'), 'true');
  go();
  await heading(page, /Choose a time/).waitFor();
  await main(page).getByRole('radio').first().waitFor();

  expect(asked).not.toContain('/availability');
  expect(asked.filter((path) => path === '/availability/first')).toHaveLength(1);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('the form to confirm stays in its place when the time is held', async () => {
  const { page, context, faults } = await withAFirstTime('Balayage');
  const release = await holdBack(page, '**/holds');
  await button(page, 'Continue').tap();
  const name = main(page).getByLabel('Name');
  await name.waitFor();
  const before = await name.boundingBox();

  await release();
  await main(page).getByText('This time is held for you').filter({ visible: true }).waitFor();

  expect(await name.boundingBox()).toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('free times are in sight in a low window, too', async () => {
  const { page, context } = await salon.visit({ width: 900 });
  await page.setViewportSize({ width: 900, height: 600 });
  await page.goto(`/book?service=${idOf('Balayage')}`);
  const time = main(page).getByRole('radio').first();
  await time.waitFor();
  await page.waitForLoadState('networkidle');

  const box = await time.boundingBox();
  expect((box?.y ?? 600) + (box?.height ?? 0)).toBeLessThan(600);
  await context.close();
});
