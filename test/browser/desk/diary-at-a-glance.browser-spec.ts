import type { Page } from 'playwright-core';
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
import { nightlyTest } from '../../support/lane.js';
import { today } from '../../support/today.js';

const salon = new DemoSalon();

/** Today, since a booking's outcome can be set only from its day on. */
const day = today;

/** The desk books Carla and Dora at ten and at eleven; answers who does it, and in which category. */
async function bookTwo(): Promise<{ staffName: string; category: string }> {
  const desk = await salon.bearerOf(salon.admin);
  const services: { _id: string; category: { title: string } }[] = await salon.get('/services');
  const team: { _id: string; name: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const [member] = team;
  const service = services.find(({ _id }) => _id === member?.offers[0]?.serviceId);
  for (const [name, time] of [
    ['Carla Dias', '04:00'],
    ['Dora Melo', '07:00'],
  ]) {
    const booking = {
      client: { name, phone: '+351 912 000 111' },
      lines: [{ serviceId: service?._id, staffId: member?._id }],
      startsAt: `${day}T${time}:00.000Z`,
      allowOutsideHours: true,
    };
    await salon.send('POST', '/bookings/desk', booking, desk);
  }
  return { staffName: member?.name ?? '', category: service?.category.title ?? '' };
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Diary/ }).getByRole('button', { name: new RegExp(name) });
const groundOf = (page: Page, name: string) =>
  cardOf(page, name)
    .locator('[data-kind]')
    .first()
    .evaluate((part) => getComputedStyle(part).backgroundColor);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

nightlyTest(
  'the desk reads the day by colour, sees all of a booking without opening it, and the week of the whole team',
  async () => {
    const { staffName, category } = await bookTwo();
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, `/dashboard/diary?day=${day}`, salon.admin);
    await cardOf(page, 'Carla').waitFor();
    const legend = page.getByRole('list', { name: 'Legend' });

    // The category has another colour from now on.
    const before = await groundOf(page, 'Carla');
    await legend.getByText(category, { exact: true }).waitFor();
    await page.goto('/dashboard/manage');
    await main(page).getByRole('button', { name: 'Categories' }).click();
    await dialog(page)
      .getByRole('button', { name: `Name and colour: ${category}` })
      .click();
    await dialog(page).getByRole('radio', { name: 'Teal' }).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await dialog(page).getByRole('radio').first().waitFor({ state: 'detached' });
    await page.goto(`/dashboard/diary?day=${day}`);
    await cardOf(page, 'Carla').waitFor();
    await expectSoon(async () => (await groundOf(page, 'Carla')) !== before, true);

    // By status the two differ as soon as one has come, and that is remembered; an icon says the same.
    await press(page, 'Display options');
    await press(page, 'Status');
    await page.keyboard.press('Escape');
    await legend.getByText('Arrived').waitFor();
    expect(await groundOf(page, 'Carla')).toBe(await groundOf(page, 'Dora'));

    // By keyboard to a card's details, and to its actions.
    await cardOf(page, 'Carla').focus();
    await page.keyboard.press('q');
    const told = page.getByRole('group', { name: 'Carla Dias' });
    await told.getByText('+351 912 000 111').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[data-peek]') !== null);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await cardOf(page, 'Carla.*Arrived').waitFor();
    await expectSoon(async () => (await groundOf(page, 'Carla')) !== (await groundOf(page, 'Dora')), true);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });

    // The pointer shows the same next to the card, never over it.
    await cardOf(page, 'Dora').hover();
    const ofDora = page.getByRole('group', { name: 'Dora Melo' });
    await ofDora.waitFor();
    const [card, peek] = await Promise.all([cardOf(page, 'Dora').boundingBox(), ofDora.boundingBox()]);
    if (!card || !peek) throw new Error('One of them is not in sight.');
    expect(peek.x >= card.x + card.width || peek.x + peek.width <= card.x).toBe(true);
    await page.mouse.move(peek.x + peek.width / 2, peek.y + 10);
    await ofDora.getByRole('button', { name: 'Details' }).click();
    await dialog(page).getByText('Dora Melo').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });

    await page.reload();
    await cardOf(page, 'Carla').waitFor();
    await legend.getByText('Arrived').waitFor();

    // Days across, people down; a press leads to that day of that person.
    await page.keyboard.press('e');
    const row = page.getByRole('row', { name: new RegExp(staffName) });
    const link = row.getByRole('link', { name: /\d+ bookings/ });
    await link.waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBe('team');
    expect([...(await accessibilityFaults(page)), await sidewaysScroll(page)]).toEqual([0]);
    await link.click();
    await cardOf(page, 'Carla').waitFor();
    expect(
      await page
        .getByRole('region', { name: /^Diary/ })
        .getByRole('group')
        .count(),
    ).toBe(1);
    await heading(page, 'Diary').waitFor();

    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'what no one may overlook about a client stands out in the form, on the day, in the booking, in print and on a phone',
  async () => {
    const desk = await salon.bearerOf(salon.admin);
    const { _id } = await salon.send('POST', '/clients', { name: 'Petra Voss' }, desk);
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, `/dashboard/clients/${_id}`, salon.admin);
    const warning = 'Warning: Allergic to PPD';

    await main(page).getByLabel('Warning').fill('Allergic to PPD');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await main(page).getByText(warning).waitFor();
    await main(page).getByRole('link', { name: 'Book', exact: true }).click();
    await dialog(page).getByText(warning).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const team: { _id: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
    const member = team.at(-1);
    const lines = [{ serviceId: member?.offers[0]?.serviceId, staffId: member?._id }];
    const startsAt = `${day}T10:00:00.000Z`;
    await salon.send(
      'POST',
      '/bookings/desk',
      { client: { _id }, lines, startsAt, allowOutsideHours: true },
      desk,
    );
    await page.goto(`/dashboard/diary?day=${day}`);
    await cardOf(page, warning).focus();
    await page.keyboard.press('q');
    await page.getByRole('group', { name: 'Petra Voss' }).getByText(warning).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await dialog(page).getByText(warning).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });

    await page.emulateMedia({ media: 'print' });
    await page.getByRole('cell', { name: `Petra Voss ${warning}` }).waitFor();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 390, height: 844 });
    await main(page)
      .getByRole('button', { name: /Petra Voss/ })
      .getByText(warning)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // The day is drawn for the narrow screen a moment after its width has changed.
    await expectSoon(() => sidewaysScroll(page), 0);
    expect(faults).toEqual([]);
    await context.close();
  },
);
