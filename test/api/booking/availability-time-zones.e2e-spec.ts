import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let wash: Service;

beforeAll(async () => {
  parlour = await startTestApp();
  wash = await aService(parlour.database, { title: 'Wash', segments: [active(60)] });
  await aMember(parlour.database, { does: [wash] });
  await parlour.database.query(`UPDATE salon SET slot_step_minutes = 60, notice_minutes = 0`);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE bookings, allocations CASCADE`);
});

/** A salon in this zone with these opening hours, Sundays included, and the same hours for its whole team. */
async function aSalonIn(zone: string, fromHour: number, toHour: number): Promise<void> {
  const { database } = parlour;
  await database.query(`UPDATE salon SET time_zone = $1`, [zone]);
  await database.query(`TRUNCATE opening_hours, staff_hours`);
  const window = [fromHour * 60, toHour * 60];
  await database.query(
    `INSERT INTO opening_hours (weekday, starts_minute, ends_minute)
     SELECT weekday, $1, $2 FROM generate_series(1, 7) AS weekday`,
    window,
  );
  await database.query(
    `INSERT INTO staff_hours (staff_id, weekday, starts_minute, ends_minute)
     SELECT staff.id, weekday, $1, $2 FROM staff, generate_series(1, 7) AS weekday`,
    window,
  );
}

async function ask(day: string): Promise<{ state: string; starts: string[]; timeZone: string }> {
  const { body } = await parlour.http.get('/availability').query({ day, services: wash.id }).expect(200);
  return body;
}

const book = (person: Person, startsAt: string) =>
  parlour.http
    .post('/bookings')
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: wash.id }], startsAt });

describe('nine o’clock on the wall is this instant:', () => {
  test.each([
    ['Europe/Lisbon', '2027-03-27', '2027-03-27T09:00:00.000Z'],
    ['Europe/Lisbon', '2027-03-28', '2027-03-28T08:00:00.000Z'],
    ['Europe/Lisbon', '2027-03-29', '2027-03-29T08:00:00.000Z'],
    ['Europe/Lisbon', '2027-10-30', '2027-10-30T08:00:00.000Z'],
    ['Europe/Lisbon', '2027-10-31', '2027-10-31T09:00:00.000Z'],
    ['America/New_York', '2027-03-13', '2027-03-13T14:00:00.000Z'],
    ['America/New_York', '2027-03-14', '2027-03-14T13:00:00.000Z'],
    ['America/New_York', '2027-11-06', '2027-11-06T13:00:00.000Z'],
    ['America/New_York', '2027-11-07', '2027-11-07T14:00:00.000Z'],
    ['Pacific/Auckland', '2027-04-03', '2027-04-02T20:00:00.000Z'],
    ['Pacific/Auckland', '2027-04-04', '2027-04-03T21:00:00.000Z'],
    ['Pacific/Auckland', '2027-09-25', '2027-09-24T21:00:00.000Z'],
    ['Pacific/Auckland', '2027-09-26', '2027-09-25T20:00:00.000Z'],
  ])('%s on %s: %s', async (zone, day, instant) => {
    await aSalonIn(zone, 9, 11);
    parlour.clock.set(`${day.slice(0, 7)}-01T00:00:00Z`);
    const client = await aClient(parlour);

    const { starts, timeZone } = await ask(day);
    const { body } = await book(client, instant);

    expect(timeZone).toBe(zone);
    expect(starts).toEqual([instant, new Date(Date.parse(instant) + 3_600_000).toISOString()]);
    expect([body.status, body.startsAt]).toEqual(['confirmed', instant]);
  });
});

describe('a salon that never closes has', () => {
  test.each([
    [23, 'Europe/Lisbon', '2027-03-28', '2027-03-28T00:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    [24, 'Europe/Lisbon', '2027-03-29', '2027-03-28T23:00:00.000Z', '2027-03-29T22:00:00.000Z'],
    [25, 'Europe/Lisbon', '2027-10-31', '2027-10-30T23:00:00.000Z', '2027-10-31T23:00:00.000Z'],
    [23, 'America/New_York', '2027-03-14', '2027-03-14T05:00:00.000Z', '2027-03-15T03:00:00.000Z'],
    [25, 'America/New_York', '2027-11-07', '2027-11-07T04:00:00.000Z', '2027-11-08T04:00:00.000Z'],
    [25, 'Pacific/Auckland', '2027-04-04', '2027-04-03T11:00:00.000Z', '2027-04-04T11:00:00.000Z'],
    [23, 'Pacific/Auckland', '2027-09-26', '2027-09-25T12:00:00.000Z', '2027-09-26T10:00:00.000Z'],
  ])('%i hours to offer in %s on %s', async (hours, zone, day, first, last) => {
    await aSalonIn(zone, 0, 24);
    parlour.clock.set(`${day.slice(0, 7)}-01T00:00:00Z`);

    const { starts } = await ask(day);

    expect(starts).toHaveLength(hours);
    expect(new Set(starts).size).toBe(hours);
    expect([starts[0], starts.at(-1)]).toEqual([first, last]);
  });
});

test('A47 an hour that the clock shows twice can be booked twice', async () => {
  await aSalonIn('Europe/Lisbon', 0, 24);
  parlour.clock.set('2027-10-30T08:00:00Z');

  const summer = await book(await aClient(parlour), '2027-10-31T00:00:00.000Z');
  const winter = await book(await aClient(parlour), '2027-10-31T01:00:00.000Z');

  expect([summer.status, winter.status]).toEqual([201, 201]);
  const { starts } = await ask('2027-10-31');
  expect(starts).toHaveLength(23);
});

test('A47 a booking through the hour that the clock skips lasts as long as any other', async () => {
  await aSalonIn('Europe/Lisbon', 0, 24);
  parlour.clock.set('2027-03-27T08:00:00Z');

  const { body } = await book(await aClient(parlour), '2027-03-28T00:00:00.000Z').expect(201);

  // One in the morning does not exist: the booking ends when the clock shows two.
  expect(body.endsAt).toBe('2027-03-28T01:00:00.000Z');
});

test('A-19: someone can be away for the whole of a day of 26 hours', async () => {
  await aSalonIn('Antarctica/Troll', 0, 24);
  parlour.clock.set('2027-10-01T08:00:00Z');
  const admin = await anAdmin(parlour);
  const [{ id: staffId }] = await parlour.database.query(`SELECT id FROM staff`);

  await parlour.http
    .post('/time-off')
    .set('Authorization', admin.bearer)
    .send({ staffId, fromDay: '2027-10-31', toDay: '2027-10-31' })
    .expect(201);

  const taken = await parlour.database.query(
    `SELECT upper(during) - lower(during) = interval '26 hours' AS "isWhole" FROM allocations`,
  );
  expect(taken).toEqual([{ isWhole: true }]);
  expect((await ask('2027-10-31')).starts).toEqual([]);
  await parlour.database.query(`TRUNCATE time_off CASCADE`);
});

describe('today is the salon’s own', () => {
  test.each([
    ['Pacific/Auckland', '2027-03-01T12:00:00Z', '2027-03-01', '2027-03-02'],
    ['America/New_York', '2027-03-02T04:00:00Z', '2027-02-28', '2027-03-01'],
    ['Europe/Lisbon', '2027-03-29T00:00:00Z', '2027-03-28', '2027-03-29'],
  ])('in %s at %s: %s is over, %s is not', async (zone, now, yesterday, today) => {
    await aSalonIn(zone, 0, 24);
    parlour.clock.set(now);

    expect((await ask(yesterday)).state).toBe('past');
    expect((await ask(today)).state).toBe('free');
  });

  test('and so is the day under which the desk finds a booking', async () => {
    await aSalonIn('Pacific/Auckland', 9, 11);
    parlour.clock.set('2027-04-01T00:00:00Z');
    const { body } = await book(await aClient(parlour), '2027-04-03T21:00:00.000Z').expect(201);
    const admin = await anAdmin(parlour);
    const listed = async (day: string) => {
      const list = await parlour.http.get('/bookings').query({ day }).set('Authorization', admin.bearer);
      return list.body.items.map(({ _id }: { _id: string }) => _id);
    };

    expect(await listed('2027-04-03')).toEqual([]);
    expect(await listed('2027-04-04')).toEqual([body._id]);
  });
});
