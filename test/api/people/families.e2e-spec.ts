// Long because a person who is looked after meets every way to book, change and forget.
import { randomUUID } from 'node:crypto';
import { EmailVerificationListener } from '../../../api/people/users/email-verification-listener.port.js';
import type { TestApp } from '../../support/app.js';
import { findInDatabase } from '../../support/find-in-database.js';
import { holdCommits } from '../../support/held-requests.js';
import type { Received } from '../../support/mail-server.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, aNewClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// It is Monday, 1 March 2027, 08:00; changes close a day before a visit.
const at = (time: string, day = '2027-03-05') => `${day}T${time}:00.000Z`;

let salon: SalonWithMail;
let parlour: TestApp;
let vera: Person;
let rosa: Person;

beforeAll(async () => {
  salon = await openSalonWithMail({ staff: 3 });
  ({ parlour } = salon);
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.startAfresh();
  await parlour.database.query(`TRUNCATE users, clients, merged_clients, spent_limits, reviews CASCADE`);
  vera = await anAdmin(parlour, 'Vera Duarte');
  rosa = await aClient(parlour, 'Rosa Costa');
});

type Verb = 'get' | 'post' | 'patch' | 'delete' | 'put';
const as = (verb: Verb, path: string, { bearer }: Person = vera) =>
  parlour.http[verb](path).set('Authorization', bearer);

const linesWith = (member = 0) => [{ serviceId: salon.cut.id, staffId: salon.staff[member]?.id }];
const book = (personId: string | undefined, time = '10:00', member = 0, person: Person = rosa) =>
  as('post', '/bookings', person)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: linesWith(member), startsAt: at(time), ...(personId !== undefined && { personId }) });
const bookAtDesk = (client: object, time = '10:00', member = 0) =>
  as('post', '/bookings/desk')
    .set('Idempotency-Key', randomUUID())
    .send({ lines: linesWith(member), startsAt: at(time), client, sendLetter: true });
const addPerson = async (name = 'Mia Costa', carer: Person = rosa): Promise<string> =>
  (await as('post', '/account/people', carer).send({ name }).expect(201)).body._id;
const addClient = async (body: object): Promise<string> =>
  (await as('post', '/clients').send(body).expect(201)).body._id;
const setCarer = (id: string, carer: Person = rosa) =>
  as('put', `/clients/${id}/carer`).send({ _id: carer.id });

const mine = async (person: Person = rosa, when = 'upcoming') =>
  (await as('get', `/bookings/mine?when=${when}`, person).expect(200)).body.items;
const namesOf = async (person: Person = rosa): Promise<string[]> =>
  (await mine(person)).map(({ client }: { client: { name: string } }) => client.name);
const file = async (id: string) => (await as('get', `/clients/${id}`).expect(200)).body;
const answerOf = ({ status, body }: { status: number; body: { code?: string } }) => ({
  status,
  code: body.code,
});

const lettersTo = async (email: string): Promise<Received[]> => {
  await salon.deliver();
  return salon.mailServer.of({ email });
};
const codesIn = ({ text }: Received) => [...text.matchAll(/#code=(\S+)/g)].map(([, code = '']) => code);

describe('FA-1: the people whom an account looks after', () => {
  test('are added, renamed and listed by its owner', async () => {
    const id = await addPerson('Mia Cost');
    await as('patch', `/account/people/${id}`, rosa)
      .send({ name: 'Mia Costa', birthday: '2019-05-04' })
      .expect(200);

    expect((await as('get', '/account/people', rosa).expect(200)).body).toEqual([
      { _id: id, name: 'Mia Costa', birthday: '2019-05-04' },
    ]);
  });

  test('are only for an account with a verified address', async () => {
    const stranger = await aNewClient(parlour, 'Nora Quist');

    expect(answerOf(await as('post', '/account/people', stranger).send({ name: 'Mia' }))).toEqual({
      status: 409,
      code: 'verify-first',
    });
  });

  test('are at most ten, even if two tabs add one at the same moment', async () => {
    for (let count = 0; count < 9; count += 1) await addPerson(`Child ${count}`);

    const answers = await Promise.all(
      ['Ina', 'Ben'].map((name) => as('post', '/account/people', rosa).send({ name })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await as('get', '/account/people', rosa)).body).toHaveLength(10);
  });

  test('are unknown to everyone else', async () => {
    const id = await addPerson();
    const nora = await aClient(parlour, 'Nora Quist');

    expect((await as('get', '/account/people', nora)).body).toEqual([]);
    await as('patch', `/account/people/${id}`, nora).send({ name: 'Mine' }).expect(404);
    await as('delete', `/account/people/${id}`, nora).expect(404);
  });

  test('stay with the account while a booking is to come', async () => {
    const id = await addPerson();
    await book(id).expect(201);

    expect(answerOf(await as('delete', `/account/people/${id}`, rosa))).toEqual({
      status: 409,
      code: 'person-has-bookings',
    });
  });

  test('remain clients of the salon after a visit, without the address and number of the account', async () => {
    const id = await addPerson();
    await aPastBooking(parlour.database, { cardId: id, startsAt: at('10:00', '2027-02-01') });

    await as('delete', `/account/people/${id}`, rosa).expect(204);

    expect(await file(id)).toMatchObject({
      name: 'Mia Costa',
      email: '',
      phone: '',
      lookedAfterBy: null,
      visits: 1,
    });
    expect(await mine(rosa, 'past')).toEqual([]);
  });

  test('remain clients of the salon while they are in the chair', async () => {
    const id = await addPerson();
    await aPastBooking(parlour.database, {
      cardId: id,
      startsAt: at('07:45', '2027-03-01'),
      status: 'arrived',
    });

    await as('delete', `/account/people/${id}`, rosa).expect(204);

    expect(await file(id)).toMatchObject({ name: 'Mia Costa', lookedAfterBy: null });
  });

  test('remain clients of the salon after a visit in the system before', async () => {
    const id = await addPerson();
    await parlour.database.query(
      `INSERT INTO past_visits (id, client_id, starts_at, status, currency)
       VALUES (gen_random_uuid(), $1, '2026-02-01T10:00:00Z', 'done', 'EUR')`,
      [id],
    );

    await as('delete', `/account/people/${id}`, rosa).expect(204);

    expect(await file(id)).toMatchObject({ name: 'Mia Costa', lookedAfterBy: null });
  });

  test('remain clients of the salon if the team has noted an allergy', async () => {
    const id = await addPerson();
    await as('post', `/clients/${id}/allergies`).send({ text: 'Latex' }).expect(201);

    await as('delete', `/account/people/${id}`, rosa).expect(204);

    expect(await file(id)).toMatchObject({ name: 'Mia Costa', lookedAfterBy: null });
    expect((await as('get', `/clients/${id}/allergies`)).body.items).toMatchObject([{ text: 'Latex' }]);
  });

  test('are deleted if they have never been booked', async () => {
    const id = await addPerson();

    await as('delete', `/account/people/${id}`, rosa).expect(204);

    await as('get', `/clients/${id}`).expect(404);
  });
});

describe('FA-2: a family', () => {
  test('of three on one address books three visits', async () => {
    const [mia, leo] = [await addPerson('Mia Costa'), await addPerson('Leo Costa')];

    await book(undefined).expect(201);
    await book(mia, '10:00', 1).expect(201);
    await book(leo, '10:00', 2).expect(201);

    expect((await namesOf()).sort()).toEqual(['Leo Costa', 'Mia Costa', 'Rosa Costa']);
    const stored = await parlour.database.query(`SELECT DISTINCT client_email FROM bookings`);
    expect(stored).toEqual([{ client_email: rosa.email }]);
  });

  test('sees for each person the times at which that person is free', async () => {
    const mia = await addPerson();
    await book(undefined, '10:00', 0).expect(201);
    const [, ben] = salon.staff;
    const starts = async (query: string): Promise<string[]> =>
      (
        await as(
          'get',
          `/availability?services=${salon.cut.id}&staff=${ben?.id}&day=2027-03-05${query}`,
          rosa,
        )
      ).body.starts;

    expect(await starts('')).not.toContain(at('10:00'));
    expect(await starts(`&person=${mia}`)).toContain(at('10:00'));
    await book(mia, '10:00', 1).expect(201);
    expect(await starts(`&person=${mia}`)).not.toContain(at('10:00'));
  });

  test('holds a time for the mother and one for the child, and books both', async () => {
    const mia = await addPerson();
    const hold = (member: number, personId?: string) =>
      as('post', '/holds', rosa).send({ lines: linesWith(member), startsAt: at('10:00'), personId });
    const [own, hers] = [await hold(0).expect(201), await hold(1, mia).expect(201)];

    const bookHeld = (member: number, holdId: string, personId?: string) =>
      as('post', '/bookings', rosa)
        .set('Idempotency-Key', randomUUID())
        .send({ lines: linesWith(member), startsAt: at('10:00'), holdId, personId });
    await bookHeld(0, own.body._id).expect(201);
    await bookHeld(1, hers.body._id, mia).expect(201);
  });

  test('can’t put one child into two chairs at once', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);

    expect(answerOf(await book(mia, '10:00', 1))).toEqual({ status: 409, code: 'client-busy' });
  });

  test('can’t do so from two tabs at the same moment either', async () => {
    const mia = await addPerson();

    const answers = await Promise.all([book(mia, '10:00', 0), book(mia, '10:00', 1)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('can’t be double-booked by the desk or by a move', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);
    const { body: later } = await book(mia, '12:00', 1).expect(201);

    expect(answerOf(await bookAtDesk({ _id: mia }, '10:00', 2)).code).toBe('client-busy');
    const move = as('post', `/bookings/${later._id}/move`, rosa).send({ startsAt: at('10:00') });
    expect(answerOf(await move).code).toBe('client-busy');
  });

  test('can move, cancel and read a child’s booking, and save it in a calendar', async () => {
    const mia = await addPerson();
    const { body: booking } = await book(mia).expect(201);

    expect(booking).toMatchObject({ client: { _id: null, cardId: mia, name: 'Mia Costa' } });
    await as('get', `/bookings/${booking._id}/calendar`, rosa).expect(200);
    await as('get', `/bookings/${booking._id}/again`, rosa).expect(200);
    await as('post', `/bookings/${booking._id}/move`, rosa)
      .send({ startsAt: at('14:00') })
      .expect(200);
    const { body: cancelled } = await as('post', `/bookings/${booking._id}/cancel`, rosa)
      .send({})
      .expect(200);
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelledBy: 'client' });
  });

  test('reviews the visit of a child', async () => {
    const mia = await addPerson();
    const { body: booking } = await book(mia).expect(201);
    parlour.clock.set(at('11:00'));
    rosa = await again(rosa);
    vera = await again(vera);
    for (const verb of ['arrive', 'finish']) {
      await as('post', `/bookings/${booking._id}/status`).send({ verb }).expect(200);
    }

    await as('post', '/reviews', rosa)
      .send({ name: 'Rosa', bookingId: booking._id, stars: 5, text: 'Mia loves her fringe.' })
      .expect(201);
  });

  test('lets no stranger book for a child, hold, read or cancel', async () => {
    const mia = await addPerson();
    const { body: booking } = await book(mia).expect(201);
    const nora = await aClient(parlour, 'Nora Quist');

    await book(mia, '12:00', 0, nora).expect(404);
    await as('post', '/holds', nora)
      .send({ lines: linesWith(), startsAt: at('12:00'), personId: mia })
      .expect(404);
    await as('get', `/availability?services=${salon.cut.id}&day=2027-03-05&person=${mia}`, nora).expect(404);
    await as('get', `/bookings/${booking._id}`, nora).expect(404);
    await as('post', `/bookings/${booking._id}/cancel`, nora).send({}).expect(404);
    expect(await mine(nora)).toEqual([]);
  });

  test('counts a child’s no-show for the child only', async () => {
    const mia = await addPerson();
    await aPastBooking(parlour.database, {
      cardId: mia,
      startsAt: at('10:00', '2027-02-01'),
      status: 'no-show',
    });

    expect(await file(mia)).toMatchObject({ noShows: 1 });
    expect(await file(rosa.id)).toMatchObject({ noShows: 0, people: [{ _id: mia, name: 'Mia Costa' }] });
  });
});

/** Access tokens live for minutes, and these tests skip days. */
const again = async ({ email, ...person }: Person): Promise<Person> => {
  const opened = await parlour.http.post('/auth/login').send({ email, password: PASSWORD });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await parlour.http
    .put(`/user/${encodeURIComponent(email)}`)
    .set('Cookie', cookie)
    .send({ email })
    .expect(200);
  return { ...person, email, token: body.token, bearer: `Bearer ${body.token}` };
};

describe('FA-3: the salon’s emails about a child', () => {
  test('go to the account and name the child', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);

    const [letter] = await lettersTo(rosa.email);

    expect(letter?.subject).toMatch(/^Mia Costa’s visit – Booked: /);
    expect(letter?.text).toMatch(/For: +Mia Costa/);
    expect(letter?.text).not.toContain('Hello Mia');
  });

  test('have links with which the child’s booking is moved and cancelled', async () => {
    const mia = await addPerson();
    const { body: booking } = await book(mia).expect(201);
    const [letter] = await lettersTo(rosa.email);
    const [code = ''] = codesIn(letter as Received);

    const byLink = (path: string, body: object) =>
      parlour.http.post(`/bookings/${booking._id}/${path}`).set('Booking-Link', code).send(body);
    await byLink('move', { startsAt: at('14:00') }).expect(200);

    expect(await mine()).toMatchObject([{ startsAt: at('14:00') }]);
  });

  test('follow the account to another address', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);

    await parlour.database.query(
      `UPDATE users SET email = 'rosa@new.example', email_key = 'rosa@new.example' WHERE id = $1`,
      [rosa.id],
    );

    expect(await lettersTo('rosa@new.example')).toHaveLength(1);
    expect(await file(mia)).toMatchObject({ email: 'rosa@new.example' });
  });

  test('reach the account once the desk has linked the child, also about what was booked before', async () => {
    const mia = await addClient({ name: 'Mia Costa', phone: '+351 910 000 000' });
    await bookAtDesk({ _id: mia }).expect(201);

    await setCarer(mia).expect(200);
    await bookAtDesk({ _id: mia }, '12:00').expect(201);

    expect((await lettersTo(rosa.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Mia Costa’s visit – Booked: .*12:00$/),
    ]);
    expect(await namesOf()).toEqual(['Mia Costa', 'Mia Costa']);
  });

  test('no longer reach it after the desk has ended that', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);

    await as('delete', `/clients/${mia}/carer`).expect(200);

    expect(await lettersTo(rosa.email)).toEqual([]);
    expect(await mine()).toEqual([]);
  });
});

describe('FA-4: a block', () => {
  const block = (id: string) => as('patch', `/clients/${id}`).send({ isBlocked: true }).expect(200);

  test('of a child keeps the mother from booking for the child, and not for herself', async () => {
    const mia = await addPerson();
    await block(mia);

    expect(answerOf(await book(mia)).code).toBe('book-by-phone');
    await book(undefined).expect(201);
  });

  test('of the mother keeps her from booking for the child', async () => {
    const mia = await addPerson();
    await block(rosa.id);

    expect(answerOf(await book(mia)).code).toBe('book-by-phone');
    await bookAtDesk({ _id: mia }).expect(201);
  });

  test('of a child keeps the mother from moving the child’s booking, by link as well', async () => {
    const mia = await addPerson();
    const { body: booking } = await book(mia).expect(201);
    const [letter] = await lettersTo(rosa.email);
    await block(mia);

    const moved = { startsAt: at('14:00') };
    expect(answerOf(await as('post', `/bookings/${booking._id}/move`, rosa).send(moved)).code).toBe(
      'book-by-phone',
    );
    const [code = ''] = codesIn(letter as Received);
    const byLink = parlour.http.post(`/bookings/${booking._id}/move`).set('Booking-Link', code).send(moved);
    expect(answerOf(await byLink).code).toBe('book-by-phone');
  });
});

describe('FA-5: the desk', () => {
  test('finds a child by the mother’s address and number, and sees who looks after them', async () => {
    await parlour.database.query(`UPDATE users SET phone = '+351 912 345 678' WHERE id = $1`, [rosa.id]);
    const mia = await addPerson();

    for (const q of [rosa.email, '912345678', 'Mia']) {
      const { items } = (await as('get', `/clients?q=${encodeURIComponent(q)}`).expect(200)).body;
      const found = items.find(({ _id }: { _id: string }) => _id === mia);
      expect(found).toMatchObject({ lookedAfterBy: { _id: rosa.id, name: 'Rosa Costa' } });
    }
    expect(await file(rosa.id)).toMatchObject({ othersWithNumber: 0 });
    expect(await file(mia)).toMatchObject({ othersWithNumber: 0 });
  });

  test('books for the child when it enters the mother’s address and the child’s name', async () => {
    const mia = await addPerson();

    const { body } = await bookAtDesk({ name: 'mia costa', email: rosa.email }).expect(201);

    expect(body.client).toMatchObject({ _id: null, cardId: mia });
    expect(await namesOf()).toEqual(['Mia Costa']);
  });

  test('can’t give the child another address, but another name', async () => {
    const mia = await addPerson();

    await as('patch', `/clients/${mia}`).send({ email: 'mia@example.com' }).expect(422);
    await as('patch', `/clients/${mia}`).send({ name: 'Mia Lopes' }).expect(200);
    expect((await as('get', '/account/people', rosa)).body).toMatchObject([{ name: 'Mia Lopes' }]);
  });

  test('links a client to one account only, and only to a verified one', async () => {
    const mia = await addPerson();
    const nora = await aClient(parlour, 'Nora Quist');
    const stranger = await aNewClient(parlour, 'Sam Roe');
    const leo = await addClient({ name: 'Leo Costa' });

    expect(answerOf(await setCarer(mia, nora)).code).toBe('looked-after-by-another');
    expect(answerOf(await setCarer(leo, stranger)).code).toBe('account-not-verified');
    await setCarer(nora.id).expect(404);
  });

  test('can’t link a client whose upcoming bookings are at the same time', async () => {
    const mia = await addClient({ name: 'Mia Costa' });
    await bookAtDesk({ _id: mia }).expect(201);
    await bookAtDesk({ _id: mia }, '10:00', 1).expect(201);

    expect(answerOf(await setCarer(mia))).toEqual({ status: 409, code: 'bookings-overlap' });
    expect(await mine()).toEqual([]);
  });

  test('wins or loses as a whole if it ends the link while the mother books', async () => {
    const mia = await addPerson();
    const commits = await holdCommits(parlour.database);
    const booking = book(mia);
    const ending = as('delete', `/clients/${mia}/carer`);
    const answers = Promise.all([booking, ending]);
    await commits.release();
    const [booked, ended] = await answers;

    expect(ended.status).toBe(200);
    expect([201, 404]).toContain(booked.status);
    expect(await mine()).toEqual([]);
    const left = await parlour.database.query(`SELECT FROM bookings WHERE looked_after_by IS NOT NULL`);
    expect(left).toEqual([]);
  });
});

describe('FA-6: merging', () => {
  const merge = (id: string, otherId: string, chosen: object = {}) =>
    as('post', `/clients/${id}/merge`).send({ _id: otherId, ...chosen });

  test('a child with a record that the desk added keeps who looks after them', async () => {
    const mia = await addPerson();
    const known = await addClient({ name: 'Mia C', email: 'old@example.com', phone: '+351 910 000 000' });
    await bookAtDesk({ _id: known }).expect(201);

    const { body } = await merge(known, mia, { name: 'Mia Costa' }).expect(200);

    expect(body).toMatchObject({ _id: known, email: rosa.email, lookedAfterBy: { _id: rosa.id } });
    expect(await namesOf()).toEqual(['Mia Costa']);
  });

  test('a child with an account of their own leaves the mother’s list', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);
    const own = await aClient(parlour, 'Mia Costa');

    await merge(own.id, mia).expect(200);

    expect(await mine()).toEqual([]);
    expect(await namesOf(own)).toEqual(['Mia Costa']);
  });

  test('two people of two accounts is refused', async () => {
    const mia = await addPerson();
    const nora = await aClient(parlour, 'Nora Quist');
    const other = await addPerson('Mia', nora);

    expect(answerOf(await merge(mia, other)).code).toBe('looked-after-by-another');
  });

  test('two records of one child with bookings at the same time is refused', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);
    const known = await addClient({ name: 'Mia Costa' });
    await bookAtDesk({ _id: known }, '10:00', 1).expect(201);

    expect(answerOf(await merge(mia, known)).code).toBe('bookings-overlap');
  });

  test('by a verified address leaves a record that is looked after where it is', async () => {
    const mia = await addClient({ name: 'Mia Costa', email: 'mia@example.com' });
    await setCarer(mia).expect(200);
    const other = await aClient(parlour, 'Another Mia');

    await parlour.database.transaction((tx) =>
      parlour.app
        .get(EmailVerificationListener)
        .onVerified({ userId: other.id, emailKey: 'mia@example.com' }, tx),
    );

    expect(await file(mia)).toMatchObject({ email: rosa.email, lookedAfterBy: { _id: rosa.id } });
  });
});

describe('FA-7: own data', () => {
  const erase = (body: object) => as('delete', '/account', rosa).send({ password: PASSWORD, ...body });

  test('includes the people and their visits, and not the salon’s notes on them', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);
    await as('patch', `/clients/${mia}`).send({ note: 'Afraid of the dryer' }).expect(200);

    const { body } = await as('get', '/account/export', rosa).expect(200);

    expect(body.people).toEqual([{ _id: mia, name: 'Mia Costa', birthday: '' }]);
    expect(body.visits).toMatchObject([{ name: 'Mia Costa', events: [{ verb: 'book', by: 'client' }] }]);
    expect(JSON.stringify(body)).not.toContain('Afraid');
  });

  test('is not erased before the owner has said what becomes of the people', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);

    expect((await as('get', '/account/departure', rosa).expect(200)).body.people).toEqual([
      { name: 'Mia Costa', comingVisits: 1 },
    ]);
    const { status, body } = await erase({});
    expect({ status, pointer: body.errors[0].pointer }).toEqual({ status: 422, pointer: '#/erasesPeople' });
  });

  test('is erased with everything about the people', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);
    await salon.deliver();

    await erase({ erasesPeople: true }).expect(204);

    expect(await findInDatabase(parlour.database, ['Mia Costa'])).toEqual({});
    expect(await findInDatabase(parlour.database, [rosa.email])).toEqual({});
    const [{ status }] = await parlour.database.query(`SELECT status FROM bookings`);
    expect(status).toBe('cancelled');
  });

  test('is erased, and the people stay clients of the salon', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);

    await erase({ erasesPeople: false }).expect(204);

    expect(await file(mia)).toMatchObject({
      name: 'Mia Costa',
      email: '',
      lookedAfterBy: null,
      comingVisits: 1,
    });
    expect(await findInDatabase(parlour.database, [rosa.email])).toEqual({});
    const events = await parlour.database.query(`SELECT actor_id FROM booking_events`);
    expect(events).toEqual([{ actor_id: mia }]);
  });

  test('of a child alone is erased, with the emails about the child, and the account stays', async () => {
    const mia = await addPerson();
    await book(mia).expect(201);
    await book(undefined, '12:00').expect(201);

    await as('delete', `/clients/${mia}`).expect(204);

    expect(await findInDatabase(parlour.database, ['Mia Costa'])).toEqual({});
    expect(await namesOf()).toEqual(['Rosa Costa']);
    expect(await lettersTo(rosa.email)).toHaveLength(1);
  });

  test('of an account that an admin erases leaves the people, unless the admin says otherwise', async () => {
    const mia = await addPerson();
    await as('delete', `/user/${encodeURIComponent(rosa.email)}`).expect(200);
    expect(await file(mia)).toMatchObject({ lookedAfterBy: null });

    rosa = await aClient(parlour, 'Rosa Costa');
    const leo = await addPerson('Leo Costa');
    await as('delete', `/user/${encodeURIComponent(rosa.email)}?erasesPeople=true`).expect(200);
    await as('get', `/clients/${leo}`).expect(404);
  });
});
