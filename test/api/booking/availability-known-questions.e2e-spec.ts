import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { bool, integer } from '../../../api/database/columns.js';
import { readRows } from '../../../api/database/read-rows.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { countWaits } from '../../support/count-waits.js';
import { aClient } from '../../support/people.js';
import { active, aMember, aService } from '../../support/salon.js';

// Tuesday, 2 March 2027; Lisbon is on UTC then.
const TUESDAY = '2027-03-02';

let parlour: TestApp;
let cut: Service;
let ana: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour?.close());

beforeEach(async () => {
  cut = await aService(parlour.database, { title: 'Cut', segments: [active(30)] });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
});

const question = () => `/availability?day=${TUESDAY}&services=${cut.id}&staff=${ana.id}`;

describe('12-E3: a free time that was asked for before in the same words', () => {
  test('is answered with the same headers and bytes, packed or not', async () => {
    const ask = (encoding: string) =>
      parlour.http.get(question()).set('Accept-Encoding', encoding).expect(200);
    const notOfAll = { date: undefined, 'x-request-id': undefined };
    for (const encoding of ['identity', 'gzip', 'br']) {
      cut = await aService(parlour.database, { title: `Cut ${encoding}`, segments: [active(30)] });
      await parlour.database.query(`INSERT INTO staff_services (staff_id, service_id) VALUES ($1, $2)`, [
        ana.id,
        cut.id,
      ]);
      const [first, again] = [await ask(encoding), await ask(encoding)];

      expect({ ...again.headers, ...notOfAll }).toEqual({ ...first.headers, ...notOfAll });
      expect(again.body).toEqual(first.body);
    }
  });

  test('is gone with the next answer once someone has booked it', async () => {
    const client = await aClient(parlour);
    const startsAt = `${TUESDAY}T10:00:00.000Z`;
    for (let times = 0; times < 2; times++) {
      const { body } = await parlour.http.get(question()).expect(200);
      expect(body.starts).toContain(startsAt);
    }

    await parlour.http
      .post('/bookings')
      .set({ Authorization: client.bearer, 'Idempotency-Key': randomUUID() })
      .send({ lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt })
      .expect(201);

    const { body } = await parlour.http.get(question()).expect(200);
    expect(body.starts).not.toContain(startsAt);
  });

  test('is refused in the same words once the salon no longer has the service', async () => {
    await parlour.http.get(question()).expect(200);
    await parlour.http.get(question()).expect(200);
    await parlour.database.query(`UPDATE services SET status = 'archived' WHERE id = $1`, [cut.id]);

    const known = await parlour.http.get(question()).expect(422);
    const unknown = await parlour.http.get(`${question()}&desk=false`).expect(422);

    expect({ ...known.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(known.body.instance).toBe(known.headers['x-request-id']);
  });

  test('is explained to each in their language where no one does the service', async () => {
    const unstaffed = await aService(parlour.database, { title: 'Brows', segments: [active(30)] });
    const noteIn = async (language: string) => {
      const { body } = await parlour.http
        .get(`/availability?day=${TUESDAY}&services=${unstaffed.id}`)
        .set('Accept-Language', language)
        .expect(200);
      return body.note;
    };

    expect(await noteIn('de')).toBe('Zurzeit bietet niemand im Salon diese Leistung an.');
    expect(await noteIn('en')).toBe('No one at the salon offers this service right now.');
    expect(await noteIn('../..')).toBe('No one at the salon offers this service right now.');
    expect(await noteIn('de')).toBe('Zurzeit bietet niemand im Salon diese Leistung an.');
  });

  test('is not offered to a client who has another booking then, though visitors are', async () => {
    const client = await aClient(parlour);
    const other = await aMember(parlour.database, { name: 'Rita', does: [cut] });
    const startsAt = `${TUESDAY}T11:00:00.000Z`;
    await parlour.http.get(question()).expect(200);
    await parlour.http
      .post('/bookings')
      .set({ Authorization: client.bearer, 'Idempotency-Key': randomUUID() })
      .send({ lines: [{ serviceId: cut.id, staffId: other.id }], startsAt })
      .expect(201);

    const ofClient = await parlour.http.get(question()).set('Authorization', client.bearer).expect(200);
    const ofVisitor = await parlour.http.get(question()).expect(200);

    expect(ofClient.body.starts).not.toContain(startsAt);
    expect(ofVisitor.body.starts).toContain(startsAt);
  });

  test('counts towards the limit of an address like any other', async () => {
    const strict = await startTestApp({
      databaseUrl: parlour.databaseUrl,
      env: { RATE_LIMIT_SCALE: '0.1' },
    });
    let status = 200;
    let answered = 0;
    while (status === 200 && answered < 200) {
      ({ status } = await strict.http.get(question()));
      answered += 1;
    }
    await strict.close();

    expect(status).toBe(429);
  });
});

describe('12-E3: reads that are asked for at the same time', () => {
  test('share a connection and a packet, and fail one by one', async () => {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    let answers: PromiseSettledResult<unknown>[] = [];
    const waits = await countWaits(async () => {
      answers = await Promise.allSettled([
        readRows(parlour.database, { share: integer }, `SELECT 1 / $1::int AS share`, [1]),
        readRows(parlour.database, { share: integer }, `SELECT 1 / $1::int AS share`, [0]),
        readRows(parlour.database, { share: integer }, `SELECT 2 / $1::int AS share`, [1]),
      ]);
    });
    const connections = new Set(sent.mock.contexts);
    sent.mockRestore();

    expect([waits, connections.size]).toEqual([1, 1]);
    expect(answers).toMatchObject([
      { value: [{ share: 1 }] },
      { reason: { code: '22012' } },
      { value: [{ share: 2 }] },
    ]);
  });

  test('go on with the next connection when theirs has ended', async () => {
    const ended = await Promise.allSettled([
      readRows(
        parlour.database,
        { ended: bool },
        `SELECT pg_terminate_backend(pg_backend_pid(), $1) AS ended`,
        [0],
      ),
      readRows(parlour.database, { number: integer }, `SELECT $1::int AS number`, [1]),
    ]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    expect(await readRows(parlour.database, { number: integer }, `SELECT $1::int AS number`, [2])).toEqual([
      { number: 2 },
    ]);
  });

  test('give back what they borrowed', async () => {
    const many = Array.from({ length: 100 }, (_, number) =>
      readRows(parlour.database, { number: integer }, `SELECT $1::int AS number`, [number]),
    );
    const rows = await Promise.all(many);
    expect(rows.map(([row]) => row?.number)).toEqual(many.map((_, number) => number));

    await parlour.database.transaction((tx) => tx.query(`SELECT 1`));
    const [{ open }]: [{ open: number }] = await parlour.database.query(
      `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle'`,
    );
    expect(open).toBe(1);
  });
});
