// Long because requests are asked, answered, taken back and told in the same salon.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { TimeOffRequestsSweeperService } from '../../../api/booking/time-off/time-off-requests-sweeper.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService, nobodyWorksHere } from '../../support/salon.js';

// The tests' clock is set to Monday, 1 March 2027.
const TUESDAY = '2027-03-02';

let parlour: TestApp;
let admin: Person;
let reception: Person;
let client: Person;
let stylist: Person;
let cut: Service;
let elena: StaffMember;

const sql = (text: string, ...values: unknown[]) => parlour.database.query(text, values);

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
  client = await aClient(parlour);
  reception = await aColleague(parlour, { role: 'reception' });
  stylist = await aColleague(parlour, { role: 'stylist' });
  cut = await aService(parlour.database, { title: 'Cut' });
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await nobodyWorksHere(parlour.database);
  await sql(`TRUNCATE outbox`);
  elena = await aMember(parlour.database, { name: 'Elena', does: [cut] });
  await sql(`UPDATE users SET staff_id = $1, role = 'stylist' WHERE id = $2`, elena.id, stylist.id);
});

const as = (person: Person, method: 'get' | 'post' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', person.bearer);

const ask = (more: object = {}, person = stylist) =>
  as(person, 'post', '/time-off').send({ staffId: elena.id, fromDay: TUESDAY, toDay: TUESDAY, ...more });

const asked = async (more: object = {}): Promise<string> => (await ask(more).expect(201)).body._id;

const answer = (id: string, body: object, person = admin) =>
  as(person, 'post', `/time-off/${id}/answer`).send(body);

const listed = async (person: Person, query: object = {}) =>
  (await as(person, 'get', '/time-off').query(query).expect(200)).body;

const states = async (person: Person): Promise<string[]> =>
  (await listed(person)).map(({ state }: { state: string }) => state);

const book = (time: string) =>
  as(client, 'post', '/bookings')
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: cut.id, staffId: elena.id }], startsAt: `${TUESDAY}T${time}:00Z` });

const emails = (kind: string) =>
  sql(`SELECT id, user_id AS "userId", facts FROM outbox WHERE kind = $1 ORDER BY created_at`, kind);

/** The email's text, as an admin reads it on the page Mail. */
const read = async ({ id }: { id: string }) => (await as(admin, 'get', `/mail/${id}`).expect(200)).body;

test('a stylist asks for time off, and can be booked until someone answers', async () => {
  const { body } = await ask({ reason: 'An operation' }).expect(201);

  expect(body).toMatchObject({
    staffId: elena.id,
    wholeDays: { from: TUESDAY, to: TUESDAY },
    reason: 'An operation',
    state: 'pending',
    can: { delete: true, answer: false },
    news: { emails: 0, toCall: [] },
  });
  await book('10:00').expect(201);
  expect(await states(stylist)).toEqual(['pending']);
  expect((await listed(admin))[0].can).toEqual({ delete: false, answer: true });
  expect(await states(reception)).toEqual(['pending']);
});

test('the admins are told by email that someone asks, and not why', async () => {
  await asked({ reason: 'An operation' });

  const told = await emails('time-off-asked');

  expect(told.map(({ userId }: { userId: string }) => userId)).toEqual([admin.id]);
  expect(told[0].facts).toEqual({
    name: 'Elena',
    from: `${TUESDAY}T00:00:00.000Z`,
    to: `${TUESDAY}T00:00:00.000Z`,
    isWholeDays: true,
  });
  const { subject, text } = await read(told[0]);
  expect(subject).toContain('has requested time off');
  expect(text).toMatch(/First day:.*Tuesday 2 March 2027/);
});

test('what an admin grants is time off, and whoever asked is told', async () => {
  const id = await asked({ reason: 'Holiday' });

  const { body } = await answer(id, { accept: true }).expect(200);

  expect(body).toMatchObject({ staffId: elena.id, state: 'granted', reason: 'Holiday' });
  expect(await states(stylist)).toEqual(['granted']);
  expect((await book('10:00')).status).toBe(409);
  const [email] = await emails('time-off-answered');
  expect(email).toMatchObject({ userId: stylist.id, facts: { isGranted: true, answer: '' } });
  expect((await read(email)).subject).toBe('Your time off has been granted');
});

test('bookings in the way are decided on with the answer, as with all time off', async () => {
  await book('10:00').expect(201);
  const id = await asked();

  const refused = await answer(id, { accept: true }).expect(409);
  const [{ _id: bookingId }] = refused.body.visits;
  await answer(id, { accept: true, visits: [{ bookingId, fate: 'cancel' }], message: 'Sorry!' }).expect(200);

  expect(refused.body.code).toBe('visits-in-the-way');
  expect(await sql(`SELECT status, cancel_reason AS reason FROM bookings`)).toEqual([
    { status: 'cancelled', reason: 'Sorry!' },
  ]);
  expect(await emails('time-off-answered')).toHaveLength(1);
});

test('what is declined says so, to the one who asked and in their list', async () => {
  const id = await asked();

  await answer(id, { accept: false, answer: 'There is a wedding.' }).expect(200);

  expect(await listed(stylist)).toMatchObject([{ state: 'declined', answer: 'There is a wedding.' }]);
  expect(await emails('time-off-answered')).toMatchObject([
    { userId: stylist.id, facts: { isGranted: false, answer: 'There is a wedding.' } },
  ]);
  await book('10:00').expect(201);
});

test('a request is answered once, by two admins at the same moment too', async () => {
  const id = await asked();

  const answers = await Promise.all([answer(id, { accept: true }), answer(id, { accept: false })]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'not-possible',
    detail: 'This request has already been answered.',
  });
});

test('a stylist withdraws a request of their own, and nothing else', async () => {
  const id = await asked();
  const granted = await asked({ fromDay: '2027-03-09', toDay: '2027-03-09' });
  const { body } = await answer(granted, { accept: true }).expect(200);

  const refused = await as(stylist, 'delete', `/time-off/${body._id}`).expect(403);
  await as(reception, 'delete', `/time-off/${id}`).expect(404);
  await as(stylist, 'delete', `/time-off/${id}`).expect(204);

  expect(refused.body.detail).toBe('This time off has been granted. Please ask reception to delete it.');
  expect(await states(admin)).toEqual(['granted']);
});

describe('no one asks', () => {
  test('for someone else', async () => {
    const bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });

    const { body } = await ask({ staffId: bea.id }).expect(403);

    expect(body.detail).toBe('You can only request time off for yourself.');
    expect(await listed(stylist, { staff: bea.id })).toEqual([]);
  });

  test('for time that has passed', async () => {
    const { body } = await ask({ fromDay: '2027-02-22', toDay: '2027-02-26' }).expect(422);

    expect(body.errors).toEqual([{ pointer: '#/toDay', detail: 'That time has already passed.' }]);
  });

  test('twice for the same time, or for time that they have off', async () => {
    const id = await asked();
    const again = await ask({ toDay: '2027-03-04' }).expect(409);
    await answer(id, { accept: true }).expect(200);
    const away = await ask().expect(409);

    expect([again.body.detail, away.body.code]).toEqual([
      'You have already requested time off for then.',
      'already-away',
    ]);
  });

  test('without end: ten may wait for an answer', async () => {
    const days = Array.from({ length: 11 }, (_, index) => `2027-04-${String(index + 10)}`);

    const answers = await Promise.all(days.map((day) => ask({ fromDay: day, toDay: day })));

    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409]);
  });

  test('whom no one can book', async () => {
    await sql(`UPDATE users SET staff_id = NULL WHERE id = $1`, stylist.id);

    await ask().expect(403);
  });
});

test('a request lapses when its stylist leaves, and goes with their account', async () => {
  const id = await asked();
  const other = await aMember(parlour.database, { does: [cut] });
  await sql(`UPDATE users SET staff_id = $1 WHERE id = $2`, other.id, stylist.id);
  expect(await states(admin)).toEqual([]);
  await sql(`UPDATE users SET role = 'user', staff_id = NULL WHERE id = $1`, stylist.id);

  expect(await states(admin)).toEqual([]);
  await answer(id, { accept: true }).expect(404);
  await as(stylist, 'delete', `/time-off/${id}`).expect(403);
});

test('14-R6: what was asked for is forgotten thirty days after the time that it was about, answered or not', async () => {
  await asked();
  await answer(await asked({ fromDay: '2027-03-03', toDay: '2027-03-03' }), { accept: false }).expect(200);
  const sweeper = parlour.app.get(TimeOffRequestsSweeperService);
  const days = async () => {
    const rows: { day: string }[] = await sql(
      `SELECT to_char(starts_at, 'YYYY-MM-DD') AS day FROM time_off_requests ORDER BY starts_at`,
    );
    return rows.map(({ day }) => day);
  };
  const before = parlour.clock.now();

  // The first day ends at midnight before the third; it is thirty days later, to the minute.
  parlour.clock.set('2027-04-02T00:00:00Z');
  await sweeper.sweep();
  const inTime = await days();
  parlour.clock.advanceMinutes(1);
  await sweeper.sweep();
  const then = await days();
  parlour.clock.set(before.toISOString());

  expect([inTime, then]).toEqual([['2027-03-02', '2027-03-03'], ['2027-03-03']]);
});

test('an admin cannot grant what has passed without an answer, but decline it', async () => {
  const id = await asked();
  await sql(`UPDATE time_off_requests SET starts_at = '2027-02-22', ends_at = '2027-02-23'`);

  const late = await answer(id, { accept: true });
  const declined = await answer(id, { accept: false });

  expect([late.status, late.body.detail]).toEqual([409, 'That time has already passed.']);
  expect(declined.status).toBe(200);
});

test('reception enters time off at once, and decides on bookings if it may change them', async () => {
  const { body } = await book('10:00').expect(201);
  const visits = [{ bookingId: body._id, fate: 'cancel' }];
  await sql(`UPDATE users SET grants = '{read-only}' WHERE id = $1`, reception.id);
  const refused = await ask({ visits }, reception);
  await sql(`UPDATE users SET grants = '{}' WHERE id = $1`, reception.id);

  const entered = await ask({ visits }, reception).expect(201);

  expect(refused.status).toBe(403);
  expect(entered.body).toMatchObject({ state: 'granted', can: { delete: true } });
});

test('whoever asks finds it in what they download of themselves', async () => {
  await asked({ reason: 'Holiday' });

  const { body } = await as(stylist, 'get', '/account/export').expect(200);

  expect(body.timeOff).toMatchObject([{ reason: 'Holiday', state: 'pending', answeredAt: null }]);
});

describe('a request', () => {
  const newsOf = async (
    person: Person,
  ): Promise<{ _id: string; kind: string; who: string; startsAt: string }[]> =>
    (await as(person, 'get', '/desk/news').expect(200)).body.filter(
      ({ kind }: { kind: string }) => kind === 'time-off',
    );

  test('rings the bell of those who answer it, until it is answered', async () => {
    const id = await asked();

    expect(await newsOf(admin)).toMatchObject([
      { _id: `time-off:${id}`, who: 'Elena', startsAt: `${TUESDAY}T00:00:00.000Z`, isSeen: false },
    ]);
    expect(await newsOf(reception)).toEqual([]);
    expect(await newsOf(stylist)).toEqual([]);
    await as(admin, 'post', '/desk/news/seen')
      .send({ ids: [`time-off:${id}`] })
      .expect(204);
    expect(await newsOf(admin)).toMatchObject([{ isSeen: true }]);
    await answer(id, { accept: false }).expect(200);
    expect(await newsOf(admin)).toEqual([]);
  });

  test('says how many visits are in its way and who else is away then', async () => {
    const bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
    const mia = await aMember(parlour.database, { name: 'Mia', does: [cut] });
    await book('10:00').expect(201);
    await book('12:00').expect(201);
    const off = (staffId: string, day: string) =>
      as(admin, 'post', '/time-off').send({ staffId, fromDay: day, toDay: day }).expect(201);
    await off(bea.id, TUESDAY);
    await off(mia.id, '2027-03-04');
    await asked({ toDay: '2027-03-03' });

    const inTheWay = async (person: Person) =>
      (await listed(person)).find(({ state }: { state: string }) => state === 'pending').inTheWay;
    expect(await inTheWay(admin)).toEqual({ visits: 2, away: ['Bea'] });
    expect(await inTheWay(stylist)).toBeNull();
  });
});
