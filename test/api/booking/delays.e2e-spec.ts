import { randomUUID } from 'node:crypto';
import type { DelayedBookingView, DelayView } from '../../../api/booking/delays/delay.view.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import { aClient, aColleague, anAdmin, loggedInAgain, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// Ana and Bea work from nine to five; Lisbon is on UTC then. Visits are on Tuesday, and it is 10:20 there.
const TUESDAY = '2027-03-09';
const at = (time: string) => `${TUESDAY}T${time}:00.000Z`;

interface Booking {
  _id: string;
  version: number;
  startsAt: string;
  endsAt: string;
}

let salon: SalonWithMail;
let cut: Service;
let ana: string;
let bea: string;
let admin: Person;
let client: Person;
let stylist: Person;

beforeAll(async () => {
  salon = await openSalonWithMail({ staff: 0 });
  const { database } = salon.parlour;
  cut = await aService(database, { title: 'Cut' });
  ({ id: ana } = await aMember(database, { name: 'Ana', does: [cut] }));
  ({ id: bea } = await aMember(database, { name: 'Bea', does: [cut] }));
  admin = await anAdmin(salon.parlour);
  client = await aClient(salon.parlour, 'Maria Lopes');
  stylist = await aColleague(salon.parlour, { role: 'stylist', staffId: ana });
});

afterAll(() => salon.close());

beforeEach(() => salon.startAfresh());

const send = (path: string, body: object, person: Person = admin) =>
  salon.parlour.http
    .post(path)
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', randomUUID())
    .send(body);

const get = (path: string, person: Person = admin) =>
  salon.parlour.http.get(path).set('Authorization', person.bearer);

const book = async (time: string, staff: string[] = [ana], who: object = {}): Promise<Booking> => {
  const lines = staff.map((staffId) => ({ serviceId: cut.id, staffId }));
  const body = { lines, startsAt: at(time), client: { name: `At ${time}`, ...who }, allowOutsideHours: true };
  return (await send('/bookings/desk', body).expect(201)).body;
};

/** All users log in again: a session does not last a week. */
async function itIs(time: string) {
  salon.parlour.clock.set(at(time));
  admin = await loggedInAgain(salon.parlour, admin);
  stylist = await loggedInAgain(salon.parlour, stylist);
  client = await loggedInAgain(salon.parlour, client);
}

const preview = async ({ _id }: Booking, minutes: number, person?: Person): Promise<DelayView> =>
  (await get(`/bookings/${_id}/delay?minutes=${minutes}`, person).expect(200)).body;

const delay = ({ _id, version }: Booking, body: object, person?: Person) =>
  send(`/bookings/${_id}/delay`, { version, others: 'move', ...body }, person);

const read = async ({ _id }: Booking): Promise<Booking> => (await get(`/bookings/${_id}`).expect(200)).body;

const timesOf = async (...bookings: Booking[]) =>
  Promise.all(
    bookings.map(async (booking) => {
      const { startsAt, endsAt } = await read(booking);
      return [startsAt.slice(11, 16), endsAt.slice(11, 16)].join('–');
    }),
  );

const block = (from: string, to: string, staffId = ana) =>
  send('/blocks', { staffId, startsAt: at(from), endsAt: at(to), reason: 'Lunch' }).expect(201);

test('a visit that takes longer moves on what it touches, and a gap takes up the rest', async () => {
  const late = await book('10:00');
  const next = await book('10:30');
  const then = await book('11:10');
  await itIs('10:20');

  const shown = await preview(late, 15);
  expect(shown).toMatchObject({
    endsAt: at('10:30'),
    endsAtThen: at('10:45'),
    freeMinutes: 0,
    obstacles: [],
  });
  expect(shown.visits).toMatchObject([
    { _id: next._id, name: 'At 10:30', startsAt: at('10:30'), startsAtThen: at('10:45'), minutes: 15 },
    { _id: then._id, startsAtThen: at('11:15'), minutes: 5 },
  ]);
  expect(await timesOf(late, next, then)).toEqual(['10:00–10:30', '10:30–11:00', '11:10–11:40']);

  const { body }: { body: DelayedBookingView } = await delay(late, {
    minutes: 15,
    shown: shown.visits.map(({ _id, startsAtThen }) => ({ _id, startsAt: startsAtThen })),
  }).expect(200);

  expect(body).toMatchObject({ lengthenedMinutes: 15, endsAt: at('10:45') });
  expect(await timesOf(late, next, then)).toEqual(['10:00–10:45', '10:45–11:15', '11:15–11:45']);
  const { body: history } = await get(`/bookings/${late._id}/history`).expect(200);
  expect(history).toMatchObject([
    { verb: 'book' },
    { verb: 'delay', detail: { lateMinutes: '15', title: 'Cut', minutesBefore: '30', minutes: '45' } },
  ]);
});

test('clients whose visits move get one email, unless the desk says no; who has no address is to be called', async () => {
  const late = await book('10:00');
  const hers = await book('10:30', [ana], { _id: client.id, name: undefined });
  await book('11:00', [ana], { phone: '+351 912 345 678' });
  await itIs('10:20');

  const first = (await delay(late, { minutes: 10, sendLetter: false }).expect(200)).body;
  expect(first.news).toEqual({ emails: 0, toCall: [] });
  const second = (await delay(first, { minutes: 10 }).expect(200)).body;

  expect(second.visits.map(({ getsEmail }: { getsEmail: boolean }) => getsEmail)).toEqual([true, false]);
  expect(second.news).toMatchObject({
    emails: 1,
    toCall: [
      { name: 'At 11:00', phone: '+351 912 345 678', startsAt: at('11:20'), formerStartsAt: at('11:10') },
    ],
  });
  const [{ count }] = await salon.parlour.database.query(
    `SELECT count(*)::int FROM outbox WHERE kind = 'booking-moved' AND booking_id = $1`,
    [hers._id],
  );
  expect(count).toBe(1);
});

test('what does not give way is named, and nothing moves', async () => {
  const late = await book('10:00');
  const next = await book('10:30');
  await block('11:10', '12:00');
  await itIs('10:20');

  const { body } = await delay(late, { minutes: 15 }).expect(409);

  expect(body.code).toBe('delay-in-the-way');
  expect(body.delay.obstacles).toMatchObject([{ kind: 'block', staffName: 'Ana', reason: 'Lunch' }]);
  expect(await timesOf(late, next)).toEqual(['10:00–10:30', '10:30–11:00']);
  await delay(late, { minutes: 10 }).expect(200);
  expect(await timesOf(late, next)).toEqual(['10:00–10:40', '10:40–11:10']);
});

test("a colleague's visits stay: a part of theirs that has no room is in the way", async () => {
  const late = await book('10:00');
  const both = await book('10:30', [ana, bea]);
  await book('11:30', [bea]);
  await itIs('10:20');

  const { body } = await delay(late, { minutes: 15 }).expect(409);

  expect(body.delay.obstacles).toMatchObject([
    { kind: 'booking', staffName: 'Bea', booking: { clientName: 'At 11:30' } },
  ]);
  expect(await timesOf(both)).toEqual(['10:30–11:30']);
});

test('those who work until five stay longer only if someone says so', async () => {
  const late = await book('16:00');
  const last = await book('16:30');
  await itIs('16:20');

  const { body } = await delay(late, { minutes: 15 }).expect(409);
  expect(body.delay).toMatchObject({
    canConfirm: true,
    obstacles: [{ kind: 'away', staffName: 'Ana', endsAt: at('17:15') }],
  });

  await delay(late, { minutes: 15, allowOutsideHours: true }).expect(200);
  expect(await timesOf(last)).toEqual(['16:45–17:15']);
});

test('whoever leaves the others gets what is free before them, and the history says that it runs late', async () => {
  const late = await book('10:00');
  const next = await book('10:40');
  await itIs('10:20');

  const { body } = await delay(late, { minutes: 30, others: 'leave' }).expect(200);

  expect(body).toMatchObject({ lengthenedMinutes: 10, visits: [], news: { emails: 0, toCall: [] } });
  expect(await timesOf(late, next)).toEqual(['10:00–10:40', '10:40–11:10']);
  const { body: again } = await delay(body, { minutes: 30, others: 'leave' }).expect(200);
  expect(again.lengthenedMinutes).toBe(0);
  const { body: history } = await get(`/bookings/${late._id}/history`).expect(200);
  expect(history.at(-1)).toMatchObject({ verb: 'delay', detail: { lateMinutes: '30' } });
});

test('pressed twice it is longer once, and what has changed since it was shown is shown anew', async () => {
  const late = await book('10:00');
  await itIs('10:20');
  const shown = await preview(late, 15);
  await book('10:30');

  const { body } = await delay(late, { minutes: 15, shown: shown.visits }).expect(409);
  expect(body).toMatchObject({ code: 'delay-has-changed', delay: { visits: [{ name: 'At 10:30' }] } });

  const answers = await Promise.all([delay(late, { minutes: 15 }), delay(late, { minutes: 15 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale-change');
  expect(await timesOf(late)).toEqual(['10:00–10:45']);
});

test('only what has begun runs late, in fives, up to two hours', async () => {
  const coming = await book('12:00');
  await itIs('10:20');

  expect((await delay(coming, { minutes: 15 }).expect(409)).body.code).toBe('not-possible');
  await get(`/bookings/${coming._id}/delay?minutes=15`).expect(409);
  for (const minutes of [0, 7, 125]) await delay(coming, { minutes }).expect(422);
  await delay({ ...coming, version: 0 }, { minutes: 15 }).expect(422);
});

test('a stylist delays what is theirs alone, and moves nothing that is also a colleague’s', async () => {
  const late = await book('10:00');
  await book('10:30', [ana, bea]);
  const withBea = await book('09:00', [ana, bea]);
  const ofBea = await book('10:00', [bea]);
  await itIs('10:20');

  await delay(withBea, { minutes: 5 }, stylist).expect(403);
  await delay(ofBea, { minutes: 5 }, stylist).expect(404);
  await delay(late, { minutes: 5 }, client).expect(403);
  const { body } = await delay(late, { minutes: 5 }, stylist).expect(409);
  expect(body.delay).toMatchObject({ visits: [], obstacles: [{ kind: 'booking', staffName: 'Ana' }] });
});

test('while it moves on, no one books the time: one of the two is refused', async () => {
  const late = await book('10:00');
  await book('10:30');
  await itIs('10:20');
  const lines = [{ serviceId: cut.id, staffId: ana }];
  const other = { lines, startsAt: at('11:00'), client: { name: 'Rita Sá' } };

  const [delayed, booked] = await Promise.all([
    delay(late, {
      minutes: 15,
      shown: (await preview(late, 15)).visits.map(({ _id, startsAtThen }) => ({
        _id,
        startsAt: startsAtThen,
      })),
    }),
    send('/bookings/desk', other),
  ]);

  expect([delayed.status, booked.status].sort()).not.toEqual([409, 409]);
  const [{ overlaps }] = await salon.parlour.database.query(
    `SELECT count(*)::int AS overlaps FROM allocations one JOIN allocations other
     ON one.staff_id = other.staff_id AND one.id < other.id AND one.during && other.during`,
  );
  expect([overlaps, [200, 201].includes(delayed.status) === (booked.status === 201)]).toEqual([0, false]);
});
