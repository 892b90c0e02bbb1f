import type { Locator, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { DemoSalon } from '../support/stage.js';
import { accessibilityFaults, main, openAs, sidewaysScroll } from '../support/visitor.js';

const salon = new DemoSalon();
let plan: Plan;

beforeAll(async () => {
  plan = await findPlan();
});

const QUARTER = 15 * 60_000;
const HOUR = 4 * QUARTER;

interface Member {
  _id: string;
  name: string;
  offers: { serviceId: string; durationMinutes: number }[];
}

/** A day beyond the demo's visits on which two people who do the same are both free all the while. */
interface Plan {
  day: string;
  timeZone: string;
  serviceId: string;
  first: Member;
  second: Member;
  /** Quarters of an hour at which either could begin, an hour and more apart. */
  starts: [morning: number, anHourLater: number, afternoon: number];
}

interface FreeTimes {
  starts: string[];
  timeZone: string;
}

async function findPlan(): Promise<Plan> {
  const staff: Member[] = await salon.get('/staff');
  const day = (after: number) => new Date(Date.now() + after * 24 * HOUR).toISOString().slice(0, 10);
  for (let after = 21; after < 60; after++) {
    for (const first of staff) {
      for (const { serviceId, durationMinutes } of first.offers) {
        if (durationMinutes > 75) continue;
        const second = staff.find(
          (other) => other !== first && other.offers.some((offer) => offer.serviceId === serviceId),
        );
        if (!second) continue;
        const query = (member: Member) => `day=${day(after)}&services=${serviceId}&staff=${member._id}`;
        const [one, other]: FreeTimes[] = await Promise.all(
          [first, second].map((member) => salon.get(`/availability?${query(member)}`)),
        );
        const shared = new Set(other?.starts.map(Date.parse));
        const starts = (one?.starts ?? [])
          .map(Date.parse)
          .filter((at) => at % QUARTER === 0 && shared.has(at));
        const morning = starts.find((at) => starts.includes(at + HOUR));
        const afternoon = starts.find((at) => morning !== undefined && at >= morning + 3 * HOUR);
        if (!one || morning === undefined || afternoon === undefined) continue;
        return {
          day: day(after),
          timeZone: one.timeZone,
          serviceId,
          first,
          second,
          starts: [morning, morning + HOUR, afternoon],
        };
      }
    }
  }
  throw new Error('Nobody shares a free day with a colleague.');
}

const wallTime = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: plan.timeZone, hour: '2-digit', minute: '2-digit' }).format(
    at,
  );

/** A client who has booked one of the two people. */
async function aVisitOf(name: string, startsAt: number, member = plan.first) {
  const email = `${name.toLowerCase().replace(/\W/g, '')}@example.com`;
  const { bearer } = await salon.aClient({ name, email });
  const lines = [{ serviceId: plan.serviceId, staffId: member._id, addOnIds: [] }];
  const wish = { startsAt: new Date(startsAt).toISOString(), lines };
  const booking: { _id: string } = await salon.send('POST', '/bookings', wish, bearer);
  return { name, email, bookingId: booking._id };
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Diary/ }).getByRole('button', { name: new RegExp(name) });
const toldTo = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence });

/** Presses Tab until the focus rests on the card, as somebody without a mouse would. */
async function tabToCard(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await cardOf(page, name).evaluate((card) => card === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached the visit of ${name}.`);
}

/** Moves the visit in the hand aside until the page says that it is with this person. */
async function carryTo(page: Page, member: Member): Promise<void> {
  const isThere = () => toldTo(page, `with ${member.name}.`).count();
  for (const arrow of ['ArrowRight', 'ArrowLeft']) {
    for (let presses = 0; presses < 10; presses++) {
      await page.keyboard.press(arrow);
      if ((await isThere()) > 0) return;
    }
  }
  throw new Error(`No arrow led to ${member.name}.`);
}

test('the owner moves one visit by hand and another by keys, takes the second back, and the client of the first knows', async () => {
  const [morning, anHourLater, afternoon] = plan.starts;
  const maria = await aVisitOf('Maria Antunes', morning);
  const joana = await aVisitOf('Joana Prates', afternoon);
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, `/dashboard/diary?day=${plan.day}`, salon.admin);
  await cardOf(page, maria.name).waitFor();

  // By hand: an hour down in the same column.
  await cardOf(page, maria.name).hover({ position: { x: 30, y: 8 } });
  const box = await cardOf(page, maria.name).boundingBox();
  if (!box) throw new Error('The visit is not in sight.');
  const pxPerMinute = 1.6;
  await page.mouse.down();
  await page.mouse.move(box.x + 32, box.y + 30);
  await page.mouse.move(box.x + 32, box.y + 8 + 60 * pxPerMinute, { steps: 4 });
  await page.getByText(`${wallTime(anHourLater)} with ${plan.first.name}. Free.`).waitFor();
  await page.mouse.up();
  await toldTo(page, `${maria.name}: ${wallTime(anHourLater)} with ${plan.first.name}.`).waitFor();

  // By keys: to a colleague, at the same time; and back again.
  await page.keyboard.press('Escape');
  await tabToCard(page, joana.name);
  await page.keyboard.press('m');
  await carryTo(page, plan.second);
  await page.keyboard.press('Enter');
  await toldTo(page, `${joana.name}: ${wallTime(afternoon)} with ${plan.second.name}.`).waitFor();
  await page
    .getByRole('group', { name: new RegExp(`^${plan.second.name}`) })
    .getByRole('button', { name: new RegExp(joana.name) })
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toldTo(page, `${joana.name} is back at ${wallTime(afternoon)}.`).waitFor();
  await page
    .getByRole('group', { name: new RegExp(`^${plan.first.name}`) })
    .getByRole('button', { name: new RegExp(joana.name) })
    .waitFor();

  const { items }: { items: { toAddress: string }[] } = await salon.get(
    '/mail?kind=booking-moved&pageSize=50',
    await salon.bearerOf(salon.admin),
  );
  expect(items.filter(({ toAddress }) => toAddress === maria.email)).toHaveLength(1);
  const client = await salon.visit({ width: 390 });
  await openAs(client.page, '/dashboard/booking', { email: maria.email, password: PASSWORD });
  await main(client.page)
    .getByText(new RegExp(`${wallTime(anHourLater)}\\s–`))
    .first()
    .waitFor();

  expect([...faults, ...client.faults]).toEqual([]);
  await client.context.close();
  await context.close();
});

test('whoever comes second at the desk is told what the first one did, and sees the visit as it is', async () => {
  const rita = await aVisitOf('Rita Serpa', plan.starts[0], plan.second);
  const { page, context } = await salon.visit({ width: 1440 });
  await openAs(page, `/dashboard/diary?day=${plan.day}`, salon.admin);
  await cardOf(page, rita.name).waitFor();
  const desk = await salon.bearerOf(salon.admin);
  await salon.send('POST', `/bookings/${rita.bookingId}/status`, { verb: 'arrive' }, desk);

  await cardOf(page, rita.name).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Somebody else was faster' });
  await dialog.getByText('It is marked “Arrived” now.').waitFor();
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await cardOf(page, `${rita.name}.*Arrived`).waitFor();
  await context.close();
});

/** Presses Tab until the focus rests there, as somebody without a mouse would. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there.');
}

/** A start of the second person's day from which a visit can go on by a quarter of an hour, or by more of them. */
async function aStartWithRoom(quarters = 1): Promise<number> {
  const query = `day=${plan.day}&services=${plan.serviceId}&staff=${plan.second._id}`;
  const { starts }: FreeTimes = await salon.get(`/availability?${query}`);
  const free = starts.map(Date.parse);
  const later = Array.from({ length: quarters }, (_, index) => (index + 1) * QUARTER);
  const found = free.find((at) => later.every((by) => free.includes(at + by)));
  if (found === undefined) throw new Error('There is no room left on that day.');
  return found;
}

test('by keyboard alone the owner opens a visit, moves it with the dialog and takes it back; the focus stays with it', async () => {
  const startsAt = await aStartWithRoom();
  const lia = await aVisitOf('Lia Neves', startsAt, plan.second);
  const { page, context, faults } = await salon.visit({ width: 1440 });
  const { keyboard } = page;
  const button = (dialogName: string, name: string) =>
    page.getByRole('dialog', { name: dialogName }).getByRole('button', { name, exact: true });
  const isFocused = () =>
    page.waitForFunction((name) => document.activeElement?.textContent.includes(name), lia.name);
  await openAs(page, `/dashboard/diary?day=${plan.day}`, salon.admin);
  await cardOf(page, lia.name).waitFor();

  await tabToCard(page, lia.name);
  await keyboard.press('Enter');
  await button(lia.name, 'Move').waitFor();
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await isFocused();
  await keyboard.press('Enter');
  await tabTo(page, button(lia.name, 'Move'));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByLabel('Begins at'));
  await keyboard.type(typedTime(startsAt + QUARTER));
  await page.getByRole('dialog').getByText('Nothing is in the way.').waitFor();
  await tabTo(page, button(`Move ${lia.name}`, 'Move it'));
  await keyboard.press('Enter');
  const moved = `${lia.name}: ${wallTime(startsAt + QUARTER)} with ${plan.second.name}.`;
  await toldTo(page, moved).waitFor();
  await isFocused();
  await keyboard.press('u');
  await toldTo(page, `${lia.name} is back at ${wallTime(startsAt)}.`).waitFor();
  await isFocused();

  await cardOf(page, `${wallTime(startsAt)} .*${lia.name}`).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('an hour that the owner blocks with the dialog shows in the diary, and no client gets it until it is given free', async () => {
  const startsAt = await aStartWithRoom(4);
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, `/dashboard/diary?day=${plan.day}`, salon.admin);
  await page.getByRole('region', { name: /^Diary/ }).waitFor();
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Block time' }).click();
  await dialog.getByLabel('Who').selectOption(plan.second.name);
  await dialog.getByLabel('Day').fill(plan.day);
  await dialog.getByLabel('From').fill(wallTime(startsAt));
  await dialog.getByLabel('To', { exact: true }).fill(wallTime(startsAt));
  await dialog.getByLabel('What for (optional)').fill('Dentist');
  await dialog.getByRole('button', { name: 'Block it' }).click();
  await dialog.getByText('It has to end after it begins.').waitFor();
  await dialog.getByLabel('To', { exact: true }).fill(wallTime(startsAt + HOUR));
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Block it' }).click();
  await toldTo(page, `${plan.second.name} is not free from`).waitFor();

  const block = page
    .getByRole('group', { name: new RegExp(`^${plan.second.name}`) })
    .getByRole('button', { name: /Dentist/ });
  await block.waitFor();
  await expect(aVisitOf('Paula Waits', startsAt, plan.second)).rejects.toThrow(/409.*slot-taken/);
  await block.click();
  await dialog.getByRole('button', { name: 'Give it free' }).click();
  await dialog.getByText(`“Dentist” of ${plan.second.name}`).waitFor();
  await dialog.getByRole('button', { name: 'Give it free' }).click();
  await toldTo(page, `${plan.second.name}’s time is free again.`).waitFor();
  await block.waitFor({ state: 'detached' });

  await aVisitOf('Paula Comes', startsAt, plan.second);
  expect(faults).toEqual([]);
  await context.close();
});

/** As it is typed into a field of a browser that writes American hours. */
const typedTime = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: plan.timeZone, hour: '2-digit', minute: '2-digit' })
    .format(at)
    .replaceAll(/[^0-9APM]/g, '');

/** Every face of the diary that the desk sees: where it is, and what must be pressed there. */
const faces: Record<string, (page: Page) => Promise<void>> = {
  'the day': async (page) => showDays(page, 'view=day&staff=all'),
  'the list': async (page) => {
    await page.goto('/dashboard/diary?view=agenda');
    await page.getByRole('button', { name: 'Agenda', pressed: true }).waitFor();
  },
  'a week': async (page) => showDays(page, 'view=week'),
  'blocking a time': async (page) => {
    await page.getByRole('button', { name: 'Block time' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

async function showDays(page: Page, query: string): Promise<void> {
  await page.goto(`/dashboard/diary?${query}`);
  await page.getByRole('region', { name: /^Diary/ }).waitFor();
}

test.each([
  ['light', 1440],
  ['night', 390],
] as const)('by %s at %i pixels the diary can be used by everybody', async (theme, width) => {
  const { page, context, faults } = await salon.visit({ width, theme });
  await openAs(page, '/dashboard/diary', salon.admin);
  await main(page).getByRole('heading', { level: 1, name: 'Diary' }).waitFor();
  const found: Record<string, unknown> = {};
  for (const [name, open] of Object.entries(faces)) {
    await open(page);
    await page.waitForLoadState('networkidle');
    // It opens at the present hour, wherever the names above the columns then happen to cut through a card.
    await page
      .getByRole('region', { name: /^Diary/ })
      .evaluateAll((regions) => regions.forEach((region) => region.scrollTo(0, 0)));
    const problems = [...(await accessibilityFaults(page)), await sidewaysScroll(page)].filter(Boolean);
    if (problems.length > 0) found[name] = problems;
  }

  expect(found).toEqual({});
  expect(faults).toEqual([]);
  await context.close();
});
