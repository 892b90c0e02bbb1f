import pg from 'pg';
import { SeededRandom } from '../../../api/operations/demo/seeded-random.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/cluster.js';
import { diaryFaults } from '../../support/diary-faults.js';
import { aClient, type Person } from '../../support/people.js';
import { ConcurrentClients, send } from '../../support/concurrent-clients.js';
import { active, aMember, aService, processing } from '../../support/salon.js';
import { perLane } from '../../support/lane.js';

/** Each kind of quarrel comes up dozens of times in these; `npm run prove:contention` makes ten thousand. */
const TRIES = Number(process.env['CONTENTION_TRIES'] ?? perLane({ change: 500, nightly: 5000 }));
const CLIENTS = 60;

/** All clients try to book the same two hours of a day; after one try each they continue with the next two. */
const FIGHTS_A_DAY = 4;

/** Whatever else is answered is a fault, above all a 5xx. */
const EXPECTED = new Set([
  'book 201',
  'book 409 slot-taken',
  // A visit of two services that begins late ends after everyone has left.
  'book 409 outside-hours',
  'book 409 client-busy',
  'move 200',
  'move 409 slot-taken',
  'move 409 outside-hours',
  'move 409 client-busy',
  'move 409 not-possible',
  'cancel 200',
  // On a busy machine a client may wait too long for a connection; the answer says so, and nothing is half done.
  'book 503 unavailable',
  'move 503 unavailable',
  'cancel 503 unavailable',
]);

let database: TestDatabase;
let parlour: TestApp;
let address: string;
let services: { cut: Service; wash: Service; colour: Service };
let staff: StaffMember[];
let clients: Person[];

beforeAll(async () => {
  database = await createTestDatabase();
  parlour = await startTestApp({ databaseUrl: database.url });
  address = await parlour.app.getUrl();
  services = {
    // Starts are a quarter of an hour apart, so two cuts next to each other on the grid share half their time.
    cut: await aService(parlour.database, { title: 'Cut', segments: [active(30)] }),
    wash: await aService(parlour.database, { title: 'Wash', segments: [active(30)], bufferMinutes: 5 }),
    colour: await aService(parlour.database, {
      title: 'Colour',
      segments: [active(30), processing(30), active(15)],
      bufferMinutes: 15,
    }),
  };
  staff = [];
  for (const name of ['Ana', 'Bea', 'Clara', 'Dora']) {
    staff.push(await aMember(parlour.database, { name, does: Object.values(services) }));
  }
  clients = [];
  while (clients.length < CLIENTS) clients.push(await aClient(parlour));
});

afterAll(async () => {
  await parlour.close();
  await database.drop();
});

test('fifty people want the same slot: one gets it, the others are offered other times', async () => {
  const startsAt = '2027-03-05T10:00:00.000Z';
  const wanted = { lines: [{ serviceId: services.cut.id, staffId: staff[0]?.id }], startsAt };

  const answers = await Promise.all(
    clients.slice(0, 50).map((client) => send(address, client, '/bookings', wanted)),
  );

  const losers = answers.filter(({ status }) => status !== 201);
  expect(losers).toHaveLength(49);
  expect(new Set(losers.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 slot-taken']));
  for (const { body } of losers) {
    expect(body.alternatives).toHaveLength(3);
    expect(body.alternatives).not.toContain(startsAt);
  }
});

test.each([
  ['has just opened', async () => reopen()],
  [
    'has just changed its hours',
    async () => parlour.database.query(`UPDATE staff_hours SET ends_minute = 1080`),
  ],
])('sixty people who book at once when the salon %s wait for nothing but each other', async (_, change) => {
  await change();

  const answers = await Promise.all(
    clients.map((client, index) => {
      const startsAt = new Date(Date.UTC(2027, 4, 3 + (index % 5), 9, 0)).toISOString();
      return send(address, client, '/bookings', { lines: [{ serviceId: services.cut.id }], startsAt });
    }),
  );

  // Four chairs on each of five days, and twelve people for them.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ code }) => code === 'slot-taken')).toHaveLength(40);
  await parlour.database.query(`TRUNCATE bookings, allocations CASCADE`);
});

/** A new process on the same database, with nothing of the salon in memory yet. */
async function reopen(): Promise<void> {
  await parlour.close();
  parlour = await startTestApp({ databaseUrl: database.url });
  address = await parlour.app.getUrl();
}

test(`A05 after ${TRIES} attempts, moves and cancellations included, no one is booked twice`, async () => {
  const random = new SeededRandom(2027);
  let asked = 0;
  const rush = new ConcurrentClients({ address, clients, random, tries: TRIES, wantedBooking });

  await rush.run();

  const rows = await parlour.database.query(`SELECT id, status, starts_at FROM bookings`);
  const kept = new Map<string, string | null>(
    rows.map(({ id, status, starts_at }: { id: string; status: string; starts_at: Date }) => [
      id,
      status === 'cancelled' ? null : starts_at.toISOString(),
    ]),
  );
  expect([...rush.promised].filter(([id, startsAt]) => kept.get(id) !== startsAt)).toEqual([]);
  expect(await diaryFaults(parlour.database)).toEqual([]);
  expect([...rush.answers.keys()].filter((answer) => !EXPECTED.has(answer))).toEqual([]);
  expect(rush.answers.get('book 201')).toBeGreaterThan(TRIES / 10);
  const refused = ['slot-taken', 'outside-hours'].map((code) => rush.answers.get(`book 409 ${code}`) ?? 0);
  expect(refused.reduce((all, some) => all + some)).toBeGreaterThan(TRIES / 2);
  expect(await deadlocks()).toBe(0);

  function wantedBooking() {
    const fight = Math.floor(asked++ / CLIENTS);
    const workingDay = Math.floor(fight / FIGHTS_A_DAY);
    // Six working days, then a Sunday; the first of them is Monday, 8 March.
    const day = 8 + workingDay + Math.floor(workingDay / 6);
    const quarter = (fight % FIGHTS_A_DAY) * 8 + random.between(0, 7);
    return {
      lines: wantedLines(),
      startsAt: new Date(Date.UTC(2027, 2, day, 9, quarter * 15)).toISOString(),
    };
  }

  function wantedLines() {
    const { cut, wash, colour } = services;
    const [one, other] = [random.pick(staff).id, random.pick(staff).id];
    return random.pick([
      [{ serviceId: cut.id, staffId: one }],
      [{ serviceId: cut.id, staffId: null }],
      [{ serviceId: wash.id, staffId: one }],
      [{ serviceId: colour.id, staffId: one }],
      [{ serviceId: colour.id, staffId: null }],
      // Two who want the same two people in opposite orders must not wait for each other.
      [
        { serviceId: cut.id, staffId: one },
        { serviceId: colour.id, staffId: other },
      ],
      [
        { serviceId: wash.id, staffId: other },
        { serviceId: cut.id, staffId: one },
      ],
      [
        { serviceId: colour.id, staffId: null },
        { serviceId: cut.id, staffId: null },
      ],
    ]);
  }
}, 600_000);

/** Number of deadlocks that PostgreSQL had to break; it counts them when connections end. */
async function deadlocks(): Promise<number> {
  await parlour.close();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  await client.end();
  return Number(rows[0]?.deadlocks);
}
