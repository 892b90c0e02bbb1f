import type { Locator, Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  heading,
  main,
  openAs,
  sidewaysScroll,
} from '../../support/browser.js';
import { countPresses } from '../../support/count-presses.js';
import { nightlyTest } from '../../support/lane.js';
import {
  enterNewClient,
  freeTimes,
  personChip,
  pressBook,
  serviceRow,
  who,
  whoEntry,
} from '../../support/new-booking.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

interface Sold {
  _id: string;
  title: string;
}
interface Member {
  _id: string;
  name: string;
  offers: { serviceId: string }[];
}

const bar = (page: Page) => page.getByRole('banner');
const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement);
const isPressed = (part: Locator) => part.getAttribute('aria-pressed');

async function openDiary(options: { width: number; theme?: 'night' }, search = '') {
  const opened = await salon.visit(options);
  await openAs(opened.page, `/dashboard/diary${search}`, salon.admin);
  await heading(opened.page, 'Diary').waitFor();
  return opened;
}

async function begin(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'New booking' }).click();
  await expectSoon(() => hasFocus(who(page)), true);
}

/** A far day on which a service has the most free times, and its first one. */
async function aDayFor(service: Sold) {
  const query = `services=${service._id}&from=${dayAfter(28)}&to=${dayAfter(41)}`;
  const { days }: { days: { day: string; freeStarts: number }[] } = await salon.get(
    `/availability/days?${query}`,
  );
  return days.toSorted((a, b) => b.freeStarts - a.freeStarts)[0]?.day ?? '';
}

test('a walk-in is booked in three presses beside the diary, which stays in use, and Back asks before it closes it', async () => {
  const [service]: Sold[] = await salon.get('/services');
  const day = await aDayFor(service as Sold);
  const { page, context, faults } = await openDiary({ width: 1440 }, `?day=${day}`);
  const presses = await countPresses(page);

  await begin(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await serviceRow(page, service?.title ?? '').click();
  await expectSoon(() => isPressed(freeTimes(page).first()), 'true');
  await pressBook(page);
  await page.getByText(/^Booked: Walk-in/).waitFor();
  presses.expectAsDocumented('Book a walk-in client');
  await dialog(page).waitFor({ state: 'detached' });
  const bearer = await salon.bearerOf(salon.admin);
  const [{ items }, clients] = await Promise.all([
    salon.get('/bookings?q=Walk-in', bearer),
    salon.get('/clients?q=Walk-in', bearer),
  ]);
  // They are here now, no matter which day the diary shows.
  const first = await salon.get(`/availability/first?services=${service?._id}`);
  expect(Date.parse(items[0].startsAt)).toBeLessThanOrEqual(Date.parse(first.startsAt));
  expect(clients.total).toBe(0);

  // The diary next to it moves to another day, and a free time pressed there is filled in.
  await begin(page);
  const address = new URL(page.url());
  expect(address.searchParams.get('new')).toBe('booking');
  await main(page).getByRole('button', { name: 'Next day' }).click();
  await page.waitForURL((url) => url.searchParams.get('day') !== day && url.searchParams.has('new'));
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('day') === day);
  expect(await dialog(page).count()).toBe(1);
  await who(page).fill('Una Saved');
  await page.goBack();
  const question = dialog(page).filter({ hasText: 'Discard' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await who(page).inputValue()).toBe('Una Saved');
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('a new client who calls is booked in five presses', async () => {
  const [service]: Sold[] = await salon.get('/services');
  const { page, context, faults } = await openDiary({ width: 1440 });
  const presses = await countPresses(page);

  await begin(page);
  await enterNewClient(page, 'Nova Ligação', '912 345 678');
  await serviceRow(page, service?.title ?? '').click();
  await freeTimes(page).nth(1).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await pressBook(page);

  await page.getByText(/^Booked: Nova Ligação/).waitFor();
  presses.expectAsDocumented('Book a new client who calls');
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('three services with two people are booked in eight presses', async () => {
  const services: Sold[] = await salon.get('/services');
  const team: Member[] = await salon.get('/staff');
  const doersOf = ({ _id }: Sold) =>
    team.filter(({ offers }) => offers.some(({ serviceId }) => serviceId === _id));
  const [first, second] = services.flatMap((service) => {
    const other = services.find((one) => doersOf(one).some((member) => member !== doersOf(service)[0]));
    return other && other !== service ? [service, other] : [];
  });
  const third = services.find((one) => one !== first && one !== second);
  const oneOf = doersOf(first as Sold)[0];
  const otherOf = doersOf(second as Sold).find((member) => member !== oneOf);
  const { page, context, faults } = await openDiary({ width: 1440 });
  const presses = await countPresses(page);

  await begin(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (const service of [first, second, third]) await serviceRow(page, service?.title ?? '').click();
  await personChip(page, first?.title ?? '', oneOf?.name ?? '').click();
  await personChip(page, second?.title ?? '', otherOf?.name ?? '').click();
  const firstFree = dialog(page).getByRole('button', { name: /^First available/ });
  await freeTimes(page).first().or(firstFree).first().waitFor();
  await freeTimes(page).first().or(firstFree).first().click();
  await pressBook(page);

  await page.getByText(/^Booked: Walk-in/).waitFor();
  presses.expectAsDocumented('Book three services with two team members');
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('a regular is booked as last time, six times, in four presses', async () => {
  const bearer = await salon.bearerOf(salon.admin);
  const { items }: { items: { _id: string; name: string; visits: number; hasAccount: boolean }[] } =
    await salon.get('/clients?pageSize=50', bearer);
  const lastTimes = await Promise.all(
    items.map(async ({ _id, name }) => ({
      name,
      habits: await salon.get(`/clients/${_id}/habits`, bearer),
    })),
  );
  const regular = lastTimes.find(({ habits }) => habits.lastTime?.lines.length > 0);
  const { page, context, faults } = await openDiary({ width: 1440 }, `?day=${dayAfter(28)}`);
  const presses = await countPresses(page);

  await begin(page);
  await page.keyboard.type(regular?.name ?? '');
  await whoEntry(page, new RegExp(`^${regular?.name}`))
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const asLastTime = dialog(page).getByRole('button', { name: /^As last time/ });
  await asLastTime.click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Repeat…' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Book \d dates/ })
    .click();

  await page.getByText(new RegExp(`^Booked: ${regular?.name}`)).waitFor();
  presses.expectAsDocumented('Book a series of six');
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('at 1024 pixels it lies over the last columns, and the first ones stay in use', async () => {
  const { page, context, faults } = await openDiary({ width: 1024 }, '?view=day&staff=all');
  const widthOfDiary = async () => (await main(page).boundingBox())?.width;
  const width = await widthOfDiary();
  await begin(page);

  const drawer = await dialog(page).boundingBox();
  expect(await widthOfDiary()).toBe(width);
  expect(drawer?.x).toBeGreaterThan(512);
  expect((drawer?.x ?? 0) + (drawer?.width ?? 0)).toBe(1024);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await main(page).getByRole('button', { name: 'Next day' }).click();
  await page.waitForURL(({ searchParams }) => searchParams.has('day') && searchParams.has('new'));
  await page.keyboard.press('Escape');
  await expectSoon(() => dialog(page).count(), 1);
  await who(page).press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest('on a phone it covers the window, and nothing behind it can be reached', async () => {
  const { page, context, faults } = await openDiary({ width: 390, theme: 'night' });
  await begin(page);

  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => document.activeElement?.closest('main, header') !== null);
    expect(isBehind).toBe(false);
  }
  expect(faults).toEqual([]);
  await context.close();
});
