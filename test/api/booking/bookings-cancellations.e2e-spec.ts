import { randomUUID } from 'node:crypto';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon. Clients cancel until a day before; the desk at any time.
const at = (day: string, time: string) => `2027-03-${day}T${time}:00.000Z`;
const TOO_LATE = at('01', '10:30');
const IN_TIME = at('04', '10:00');

let salon: SalonWithMail;
let admin: Person;
let maria: Person;
let ana: string;

beforeAll(async () => {
  salon = await openSalonWithMail({ staff: 2 });
  ana = salon.staff[0]?.id ?? '';
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.startAfresh();
  await salon.parlour.database.query(`DELETE FROM booking_series`);
  admin = await anAdmin(salon.parlour);
  maria = await aClient(salon.parlour, 'Maria Lopes');
});

const ask = (path: string, body: object, who = admin) =>
  salon.parlour.http
    .post(path)
    .set('Authorization', who.bearer)
    .set('Idempotency-Key', randomUUID())
    .send(body);

const read = async (path: string, who = admin) =>
  (await salon.parlour.http.get(path).set('Authorization', who.bearer).expect(200)).body;

const book = async (startsAt: string): Promise<string> => {
  const lines = [{ serviceId: salon.cut.id, staffId: ana }];
  const { body } = await ask('/bookings/desk', { lines, startsAt, client: { _id: maria.id } }).expect(201);
  return body._id;
};

const cancel = async (startsAt: string, body: object) =>
  (await ask(`/bookings/${await book(startsAt)}/cancel`, body).expect(200)).body;

const lateCancellations = async (): Promise<number> => (await read(`/clients/${maria.id}`)).lateCancellations;

test('the desk says that the client cancelled, and that is kept, shown in the history and told', async () => {
  const { _id, cancelledBy, news } = await cancel(IN_TIME, { by: 'client', reason: 'Has a cold' });

  expect([cancelledBy, news]).toEqual(['client', { emails: 1, toCall: [] }]);
  const history = await read(`/bookings/${_id}/history`);
  expect(history.at(-1)).toMatchObject({ verb: 'cancel', who: { side: 'salon' }, detail: { by: 'client' } });
  // They know why: their own reason is not sent back to them.
  await salon.deliver();
  expect(salon.mailServer.received).toHaveLength(1);
  expect(JSON.stringify(salon.mailServer.received)).not.toContain('Has a cold');
});

test('a client who called to cancel does not have to be called back', async () => {
  const said = { sendLetter: false };
  expect((await cancel(IN_TIME, { ...said, by: 'client' })).news).toEqual({ emails: 0, toCall: [] });
});

test('a client’s cancellation after the deadline counts as late, and the salon’s never does', async () => {
  await cancel(IN_TIME, { by: 'client' });
  await cancel(TOO_LATE, { by: 'salon' });
  await cancel(TOO_LATE, {});
  expect(await lateCancellations()).toBe(0);

  const { _id } = await cancel(TOO_LATE, { by: 'client' });
  expect(await lateCancellations()).toBe(1);

  await ask(`/bookings/${_id}/reinstate`, {}).expect(200);
  expect(await lateCancellations()).toBe(0);
});

test('only the desk says who cancelled', async () => {
  const _id = await book(IN_TIME);
  const stylist = await aColleague(salon.parlour, { role: 'stylist', staffId: salon.staff[1]?.id ?? '' });

  await ask(`/bookings/${_id}/cancel`, { by: 'salon' }, maria).expect(403);
  await ask(`/bookings/${_id}/cancel`, { by: 'client' }, stylist).expect(404);
  await ask(`/bookings/${_id}/cancel`, { by: 'nobody' }).expect(422);
  const { body } = await ask(`/bookings/${_id}/cancel`, {}, maria).expect(200);
  expect(body.cancelledBy).toBe('client');
});

test('a series that its client cancels by telephone counts late only for the date that is', async () => {
  const lines = [{ serviceId: salon.cut.id, staffId: ana }];
  const asked = { lines, startsAt: TOO_LATE, everyWeeks: 4, count: 3, client: { _id: maria.id } };
  const { body: series } = await ask('/series', asked).expect(201);
  const from = series.bookings[0]._id;

  const { body } = await ask(`/series/${series._id}/cancel`, {
    from,
    by: 'client',
    sendLetter: false,
  }).expect(200);

  expect([body.changed, body.news.toCall]).toEqual([3, []]);
  expect(await lateCancellations()).toBe(1);
});

test('a visit that the owner loses to a colleague’s time off was cancelled by the salon', async () => {
  const lines = [{ serviceId: salon.cut.id, staffId: ana }];
  const { body: own } = await ask('/bookings/desk', {
    lines,
    startsAt: IN_TIME,
    client: { _id: admin.id },
  }).expect(201);
  const off = { staffId: ana, fromDay: '2027-03-04', toDay: '2027-03-04', reason: 'Away' };
  await ask('/time-off', { ...off, visits: [{ bookingId: own._id, fate: 'cancel' }] }).expect(201);

  expect((await read(`/bookings/${own._id}`)).cancelledBy).toBe('salon');
});
