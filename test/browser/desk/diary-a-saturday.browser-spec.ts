// Long because it is one story: three people run one day, each in a browser of their own.
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { NewSalon } from '../../support/browser-salon.js';
import {
  accessibilityFaults,
  dialog,
  expectSoon,
  main,
  openAs,
  sidewaysScroll,
} from '../../support/browser.js';
import { countPresses } from '../../support/count-presses.js';
import { diaryFaults } from '../../support/diary-faults.js';
import { nightlyTest } from '../../support/lane.js';
import {
  enterDay,
  enterNewClient,
  freeTimes,
  personChip,
  serviceRow,
  who,
  whoEntry,
} from '../../support/new-booking.js';
import { TestMailServer } from '../../support/mail-server.js';
import { type Booked, CONTACT_MARKS, fillSaturday, type Saturday } from '../../support/saturday.js';
import { dayAfter } from '../../support/today.js';

const mailServer = new TestMailServer();
beforeAll(() => mailServer.open());
afterAll(() => mailServer.close());

const salon = new NewSalon(() => ({ SMTP_URL: mailServer.url, MAIL_FROM: 'hello@casalua.example' }));

let saturday: Saturday;
beforeAll(async () => {
  saturday = await fillSaturday(salon, mailServer);
});

/** The number of polls, one a second, until a screen shows another user's change. */
const LOOKS_AT_MOST = 2;

const MINUTE_MS = 60_000;

/** A time as this salon writes it. */
const wallTime = (startsAt: string, minutesLater = 0): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: saturday.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(startsAt) + minutesLater * MINUTE_MS);

const grid = (page: Page) => page.getByRole('region', { name: /^Diary/ });
const columnOf = (page: Page, member: string) =>
  grid(page).getByRole('group', { name: new RegExp(`^${member}\\b`) });
/** The card of a visit in the diary's columns, with all of these texts in this order. */
const card = (page: Page, ...said: string[]) =>
  grid(page).getByRole('button', { name: new RegExp(said.join('.*')) });
/** The same in the list that a phone shows. */
const entry = (page: Page, ...said: string[]) =>
  main(page)
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(said.join('.*')) });
const nameOf = ({ client }: Booked) => client.name;

/** A browser at work: the server's responses, and how often it asked for news. */
function overhear(page: Page) {
  const answers: { path: string; status: number; text: string }[] = [];
  const reading: Promise<unknown>[] = [];
  let looks = 0;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    if (path === '/desk/version') looks += 1;
    if (!/json|html|text\/(?:csv|plain|calendar)/.test(response.headers()['content-type'] ?? '')) return;
    const status = response.status();
    reading.push(
      response.text().then(
        (text) => answers.push({ path, status, text }),
        // Responses for a closed page were never read.
        () => undefined,
      ),
    );
  });
  return {
    documents: () => documents,
    looks: () => looks,
    async answers() {
      await Promise.all(reading);
      return answers;
    },
  };
}

/** A user at work in their own browser, on today's diary. */
async function atWork(
  account: 'reception' | 'Ana' | 'Bea',
  options: { width: number; hasTouch?: boolean; theme?: 'light' | 'night' },
) {
  const visit = await salon.visit(options);
  const heard = overhear(visit.page);
  await openAs(visit.page, '/dashboard/diary', saturday.logIn(account));
  return { ...visit, heard };
}

type AtWork = Awaited<ReturnType<typeof atWork>>;

/** A change appears on another, untouched screen by its second poll. */
async function reaches({ page, heard }: AtWork, isShown: (page: Page) => Promise<unknown>): Promise<void> {
  const before = heard.looks();
  await isShown(page);
  expect(heard.looks() - before).toBeLessThanOrEqual(LOOKS_AT_MOST);
}

const press = (page: Page, name: string | RegExp) =>
  dialog(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();

async function untilClosed(page: Page): Promise<void> {
  await dialog(page).waitFor({ state: 'detached' });
}

/** A client comes in without a booking: the first free time is now, with a team member whose chair is empty. */
async function bookWalkIn({ page }: AtWork): Promise<void> {
  await page.getByRole('button', { name: 'New booking' }).first().click();
  await enterNewClient(page, 'Wanda Walker');
  await serviceRow(page, 'Fringe trim').click();
  await expectSoon(() => freeTimes(page).first().getAttribute('aria-pressed'), 'true');
  await press(page, 'Book');
  await page.getByText(/^Booked: Wanda Walker/).waitFor();
  await untilClosed(page);
}

/** A client calls: it should have been a cut with care. */
async function correct({ page }: AtWork, visit: Booked): Promise<void> {
  await card(page, nameOf(visit)).click();
  await press(page, 'Edit');
  await dialog(page).getByLabel('Service', { exact: true }).selectOption('Cut and care');
  await press(page, 'Save changes');
  await page.getByText(/^Booking changed\./).waitFor();
  await page.keyboard.press('Escape');
  await untilClosed(page);
}

/** The pointer over a card is enough to see what can be done with it. */
async function runLate({ page }: AtWork, visit: Booked): Promise<void> {
  await card(page, nameOf(visit)).hover();
  await page
    .getByRole('group', { name: nameOf(visit) })
    .getByRole('button', { name: 'Running late…' })
    .click();
  await press(page, 'Move them back');
  await page
    .getByText(
      /^The bookings after it have moved back\. 1 client gets an email\. No email reaches Flora Barros/,
    )
    .waitFor();
  await untilClosed(page);
}

/** Dora calls in sick: six clients are still to come to her, and one of them would rather not come at all. */
async function callInSick({ page }: AtWork, cancelled: Booked) {
  await main(page).getByRole('button', { name: 'Display options' }).click();
  await page.getByRole('link', { name: 'Sick day' }).click();
  await main(page).getByLabel('Who is ill').selectOption('Dora');
  await main(page).getByRole('button', { name: 'From now on' }).click();
  const choices = main(page).getByRole('combobox', { name: /^Decision for this booking/ });
  await expectSoon(() => choices.count(), 6);
  await main(page)
    .getByText(/^1 booking stays as it is/)
    .waitFor();
  await main(page)
    .getByLabel(`Decision for this booking: ${nameOf(cancelled)}`)
    .selectOption('Cancel');
  expect(await accessibilityFaults(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Accept all 6 proposals' }).click();
  await main(page).getByText('All of them are done.').waitFor();
  const calls = main(page).getByRole('complementary', { name: 'Call list' }).getByRole('listitem');
  const toCall = await calls.locator('strong').allTextContents();
  await main(page).getByRole('link', { name: 'Back to the diary' }).click();
  await card(page, 'Wanda Walker').waitFor();
  return toCall;
}

/** A regular wants the same every four weeks, six times, from next week on. */
async function bookSeries({ page }: AtWork): Promise<void> {
  await page.getByRole('button', { name: 'New booking' }).first().click();
  await who(page).fill('Rosa');
  await whoEntry(page, /^Rosa Regular/).click();
  await serviceRow(page, 'Cut').click();
  await personChip(page, 'Cut', 'Carla').click();
  await enterDay(page, dayAfter(7));
  await freeTimes(page).first().click();
  await press(page, 'Repeat…');
  await press(page, 'Book 6 dates');
  await page.getByText(/^Booked: Rosa Regular, 6 dates from/).waitFor();
  await untilClosed(page);
}

/** The pages that the menu of the dashboard leads to. */
const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').allTextContents();

/** Every response to a stylist's browser with a client's contact details, or with the name of a colleague's client. */
async function leaks({ heard }: AtWork, own: string): Promise<string[]> {
  const others = ['Ana', 'Bea', 'Carla', 'Dora', 'Eva', 'Filipa']
    .filter((member) => member !== own)
    .map((member) => saturday.clientsOf(member));
  const marks = [...CONTACT_MARKS, ...others, 'Wanda', 'Rosa Regular'];
  const answers = await heard.answers();
  // This proves that there was something to listen to.
  expect(answers.some(({ text }) => text.includes(saturday.clientsOf(own)))).toBe(true);
  return answers.flatMap(({ path, text }) => {
    // However a number is grouped.
    const packed = text.replaceAll(/\s/g, '');
    return marks
      .filter((mark) => packed.includes(mark.replaceAll(' ', '')))
      .map((mark) => `${path} told ${own} “${mark}”`);
  });
}

const whatItIs = ({ status, startsAt, endsAt, totalPrice, lines }: Booked) => ({
  status,
  startsAt,
  endsAt,
  totalPrice,
  lines: lines.map(({ title, staff }) => `${title} with ${staff.name}`),
});

/** The history of each of the sixty that was changed, without the entry about who booked it. */
async function changesSince(owner: string): Promise<Record<string, string[]>> {
  const told = await Promise.all(
    saturday.booked.map(async (before) => {
      const [now, history]: [Booked, { verb: string; who: { name: string } }[]] = await Promise.all([
        salon.get(`/bookings/${before._id}`, owner),
        salon.get(`/bookings/${before._id}/history`, owner),
      ]);
      const since = history
        .map(({ verb, who }) => `${verb} by ${who.name}`)
        .filter((line) => !line.endsWith('by Luisa Prado'));
      const isSame = isDeepStrictEqual(whatItIs(now), whatItIs(before));
      if (!isSame && since.length === 0) since.push('changed without a word');
      return [nameOf(before), since] as const;
    }),
  );
  return Object.fromEntries(told.filter(([, since]) => since.length > 0));
}

nightlyTest(
  '14-S1: a full Saturday of sixty visits is run by reception and two stylists at once: a walk-in, a late client, a correction, a sick call and a series, nothing reloaded by hand, and every visit accounted for',
  async () => {
    const everybody = await Promise.all([
      atWork('reception', { width: 1440, theme: 'light' }),
      atWork('Ana', { width: 390, hasTouch: true, theme: 'night' }),
      atWork('Bea', { width: 1024, theme: 'light' }),
    ]);
    const [reception, ana, bea] = everybody;
    const { visitOf } = saturday;
    const [anasNow, anasLater] = [visitOf('Ana', 0), visitOf('Ana', 2)];
    const [beasNow, beasNext, beasThird] = [visitOf('Bea', 0), visitOf('Bea', 1), visitOf('Bea', 2)];
    const dorasLast = visitOf('Dora', 7);
    await card(reception.page, nameOf(dorasLast)).waitFor();
    await expectSoon(() => grid(reception.page).locator('[data-card]').count(), 60);
    await card(bea.page, nameOf(beasNow)).waitFor();
    await entry(ana.page, nameOf(anasNow)).first().waitFor();
    // Each their own ten; of the others a stylist sees when they are busy.
    expect(await grid(bea.page).locator('[data-card]').count()).toBe(10);
    const presses = await countPresses(reception.page);

    await bookWalkIn(reception);
    await columnOf(reception.page, 'Carla')
      .getByRole('button', { name: /Wanda Walker/ })
      .waitFor();

    // Ana, by touch: her client is here.
    await main(ana.page).getByRole('button', { name: 'Arrived', exact: true }).tap();
    await entry(ana.page, nameOf(anasNow), 'Arrived').first().waitFor();
    await reaches(reception, (page) => card(page, nameOf(anasNow), 'Arrived').waitFor());

    await correct(reception, anasLater);
    await reaches(ana, (page) => entry(page, nameOf(anasLater), 'Cut and care').waitFor());
    await entry(ana.page, nameOf(anasLater)).tap();
    await dialog(ana.page).getByText('€55').first().waitFor();
    await dialog(ana.page).getByRole('button', { name: 'Close' }).tap();
    await untilClosed(ana.page);

    // Bea, by keyboard: her client is here as well.
    for (let tabs = 0; tabs < 120; tabs += 1) {
      if (await card(bea.page, nameOf(beasNow)).evaluate((part) => part === document.activeElement)) break;
      await bea.page.keyboard.press('Tab');
    }
    await bea.page.keyboard.press('q');
    await bea.page.waitForFunction(() => document.activeElement?.closest('[data-peek]') !== null);
    await bea.page.keyboard.press('Enter');
    await card(bea.page, nameOf(beasNow), 'Arrived').waitFor();
    await bea.page.keyboard.press('Escape');
    await reaches(reception, (page) => card(page, nameOf(beasNow), 'Arrived').waitFor());

    // It takes longer; the two after her move on, and the free hour takes up the rest.
    presses.startAnew();
    await runLate(reception, beasNow);
    presses.expectAsDocumented('Move the visits after one that runs late');
    await reaches(bea, (page) =>
      Promise.all(
        [beasNext, beasThird].map((visit) =>
          card(page, nameOf(visit), wallTime(visit.startsAt, 15)).waitFor(),
        ),
      ),
    );

    const toCall = await callInSick(reception, dorasLast);
    expect(toCall).toEqual(['Flora Duarte', 'Iria Duarte']);
    // Three are done, one is in the chair, and Dora expects no one any more.
    await expectSoon(() => columnOf(reception.page, 'Dora').locator('[data-card]').count(), 4);

    // The busiest moment: everyone is at work, and each screen is right.
    const flaws = everybody.map(async ({ page }) => [
      ...(await accessibilityFaults(page)),
      await sidewaysScroll(page),
    ]);
    expect(await Promise.all(flaws)).toEqual([[0], [0], [0]]);

    await bookSeries(reception);

    // The page that each of them reaches, and the messages on the way.
    expect(await menu(reception.page)).toEqual([
      ...['Diary', 'Overview', 'Order List', 'Time Off', 'Clients', 'Inbox', 'Reviews'],
    ]);
    expect(await menu(bea.page)).not.toContain('Order List');
    await reception.page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Overview' })
      .click();
    await main(reception.page).getByRole('region', { name: 'Needs your attention' }).waitFor();
    expect(await main(reception.page).getByText('Last 30 days').count()).toBe(0);
    const toldReception = await reception.heard.answers();
    expect(toldReception.filter(({ path, status }) => path === '/overview' && status === 200)).toEqual([]);
    expect([...(await leaks(ana, 'Ana')), ...(await leaks(bea, 'Bea'))]).toEqual([]);

    const owner = await salon.bearerOf(saturday.logIn('owner'));
    const changed = await changesSince(owner);
    const dorasToCome = [1, 2, 3, 5, 6].map((hour) => nameOf(visitOf('Dora', hour)));
    expect(changed).toEqual({
      [nameOf(anasNow)]: ['arrive by Ana'],
      [nameOf(anasLater)]: ['correct by Rita'],
      [nameOf(beasNow)]: ['arrive by Bea', 'delay by Rita'],
      [nameOf(beasNext)]: ['move by Rita'],
      [nameOf(beasThird)]: ['move by Rita'],
      ...Object.fromEntries(
        dorasToCome.map((name) => [name, [expect.stringMatching(/^(?:hand-over|move) by Rita$/)]]),
      ),
      [nameOf(dorasLast)]: ['cancel by Rita'],
    });
    const { total }: { total: number } = await salon.get('/bookings?pageSize=1', owner);
    expect(total).toBe(60 + 1 + 6);
    expect(await salon.look(diaryFaults)).toEqual([]);
    // Each of them has opened one page, and no other since.
    expect(everybody.map(({ heard }) => heard.documents())).toEqual([1, 1, 1]);
    expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
    await Promise.all(everybody.map(({ context }) => context.close()));
    // Half a minute on a calm machine; three browsers take longer where others are at work.
  },
  240_000,
);
