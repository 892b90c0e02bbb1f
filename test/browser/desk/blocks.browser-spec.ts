import type { Page } from 'playwright-core';
import { DemoSalon } from '../../support/browser-salon.js';
import { accessibilityFaults, dialog, expectSoon, openAs } from '../../support/browser.js';
import { nightlyTest } from '../../support/lane.js';
import { countPresses } from '../../support/count-presses.js';
import { dayAfter } from '../../support/today.js';

const salon = new DemoSalon();

const DAY_MS = 86_400_000;

interface Member {
  _id: string;
  name: string;
  offers: { serviceId: string }[];
}

interface Diary {
  timeZone: string;
  days: { people: { staffId: string; working: object[] }[] }[];
  people: { _id: string; name: string }[];
  blocks: { staffId: string; startsAt: string; reason: string; group: { everyWeeks: number } | null }[];
}

const diaryOf = (day: string, bearer: string): Promise<Diary> =>
  salon.get(`/bookings/diary?from=${day}&to=${day}`, bearer);

/** A day on which at least two people work, beyond everything that the demo salon has booked. */
async function aDayOfMany(after: number, bearer: string) {
  for (let ahead = after; ahead < after + 14; ahead++) {
    const day = dayAfter(ahead);
    const { days, people, timeZone } = await diaryOf(day, bearer);
    const atWork = (days[0]?.people ?? []).filter(({ working }) => working.length > 0);
    if (atWork.length >= 2) {
      return {
        day,
        timeZone,
        atWork: people.filter(({ _id }) => atWork.some(({ staffId }) => staffId === _id)),
      };
    }
  }
  throw new Error('Nobody works on any of these days.');
}

const announced = (page: Page, sentence: string | RegExp) =>
  page.getByRole('status').filter({ hasText: sentence });

const inDiary = (page: Page, reason: string) =>
  page.getByRole('region', { name: /^Diary/ }).getByRole('button', { name: new RegExp(reason) });

const countOf = async (reason: string, day: string, bearer: string) =>
  (await diaryOf(day, bearer)).blocks.filter((block) => block.reason === reason).length;

nightlyTest(
  'everyone’s lunch is blocked week after week around a visit that stays, changed from one date on, and removed',
  async () => {
    const bearer = await salon.bearerOf(salon.admin);
    const { day, atWork, timeZone } = await aDayOfMany(240, bearer);
    const nextWeek = new Date(Date.parse(day) + 7 * DAY_MS).toISOString().slice(0, 10);
    const staff: Member[] = await salon.get('/staff');
    const busy = staff.find(({ _id }) => _id === atWork[0]?._id);
    const lines = [{ serviceId: busy?.offers[0]?.serviceId, staffId: busy?._id }];
    const client = { name: 'Wilhelmina Stays' };
    const booking = { lines, startsAt: `${nextWeek}T11:00:00Z`, client, allowOutsideHours: true };
    const visit = await salon.send('POST', '/bookings/desk', booking, bearer);
    const { page, context, faults } = await salon.visit({ width: 1440 });
    await openAs(page, `/dashboard/diary?day=${day}&staff=all`, salon.admin);
    await page.getByRole('region', { name: /^Diary/ }).waitFor();
    const presses = await countPresses(page);

    await page.getByRole('button', { name: 'Block time' }).click();
    await dialog(page)
      .getByLabel('Team member')
      .selectOption({ label: `Everyone (${staff.length})` });
    await dialog(page).getByLabel('Day', { exact: true }).fill(day);
    await dialog(page)
      .getByLabel('From')
      .fill(wallTime(`${day}T11:15:00Z`, timeZone));
    await dialog(page)
      .getByLabel('To', { exact: true })
      .fill(wallTime(`${day}T11:45:00Z`, timeZone));
    await dialog(page).getByLabel('Reason', { exact: true }).fill('Team lunch');
    await dialog(page).getByRole('checkbox', { name: 'Repeat' }).click();
    await dialog(page).getByText('Conflicts (1)').waitFor();
    await dialog(page).getByText('Wilhelmina Stays').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByRole('checkbox', { name: 'Leave these out, block the rest' }).click();
    await dialog(page).getByText('All are decided.').waitFor();
    await dialog(page).getByRole('button', { name: 'Block time' }).click();
    await announced(page, /Blocks made: \d+\./).waitFor();
    presses.expectAsDocumented('Block everyone’s lunch week after week, one visit in the way');

    await expectSoon(() => inDiary(page, 'Team lunch').count(), atWork.length);
    await inDiary(page, 'Team lunch.*repeats every week').first().waitFor();
    expect(await countOf('Team lunch', nextWeek, bearer)).toBe(atWork.length - 1);
    expect((await salon.get(`/bookings/${visit._id}`, bearer)).startsAt).toBe(visit.startsAt);

    await inDiary(page, 'Team lunch').first().click();
    await dialog(page)
      .getByText(/^Repeats every week/)
      .waitFor();
    await dialog(page).getByLabel('Which dates').selectOption('later');
    await dialog(page).getByLabel('Whose').selectOption('all');
    await dialog(page).getByLabel('Reason', { exact: true }).fill('Early lunch');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await announced(page, /Blocks changed: \d+\./).waitFor();
    expect(await countOf('Early lunch', nextWeek, bearer)).toBe(atWork.length - 1);

    await inDiary(page, 'Early lunch').first().click();
    await dialog(page).getByLabel('Which dates').selectOption('later');
    await dialog(page).getByLabel('Whose').selectOption('all');
    await dialog(page).getByRole('button', { name: 'Remove block' }).click();
    const question = page.getByRole('dialog', { name: 'Remove these blocks?' });
    await question.getByText(/^“Early lunch”, from .+ on, for everyone\./).waitFor();
    await question.getByRole('button', { name: 'Remove blocks' }).click();
    await announced(page, /Blocks removed: \d+\./).waitFor();
    await inDiary(page, 'Early lunch').first().waitFor({ state: 'detached' });
    expect(await countOf('Early lunch', nextWeek, bearer)).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

nightlyTest(
  'by keyboard alone, on a phone, two people are chosen, and the list says that it comes back',
  async () => {
    const bearer = await salon.bearerOf(salon.admin);
    const { day, atWork } = await aDayOfMany(300, bearer);
    const { page, context, faults } = await salon.visit({ width: 390 });
    await openAs(page, `/dashboard/diary?view=agenda&day=${day}&staff=all`, salon.admin);
    for (const name of ['Display options', 'Block time']) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    }
    await dialog(page).getByLabel('Team member').focus();
    await page.keyboard.type('Several');
    for (const { name } of atWork.slice(0, 2)) {
      await dialog(page).getByRole('checkbox', { name }).focus();
      await page.keyboard.press('Space');
    }
    await dialog(page).getByLabel('Day', { exact: true }).fill(day);
    await dialog(page).getByLabel('From').fill('13:00');
    await dialog(page).getByLabel('To', { exact: true }).fill('13:30');
    await dialog(page).getByLabel('Reason', { exact: true }).fill('Training');
    await dialog(page).getByRole('checkbox', { name: 'Repeat' }).focus();
    await page.keyboard.press('Space');
    await dialog(page).getByLabel('How often').focus();
    await page.keyboard.type('every 2');
    await dialog(page).getByLabel('How long').focus();
    await page.keyboard.type('A number');
    await dialog(page).getByLabel('On how many days').fill('3');
    await dialog(page)
      .getByText(/^Blocks: 6\. Days: 3/)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog(page).getByLabel('On how many days').focus();
    await page.keyboard.press('Enter');
    await announced(page, 'Blocks made: 6.').waitFor();

    const rows = page.getByRole('button', { name: /Training/ });
    await expectSoon(() => rows.count(), 2);
    await rows.first().getByText('repeats every 2 weeks').waitFor();
    await rows.first().focus();
    await page.keyboard.press('Enter');
    const remove = dialog(page).getByRole('button', { name: 'Remove block' });
    await remove.waitFor();
    await dialog(page)
      .getByText(/^Repeats every 2 weeks/)
      .waitFor();
    await remove.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Remove this block?' })
      .getByRole('button', { name: 'Remove block' })
      .focus();
    await page.keyboard.press('Enter');
    await announced(page, 'Block removed.').waitFor();
    await expectSoon(() => rows.count(), 1);
    expect(faults).toEqual([]);
    await context.close();
  },
);

const wallTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
