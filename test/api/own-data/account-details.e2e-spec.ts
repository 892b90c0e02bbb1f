import { randomUUID } from 'node:crypto';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// Lisbon is on UTC then; the tests' clock is set to Monday, 1 March, eight o'clock.
const THURSDAY_TEN = '2027-03-04T10:00:00.000Z';

let salon: SalonWithMail;
let client: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
});

afterAll(() => salon.close());

beforeEach(async () => {
  const { parlour } = salon;
  await parlour.database.query(
    `TRUNCATE bookings, clients, holds, allocations, idempotency_keys, outbox CASCADE`,
  );
  client = await aClient(parlour);
});

const as = (person: Person, method: 'get' | 'post' | 'patch', path: string) =>
  salon.parlour.http[method](path).set('Authorization', person.bearer);

const clientOf = async (person: Person, bookingId: string) => {
  const { body } = await as(person, 'get', `/bookings/${bookingId}`).expect(200);
  return body.client;
};

describe('B-7: what a client changes about themselves', () => {
  test('reaches their coming bookings, and not those that are over', async () => {
    const [coming, over] = [
      await salon.book(client, THURSDAY_TEN),
      await salon.book(client, '2027-03-05T10:00:00Z'),
    ];
    await salon.parlour.database.query(`UPDATE bookings SET status = 'done' WHERE id = $1`, [over._id]);

    await as(client, 'patch', '/account').send({ name: 'Maria Reis', phone: '+351 911 222 333' }).expect(200);

    expect(await clientOf(client, coming._id)).toMatchObject({
      name: 'Maria Reis',
      phone: '+351 911 222 333',
    });
    expect(await clientOf(client, over._id)).toMatchObject({ name: 'Maria Lopes', phone: '' });
  });

  test('reaches the emails that wait to be sent: the new name, at the new address', async () => {
    const { parlour, mailServer } = salon;
    const booking = await salon.book(client, THURSDAY_TEN);
    await salon.deliver();
    const email = `${randomUUID().slice(0, 8)}@new.example`;

    // The same effect as following the link that verifies a new address.
    await parlour.database.query(`UPDATE users SET email = $2, email_key = $2 WHERE id = $1`, [
      client.id,
      email,
    ]);
    await as(client, 'patch', '/account').send({ name: 'Maria Reis' }).expect(200);

    expect(await clientOf(client, booking._id)).toMatchObject({ name: 'Maria Reis', email });
    const waiting = await parlour.database.query(
      `SELECT kind, to_address AS "to" FROM outbox WHERE booking_id = $1 AND sent_at IS NULL`,
      [booking._id],
    );
    expect(waiting).toEqual([{ kind: 'booking-reminder', to: email }]);
    parlour.clock.set('2027-03-03T10:00:00Z');
    await salon.deliver();
    parlour.clock.set('2027-03-01T08:00:00Z');
    const [reminder] = mailServer.of({ ...client, email });
    expect(reminder?.text).toContain('Maria Reis');
  });

  test('is also the number they give while they book', async () => {
    await as(client, 'post', '/bookings')
      .set('Idempotency-Key', randomUUID())
      .send({ lines: [{ serviceId: salon.cut.id }], startsAt: THURSDAY_TEN, phone: '+351 933 444 555' })
      .expect(201);

    const { body } = await as(client, 'get', '/account').expect(200);
    expect(body.phone).toBe('+351 933 444 555');
  });
});

test('B-7: what the desk changes about someone without an account reaches their coming bookings', async () => {
  const admin = await anAdmin(salon.parlour);
  const { body: booking } = await as(admin, 'post', '/bookings/desk')
    .set('Idempotency-Key', randomUUID())
    .send({
      lines: [{ serviceId: salon.cut.id }],
      startsAt: THURSDAY_TEN,
      client: { name: 'Rita Sá', email: 'rita@old.example', phone: '+351 911 111 111' },
    })
    .expect(201);
  const { cardId } = booking.client;

  await as(admin, 'patch', `/clients/${cardId}`)
    .send({ name: 'Rita Costa', email: 'rita@new.example', phone: '+351 922 222 222' })
    .expect(200);

  expect(await clientOf(admin, booking._id)).toMatchObject({
    name: 'Rita Costa',
    email: 'rita@new.example',
    phone: '+351 922 222 222',
  });
});
