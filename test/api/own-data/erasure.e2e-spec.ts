// Long because everything that erasing one account has to leave and to take is shown on the same full account.
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { TestApp } from '../../support/app.js';
import { aClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';
import { findInDatabase } from '../../support/find-in-database.js';

let salon: SalonWithMail;
let parlour: TestApp;

beforeAll(async () => {
  salon = await openSalonWithMail({ staff: 2 });
  ({ parlour } = salon);
});

beforeEach(async () => {
  await parlour.database.query(
    `TRUNCATE users, clients, bookings, holds, allocations, idempotency_keys, outbox, reviews, messages,
       spent_limits, failed_tries CASCADE`,
  );
  parlour.clock.set('2027-03-01T08:00:00Z');
});

afterAll(() => salon.close());

const as = (verb: 'get' | 'post' | 'patch' | 'delete', path: string, { bearer }: Pick<Person, 'bearer'>) =>
  parlour.http[verb](path).set('Authorization', bearer);

const erase = (person: Person, body: object = { password: PASSWORD }) =>
  as('delete', '/account', person).send(body);

const bookingOf = async (id: string) =>
  (await parlour.database.query(`SELECT to_jsonb(bookings) AS row FROM bookings WHERE id = $1`, [id]))[0].row;

const chairsTaken = async (): Promise<number> =>
  (await parlour.database.query(`SELECT count(*)::int FROM allocations`))[0].count;

/** Marks in everything the client leaves behind: finding one of these means finding the client. */
const CANARY = {
  name: 'Canary Quillfeather',
  email: 'canary.quillfeather@birdcage.example',
  phone: '+99 777 31 41 59',
  bookingPhone: '+99 777 27 18 28',
  note: 'allergic to sunflower-seed-oil-xq',
  salonNote: 'prefers her-seed-unsalted-ph',
  deskNote: 'called about a-cage-for-two-tt',
  reason: 'my grandmother wings-at-home-zk',
  word: 'the plumage-shampoo-vv was divine',
  message: 'a question about moulting-season-jj',
  device: 'Birdwatcher/9.9 (nest-of-twigs-ww)',
};

type PersonWithCookie = Person & { cookie: string };

// The salon is on https, where cookies are; the test is not, so it carries them itself.
const cookieOf = ({ headers }: Response) => String(headers['set-cookie']).split(';')[0] ?? '';

const signUp = async (name: string, email: string): Promise<PersonWithCookie> => {
  const answer = await parlour.http
    .post('/auth/sign-up')
    .set('User-Agent', CANARY.device)
    .send({ name, email, password: PASSWORD })
    .expect(201);
  return signedIn({ id: answer.body.user._id, email, cookie: cookieOf(answer) });
};

/** With a fresh access token. */
const signedIn = async (person: { id: string; email: string; cookie: string }) => {
  const { id, email, cookie } = person;
  const { body } = await parlour.http.put(`/user/${email}`).set('Cookie', cookie).send({ email }).expect(200);
  return { id, email, cookie, token: String(body.token), bearer: `Bearer ${body.token}` };
};

const whoIs = async (cookie: string): Promise<string | null> =>
  (await parlour.http.get('/auth/session').set('Cookie', cookie).expect(200)).body.user;

/** By the link that was sent when they signed up. */
const verifyAddress = async (person: Pick<Person, 'email'>) => {
  const asked = salon.mailServer.of(person).filter(({ subject }) => /^Please confirm/.test(subject));
  const [, code] = /#code=(\S+)/.exec(asked.at(-1)?.text ?? '') ?? [];
  await parlour.http.post('/auth/verify').send({ code, password: PASSWORD }).expect(200);
};

/** A client who has left traces wherever a client can. */
async function theCanary() {
  const { name, email, phone } = CANARY;
  const person = await signUp(name, email);
  await as('patch', '/account', person).send({ phone }).expect(200);

  const book = async (startsAt: string, more: object = {}) => {
    const answer = await as('post', '/bookings', person)
      .set('Idempotency-Key', randomUUID())
      .send({
        lines: [{ serviceId: salon.cut.id }],
        startsAt,
        note: CANARY.note,
        phone: CANARY.bookingPhone,
        ...more,
      })
      .expect(201);
    return String(answer.body._id);
  };
  // More than one booking is for those who have verified their address; what follows from that comes later.
  const verifiedAt = async (instant: string | null) =>
    parlour.database.query(`UPDATE users SET verified_at = $2 WHERE id = $1`, [person.id, instant]);
  await verifiedAt('2027-03-01T08:00:00Z');
  const bookings = {
    past: await book('2027-03-01T12:00:00Z'),
    moved: await book('2027-03-04T10:00:00Z'),
    cancelled: await book('2027-03-05T10:00:00Z'),
    coming: await book('2027-03-08T10:00:00Z'),
  };
  await verifiedAt(null);
  await salon.move(person, bookings.moved, '2027-03-04T11:00:00Z');
  await salon.cancel(person, bookings.cancelled, CANARY.reason);
  await as('post', '/holds', person)
    .send({ lines: [{ serviceId: salon.cut.id }], startsAt: '2027-03-09T10:00:00Z' })
    .expect(201);
  await salon.deliver();
  await parlour.database.query(
    `INSERT INTO reviews (client_id, name, text, stars, status) VALUES ($1, $2, $3, 5, 'published')`,
    [person.id, name, CANARY.word],
  );
  await parlour.http
    .post('/messages')
    .send({ kind: 'contact', name, email: email.toUpperCase(), phone, message: CANARY.message })
    .expect(201);
  // The booking of the first of March is over.
  parlour.clock.set('2027-03-02T08:00:00Z');
  const desk = await anAdmin(parlour);
  await as('post', `/bookings/${bookings.past}/status`, desk).send({ verb: 'finish' }).expect(200);
  await as('patch', `/clients/${person.id}`, desk).send({ note: CANARY.salonNote }).expect(200);
  // Before they had an account there was a client record.
  await parlour.database.query(
    `WITH card AS (
       INSERT INTO clients (name, email, email_key, phone, note) VALUES ($1, $2, $2, $3, $4) RETURNING id
     )
     INSERT INTO bookings (reference, card_id, client_name, client_email, status, starts_at, ends_at,
       total_price_cents, currency, cancellation_deadline)
     SELECT 'OLD', card.id, $1, $2, 'done', '2027-02-01T10:00Z', '2027-02-01T11:00Z', 0, 'USD', now() FROM card`,
    [name, email, phone, CANARY.deskNote],
  );
  await verifyAddress(person);
  return { ...(await signedIn(person)), bookings };
}

const WHAT_STAYS = [
  'id',
  'reference',
  'starts_at',
  'ends_at',
  'total_price_cents',
  'price_kind',
  'currency',
  'created_at',
];

describe('A49 a client who erases their account', () => {
  test('was in many tables, and leaves no trace in any column of any of them', async () => {
    const canary = await theCanary();
    const before = await findInDatabase(parlour.database, Object.values(CANARY));
    await as('get', '/account/export', canary).expect(200);

    await erase(canary).expect(204);

    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'users.name',
        'users.email',
        'users.phone',
        'sessions.user_agent',
        'bookings.client_name',
        'bookings.note',
        'bookings.cancel_reason',
        'idempotency_keys.answer',
        'outbox.to_address',
        'outbox.letter',
        'outbox.facts',
        'messages.email',
        'messages.text',
        'clients.note',
        'reviews.text',
      ]),
    );
    expect(await findInDatabase(parlour.database, Object.values(CANARY))).toEqual({});
  });

  test('leaves the salon its past: when, what, by whom and for how much', async () => {
    const canary = await theCanary();
    const lines = () => parlour.database.query(`SELECT * FROM booking_lines ORDER BY id`);
    const before = [await bookingOf(canary.bookings.past ?? ''), await lines()];

    await erase(canary).expect(204);

    const after = await bookingOf(canary.bookings.past ?? '');
    const kept = (row: Record<string, unknown>) => WHAT_STAYS.map((column) => row[column]);
    expect(kept(after)).toEqual(kept(before[0]));
    expect([after.status, after.client_id, after.client_name, after.version]).toEqual([
      'done',
      null,
      '',
      before[0].version,
    ]);
    expect(await lines()).toEqual(before[1]);
  });

  test('has their coming bookings cancelled, and the slots are free at once', async () => {
    const canary = await theCanary();
    const other = await aClient(parlour);
    const { body: preview } = await as('get', '/account/departure', canary).expect(200);

    await erase(canary).expect(204);

    expect(preview).toEqual({
      comingVisits: 2,
      startsAt: ['2027-03-04T11:00:00.000Z', '2027-03-08T10:00:00.000Z'],
      people: [],
    });
    const cancelled = await bookingOf(canary.bookings.coming ?? '');
    expect([cancelled.status, cancelled.cancelled_by]).toEqual(['cancelled', 'client']);
    const [{ busy }] = await parlour.database.query(
      `SELECT count(*)::int AS busy FROM allocations WHERE lower(during) > '2027-03-02'`,
    );
    expect(busy).toBe(0);
    const startsAt = '2027-03-08T10:00:00Z';
    for (const member of salon.staff) {
      const client = member === salon.staff[0] ? other : await aClient(parlour);
      await salon.book(client, startsAt, { staff: [member] });
    }
  });

  test('gets no email about it, not even the reminders that were waiting', async () => {
    const canary = await theCanary();
    salon.mailServer.received.length = 0;

    await erase(canary).expect(204);
    parlour.clock.set('2027-03-08T09:00:00Z');
    await salon.deliver();

    expect(salon.mailServer.of(canary)).toEqual([]);
  });

  test('is logged out everywhere, the cookie is removed, and the password opens nothing', async () => {
    const canary = await theCanary();
    const login = { email: canary.email, password: PASSWORD };
    const phone = cookieOf(await parlour.http.post('/auth/login').send(login).expect(200));
    expect(await whoIs(phone)).toMatchObject({ email: canary.email });

    const answer = await erase(canary).expect(204);

    expect(String(answer.headers['set-cookie'])).toMatch(/session=;.*Expires=Thu, 01 Jan 1970/);
    expect([await whoIs(canary.cookie), await whoIs(phone)]).toEqual([null, null]);
    await as('get', '/account', canary).expect(401);
    await parlour.http.post('/auth/login').send(login).expect(401);
  });

  test('exports the messages sent from their address once the address is verified', async () => {
    const canary = await theCanary();

    const { body } = await as('get', '/account/export', canary).expect(200);

    expect(body.messages).toEqual([expect.objectContaining({ message: CANARY.message })]);
  });

  test('exports what the salon noted about them, and the bookings that the desk made before they signed up', async () => {
    const canary = await theCanary();

    const { body } = await as('get', '/account/export', canary).expect(200);

    const notes = body.notes.map(({ note }: { note: string }) => note);
    expect(notes).toEqual([`${CANARY.salonNote}\n\n${CANARY.deskNote}`]);
    expect(body.visits[0]).toMatchObject({ reference: 'OLD' });
  });

  test('exports and deletes nothing of someone else whose address they signed up with', async () => {
    const kind = 'contact';
    const stranger = 'stranger@example.com';
    await parlour.http
      .post('/messages')
      .send({ kind, name: 'Stranger', email: stranger, message: 'Mine alone' })
      .expect(201);
    const attacker = await signUp('Attacker', stranger);

    const { body } = await as('get', '/account/export', attacker).expect(200);
    await erase(attacker).expect(204);

    expect(body.messages).toEqual([]);
    expect(await parlour.database.query(`SELECT text FROM messages`)).toEqual([{ text: 'Mine alone' }]);
    const kept = await parlour.database.query(`SELECT 1 FROM outbox WHERE kind = 'message-to-salon'`);
    expect(kept).toHaveLength(1);
  });

  test('may sign up again, and the new account starts empty', async () => {
    const canary = await theCanary();
    await erase(canary).expect(204);

    const past = await as('get', '/bookings/mine?when=past', await signUp('Anew', canary.email)).expect(200);

    expect(past.body.total).toBe(0);
  });

  test('keeps the account and everything in it when the password is wrong or missing', async () => {
    const canary = await theCanary();
    const chairs = await chairsTaken();

    const wrong = await erase(canary, { password: 'not this one' });
    const missing = await erase(canary, {});

    expect([wrong.body.code, missing.body.code]).toEqual(['wrong-password', 'wrong-password']);
    await as('get', '/account', canary).expect(200);
    expect(await chairsTaken()).toBe(chairs);
  });

  test('needs no password if the account has none, but must have logged in within ten minutes', async () => {
    const [quick, slow] = [await aClient(parlour), await signUp('Slow', 'slow@example.com')];
    await parlour.database.query(`UPDATE users SET password_hash = NULL`);

    const now = await erase(quick, {});
    parlour.clock.advanceMinutes(11);
    const later = await erase(await signedIn(slow), {});

    expect(now.status).toBe(204);
    expect([later.status, later.body.code]).toEqual([403, 'requires-recent-login']);
  });

  test('leaves everyone else as they were', async () => {
    const canary = await theCanary();
    const other = await aClient(parlour, 'Olga');
    const { _id } = await salon.book(other, '2027-03-10T10:00:00Z');
    const before = await bookingOf(_id);

    await erase(canary).expect(204);

    expect(await bookingOf(_id)).toEqual(before);
    const { body } = await as('get', '/account/export', other).expect(200);
    expect([body.visits.length, body.letters.length]).toEqual([1, 2]);
  });
});

describe('A35 an account that is erased', () => {
  test('is never the last admin, who keeps account and bookings', async () => {
    const admin = await anAdmin(parlour);
    const { _id } = await salon.book(admin, '2027-03-10T10:00:00Z');

    const refused = await erase(admin);

    expect([refused.status, refused.body.code]).toEqual([409, 'last-admin']);
    expect(await bookingOf(_id)).toMatchObject({ status: 'confirmed', client_id: admin.id });
  });

  test('is one of two admins who leave at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      await parlour.database.query(`DELETE FROM users`);
      const admins = [await anAdmin(parlour), await anAdmin(parlour)];

      const answers = await Promise.all(admins.map((admin) => erase(admin)));

      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    }
  });

  test('may be a client who books at the same moment, and no booking without a client stays in the diary', async () => {
    for (const day of [10, 11, 12, 15, 16]) {
      const client = await aClient(parlour);
      const lines = [{ serviceId: salon.cut.id }];
      const startsAt = `2027-03-${day}T10:00:00Z`;

      const [left, booked] = await Promise.all([
        erase(client),
        as('post', '/bookings', client).set('Idempotency-Key', randomUUID()).send({ lines, startsAt }),
      ]);

      expect(left.status).toBe(204);
      expect([201, 401]).toContain(booked.status);
      expect(await chairsTaken()).toBe(0);
      expect(await parlour.database.query(`SELECT 1 FROM idempotency_keys`)).toEqual([]);
    }
  });

  test('may be a user with coming bookings, after the admin has seen how many', async () => {
    const admin = await anAdmin(parlour);
    const client = await aClient(parlour);
    const { _id } = await salon.book(client, '2027-03-10T10:00:00Z');
    await salon.cancel(client, (await salon.book(client, '2027-03-11T10:00:00Z'))._id);

    const { body: preview } = await as('get', `/user/${client.email.toUpperCase()}/departure`, admin);
    const { body } = await as('delete', `/user/${client.email}`, admin).expect(200);

    expect([preview, body]).toEqual([{ comingVisits: 1, people: [] }, { deletedCount: 1 }]);
    expect(await bookingOf(_id)).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'salon',
      client_id: null,
      client_email: '',
    });
    expect(await chairsTaken()).toBe(0);
  });

  test('is recorded by ids alone: who was erased, and by whom', async () => {
    const admin = await anAdmin(parlour);
    const [client, other] = [await aClient(parlour), await aClient(parlour)];
    await salon.book(other, '2027-03-10T10:00:00Z');

    await erase(client).expect(204);
    await as('delete', `/user/${other.email}`, admin).expect(200);

    const entries = await parlour.database.query(
      `SELECT actor_id, action, object_id, detail FROM audit_entries
       WHERE action IN ('account.erased', 'user.deleted') ORDER BY id DESC LIMIT 2`,
    );
    expect(entries).toEqual([
      { actor_id: admin.id, action: 'user.deleted', object_id: other.id, detail: { cancelledVisits: 1 } },
      { actor_id: client.id, action: 'account.erased', object_id: client.id, detail: { cancelledVisits: 0 } },
    ]);
  });

  test('is shown to the desk as a deleted client, whose booking can still be seen', async () => {
    const admin = await anAdmin(parlour);
    const client = await aClient(parlour);
    const { _id } = await salon.book(client, '2027-03-10T10:00:00Z');
    await erase(client).expect(204);

    const { body } = await as('get', `/bookings/${_id}`, admin).expect(200);

    expect(body.client).toEqual({ _id: null, cardId: null, name: '', email: '', phone: '' });
  });
});
