import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let copies: TestApp[];
let first: TestApp;
let client: Person;
let cut: Service;

beforeAll(async () => {
  first = await startTestApp();
  copies = [first, await startTestApp({ databaseUrl: first.databaseUrl })];
  cut = await aService(first.database);
  await aMember(first.database, { does: [cut] });
});

afterAll(async () => {
  for (const copy of copies.reverse()) await copy.close();
});

beforeEach(async () => {
  await first.database.query(`TRUNCATE bookings, allocations, idempotency_keys CASCADE`);
  client = await aClient(first);
});

const submit = (copy: TestApp, key: string, time = '10:00', person = client) =>
  copy.http
    .post('/bookings')
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', key)
    .send({ lines: [{ serviceId: cut.id }], startsAt: `2027-03-02T${time}:00Z` });

const bookings = async (): Promise<number> => {
  const [{ count }] = await first.database.query(`SELECT count(*)::int FROM bookings`);
  return count;
};

test('fifty submits under one key to two copies of the app are one booking and one answer', async () => {
  const key = randomUUID();

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => submit(copies[index % 2] ?? first, key)),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await bookings()).toBe(1);
});

test('two different bookings under one key at two copies at once: one is made, the other refused', async () => {
  const key = randomUUID();

  const answers = await Promise.all(copies.map((copy, index) => submit(copy, key, `1${index}:00`)));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(await bookings()).toBe(1);
});

test('a key belongs to the one who made it', async () => {
  const key = randomUUID();
  const { body } = await submit(first, key, '10:00').expect(201);

  const other = await submit(first, key, '11:00', await aClient(first));

  expect(other.status).toBe(201);
  expect(other.body._id).not.toBe(body._id);
});

test('a submit that was refused can be made again under its key', async () => {
  const key = randomUUID();
  const { body: taken } = await submit(first, randomUUID(), '10:00', await aClient(first)).expect(201);
  await submit(first, key).expect(409);

  await first.database.query(`DELETE FROM bookings WHERE id = $1`, [taken._id]);

  await submit(first, key).expect(201);
  expect(await bookings()).toBe(1);
});
