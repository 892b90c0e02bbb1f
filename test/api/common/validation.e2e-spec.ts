// Long because it is tables: each kind of input that cannot be, and the answer to it.
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Response, Test } from 'supertest';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService } from '../../support/salon.js';

// Monday, 1 March 2027, 08:00 is now; the notice is an hour and the diary is open until 30 May.
const DAY = '2027-03-02';
const at = (time: string) => `${DAY}T${time}:00.000Z`;

let parlour: TestApp;
let client: Person;
let admin: Person;
let cut: Awaited<ReturnType<typeof aService>>;
let colour: Awaited<ReturnType<typeof aService>>;
let ana: StaffMember;
let bea: StaffMember;
let bookingId: string;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut' });
  colour = await aService(parlour.database, {
    title: 'Colour',
    segments: [active(60)],
    addOns: [{ title: 'Gloss', priceCents: 1500, extraMinutes: 15 }],
  });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut, colour] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
  client = await aClient(parlour);
  admin = await anAdmin(parlour);
  const { body } = await post('/bookings', { ...aCut(), startsAt: at('16:00') }).expect(201);
  bookingId = body._id;
});

afterAll(() => parlour.close());

const aCut = () => ({ lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: at('10:00') });
const withLine = (line: object) => ({ ...aCut(), lines: [{ serviceId: cut.id, ...line }] });

const signed = (request: Test, person: Person = client) =>
  request.set('Authorization', person.bearer).set('Idempotency-Key', randomUUID());

const post = (path: string, body: object) => signed(parlour.http.post(path)).send(body);

/** A body that no JSON library would write. */
const postRaw = (path: string, body: string | Buffer, contentType = 'application/json') =>
  signed(parlour.http.post(path))
    .set('Content-Type', contentType)
    .serialize((raw) => raw)
    .send(body);

const get = (path: string, query: Record<string, string> = {}) =>
  signed(parlour.http.get(path), admin).query(query);

const ask = (query: Record<string, string>) =>
  get('/availability', { day: DAY, services: cut.id, staff: 'any', ...query });

const askDays = (from: string, to: string) => get('/availability/days', { from, to, services: cut.id });

/** The number of rows of each table, without the counters of requests. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = parlour.database.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((table) => table !== 'spent_limits');
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await parlour.database.query(`SELECT ${counts.join(', ')}`);
  return row;
}

/** Impossible input: a title, the request, and the expected response. */
type Refused = [title: string, send: () => PromiseLike<Response>, status: number, code: string];

const invalid = (title: string, send: () => PromiseLike<Response>): Refused => [
  title,
  send,
  422,
  'invalid-input',
];

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const impossibleTimes: Refused[] = [
  invalid('a booking in the past', () => post('/bookings', { ...aCut(), startsAt: '2027-02-26T10:00:00Z' })),
  invalid('a booking within the notice', () =>
    post('/bookings', { ...aCut(), startsAt: '2027-03-01T08:45:00Z' }),
  ),
  invalid('a booking beyond the horizon', () =>
    post('/bookings', { ...aCut(), startsAt: '2027-05-31T10:00:00Z' }),
  ),
  invalid('a booking in the year 9999', () =>
    post('/bookings', { ...aCut(), startsAt: '9999-12-31T23:59:59Z' }),
  ),
  invalid('a booking in the year 0', () =>
    post('/bookings', { ...aCut(), startsAt: '0000-01-01T00:00:00Z' }),
  ),
  invalid('a booking at half a minute', () => post('/bookings', { ...aCut(), startsAt: `${DAY}T10:00:30Z` })),
  invalid('a booking beside the grid', () => post('/bookings', { ...aCut(), startsAt: `${DAY}T10:05:00Z` })),
  invalid('a booking on 30 February', () =>
    post('/bookings', { ...aCut(), startsAt: '2027-02-30T10:00:00Z' }),
  ),
  invalid('a booking at 25 o’clock', () => post('/bookings', { ...aCut(), startsAt: `${DAY}T25:00:00Z` })),
  invalid('a wall time without a zone', () => post('/bookings', { ...aCut(), startsAt: `${DAY}T10:00:00` })),
  invalid('a start that is a number', () => post('/bookings', { ...aCut(), startsAt: 1804500000000 })),
  invalid('a start that is an array', () => post('/bookings', { ...aCut(), startsAt: [at('10:00')] })),
  invalid('a move into the past', () =>
    post(`/bookings/${bookingId}/move`, { startsAt: '2027-02-26T10:00:00Z' }),
  ),
  invalid('a move to 30 February', () =>
    post(`/bookings/${bookingId}/move`, { startsAt: '2027-02-30T10:00:00Z' }),
  ),
  invalid('the free times of 30 February', () => ask({ day: '2027-02-30' })),
  invalid('the free times of the year 0', () => ask({ day: '0000-01-01' })),
  invalid('the free times of the last day of the year 9999', () => ask({ day: '9999-12-31' })),
  invalid('the bookings of the year 0', () => get('/bookings', { day: '0000-01-01' })),
  invalid('the free times of a day and an hour', () => ask({ day: at('10:00') })),
  invalid('a hundred days of free times', () => askDays('2027-03-01', '2027-06-08')),
  invalid('43 days of free times', () => askDays('2027-03-01', '2027-04-12')),
  invalid('a window that ends before it begins', () => askDays('2027-03-02', '2027-03-01')),
  invalid('a window until the end of time', () => askDays('2027-03-02', '9999-12-31')),
];

const impossibleBookings: Refused[] = [
  invalid('a service that nobody sells', () => post('/bookings', withLine({ serviceId: randomUUID() }))),
  invalid('a person who does not work here', () => post('/bookings', withLine({ staffId: randomUUID() }))),
  invalid('a person who does not do it', () =>
    post('/bookings', withLine({ serviceId: colour.id, staffId: bea.id })),
  ),
  invalid('an add-on of another service', () =>
    post('/bookings', withLine({ addOnIds: [colour.addOns[0]?.id] })),
  ),
  invalid('an add-on twice', () =>
    post('/bookings', withLine({ serviceId: colour.id, addOnIds: Array(2).fill(colour.addOns[0]?.id) })),
  ),
  invalid('six services', () =>
    post('/bookings', { ...aCut(), lines: Array(6).fill({ serviceId: cut.id }) }),
  ),
  invalid('no service', () => post('/bookings', { ...aCut(), lines: [] })),
  invalid('a line that is nothing', () => post('/bookings', { ...aCut(), lines: [null] })),
  invalid('a line that is a list', () => post('/bookings', { ...aCut(), lines: [[{ serviceId: cut.id }]] })),
  invalid('lines that are an object', () =>
    post('/bookings', { ...aCut(), lines: { 0: { serviceId: cut.id } } }),
  ),
  invalid('a price of nothing', () => post('/bookings', { ...aCut(), price: 0 })),
  invalid('a price of a line', () => post('/bookings', withLine({ price: 0 }))),
  invalid('a booking for somebody else', () => post('/bookings', { ...aCut(), clientId: admin.id })),
  invalid('a hold of six services', () =>
    post('/holds', { ...aCut(), lines: Array(6).fill({ serviceId: cut.id }) }),
  ),
  invalid('a hold whose id is none', () => post('/holds', { ...aCut(), holdId: 'mine' })),
  invalid('free times of six services', () => ask({ services: Array(6).fill(cut.id).join() })),
  invalid('free times of a service that nobody sells', () => ask({ services: randomUUID() })),
  invalid('free times of a person who does not do it', () => ask({ services: colour.id, staff: bea.id })),
  invalid('free times of two people for one service', () => ask({ staff: `${ana.id},${bea.id}` })),
  invalid('free times of no service', () => get('/availability', { day: DAY })),
];

const wrongShapes: Refused[] = [
  invalid('a day twice', () => get(`/availability?day=${DAY}&day=${DAY}&services=${cut.id}`)),
  invalid('services as an array', () => get(`/availability?day=${DAY}&services[]=${cut.id}`)),
  invalid('a question that nobody asks', () => ask({ salon: '1' })),
  invalid('page one and a half', () => get('/bookings', { page: '1.5' })),
  invalid('page a', () => get('/bookings', { page: 'a' })),
  invalid('page nought', () => get('/bookings', { page: '0' })),
  invalid('a million a page', () => get('/bookings', { pageSize: '1000000' })),
  invalid('a status that is none', () => get('/bookings', { status: 'lost' })),
  invalid('a note that is null', () => post('/bookings', { ...aCut(), note: null })),
  invalid('a reason that is null', () => post(`/bookings/${bookingId}/cancel`, { reason: null })),
  invalid('a note that is a number', () => post('/bookings', { ...aCut(), note: 7 })),
  invalid('a note that is an object', () => post('/bookings', { ...aCut(), note: { text: 'x' } })),
  invalid('a note of 10,000 characters', () => post('/bookings', { ...aCut(), note: 'x'.repeat(10_000) })),
  invalid('a phone that is a word', () => post('/bookings', { ...aCut(), phone: 'home' })),
  invalid('a service that is a number', () => post('/bookings', withLine({ serviceId: 1 }))),
  invalid('a service that is a list', () => post('/bookings', withLine({ serviceId: [cut.id] }))),
  invalid('a verb that is none', () =>
    signed(parlour.http.post(`/bookings/${bookingId}/status`), admin).send({ verb: 'erase' }),
  ),
  invalid('a body that is a list', () => post('/bookings', [aCut()])),
  invalid('a body that is empty', () => signed(parlour.http.post('/bookings'))),
  invalid('JSON 15,000 levels deep', () => postRaw('/bookings', deep(15_000))),
  invalid('lines 15,000 levels deep', () => postRaw('/bookings', `{"lines":${deep(15_000)}}`)),
  invalid('a note 5,000 objects deep', () =>
    postRaw('/bookings', `{"note":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`),
  ),
  invalid('a key __proto__', () =>
    postRaw('/bookings', JSON.stringify(aCut()).replace('{', '{"__proto__":{"note":"x"},')),
  ),
  invalid('a key constructor', () =>
    post('/bookings', { ...aCut(), constructor: { prototype: { note: 'x' } } }),
  ),
  invalid('a key toString', () => post('/bookings', { ...aCut(), toString: 'x' })),
  invalid('a key __proto__ in a question', () =>
    get(`/availability?day=${DAY}&services=${cut.id}&__proto__=x`),
  ),
];

const aReview = (parts: object = {}) =>
  post('/reviews', { name: 'Maria Lopes', text: 'I feel like new.', stars: 5, ...parts });
const judge = (verb: string, body: object) =>
  signed(parlour.http.post(`/reviews/${randomUUID()}/${verb}`), admin).send(body);

const reviewsThatAreNone: Refused[] = [
  invalid('no stars', () => aReview({ stars: undefined })),
  invalid('nought stars', () => aReview({ stars: 0 })),
  invalid('six stars', () => aReview({ stars: 6 })),
  invalid('four stars and a half', () => aReview({ stars: 4.5 })),
  invalid('stars as a word', () => aReview({ stars: '5' })),
  invalid('nobody’s words', () => aReview({ name: '  ' })),
  invalid('no words', () => aReview({ text: '\n' })),
  invalid('too many words', () => aReview({ text: 'x'.repeat(2001) })),
  invalid('a designation that is null', () => aReview({ title: null })),
  invalid('a booking that is a word', () => aReview({ bookingId: 'the last one' })),
  invalid('a review that publishes itself', () => aReview({ status: 'published' })),
  invalid('a review that answers itself', () => aReview({ answer: 'True!' })),
  invalid('half a character in a review', () =>
    postRaw('/reviews', '{"name":"M","text":"\\ud83d","stars":5}'),
  ),
  invalid('a booking that comes later', () =>
    signed(parlour.http.patch(`/reviews/${randomUUID()}`)).send({ bookingId }),
  ),
  invalid('a state of reviews that is none', () => get('/reviews/all', { status: 'lost' })),
  invalid('reviews of page nought', () => get('/reviews/mine', { page: '0' })),
  invalid('publishing what was not read', () => judge('publish', {})),
  invalid('hiding without a reason', () => judge('hide', { reason: ' ' })),
  invalid('an answer that is too long', () =>
    signed(parlour.http.put(`/reviews/${randomUUID()}/answer`), admin).send({ answer: 'x'.repeat(2001) }),
  ),
  ['a review of no booking', () => aReview({ bookingId: randomUUID() }), 404, 'not-found'],
  ['a review of a booking to come', () => aReview({ bookingId }), 409, 'not-possible'],
  ['publishing nothing', () => judge('publish', { version: 1 }), 404, 'not-found'],
];

const unwritableText: Refused[] = [
  invalid('NUL in a note', () => post('/bookings', { ...aCut(), note: 'a\u0000b' })),
  invalid('NUL in a reason', () => post(`/bookings/${bookingId}/cancel`, { reason: '\u0000' })),
  invalid('NUL in a search', () => get('/bookings', { q: '\u0000' })),
  invalid('NUL in a name', () =>
    parlour.http.post('/auth/sign-up').send({ name: '\u0000', email: 'a@b.example', password: 'secret' }),
  ),
  invalid('half a character in a note', () =>
    postRaw('/bookings', JSON.stringify({ ...aCut(), note: 'x' }).replace('"x"', '"\\ud83d"')),
  ),
  invalid('half a character in a reason', () =>
    postRaw(`/bookings/${bookingId}/cancel`, '{"reason":"\\udc00 late"}'),
  ),
];

const unreadable: Refused[] = [
  [
    'no Idempotency-Key',
    () => parlour.http.post('/bookings').set('Authorization', client.bearer).send(aCut()),
    422,
    'invalid-input',
  ],
  [
    'an Idempotency-Key that is no UUID',
    () => post('/bookings', aCut()).set('Idempotency-Key', 'again'),
    422,
    'invalid-input',
  ],
  [
    'an empty Idempotency-Key',
    () => post('/bookings', aCut()).set('Idempotency-Key', ''),
    422,
    'invalid-input',
  ],
  ['NUL in a path', () => get('/bookings/%00'), 404, 'not-found'],
  ['a line break in a path', () => get('/bookings/%0d%0aSet-Cookie:%20a=b'), 404, 'not-found'],
  ['a line break in the id of a hold', () => post('/holds/%0d%0a/extend', {}), 404, 'not-found'],
  ['a broken percent sequence', () => get('/bookings/%E0%A4%A'), 400, 'bad-request'],
  ['a broken percent sequence nowhere', () => get('/%E0%A4%A'), 404, 'not-found'],
  ['an id that is a word', () => get('/bookings/latest'), 404, 'not-found'],
  ['NUL in an address', () => get('/admin/a%00@b.example'), 404, 'not-found'],
  ['half a JSON document', () => postRaw('/bookings', '{"lines":['), 400, 'bad-request'],
  ['a JSON string', () => postRaw('/bookings', '"lines"'), 400, 'bad-request'],
  ['200 kB', () => post('/bookings', { ...aCut(), note: 'x'.repeat(200_000) }), 413, 'too-large'],
  [
    '200 kB in a small envelope',
    () =>
      postRaw('/bookings', gzipSync(JSON.stringify({ ...aCut(), note: 'x'.repeat(200_000) }))).set(
        'Content-Encoding',
        'gzip',
      ),
    413,
    'too-large',
  ],
  [
    'a form',
    () => signed(parlour.http.post('/bookings')).type('form').send({ note: 'x' }),
    415,
    'unsupported-media-type',
  ],
  [
    'plain text',
    () => postRaw('/bookings', JSON.stringify(aCut()), 'text/plain'),
    415,
    'unsupported-media-type',
  ],
  [
    'an obsolete character set',
    () => postRaw('/bookings', JSON.stringify(aCut()), 'application/json; charset=latin1'),
    415,
    'unsupported-media-type',
  ],
  [
    'an unknown packing',
    () => post('/bookings', aCut()).set('Content-Encoding', 'zebra'),
    415,
    'unsupported-media-type',
  ],
  ['a path that is none', () => get('/bookings/mine/and/yours'), 404, 'not-found'],
];

describe.each([
  ['A47 a time that cannot be', impossibleTimes],
  ['A12 a booking that cannot be', impossibleBookings],
  ['A18 A36 a shape that was not asked for', wrongShapes],
  ['A18 a review that is none', reviewsThatAreNone],
  ['A46 text that cannot be written down', unwritableText],
  ['a request that cannot be read', unreadable],
])('%s is refused, with a code, and leaves no trace:', (_, table) => {
  test.each(table)('%s', async (_title, send, status, code) => {
    const before = await rowCounts();

    const answer = await send();

    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({ type: `/problems/${code}`, status, title: expect.any(String) });
    expect(await rowCounts()).toEqual(before);
  });
});

test('a note in any script, with characters of all kinds, is kept as it was written', async () => {
  const note = `Ação 💇🏽‍♀️ \u202E "'; DROP TABLE bookings; -- <b>\n\ttab`;

  const { body } = await post('/bookings', { ...aCut(), note }).expect(201);

  const { body: kept } = await get(`/bookings/${body._id}`).expect(200);
  expect(kept.note).toBe(note);
});
