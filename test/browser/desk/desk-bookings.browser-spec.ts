import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, main, openAs } from '../../support/browser.js';
import { dayAfter } from '../../support/today.js';
import { nightlyTest } from '../../support/lane.js';

const salon = new DemoSalon();

interface Member {
  _id: string;
  name: string;
  offers: { serviceId: string }[];
}

/** A visit at the desk, at the first free time of the coming weeks with this person. */
async function aVisit(client: string, after = 20) {
  const bearer = await salon.bearerOf(salon.admin);
  const services: { _id: string; title: string }[] = await salon.get('/services');
  const staff: Member[] = await salon.get('/staff');
  const service = services.find(({ title }) => title === 'Gel manicure');
  const member = staff.find(({ offers }) => offers.some(({ serviceId }) => serviceId === service?._id));
  const query = `services=${service?._id}&staff=${member?._id}`;
  for (let ahead = after; ; ahead++) {
    const { starts } = await salon.get(`/availability?day=${dayAfter(ahead)}&${query}`);
    if (starts.length < 4) continue;
    const body = {
      lines: [{ serviceId: service?._id, staffId: member?._id }],
      startsAt: starts[1],
      client: { name: client, phone: '+351 912 345 678' },
    };
    const booked: { _id: string } = await salon.send('POST', '/bookings/desk', body, bearer);
    return { ...booked, day: dayAfter(ahead), member, starts, bearer };
  }
}

const openDiary = (page: Page, day: string) => openAs(page, `/dashboard/diary?day=${day}`, salon.admin);

test('moving by form shows the free times of the day, each a press away', async () => {
  const { _id, day, starts, bearer } = await aVisit('Frida Times');
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openDiary(page, day);
  await page
    .getByRole('region', { name: /^Diary/ })
    .getByRole('button', { name: /Frida Times/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();

  const free = dialog(page).getByRole('region', { name: /^Free on/ });
  const last = starts.at(-1) as string;
  await free.getByRole('button').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await free.getByRole('button').last().click();
  await dialog(page).getByText('This time is free.').waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectSoon(async () => {
    const { startsAt } = await salon.get(`/bookings/${_id}`, bearer);
    return startsAt > (starts[1] as string) && startsAt <= last;
  }, true);
  expect(faults).toEqual([]);
  await context.close();
});

test('an owner who takes bookings chooses her column on the team page, and the diary knows it', async () => {
  const { page, context, faults } = await salon.visit({ width: 1440 });
  const added = await salon.send(
    'POST',
    '/staff',
    { name: 'Olivia Owner' },
    await salon.bearerOf(salon.admin),
  );
  await openAs(page, '/dashboard/staff', salon.admin);
  await main(page).getByRole('button', { name: 'Choose your column' }).click();
  await dialog(page).getByLabel('Who you are').selectOption('Olivia Owner');
  await dialog(page).getByRole('button', { name: 'Choose your column' }).click();
  await page.getByText('Olivia Owner’s column in the diary is yours.').waitFor();
  await expectSoon(() => main(page).getByRole('button', { name: 'Choose your column' }).count(), 0);
  const { items } = await salon.get(`/users?staff=${added._id}`, await salon.bearerOf(salon.admin));
  expect(items.map(({ email }: { email: string }) => email)).toEqual([salon.admin.email]);
  expect(faults).toEqual([]);
  await context.close();
});

nightlyTest(
  'a public holiday is closed once the owner has seen it and pressed, and nothing closes before',
  async () => {
    const { page, context, faults } = await salon.visit({ width: 390 });
    await openAs(page, '/dashboard/hours', salon.admin);
    const proposals = main(page).getByRole('region', { name: 'Public holidays' });
    const [proposed] = await salon.get('/salon/public-holidays', await salon.bearerOf(salon.admin));
    await proposals
      .getByRole('button', { name: /^Close on/ })
      .first()
      .click();
    await expectSoon(() => dialog(page).getByLabel('First day').inputValue(), proposed.day);
    expect(
      (await salon.get('/salon')).specialDays.some(({ day }: { day: string }) => day === proposed.day),
    ).toBe(false);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Special day saved: closed.').waitFor();
    await main(page).getByRole('region', { name: 'Special days' }).getByText(proposed.name).waitFor();
    await expectSoon(() => proposals.getByText(proposed.name).count(), 0);
    expect(faults).toEqual([]);
    await context.close();
  },
);
