import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { countStatements } from '../../support/count-statements.js';

const BOOKINGS = 1000;
const DAYS = 31;
const MINUTES_BETWEEN = 15;

let parlour: TestApp;
let vera: Person;
let cut: Service;
let team: StaffMember[];

beforeAll(async () => {
  parlour = await startTestApp();
  parlour.clock.set('2027-03-31T20:00:00Z');
  vera = await anAdmin(parlour);
  cut = await aService(parlour.database, { title: 'Cut' });
  team = await Promise.all(
    ['Ana', 'Bea', 'Carla'].map((name) => aMember(parlour.database, { name, does: [cut] })),
  );
});

afterAll(() => parlour.close());

const ask = (path: string) => async () =>
  (await parlour.http.get(path).set('Authorization', vera.bearer).expect(200)).body;

/** The desk's requests in the course of a day. */
const questions = {
  'the diary of a day': '/bookings/diary?from=2027-03-10&to=2027-03-10',
  'the diary of a week': '/bookings/diary?from=2027-03-08&to=2027-03-14',
  'the diary of the month': '/bookings/diary?from=2027-03-01&to=2027-03-31',
  'the first page of the Order List': '/bookings?pageSize=25',
  'the last page of the Order List': `/bookings?pageSize=25&page=${BOOKINGS / 25}`,
  'a search in the Order List': '/bookings?pageSize=25&q=maria',
  'the overview': '/overview',
};

async function statementsOfEach(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, path] of Object.entries(questions)) {
    counts[name] = await countStatements(parlour.database, ask(path));
  }
  return counts;
}

/** Bookings all over March, about thirty a day, with each team member in turn. */
async function fillTheMonth(): Promise<void> {
  for (let number = 0; number < BOOKINGS; number++) {
    const day = 1 + (number % DAYS);
    const minute = 9 * 60 + Math.floor(number / DAYS) * MINUTES_BETWEEN;
    const member = team[number % team.length];
    if (!member) throw new Error('Nobody works here.');
    await aPastBooking(parlour.database, {
      startsAt: new Date(Date.UTC(2027, 2, day, 0, minute)).toISOString(),
      name: `Maria ${number}`,
      lines: [
        { serviceId: cut.id, title: cut.title, staffId: member.id, staffName: member.name, priceCents: 4000 },
      ],
    });
  }
}

test('a month of a thousand bookings costs the desk no more statements than an empty one', async () => {
  // The very first request looks up the plan of the salon, which is kept from then on.
  await statementsOfEach();
  const empty = await statementsOfEach();
  await fillTheMonth();

  // A page with bookings adds up its days in one statement.
  const withDays = ['the first page of the Order List', 'the last page of the Order List'].map(
    (name) => [name, Number(empty[name]) + 1] as const,
  );
  expect(await statementsOfEach()).toEqual({ ...empty, ...Object.fromEntries(withDays) });
  expect((await ask(questions['the diary of the month'])()).visits).toHaveLength(BOOKINGS);
  expect(await ask(questions['the last page of the Order List'])()).toMatchObject({ total: BOOKINGS });
  expect((await ask(questions['a search in the Order List'])()).items).toHaveLength(25);
  for (const count of Object.values(empty)) expect(count).toBeGreaterThan(0);
});
