// Long because the desk books and moves by keyboard, by form and by telephone, in the same salon.
import type { Locator, Page } from 'playwright-core';
import { bringForward } from '../../support/bring-forward.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, main, openAs } from '../../support/browser.js';
import { nightlyTest, perLane } from '../../support/lane.js';
import {
  enterDay,
  enterNewClient,
  freeTimes,
  personChip,
  pressBook,
  serviceRow,
  who,
  whoEntry,
} from '../../support/new-booking.js';
import { countPresses } from '../../support/count-presses.js';
import { TestMailServer } from '../../support/mail-server.js';
import { dayAfter, today } from '../../support/today.js';

const mailServer = new TestMailServer();
beforeAll(() => mailServer.open());
afterAll(() => mailServer.close());

const salon = new DemoSalon(() => ({ SMTP_URL: mailServer.url, MAIL_FROM: 'hello@maisonvera.example' }));

const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

async function openDesk(page: Page, search = ''): Promise<void> {
  await openAs(page, `/dashboard/order${search}`, salon.admin);
  await main(page).getByRole('heading', { level: 1, name: 'Order List' }).waitFor();
}

/** Books a client who calls by name and phone number, at the first free time of the coming days. */
async function bookByPhone(page: Page, name: string): Promise<void> {
  const services = await salon.get('/services');
  const { day } = await salon.get(`/availability/first?services=${services[0]._id}`);
  await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
  await enterNewClient(page, name, '+351 912 345 678');
  await serviceRow(page, services[0].title).click();
  await enterDay(page, day);
  await freeTimes(page).first().click();
  await pressBook(page);
  await dialog(page).waitFor({ state: 'hidden' });
}

/** The bookings of the client with this name. */
async function found(name: string): Promise<Found[]> {
  const { items } = await salon.get(`/bookings?q=${name}`, await salon.bearerOf(salon.admin));
  return items;
}

interface Found {
  _id: string;
  startsAt: string;
  status: string;
  note: string;
  lines: { title: string; anyStaff: boolean; addOns: { title: string }[] }[];
}

/** The day on which a team member has the most free times for what `bookByPhone` books. */
async function emptiestDay(staffId: string): Promise<string> {
  const services = await salon.get('/services');
  const query = `services=${services[0]._id}&staff=${staffId}&from=${dayAfter(28)}&to=${dayAfter(41)}`;
  const { days } = await salon.get(`/availability/days?${query}`);
  return days.sort((a: { freeStarts: number }, b: { freeStarts: number }) => b.freeStarts - a.freeStarts)[0]
    .day;
}

interface Sold {
  _id: string;
  title: string;
  addOns: { _id: string; title: string }[];
}

/**
 * A balayage with its first add-on, by this person or by anyone, and a manicure by the first who does them, on a day far
 * ahead: a start and the next one a quarter later, both free.
 */
async function twoServices(balayageBy = 'any') {
  const services: Sold[] = await salon.get('/services');
  const named = (title: string) => services.find((service) => service.title === title) as Sold;
  const [balayage, manicure] = [named('Balayage'), named('Gel manicure')];
  const staff: { _id: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const does = staff.find(({ offers }) => offers.some(({ serviceId }) => serviceId === manicure._id));
  const query = `services=${balayage._id},${manicure._id}&addOns=${balayage.addOns[0]?._id}&staff=${balayageBy},${does?._id}`;
  for (let days = 30; days < 60; days++) {
    const day = dayAfter(days);
    const answer = await salon.get(`/availability?day=${day}&${query}`);
    const starts: string[] = answer.starts;
    const start = starts.find(
      (at, index) => Date.parse(starts[index + 1] ?? at) - Date.parse(at) === 900_000,
    );
    if (start)
      return { balayage, manicure, day, startsAt: Date.parse(start), timeZone: String(answer.timeZone) };
  }
  throw new Error('No day has room for both.');
}

const wallTime = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(target)}.`);
}

nightlyTest(
  'by keyboard alone the desk books two services with an add-on, at a time between those that are offered',
  async () => {
    const { balayage, manicure, day, startsAt, timeZone } = await twoServices();
    const between = startsAt + 5 * 60_000;
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openDesk(page);
    const opener = page.getByRole('banner').getByRole('button', { name: 'New booking' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    // The client’s field has the focus, and a typed name becomes a new client.
    await expectSoon(() => who(page).evaluate((field) => field === document.activeElement), true);
    await page.keyboard.type('Keya Board');
    await whoEntry(page, /^New client “Keya Board”/).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await tabTo(page, serviceRow(page, balayage.title));
    await page.keyboard.press('Space');
    await tabTo(page, dialog(page).getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await tabTo(page, serviceRow(page, manicure.title));
    await page.keyboard.press('Space');
    const chips = dialog(page).getByRole('group', { name: `Who does ${manicure.title}` });
    await tabTo(page, chips.getByRole('button').nth(1));
    await page.keyboard.press('Space');
    const [year = '', month = '', date = ''] = day.split('-');
    await tabTo(page, dialog(page).getByLabel('Day', { exact: true }));
    await page.keyboard.type(`${month}${date}${year}`);
    const [hour = '', minute = ''] = wallTime(between, timeZone).split(':');
    await tabTo(page, dialog(page).getByLabel('Time', { exact: true }));
    await page.keyboard.type(
      `${String(Number(hour) % 12 || 12).padStart(2, '0')}${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await tabTo(page, dialog(page).getByRole('button', { name: 'Book', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByText(/^Booked: Keya Board/).waitFor();
    await dialog(page).waitFor({ state: 'hidden' });

    await expectSoon(() => opener.evaluate((button) => button === document.activeElement), true);
    const [booking] = await found('Keya');
    expect(booking).toMatchObject({
      startsAt: new Date(between).toISOString(),
      lines: [
        { title: 'Balayage', anyStaff: true, addOns: [{ title: balayage.addOns[0]?.title }] },
        { title: 'Gel manicure', anyStaff: false, addOns: [] },
      ],
    });
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'what the desk has typed for two services stays when the time is taken in the meantime',
  async () => {
    const { page, context } = await salon.visit({ width: 390, theme: 'night' });
    await openDesk(page);
    await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
    await enterNewClient(page, 'Wanda Late');
    await serviceRow(page, 'Balayage').click();
    const chip = dialog(page).getByRole('group', { name: 'Who does Balayage' }).getByRole('button').nth(1);
    const name = await chip.locator('bdi').innerText();
    const team: { _id: string; name: string }[] = await salon.get('/staff');
    const staffId = team.find((member) => member.name === name)?._id ?? '';
    await chip.click();
    const { manicure, day, startsAt, timeZone } = await twoServices(staffId);
    await serviceRow(page, manicure.title).click();
    await dialog(page).getByLabel('Note', { exact: true }).fill('Brings her sister');

    await enterDay(page, day);
    await freeTimes(page).first().click();
    const chosen = await dialog(page).getByLabel('Time', { exact: true }).inputValue();
    const taken = startsAt + minutesBetween(wallTime(startsAt, timeZone), chosen) * 60_000;
    const lunch = {
      staffId,
      startsAt: new Date(taken).toISOString(),
      endsAt: new Date(taken + 1_800_000).toISOString(),
      reason: 'Lunch',
    };
    await salon.send('POST', '/blocks', lunch, await salon.bearerOf(salon.admin));
    await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();

    const problem = dialog(page).getByRole('alert').filter({ hasText: 'We couldn’t make the booking' });
    await problem.getByText('That time isn’t free.').waitFor();
    const why = dialog(page).getByRole('region', { name: /^Conflicts at / });
    await why.getByText(/time is blocked from .+ Shorten or remove the block\. Note: “Lunch”/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await problem.getByRole('button').first().click();
    await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText(/^Booked: Wanda Late/).waitFor();
    const [booking] = await found('Wanda');
    expect(booking).toMatchObject({
      note: 'Brings her sister',
      lines: [
        { title: 'Balayage', anyStaff: false },
        { title: 'Gel manicure', anyStaff: true },
      ],
    });
    await context.close();
  },
);

/** A far day on which two people could both begin a manicure at the same time. */
async function aStartOfTwo() {
  const services: Sold[] = await salon.get('/services');
  const manicure = services.find(({ title }) => title === 'Gel manicure');
  const team: { _id: string; name: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const both = team.filter(({ offers }) => offers.some(({ serviceId }) => serviceId === manicure?._id));
  for (let days = 42; days < 56; days++) {
    const day = dayAfter(days);
    const [one, other] = await Promise.all(
      both
        .slice(0, 2)
        .map((member) => salon.get(`/availability?services=${manicure?._id}&staff=${member._id}&day=${day}`)),
    );
    const startsAt = one.starts.find((start: string) => other.starts.includes(start));
    if (startsAt) return { day, startsAt, asked: both[0], colleague: both[1] };
  }
  throw new Error('The two never work at the same time.');
}

nightlyTest(
  'who calls for a time that is taken is squeezed in with a colleague, who is proposed by name',
  async () => {
    const { day, startsAt, asked, colleague } = await aStartOfTwo();
    const { timeZone }: { timeZone: string } = await salon.get('/salon');
    const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString();
    const bearer = await salon.bearerOf(salon.admin);
    await salon.send('POST', '/blocks', { staffId: asked?._id, startsAt, endsAt, reason: '' }, bearer);
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openDesk(page);
    await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
    await enterNewClient(page, 'Squeeza In');
    await serviceRow(page, 'Gel manicure').click();
    await personChip(page, 'Gel manicure', asked?.name ?? '').click();
    await enterDay(page, day);
    await dialog(page)
      .getByLabel('Time', { exact: true })
      .fill(wallTime(Date.parse(startsAt), timeZone));

    const ways = dialog(page).getByRole('group', { name: 'Other ways to fit it in:' });
    await ways.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await ways.getByRole('button', { name: new RegExp(`with ${colleague?.name}$`) }).click();
    const chip = personChip(page, 'Gel manicure', colleague?.name ?? '');
    await expectSoon(() => chip.getAttribute('aria-pressed'), 'true');
    await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText(/^Booked: Squeeza In/).waitFor();
    expect((await found('Squeeza'))[0]).toMatchObject({
      startsAt,
      lines: [{ staff: { name: colleague?.name } }],
    });
    expect(faults).toEqual([]);
    await context.close();
  },
);

const minutesBetween = (from: string, to: string): number => {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minuteOf(to) - minuteOf(from);
};

test.each(perLane({ change: [1440], nightly: [1440, 390] }))(
  'spec §2, Order List: the owner books a client who calls, and marks them as arrived, at %i pixels',
  async (width) => {
    const name = `Rita Sá ${width}`;
    const { page, context, faults } = await salon.visit({ width });
    await openDesk(page);

    await bookByPhone(page, name);
    const [booked] = await found(name);
    await bringForward(salon, booked?._id ?? '', await salon.bearerOf(salon.admin));
    await main(page).getByRole('searchbox', { name: 'Search' }).fill(name);
    await page.waitForURL(/q=/);
    await rowOf(page, name)
      .getByText(/ late$/)
      .waitFor();
    await rowOf(page, name)
      .getByRole('button', { name: /^More about/ })
      .click();
    await dialog(page).getByText('+351 912 345 678').waitFor();
    await dialog(page).getByRole('button', { name: 'Arrived' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await rowOf(page, name).getByText('Arrived', { exact: true }).first().waitFor();
    await rowOf(page, name)
      .getByRole('button', { name: /^More about/ })
      .click();
    await dialog(page).getByText('History').click();

    await dialog(page)
      .getByText(/^Marked as arrived by/)
      .waitFor();
    await expectSoon(
      () => dialog(page).getByRole('list', { name: 'History' }).getByRole('listitem').count(),
      3,
    );
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'the list begins at today, in the order in which clients come, and what is over is folded into one line',
  async () => {
    const bearer = await salon.bearerOf(salon.admin);
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openDesk(page);
    const references = () =>
      main(page)
        .getByRole('rowheader')
        .evaluateAll((headers) => headers.map((header) => header.querySelector('small')?.textContent ?? ''));
    const listed = async (query: string): Promise<{ reference: string; startsAt: string }[]> =>
      (await salon.get(`/bookings?${query}`, bearer)).items;
    const toCome = await listed(`from=${today}&over=false`);
    const over = await listed(`day=${today}&over=true`);

    await main(page)
      .getByRole('columnheader', { name: /^Today, / })
      .waitFor();
    await main(page).getByRole('button', { name: 'From today', pressed: true }).waitFor();
    const starts = toCome.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort());
    await expectSoon(
      references,
      toCome.map(({ reference }) => reference),
    );
    expect(await accessibilityFaults(page)).toEqual([]);

    // Nothing is over on a day on which the salon is closed.
    const earlier = main(page).getByRole('button', { name: /^Earlier today: \d+ / });
    expect(await earlier.count()).toBe(over.length === 0 ? 0 : 1);
    if (over.length > 0) await earlier.press('Enter');
    await expectSoon(
      references,
      [...over, ...toCome].map(({ reference }) => reference),
    );

    // Before today as well, the nearest first; the way back is another press.
    await main(page).getByRole('button', { name: 'All days' }).click();
    await page.waitForURL(/days=all/);
    await main(page).getByRole('button', { name: 'From today', pressed: false }).click();
    await page.waitForURL(/order$/);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'a search narrows the list while someone types, on any day, and chips take their choice back with a cross',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await openDesk(page);
    const [booking] = await salon
      .get('/bookings?pageSize=1&sort=startsAt&direction=desc', await salon.bearerOf(salon.admin))
      .then(({ items }: { items: { client: { name: string }; reference: string }[] }) => items);
    const reference = booking?.reference ?? '';

    await main(page).getByRole('searchbox', { name: 'Search' }).pressSequentially(reference);
    await expectSoon(() => main(page).getByRole('rowheader').count(), 1);
    await rowOf(page, reference).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(reference);
    await main(page).getByRole('searchbox', { name: 'Search' }).fill('');
    await page.waitForURL(/order$/);

    await main(page).getByLabel('Status', { exact: true }).selectOption('Confirmed');
    await page.waitForURL(/status=confirmed/);
    await main(page).getByRole('button', { name: 'Remove filter: Confirmed' }).click();
    await page.waitForURL(/order$/);
    await expectSoon(
      () =>
        main(page)
          .getByLabel('Status', { exact: true })
          .evaluate((field) => field === document.activeElement),
      true,
    );
    // Nothing is cut: every chip is in sight, on as many lines as they need.
    const cut = await main(page)
      .getByRole('search')
      .getByRole('button')
      .evaluateAll((chips) => chips.filter((chip) => chip.getBoundingClientRect().right > innerWidth).length);
    expect(cut).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest('of a booking on a later day nothing is said yet, in its row or in its dialog', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openDesk(page);
  await bookByPhone(page, 'Later Rita');
  const [booked] = await found('Later Rita');
  const bearer = await salon.bearerOf(salon.admin);
  await salon.send(
    'POST',
    `/bookings/${booked?._id}/move`,
    { ...(await aLaterStart()), sendLetter: false },
    bearer,
  );

  await page.goto('/dashboard/order?q=Later%20Rita');
  await rowOf(page, 'Later Rita').waitFor();
  expect(
    await rowOf(page, 'Later Rita')
      .getByRole('button', { name: /^(Arrived|Done|Check out)/ })
      .count(),
  ).toBe(0);
  await rowOf(page, 'Later Rita').getByRole('cell').first().click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).waitFor();
  expect(
    await dialog(page)
      .getByRole('button', { name: /^(Arrived|Done|No-show)$/ })
      .count(),
  ).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

/** A free start of what `bookByPhone` books, a month ahead. */
async function aLaterStart(): Promise<{ startsAt: string; staff: string }> {
  const services = await salon.get('/services');
  const query = `services=${services[0]._id}&from=${dayAfter(28)}&to=${dayAfter(41)}`;
  const { days } = await salon.get(`/availability/days?${query}`);
  const { day } = days.find(({ freeStarts }: { freeStarts: number }) => freeStarts > 0);
  const { starts } = await salon.get(`/availability?services=${services[0]._id}&day=${day}`);
  return { startsAt: starts[0], staff: 'any' };
}

/** The dialog that moves the one booking of this client, on a day that has times to choose from. */
async function openMove(page: Page, name: string) {
  await rowOf(page, name)
    .getByRole('button', { name: /^More about/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  const move = dialog(page).filter({ hasText: 'Move booking' });
  const day = move.getByRole('button', { name: /free$/ }).last();
  const [dayName = ''] = ((await day.getAttribute('aria-label')) ?? '').split(', ');
  await day.click();
  // Until its own times are there, those of the day before it stay in sight.
  await move
    .getByRole('radio', { name: new RegExp(dayName) })
    .first()
    .waitFor();
  return move;
}

nightlyTest(
  'the desk moves a booking to another team member, at a time that no client could have chosen',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 768 });
    await openDesk(page);
    await bookByPhone(page, 'Xenia Moves');
    await page.goto('/dashboard/order?q=Xenia');

    const move = await openMove(page, 'Xenia');
    const who = move.getByLabel('Team member', { exact: true });
    const colleague = (await who.locator('option').nth(2).textContent()) ?? '';
    await who.selectOption(colleague);
    const day = await emptiestDay(await who.inputValue());
    await move.getByRole('textbox', { name: 'Day' }).fill(day);
    // Not one of the day before, which stay until those of this day are known.
    const offered = move.locator(`input[type="radio"][value^="${day}"]`).first();
    expect(await offered.getAttribute('aria-label')).toContain(`with ${colleague}`);
    await offered.press('Space');
    const [hour = '', minute = ''] = (await move.getByLabel('Time', { exact: true }).inputValue()).split(':');
    await move
      .getByLabel('Time', { exact: true })
      .fill(`${hour}:${String(Number(minute) + 2).padStart(2, '0')}`);
    await move.getByText('Choose a time in steps of five minutes').waitFor();
    const beside = `${hour}:${String(Number(minute) + 5).padStart(2, '0')}`;
    await move.getByRole('button', { name: beside }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await move.getByRole('button', { name: 'Move booking' }).click();

    await page.getByText(new RegExp(`^Moved to .+, ${beside}`)).waitFor();
    await rowOf(page, 'Xenia').getByText(`with ${colleague}`).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** A manicure of a client whom emails reach, on a day far ahead, at a time that has room for a pedicure with the same person. */
async function aManicureOf(client: { name: string; email: string }): Promise<Found> {
  const services: Sold[] = await salon.get('/services');
  const idOf = (title: string) => services.find((service) => service.title === title)?._id;
  const [manicure, pedicure] = [idOf('Gel manicure'), idOf('Spa pedicure')];
  const staff: { _id: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const both = staff.find(({ offers }) =>
    [manicure, pedicure].every((id) => offers.some(({ serviceId }) => serviceId === id)),
  );
  const of = `services=${pedicure}&staff=${both?._id}`;
  const { days } = await salon.get(`/availability/days?${of}&from=${dayAfter(28)}&to=${dayAfter(41)}`);
  const { day } = days.find(({ freeStarts }: { freeStarts: number }) => freeStarts > 0);
  const { starts } = await salon.get(`/availability?${of}&day=${day}`);
  const lines = [{ serviceId: manicure, staffId: both?._id }];
  const body = { lines, startsAt: starts[0], client, sendLetter: false };
  return salon.send('POST', '/bookings/desk', body, await salon.bearerOf(salon.admin));
}

test('reception corrects a service in four presses, takes a cancellation back, and undoes a move of which no one hears', async () => {
  const client = { name: 'Corra Ected', email: 'corra@example.com' };
  const booked = await aManicureOf(client);
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openDesk(page, '?q=Corra');
  const question = () => dialog(page).getByLabel('Email the client about it');
  const presses = await countPresses(page);

  await rowOf(page, 'Corra')
    .getByRole('button', { name: /^More about/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog(page).getByLabel('Service', { exact: true }).selectOption('Spa pedicure');
  expect(await question().isChecked()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Booking changed. 1 client gets an email.').waitFor();
  presses.expectAsDocumented('Correct the service of a booking');
  expect((await found('Corra'))[0]?.lines).toMatchObject([{ title: 'Spa pedicure' }]);

  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByText('Choose who cancelled.').waitFor();
  await dialog(page).getByRole('radio', { name: 'Client' }).check();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByText('Booking cancelled. 1 client gets an email.').waitFor();
  await rowOf(page, 'Corra')
    .getByRole('button', { name: /^More about/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Undo cancellation' }).click();
  await page.getByText('The booking will take place after all.').waitFor();
  await page.keyboard.press('Escape');

  const move = await openMove(page, 'Corra');
  await question().uncheck();
  await move.getByRole('radio').last().press('Space');
  await move.getByRole('button', { name: 'Move booking' }).click();
  await page.getByText(/^Moved to .+ The client gets no email\./).waitFor();
  expect((await found('Corra'))[0]?.startsAt).not.toBe(booked.startsAt);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSoon(
    async () => (await found('Corra')).map(({ startsAt, status }) => ({ startsAt, status })),
    [{ startsAt: booked.startsAt, status: 'confirmed' }],
  );
  await openMove(page, 'Corra');
  expect(await question().isChecked()).toBe(false);
  // One email about all of it: the service is another. The cancellation was taken back before it was told.
  await expectSoon(
    async () => mailServer.of(client).map(({ subject }) => subject.slice(-11)),
    ['has changed'],
  );
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'a move in the diary says that its client gets an email, and one press keeps it from them, undone or not',
  async () => {
    const client = { name: 'Quita Silent', email: 'quita@example.com' };
    const booked = await aManicureOf(client);
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, `/dashboard/diary?day=${booked.startsAt.slice(0, 10)}`, salon.admin);
    const card = page.getByRole('region', { name: /^Diary/ }).getByRole('button', { name: /Quita Silent/ });
    await card.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await page.getByText('1 client gets an email.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Don’t send an email' }).click();
    await page.getByText(/^Quita Silent: .* The client gets no email\.$/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^Quita Silent is back at .* The client gets no email\.$/).waitFor();

    const bearer = await salon.bearerOf(salon.admin);
    const { items }: { items: { toAddress: string; state: string }[] } = await salon.get(
      '/mail?kind=booking-moved&pageSize=50',
      bearer,
    );
    expect(items.filter(({ toAddress }) => toAddress === client.email).map(({ state }) => state)).toEqual([
      'dropped',
    ]);
    expect((await found('Quita'))[0]?.startsAt).toBe(booked.startsAt);
    expect(faults).toEqual([]);
    await context.close();
  },
);
