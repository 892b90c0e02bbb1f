// Long because one salon sees a series made, raced, moved and cancelled.
import { randomUUID } from 'node:crypto';
import { SeededRandom } from '../../../api/operations/demo/seeded-random.js';
import { diaryFaults } from '../../support/diary-faults.js';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC until 28 March. Ana and Bea work from nine to five.
const THURSDAY_TEN = '2027-03-04T10:00:00.000Z';
const thursday = (week: number, time: string) =>
  new Date(Date.parse(`2027-03-04T${time}:00Z`) + week * 7 * 86_400_000).toISOString();

interface DateView {
  day: string;
  startsAt: string;
  state: string;
  alternatives: string[];
}

interface Series {
  _id: string;
  count: number;
  bookings: { _id: string; number: number; startsAt: string; status: string; isApart: boolean }[];
}

let salon: SalonWithMail;
let admin: Person;
let client: Person;
let ana: string;
let bea: string;

beforeAll(async () => {
  salon = await openSalonWithMail({ staff: 2 });
  [ana = '', bea = ''] = salon.staff.map(({ id }) => id);
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.startAfresh();
  await sql(`DELETE FROM booking_series`);
  admin = await anAdmin(salon.parlour);
  client = await aClient(salon.parlour);
});

const sql = (text: string, ...values: unknown[]) => salon.parlour.database.query(text, values);

const ask = (path: string, body: object, { who = admin, key = randomUUID() as string } = {}) =>
  salon.parlour.http.post(path).set('Authorization', who.bearer).set('Idempotency-Key', key).send(body);

const lines = (staffId: string | null = ana) => [{ serviceId: salon.cut.id, staffId }];

const six = (more: object = {}) => ({
  ...{ lines: lines(), startsAt: THURSDAY_TEN, everyWeeks: 4, count: 6 },
  client: { _id: client.id },
  ...more,
});

const make = async (more: object = {}): Promise<Series> => (await ask('/series', six(more)).expect(201)).body;

const show = async (id: string, who = admin): Promise<Series> =>
  (await salon.parlour.http.get(`/series/${id}`).set('Authorization', who.bearer).expect(200)).body;

const takeTime = (startsAt: string, staffId = ana) =>
  ask('/bookings/desk', { lines: lines(staffId), startsAt, client: { name: 'Rita' } }).expect(201);

const startsOf = ({ bookings }: Series) => bookings.map(({ startsAt }) => startsAt);

const countBookings = async (): Promise<number> => {
  const [row] = await sql(`SELECT count(*)::int AS count FROM series_bookings`);
  return row.count;
};

test('a walk-in without details has no series', async () => {
  const { body } = await ask('/series', six({ client: { name: 'Walk-in', isWalkIn: true } })).expect(422);

  expect(body.errors).toMatchObject([{ pointer: '#/client/isWalkIn' }]);
  expect(await countBookings()).toBe(0);
});

test('six visits four weeks apart are at ten by the clocks of the salon, and the client hears of them once', async () => {
  const series = await make();

  expect(startsOf(series)).toEqual([
    '2027-03-04T10:00:00.000Z',
    '2027-04-01T09:00:00.000Z',
    '2027-04-29T09:00:00.000Z',
    '2027-05-27T09:00:00.000Z',
    '2027-06-24T09:00:00.000Z',
    '2027-07-22T09:00:00.000Z',
  ]);
  await salon.deliver();
  const [mail, ...more] = salon.mailServer.of(client);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your 6 bookings from Thursday 4 March 2027 at 10:00');
  expect(mail?.text).toContain('Thursday 22 July 2027 at 10:00');
  expect(mail?.calendar.match(/^DTSTART:.*$/gm)?.map((line) => line.trim())).toEqual(
    startsOf(series).map((start) => `DTSTART:${start.replaceAll(/[-:]|\.\d+/g, '')}`),
  );
  expect(mail?.calendar).toContain('METHOD:PUBLISH');
  const reminders = await sql(`SELECT 1 FROM outbox WHERE kind = 'booking-reminder' AND sent_at IS NULL`);
  expect(reminders).toHaveLength(6);
  const { body } = await salon.parlour.http
    .get('/bookings/mine')
    .set('Authorization', client.bearer)
    .expect(200);
  expect(body.total).toBe(6);
  expect(await diaryFaults(salon.parlour.database)).toEqual([]);
});

test('a date that is not free is shown with what is near it, and nothing is booked until it is decided', async () => {
  await takeTime(thursday(4, '09:00'));
  await sql(`INSERT INTO special_days (day, windows) VALUES ('2027-04-29', '[]')`);
  await ask('/bookings', { lines: lines(bea), startsAt: thursday(12, '09:00') }, { who: client });
  await sql(`UPDATE salon SET horizon_days = 365`);
  const { body: preview } = await ask(
    '/series/preview',
    six({ client: undefined, clientId: client.id }),
  ).expect(200);

  const states = preview.dates.map(({ state }: DateView) => state);
  expect(states.slice(0, 3)).toEqual(['free', 'taken', 'closed']);
  const alternatives: string[] = preview.dates[1].alternatives;
  expect(alternatives).toHaveLength(3);
  const { body: refused } = await ask('/series', six()).expect(409);
  expect(refused).toMatchObject({ code: 'dates-taken', dates: preview.dates });
  expect(await countBookings()).toBe(0);

  const dates: DateView[] = preview.dates;
  const changes = dates.flatMap(({ day, state, alternatives: [startsAt = null] }) =>
    state === 'free' ? [] : [{ day, startsAt: state === 'closed' ? null : startsAt }],
  );
  const series = await make({ changes });

  expect(startsOf(series)).toEqual(
    preview.dates.flatMap(({ state, startsAt, alternatives: [other = ''] }: DateView) =>
      state === 'closed' ? [] : [state === 'free' ? startsAt : other],
    ),
  );
  expect(series.bookings.map(({ number }) => number)).toEqual(series.bookings.map((_, index) => index + 1));
  await sql(`DELETE FROM special_days`);
});

test.each([
  [{ everyWeeks: 0 }, '#/everyWeeks'],
  [{ everyWeeks: 13 }, '#/everyWeeks'],
  [{ count: 27 }, '#/count'],
  [{ count: undefined, until: '2026-12-31' }, '#/until'],
  [{ count: undefined, until: 'soon' }, '#/until'],
  [{ count: 26, everyWeeks: 12 }, '#/count'],
  [{ startsAt: '2027-02-25T10:00:00Z' }, '#/startsAt'],
  [{ startsAt: '2027-03-04T10:01:00Z' }, '#/startsAt'],
  [{ changes: [{ day: '2027-03-05', startsAt: null }] }, '#/changes/0/day'],
  [{ changes: [{ day: '2027-04-01', startsAt: '2027-04-02T09:01:00Z' }] }, '#/changes/0/startsAt'],
  [{ changes: [{ day: '2027-04-01', startsAt: '2027-05-02T09:00:00Z' }] }, '#/changes'],
  [{ count: 2, changes: [{ day: '2027-04-01', startsAt: null }] }, '#/changes'],
])('what cannot be a series is refused, and nothing is booked (%j)', async (wrong, pointer) => {
  const { body } = await ask('/series', six(wrong)).expect(422);

  expect(body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
  expect(await countBookings()).toBe(0);
});

test('what the preview says is what happens, in twelve salons with random diaries', async () => {
  const random = new SeededRandom(71);
  for (let round = 0; round < 12; round++) {
    await salon.startAfresh();
    const everyWeeks = random.pick([1, 2, 3]);
    for (let taken = 0; taken < 12; taken++) {
      const startsAt = thursday(
        random.pick([0, 1, 2, 3, 4, 6, 9]),
        random.pick(['09:00', '09:30', '10:00', '10:30']),
      );
      await ask('/bookings/desk', {
        ...{ lines: lines(random.pick([ana, bea])), startsAt },
        client: random.pick([{ _id: client.id }, { name: 'Rita' }]),
      });
    }
    const wanted = six({ lines: lines(random.pick<string | null>([ana, null])), everyWeeks, count: 4 });
    const { body: preview } = await ask('/series/preview', {
      ...wanted,
      client: undefined,
      clientId: client.id,
    }).expect(200);
    const dates: DateView[] = preview.dates;
    const isFree = dates.every(({ state }) => state === 'free');

    const answer = await ask('/series', wanted);

    expect(answer.status).toBe(isFree ? 201 : 409);
    if (!isFree) {
      expect(answer.body.dates).toEqual(dates);
      expect(await countBookings()).toBe(0);
      const changes = dates.flatMap(({ day, state, alternatives: [startsAt = null] }) =>
        state === 'free' ? [] : [{ day, startsAt }],
      );
      const resolved = await ask('/series', { ...wanted, changes }).expect(201);
      expect(startsOf(resolved.body)).toEqual(
        dates.map(({ state, startsAt, alternatives: [other] }) => (state === 'free' ? startsAt : other)),
      );
    }
    expect(await diaryFaults(salon.parlour.database)).toEqual([]);
  }
});

test('series and single bookings that race for the same days are each whole or not there, and none waits for another for ever', async () => {
  const [before] = await sql(`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`);
  const statuses: number[] = [];
  for (let round = 0; round < 6; round++) {
    const time = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'][round] ?? '15:00';
    const answers = await Promise.all([
      ...[1, 2, 3].map((everyWeeks) =>
        ask(
          '/series',
          six({
            startsAt: thursday(0, time),
            everyWeeks,
            count: 6,
            lines: lines(null),
            client: { name: `Rita ${everyWeeks}` },
          }),
        ),
      ),
      ...[5, 3, 1, 2, 4, 0].map((week) =>
        ask('/bookings/desk', {
          lines: lines(),
          startsAt: thursday(week, time),
          client: { name: `Nora ${week}` },
        }),
      ),
    ]);
    statuses.push(...answers.map(({ status }) => status));
  }

  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  const sizes = await sql(
    `SELECT count(bookings.id)::int AS size FROM booking_series AS series
     LEFT JOIN series_bookings AS place ON place.series_id = series.id
     LEFT JOIN bookings ON bookings.id = place.booking_id AND bookings.status = 'confirmed'
     GROUP BY series.id`,
  );
  expect(new Set(sizes.map(({ size }: { size: number }) => size))).toEqual(new Set([6]));
  expect(await diaryFaults(salon.parlour.database)).toEqual([]);
  const [after] = await sql(`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`);
  expect(after.deadlocks).toBe(before.deadlocks);
});

test('the email of a series says that reminders have links, and leads nowhere that its client cannot go', async () => {
  await make();
  await make({
    lines: lines(bea),
    client: { name: 'Olga Berg', email: 'olga@example.com' },
    sendLetter: true,
  });
  await salon.deliver();

  const [own] = salon.mailServer.of(client);
  const [olgas] = salon.mailServer.of({ email: 'olga@example.com' });
  const sentence = 'The reminder before each visit has links to move or cancel it.';
  expect(own?.text).toContain(sentence);
  expect(own?.text).toContain('/dashboard/booking');
  expect(olgas?.text).toContain(sentence);
  expect(olgas?.text).not.toContain('/dashboard/booking');
  expect(olgas?.html).not.toContain('/dashboard/booking');
});

test('the email of a series whose first reminder would come too late promises no links', async () => {
  await make({ startsAt: '2027-03-02T10:00:00.000Z', everyWeeks: 1, count: 2 });
  await salon.deliver();

  expect(salon.mailServer.of(client)[0]?.text).not.toContain('has links to move or cancel');
});

test('the email of a series still goes out when one of its bookings moves before it has', async () => {
  const { bookings } = await make();
  await ask(`/bookings/${bookings[0]?._id}/move`, { startsAt: thursday(0, '14:00') }).expect(200);

  await salon.deliver();

  const mails = salon.mailServer.of(client);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Your 6 bookings from Thursday 4 March 2027 at 14:00',
    'Your booking has moved to Thursday 4 March 2027 at 14:00',
  ]);
});

test('the same submit twice at once is one series with one answer', async () => {
  const key = randomUUID();

  const [one, other] = await Promise.all([ask('/series', six(), { key }), ask('/series', six(), { key })]);

  expect([one.status, other.status]).toEqual([201, 201]);
  expect(other.body).toEqual(one.body);
  expect(await countBookings()).toBe(6);
  await ask('/series', six({ count: 5 }), { key }).expect(422);
});

describe('this and later ones', () => {
  test('move together; one that was changed by itself stays and is listed, and what lies before stays', async () => {
    const { _id, bookings } = await make({ everyWeeks: 1 });
    const [, second, third, fourth] = bookings;
    await ask(`/bookings/${fourth?._id}/move`, { startsAt: thursday(3, '14:00') }).expect(200);
    await salon.deliver();
    salon.mailServer.received.length = 0;

    // A week later, at the current times of those after it.
    const { body } = await ask(`/series/${_id}/move`, {
      ...{ from: third?._id, startsAt: thursday(3, '10:00'), staffId: bea },
    }).expect(200);

    expect(body).toMatchObject({ changed: 3, news: { emails: 1, toCall: [] } });
    expect(body.stayed).toMatchObject([{ number: 4, startsAt: thursday(3, '14:00'), isApart: true }]);
    expect(startsOf(await show(_id))).toEqual([
      thursday(0, '10:00'),
      second?.startsAt,
      thursday(3, '10:00'),
      thursday(3, '14:00'),
      thursday(5, '09:00'),
      thursday(6, '09:00'),
    ]);
    await salon.deliver();
    const [mail, ...more] = salon.mailServer.of(client);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Your 3 bookings have moved/);
    expect(mail?.calendar.match(/^UID:/gm)).toHaveLength(3);
    expect(await diaryFaults(salon.parlour.database)).toEqual([]);
  });

  test('move all or not at all: a date that is taken is shown, and may be given another time or be left', async () => {
    const { _id, bookings } = await make({ everyWeeks: 1, count: 3 });
    await takeTime(thursday(1, '15:00'));
    const move = { from: bookings[0]?._id, startsAt: thursday(0, '15:00') };

    const { body } = await ask(`/series/${_id}/move`, move).expect(409);

    expect(body.dates.map(({ state }: DateView) => state)).toEqual(['free', 'taken', 'free']);
    expect(startsOf(await show(_id))).toEqual(bookings.map(({ startsAt }) => startsAt));
    const changes = [{ day: body.dates[1].day, startsAt: null }];
    const { body: moved } = await ask(`/series/${_id}/move`, { ...move, changes }).expect(200);
    expect(startsOf(moved)).toEqual([thursday(0, '15:00'), thursday(1, '10:00'), thursday(2, '15:00')]);
    expect(moved.stayed).toMatchObject([{ number: 2 }]);
  });

  test('are cancelled together, with one email; what has been stays', async () => {
    const { _id, bookings } = await make({ everyWeeks: 1 });
    salon.parlour.clock.set(thursday(1, '12:00'));
    admin = await anAdmin(salon.parlour);
    // The second also took place, but no one has marked it yet.
    const [first] = bookings;
    await ask(`/bookings/${first?._id}/status`, { verb: 'finish' }).expect(200);
    await salon.deliver();
    salon.mailServer.received.length = 0;

    const { body } = await ask(`/series/${_id}/cancel`, { from: first?._id, reason: 'We are moving' }).expect(
      200,
    );

    expect(body).toMatchObject({ changed: 4, stayed: [], news: { emails: 1 } });
    expect((await show(_id)).bookings.map(({ status }) => status)).toEqual([
      ...['done', 'confirmed', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
    ]);
    await salon.deliver();
    const [mail, ...more] = salon.mailServer.of(client);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('We are moving');
    expect(mail?.calendar.match(/^STATUS:CANCELLED/gm)).toHaveLength(4);
    const reminders = await sql(
      `SELECT 1 FROM outbox WHERE kind = 'booking-reminder' AND sent_at IS NULL AND dropped_at IS NULL`,
    );
    expect(reminders).toEqual([]);
    const again = await ask(`/series/${_id}/cancel`, { from: first?._id }).expect(200);
    expect(again.body).toMatchObject({ changed: 0, news: { emails: 0, toCall: [] } });
  });

  test('take along what was corrected, but not where it was given to someone else, and one may be taken back', async () => {
    const { _id, bookings } = await make({ everyWeeks: 1, count: 4 });
    const [first, second, third, fourth] = bookings;
    const correct = (id: string | undefined, body: object) =>
      ask(`/bookings/${id}/correct`, body).expect(200);
    await correct(second?._id, { note: 'Shy' });
    await correct(third?._id, { client: { name: 'Rosa Dias', email: 'rosa@example.com' } });
    await salon.deliver();
    expect(salon.mailServer.of(client).map(({ subject }) => subject)).toEqual([
      'Your 3 bookings from Thursday 4 March 2027 at 10:00',
    ]);

    const { body: moved } = await ask(`/series/${_id}/move`, {
      ...{ from: first?._id, startsAt: thursday(0, '12:00') },
    }).expect(200);
    expect(moved.stayed).toMatchObject([{ number: 3, isApart: true }]);
    expect(startsOf(moved).map((start) => start.slice(11, 16))).toEqual(['12:00', '12:00', '10:00', '12:00']);

    await ask(`/series/${_id}/cancel`, { from: first?._id }).expect(200);
    await salon.deliver();
    expect((await show(_id)).bookings.map(({ status }) => status)).toEqual([
      ...['cancelled', 'cancelled', 'confirmed', 'cancelled'],
    ]);
    const { body } = await ask(`/bookings/${fourth?._id}/reinstate`, {}).expect(200);
    expect(body.news.emails).toBe(1);
  });

  test('wait for no one’s older picture: a change is refused when the booking is no longer as it was seen', async () => {
    const { _id, bookings } = await make();
    const from = bookings[1]?._id;
    await salon.parlour.http
      .patch(`/bookings/${from}`)
      .set('Authorization', admin.bearer)
      .send({ note: 'Shy' })
      .expect(200);

    const { body } = await ask(`/series/${_id}/cancel`, { from, version: 1 }).expect(409);

    expect(body.code).toBe('stale-change');
    await ask(`/series/${_id}/cancel`, { from, version: 2 }).expect(200);
  });
});

test('a stylist repeats bookings in their own column, for clients they know, and sees no others of the series', async () => {
  const stylist = await aColleague(salon.parlour, { role: 'stylist', staffId: ana });
  await ask('/series', six({ lines: lines(bea) }), { who: stylist }).expect(403);
  await ask('/series', six(), { who: stylist }).expect(422);
  await ask('/series/preview', six({ client: undefined, clientId: client.id }), { who: stylist }).expect(404);
  const theirs = await ask('/series', six({ client: { name: 'Rita' } }), { who: stylist }).expect(201);
  expect(theirs.body.bookings).toHaveLength(6);

  const { _id, bookings } = await make({ startsAt: thursday(0, '12:00') });
  await ask(`/bookings/${bookings[0]?._id}/move`, { startsAt: thursday(0, '12:00'), staffId: bea }).expect(
    200,
  );

  const seen = await show(_id, stylist);
  expect(seen).toMatchObject({ count: 6 });
  expect(seen.bookings.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
  await ask(`/series/${_id}/cancel`, { from: bookings[0]?._id }, { who: stylist }).expect(422);
  await ask(
    `/series/${_id}/move`,
    { from: bookings[1]?._id, startsAt: thursday(4, '12:00'), staffId: bea },
    { who: stylist },
  ).expect(403);
});
