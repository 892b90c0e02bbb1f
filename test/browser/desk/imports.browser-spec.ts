import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { NewSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, heading, main, untilHistoryRests } from '../../support/browser.js';
import { addDays } from '../../../api/common/time/local-date.js';
import { nextWeekday, today } from '../../support/today.js';
import { visitsAfter } from '../../files/moving-day/next-week.mjs';

/** The folder for the pictures of docs/moving-in.md when they are taken again. */
const ALBUM = process.env.MOVING_IN_ALBUM;
const ALBUM_WIDTH = 800;

const salon = new NewSalon();

async function photograph(page: Page, name: string): Promise<void> {
  if (ALBUM === undefined) return;
  await mkdir(ALBUM, { recursive: true });
  await sharp(await page.screenshot())
    .resize({ width: ALBUM_WIDTH })
    .webp({ quality: 62 })
    .toFile(path.join(ALBUM, `${name}.webp`));
}

/** Without a pointer: the button gets the focus, and Enter. */
const enter = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).press('Enter');

async function choose(page: Page, label: string, part: string): Promise<void> {
  await main(page).getByRole('combobox', { name: label, exact: true }).fill(part);
  await page.keyboard.press('Enter');
}

async function setUp(page: Page): Promise<void> {
  await page.goto(salon.setUpLink);
  await heading(page, 'Set up your salon').waitFor();
  await choose(page, 'Country', 'Germany');
  await main(page).getByLabel('Name of the salon').fill('Salon Mira');
  await main(page).getByLabel('Your name').fill('Mira Sommerfeld');
  await main(page).getByLabel('Email').fill('mira@salon-mira.example');
  await main(page).getByLabel('Password', { exact: true }).fill('a quiet street in spring');
  await enter(page, 'Open the salon');
  await page.getByText('Welcome to the parlour!').waitFor();
}

const clientList = readFileSync('test/files/moving-day/clients.csv', 'utf8');

/** The files of the made-up salon, with the diary of the week after today. */
const files = [
  ...['clients', 'services', 'team-members', 'products', 'gift-cards'].map((name) => ({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: readFileSync(`test/files/moving-day/${name}.csv`),
  })),
  { name: 'visits.csv', mimeType: 'text/csv', buffer: Buffer.from(visitsAfter(today, clientList)) },
];

/** As stated in docs/moving-in.md. */
const documentedPresses = () =>
  Number(/takes (\d+) presses/.exec(readFileSync('docs/moving-in.md', 'utf8'))?.[1]);

test('an owner who moves in drops the lists of the old system, and has clients, prices, a team, next week’s diary and the gift cards', async () => {
  const { page, faults } = await salon.visit({ width: 1280 });
  await setUp(page);
  await untilHistoryRests(page);
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await enter(page, name);
  };
  const openList = async (name: string) => {
    presses += 1;
    await main(page)
      .getByRole('link', { name: `Open ${name}.csv` })
      .press('Enter');
  };
  const answer = async (label: RegExp, choice: string) => {
    presses += 1;
    await main(page).getByRole('combobox', { name: label }).selectOption({ label: choice });
  };
  const importAll = async (done: RegExp) => {
    await main(page).getByRole('button', { name: 'Import the list' }).waitFor();
    await press('Import the list');
    // Four hundred clients take a while on a busy machine.
    await main(page).getByText(done).waitFor({ timeout: 60_000 });
  };

  // Gift cards come in once Parlour is the till.
  await page.goto('/dashboard/till-settings');
  await press('Use: In Parlour');
  await dialog(page).getByLabel('I have read what I need to check').press('Space');
  await dialog(page).getByLabel('Enter the salon’s name').fill('Salon Mira');
  await page.keyboard.press('Enter');
  await page.getByText('Saved. It applies from now on.').waitFor();
  presses += 2;
  await untilHistoryRests(page);

  await page.goto('/dashboard/imports');
  await heading(page, 'Import').waitFor();
  presses += 1;
  await main(page).locator('input[type="file"]').setInputFiles(files);
  await main(page).getByRole('link', { name: 'Open visits.csv' }).waitFor();
  await photograph(page, '01-lists');

  for (const [file, done] of [
    ['clients', /^400 of 400 rows imported/],
    ['services', /^11 of 11 rows imported/],
    ['team-members', /^3 of 3 rows imported/],
    ['products', /^3 of 3 rows imported/],
  ] as const) {
    await openList(file);
    await press('Check the list');
    await importAll(done);
  }
  await photograph(page, '02-imported');

  await openList('gift-cards');
  await main(page)
    .getByLabel(/^Total on the old system’s report/)
    .fill('717.50');
  await press('Save');
  await press('Check the list');
  await main(page).getByText('This is the total you entered.').waitFor();
  await main(page).getByText('€717.50 on 13 gift cards').waitFor();
  await photograph(page, '03-gift-cards');
  await importAll(/^13 of 24 rows imported/);

  await openList('visits');
  await press('Check the list');
  await answer(/^“Cut & blow-dry”/, 'Cut & blow-dry (Hair)');
  await answer(/^“Kids cut”/, 'Cut & blow-dry (Children)');
  await answer(/^“Pia L.”/, 'Pia Lorenz');
  await main(page).getByText('Pia Lorenz: ').waitFor();
  await photograph(page, '04-questions');
  await press('Add these services to them');
  await main(page).getByText('Pia Lorenz: ').waitFor({ state: 'detached' });
  await press('Check the list');
  await main(page).getByText('85 visits to come (1 overlaps) · 0 past visits').waitFor();
  expect(await accessibilityFaults(page, { inEveryLane: true })).toEqual([]);
  await importAll(/^84 of 86 rows imported/);
  expect({ presses }).toEqual({ presses: documentedPresses() });

  const counts = await salon.look(
    async (database) =>
      (
        await database.query(
          `SELECT (SELECT count(*)::int FROM clients) AS clients, (SELECT count(*)::int FROM services) AS services,
             (SELECT count(*)::int FROM staff) AS team, (SELECT count(*)::int FROM bookings) AS visits,
             (SELECT count(*)::int FROM gift_cards) AS cards, (SELECT count(*)::int FROM outbox) AS emails`,
        )
      )[0],
  );
  expect(counts).toEqual({ clients: 400, services: 11, team: 3, visits: 84, cards: 13, emails: 0 });
  await page.goto(`/dashboard/diary?day=${addDays(nextWeekday('Monday', 1), 2)}`);
  await main(page).getByText('Gel manicure').first().waitFor();
  await photograph(page, '05-next-week');
  await page.goto('/dashboard/clients');
  await main(page).getByRole('link', { name: 'Alma Abbott' }).first().waitFor();
  expect(faults).toEqual([]);
});
