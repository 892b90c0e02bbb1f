import { aClient, anAdmin, type Person } from '../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../support/salon-with-mail.js';

// The clock of the tests stands at Monday, 1 March 2027, eight o'clock, in Lisbon and in universal time.
const TEN = '2027-03-02T10:00:00.000Z';
const ELEVEN = '2027-03-02T11:00:00.000Z';

let salon: SalonWithMail;
let client: Person;
let desk: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
});

afterAll(() => salon.close());

beforeEach(async () => {
  const { parlour, mailServer } = salon;
  await parlour.database.query(
    `TRUNCATE reviews, bookings, holds, allocations, idempotency_keys, outbox CASCADE`,
  );
  parlour.clock.set('2027-03-01T08:00:00Z');
  mailServer.received.length = 0;
  client = await aClient(parlour);
  desk = await anAdmin(parlour);
});

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const as = (person: Person, method: Method, path: string, body?: object) => {
  const request = salon.parlour.http[method](path).set('Authorization', person.bearer);
  return body ? request.send(body) : request;
};

const mark = (id: string, verb: string) => as(desk, 'post', `/bookings/${id}/status`, { verb }).expect(200);

/** The client's booking that the desk has marked done, at eight o'clock on Monday. */
async function aDoneBooking(): Promise<string> {
  const { _id } = await salon.book(client, TEN);
  await mark(_id, 'finish');
  return _id;
}

const words = { name: 'Maria Lopes', title: 'Atelier Lopes, owner', text: 'I feel like new.', stars: 5 };

const write = (parts: object = {}, person = client) => as(person, 'post', '/reviews', { ...words, ...parts });

describe('the email that asks for a review', () => {
  const asked = () =>
    salon.mailServer.of(client).filter(({ subject }) => subject.startsWith('How was your visit'));
  const deliverAt = async (instant: string) => {
    salon.parlour.clock.set(instant);
    await salon.deliver();
    // A day at the desk is longer than a token lives.
    desk = await anAdmin(salon.parlour);
  };

  test('comes four hours after the booking was marked done, with a link to the review page', async () => {
    const bookingId = await aDoneBooking();

    await deliverAt('2027-03-01T11:59:00Z');
    const early = asked().length;
    await deliverAt('2027-03-01T12:00:00Z');

    expect(early).toBe(0);
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.text).toContain(`https://maisonvera.example/dashboard/review?booking=${bookingId}`);
    expect(asked()[0]?.text).toContain('Tuesday 2 March 2027 at 10:00');
  });

  test('does not come once the review is written', async () => {
    await write({ bookingId: await aDoneBooking() }).expect(201);

    await deliverAt('2027-03-01T13:00:00Z');

    expect(asked()).toEqual([]);
  });

  test('comes once, although the desk took "done" back and set it again', async () => {
    const bookingId = await aDoneBooking();
    await mark(bookingId, 'reopen');
    await mark(bookingId, 'finish');
    await deliverAt('2027-03-01T13:00:00Z');

    await mark(bookingId, 'reopen');
    await mark(bookingId, 'finish');
    await deliverAt('2027-03-01T20:00:00Z');

    expect(asked()).toHaveLength(1);
  });

  test('does not come when "done" was a mistake, and comes after it was none', async () => {
    const bookingId = await aDoneBooking();
    await mark(bookingId, 'reopen');
    await deliverAt('2027-03-01T13:00:00Z');
    const atFirst = asked().length;

    await mark(bookingId, 'finish');
    await deliverAt('2027-03-01T20:00:00Z');

    expect([atFirst, asked().length]).toEqual([0, 1]);
  });

  test('does not come after a booking that was cancelled or missed', async () => {
    const { _id: cancelled } = await salon.book(client, TEN);
    await salon.cancel(client, cancelled);
    const { _id: missed } = await salon.book(client, ELEVEN);
    await mark(missed, 'no-show');

    await deliverAt('2027-03-02T20:00:00Z');

    expect(asked()).toEqual([]);
  });

  test('does not come two weeks late', async () => {
    await aDoneBooking();

    await deliverAt('2027-03-15T13:00:00Z');

    expect(asked()).toEqual([]);
  });
});
