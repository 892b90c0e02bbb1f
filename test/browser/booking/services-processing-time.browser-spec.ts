import type { Locator, Page } from 'playwright-core';
import { aPicture } from '../../support/pictures.js';
import { DemoSalon } from '../../support/browser-salon.js';
import { dialog, expectSoon, heading, main, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

const PASSWORD = 'a long enough secret';
const MINUTE_MS = 60_000;
const PX_PER_MINUTE = 1.6;
/** The card's position in the window before it is dragged. */
const CARD_TOP = 500;
/** The distance by which the owner moves the booking: past its own end. */
const LATER_MS = 150 * MINUTE_MS;
const VEIL = 'Copper veil';
const VERA = 'Vera Duarte';

const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).click();

/** The owner adds half an hour's work, an hour's wait and half an hour's work, which only Vera does. */
async function addVeil(page: Page): Promise<void> {
  const image = await aPicture({ width: 900, height: 600, colour: '#b5651d' }).jpeg().toBuffer();
  await main(page).getByLabel('Service Title').fill(VEIL);
  await main(page).getByLabel('Category').selectOption({ label: 'Hair' });
  await main(page).getByLabel('Service Description').fill('A thin copper over all of it.');
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'veil.jpg', mimeType: 'image/jpeg', buffer: image });
  await main(page).getByRole('button', { name: 'Replace: Image' }).waitFor();
  await main(page).getByLabel('Service Price').fill('120');
  await press(page, 'Add processing time');
  const minutes = (label: string) => main(page).getByRole('textbox', { name: `${label}, minutes` });
  await minutes('Hands-on 1').fill('30');
  await minutes('Processing 1').fill('60');
  await minutes('Hands-on 2').fill('30');
  await minutes('Clean-up').fill('0');
  const team = main(page).getByRole('region', { name: 'Team members' });
  for (const member of await team.getByRole('listitem').all()) {
    const isVera = ((await member.textContent()) ?? '').startsWith(VERA);
    await member.getByRole('checkbox').setChecked(isVera);
  }
  await press(page, 'Submit');
  await page.getByText(`Service: ${VEIL} is added.`).waitFor();
}

interface Place {
  timeZone: string;
  /** A day beyond the demo's bookings, as the calendar writes it. */
  day: string;
  dayName: string;
  /** A start of the veil from which it can be moved as far as the owner moves it. */
  startsAt: number;
}

async function findPlace(): Promise<Place> {
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const veilId = services.find(({ title }) => title === VEIL)?._id ?? '';
  const { days }: { days: { day: string; freeStarts: number }[] } = await salon.get(
    `/availability/days?from=${dayAfter(60)}&to=${dayAfter(80)}&services=${veilId}`,
  );
  for (const { day, freeStarts } of days) {
    if (freeStarts === 0) continue;
    const { starts, timeZone }: { starts: string[]; timeZone: string } = await salon.get(
      `/availability?day=${day}&services=${veilId}`,
    );
    const free = starts.map(Date.parse);
    const startsAt = free.find((at) => free.includes(at + LATER_MS));
    if (startsAt !== undefined) return { timeZone, day, dayName: nameOf(day), startsAt };
  }
  throw new Error(`${VERA} has no such day.`);
}

/** "Thursday 28 January". */
const nameOf = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
    .format(new Date(`${day}T12:00:00Z`))
    .replace(',', '');

const wallTime = ({ timeZone }: Place, at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

/** Turns the pages of the calendar until the day is there. */
async function chooseDay(page: Page, dayName: string): Promise<void> {
  await press(page, 'Month');
  const day = dialog(page).getByRole('button', { name: new RegExp(`^${dayName}, .*free`) });
  for (let months = 0; months < 4 && (await day.count()) === 0; months++) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/availability/days'));
    await dialog(page).getByRole('button', { name: 'Next month' }).click();
    await answered;
    await day.waitFor({ timeout: 1000 }).catch(() => undefined);
  }
  await day.click();
}

/** Books as visitors do: from the card of the service to the confirmation, with an account made on the way. */
async function book(
  page: Page,
  {
    name,
    email,
    service,
    withVera,
    place,
    startsAt,
  }: {
    name: string;
    email: string;
    service: string;
    withVera: boolean;
    place: Place;
    startsAt: number;
  },
): Promise<void> {
  await page.goto('/all-services');
  await main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: service, exact: true }) })
    .getByRole('link', { name: 'Buy Now' })
    .click();
  await heading(page, /Choose a time/).waitFor();
  if (withVera) {
    await press(page, /^With: Anyone/);
    await dialog(page)
      .getByRole('button', { name: new RegExp(`^${VERA}`) })
      .click();
    await main(page)
      .getByRole('button', { name: `With: ${VERA}` })
      .waitFor();
  } else {
    await main(page).getByText(`With ${VERA}`).waitFor();
  }
  await chooseDay(page, place.dayName);
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${wallTime(place, startsAt)}, `) })
    .check({ force: true });
  await press(page, 'Continue');
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Make yourself at home').waitFor();
  await main(page).getByLabel('Name').fill(name);
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign Up');
  await heading(page, 'Check and confirm').waitFor();
  await press(page, 'Confirm booking');
  await heading(page, 'You’re booked').waitFor();
}

async function boxOf(card: Locator) {
  const box = await card.boundingBox();
  if (!box) throw new Error('The booking is not in sight.');
  return box;
}

/** The time of the only booking in the client's Booking List, as the list writes it. */
async function spanInList(page: Page): Promise<string> {
  await page.goto('/dashboard/booking');
  const when = main(page).getByRole('article').getByRole('heading', { level: 2 });
  await when.waitFor();
  return ((await when.textContent()) ?? '').replaceAll(/[\u00a0\u2060]+/g, ' ');
}

nightlyTest(
  'a service with processing time: added at the desk, booked, a second client served in that time, moved by drag; only the moved client gets an email',
  async () => {
    const owner = await salon.visit({ width: 1440 });
    await openAs(owner.page, '/dashboard/add', salon.admin);
    await heading(owner.page, 'Add Services').waitFor();
    await addVeil(owner.page);
    const place = await findPlace();
    const { startsAt } = place;
    const blowDryAt = startsAt + 30 * MINUTE_MS;
    const movedTo = startsAt + LATER_MS;

    // A client finds it on the site and books it.
    const ana = await salon.visit({ width: 1440 });
    await ana.page.goto('/all-services');
    const card = main(ana.page).getByRole('article').filter({ hasText: VEIL });
    await card.getByText('$120').first().waitFor();
    await card.scrollIntoViewIfNeeded();
    await card.locator('img[src^="/media/"]').waitFor();
    await ana.page.waitForFunction(
      (title) =>
        [...document.querySelectorAll('article')]
          .find((article) => article.textContent.includes(title))
          ?.querySelector('img')?.naturalWidth,
      VEIL,
    );
    const anaBooks = { place, name: 'Ana Prado', email: 'ana.prado@example.com' };
    await book(ana.page, { ...anaBooks, service: VEIL, withVera: false, startsAt });

    // While it develops Vera is free: another client gets that hour, on a phone.
    const bea = await salon.visit({ width: 390 });
    const beaBooks = { place, name: 'Bea Lima', email: 'bea.lima@example.com' };
    await book(bea.page, { ...beaBooks, service: 'Blow-dry', withVera: true, startsAt: blowDryAt });
    const spanOfBea = await spanInList(bea.page);
    expect(spanOfBea).toContain(`${place.dayName}, ${wallTime(place, blowDryAt)} – `);

    // The owner drags the first booking behind the second.
    await owner.page.goto(`/dashboard/diary?day=${place.day}&hours=all`);
    const inDiary = owner.page.getByRole('region', { name: /^Diary/ });
    const cardOfAna = inDiary.getByRole('button', { name: /Ana Prado/ });
    await inDiary.getByRole('button', { name: /Bea Lima/ }).waitFor();
    // The new start is in sight; the new end is not, and must not pull the diary away from under the pointer.
    await inDiary.evaluate((region) => region.scrollIntoView());
    const { y } = await boxOf(cardOfAna);
    await inDiary.evaluate((region, by) => region.scrollBy(0, by), y - CARD_TOP);
    await cardOfAna.hover({ position: { x: 30, y: 8 } });
    const box = await boxOf(cardOfAna);
    await owner.page.mouse.down();
    await owner.page.mouse.move(box.x + 32, box.y + 30);
    await owner.page.mouse.move(box.x + 32, box.y + 8 + (LATER_MS / MINUTE_MS) * PX_PER_MINUTE, { steps: 5 });
    await owner.page.getByText(`${wallTime(place, movedTo)} with ${VERA}. Free.`).waitFor();
    await owner.page.mouse.up();
    await owner.page
      .getByRole('status')
      .filter({ hasText: `Ana Prado: ${wallTime(place, movedTo)} with ${VERA}.` })
      .waitFor();

    await expectSoon(
      () => spanInList(ana.page),
      `${place.dayName}, ${wallTime(place, movedTo)} – ${wallTime(place, movedTo + 120 * MINUTE_MS)}`,
    );
    await expectSoon(() => spanInList(bea.page), spanOfBea);
    const { items }: { items: { toAddress: string; kind: string }[] } = await salon.get(
      '/mail?kind=booking-moved&pageSize=100',
      await salon.bearerOf(salon.admin),
    );
    const recipients = items.map(({ toAddress }) => toAddress);
    expect(recipients.filter((address) => address === anaBooks.email)).toHaveLength(1);
    expect(recipients).not.toContain(beaBooks.email);
    expect([...owner.faults, ...ana.faults, ...bea.faults]).toEqual([]);
    for (const { context } of [owner, ana, bea]) await context.close();
  },
);
