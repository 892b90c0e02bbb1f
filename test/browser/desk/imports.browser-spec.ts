import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { NewSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, heading, main, untilHistoryRests } from '../../support/browser.js';

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

test('an owner who moves in drops the lists of the old system, and has clients, services and a team without a click', async () => {
  const { page, faults } = await salon.visit({ width: 1280 });
  await setUp(page);
  await untilHistoryRests(page);
  await page.goto('/dashboard/imports');
  await heading(page, 'Import').waitFor();
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles(
      ['clients', 'services', 'team-members'].map((name) => `test/files/moving-day/${name}.csv`),
    );
  await main(page).getByRole('link', { name: 'Open team-members.csv' }).waitFor();
  await photograph(page, '01-lists');

  for (const [file, done] of [
    ['clients', /^\d+ of 400 rows imported/],
    ['services', /^\d+ of 11 rows imported/],
    ['team-members', /^3 of 3 rows imported/],
  ] as const) {
    await main(page)
      .getByRole('link', { name: `Open ${file}.csv` })
      .press('Enter');
    await enter(page, 'Check the list');
    await main(page).getByRole('button', { name: 'Import the list' }).waitFor();
    await enter(page, 'Import the list');
    // Four hundred clients take a while on a busy machine.
    await main(page).getByText(done).waitFor({ timeout: 60_000 });
  }
  await photograph(page, '02-imported');
  // Scrolled, a link may be half below the header.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityFaults(page, { inEveryLane: true })).toEqual([]);
  await page.goto('/dashboard/clients');
  await main(page).getByRole('link', { name: 'Alma Abbott' }).first().waitFor();
  await page.goto('/dashboard/manage');
  await main(page).getByText('Gel manicure').first().waitFor();
  expect(faults).toEqual([]);
});
