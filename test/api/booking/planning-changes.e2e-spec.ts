import { randomUUID } from 'node:crypto';
import type { Test } from 'supertest';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { countStatements } from '../../support/count-statements.js';

const DAY = '2027-03-02';
const at = (time: string) => `${DAY}T${time}:00.000Z`;

const REOPEN = `INSERT INTO opening_hours (weekday, starts_minute, ends_minute)
  SELECT weekday, 540, 1140 FROM generate_series(1, 6) AS weekday`;

let one: TestApp;
let other: TestApp;
let client: Person;
let cut: Service;
let ana: StaffMember;

beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ databaseUrl: one.databaseUrl });
});

afterAll(async () => {
  await other.close();
  await one.close();
});

beforeEach(async () => {
  await one.database.query(
    `TRUNCATE bookings, allocations, special_days, opening_hours, staff_hours, staff_services CASCADE`,
  );
  await one.database.query(`UPDATE salon SET slot_step_minutes = 15, notice_minutes = 60, horizon_days = 90`);
  await one.database.query(REOPEN);
  cut = await aService(one.database, { title: 'Cut' });
  ana = await aMember(one.database, { name: 'Ana', does: [cut] });
  client = await aClient(one);
});

/** The other copy's free starts, or the reason why there are none. */
async function offered(): Promise<string[] | string> {
  const { body } = await other.http.get('/availability').query({ day: DAY, services: cut.id, staff: ana.id });
  if (body.code) return body.code;
  return body.starts.length > 0 ? body.starts : body.state;
}

const signed = (request: Test) =>
  request.set('Authorization', client.bearer).set('Idempotency-Key', randomUUID());

const book = (time: string) =>
  signed(other.http.post('/bookings')).send({
    lines: [{ serviceId: cut.id, staffId: ana.id }],
    startsAt: at(time),
  });

const change = (sql: string) =>
  one.database.query(sql.replace('$cut', `'${cut.id}'`).replace('$ana', `'${ana.id}'`));

describe('what one copy of the app changes, another copy knows at the next request:', () => {
  test.each([
    ['a day is closed', `INSERT INTO special_days (day, windows) VALUES ('${DAY}', '[]')`, 'closed', 409],
    ['a weekday is closed', `DELETE FROM opening_hours WHERE weekday = 2`, 'closed', 409],
    [
      'the only team member has left',
      `UPDATE staff SET active = false WHERE id = $ana`,
      'invalid-input',
      422,
    ],
    [
      'the team member no longer does it',
      `DELETE FROM staff_services WHERE staff_id = $ana`,
      'invalid-input',
      422,
    ],
    [
      'the team member is off that day',
      `INSERT INTO staff_exceptions (staff_id, day, windows) VALUES ($ana, '${DAY}', '[]')`,
      'full',
      409,
    ],
    [
      'the service is not sold any more',
      `UPDATE services SET status = 'archived' WHERE id = $cut`,
      'invalid-input',
      422,
    ],
    [
      'the diary is open for a shorter time',
      `UPDATE salon SET horizon_days = 1; UPDATE salon SET notice_minutes = 43200`,
      'full',
      422,
    ],
  ])('%s', async (_, sql, state, status) => {
    expect(await offered()).toContain(at('10:00'));

    await change(sql);

    expect(await offered()).toBe(state);
    expect((await book('10:00')).status).toBe(status);
  });

  test.each([
    [
      'the team member starts earlier',
      `UPDATE staff_hours SET starts_minute = 480; UPDATE opening_hours SET starts_minute = 480`,
      '08:45',
      '10:00',
      null,
    ],
    ['the team member leaves earlier', `UPDATE staff_hours SET ends_minute = 720`, '11:30', null, '11:45'],
    ['bookings start on the half hour', `UPDATE salon SET slot_step_minutes = 30`, '10:30', null, '10:15'],
    [
      'a cut takes an hour',
      `UPDATE services SET segments = '[{"kind": "active", "minutes": 60}]'`,
      '16:00',
      null,
      '16:30',
    ],
  ])('%s', async (_, sql, offeredNow, offeredBefore, notAnyMore) => {
    const before = await offered();
    expect(before).toContain(at(notAnyMore ?? offeredBefore ?? ''));

    await change(sql);

    const now = await offered();
    expect(now).toContain(at(offeredNow));
    if (notAnyMore) {
      expect(now).not.toContain(at(notAnyMore));
      expect((await book(notAnyMore)).status).not.toBe(201);
    }
    expect((await book(offeredNow)).status).toBe(201);
  });

  test.each([
    ['is open for longer', `UPDATE salon SET horizon_days = 1`, `UPDATE salon SET horizon_days = 90`, 15],
    [
      'takes shorter notice',
      `UPDATE salon SET notice_minutes = 9999`,
      `UPDATE salon SET notice_minutes = 60`,
      2,
    ],
    ['has fewer closed days', `DELETE FROM opening_hours`, REOPEN, 2],
  ])('the diary %s, and the first who asks is the one who books', async (_, before, after, day) => {
    await change(before);
    await offered();

    await change(after);

    const startsAt = `2027-03-${String(day).padStart(2, '0')}T10:00:00Z`;
    const lines = [{ serviceId: cut.id, staffId: ana.id }];
    await signed(other.http.post('/bookings')).send({ lines, startsAt }).expect(201);
  });

  test('a new service, so that it can be booked at once', async () => {
    await offered();

    const shave = await aService(one.database, { title: 'Shave' });
    await change(`INSERT INTO staff_services (staff_id, service_id) VALUES ($ana, '${shave.id}')`);

    const booking = { lines: [{ serviceId: shave.id }], startsAt: at('10:00') };
    await signed(other.http.post('/bookings')).send(booking).expect(201);
  });

  test('a booking is made at the new price, even when no one has looked since', async () => {
    await book('10:00').expect(201);

    await change(`UPDATE services SET price_cents = 5500 WHERE id = $cut`);

    const { body } = await book('11:00').expect(201);
    expect(body.totalPrice).toBe(55);
  });
});

describe('the number of queries does not grow', () => {
  const week = () =>
    other.http.get('/availability/days').query({ from: DAY, to: '2027-04-12', services: cut.id });
  const day = () => other.http.get('/availability').query({ day: DAY, services: cut.id });

  const statementsOf = (request: () => PromiseLike<unknown>) => countStatements(other.database, request);

  /** Twenty people, each with a booking every other hour of six weeks. */
  async function aFullDiary() {
    for (let count = 0; count < 20; count++) await aMember(one.database, { does: [cut] });
    await one.database.query(
      `INSERT INTO allocations (staff_id, during, kind)
       SELECT staff.id, tstzrange(hour, hour + interval '1 hour'), 'block'
       FROM staff, generate_series('${DAY}'::timestamptz, '2027-04-12', interval '2 hours') AS hour`,
    );
  }

  test('with people, bookings and days', async () => {
    await day();
    const once = await statementsOf(day);
    const forSixWeeks = await statementsOf(week);

    await aFullDiary();
    await day();

    expect(once).toBeLessThanOrEqual(3);
    expect(forSixWeeks).toBe(once);
    expect(await statementsOf(day)).toBe(once);
    expect(await statementsOf(week)).toBe(once);
  });

  test('when the salon has changed its plan, either', async () => {
    await day();
    await change(`UPDATE salon SET notice_minutes = 61`);
    const small = await statementsOf(day);

    await aFullDiary();

    expect(await statementsOf(week)).toBe(small);
  });
});
