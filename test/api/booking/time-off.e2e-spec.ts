import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService, nobodyWorksHere } from '../../support/salon.js';

const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let client: Person;
let cut: Service;
let elena: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
  client = await aClient(parlour, 'Maria Lopes');
  cut = await aService(parlour.database, { title: 'Cut' });
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await nobodyWorksHere(parlour.database);
  await parlour.database.query(`TRUNCATE outbox`);
  elena = await aMember(parlour.database, { name: 'Elena', does: [cut] });
});

const asAdmin = (method: 'get' | 'post' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);

const book = async (startsAt: string, person = client, service = cut, staff = elena): Promise<string> => {
  const { body } = await tryToBook(startsAt, person, service, staff).expect(201);
  return body._id;
};

const tryToBook = (startsAt: string, person = client, service = cut, staff = elena) =>
  parlour.http
    .post('/bookings')
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: service.id, staffId: staff.id }], startsAt });

const wholeDay = (more: object = {}) => ({
  staffId: elena.id,
  fromDay: TUESDAY,
  toDay: TUESDAY,
  ...more,
});

const give = (ask: object) => asAdmin('post', '/time-off').send(ask);

const offered = async (day = TUESDAY, staff = elena): Promise<string[]> => {
  const query = { day, services: cut.id, staff: staff.id };
  return (await parlour.http.get('/availability').query(query).expect(200)).body.starts;
};

/** No one has two entries at the same time: the constraint would reject them, and it must exist. */
const overlaps = async (): Promise<number> => {
  const [{ count }] = await parlour.database.query(
    `SELECT count(*)::int AS count FROM allocations AS one JOIN allocations AS other
     ON one.id < other.id AND one.staff_id = other.staff_id AND one.during && other.during`,
  );
  return count;
};

describe('time off', () => {
  test('takes the free slots away at once, and frees them when it is deleted', async () => {
    expect(await offered()).toHaveLength(31);

    const { body } = await give(wholeDay({ toDay: '2027-03-05', reason: ' Holiday ' })).expect(201);
    const away = [await offered(), await offered('2027-03-05')];
    const after = await offered('2027-03-06');
    await asAdmin('delete', `/time-off/${body._id}`).expect(204);

    expect(body).toEqual({
      _id: expect.any(String),
      staffId: elena.id,
      startsAt: at('00:00'),
      endsAt: at('00:00', '2027-03-06'),
      wholeDays: { from: TUESDAY, to: '2027-03-05' },
      reason: 'Holiday',
      state: 'granted',
      answer: '',
      inTheWay: null,
      can: { delete: true, answer: false },
      news: { emails: 0, toCall: [] },
    });
    expect(away).toEqual([[], []]);
    expect(after).toHaveLength(31);
    expect(await offered()).toHaveLength(31);
    await asAdmin('delete', `/time-off/${body._id}`).expect(404);
  });

  test('may be an afternoon', async () => {
    const { body } = await give(wholeDay({ fromMinute: 600, toMinute: 960 })).expect(201);

    expect(body).toMatchObject({ startsAt: at('10:00'), endsAt: at('16:00'), wholeDays: null });
    expect(await offered()).toEqual(
      ['09:00', '09:15', '09:30', '16:00', '16:15', '16:30'].map((time) => at(time)),
    );
  });

  test('lasts 23 hours on the day on which the clocks go forward, and 25 when they go back', async () => {
    await give(wholeDay({ fromDay: '2027-03-27', toDay: '2027-03-29' })).expect(201);
    await give(wholeDay({ fromDay: '2027-10-31', toDay: '2027-10-31' })).expect(201);

    const rows = await parlour.database.query(
      `SELECT (date_part('epoch', upper(during) - lower(during)) / 3600)::int AS hours
       FROM allocations WHERE time_off_id IS NOT NULL ORDER BY lower(during)`,
    );
    expect(rows.map(({ hours }: { hours: number }) => hours)).toEqual([24, 23, 24, 25]);
    expect(await offered('2027-03-29')).toEqual([]);
  });

  test('is listed for one or for all, and apart when it is over', async () => {
    const bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
    await give(wholeDay()).expect(201);
    await give(wholeDay({ fromDay: '2027-02-01', toDay: '2027-02-05' })).expect(201);
    await give(wholeDay({ staffId: bea.id, fromDay: '2027-02-28', toDay: '2027-03-01' })).expect(201);

    const listed = async (query: object) => {
      const { body } = await asAdmin('get', '/time-off').query(query).expect(200);
      return body.map(({ wholeDays }: { wholeDays: { from: string } }) => wholeDays.from);
    };

    expect(await listed({})).toEqual(['2027-02-28', TUESDAY]);
    expect(await listed({ staff: elena.id })).toEqual([TUESDAY]);
    const { body: past } = await asAdmin('get', '/time-off/past').query({ staff: elena.id }).expect(200);
    expect(past).toMatchObject({ items: [{ wholeDays: { from: '2027-02-01' } }], total: 1, page: 1 });
  });

  test('that is over is listed in pages, however much of it there is', async () => {
    await parlour.database.query(
      `INSERT INTO time_off (staff_id, starts_at, ends_at)
       SELECT $1, '2026-01-01'::timestamptz + number * interval '1 day', '2026-01-01 01:00'::timestamptz + number * interval '1 day'
       FROM generate_series(1, 130) AS number`,
      [elena.id],
    );

    const page = async (number: number) =>
      (
        await asAdmin('get', '/time-off/past')
          .query({ staff: elena.id, page: number, pageSize: 100 })
          .expect(200)
      ).body;
    const [first, second] = [await page(1), await page(2)];

    expect([first.total, first.items.length, second.items.length]).toEqual([130, 100, 30]);
    expect(first.items[0].startsAt).toContain('2026-05-11');
    expect(second.items.at(-1).startsAt).toContain('2026-01-02');
  });

  test('is still listed for pages opened before an update, which ask for it in the way of then', async () => {
    await give(wholeDay()).expect(201);
    await give(wholeDay({ fromDay: '2027-02-01', toDay: '2027-02-05' })).expect(201);

    const listed = async (query: object) =>
      (await asAdmin('get', '/time-off').query(query).expect(200)).body.map(
        ({ wholeDays }: { wholeDays: { from: string } }) => wholeDays.from,
      );

    expect(await listed({ staff: elena.id, when: 'past' })).toEqual(['2027-02-01']);
    expect(await listed({ staff: elena.id, when: 'upcoming' })).toEqual([TUESDAY]);
    await asAdmin('get', '/time-off').query({ when: 'ever' }).expect(422);
    await asAdmin('get', '/time-off/past').query({ when: 'past' }).expect(422);
  });

  test('cannot overlap other time off', async () => {
    await give(wholeDay()).expect(201);

    const { body } = await give(wholeDay({ fromMinute: 600, toMinute: 660 })).expect(409);

    expect(body.code).toBe('already-away');
  });

  test('is recorded with what became of the bookings', async () => {
    const booking = await book(at('10:00'));
    const visits = [{ bookingId: booking, fate: 'cancel' }];

    const { body } = await give(wholeDay({ visits })).expect(201);

    const { body: audit } = await asAdmin('get', `/audit?object=${body._id}`).expect(200);
    expect(audit.items).toMatchObject([
      { action: 'time-off.added', detail: { staff: elena.id, moved: 0, cancelled: 1 } },
    ]);
  });
});

describe('time off and a booking that are made at the same moment', () => {
  test('never both succeed', async () => {
    for (let round = 0; round < 8; round++) {
      const day = `2027-03-${String(8 + round).padStart(2, '0')}`;
      if (day === '2027-03-14') continue;
      const [booked, given] = await Promise.all([
        tryToBook(at('10:00', day)),
        give(wholeDay({ fromDay: day, toDay: day })),
      ]);

      expect([booked.status, given.status].sort()).toEqual([201, 409]);
      if (given.status === 409) expect(given.body.code).toBe('visits-in-the-way');
      else expect(booked.body.code).toBe('slot-taken');
    }
    expect(await overlaps()).toBe(0);
  });

  test('leave no hole when the booking is cancelled instead', async () => {
    const kept = await book(at('10:00'));
    const visits = [{ bookingId: kept, fate: 'keep' }];

    const [cancelled, given] = await Promise.all([
      asAdmin('post', `/bookings/${kept}/cancel`).send({}),
      give(wholeDay({ visits })),
    ]);

    expect([cancelled.status, given.status]).toEqual([200, 201]);
    expect(await offered()).toEqual([]);
    expect(await overlaps()).toBe(0);
  });
});

describe('no one is given', () => {
  test.each([
    ['time off for somebody unknown', { staffId: randomUUID() }, '#/staffId'],
    ['A18 time off for nobody', { staffId: null }, '#/staffId'],
    ['time off that ends before it begins', { toDay: '2027-03-01' }, '#/toDay'],
    ['an hour that runs backwards', { fromMinute: 600, toMinute: 600 }, '#/toDay'],
    ['more than a year', { toDay: '2028-03-04' }, '#/toDay'],
    ['a day that does not exist', { fromDay: '2027-02-29' }, '#/fromDay'],
    ['a minute past midnight', { toMinute: 1441 }, '#/toMinute'],
    ['a reason without end', { reason: 'x'.repeat(121) }, '#/reason'],
    [
      'a fate that does not exist',
      { visits: [{ bookingId: randomUUID(), fate: 'forget' }] },
      '#/visits/0/fate',
    ],
    ['a booking that does not exist', { visits: [{ bookingId: 'x', fate: 'keep' }] }, '#/visits/0/bookingId'],
    ['A09 a field of their own', { approved: true }, '#/approved'],
  ])('%s', async (_, change, pointer) => {
    const { body } = await give(wholeDay(change)).expect(422);

    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
    expect((await asAdmin('get', '/time-off').expect(200)).body).toEqual([]);
  });
});
