// Long because it takes one salon through everything that takes, moves or frees a basin.
import { randomUUID } from 'node:crypto';
import { SeededRandom } from '../../../api/operations/demo/seeded-random.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { listStatements } from '../../support/count-statements.js';
import { diaryFaults } from '../../support/diary-faults.js';
import { perLane } from '../../support/lane.js';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing } from '../../support/salon.js';

// Tuesday, 2 March 2027; Lisbon is on UTC then.
const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let client: Person;
let colour: Service;
let cut: Service;
let ana: StaffMember;
let team: StaffMember[];

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
  client = await aClient(parlour);
  colour = await aService(parlour.database, {
    title: 'Colour',
    segments: [active(30), processing(30), active(30)],
  });
  cut = await aService(parlour.database, { title: 'Cut', segments: [active(30)] });
  team = [];
  for (const name of ['Ana', 'Bea', 'Cleo']) {
    team.push(await aMember(parlour.database, { name, does: [colour, cut] }));
  }
  const [first] = team;
  if (!first) throw new Error('Somebody works here.');
  ana = first;
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE bookings, holds, allocations, idempotency_keys CASCADE`);
  await parlour.database.query(`TRUNCATE resource_pools CASCADE`);
});

const ask = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object, who = admin) =>
  parlour.http[method](path).set('Authorization', who.bearer).set('Idempotency-Key', randomUUID()).send(body);

interface Pool {
  _id: string;
  units: { _id: string; title: string; status: string }[];
  unseated: { _id: string }[];
}

const addPool = async (title: string, units: string[], more: object = {}): Promise<Pool> =>
  (await ask('post', '/resource-pools', { title, kind: 'basin', units, ...more }).expect(201)).body;

const need = (service: Service, ...needs: { pool: Pool; segments?: number[]; turnover?: number }[]) =>
  ask('put', `/services/${service.id}/resources`, {
    needs: needs.map(({ pool, segments = null, turnover = 0 }) => ({
      poolId: pool._id,
      segments,
      turnoverMinutes: turnover,
    })),
  });

/** A pool that cuts need for the whole visit. */
async function aBasinForCuts(units: string[], turnover = 0): Promise<Pool> {
  const pool = await addPool('Basins', units);
  await need(cut, { pool, turnover }).expect(200);
  return pool;
}

const startsOf = async (service: Service, staff = 'any'): Promise<string[]> => {
  const { body } = await parlour.http
    .get('/availability')
    .query({ day: TUESDAY, services: service.id, staff })
    .expect(200);
  return body.starts;
};

const atDesk = (service: Service, time: string, staff: StaffMember | null, day = TUESDAY) =>
  ask('post', '/bookings/desk', {
    lines: [{ serviceId: service.id, staffId: staff?.id ?? null }],
    startsAt: at(time, day),
    client: { name: `Client ${time}` },
  });

const seats = (): Promise<{ unit: string; from: string; to: string }[]> =>
  parlour.database.query(
    `SELECT title AS unit, to_char(lower(during), 'HH24:MI') AS from, to_char(upper(during), 'HH24:MI') AS to
     FROM unit_allocations JOIN resource_units ON resource_units.id = unit_id ORDER BY lower(during), title`,
  );

const noFaults = async () => expect(await diaryFaults(parlour.database)).toEqual([]);

describe('a basin', () => {
  test('is not sold twice, however many stylists are free', async () => {
    await aBasinForCuts(['Basin 1', 'Basin 2']);
    await atDesk(cut, '10:00', team[0] ?? null).expect(201);
    await atDesk(cut, '10:00', team[1] ?? null).expect(201);

    const { body } = await atDesk(cut, '10:00', team[2] ?? null).expect(409);
    expect(body).toMatchObject({ code: 'slot-taken', fullPools: ['Basins'] });
    expect(body.detail).toBe('Basins: all taken at that time.');
    expect(await startsOf(cut)).not.toContain(at('10:00'));
    expect(await startsOf(cut)).toContain(at('10:30'));
    await noFaults();
  });

  test('is taken by the part of the visit that needs it, and cleaned afterwards', async () => {
    const pool = await addPool('Basins', ['Basin 1']);
    await need(colour, { pool, segments: [2], turnover: 10 }).expect(200);
    await atDesk(colour, '10:00', ana).expect(201);

    expect(await seats()).toEqual([{ unit: 'Basin 1', from: '11:00', to: '11:40' }]);
  });

  test('is not named to clients', async () => {
    await aBasinForCuts(['Basin 1']);
    await atDesk(cut, '10:00', ana).expect(201);
    const lines = [{ serviceId: cut.id, staffId: null }];
    const { body } = await ask('post', '/bookings', { lines, startsAt: at('10:00') }, client).expect(409);

    expect(body.code).toBe('slot-taken');
    expect(JSON.stringify(body)).not.toMatch(/basin/i);
  });

  test('is named when the desk asks why a time is not free', async () => {
    await aBasinForCuts(['Basin 1']);
    await atDesk(cut, '10:00', ana).expect(201);
    const { body } = await parlour.http
      .get('/availability/obstacles')
      .set('Authorization', admin.bearer)
      .query({ services: cut.id, staff: team[1]?.id, startsAt: at('10:00') })
      .expect(200);

    expect(body.obstacles).toMatchObject([
      { kind: 'full-pool', pool: 'Basins', startsAt: at('10:00'), endsAt: at('10:30') },
    ]);
    expect(body.waysIn).toEqual([]);
  });

  test('makes room: visits change basins where that lets one more in', async () => {
    await aBasinForCuts(['Basin 1', 'Basin 2']);
    // Ten on basin 1 and eleven on basin 2, until someone is there from a quarter past ten to a quarter to twelve.
    await atDesk(cut, '10:00', ana).expect(201);
    await atDesk(cut, '11:00', ana).expect(201);
    await parlour.database.query(
      `UPDATE unit_allocations SET unit_id = (SELECT id FROM resource_units WHERE title = 'Basin 2')
       WHERE lower(during) = $1`,
      [at('11:00')],
    );
    const pool = (await ask('get', '/resource-pools').expect(200)).body[0];
    await need(colour, { pool }).expect(200);
    await atDesk(colour, '10:15', team[1] ?? null).expect(201);

    const units = new Map((await seats()).map(({ unit, from }) => [from, unit]));
    expect(units.get('11:00')).toBe(units.get('10:00'));
    expect(units.get('10:15')).not.toBe(units.get('10:00'));
    await noFaults();
  });

  test('is free again when the visit is cancelled, and moves with it', async () => {
    await aBasinForCuts(['Basin 1']);
    const { body } = await atDesk(cut, '10:00', ana).expect(201);
    await ask('post', `/bookings/${body._id}/move`, { startsAt: at('12:00') }).expect(200);
    expect(await seats()).toEqual([{ unit: 'Basin 1', from: '12:00', to: '12:30' }]);

    const line = body.lines[0]._id;
    await ask('post', `/bookings/${body._id}/resize`, { lineId: line, minutes: 45 }).expect(200);
    expect(await seats()).toEqual([{ unit: 'Basin 1', from: '12:00', to: '12:45' }]);

    await ask('post', `/bookings/${body._id}/cancel`, {}).expect(200);
    expect(await seats()).toEqual([]);

    await atDesk(cut, '12:00', team[1] ?? null).expect(201);
    const { body: refused } = await ask('post', `/bookings/${body._id}/reinstate`, {}).expect(409);
    expect(refused).toMatchObject({ code: 'slot-taken', fullPools: ['Basins'] });
  });

  test('is held while a visitor books', async () => {
    await aBasinForCuts(['Basin 1']);
    const lines = [{ serviceId: cut.id, staffId: ana.id }];
    const { body } = await parlour.http
      .post('/holds')
      .send({ lines, startsAt: at('10:00') })
      .expect(201);
    expect(await startsOf(cut)).not.toContain(at('10:00'));
    await atDesk(cut, '10:00', team[1] ?? null).expect(409);

    const booking = { lines, startsAt: at('10:00'), holdId: body._id };
    await ask('post', '/bookings', booking, client).expect(201);
    expect(await seats()).toHaveLength(1);
    await noFaults();
  });

  test('is not cleaned between two services of one client', async () => {
    const pool = await aBasinForCuts(['Basin 1'], 15);
    await ask('post', '/bookings/desk', {
      lines: [
        { serviceId: cut.id, staffId: ana.id },
        { serviceId: cut.id, staffId: ana.id },
      ],
      startsAt: at('10:00'),
      client: { name: 'Twice' },
    }).expect(201);

    expect(pool.units).toHaveLength(1);
    expect(await seats()).toEqual([{ unit: 'Basin 1', from: '10:00', to: '11:15' }]);
  });

  test('is taken by each date of a series', async () => {
    await aBasinForCuts(['Basin 1']);
    await atDesk(cut, '10:00', ana, '2027-03-09').expect(201);
    const series = {
      lines: [{ serviceId: cut.id, staffId: team[1]?.id }],
      startsAt: at('10:00'),
      everyWeeks: 1,
      count: 3,
      client: { name: 'Weekly' },
    };
    const { body } = await ask('post', '/series', series).expect(409);
    expect(body.dates.map(({ state }: { state: string }) => state)).toEqual(['free', 'taken', 'free']);
    expect(await seats()).toHaveLength(1);
  });

  test('goes to one of fifty who want the last one', async () => {
    await aBasinForCuts(['Basin 1']);
    const staff = await Promise.all(
      Array.from({ length: 50 }, () => aMember(parlour.database, { does: [cut] })),
    );
    const answers = await Promise.all(
      staff.map((member) => atDesk(cut, '15:00', member).then(({ status }) => status)),
    );
    await parlour.database.query(`DELETE FROM staff_services WHERE staff_id = ANY ($1)`, [
      staff.map(({ id }) => id),
    ]);

    expect(answers.filter((status) => status === 201)).toHaveLength(1);
    expect(answers.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
    await noFaults();
  });
});

describe('rooms and devices of before', () => {
  test('are given to what is booked when a service begins to need them, and the rest is listed', async () => {
    await atDesk(cut, '10:00', team[0] ?? null).expect(201);
    await atDesk(cut, '10:00', team[1] ?? null).expect(201);
    const pool = await addPool('Basins', ['Basin 1']);
    const { body } = await need(cut, { pool }).expect(200);

    expect(body.unseated).toHaveLength(1);
    expect(await seats()).toEqual([{ unit: 'Basin 1', from: '10:00', to: '10:30' }]);
    const { body: listed } = await ask('get', '/resource-pools/unseated').expect(200);
    expect(listed).toEqual(body.unseated);

    const { body: more } = await ask('post', `/resource-pools/${pool._id}/units`, {
      title: 'Basin 2',
    }).expect(201);
    expect(more.unseated).toEqual([]);
    expect(await seats()).toHaveLength(2);
    await noFaults();
  });

  test('stay as they were booked when the service needs something else', async () => {
    const pool = await aBasinForCuts(['Basin 1'], 15);
    const { body } = await atDesk(cut, '10:00', ana).expect(201);
    await need(cut).expect(200);
    await ask('post', `/bookings/${body._id}/move`, { startsAt: at('12:00') }).expect(200);

    expect(pool.units).toHaveLength(1);
    expect(await seats()).toEqual([{ unit: 'Basin 1', from: '12:00', to: '12:45' }]);
  });
});

describe('a unit that is out of order', () => {
  test('leaves its visits to the others, and lists those for which there is none', async () => {
    const pool = await aBasinForCuts(['Basin 1', 'Basin 2']);
    for (const [index, time] of ['10:00', '10:00', '12:00'].entries()) {
      await atDesk(cut, time, team[index] ?? null).expect(201);
    }
    const unit = pool.units[0]?._id;
    const out = { backOn: '2027-03-10' };
    const { body: preview } = await ask('post', `/resource-units/${unit}/out/preview`, out).expect(200);
    expect(preview.inTheWay).toHaveLength(1);
    expect((await ask('get', '/resource-pools')).body[0].units[0].status).toBe('active');

    const { body } = await ask('post', `/resource-units/${unit}/out`, out).expect(200);
    expect(body).toEqual(preview);
    expect((await seats()).filter(({ from }) => from === '12:00')).toMatchObject([{ unit: 'Basin 2' }]);
    expect(await startsOf(cut)).not.toContain(at('12:00'));
    await noFaults();

    const { body: back } = await ask('delete', `/resource-units/${unit}/out`).expect(200);
    expect(back.unseated).toEqual([]);
    expect(await startsOf(cut)).toContain(at('12:00'));
  });

  test('is not archived while its visits would have none', async () => {
    const pool = await aBasinForCuts(['Basin 1']);
    await atDesk(cut, '10:00', ana).expect(201);
    const path = `/resource-units/${pool.units[0]?._id}`;
    const { body } = await ask('patch', path, { isArchived: true }).expect(409);
    expect(body).toMatchObject({ code: 'unit-in-use', visits: [{ titles: ['Cut'] }] });

    await ask('post', `/resource-pools/${pool._id}/units`, { title: 'Basin 2' }).expect(201);
    await ask('patch', path, { isArchived: true }).expect(200);
    expect(await seats()).toMatchObject([{ unit: 'Basin 2' }]);
  });

  test('is back by itself', async () => {
    const pool = await aBasinForCuts(['Basin 1']);
    await ask('post', `/resource-units/${pool.units[0]?._id}/out`, { backOn: TUESDAY }).expect(200);
    expect(await startsOf(cut)).toContain(at('10:00'));
    await ask('post', `/resource-units/${pool.units[0]?._id}/out`, { backOn: '2027-03-03' }).expect(200);
    expect(await startsOf(cut)).toEqual([]);
  });
});

describe('bad input', () => {
  test('is refused field by field, and nothing is written', async () => {
    const pool = await aBasinForCuts(['Basin 1']);
    const problemOf = async (request: ReturnType<typeof ask>, status: number) =>
      (await request.expect(status)).body;

    expect(await problemOf(need(cut, { pool, segments: [1] }), 422)).toMatchObject({
      errors: [{ pointer: '#/needs/0/segments' }],
    });
    expect(await problemOf(need(cut, { pool, turnover: -5 }), 422)).toMatchObject({
      errors: [{ pointer: '#/needs/0/turnoverMinutes' }],
    });
    const missing = { ...pool, _id: randomUUID() };
    expect(await problemOf(need(cut, { pool: missing }), 422)).toMatchObject({
      errors: [{ pointer: '#/needs/0/poolId' }],
    });
    await problemOf(ask('post', '/resource-pools', { title: ' ', kind: 'basin', units: [] }), 422);
    await problemOf(ask('patch', `/resource-pools/${pool._id}`, { isArchived: true }), 409);
    await problemOf(ask('delete', `/resource-pools/${pool._id}`), 409);
    await problemOf(ask('post', `/resource-units/${pool.units[0]?._id}/out`, { backOn: '2020-01-01' }), 422);
    await problemOf(ask('get', '/resource-pools', undefined, client), 403);
    const colleague = await aColleague(parlour, { role: 'reception' });
    await problemOf(ask('get', '/resource-pools', undefined, colleague), 200);
    await problemOf(
      ask('post', '/resource-pools', { title: 'x', kind: 'room', units: ['1'] }, colleague),
      403,
    );
  });

  test('a service whose only basin is gone can’t be booked, and says so', async () => {
    const pool = await aBasinForCuts(['Basin 1']);
    await ask('patch', `/resource-units/${pool.units[0]?._id}`, { isArchived: true }).expect(200);
    const { body } = await parlour.http.get('/availability').query({ day: TUESDAY, services: cut.id });

    expect(body.starts).toEqual([]);
    expect(body.note).toMatch(/can’t be booked right now/);
  });
});

test('the diary shows who has which unit', async () => {
  const pool = await aBasinForCuts(['Basin 1']);
  const { body: booking } = await atDesk(cut, '10:00', ana).expect(201);
  const { body } = await ask('get', `/bookings/diary?from=${TUESDAY}&to=${TUESDAY}`).expect(200);

  expect(body.units).toMatchObject([
    { _id: pool.units[0]?._id, title: 'Basin 1', pool: 'Basins', isOut: false },
  ]);
  expect(body.seats).toEqual([
    { unitId: pool.units[0]?._id, bookingId: booking._id, startsAt: at('10:00'), endsAt: at('10:30') },
  ]);
});

test('a copy of the app that does not know units can’t change the diary of a salon that has some', async () => {
  const insert = `INSERT INTO allocations (staff_id, during, kind)
    VALUES ($1, '[2027-03-02 15:00+00,2027-03-02 16:00+00)', 'block')`;
  const asOld = (sql: string) =>
    parlour.database.transaction(async (tx) => {
      await tx.query(`SET LOCAL parlour.knows_units = 'off'`);
      await tx.query(sql, [ana.id]);
    });

  await asOld(insert);
  await parlour.database.query(`DELETE FROM allocations`);
  await addPool('Basins', ['Basin 1']);
  await expect(asOld(insert)).rejects.toThrow('does not know the salon');
});

test('a salon without rooms and devices sends no more statements, and its statements read none of their tables', async () => {
  const day = () =>
    parlour.http.get('/availability').query({ day: TUESDAY, services: cut.id, staff: 'any' }).expect(200);
  await day();
  const booked = () => atDesk(cut, '10:00', ana).expect(201);

  expect(await listStatements(parlour.database, day)).toHaveLength(1);
  const statements = [
    ...(await listStatements(parlour.database, day)),
    ...(await listStatements(parlour.database, booked)),
  ];
  expect(statements.filter((sql) => /unit_allocations|resource_units|service_resources/.test(sql))).toEqual(
    [],
  );
});

test('RD-1: no unit is ever in two places, whatever is booked, moved, held, put out of order and cancelled', async () => {
  const random = new SeededRandom(42);
  const basins = await addPool('Basins', ['Basin 1', 'Basin 2']);
  const rooms = await addPool('Rooms', ['Room 1', 'Room 2', 'Room 3']);
  await need(cut, { pool: basins, turnover: 10 }).expect(200);
  await need(colour, { pool: rooms, turnover: 5 }, { pool: basins, segments: [2], turnover: 5 }).expect(200);
  const booked: string[] = [];
  const pick = <One>(ones: readonly One[]): One => random.pick(ones);
  const time = () => {
    const minutes = 540 + 5 * random.between(0, 83);
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  };
  const acts = {
    book: async () => {
      const { status, body } = await atDesk(pick([cut, colour]), time(), pick([null, ...team]));
      if (status === 201) booked.push(body._id);
      return status;
    },
    move: async () =>
      booked.length === 0
        ? 200
        : (await ask('post', `/bookings/${pick(booked)}/move`, { startsAt: at(time()), staff: 'any' }))
            .status,
    cancel: async () =>
      booked.length === 0 ? 200 : (await ask('post', `/bookings/${pick(booked)}/cancel`, {})).status,
    hold: async () =>
      (
        await parlour.http
          .post('/holds')
          .send({ lines: [{ serviceId: pick([cut, colour]).id, staffId: null }], startsAt: at(time()) })
      ).status,
    out: async () => {
      const unit = pick([...basins.units, ...rooms.units])._id;
      return random.happens(1 / 2)
        ? (await ask('post', `/resource-units/${unit}/out`, { backOn: null })).status
        : (await ask('delete', `/resource-units/${unit}/out`)).status;
    },
  };
  const wrong: number[] = [];
  // A change of the plan sends everyone who is booking back to the start, four times at most.
  const kinds = [
    ...Array.from({ length: 20 }, () => 'book' as const),
    ...Array.from({ length: 10 }, () => 'move' as const),
    ...(['cancel', 'cancel', 'cancel', 'hold', 'hold', 'hold', 'out'] as const),
  ];
  let left = perLane({ change: 240, nightly: 10_000 });
  const actOn = async (): Promise<void> => {
    while (left-- > 0) {
      const status = await acts[pick(kinds)]();
      if (![200, 201, 409, 422, 429, 503].includes(status)) wrong.push(status);
    }
  };
  await Promise.all([actOn(), actOn(), actOn(), actOn()]);

  expect(wrong).toEqual([]);
  expect(booked.length).toBeGreaterThan(10);
  await noFaults();
});
