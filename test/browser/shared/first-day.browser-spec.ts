// Long because the first day of a salon is one story, from the set-up to the first review.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { bringForward } from '../../support/bring-forward.js';
import { NewSalon } from '../../support/browser-salon.js';
import { dialog, expectSoon, heading, main, untilHistoryRests } from '../../support/browser.js';
import { nextWeekday } from '../../support/today.js';
import { follow as chooseInMenu } from '../../support/menu.js';
import { enterDay, enterNewClient, freeTimes, serviceRow } from '../../support/new-booking.js';

/** The folder for the pictures of docs/first-day.md when they are taken again. */
const ALBUM = process.env.FIRST_DAY_ALBUM;
const ALBUM_WIDTH = 800;

const salon = new NewSalon();
const owner = { email: 'luisa@casalua.example', password: 'a long night by the sea' };

/** The guard of unsaved input removes its history entry a moment after saving; people are slower. */
async function follow(page: Page, label: string): Promise<void> {
  await untilHistoryRests(page);
  await chooseInMenu(page, label);
}
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();

async function photograph(page: Page, name: string): Promise<void> {
  if (ALBUM === undefined) return;
  await mkdir(ALBUM, { recursive: true });
  const picture = sharp(await page.screenshot());
  const { width = ALBUM_WIDTH } = await picture.metadata();
  await picture
    .resize({ width: Math.min(width, ALBUM_WIDTH) })
    .webp({ quality: 62 })
    .toFile(path.join(ALBUM, `${name}.webp`));
}

const pictureOf = (name: string) => path.resolve('web/public/pictures', name);

async function addPerson(page: Page, name: string, role: string, portrait: string): Promise<void> {
  await follow(page, 'Staff & Hours');
  await press(page, 'Add team member');
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByLabel(/^Role/).fill(role);
  await dialog(page).locator('input[type="file"]').setInputFiles(pictureOf(portrait));
  await dialog(page).getByRole('button', { name: 'Replace: Portrait' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await heading(page, name).waitFor();
  await press(page, 'Add hours on Monday');
  await press(page, 'Copy Monday to all');
  // The message about an earlier team member says nothing about the hours of this one.
  const message = page.getByText(/^Hours saved/);
  await message.waitFor({ state: 'detached' });
  await press(page, 'Save');
  await message.waitFor();
}

async function addService(
  page: Page,
  {
    title,
    price,
    description,
    picture,
  }: { title: string; price: string; description: string; picture: string },
): Promise<void> {
  await follow(page, 'Add Services');
  await heading(page, 'Add Services').waitFor();
  await main(page).getByLabel('Service Title').fill(title);
  await main(page).getByLabel('Service Description').fill(description);
  await main(page).getByLabel('Service Price').fill(price);
  await main(page).locator('input[type="file"]').setInputFiles(pictureOf(picture));
  await main(page).getByRole('button', { name: 'Replace: Image' }).waitFor();
  const category = main(page).getByLabel('Category');
  if (!(await category.getByRole('option', { name: 'Nails' }).count())) {
    await press(page, 'Edit categories');
    await dialog(page).getByLabel('New category').fill('Nails');
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await dialog(page).getByText('Empty').waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
  }
  await category.selectOption({ label: 'Nails' });
  await press(page, 'Submit');
  await heading(page, 'Manage Services').waitFor();
  await main(page).getByRole('row').filter({ hasText: title }).waitFor();
}

/** Chooses by keyboard: part of the name, and Enter for the first match. */
async function choose(page: Page, label: string, part: string): Promise<void> {
  await main(page).getByRole('combobox', { name: label, exact: true }).fill(part);
  await page.keyboard.press('Enter');
}

async function setUp(page: Page): Promise<void> {
  await page.goto(salon.setUpLink);
  await heading(page, 'Set up your salon').waitFor();
  // The salon's location is guessed already, but this browser's clock is not in Portugal, so it is chosen here.
  await choose(page, 'Country', 'Portugal');
  await choose(page, 'Time zone', 'Lisbon');
  await main(page).getByLabel('Name of the salon').fill('Casa Lua');
  await main(page).getByLabel('Your name').fill('Luisa Prado');
  await main(page).getByLabel('Email').fill(owner.email);
  await main(page).getByLabel('Password', { exact: true }).fill(owner.password);
  await page.evaluate(() => scrollTo(0, 0));
  await photograph(page, '01-set-up');
  await press(page, 'Open the salon');
  await page.getByText('Welcome to the parlour!').waitFor();
}

async function nameTheSalon(page: Page): Promise<void> {
  await follow(page, 'Site');
  await main(page).getByRole('link', { name: 'The salon' }).click();
  await main(page).getByLabel('Phone').fill('+351 200 000 148');
  await main(page).getByLabel('Street and number').fill('Rua da Lua 7');
  await main(page).getByLabel('City').fill('Porto');
  await press(page, 'Save');
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  await photograph(page, '03-site');
}

/** A client with a phone who finds the site, signs up on the way and books the first free time. */
async function bookFromAPhone() {
  const phone = await salon.visit({ width: 390 });
  const { page } = phone;
  await page.goto('/all-services');
  await photograph(page, '09-services-on-a-phone');
  await main(page).getByRole('link', { name: 'Buy Now' }).first().click();
  await heading(page, /Choose a time/).waitFor();
  await press(page, /^First available/);
  await photograph(page, '10-a-time');
  await press(page, 'Continue');
  await heading(page, 'Check and confirm').waitFor();
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await main(page).getByLabel('Name').fill('Maria Lopes');
  await main(page).getByLabel('Email').fill('maria@example.com');
  await main(page).getByLabel('Password', { exact: true }).fill('secret1');
  await press(page, 'Sign Up');
  await heading(page, 'Check and confirm').waitFor();
  await press(page, 'Confirm booking');
  await heading(page, 'You’re booked').waitFor();
  await photograph(page, '11-booked');
  return phone;
}

/** Ana gets a log-in of her own, and sees her day on her phone. */
async function inviteAna(page: Page) {
  await follow(page, 'Staff & Hours');
  await main(page).getByRole('link', { name: 'Ana Reis' }).click();
  await heading(page, 'Ana Reis').waitFor();
  await main(page).getByRole('link', { name: 'Account', exact: true }).click();
  await press(page, 'Invite by email');
  await dialog(page).getByLabel('Email address').fill('ana@casalua.example');
  await dialog(page).getByRole('button', { name: 'Create link' }).click();
  // Without a mail server, the owner hands the link over.
  const link = await dialog(page).locator('code').textContent();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  const phone = await salon.visit({ width: 390 });
  await phone.page.goto(link ?? '');
  await heading(phone.page, 'Join the team').waitFor();
  await main(phone.page).getByLabel('Name').fill('Ana Reis');
  await main(phone.page).getByLabel('Password', { exact: true }).fill('seven quiet mornings');
  await press(phone.page, 'Create account and join');
  await phone.page.getByText('Welcome to the team!').waitFor();
  await phone.page.waitForURL(/\/dashboard/);
  await heading(phone.page, 'Diary').waitFor();
  await phone.page.getByText('Welcome to the team!').waitFor({ state: 'detached' });
  await photograph(phone.page, '08-anas-day');
  return phone;
}

/** A caller is not on file. */
async function bookByPhone(page: Page, name: string): Promise<void> {
  const [service] = await salon.get('/services');
  const { day } = await salon.get(`/availability/first?services=${service._id}`);
  await page.goto(`/dashboard/diary?day=${day}`);
  await page.getByRole('banner').getByRole('button', { name: 'New booking' }).click();
  await enterNewClient(page, name, '912 345 678');
  await serviceRow(page, service.title).click();
  await enterDay(page, day);
  await freeTimes(page).first().click();
  await photograph(page, '12-by-phone');
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByText(new RegExp(`^Booked: ${name}`)).waitFor();
  await photograph(page, '13-diary');
  await page.goto('/dashboard/order');
}

/** A team member is sick today: the affected bookings are listed, and nothing changes before a button is pressed. */
async function lookAtSickDay(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/sick-day');
  await main(page).getByLabel('Who is ill').selectOption({ label: name });
  await main(page).getByText(`Who is ill today?`).waitFor({ state: 'detached' });
  await main(page)
    .getByRole('button', { name: /^(Enter the sick day|Accept (?:the proposal|all))/ })
    .first()
    .waitFor();
  await photograph(page, '16-sick-day');
}

test('B-12: an owner opens an invented salon from nothing: team, services, the first booking moved and done, its review on the front page', async () => {
  const desk = await salon.visit({ width: 1440 });
  const { page } = desk;
  await setUp(page);
  await heading(page, 'Overview').waitFor();
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByText('1 of 8 done').waitFor();
  await photograph(page, '02-first-steps');
  await nameTheSalon(page);
  await follow(page, 'Opening Hours');
  await heading(page, 'Opening Hours').waitFor();
  await photograph(page, '04-opening-hours');
  await addPerson(page, 'Ana Reis', 'Nail artist', 'team-05-69a401f0-800.webp');
  await addPerson(page, 'Rosa Antunes', 'Nail artist', 'team-02-8e74ad76-800.webp');
  await photograph(page, '05-hours-of-rosa');
  await addService(page, {
    title: 'Moonlight manicure',
    price: '38',
    description: 'Shape, cuticles, and a polish that shines like the sea at night.',
    picture: 'service-gel-manicure-bb51ba6b-960.webp',
  });
  await addService(page, {
    title: 'Pebble pedicure',
    price: '52',
    description: 'Warm stones, a long soak and neat nails.',
    picture: 'service-spa-pedicure-65bbfdd7-960.webp',
  });
  await photograph(page, '06-services');

  await follow(page, 'Overview');
  await steps.getByRole('button', { name: 'They’re correct: Set your opening hours' }).click();
  await steps.getByRole('button', { name: 'They’re correct: Read your legal pages' }).click();
  // Only the figures of the home page are left, which no one has entered yet.
  await steps.getByText('7 of 8 done').waitFor();
  await photograph(page, '07-nearly-ready');

  const stylist = await inviteAna(page);
  const client = await bookFromAPhone();
  await bookByPhone(page, 'Carla Nunes');

  await follow(page, 'Order List');
  await heading(page, 'Order List').waitFor();
  const order = main(page).getByRole('row').filter({ hasText: 'Maria Lopes' });
  await order.getByRole('button', { name: /^More about/ }).click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await dialog(page).getByRole('heading', { name: 'Move booking' }).waitFor();
  // Today may be nearly over; a day later in the week has room.
  await dialog(page)
    .getByRole('toolbar', { name: 'Day' })
    .getByRole('button', { name: /free$/ })
    .nth(2)
    .click();
  await dialog(page).getByRole('radio').nth(2).check();
  await photograph(page, '14-move');
  await dialog(page).getByRole('button', { name: 'Move booking' }).click();
  await page.getByText(/^Moved to /).waitFor();
  const bearer = await salon.bearerOf(owner);
  const { items } = await salon.get('/bookings?q=Maria%20Lopes', bearer);
  await bringForward(salon, items[0]._id, bearer);
  await order.getByText(/ late$/).waitFor();
  await order.getByRole('button', { name: /^More about/ }).click();
  await dialog(page).getByRole('button', { name: 'Done', exact: true }).click();
  await press(page, /^Earlier today/);
  await order.getByText('Done').waitFor();
  await photograph(page, '15-done');

  await lookAtSickDay(page, 'Ana Reis');

  // The people above the columns of the diary have the portraits that were uploaded for them.
  await page.goto(`/dashboard/diary?day=${nextWeekday('Tuesday', 0)}`);
  for (const name of ['Ana Reis', 'Rosa Antunes']) {
    const portrait = main(page).getByRole('link', { name }).locator('img');
    await expectSoon(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth > 0), true);
    expect(await portrait.getAttribute('src')).toContain('/media/');
  }
  // The diary leaves no room for the menu.
  await page.goto('/dashboard/order');

  await client.page.goto('/dashboard/booking?when=past');
  await main(client.page).getByRole('link', { name: 'Review', exact: true }).click();
  await main(client.page).getByRole('radio', { name: '5 stars' }).check();
  await main(client.page).getByLabel('Description').fill('My hands have never looked so calm.');
  await press(client.page, 'Submit');
  await main(client.page).getByText('Thank you for your review').waitFor();

  await follow(page, 'Reviews');
  const entry = main(page).getByRole('article', { name: 'Review by Maria Lopes' });
  await entry.waitFor();
  await photograph(page, '17-review');
  await entry.getByRole('button', { name: /^Publish/ }).click();
  await entry.getByText('Published').waitFor();

  const guest = await salon.visit({ width: 1440 });
  await guest.page.goto('/');
  await guest.page.getByRole('link', { name: 'Casa Lua' }).first().waitFor();
  await main(guest.page).getByText('My hands have never looked so calm.').first().waitFor();
  await photograph(guest.page, '18-open');

  expect([desk, stylist, client, guest].flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of [desk, stylist, client, guest]) await context.close();
});
