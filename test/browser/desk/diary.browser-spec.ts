// Long because the stories of the diary share how a card is found, dragged and read.
import type { Locator, Page } from 'playwright-core';
import { PASSWORD } from '../../support/people.js';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  expectSoon,
  main,
  openAs,
  sidewaysScroll,
  takeClockOf,
} from '../../support/browser.js';
import { countPresses } from '../../support/count-presses.js';
import { nightlyTest } from '../../support/lane.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();
let plan: Plan;

beforeAll(async () => {
  plan = await findPlan();
});

const QUARTER = 15 * 60_000;
const HOUR = 4 * QUARTER;

/** Enough quarters of an hour for all of these stories to fit into the day. */
const LEAST_STARTS = 20;

interface Offer {
  serviceId: string;
  durationMinutes: number;
  price: number;
}

interface Member {
  _id: string;
  name: string;
  offers: Offer[];
}

/** A day after the demo's bookings on which two team members are free for the same service, with different durations and prices. */
interface Plan {
  day: string;
  timeZone: string;
  serviceId: string;
  first: Member;
  second: Member;
  /** Quarters of an hour at which either could start, at least an hour apart. */
  starts: [morning: number, anHourLater: number, afternoon: number];
}

interface FreeTimes {
  starts: string[];
  timeZone: string;
}

async function findPlan(): Promise<Plan> {
  const staff: Member[] = await salon.get('/staff');
  for (let after = 21; after < 60; after++) {
    for (const first of staff) {
      for (const { serviceId, durationMinutes, price } of first.offers) {
        if (durationMinutes > 75) continue;
        const second = staff.find((other) =>
          other.offers.some(
            (offer) =>
              offer.serviceId === serviceId &&
              offer.durationMinutes !== durationMinutes &&
              offer.price !== price,
          ),
        );
        if (!second) continue;
        const query = (member: Member) => `day=${dayAfter(after)}&services=${serviceId}&staff=${member._id}`;
        const [one, other]: FreeTimes[] = await Promise.all(
          [first, second].map((member) => salon.get(`/availability?${query(member)}`)),
        );
        const shared = new Set(other?.starts.map(Date.parse));
        const starts = (one?.starts ?? [])
          .map(Date.parse)
          .filter((at) => at % QUARTER === 0 && shared.has(at));
        const morning = starts.find((at) => starts.includes(at + HOUR));
        const afternoon = starts.find((at) => morning !== undefined && at >= morning + 3 * HOUR);
        if (!one || morning === undefined || afternoon === undefined || starts.length < LEAST_STARTS)
          continue;
        return {
          day: dayAfter(after),
          timeZone: one.timeZone,
          serviceId,
          first,
          second,
          starts: [morning, morning + HOUR, afternoon],
        };
      }
    }
  }
  throw new Error('No two team members are free on the same day.');
}

const wallTime = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: plan.timeZone, hour: '2-digit', minute: '2-digit' }).format(
    at,
  );

/** A client who has booked one of the two team members. */
async function aBookingOf(name: string, startsAt: number, member = plan.first) {
  const email = `${name.toLowerCase().replace(/\W/g, '')}@example.com`;
  const { bearer } = await salon.aClient({ name, email });
  const lines = [{ serviceId: plan.serviceId, staffId: member._id, addOnIds: [] }];
  const request = { startsAt: new Date(startsAt).toISOString(), lines };
  const booking: { _id: string } = await salon.send('POST', '/bookings', request, bearer);
  return { name, email, bookingId: booking._id };
}

/** A team member's price and duration for the service. */
function offerOf({ offers }: Member): Offer {
  const offer = offers.find(({ serviceId }) => serviceId === plan.serviceId);
  if (!offer) throw new Error('They do not do it.');
  return offer;
}

/** "1 h 15 min", as the desk reads it. */
const lengthText = (minutes: number): string =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');

/**
 * The page's requests about bookings, and the part of the story they belong to: "POST move", "GET diary while
 * dragging".
 */
function noteCalls(page: Page) {
  const calls: string[] = [];
  const story = { part: '' };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, name] = /^\/bookings\/(?:[^/]+\/)?(move|resize|diary)$/.exec(pathname) ?? [];
    if (name && request.resourceType() === 'fetch') {
      calls.push([request.method(), name, story.part].filter(Boolean).join(' '));
    }
  });
  return { calls, story };
}

const bookingOf = async ({ bookingId }: { bookingId: string }) =>
  salon.get(`/bookings/${bookingId}`, await salon.bearerOf(salon.admin));

const cardOf = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Diary/ }).getByRole('button', { name: new RegExp(name) });
const announced = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence });

/** Presses Tab until the focus is on the card. */
async function tabToCard(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await cardOf(page, name).evaluate((card) => card === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached the booking of ${name}.`);
}

/** Moves a booking sideways by keyboard until the page says that it is with this team member. */
async function moveToColumn(page: Page, member: Member): Promise<void> {
  const isThere = () => announced(page, `with ${member.name}.`).count();
  for (const arrow of ['ArrowRight', 'ArrowLeft']) {
    for (let presses = 0; presses < 10; presses++) {
      await page.keyboard.press(arrow);
      if ((await isThere()) > 0) return;
    }
  }
  throw new Error(`No arrow key led to ${member.name}.`);
}

test('B-16: the owner drags one booking, gives another to someone dearer by keyboard and reads what that comes to, undoes it, and the client of the first sees the new time', async () => {
  const [morning, anHourLater, afternoon] = plan.starts;
  const maria = await aBookingOf('Maria Antunes', morning);
  const joana = await aBookingOf('Joana Prates', afternoon);
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, `/dashboard/diary?day=${plan.day}`, salon.admin);
  await cardOf(page, maria.name).waitFor();

  // By drag: an hour down in the same column.
  await cardOf(page, maria.name).hover({ position: { x: 30, y: 8 } });
  const box = await cardOf(page, maria.name).boundingBox();
  if (!box) throw new Error('The booking is not in sight.');
  const pxPerMinute = 1.6;
  await page.mouse.down();
  await page.mouse.move(box.x + 32, box.y + 30);
  await page.mouse.move(box.x + 32, box.y + 8 + 60 * pxPerMinute, { steps: 4 });
  await page.getByText(`${wallTime(anHourLater)} with ${plan.first.name}. Free.`).waitFor();
  await page.mouse.up();
  await announced(page, `${maria.name}: ${wallTime(anHourLater)} with ${plan.first.name}.`).waitFor();

  // By keyboard: to another team member, at the same time; and back again.
  await page.keyboard.press('Escape');
  await tabToCard(page, joana.name);
  await page.keyboard.press('m');
  await moveToColumn(page, plan.second);
  await page.keyboard.press('Enter');
  const [theirs, agreed] = [offerOf(plan.second), offerOf(plan.first)];
  await announced(
    page,
    [
      `${joana.name}: ${wallTime(afternoon)} with ${plan.second.name}.`,
      `${lengthText(theirs.durationMinutes)} instead of ${lengthText(agreed.durationMinutes)}.`,
      `Still $${agreed.price}, as agreed; the price of ${plan.second.name} is $${theirs.price}.`,
    ].join(' '),
  ).waitFor();
  await page
    .getByRole('group', { name: new RegExp(`^${plan.second.name}`) })
    .getByRole('button', { name: new RegExp(joana.name) })
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await announced(page, `${joana.name} is back at ${wallTime(afternoon)}.`).waitFor();
  await page
    .getByRole('group', { name: new RegExp(`^${plan.first.name}`) })
    .getByRole('button', { name: new RegExp(joana.name) })
    .waitFor();

  expect(await bookingOf(joana)).toMatchObject({
    totalPrice: agreed.price,
    endsAt: new Date(afternoon + agreed.durationMinutes * 60_000).toISOString(),
  });
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

nightlyTest(
  'the second of two people at the desk reads what the first one did, and sees the booking as it is',
  async () => {
    const rita = await aBookingOf('Rita Serpa', plan.starts[0], plan.second);
    const { page, context } = await salon.visit({ width: 1440 });
    await openAs(page, `/dashboard/diary?day=${plan.day}`, salon.admin);
    await cardOf(page, rita.name).waitFor();
    const desk = await salon.bearerOf(salon.admin);
    await cardOf(page, rita.name).focus();
    await page.keyboard.press('m');
    await announced(page, 'Use the arrow keys to move').waitFor();
    // While the second one has the card in the hand: before that, they would see it at once.
    await salon.send('PATCH', `/bookings/${rita.bookingId}`, { note: 'Allergic to nuts' }, desk);

    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Someone else changed this booking' });
    await dialog.getByText('Its note has changed.').waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await cardOf(page, rita.name).waitFor();
    await context.close();
  },
);

nightlyTest(
  'B-4: the dialog moves, resizes and reprices in one call, after which the diary is read; a new booking begins with its day',
  async () => {
    // Late in the day, which leaves the other stories theirs.
    const starts = await startsOfBoth();
    const startsAt = starts.findLast((at) =>
      [1, 2, 3].every((later) => starts.includes(at + later * QUARTER)),
    );
    if (startsAt === undefined) throw new Error('There is no room left on that day.');
    const nina = await aBookingOf('Nina Sales', startsAt);
    const { page, context, faults } = await salon.visit({ width: 1440 });
    const { calls } = noteCalls(page);
    await openAs(page, `/dashboard/diary?day=${plan.day}`, salon.admin);
    await cardOf(page, nina.name).click();
    await page.getByRole('dialog', { name: nina.name }).getByRole('button', { name: 'Move' }).click();
    const move = page.getByRole('dialog', { name: `Move ${nina.name}` });
    const [theirs, agreed] = [offerOf(plan.second), offerOf(plan.first)];

    await move.getByLabel('Team member').selectOption({ label: plan.second.name });
    await move
      .getByText(`${lengthText(theirs.durationMinutes)} instead of ${lengthText(agreed.durationMinutes)}`)
      .waitFor();
    expect(await move.getByLabel('Price').locator('option').allTextContents()).toEqual([
      `Keep $${agreed.price}, as agreed`,
      `Take $${theirs.price}, the price of ${plan.second.name}`,
    ]);
    await move.getByLabel('Price').selectOption('current');
    await move.getByText(`$${theirs.price} instead of $${agreed.price}`).waitFor();
    await move.getByLabel('Length').selectOption('75');
    await move.getByText(`1 h 15 min instead of`).waitFor();
    calls.length = 0;
    await move.getByRole('button', { name: 'Save' }).click();

    await announced(page, `$${theirs.price} instead of $${agreed.price}.`).waitFor();
    await cardOf(
      page,
      `${nina.name}.*${wallTime(startsAt)} to ${wallTime(startsAt + 5 * QUARTER)}`,
    ).waitFor();
    await page.getByRole('button', { name: 'Book a client' }).click();
    await expectSoon(
      () => page.getByRole('dialog').getByLabel('Day', { exact: true }).inputValue(),
      plan.day,
    );
    expect(calls.slice(0, 2)).toEqual(['POST move', 'GET diary']);
    expect(calls.filter((call) => call !== 'GET diary')).toEqual(['POST move']);
    expect(await bookingOf(nina)).toMatchObject({ totalPrice: theirs.price, version: 2 });
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'B-17: what others change is read at once, but not while something is in the hand or no one looks',
  async () => {
    const vita = await aBookingOf('Vita Moreira', await aStartWithRoom(1, plan.first));
    const desk = await salon.bearerOf(salon.admin);
    const { page, context } = await salon.visit({ width: 1440 });
    const { calls, story } = noteCalls(page);
    const polled: string[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname !== '/desk/version' || !response.ok()) return;
      // Responses that arrive while the page closes don't count.
      response.json().then(
        ({ version }: { version: string }) => polled.push(version),
        () => undefined,
      );
    });
    await takeClockOf(page);
    await openAs(page, `/dashboard/diary?day=${plan.day}`, salon.admin);
    await cardOf(page, vita.name).waitFor();
    /** React does what follows from a change a moment after it is seen, which the clock that is held does not count. */
    const untilReactRests = () =>
      page.evaluate(async () => {
        for (let turn = 0; turn < 20; turn++) {
          await new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(null);
          });
        }
      });
    /** Lets the page's time pass until this is so. */
    const runUntil = (isSo: () => boolean) =>
      expectSoon(async () => {
        await page.clock.runFor(1_000);
        return isSo();
      }, true);
    const isRead = (part: string) => calls.includes(`GET diary ${part}`);
    let version = 0;
    let polledBefore: string | undefined;
    /** A colleague changes a booking in the diary. */
    const change = async (part: string) => {
      await untilReactRests();
      // Finishes pending timers, and React's work on them, before this part begins.
      await page.clock.runFor(1_000);
      await untilReactRests();
      story.part = part;
      version += 1;
      polledBefore = polled.at(-1);
      await salon.send('PATCH', `/bookings/${vita.bookingId}`, { note: part, version }, desk);
    };
    /** The page has heard of the change, and some seconds pass. */
    const hear = async () => {
      await runUntil(() => polled.at(-1) !== polledBefore);
      await page.clock.runFor(3_000);
    };
    /** Changes during a drag are loaded once it ends. */
    const release = async (part: string, act: () => Promise<unknown>) => {
      story.part = part;
      await act();
      await runUntil(() => isRead(part));
    };
    await runUntil(() => polled.length > 0);
    await change('with free hands');
    await runUntil(() => isRead('with free hands'));

    await cardOf(page, vita.name).focus();
    await page.keyboard.press('m');
    await announced(page, 'Use the arrow keys to move').waitFor();
    await change('while carrying');
    await hear();
    await release('after carrying', () => page.keyboard.press('Escape'));

    const box = await cardOf(page, vita.name).boundingBox();
    if (!box) throw new Error('The booking is not in sight.');
    await page.mouse.move(box.x + 30, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + 60, { steps: 4 });
    await page.locator('[data-is-dragging]').waitFor();
    await change('while dragging');
    await hear();
    await page.keyboard.press('Escape');
    await release('after dragging', () => page.mouse.up());

    await page.getByRole('button', { name: 'Block time' }).click();
    await page.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('Half a sen');
    await change('while typing');
    await hear();
    expect(await page.getByRole('dialog').getByLabel('Reason', { exact: true }).inputValue()).toBe(
      'Half a sen',
    );
    await release('after typing', () =>
      page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
    );

    const setVisibility = (visibility: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    await setVisibility('hidden');
    await change('while nobody looks');
    await page.clock.runFor(40_000);
    await release('when somebody looks', () => setVisibility('visible'));
    expect(calls.filter((call) => / while (?:carrying|dragging|typing|nobody)/.test(call))).toEqual([]);
    await context.close();
  },
);

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it.');
}

/** Quarters of an hour of that day at which either could start. */
async function startsOfBoth(day = plan.day): Promise<number[]> {
  const [one = [], other = []] = await Promise.all(
    [plan.first, plan.second].map(async ({ _id }) => {
      const query = `day=${day}&services=${plan.serviceId}&staff=${_id}`;
      const { starts }: FreeTimes = await salon.get(`/availability?${query}`);
      return starts.map(Date.parse);
    }),
  );
  return one.filter((at) => other.includes(at));
}

/** A start of a team member's day after which at least this many quarters of an hour are free too. */
async function aStartWithRoom(quarters = 1, member = plan.second): Promise<number> {
  const query = `day=${plan.day}&services=${plan.serviceId}&staff=${member._id}`;
  const { starts }: FreeTimes = await salon.get(`/availability?${query}`);
  const free = starts.map(Date.parse);
  const later = Array.from({ length: quarters }, (_, index) => (index + 1) * QUARTER);
  const found = free.find((at) => later.every((by) => free.includes(at + by)));
  if (found === undefined) throw new Error('There is no room left on that day.');
  return found;
}

nightlyTest(
  'by keyboard alone the owner opens a booking, moves it with the dialog and undoes that; the focus stays with it',
  async () => {
    const startsAt = await aStartWithRoom();
    const lia = await aBookingOf('Lia Neves', startsAt, plan.second);
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
    await tabTo(page, page.getByRole('dialog').getByLabel('Starts at'));
    await keyboard.type(typedTime(startsAt + QUARTER));
    await page.getByRole('dialog').getByText('This time is free.').waitFor();
    await tabTo(page, button(`Move ${lia.name}`, 'Save'));
    await keyboard.press('Enter');
    const moved = `${lia.name}: ${wallTime(startsAt + QUARTER)} with ${plan.second.name}.`;
    await announced(page, moved).waitFor();
    await isFocused();
    await keyboard.press('u');
    await announced(page, `${lia.name} is back at ${wallTime(startsAt)}.`).waitFor();
    await isFocused();

    await cardOf(page, `${lia.name}.* ${wallTime(startsAt)} to`).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'an hour that the owner blocks shows in the diary, and no client can book it until the block is removed',
  async () => {
    const startsAt = await aStartWithRoom(4);
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, `/dashboard/diary?day=${plan.day}`, salon.admin);
    await page.getByRole('region', { name: /^Diary/ }).waitFor();
    const dialog = page.getByRole('dialog');
    const presses = await countPresses(page);

    await page.getByRole('button', { name: 'Block time' }).click();
    await dialog.getByLabel('Team member').selectOption(plan.second.name);
    await dialog.getByLabel('Day').fill(plan.day);
    await dialog.getByLabel('From').fill(wallTime(startsAt));
    await dialog.getByLabel('To', { exact: true }).fill(wallTime(startsAt));
    await dialog.getByLabel('Reason', { exact: true }).fill('Lunch');
    await page.keyboard.press('Enter');
    await dialog.getByText('The end must be after the start.').waitFor();
    await dialog.getByLabel('To', { exact: true }).fill(wallTime(startsAt + HOUR));
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Block time' }).click();
    await announced(page, `Blocked: ${plan.second.name}`).waitFor();
    presses.expectAsDocumented('Block lunch');

    const block = page
      .getByRole('group', { name: new RegExp(`^${plan.second.name}`) })
      .getByRole('button', { name: /Lunch/ });
    await block.waitFor();
    await expect(aBookingOf('Paula Waits', startsAt, plan.second)).rejects.toThrow(/409.*slot-taken/);
    await block.click();
    await dialog.getByRole('button', { name: 'Remove block' }).click();
    const question = page.getByRole('dialog', { name: 'Remove this block?' });
    await question.getByText(`“Lunch” for ${plan.second.name}`).waitFor();
    await question.getByRole('button', { name: 'Remove block' }).click();
    await announced(page, 'Block removed.').waitFor();
    await block.waitFor({ state: 'detached' });

    await aBookingOf('Paula Comes', startsAt, plan.second);
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** The time as typed into a field of a browser set to American English. */
const typedTime = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: plan.timeZone, hour: '2-digit', minute: '2-digit' })
    .format(at)
    .replaceAll(/[^0-9APM]/g, '');

/** On a phone, this button contains the actions without space in the row above the diary, and rarely used ones. */
const showOptions = (page: Page) => page.getByRole('button', { name: 'Display options' }).click();

/** Every screen of the diary, and how to get there. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'the day': async (page) => showDays(page, 'view=day&staff=all'),
  'the list': async (page) => {
    await page.goto('/dashboard/diary?view=agenda');
    await showOptions(page);
    await page.getByRole('button', { name: 'Agenda', pressed: true }).waitFor();
  },
  'a week': async (page) => showDays(page, 'view=week'),
  'blocking a time': async (page) => {
    await showOptions(page);
    await page.getByRole('button', { name: 'Block time' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

async function showDays(page: Page, query: string): Promise<void> {
  await page.goto(`/dashboard/diary?${query}`);
  await page.getByRole('region', { name: /^Diary/ }).waitFor();
}

nightlyTest.each([
  ['light', 1440],
  ['night', 390],
] as const)('by %s at %i pixels the diary is accessible', async (theme, width) => {
  const { page, context, faults } = await salon.visit({ width, theme });
  await openAs(page, '/dashboard/diary', salon.admin);
  await main(page).getByRole('heading', { level: 1, name: 'Diary' }).waitFor();
  const found: Record<string, unknown> = {};
  for (const [name, open] of Object.entries(screens)) {
    await open(page);
    await page.waitForLoadState('networkidle');
    // It opens at the current time, where the headings of the columns may cut through a card.
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

nightlyTest(
  'the diary becomes larger and smaller by key and by button, around the time that is looked at, and stays so',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, `/dashboard/diary?day=${plan.day}&staff=all&hours=all`, salon.admin);
    const days = page.getByRole('region', { name: /^Diary/ });
    await days.waitFor();
    /** The part of the day in the middle of what is seen, in hundredths, and how high a quarter of an hour is. */
    const seen = () =>
      days.evaluate((region) => {
        const [head, day] = region.children as unknown as [HTMLElement, HTMLElement];
        const middle = region.scrollTop + (region.clientHeight - head.clientHeight) / 2;
        return [Math.round((middle / day.clientHeight) * 100), Math.round(day.clientHeight / 96)];
      });
    await days.evaluate((region) => region.scrollTo(0, 900));
    const [middle] = await seen();

    await page.keyboard.press('+');
    await expectSoon(seen, [middle, 32]);
    await showOptions(page);
    await page.getByRole('button', { name: 'Smaller' }).click();
    await page.getByRole('button', { name: 'Smaller' }).click();
    await expectSoon(seen, [middle, 20]);
    expect(await page.getByRole('button', { name: 'Smaller' }).isDisabled()).toBe(true);
    await page.reload();
    await days.waitFor();
    await expectSoon(async () => (await seen())[1], 20);

    // The names and hours of the columns stay in sight, and so do the hours of the day.
    await days.evaluate((region) => region.scrollTo(0, 600));
    const tops = await days.evaluate((region) => [
      region.getBoundingClientRect().top,
      region.firstElementChild?.getBoundingClientRect().top,
    ]);
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99))).toBeLessThan(2);
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** The positions of the columns and of the time column in the window: from the left, in whole pixels. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [
      '[data-headings] > a',
      '[role="region"] [role="group"]',
      '[role="region"] [aria-hidden][style^="height"]',
    ].flatMap((parts) =>
      [...document.querySelectorAll(parts)].map((part) => {
        const { x, width } = part.getBoundingClientRect();
        return { x: Math.round(x), width: Math.round(width) };
      }),
    ),
  );

/** A day that the other stories leave alone, and a start on it that either could still move by half an hour. */
async function aDayOfItsOwn(): Promise<{ day: string; startsAt: number }> {
  for (let after = 1; after < 28; after++) {
    const day = new Date(Date.parse(plan.day) + after * 24 * HOUR).toISOString().slice(0, 10);
    const starts = await startsOfBoth(day);
    const startsAt = starts.find((at) => [1, 2].every((later) => starts.includes(at + later * QUARTER)));
    if (startsAt !== undefined) return { day, startsAt };
  }
  throw new Error('The two are never free at the same time.');
}

nightlyTest(
  '13-A9 an admin whose language is Arabic moves a booking in a mirrored diary, by keyboard and by dragging, and it is where they have seen it',
  async () => {
    const width = 1440;
    const { day, startsAt } = await aDayOfItsOwn();
    const zaida = await aBookingOf('Zaida Reis', startsAt);
    // One log-in for all that is read: an account has twenty at most, and the page needs its own.
    const desk = await salon.bearerOf(salon.admin);
    const isNow = (member: Member, at: number) =>
      expectSoon(
        async () => {
          const { startsAt: start, lines } = await salon.get(`/bookings/${zaida.bookingId}`, desk);
          return { start, staffId: lines[0].staff._id };
        },
        { start: new Date(at).toISOString(), staffId: member._id },
      );
    const { page, context, faults } = await salon.visit({ width });
    await openAs(page, `/dashboard/diary?day=${day}&staff=all`, salon.admin);
    await cardOf(page, zaida.name).waitFor();
    const seenInEnglish = await placesOf(page);

    await salon.send('PATCH', '/account', { language: 'ar' }, desk);
    try {
      await page.reload();
      await page.getByRole('region', { name: /^دفتر المواعيد/ }).waitFor();
      const card = page.getByRole('region').getByRole('button', { name: new RegExp(zaida.name) });
      const columnOf = ({ name }: Member) => page.getByRole('group', { name: new RegExp(`^\\W*${name}`) });
      await card.waitFor();
      expect(seenInEnglish.length).toBeGreaterThan(4);
      const mirrored = seenInEnglish.map(({ x, width: wide }) => width - x - wide);
      const seen = (await placesOf(page)).map(({ x }) => x);
      expect(seen.filter((x, index) => Math.abs(x - (mirrored[index] ?? 0)) > 1)).toEqual([]);

      // By keyboard: to the other team member, in the direction in which they are seen, and a quarter of an hour later.
      const [own, other] = await Promise.all(
        [plan.first, plan.second].map((one) => columnOf(one).boundingBox()),
      );
      if (!own || !other) throw new Error('The two are not in sight.');
      const steps = Math.round((other.x - own.x) / own.width);
      await card.focus();
      await page.keyboard.press('m');
      for (let step = 0; step < Math.abs(steps); step++) {
        await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
      }
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await isNow(plan.second, startsAt + QUARTER);
      await columnOf(plan.second)
        .getByRole('button', { name: new RegExp(zaida.name) })
        .waitFor();

      // By dragging: back to where the first one is seen, and another quarter of an hour later.
      await page.keyboard.press('Escape');
      await card.hover({ position: { x: 30, y: 8 } });
      const box = await card.boundingBox();
      const target = await columnOf(plan.first).boundingBox();
      if (!box || !target) throw new Error('The booking is not in sight.');
      await page.mouse.down();
      await page.mouse.move(box.x + 30, box.y + 20);
      await page.mouse.move(target.x + target.width / 2, box.y + 8 + 15 * 1.6, { steps: 6 });
      await page.mouse.up();
      await isNow(plan.first, startsAt + 2 * QUARTER);
      await columnOf(plan.first)
        .getByRole('button', { name: new RegExp(zaida.name) })
        .waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    } finally {
      await salon.send('PATCH', '/account', { language: null }, desk);
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);
