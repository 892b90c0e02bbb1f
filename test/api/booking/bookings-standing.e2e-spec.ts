import { randomUUID } from 'node:crypto';
import { aClient, anAdmin, aNewClient, loggedInAgain, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

let salon: SalonWithMail;
let mailbox: string;

beforeAll(async () => {
  salon = await openSalonWithMail();
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.startAfresh();
  mailbox = `client-${randomUUID().slice(0, 8)}`;
});

/** On the days after the first of March, from nine o'clock on: eight on each. */
const time = (index: number) =>
  new Date(Date.UTC(2027, 2, 4 + Math.floor(index / 8), 9 + (index % 8))).toISOString();

const ask = (person: Person, path: string, body: object, key: string = randomUUID()) =>
  salon.parlour.http.post(path).set('Authorization', person.bearer).set('Idempotency-Key', key).send(body);

const linesOf = () => [{ serviceId: salon.cut.id, staffId: salon.staff[0]?.id }];

const book = (person: Person, index: number, key?: string) =>
  ask(person, '/bookings', { lines: linesOf(), startsAt: time(index) }, key);

/** A client who has signed up with an address of this test's mailbox, and confirmed nothing. */
const somebody = (tag = '') => aNewClient(salon.parlour, 'Maria Lopes', `${mailbox}${tag}@example.com`);

const minutesLater = async (minutes: number, person: Person): Promise<Person> => {
  salon.parlour.clock.advanceMinutes(minutes);
  return loggedInAgain(salon.parlour, person);
};

/** The subjects of the emails about bookings that have come, at whichever address of the mailbox. */
async function told(): Promise<string[]> {
  await salon.deliver();
  return salon.mailServer.received
    .map(({ subject }) => subject)
    .filter((subject) => /booking|^Booked/.test(subject));
}

const movedTo = (index: number) =>
  `Your booking has moved to Thursday 4 March 2027 at ${String(9 + index).padStart(2, '0')}:00`;

describe('A-5: a client who has not confirmed their address', () => {
  test('has one upcoming booking, and another once they have confirmed it', async () => {
    const client = await somebody();
    await book(client, 0).expect(201);

    const { status, body } = await book(client, 1);

    expect([status, body.code]).toEqual([409, 'verify-first']);
    expect(body.detail).toContain('please confirm your email address first');
    await salon.deliver();
    const texts = salon.mailServer.of(client).map(({ text }) => text);
    const [, code] = /\/verify#code=(\S+)/.exec(texts.join('\n')) ?? [];
    await ask(client, '/auth/verify', { code }).expect(200);
    await book(client, 1).expect(201);
  });

  test('has one when many are asked for at the same moment', async () => {
    const client = await somebody();

    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => book(client, index)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'verify-first')).toHaveLength(7);
  });

  test('is answered the same when the same booking is sent twice', async () => {
    const client = await somebody();
    const key = randomUUID();

    const [first, again] = [await book(client, 0, key), await book(client, 0, key)];

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });

  test('has another when the first is over or cancelled, three a day for one mailbox', async () => {
    const accounts = [await somebody(), await somebody('+1'), await somebody('+2'), await somebody('+3')];
    const statuses: number[] = [];
    for (const [index, account] of accounts.entries()) {
      const { status, body } = await book(account, index);
      statuses.push(status);
      if (status === 201) await salon.cancel(account, body._id);
    }

    expect(statuses).toEqual([201, 201, 201, 429]);
    const refused = await book(accounts[3] ?? (await somebody()), 3);
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600);
    const next = await minutesLater(24 * 60, await somebody('+4'));
    await book(next, 3).expect(201);
  });

  test('has one for all accounts of a mailbox together', async () => {
    await book(await somebody(), 0).expect(201);

    expect((await book(await somebody('+1'), 1)).body.code).toBe('verify-first');
    expect((await book(await aClient(salon.parlour), 1)).status).toBe(201);
  });

  test('is booked for by the desk as often as it likes', async () => {
    const admin = await anAdmin(salon.parlour);
    const client = await somebody();
    await book(client, 0).expect(201);

    for (const index of [1, 2]) {
      const booking = { lines: linesOf(), startsAt: time(index), client: { _id: client.id } };
      await ask(admin, '/bookings/desk', booking).expect(201);
    }
  });

  test('holds one slot, where others hold two', async () => {
    const hold = (person: Person, index: number) =>
      ask(person, '/holds', { lines: linesOf(), startsAt: time(index) });
    const client = await somebody();
    const verified = await aClient(salon.parlour);

    const kept = [await hold(client, 0), await hold(client, 1)];
    const others = [await hold(verified, 2), await hold(verified, 3)];

    expect(kept.map(({ status }) => status)).toEqual([201, 429]);
    expect(kept[1]?.body).toMatchObject({
      code: 'too-many-holds',
      detail: expect.stringContaining('Until you confirm your email address'),
    });
    expect(others.map(({ status }) => status)).toEqual([201, 201]);
  });
});

test('A-5: a client is told once a day that someone signs up with their address', async () => {
  const { email } = await somebody();
  const signUp = () =>
    salon.parlour.http.post('/auth/sign-up').send({ name: 'Eve', email, password: 'a guess of mine' });
  const notices = async () => {
    await salon.deliver();
    return salon.mailServer.of({ email }).filter(({ subject }) => /already have an account/.test(subject))
      .length;
  };

  for (let count = 0; count < 4; count++) await signUp().expect(409);
  const inADay = await notices();
  salon.parlour.clock.advanceMinutes(24 * 60);
  await signUp().expect(409);

  expect([inADay, await notices()]).toEqual([1, 2]);
});

describe('A-5: a client who moves a booking', () => {
  async function aBooking(
    client: Person,
  ): Promise<{ moveTo: (index: number, by?: Person) => Promise<void> }> {
    const { body } = await book(client, 0).expect(201);
    await salon.deliver();
    salon.mailServer.received.length = 0;
    return { moveTo: (index, by = client) => salon.move(by, body._id, time(index)) };
  }

  test('fifty times is told of the first, and an hour later of the last', async () => {
    const { moveTo } = await aBooking(await aClient(salon.parlour));

    for (let count = 1; count <= 50; count++) {
      await moveTo(1 + (count % 6));
      await salon.deliver();
    }
    const atOnce = await told();
    salon.parlour.clock.advanceMinutes(59);
    expect(await told()).toEqual(atOnce);
    salon.parlour.clock.advanceMinutes(1);

    expect(await told()).toEqual([movedTo(2), movedTo(3)]);
    salon.parlour.clock.advanceMinutes(24 * 60);
    expect(await told()).toEqual([movedTo(2), movedTo(3)]);
  });

  test('is told at once when the desk moves it again, and of a cancellation', async () => {
    const admin = await anAdmin(salon.parlour);
    const client = await aClient(salon.parlour);
    const { body } = await book(client, 0).expect(201);
    for (const index of [1, 2]) {
      await salon.move(client, body._id, time(index));
      await salon.deliver();
    }

    await salon.move(admin, body._id, time(3));
    await salon.deliver();
    await salon.cancel(client, body._id);

    expect(await told()).toEqual([
      movedTo(1),
      movedTo(3),
      'Your booking on Thursday 4 March 2027 at 12:00 has been cancelled',
    ]);
  });

  test('is told of the last move even when the booking is over by then', async () => {
    const { parlour } = salon;
    const rules = (minutes: number, notice: number) =>
      parlour.database.query(`UPDATE salon SET cancellation_notice_minutes = $1, notice_minutes = $2`, [
        minutes,
        notice,
      ]);
    await rules(0, 0);
    parlour.clock.set('2027-03-01T08:50:00Z');
    const client = await aClient(parlour);
    const { body } = await book(client, 0).expect(201);
    await salon.move(client, body._id, time(1));
    await salon.deliver();

    // Half an hour long, and the hour is over at ten to ten.
    await salon.move(client, body._id, '2027-03-01T09:00:00.000Z');
    await rules(1440, 60);
    parlour.clock.advanceMinutes(60);

    expect(await told()).toEqual([movedTo(1), 'Your booking has moved to Monday 1 March 2027 at 09:00']);
  });

  test('is told three times a day while their address is not confirmed, and of the last move in the end', async () => {
    let client = await somebody();
    const { body } = await book(client, 0).expect(201);
    await salon.deliver();
    for (let hour = 1; hour <= 6; hour++) {
      client = await minutesLater(60, client);
      await salon.move(client, body._id, time(hour));
      await salon.deliver();
    }

    const inADay = await told();
    salon.parlour.clock.advanceMinutes(24 * 60);

    expect(inADay).toEqual(['Booked: Thursday 4 March 2027 at 09:00', movedTo(1), movedTo(2)]);
    expect(await told()).toEqual([...inADay, movedTo(6)]);
  });

  test('is told of a confirmation and a cancellation at any address, and of what the desk does', async () => {
    const admin = await anAdmin(salon.parlour);
    let client = await somebody();
    for (const index of [0, 1]) {
      const { body } = await book(client, index).expect(201);
      await salon.deliver();
      await salon.cancel(client, body._id);
      await salon.deliver();
    }
    const { body } = await book(client, 2).expect(201);
    await salon.deliver();
    client = await minutesLater(61, client);
    await salon.move(client, body._id, time(3));
    const before = (await told()).length;

    const desk = await loggedInAgain(salon.parlour, admin);
    await salon.move(desk, body._id, time(4));

    expect(before).toBe(5);
    expect((await told()).slice(before)).toEqual([movedTo(4)]);
  });
});
