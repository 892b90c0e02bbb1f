import { randomUUID } from 'node:crypto';
import { nightlyTest } from '../../support/lane.js';
import { anAdmin, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// The tests' clock is set to Monday, 1 March 2027, eight o'clock, in Lisbon and in universal time.
const THURSDAY = '2027-03-04T12:00:00.000Z';
const FRIDAY = '2027-03-05T12:00:00.000Z';

let salon: SalonWithMail;
let vera: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.startAfresh();
  await salon.parlour.database.query(`TRUNCATE clients, client_consents, merged_clients CASCADE`);
  vera = await anAdmin(salon.parlour);
});

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
const as = (method: Method, path: string, body?: object, person: Person = vera) => {
  const request = salon.parlour.http[method](path).set('Authorization', person.bearer);
  return body ? request.send(body) : request;
};

/** A client record as an import adds it, with an answer about news by email if they gave one. */
async function aRecord(name: string, { isAgreed }: { isAgreed?: boolean } = {}) {
  const email = `${name.toLowerCase()}@example.com`;
  const [{ id }] = await salon.parlour.database.query(
    `INSERT INTO clients (name, email, email_key) VALUES ($1, $2, $2) RETURNING id`,
    [name, email],
  );
  if (isAgreed !== undefined)
    await salon.parlour.database.query(
      `INSERT INTO client_consents (client_id, kind, is_given, origin, decided_at) VALUES ($1, 'email-news', $2, 'import', now())`,
      [id, isAgreed],
    );
  return { id: String(id), email };
}

const bookAtDesk = async (client: { id: string }, startsAt = THURSDAY) => {
  const lines = [{ serviceId: salon.cut.id, staffId: salon.staff[0].id }];
  const body = { lines, startsAt, client: { _id: client.id } };
  return (await as('post', '/bookings/desk', body).set('Idempotency-Key', randomUUID()).expect(201)).body;
};

/** A visit that an import brought over, as no email tells of it. */
const aVisit = async (client: { id: string }, startsAt = THURSDAY) => {
  const visit = await bookAtDesk(client, startsAt);
  await salon.parlour.database.query(`DELETE FROM outbox`);
  return visit;
};

const figures = async () => (await as('get', '/moving-letter').expect(200)).body;
const send = async () => (await as('post', '/moving-letter').expect(200)).body;
const deliverAt = async (instant: string) => {
  salon.parlour.clock.set(instant);
  await salon.deliver();
};
const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`https://maisonvera\\.example(/${path}/[\\w-]{43})`).exec(text ?? '')?.[1] ?? '';

test('IM-15 clients with a coming visit get a link to it, those who agreed to news the booking page, and no one else an email', async () => {
  const [ana, bea, carla, dora] = [
    await aRecord('Ana', { isAgreed: false }),
    await aRecord('Bea', { isAgreed: true }),
    await aRecord('Carla'),
    await aRecord('Dora', { isAgreed: true }),
  ];
  await aVisit(ana);
  await salon.parlour.database.query(`UPDATE clients SET blocked_at = now() WHERE id = $1`, [dora.id]);

  expect(await figures()).toEqual({ visits: 1, news: 1, minutes: 1, waiting: 0, told: 0 });
  expect(await send()).toMatchObject({ visits: 0, news: 0, waiting: 2 });
  await salon.deliver();

  const [visit] = salon.mailServer.of(ana);
  expect(visit?.subject).toBe('Your visit on Thursday 4 March 2027 at 12:00: see or change it online');
  expect(visit?.text).toMatch(/https:\/\/maisonvera\.example\/visit\?do=move#code=[\w-]{43}/);
  const [news] = salon.mailServer.of(bea);
  expect(news?.text).toContain('https://maisonvera.example/book');
  expect([...salon.mailServer.of(carla), ...salon.mailServer.of(dora)]).toEqual([]);
  expect(await figures()).toMatchObject({ waiting: 0, told: 2 });
});

test('IM-15 no client gets the email twice, however often and by however many admins it is sent', async () => {
  const bea = await aRecord('Bea', { isAgreed: true });
  await Promise.all([send(), send(), send()]);
  await send();
  await salon.deliver();

  expect(salon.mailServer.of(bea)).toHaveLength(1);
});

test('IM-15 a client who has heard of their visit from the salon is not written to about it', async () => {
  const ana = await aRecord('Ana');
  await bookAtDesk(ana);

  expect(await figures()).toMatchObject({ visits: 0, news: 0 });
});

test('IM-15 a client who is blocked or has another address by the time the email leaves gets none at the old one', async () => {
  const bea = await aRecord('Bea', { isAgreed: true });
  const dora = await aRecord('Dora', { isAgreed: true });
  const [carla, eva] = [await aRecord('Carla'), await aRecord('Eva')];
  await aVisit(carla);
  await aVisit(eva, FRIDAY);
  await send();
  await salon.parlour.database.query(`UPDATE clients SET blocked_at = now() WHERE id = ANY ($1)`, [
    [bea.id, eva.id],
  ]);
  await as('patch', `/clients/${carla.id}`, { email: 'carla@new.example' }).expect(200);
  await as('patch', `/clients/${dora.id}`, { email: 'dora@new.example' }).expect(200);
  await salon.deliver();

  expect([bea, carla, dora, eva].flatMap((client) => salon.mailServer.of(client))).toEqual([]);
});

test('IM-15 two clients who share an address get one email, which names both', async () => {
  const bea = await aRecord('Bea', { isAgreed: true });
  const cem = await aRecord('Cem', { isAgreed: true });
  await salon.parlour.database.query(`UPDATE clients SET email = $2, email_key = '' WHERE id = $1`, [
    cem.id,
    bea.email,
  ]);

  expect(await figures()).toMatchObject({ news: 1 });
  await send();
  await salon.deliver();

  const [letter, ...others] = salon.mailServer.of(bea);
  expect(others).toEqual([]);
  expect(letter?.text).toMatch(/Bea and Cem|Cem and Bea/);
  expect(await figures()).toMatchObject({ news: 0, told: 2 });
});

test('IM-16 the emails leave ten a minute, and those that have not left can be stopped and sent later', async () => {
  for (let number = 0; number < 12; number += 1) await aRecord(`Guest${number}`, { isAgreed: true });

  expect(await figures()).toMatchObject({ news: 12, minutes: 2 });
  await send();
  await salon.deliver();
  expect(salon.mailServer.received).toHaveLength(10);

  expect((await as('delete', '/moving-letter').expect(200)).body).toEqual({
    ...{ visits: 0, news: 2, minutes: 1, waiting: 0, told: 10 },
  });
  await deliverAt('2027-03-01T08:05:00Z');
  expect(salon.mailServer.received).toHaveLength(10);

  await send();
  await salon.deliver();
  expect(salon.mailServer.received).toHaveLength(12);
});

test('IM-16 a visit that is cancelled before the email leaves is not written about', async () => {
  const ana = await aRecord('Ana');
  const { _id: id } = await aVisit(ana);
  await send();
  await as('post', `/bookings/${id}/cancel`, { reason: '' }).expect(200);
  await salon.deliver();

  expect(salon.mailServer.of(ana).map(({ subject }) => subject)).toEqual([
    'Your booking on Thursday 4 March 2027 at 12:00 has been cancelled',
  ]);
});

test('IM-16 a visit that is moved before the email leaves is told as moved, from the time that the client knows', async () => {
  const ana = await aRecord('Ana');
  const { _id: id } = await aVisit(ana);
  await send();
  await as('post', `/bookings/${id}/move`, { startsAt: '2027-03-05T12:00:00.000Z' }).expect(200);
  await salon.deliver();

  const [moved, ...more] = salon.mailServer.of(ana);
  expect(moved?.text).toContain('Friday 5 March 2027 at 12:00');
  expect(moved?.text).toContain('Thursday 4 March 2027 at 12:00');
  expect(more).toEqual([]);
});

nightlyTest('IM-15 more clients than a statement takes parameters are written to', async () => {
  await salon.parlour.database.query(
    `INSERT INTO clients (name, email, email_key) SELECT 'Guest', address, address
     FROM generate_series(1, 66000) AS number, concat(number, '@example.com') AS address`,
  );
  await salon.parlour.database.query(
    `INSERT INTO client_consents (client_id, kind, is_given, origin, decided_at)
     SELECT id, 'email-news', true, 'import', now() FROM clients`,
  );

  expect(await send()).toMatchObject({ news: 0, waiting: 66_000 });
});

test('IM-17 the link in the email ends news, also for the record that the client was merged into', async () => {
  const bea = await aRecord('Bea', { isAgreed: true });
  const eva = await aRecord('Eva', { isAgreed: true });
  await send();
  await salon.deliver();
  const path = linkIn(salon.mailServer.of(bea)[0]?.text, 'news-emails');
  await salon.parlour.database.query(`DELETE FROM clients WHERE id = $1`, [bea.id]);
  await salon.parlour.database.query(
    `INSERT INTO merged_clients (id, client_id, merged_at) VALUES ($1, $2, now())`,
    [bea.id, eva.id],
  );

  await salon.parlour.http.post(path).expect(204);
  await salon.parlour.http.post(path).expect(204);

  const [{ given, origin }] = await salon.parlour.database.query(
    `SELECT is_given AS given, origin FROM client_consents WHERE client_id = $1`,
    [eva.id],
  );
  expect({ given, origin }).toEqual({ given: false, origin: 'client' });
});

test('IM-17 a client who declines news before the email leaves gets none', async () => {
  const bea = await aRecord('Bea', { isAgreed: true });
  await send();
  await salon.parlour.database.query(`UPDATE client_consents SET is_given = false WHERE client_id = $1`, [
    bea.id,
  ]);
  await salon.deliver();

  expect(salon.mailServer.of(bea)).toEqual([]);
  expect(await figures()).toMatchObject({ waiting: 0, told: 0 });
});

test('IM-15 clients whose email failed don’t count as emailed', async () => {
  await aRecord('Bea', { isAgreed: true });
  await aRecord('Eva', { isAgreed: true });
  await send();
  await salon.parlour.database.query(`UPDATE outbox SET failed_at = now() WHERE to_address LIKE 'bea@%'`);
  await salon.deliver();

  expect(await figures()).toMatchObject({ waiting: 0, told: 1 });
});

test('IM-17 a forged link changes nothing', async () => {
  const { id } = await aRecord('Bea', { isAgreed: true });

  const { body } = await salon.parlour.http
    .post(`/news-emails/${Buffer.from(id.replaceAll('-', '') + '0'.repeat(32), 'hex').toString('base64url')}`)
    .expect(403);

  expect(body.code).toBe('invalid-action-code');
});
