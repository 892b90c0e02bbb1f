import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, expectSoon, main, openAs, sidewaysScroll } from '../../support/browser.js';
import { countPresses } from '../../support/count-presses.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

/** Nine bookings of Helena's on the first days of an empty diary, by telephone, for a service that others do as well. */
async function nineBookings() {
  const team: { _id: string; name: string; offers: { serviceId: string }[] }[] = await salon.get('/staff');
  const helena = team.find(({ name }) => name === 'Helena Matos');
  const shared = helena?.offers.find(({ serviceId }) =>
    team.some(
      ({ _id, offers }) => _id !== helena._id && offers.some((offer) => offer.serviceId === serviceId),
    ),
  );
  if (!helena || !shared) throw new Error('The demo salon has changed its team.');
  const bearer = await salon.bearerOf(salon.admin);
  const lines = [{ serviceId: shared.serviceId, staffId: helena._id }];
  const booked: string[] = [];
  for (let ahead = 60; booked.length < 9; ahead += 1) {
    const day = dayAfter(ahead);
    const query = `day=${day}&services=${shared.serviceId}&staff=${helena._id}`;
    for (;;) {
      const [startsAt] = (await salon.get(`/availability?${query}`)).starts as string[];
      if (startsAt === undefined || booked.length === 9) break;
      const client = { name: `Client ${booked.length + 1}`, phone: '+351 912 345 678' };
      const body = { lines, startsAt, client, sendLetter: false };
      await salon.send('POST', '/bookings/desk', body, bearer);
      booked.push(day);
    }
  }
  return { helena, bearer, fromDay: booked[0] ?? '', toDay: booked.at(-1) ?? '' };
}

test('nine bookings of someone who is ill are placed anew in four presses, one is put back, and the calls are on paper', async () => {
  const { helena, bearer, fromDay, toDay } = await nineBookings();
  const { page, context, faults } = await salon.visit({ width: 1440 });
  await openAs(page, '/dashboard/diary', salon.admin);
  const presses = await countPresses(page);
  await main(page).getByRole('button', { name: 'Display options' }).click();
  await page.getByRole('link', { name: 'Sick day' }).click();
  await main(page).getByLabel('Who is ill').selectOption(helena._id);
  await main(page).getByLabel('First day', { exact: true }).fill(fromDay);
  await main(page).getByLabel('Last day').fill(toDay);
  const rows = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox') });
  await expectSoon(() => rows.count(), 9);
  expect(await accessibilityFaults(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Accept all 9 proposals' }).click();
  await main(page).getByText('All of them are done.').waitFor();
  const calls = main(page).getByRole('complementary', { name: 'Call list' });
  const undo = main(page).getByRole('button', { name: /^Undo/ });

  presses.expectAsDocumented('Find another time or person for nine bookings of an ill colleague');
  expect([await undo.count(), await calls.getByRole('listitem').count()]).toEqual([9, 9]);
  await calls.getByLabel('Called: Client 2').click();
  await undo.first().click();
  await expectSoon(() => rows.count(), 1);
  expect(await rows.getByText('Client 1').count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  const query = `staffId=${helena._id}&fromDay=${fromDay}&toDay=${toDay}`;
  const { isAway, visits } = await salon.get(`/sick-days?${query}`, bearer);
  expect(isAway).toBe(true);
  expect(
    visits.map(({ done }: { done: { calledAt: string | null } | null }) => done && done.calledAt !== null),
  ).toEqual([null, true, ...Array.from({ length: 7 }, () => false)]);

  await page.emulateMedia({ media: 'print' });
  expect(await calls.isVisible()).toBe(true);
  expect(await undo.first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
