// Long because two at the desk meet in the same salon in every way: booking, note, list and file.
import type { Page } from 'playwright-core';
import { bringForward } from '../../support/bring-forward.js';
import { DemoSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  main,
  openAs,
  untilHistoryRests,
} from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { enterDay, enterNewClient, freeTimes, pressBook, serviceRow } from '../../support/new-booking.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

async function openDesk(page: Page, search = ''): Promise<void> {
  await openAs(page, `/dashboard/order${search}`, salon.admin);
  await main(page).getByRole('heading', { level: 1, name: 'Order List' }).waitFor();
}

/** Books a client who calls by name and phone number, on a day far ahead that has many other free times. */
async function bookByPhone(page: Page, name: string): Promise<void> {
  const services = await salon.get('/services');
  const query = `services=${services[0]._id}&from=${dayAfter(28)}&to=${dayAfter(41)}`;
  const { days } = await salon.get(`/availability/days?${query}`);
  const { day } = days.toSorted((a: Day, b: Day) => b.freeStarts - a.freeStarts)[0];
  await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
  await enterNewClient(page, name, '+351 912 345 678');
  await serviceRow(page, services[0].title).click();
  await enterDay(page, day);
  await freeTimes(page).first().click();
  await pressBook(page);
  await dialog(page).waitFor({ state: 'hidden' });
}

/** Changes the search in the address, as the page itself does, without reloading it. */
async function searchFor(page: Page, name: string): Promise<void> {
  await untilHistoryRests(page);
  await main(page).getByRole('searchbox', { name: 'Search' }).fill(name);
  await page.waitForURL(/q=/);
}

/** The bookings of the client with this name. */
async function found(name: string): Promise<Found[]> {
  const { items } = await salon.get(`/bookings?q=${name}`, await salon.bearerOf(salon.admin));
  return items;
}

/** A booking's outcome can only be set from its day on. */
async function bringItForward(name: string): Promise<void> {
  const [booking] = await found(name);
  await bringForward(salon, booking?._id ?? '', await salon.bearerOf(salon.admin));
}

interface Day {
  freeStarts: number;
}

interface Found {
  _id: string;
  client: { cardId: string };
  version: number;
  startsAt: string;
  status: string;
  note: string;
  lines: { title: string; anyStaff: boolean; addOns: { title: string }[] }[];
}

/** Two people at the desk, each with the same new booking of this client open. */
async function twoAtTheDesk(name: string) {
  const first = await salon.visit({ width: 1440 });
  const second = await salon.visit({ width: 1440 });
  await openDesk(first.page);
  await bookByPhone(first.page, `${name} Quick`);
  await bringItForward(name);
  await searchFor(first.page, name);
  await openDesk(second.page, `?q=${name}`);
  for (const { page } of [first, second]) {
    await rowOf(page, name)
      .getByRole('button', { name: /^More about/ })
      .click();
    await dialog(page).getByLabel('Note').waitFor();
  }
  return [first, second] as const;
}

async function saveNote(page: Page, note: string): Promise<void> {
  await dialog(page).getByLabel('Note').fill(note);
  await dialog(page).getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Note saved.').waitFor();
}

nightlyTest('of two people at the desk, the second is shown what the first has changed', async () => {
  const [first, second] = await twoAtTheDesk('Zelda');

  await saveNote(first.page, 'Comes with their dog');
  await dialog(second.page).getByRole('button', { name: 'No-show' }).click();

  await dialog(second.page).getByText('Someone else has changed this booking').waitFor();
  await expectSoon(() => dialog(second.page).getByLabel('Note').inputValue(), 'Comes with their dog');
  await dialog(second.page).getByRole('button', { name: 'Arrived' }).click();
  await dialog(second.page).waitFor({ state: 'hidden' });
  await rowOf(second.page, 'Zelda').getByText('Arrived', { exact: true }).first().waitFor();
  await Promise.all([first.context.close(), second.context.close()]);
});

nightlyTest(
  'of two people who write a note, the second reads what the first wrote before replacing it',
  async () => {
    const [first, second] = await twoAtTheDesk('Quirina');
    await dialog(second.page).getByLabel('Note').fill('Allergic to nuts');
    await saveNote(first.page, 'Comes with their dog');

    await dialog(second.page).getByRole('button', { name: 'Save note' }).click();

    await dialog(second.page).getByText('Someone else has changed this booking').waitFor();
    await dialog(second.page).getByText('Someone else changed the note to: “Comes with their dog”').waitFor();
    expect((await found('Quirina'))[0]?.note).toBe('Comes with their dog');
    expect(await dialog(second.page).getByLabel('Note').inputValue()).toBe('Allergic to nuts');
    await dialog(second.page).getByRole('button', { name: 'Save note' }).waitFor();
    await saveNote(second.page, 'Allergic to nuts, comes with their dog');
    expect((await found('Quirina'))[0]?.note).toBe('Allergic to nuts, comes with their dog');
    await Promise.all([first.context.close(), second.context.close()]);
  },
);

nightlyTest('a booking is not cancelled over a change that has not been seen', async () => {
  const [first, second] = await twoAtTheDesk('Ursula');
  await dialog(second.page).getByRole('button', { name: 'Cancel booking' }).click();
  const cancelling = dialog(second.page).filter({ hasText: 'Cancel this booking?' });
  await cancelling.getByRole('radio', { name: 'Client' }).check();
  await cancelling.getByLabel('Reason', { exact: true }).fill('The client called');
  await saveNote(first.page, 'May be late');

  await cancelling.getByRole('button', { name: 'Cancel booking' }).click();

  await cancelling.getByText('It isn’t cancelled yet. Cancel it if you still want to.').waitFor();
  expect((await found('Ursula'))[0]?.status).toBe('confirmed');
  await expectSoon(() => cancelling.getByLabel('Reason', { exact: true }).inputValue(), 'The client called');
  await cancelling.getByRole('button', { name: 'Cancel booking' }).click();
  await second.page.getByText('Booking cancelled.').waitFor();
  expect((await found('Ursula'))[0]?.status).toBe('cancelled');
  await Promise.all([first.context.close(), second.context.close()]);
});

/** The dialog that moves the one booking of this client, on a day that has times to choose from. */
async function openMove(page: Page, name: string) {
  await rowOf(page, name)
    .getByRole('button', { name: /^More about/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  const move = dialog(page).filter({ hasText: 'Move booking' });
  // The day with the most free times, such as “Friday 27 November, 9 free”: the last one may have a single time left.
  const days = move.getByRole('button', { name: /free$/ });
  await days.first().waitFor();
  const countOf = (label: string) => Number(/(\d+) free$/.exec(label)?.[1] ?? 0);
  const read = () =>
    days.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  let labels = await read();
  // Late in a busy week no day has two times left.
  while (!labels.some((label) => countOf(label) > 1)) {
    const before = String(labels);
    await move.getByRole('button', { name: 'Next week' }).click();
    await expectSoon(async () => ['', before].includes(String((labels = await read()))), false);
  }
  const [wanted = ''] = labels.toSorted((one, other) => countOf(other) - countOf(one));
  await move.getByRole('button', { name: wanted, exact: true }).click();
  // Until its own times are there, those of the day before it stay in sight.
  const [dayName = ''] = wanted.split(', ');
  const times = move.getByRole('radio', { name: new RegExp(dayName) });
  await times.nth(1).waitFor();
  return move;
}

nightlyTest(
  'of two people who move one booking, the second sees where it is now, and their choice is still there',
  async () => {
    const first = await salon.visit({ width: 1440 });
    const second = await salon.visit({ width: 1440 });
    await openDesk(first.page);
    await bookByPhone(first.page, 'Yara Twice');
    await searchFor(first.page, 'Yara');
    await openDesk(second.page, '?q=Yara');
    const [one, other] = [await openMove(first.page, 'Yara'), await openMove(second.page, 'Yara')];
    const [firstChoice, secondChoice] = [one.getByRole('radio').nth(0), other.getByRole('radio').nth(1)];
    const wanted = await secondChoice.getAttribute('value');

    await firstChoice.press('Space');
    await one.getByRole('button', { name: 'Move booking' }).click();
    await first.page.getByText(/^Moved to/).waitFor();
    await secondChoice.press('Space');
    await other.getByRole('button', { name: 'Move booking' }).click();

    const alert = other.getByRole('alert').filter({ hasText: 'Someone else has changed this booking' });
    await alert.getByText(/^It now starts (on .+ )?at /).waitFor();
    await expectSoon(() => other.getByRole('radio', { checked: true }).getAttribute('value'), wanted);
    await other.getByRole('button', { name: 'Move booking' }).click();
    await second.page.getByText(/^Moved to/).waitFor();
    const [booking] = await found('Yara');
    expect(booking?.startsAt).toBe(wanted);
    await Promise.all([first.context.close(), second.context.close()]);
  },
);

test('what a client books online is at the desk without reloading: in the diary, as a count and as a notice', async () => {
  const [service] = await salon.get('/services');
  const { day, startsAt } = await salon.get(`/availability/first?services=${service._id}`);
  const { page, context } = await salon.visit({ width: 1440 });
  await openAs(page, `/dashboard/diary?day=${day}`, salon.admin);
  await page.getByRole('button', { name: /^News/ }).click();
  await dialog(page).getByRole('heading', { name: 'News', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'News', exact: true }).waitFor();
  const { bearer } = await salon.aClient({ name: 'Nadia Novak' });

  const lines = [{ serviceId: service._id, staffId: null, addOnIds: [] }];
  await salon.send('POST', '/bookings', { startsAt, lines }, bearer);

  await page.getByRole('button', { name: 'News: 1 new' }).waitFor();
  await page
    .getByRole('region', { name: /^Diary/ })
    .getByRole('button', { name: /Nadia Novak/ })
    .waitFor();
  const notice = page.getByRole('status').filter({ hasText: 'Nadia Novak booked' });
  await notice.getByRole('button', { name: 'Close' }).waitFor();
  // It stays under the pointer, however long the check takes.
  await notice.hover();
  expect(await accessibilityFaults(page)).toEqual([]);

  await notice.getByRole('button', { name: 'News' }).click();
  const piece = dialog(page).getByRole('link', { name: /Nadia Novak booked/ });
  await piece.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await piece.click();
  await expectSoon(() => Promise.resolve(new URL(page.url()).search), `?day=${day}`);
  const another = await salon.visit({ width: 390 });
  await openAs(another.page, '/dashboard/order', salon.admin);
  await another.page.getByRole('button', { name: 'News', exact: true }).waitFor();
  await Promise.all([context.close(), another.context.close()]);
});

/** The desk versions that the page received, in order. */
function listen(page: Page) {
  const heard: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/desk/version' || !response.ok()) return;
    // Responses that arrive while the page closes don't count.
    response.json().then(
      ({ version }: { version: string }) => heard.push(version),
      () => undefined,
    );
  });
  return {
    /** Waits until it has been told of the current change, and has asked twice more. */
    async untilHeard(change: () => Promise<unknown>) {
      const before = heard.at(-1);
      await change();
      await expectSoon(() => Promise.resolve(heard.at(-1) !== before), true);
      const then = heard.length;
      await expectSoon(() => Promise.resolve(heard.length >= then + 2), true);
    },
  };
}

nightlyTest(
  'what one person changes is at the next desk without reloading, and not while something is typed there',
  async () => {
    const first = await salon.visit({ width: 1440 });
    const second = await salon.visit({ width: 1440 });
    const desk = await salon.bearerOf(salon.admin);
    await openDesk(first.page);
    await bookByPhone(first.page, 'Wilma Live');
    await bringItForward('Wilma');
    await searchFor(first.page, 'Wilma');
    await openDesk(second.page, '?q=Wilma');
    await rowOf(second.page, 'Wilma')
      .getByText(/ late$/)
      .waitFor();

    await rowOf(first.page, 'Wilma')
      .getByRole('button', { name: /^More about/ })
      .click();
    await dialog(first.page).getByRole('button', { name: 'No-show' }).click();
    await rowOf(second.page, 'Wilma').getByText('No-show', { exact: true }).first().waitFor();

    const [booking] = await found('Wilma');
    const client = `/clients/${booking?.client.cardId}`;
    await second.page.goto(`/dashboard${client}`);
    const note = main(second.page).getByLabel('Note');
    await note.waitFor();
    await salon.send('PATCH', client, { note: 'Comes with their dog' }, desk);
    await expectSoon(() => note.inputValue(), 'Comes with their dog');

    const { untilHeard } = listen(second.page);
    await note.fill('Comes with their dog, and');
    await untilHeard(() =>
      salon.send(
        'PATCH',
        `/bookings/${booking?._id}`,
        { note: 'Paid in advance', version: booking?.version },
        desk,
      ),
    );
    expect(await main(second.page).getByText('“Paid in advance”').count()).toBe(0);
    expect(await note.inputValue()).toBe('Comes with their dog, and');
    await main(second.page).getByRole('button', { name: 'Save', exact: true }).click();
    await main(second.page).getByText('“Paid in advance”').waitFor();
    await Promise.all([first.context.close(), second.context.close()]);
  },
);
