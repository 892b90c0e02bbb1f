// Long because one review is followed from its writing to what visitors read.
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// The tests' clock is set to Monday, 1 March 2027, eight o'clock, in Lisbon and in universal time.
const NOON = '2027-03-01T12:00:00.000Z';

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

const published = async () => (await salon.parlour.http.get('/reviews').expect(200)).body;

const publish = (id: string, version = 1) => as(desk, 'post', `/reviews/${id}/publish`, { version });

describe('a client who reviews a booking', () => {
  test('writes what the form of spec §2 asks for: Your Name, Company name and Designation, Description; and stars', async () => {
    const bookingId = await aDoneBooking();

    const { body } = await write({ bookingId }).expect(201);

    expect(body).toEqual({
      _id: expect.any(String),
      ...words,
      img: '',
      verified: true,
      service: 'Cut',
      answer: null,
      status: 'pending',
      hiddenReason: '',
      bookingId,
      createdAt: '2027-03-01T08:00:00.000Z',
      can: { change: true },
    });
  });

  test('is not read by anybody before an admin publishes it', async () => {
    const { body } = await write({ bookingId: await aDoneBooking() }).expect(201);
    expect(await published()).toEqual([]);

    await publish(body._id).expect(200);

    expect(await published()).toMatchObject([{ ...words, verified: true, service: 'Cut' }]);
  });

  test('reviews it once, however often and fast they press', async () => {
    const bookingId = await aDoneBooking();

    const answers = await Promise.all(Array.from({ length: 6 }, () => write({ bookingId })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array(5).fill('already-reviewed'),
    );
    const [{ count }] = await salon.parlour.database.query(`SELECT count(*)::int FROM reviews`);
    expect(count).toBe(1);
  });

  test('is offered to until they have, and again once they have deleted the review', async () => {
    const bookingId = await aDoneBooking();
    const mayReview = async () => (await as(client, 'get', `/bookings/${bookingId}`)).body.can.review;
    const before = await mayReview();

    const { body } = await write({ bookingId }).expect(201);
    const between = await mayReview();
    await as(client, 'delete', `/reviews/${body._id}`).expect(204);

    expect([before, between, await mayReview()]).toEqual([true, false, true]);
  });

  test('cannot review someone else’s booking, nor can an admin', async () => {
    const bookingId = await aDoneBooking();

    const stranger = await write({ bookingId }, await aClient(salon.parlour));
    const admin = await write({ bookingId }, desk);

    expect([stranger.status, admin.status]).toEqual([404, 404]);
  });

  test.each(['arrive', 'no-show'])('cannot review a booking after "%s"', async (verb) => {
    const { _id: bookingId } = await salon.book(client, NOON);
    await mark(bookingId, verb);

    const { status, body } = await write({ bookingId });

    expect([status, body.code]).toEqual([409, 'not-possible']);
  });

  test('loses the mark "verified" when the desk takes "done" back', async () => {
    const bookingId = await aDoneBooking();
    const { body } = await write({ bookingId }).expect(201);
    await publish(body._id).expect(200);

    await mark(bookingId, 'reopen');

    expect(await published()).toMatchObject([{ verified: false, service: null }]);
  });

  test('may review the salon as a whole, without the mark', async () => {
    const { body } = await write({ title: undefined }).expect(201);

    expect(body).toMatchObject({ verified: false, service: null, bookingId: null, title: '' });
  });

  test('A-15: has three of those waiting at most, even when many are sent at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => write()));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const { status, body } = await write();
    expect([status, body.code]).toEqual([409, 'not-possible']);
    expect(body.detail).toContain('hasn’t read your earlier reviews');
    await write({ bookingId: await aDoneBooking() }).expect(201);
  });
});

describe('a client with a review', () => {
  test('finds only their own reviews, the latest first', async () => {
    await write({ text: 'First' }).expect(201);
    await write({ text: 'Theirs' }, await aClient(salon.parlour)).expect(201);
    salon.parlour.clock.set('2027-03-01T08:05:00Z');
    await write({ text: 'Second' }).expect(201);

    const { body } = await as(client, 'get', '/reviews/mine').expect(200);

    expect(body.items.map(({ text }: { text: string }) => text)).toEqual(['Second', 'First']);
    expect([body.total, body.page, body.pageSize]).toEqual([2, 1, 25]);
  });

  test('changes what is still pending', async () => {
    const { body } = await write().expect(201);

    const changed = await as(client, 'patch', `/reviews/${body._id}`, { stars: 4, title: '' }).expect(200);

    expect(changed.body).toMatchObject({ stars: 4, title: '', text: words.text, status: 'pending' });
  });

  test('does not change what is published or hidden', async () => {
    const { body } = await write().expect(201);
    await publish(body._id).expect(200);
    const whenPublished = await as(client, 'patch', `/reviews/${body._id}`, { stars: 1 });
    await as(desk, 'post', `/reviews/${body._id}/hide`, { reason: 'Names a colleague' }).expect(200);
    const whenHidden = await as(client, 'patch', `/reviews/${body._id}`, { stars: 1 });

    expect([whenPublished, whenHidden].map(({ status, body: { code } }) => [status, code])).toEqual([
      [409, 'not-possible'],
      [409, 'not-possible'],
    ]);
  });

  test('deletes a review even when it is published', async () => {
    const { body } = await write().expect(201);
    await publish(body._id).expect(200);

    await as(client, 'delete', `/reviews/${body._id}`).expect(204);

    expect(await published()).toEqual([]);
  });
});

describe('an admin who reads reviews', () => {
  const list = async (query = '') => (await as(desk, 'get', `/reviews/all${query}`).expect(200)).body;

  test('finds pending ones first, with the booking and the account behind them', async () => {
    const { body: early } = await write({ text: 'Early', bookingId: await aDoneBooking() }).expect(201);
    salon.parlour.clock.set('2027-03-01T08:05:00Z');
    const { body: late } = await write({ text: 'Late' }).expect(201);
    await publish(late._id).expect(200);

    const page = await list();

    expect(page.items.map(({ _id }: { _id: string }) => _id)).toEqual([early._id, late._id]);
    expect([page.total, page.pending]).toEqual([2, 1]);
    expect(page.items[0]).toMatchObject({
      email: client.email,
      visit: { startsAt: NOON, staff: [salon.staff[0]?.name] },
      can: { publish: true, hide: true },
    });
  });

  test('narrows the list to one state, to some words and to a page', async () => {
    for (const text of ['A fine cut', '100% happy', 'Too loud']) await write({ text }).expect(201);
    const [first] = (await list('?search=fine')).items;
    await publish(first._id).expect(200);

    const texts = async (query: string) =>
      (await list(query)).items.map(({ text }: { text: string }) => text);
    expect(await texts('?status=published')).toEqual(['A fine cut']);
    expect(await texts('?search=%25')).toEqual(['100% happy']);
    expect(await texts('?status=pending&pageSize=1&page=2')).toHaveLength(1);
    expect(await texts('?status=hidden')).toEqual([]);
  });

  test('publishes only the text that they have read', async () => {
    const { body } = await write().expect(201);
    await as(client, 'patch', `/reviews/${body._id}`, { text: 'Buy my cream instead' }).expect(200);

    const early = await publish(body._id, 1);
    const read = await publish(body._id, 2);

    expect([early.status, early.body.code, read.status]).toEqual([409, 'review-has-changed', 200]);
  });

  test('hides a review with a reason that only its author can read', async () => {
    const { body } = await write().expect(201);
    await publish(body._id).expect(200);

    await as(desk, 'post', `/reviews/${body._id}/hide`, { reason: 'Names a colleague' }).expect(200);

    const mine = await as(client, 'get', '/reviews/mine').expect(200);
    expect(mine.body.items).toMatchObject([
      { status: 'hidden', hiddenReason: 'Names a colleague', ...words },
    ]);
    expect(await published()).toEqual([]);
  });

  test('shows a hidden one again, and decides nothing twice', async () => {
    const { body } = await write().expect(201);
    const hide = () => as(desk, 'post', `/reviews/${body._id}/hide`, { reason: 'By mistake' });
    await hide().expect(200);

    expect((await hide()).status).toBe(409);
    expect((await publish(body._id)).body).toMatchObject({ status: 'published', hiddenReason: '' });
    expect((await publish(body._id)).status).toBe(409);
  });

  test('answers publicly, and removes the answer', async () => {
    const { body } = await write().expect(201);
    await publish(body._id).expect(200);
    const answer = (text: string) =>
      as(desk, 'put', `/reviews/${body._id}/answer`, { answer: text }).expect(200);

    await answer('Thank you, Maria!');
    const [withAnswer] = await published();
    await answer('');
    const [without] = await published();

    expect(withAnswer.answer).toEqual({ text: 'Thank you, Maria!', at: '2027-03-01T08:00:00.000Z' });
    expect(without.answer).toBeNull();
  });

  test('leaves an entry in the audit log for each decision', async () => {
    const { body } = await write().expect(201);
    await publish(body._id).expect(200);
    await as(desk, 'put', `/reviews/${body._id}/answer`, { answer: 'Thank you!' }).expect(200);
    await as(desk, 'post', `/reviews/${body._id}/hide`, { reason: 'By mistake' }).expect(200);

    const { body: book } = await as(desk, 'get', `/audit?object=${body._id}`).expect(200);

    expect(book.items.map(({ action }: { action: string }) => action).sort()).toEqual([
      'review.answered',
      'review.hidden',
      'review.published',
    ]);
    expect(JSON.stringify(book)).not.toContain('By mistake');
  });
});

describe('the public figures of all reviews', () => {
  const summary = async () => (await salon.parlour.http.get('/reviews/summary').expect(200)).body;

  test('counts the published ones, and averages them from five on', async () => {
    for (const stars of [5, 5, 4, 4]) await publish((await write({ stars })).body._id).expect(200);
    const ofFour = await summary();
    await write({ stars: 1 }).expect(201);
    await publish((await write({ stars: 5 })).body._id).expect(200);

    expect([ofFour, await summary()]).toEqual([
      { count: 4, average: null, services: [], staff: [] },
      { count: 5, average: 4.6, services: [], staff: [] },
    ]);
  });

  test('count for each service and team member of a visit that took place, and lead to those reviews', async () => {
    const [{ id: ana = '' } = {}] = salon.staff;
    const bookingId = await aDoneBooking();
    const { body: ofVisit } = await write({ bookingId });
    await publish(ofVisit._id).expect(200);
    await publish((await write({ text: 'A lovely place.' })).body._id).expect(200);
    const found = async (query: string) => {
      const { body } = await salon.parlour.http.get(`/reviews/published${query}`).expect(200);
      return [body.total, ...body.items.map(({ text }: { text: string }) => text)];
    };

    const { services, staff } = await summary();

    expect(services).toEqual([{ _id: salon.cut.id, count: 1, average: null }]);
    expect(staff).toEqual([{ _id: ana, count: 1, average: null }]);
    expect(await found('')).toEqual([2, expect.any(String), expect.any(String)]);
    expect(await found('?pageSize=1&page=2')).toEqual([2, expect.any(String)]);
    expect(await found(`?service=${salon.cut.id}&staff=${ana}`)).toEqual([1, words.text]);
    expect(await found(`?service=${ana}`)).toEqual([0]);
    await mark(bookingId, 'reopen');
    // A visit that did not take place after all.
    expect(await summary()).toMatchObject({ count: 2, services: [], staff: [] });
  });

  test('shows the newest dozen', async () => {
    await salon.parlour.database.query(
      `INSERT INTO reviews (name, text, stars, status, created_at)
       SELECT 'Maria', n::text, 5, 'published', timestamptz '2027-01-01' + n * interval '1 hour' FROM generate_series(1, 30) AS n`,
    );

    const shown = await published();

    expect(shown).toHaveLength(12);
    expect(shown[0].text).toBe('30');
  });
});
