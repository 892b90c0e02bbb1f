import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import supertest from 'supertest';
import { SeededRandom } from '../../../api/operations/demo/seeded-random.js';
import { diaryFaults } from '../../support/diary-faults.js';
import { KillableSalon } from '../../support/killable-salon.js';
import { aNewClient, type Person } from '../../support/people.js';
import { nightlyTest, perLane } from '../../support/lane.js';

/** Every third takes PostgreSQL along; `npm run prove:crashes` kills fifty times. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? perLane({ change: 3, nightly: 12 }));
const CLIENTS = 8;

/** A request to book, and its booking; null while unknown. */
interface Submit {
  client: Person;
  key: string;
  booking: { lines: { serviceId: string; staffId: null }[]; startsAt: string };
  bookingId: string | null;
}

let salon: KillableSalon;
let clients: Person[];
let bookings: Submit['booking'][];

beforeAll(async () => {
  salon = await KillableSalon.prepare();
  await salon.open();
  clients = [];
  while (clients.length < CLIENTS) clients.push(await aNewClient({ http: supertest(salon.url) }));
  // Until they confirm their address, clients have one booking to come.
  await salon.look((database) => database.query(`UPDATE users SET verified_at = now()`));
  bookings = await freeBookings();
});

afterAll(() => salon.remove());

async function get<Body>(path: string): Promise<Body> {
  const response = await fetch(`${salon.url}${path}`);
  return JSON.parse(await response.text());
}

/** Everything that can be booked of the first services within six weeks. */
async function freeBookings(): Promise<Submit['booking'][]> {
  const services = await get<{ _id: string }[]>('/services');
  const found: Submit['booking'][] = [];
  for (const { _id: serviceId } of services.slice(0, 2)) {
    const first = await get<{ day: string }>(`/availability/first?services=${serviceId}`);
    for (let ahead = 0; ahead < 42; ahead++) {
      const day = new Date(Date.parse(first.day) + ahead * 86_400_000).toISOString().slice(0, 10);
      const { starts } = await get<{ starts: string[] }>(`/availability?services=${serviceId}&day=${day}`);
      found.push(...starts.map((startsAt) => ({ lines: [{ serviceId, staffId: null }], startsAt })));
    }
  }
  return found;
}

const submit = ({ client, key, booking }: Submit): Promise<Response> =>
  fetch(`${salon.url}/bookings`, {
    method: 'POST',
    headers: { Authorization: client.bearer, 'Idempotency-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify(booking),
  });

async function untilThereAre(count: number, booked: readonly Submit[]): Promise<void> {
  while (booked.length < count) await pause(20);
}

/** Books again and again until the salon no longer answers; gives the request whose outcome is unknown. */
async function bookUntilCutOff(client: Person, random: SeededRandom, booked: Submit[]): Promise<Submit> {
  for (;;) {
    const attempt: Submit = { client, key: randomUUID(), booking: random.pick(bookings), bookingId: null };
    try {
      const response = await submit(attempt);
      const answer: { _id: string; code?: string } = JSON.parse(await response.text());
      if (response.status === 201) booked.push({ ...attempt, bookingId: answer._id });
      else if (response.status !== 409) throw new RejectedError(`${response.status} ${answer.code}`);
    } catch (error) {
      if (error instanceof RejectedError) throw error;
      return attempt;
    }
  }
}

/** Anything but a booking, a time that is taken, and silence. */
class RejectedError extends Error {}

test(`killing the app ${KILLS} times loses no confirmed booking, and a repeated submit becomes one booking`, async () => {
  const random = new SeededRandom(2027);
  const booked: Submit[] = [];

  for (let kill = 1; kill <= KILLS; kill++) {
    const busy = Promise.all(clients.map((client) => bookUntilCutOff(client, random, booked)));
    await pause(random.between(50, 800));
    // A busy machine books less in that time.
    await Promise.race([busy, untilThereAre(kill * 10 + 1, booked)]);
    await salon.end('SIGKILL');
    // Every third time PostgreSQL dies with the app and has to recover from its log.
    const postmaster = kill % 3 === 0 ? salon.postmaster() : null;
    if (postmaster !== null) process.kill(postmaster, 'SIGKILL');
    const inDoubt = await busy;
    await salon.open();

    for (const attempt of inDoubt) {
      const [first, second] = [await submit(attempt), await submit(attempt)];
      const [answer, again] = [await first.text(), await second.text()];
      expect([first.status, 409]).toContain(second.status);
      if (first.status !== 201) continue;
      expect(again).toBe(answer);
      booked.push({ ...attempt, bookingId: JSON.parse(answer)._id });
    }
    expect(await salon.look(diaryFaults)).toEqual([]);
    expect(await keptBookings()).toEqual(booked.map(({ bookingId }) => bookingId).sort());
  }

  expect(booked.length).toBeGreaterThan(KILLS * 10);
}, 1_800_000);

/** Our clients' bookings in the diary with a team member's time reserved. */
const keptBookings = (): Promise<string[]> =>
  salon.look(async (database) => {
    const rows: { id: string }[] = await database.query(
      `SELECT id FROM bookings WHERE client_id = ANY ($1) AND status = 'confirmed'
       AND EXISTS (SELECT 1 FROM allocations WHERE booking_id = bookings.id) ORDER BY id::text`,
      [clients.map(({ id }) => id)],
    );
    return rows.map(({ id }) => id);
  });

test('the app stops in order: requests in progress are answered, and nothing is left running', async () => {
  // After fifty kills most of the first times are taken, and a taken time is refused without waiting.
  const free = await freeBookings();
  const submits = clients.map((client, index) => {
    const booking = free[index * 5];
    if (!booking) throw new Error('The demo salon has too few free times.');
    return { client, key: randomUUID(), booking, bookingId: null };
  });
  const { answers, exitCode } = await salon.look(async (database) => {
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    // A client who books now has to wait, in the middle of the request, until this transaction ends.
    await runner.query('LOCK TABLE bookings IN SHARE MODE');
    let answered = 0;
    const answering = Promise.all(submits.map((each) => submit(each).finally(() => (answered += 1))));
    await until(async () => {
      const [{ waiting }] = await runner.query(
        'SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted',
      );
      return waiting > 0 && waiting + answered === CLIENTS;
    });
    const ending = salon.end('SIGTERM');
    await until(async () => (await fetch(`${salon.url}/health/live`).catch(() => null)) === null);
    await runner.commitTransaction();
    await runner.release();
    return { answers: await answering, exitCode: await ending };
  });

  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect(exitCode).toBe(0);
  expect(salon.postmaster()).toBeNull();
});

test('12-B6 before it stops, the app says so and goes on answering; an upload under way is finished', async () => {
  await salon.open({ DRAIN_SECONDS: '2', TRUST_PROXY: '1' });
  const { hostname, port } = new URL(salon.url);
  const upload = connect(Number(port), hostname);
  await once(upload, 'connect');
  const answer = text(upload);
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'x'.repeat(20) });
  upload.write(
    `POST /auth/login HTTP/1.1\r\nHost: salon\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  const before = await fetch(`${salon.url}/services`);
  await before.text();

  const ending = salon.end('SIGTERM');
  await until(async () => (await fetch(`${salon.url}/health/ready`)).status === 503);
  const meanwhile = await fetch(`${salon.url}/services`);
  await until(async () => (await fetch(`${salon.url}/health/live`).catch(() => null)) === null);
  upload.write(body.slice(9));

  expect(before.headers.get('connection')).toBe('keep-alive');
  expect(before.headers.get('keep-alive')).toBe('timeout=75');
  expect({ status: meanwhile.status, connection: meanwhile.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  });
  expect(await answer).toMatch(/^HTTP\/1.1 401 /);
  expect(await ending).toBe(0);
});

nightlyTest(
  'a visitor whose connection died in the middle of a request does not keep the app from stopping',
  async () => {
    await salon.open();
    const { hostname, port } = new URL(salon.url);
    const line = connect(Number(port), hostname).on('error', () => undefined);
    await once(line, 'connect');
    await new Promise((resolve) => line.write('POST /holds HTTP/1.1\r\nHost: salon\r\nContent-', resolve));

    const exitCode = await salon.end('SIGTERM');

    line.destroy();
    expect(exitCode).toBe(0);
    expect(salon.postmaster()).toBeNull();
  },
);

/** Asks again until it is true. */
async function until(question: () => Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + 3000; performance.now() < deadline; await pause(10)) {
    if (await question()) return;
  }
  throw new Error('It did not come true in time.');
}
