import type { Page } from 'playwright-core';
import { aStartToday } from '../../support/bring-forward.js';
import { NobodysDemo } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  main,
  sidewaysScroll,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { at, nextWeekday } from '../../support/today.js';
import { menu } from '../../support/menu.js';

const salon = new NobodysDemo();

const PHONE = '+351 912 345 678';
/** Later than the demo's own bookings, and soon enough for the client's file to be open to their stylist. */
const day = nextWeekday('Tuesday', 50);
const path = `/dashboard/diary?day=${day}`;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** The faults of a screen: for people who can't see it, and on a narrow phone. */
const flaws = async (page: Page): Promise<unknown[]> => [
  ...(await accessibilityFaults(page)),
  ...((await sidewaysScroll(page)) > 0 ? ['it scrolls sideways'] : []),
];

let stylist: { name: string; staffId: string | null };

/**
 * Maria is expected at ten for a cut, which leaves room before lunch, with the person who looks around as a
 * stylist.
 */
beforeAll(async () => {
  const { user, context } = await salon.lookAround('stylist', '/dashboard/diary');
  stylist = user;
  await context.close();
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const serviceId = services.find(({ title }) => title === 'Haircut & styling')?._id;
  const booking = {
    client: { name: 'Maria Sousa', phone: PHONE },
    lines: [{ serviceId, staffId: stylist.staffId }],
    startsAt: at(day, '10:00'),
    allowOutsideHours: true,
  };
  await salon.send('POST', '/bookings/desk', booking, await salon.bearerFor('admin'));
});

/** Another client of theirs, who is here now. */
async function bookPaulaToday(): Promise<void> {
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const serviceId = services.find(({ title }) => title === 'Haircut & styling')?._id;
  const booking = {
    client: { name: 'Paula Reis' },
    lines: [{ serviceId, staffId: stylist.staffId }],
    startsAt: aStartToday(),
    allowOutsideHours: true,
  };
  await salon.send('POST', '/bookings/desk', booking, await salon.bearerFor('admin'));
}

nightlyTest('on the page to log in of a demo, anybody can look around as each of its people', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  await page.goto('/login');
  await page.getByText('Look around as').waitFor();
  expect(await flaws(page)).toEqual([]);

  await press(page, /^A stylist/);

  await heading(page, 'Diary').waitFor();
  await page.getByText(`Welcome back ${stylist.name}!`).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('a visitor of the demo who asks for a new password reads that no email comes', async () => {
  const { page, context, faults } = await salon.visit({ width: 390 });
  await page.goto('/reset-password');
  await main(page).getByLabel('Email').fill('maria@example.com');
  await main(page).getByRole('button', { name: 'Reset email' }).click();

  await main(page).getByText('This demo salon sends no emails').waitFor();
  await main(page).getByText('would now be on its way to maria@example.com').waitFor();
  await expectSoon(() => main(page).getByText('Check your email').count(), 0);
  expect(await flaws(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('the owner of the demo reads that no one leaves its team', async () => {
  const { page, context } = await salon.lookAround(
    'admin',
    `/dashboard/staff/${stylist.staffId}?part=account`,
  );
  await press(page, 'Delete…');

  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();

  await dialog(page).getByText('Everyone shares the demo').waitFor();
  expect(await flaws(page)).toEqual([]);
  await context.close();
});

nightlyTest(
  'a stylist who drags a card over a colleague’s column leaves it in their own, at the hour under the pointer',
  async () => {
    const { page, context, faults } = await salon.lookAround('stylist', `${path}&staff=all`);
    const card = main(page).getByRole('button', { name: /Maria Sousa/ });
    await card.hover({ position: { x: 30, y: 8 } });
    const box = await card.boundingBox();
    if (!box) throw new Error('The booking is not in sight.');
    const pxPerMinute = 1.6;

    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + 30);
    const [x, y] = [box.x + 30 + box.width, box.y + 8 + 60 * pxPerMinute];
    // The start of a colleague's column: next to one's own there is either one or the edge.
    await page.mouse.move(x, y, { steps: 4 });
    await page.getByText(`11:00 with ${stylist.name}. Free.`).waitFor();
    await page.mouse.move(x - 2 * box.width, y, { steps: 4 });
    await page.getByText(`11:00 with ${stylist.name}. Free.`).waitFor();
    await page.mouse.up();
    const bearer = await salon.bearerFor('admin');
    await expectSoon(async () => {
      const { items } = await salon.get('/bookings?q=Maria%20Sousa', bearer);
      return items.map(({ startsAt, lines }: { startsAt: string; lines: { staff: { _id: string } }[] }) => [
        startsAt,
        lines[0]?.staff._id,
      ]);
    }, [[at(day, '11:00'), stylist.staffId]]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('a stylist works through their day on a phone, without seeing how to reach anybody', async () => {
  const { page, context, faults } = await salon.lookAround('stylist', path, 390);
  await main(page)
    .getByRole('button', { name: /Maria Sousa/ })
    .waitFor();
  expect(await flaws(page)).toEqual([]);

  await press(page, /Maria Sousa/);
  await dialog(page).getByLabel('Note').fill('Likes it short.');
  await press(page, 'Save note');
  await page.getByText('Note saved.').waitFor();
  // The outcome of a booking is recorded on its day.
  expect(await dialog(page).getByRole('button', { name: 'Arrived' }).count()).toBe(0);
  await bookPaulaToday();
  await page.goto('/dashboard/diary');
  await main(page)
    .getByRole('button', { name: /Paula Reis/ })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Arrived', exact: true }).click();
  await main(page)
    .getByRole('button', { name: /Paula Reis.*Arrived/ })
    .first()
    .waitFor();

  await page.goto(path);
  await press(page, /Maria Sousa/);
  const file = dialog(page).getByRole('link', { name: 'Client’s file' });
  await file.waitFor();
  expect(await dialog(page).getByText(PHONE).count()).toBe(0);
  await file.click();
  await heading(page, 'Maria Sousa').waitFor();
  await main(page).getByText('Likes it short.').waitFor();
  expect(await page.getByText(PHONE).count()).toBe(0);
  expect(await flaws(page)).toEqual([]);

  await main(page).getByRole('link', { name: 'Book', exact: true }).click();
  await dialog(page).getByText('Maria Sousa', { exact: true }).waitFor();
  expect(
    await dialog(page)
      .getByRole('group', { name: /^Who does/ })
      .count(),
  ).toBe(0);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  // On a phone the menu is behind a button.
  await page.setViewportSize({ width: 1440, height: 900 });
  await menu(page).getByRole('link', { name: 'Diary' }).waitFor();
  expect(await menu(page).getByRole('link', { name: 'Order List' }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'a client whose file is not open to a stylist is not told apart from one whom there is not',
  async () => {
    const bearer = await salon.bearerFor('admin');
    const known = await salon.send('POST', '/clients', { name: 'Theodora Unknown', phone: PHONE }, bearer);
    const { page, context } = await salon.lookAround('stylist', `/dashboard/clients/${known._id}`, 390);
    const sentence = /from sixty days before their visit with you until sixty days after it/;

    await main(page).getByText(sentence).waitFor();
    expect(await page.getByText('Theodora').count()).toBe(0);
    expect(await flaws(page)).toEqual([]);
    const said = await main(page).innerText();
    await page.goto('/dashboard/clients/00000000-0000-4000-8000-000000000000');
    await main(page).getByText(sentence).waitFor();
    expect(await main(page).innerText()).toBe(said);

    await main(page).getByRole('link', { name: 'Diary' }).click();
    await heading(page, 'Diary').waitFor();
    await context.close();
  },
);

nightlyTest(
  'a stylist asks for time off, and an admin grants it once the booking in the way is decided on',
  async () => {
    const asking = await salon.lookAround('stylist', '/dashboard/my-hours', 390);
    await press(asking.page, 'Request time off');
    await dialog(asking.page).getByLabel('First day').fill(day);
    await dialog(asking.page).getByLabel('Reason').fill('A wedding');
    await press(asking.page, 'Send request');
    await main(asking.page).getByText('Waiting for an answer').waitFor();
    expect(await flaws(asking.page)).toEqual([]);

    const { page, context, faults } = await salon.lookAround('admin', '/dashboard/staff');
    await menu(page)
      .getByRole('link', { name: /Staff & Hours 1 open/ })
      .waitFor();
    const request = main(page).getByRole('region', { name: 'Time off requests' });
    await request.getByText('A wedding').waitFor();
    expect(await flaws(page)).toEqual([]);
    await request.getByRole('button', { name: new RegExp(`^Grant: ${stylist.name}`) }).click();
    await dialog(page).getByRole('radio', { name: /^Keep/ }).check();
    await press(page, 'Grant');
    await request.waitFor({ state: 'detached' });

    await asking.page.reload();
    const asked = main(asking.page).getByRole('listitem').filter({ hasText: 'A wedding' });
    await asked.getByText('Granted').waitFor();
    expect([...faults, ...asking.faults]).toEqual([]);
    await Promise.all([context.close(), asking.context.close()]);
  },
);

test('reception runs the day, sees no settings, and is told so at their addresses', async () => {
  const { page, context, faults } = await salon.lookAround('reception', '/dashboard');
  await heading(page, 'Diary').waitFor();
  await page.goto('/dashboard/order');
  await main(page).getByRole('row').nth(1).waitFor();
  expect(
    await main(page)
      .getByRole('button', { name: /Download/ })
      .count(),
  ).toBe(0);
  await expectSoon(
    () => menu(page).getByRole('link').allTextContents(),
    [...['Diary', 'Overview', 'Order List', 'Time Off', 'Clients', 'Inbox', 'Reviews']],
  );

  // Today's figures are theirs, those of the month are not.
  await menu(page).getByRole('link', { name: 'Overview' }).click();
  await main(page).getByRole('region', { name: 'Needs your attention' }).waitFor();
  expect(await main(page).getByRole('heading', { name: 'Last 30 days' }).count()).toBe(0);
  expect(
    await main(page)
      .getByRole('link', { name: /failed emails?/ })
      .count(),
  ).toBe(0);
  expect(await flaws(page)).toEqual([]);

  await page.goto('/dashboard/site');
  await heading(page, 'You don’t have access to this page').waitFor();
  expect(await flaws(page)).toEqual([]);

  await main(page).getByRole('link', { name: 'Go to the diary' }).click();
  await heading(page, 'Diary').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
