import { aClient, anAdmin, aNewClient, loggedInAgain, PASSWORD, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// The tests' clock is set to Monday, 1 March 2027, eight o'clock, in Lisbon and in universal time.
const NOON = '2027-03-01T12:00:00.000Z';
const ONE = '2027-03-01T13:00:00.000Z';

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
  const { _id } = await salon.book(client, NOON);
  await mark(_id, 'finish');
  return _id;
}

const words = { name: 'Maria Lopes', title: 'Atelier Lopes, owner', text: 'I feel like new.', stars: 5 };

const write = (parts: object = {}, person = client) => as(person, 'post', '/reviews', { ...words, ...parts });

const asked = (person = client) =>
  salon.mailServer.of(person).filter(({ subject }) => subject.startsWith('How was your visit'));

describe('the email that asks for a review', () => {
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
    expect(asked()[0]?.text).toContain('Monday 1 March 2027 at 12:00');
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
    const { _id: cancelled } = await salon.book(client, '2027-03-02T10:00:00.000Z');
    await salon.cancel(client, cancelled);
    const { _id: missed } = await salon.book(client, ONE);
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

describe('who does not want to be asked for reviews', () => {
  const { header, url } = { header: 'List-Unsubscribe', url: /^<https:\/\/maisonvera\.example(\/[^>]+)>$/ };
  const deliverAt = async (instant: string) => {
    salon.parlour.clock.set(instant);
    await salon.deliver();
    client = await loggedInAgain(salon.parlour, client);
    desk = await anAdmin(salon.parlour);
  };
  /** The path in the header of the email that asked this client after a visit at eight o'clock on Monday. */
  const linkAfterAVisit = async () => {
    await aDoneBooking();
    await deliverAt('2027-03-01T12:00:00Z');
    return url.exec(asked()[0]?.header(header) ?? '')?.[1] ?? '';
  };
  /** The request of a mail program: a form, without anything that identifies the reader. */
  const press = (path: string) =>
    salon.parlour.http.post(path).type('form').send('List-Unsubscribe=One-Click');
  const aVisitAt = async (startsAt: string) => mark((await salon.book(client, startsAt))._id, 'finish');
  const seenByDesk = async (id = client.id): Promise<boolean> =>
    (await as(desk, 'get', `/clients/${id}`).expect(200)).body.isAskedForReviews;
  const own = async () => (await as(client, 'get', '/account').expect(200)).body.isAskedForReviews;
  const choose = (isAskedForReviews: boolean, person = client) =>
    as(person, 'patch', '/account', { isAskedForReviews });
  const declined = async () =>
    (await salon.parlour.database.query(`SELECT mailbox FROM declined_review_requests`)).length;

  beforeEach(() => salon.parlour.database.query(`TRUNCATE declined_review_requests`));

  test('A-18 ends review requests with one press in the mail program, and nothing else', async () => {
    const path = await linkAfterAVisit();
    const [request] = asked();
    await press(path).expect(204);
    await press(path).expect(204);
    await salon.parlour.http
      .post(path)
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x--\r\n')
      .expect(204);
    salon.mailServer.received.length = 0;
    await aVisitAt(ONE);
    await salon.deliver();
    await deliverAt('2027-03-01T18:00:00Z');

    expect(request?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(request?.text).toContain(`Don’t ask me again:\nhttps://maisonvera.example${path}`);
    expect(request?.html).toContain(`href="https://maisonvera.example${path}"`);
    expect(asked()).toEqual([]);
    expect(salon.mailServer.of(client).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Booked:'),
    ]);
    expect(salon.mailServer.of(client)[0]?.header(header)).toBe('');
    expect([await seenByDesk(), await own(), await declined()]).toEqual([false, false, 1]);
  });

  test('A-18 a request that waits already is not sent either', async () => {
    const path = await linkAfterAVisit();
    await aVisitAt(ONE);
    await press(path).expect(204);

    await deliverAt('2027-03-01T18:00:00Z');

    expect(asked()).toHaveLength(1);
  });

  test('A-18 opening the link is not pressing the button, and a link that is not whole does nothing', async () => {
    const path = await linkAfterAVisit();

    await salon.parlour.http.get(path).set('Accept', 'text/html');
    const other = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    await press(other).expect(403);
    await press(`${path}=`).expect(403);

    expect(await declined()).toBe(0);
  });

  test('A-18 clients turn the requests on again in their account, once the address is theirs', async () => {
    await press(await linkAfterAVisit()).expect(204);
    const turnedOn = await choose(true).expect(200);
    await aVisitAt(ONE);
    await deliverAt('2027-03-01T18:00:00Z');
    const impostor = await aNewClient(salon.parlour);

    expect(turnedOn.body.isAskedForReviews).toBe(true);
    expect(asked()).toHaveLength(2);
    await choose(true, impostor).expect(409);
    expect((await as(impostor, 'get', '/account')).body.isAskedForReviews).toBeNull();
  });

  test('A-18 the choice goes along to another address, is in the client’s data, and is erased with them', async () => {
    await choose(false).expect(200);
    const email = `new-${client.email}`;
    await as(client, 'put', '/auth/email', { email, password: PASSWORD }).expect(202);
    await salon.deliver();
    const [, code = ''] =
      /verify#(?:code=)?([\w-]+)/.exec(salon.mailServer.of({ email })[0]?.text ?? '') ?? [];
    await salon.parlour.http.post('/auth/verify').send({ code, password: PASSWORD }).expect(200);
    client = await loggedInAgain(salon.parlour, { ...client, email });
    const { body } = await as(client, 'get', '/account/export').expect(200);
    const kept = await declined();
    await as(client, 'delete', '/account', { password: PASSWORD }).expect(204);

    expect([body.profile.isAskedForReviews, kept, await declined()]).toEqual([false, 1, 0]);
  });

  test('A-18 holds for the mailbox: of a client by phone, of an account at the same address, and of both as one', async () => {
    const card = async (body: object) =>
      (await as(desk, 'post', '/clients', { name: 'Ines', ...body }).expect(201)).body._id;
    const change = (id: string, email: string) => as(desk, 'patch', `/clients/${id}`, { email }).expect(200);
    await choose(false).expect(200);
    // Another person signs up with it, and the owner of the mailbox has not confirmed.
    await salon.parlour.database.query(`UPDATE users SET verified_at = NULL WHERE id = $1`, [client.id]);
    const byPhone = await card({ phone: '912 345 678' });
    const before = await seenByDesk(byPhone);
    await change(byPhone, client.email.toUpperCase());
    const shared = await seenByDesk(byPhone);
    await change(byPhone, `other-${client.email}`);

    expect([before, shared, await seenByDesk(byPhone), await seenByDesk()]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    await as(desk, 'delete', `/clients/${byPhone}`).expect(204);
    expect(await declined()).toBe(1);
  });
});
