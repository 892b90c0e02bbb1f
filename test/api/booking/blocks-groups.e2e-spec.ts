// Long because blocks of the whole team are created, raced, moved and removed in one salon.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { diaryFaults } from '../../support/diary-faults.js';
import { aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC until 28 March. Ana and Bea work Monday to Saturday from
// nine to five.
const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;
const MARCH = ['2027-03-01', '2027-03-31'];
const DAY_MS = 86_400_000;

interface Block {
  _id: string;
  staffId: string;
  startsAt: string;
  endsAt: string;
  reason: string;
  group: { _id: string; everyWeeks: number | null } | null;
}

interface InTheWay {
  staffId: string;
  staffName: string;
  day: string;
  obstacles: { kind: string }[];
}

let parlour: TestApp;
let admin: Person;
let cut: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await parlour.database.query(
    `TRUNCATE bookings, clients, holds, allocations, block_groups, time_off, idempotency_keys, outbox CASCADE`,
  );
});

afterEach(async () => {
  await parlour.database.query(`UPDATE staff SET active = true`);
  await parlour.database.query(`UPDATE users SET staff_id = NULL`);
  parlour.clock.set('2027-03-01T08:00:00Z');
});

const sql = (text: string, ...values: unknown[]) => parlour.database.query(text, values);

const post = (path: string, body: object, { who = admin, key = randomUUID() as string } = {}) =>
  parlour.http.post(path).set('Authorization', who.bearer).set('Idempotency-Key', key).send(body);

/** Everyone's lunch on weekdays, for a fortnight. */
const lunches = (more: object = {}) => ({
  staffIds: [ana.id, bea.id],
  startsAt: at('12:00'),
  endsAt: at('13:00'),
  repeat: { everyWeeks: 1, weekdays: [1, 2, 3, 4, 5], until: '2027-03-12' },
  ...more,
});

const make = async (more: object = {}) =>
  (await post('/block-groups', { reason: 'Lunch', ...lunches(more) }).expect(201)).body;

const preview = async (more: object = {}) =>
  (await post('/block-groups/preview', lunches(more)).expect(200)).body;

/** All blocks in March, by time and name. */
async function blocksOf(staff?: StaffMember, [from, to] = MARCH, who = admin): Promise<Block[]> {
  const { body } = await parlour.http
    .get('/bookings/diary')
    .set('Authorization', who.bearer)
    .query({ from, to, staff: staff?.id })
    .expect(200);
  return body.blocks;
}

const startsOf = (blocks: Block[]) => blocks.map(({ startsAt }) => startsAt);

const bookCut = (startsAt: string, staffId: string) =>
  post('/bookings/desk', {
    lines: [{ serviceId: cut.id, staffId }],
    startsAt,
    client: { name: 'Rita Sá', phone: '+351 912 345 678' },
  }).expect(201);

const change = (group: { _id: string }, from: Block | undefined, more: object) =>
  post(`/block-groups/${group._id}/change`, { blockId: from?._id, dates: 'all', people: 'all', ...more });

const remove = (group: { _id: string }, from: Block | undefined, more: object) =>
  post(`/block-groups/${group._id}/remove`, { blockId: from?._id, dates: 'this', people: 'this', ...more });

const countOf = async (table: string): Promise<number> =>
  (await sql(`SELECT count(*)::int AS count FROM ${table}`))[0].count;

describe('blocks that come back', () => {
  test('are made for everyone at once, are shown in the diary with how often, and keep clients out', async () => {
    const group = await make();

    expect(group).toMatchObject({
      everyWeeks: 1,
      weekdays: [1, 2, 3, 4, 5],
      people: [
        { staffId: ana.id, staffName: 'Ana' },
        { staffId: bea.id, staffName: 'Bea' },
      ],
      ...{ count: 18, coming: 18, firstDay: '2027-03-02', lastDay: '2027-03-12' },
    });
    const blocks = await blocksOf();
    expect(blocks).toHaveLength(18);
    for (const block of blocks) {
      expect(block).toMatchObject({ reason: 'Lunch', group: { _id: group._id, everyWeeks: 1 } });
    }
    const booking = { lines: [{ serviceId: cut.id, staffId: null }], client: { name: 'Rita' } };
    const refused = await post('/bookings/desk', { ...booking, startsAt: at('12:30', '2027-03-12') });
    expect([refused.status, refused.body.code]).toEqual([409, 'slot-taken']);
    expect(await diaryFaults(parlour.database)).toEqual([]);
  });

  test('stay at noon by the clocks of the salon when these go forward, and when they go back', async () => {
    await make({ staffIds: [ana.id], repeat: { everyWeeks: 1, weekdays: [6], count: 36 } });

    const spring = startsOf(await blocksOf(ana, ['2027-03-20', '2027-04-04']));
    const autumn = startsOf(await blocksOf(ana, ['2027-10-23', '2027-11-07']));

    expect(spring).toEqual([at('12:00', '2027-03-20'), at('12:00', '2027-03-27'), at('11:00', '2027-04-03')]);
    expect(autumn).toEqual([at('11:00', '2027-10-23'), at('11:00', '2027-10-30'), at('12:00', '2027-11-06')]);
  });

  test('are as long as the clocks show on the night on which they change', async () => {
    const nights = { everyWeeks: 1, weekdays: [6], until: '2027-10-30' };
    const from = '2027-03-06';
    await make({
      ...{ staffIds: [ana.id], repeat: nights },
      ...{ startsAt: at('22:00', from), endsAt: at('06:00', '2027-03-07') },
    });
    const minutes = (blocks: Block[]) =>
      blocks.map(({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

    expect(minutes(await blocksOf(ana, ['2027-03-20', '2027-04-04']))).toEqual([480, 420, 480]);
    expect(minutes(await blocksOf(ana, ['2027-10-23', '2027-11-01']))).toEqual([480, 540]);
  });

  test('leave out whoever does not work on the day, while what happens once is kept when the salon is closed', async () => {
    const sundays = { everyWeeks: 1, weekdays: [6, 7], until: '2027-03-21' };
    const party = { startsAt: at('12:00', '2027-03-07'), endsAt: at('18:00', '2027-03-07') };

    expect(await preview({ repeat: sundays })).toMatchObject({ blocks: 6, dates: 3, daysOff: 6 });
    const { body: refused } = await post(
      '/block-groups/preview',
      lunches({ repeat: { ...sundays, weekdays: [7] } }),
    ).expect(422);
    expect(refused.errors[0].pointer).toBe('#/repeat/weekdays');
    await make({ ...party, repeat: undefined });
    expect(startsOf(await blocksOf())).toEqual([party.startsAt, party.startsAt]);
  });

  test('of everyone leave out who has the day off or is away, and have everyone at a party on a closed day', async () => {
    const once = { repeat: undefined, atWork: true };
    const off = { staffId: bea.id, fromDay: '2027-03-03', toDay: '2027-03-03' };
    await post('/time-off', off).expect(201);
    await parlour.http
      .put(`/staff/${bea.id}/exceptions/2027-03-04`)
      .set('Authorization', admin.bearer)
      .send({ windows: [] })
      .expect(200);
    const noonOf = (day: string) => ({ ...once, startsAt: at('12:00', day), endsAt: at('13:00', day) });

    expect(await preview(noonOf('2027-03-03'))).toMatchObject({ blocks: 1, daysOff: 1, inTheWay: [] });
    expect(await make(noonOf('2027-03-03'))).toMatchObject({ count: 1, people: [{ staffName: 'Ana' }] });
    expect(await make(noonOf('2027-03-04'))).toMatchObject({ count: 1, people: [{ staffName: 'Ana' }] });
    expect(await make(noonOf('2027-03-07'))).toMatchObject({ count: 2 });
    // People chosen by name come in on their day off.
    expect(await make({ ...noonOf('2027-03-11'), staffIds: [bea.id], atWork: undefined })).toMatchObject({
      count: 1,
    });

    const alone = { ...noonOf('2027-03-03'), staffIds: [bea.id] };
    expect((await post('/block-groups/preview', lunches(alone)).expect(422)).body.errors[0].pointer).toBe(
      '#/staffIds',
    );
    await parlour.http
      .delete(`/staff/${bea.id}/exceptions/2027-03-04`)
      .set('Authorization', admin.bearer)
      .expect(200);
  });

  test('come every second week of the calendar, from the first of their weekdays on', async () => {
    await make({ staffIds: [ana.id], repeat: { everyWeeks: 2, weekdays: [5, 1], count: 5 } });

    expect(startsOf(await blocksOf(ana))).toEqual(
      ['2027-03-05', '2027-03-15', '2027-03-19']
        .map((day) => at('12:00', day))
        .concat(['2027-03-29'].map((day) => at('11:00', day))),
    );
  });

  test.each([
    [{ staffIds: [] }, '#/staffIds'],
    [{ staffIds: [randomUUID()] }, '#/staffIds/0'],
    [{ repeat: { everyWeeks: 0, weekdays: [1], count: 2 } }, '#/repeat/everyWeeks'],
    [{ repeat: { everyWeeks: 9, weekdays: [1], count: 2 } }, '#/repeat/everyWeeks'],
    [{ repeat: { everyWeeks: 1, weekdays: [], count: 2 } }, '#/repeat/weekdays'],
    [{ repeat: { everyWeeks: 1, weekdays: [8], count: 2 } }, '#/repeat/weekdays'],
    [{ repeat: { everyWeeks: 1, weekdays: [1] } }, '#/repeat/count'],
    [{ repeat: { everyWeeks: 1, weekdays: [1], count: 2, until: '2027-04-01' } }, '#/repeat/count'],
    [{ repeat: { everyWeeks: 1, weekdays: [1], count: 0 } }, '#/repeat/count'],
    [{ repeat: { everyWeeks: 1, weekdays: [1], count: 120 } }, '#/repeat/count'],
    [{ repeat: { everyWeeks: 1, weekdays: [1], until: '2029-03-01' } }, '#/repeat/until'],
    [{ repeat: { everyWeeks: 1, weekdays: [1], until: '2027-03-03' } }, '#/repeat/until'],
    [{ repeat: { everyWeeks: 1, weekdays: [1, 2, 3, 4, 5, 6], count: 501 } }, '#/repeat/count'],
    [{ endsAt: at('12:00') }, '#/endsAt'],
    [{ startsAt: at('12:03') }, '#/startsAt'],
    [{ endsAt: at('12:30', '2027-03-03') }, '#/endsAt'],
  ])('are no blocks with %j', async (wrong, pointer) => {
    const { body } = await post('/block-groups', lunches(wrong)).expect(422);

    expect(body.errors[0].pointer).toBe(pointer);
    expect(await countOf('block_groups')).toBe(0);
  });

  test('may be a thousand at once, no more', async () => {
    const whole = { everyWeeks: 1, weekdays: [1, 2, 3, 4, 5, 6], count: 500 };

    expect(await make({ repeat: whole })).toMatchObject({ count: 1000 });
    expect(await diaryFaults(parlour.database)).toEqual([]);
  });

  test('sent twice are made once', async () => {
    const key = randomUUID();
    const twice = await Promise.all([1, 2].map(() => post('/block-groups', lunches(), { key })));

    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    expect(await countOf('grouped_blocks')).toBe(18);
    await post('/block-groups', lunches({ staffIds: [ana.id] }), { key }).expect(422);
  });
});

describe('what is in the way of blocks', () => {
  test('is named with its client, its person and its day, and nothing is blocked until it is left out', async () => {
    const { body: visit } = await bookCut(at('12:30', '2027-03-03'), ana.id);
    await parlour.http
      .post('/holds')
      .send({ lines: [{ serviceId: cut.id, staffId: bea.id }], startsAt: at('12:00', '2027-03-04') })
      .expect(201);
    await post('/blocks', {
      ...{ staffId: bea.id, reason: 'Dentist' },
      ...{ startsAt: at('12:45', '2027-03-05'), endsAt: at('15:00', '2027-03-05') },
    }).expect(201);
    await post('/time-off', { staffId: ana.id, fromDay: '2027-03-08', toDay: '2027-03-09' }).expect(201);

    const { inTheWay } = await preview();
    const { body: refused } = await post('/block-groups', lunches()).expect(409);

    expect(refused).toMatchObject({ code: 'blocks-in-the-way', inTheWay });
    expect(
      inTheWay.map(({ staffName, day, obstacles: [obstacle] }: InTheWay) => [staffName, day, obstacle?.kind]),
    ).toEqual([
      ['Ana', '2027-03-03', 'booking'],
      ['Bea', '2027-03-04', 'hold'],
      ['Bea', '2027-03-05', 'block'],
      ['Ana', '2027-03-08', 'time-off'],
      ['Ana', '2027-03-09', 'time-off'],
    ]);
    expect(inTheWay[0].obstacles[0].booking).toMatchObject({ _id: visit._id, clientName: 'Rita Sá' });
    expect(inTheWay[2].obstacles[0].reason).toBe('Dentist');
    expect(await countOf('grouped_blocks')).toBe(0);

    const leaveOut = inTheWay.map(({ staffId, day }: { staffId: string; day: string }) => ({ staffId, day }));
    expect(await make({ leaveOut })).toMatchObject({ count: 13 });
    await post('/block-groups', lunches({ leaveOut: leaveOut.slice(1) })).expect(409);
    const { body: after } = await parlour.http
      .get(`/bookings/${visit._id}`)
      .set('Authorization', admin.bearer)
      .expect(200);
    expect(after).toEqual(visit);
  });

  test('must leave something to block', async () => {
    await bookCut(at('12:30'), ana.id);
    const one = { staffIds: [ana.id], repeat: undefined };

    const { body } = await post('/block-groups', {
      ...lunches(one),
      leaveOut: [{ staffId: ana.id, day: TUESDAY }],
    }).expect(422);

    expect(body.errors[0].pointer).toBe('#/leaveOut');
  });

  test('is told to one of two who make overlapping blocks at the same moment, and to clients who book then', async () => {
    const later = { startsAt: at('12:30'), endsAt: at('13:30') };
    const answers = await Promise.all([
      post('/block-groups', lunches()),
      post('/block-groups', lunches(later)),
      post('/block-groups', lunches({ staffIds: [bea.id, ana.id] })),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const { status, body } of answers) {
      if (status === 409) expect([body.code, body.inTheWay.length]).toEqual(['blocks-in-the-way', 18]);
    }
    expect(await countOf('grouped_blocks')).toBe(18);
    expect(await diaryFaults(parlour.database)).toEqual([]);
  });

  test('is a booking that was made at the same moment, or the booking is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const week = (time: string) => new Date(Date.parse(at(time)) + round * 7 * DAY_MS).toISOString();
      const repeat = { everyWeeks: 1, weekdays: [2, 3], count: 2 };
      const [blocks, booking] = await Promise.all([
        post('/block-groups', lunches({ startsAt: week('12:00'), endsAt: week('13:00'), repeat })),
        post('/bookings/desk', {
          lines: [{ serviceId: cut.id, staffId: ana.id }],
          startsAt: week('12:15'),
          client: { name: 'Rita' },
        }),
      ]);

      expect([blocks.status, booking.status].sort()).toEqual([201, 409]);
    }
    expect(await diaryFaults(parlour.database)).toEqual([]);
  });
});

describe('blocks that were made together', () => {
  const earlier = { startsAt: at('11:30', '2027-03-04'), endsAt: at('12:30', '2027-03-04') };

  test('may change from one date on for everyone, while one that was moved by itself stays where it was put', async () => {
    const group = await make();
    const ofAna = await blocksOf(ana);
    const moved = ofAna[6];
    await parlour.http
      .patch(`/blocks/${moved?._id}`)
      .set('Authorization', admin.bearer)
      .send({ startsAt: at('14:00', '2027-03-10'), endsAt: at('15:00', '2027-03-10') })
      .expect(200);

    const { body } = await change(group, ofAna[2], {
      dates: 'later',
      ...earlier,
      reason: 'Early lunch',
    }).expect(200);

    expect(body).toEqual({ changed: 13, stayed: 1 });
    expect(startsOf(await blocksOf(ana)).map((start) => start.slice(8, 16))).toEqual([
      ...[
        '02T12:00',
        '03T12:00',
        '04T11:30',
        '05T11:30',
        '08T11:30',
        '09T11:30',
        '10T14:00',
        '11T11:30',
        '12T11:30',
      ],
    ]);
    expect((await blocksOf(bea)).map(({ reason }) => reason)).toEqual([
      ...['Lunch', 'Lunch', 'Early lunch', 'Early lunch', 'Early lunch', 'Early lunch', 'Early lunch'],
      ...['Early lunch', 'Early lunch'],
    ]);
    expect(await diaryFaults(parlour.database)).toEqual([]);
  });

  test('may change for one person, who can also give theirs to a colleague', async () => {
    const group = await make({ staffIds: [ana.id] });
    const [first] = await blocksOf(ana);

    await change(group, first, { dates: 'all', people: 'this', staffId: bea.id }).expect(200);

    expect(await blocksOf(ana)).toEqual([]);
    expect(await blocksOf(bea)).toHaveLength(9);
    const { body } = await change(group, (await blocksOf(bea))[0], { people: 'all', staffId: ana.id }).expect(
      422,
    );
    expect(body.errors[0].pointer).toBe('#/staffId');
  });

  test('may change on one date for everyone, to another day as well', async () => {
    const group = await make({ repeat: undefined });
    const [first] = await blocksOf(ana);

    await change(group, first, {
      ...{ dates: 'this', people: 'all' },
      ...{ startsAt: at('16:00', '2027-03-05'), endsAt: at('17:00', '2027-03-05') },
    }).expect(200);

    expect(startsOf(await blocksOf())).toEqual([at('16:00', '2027-03-05'), at('16:00', '2027-03-05')]);
  });

  test('can change into the time of their neighbours, and not into one another', async () => {
    const nights = { startsAt: at('00:00', '2027-03-03'), endsAt: at('23:00', '2027-03-03') };
    const group = await make({ staffIds: [ana.id], ...nights });
    const [first] = await blocksOf(ana);
    const later = { startsAt: at('02:00', '2027-03-03'), endsAt: at('01:00', '2027-03-04') };

    await change(group, first, later).expect(200);
    const { body } = await change(group, first, { ...later, endsAt: at('02:30', '2027-03-04') }).expect(422);

    expect(startsOf(await blocksOf(ana)).every((start) => start.includes('T02:00'))).toBe(true);
    expect(body.errors[0].pointer).toBe('#/endsAt');
    const { body: elsewhere } = await change(group, first, {
      startsAt: at('02:00', '2027-03-05'),
      endsAt: at('03:00', '2027-03-05'),
    }).expect(422);
    expect(elsewhere.errors[0].pointer).toBe('#/startsAt');
  });

  test('change all or not at all: what is in the way is named, and may stay behind', async () => {
    const group = await make();
    const visit = await bookCut(at('11:00', '2027-03-08'), bea.id);
    await bookCut(at('11:30', '2027-03-09'), bea.id);
    const [first] = await blocksOf(ana);
    const aim = { startsAt: at('11:15'), endsAt: at('12:15') };

    const { body: refused } = await change(group, first, aim).expect(409);

    expect(refused.inTheWay).toHaveLength(2);
    expect(refused.inTheWay[0].obstacles[0].booking._id).toBe(visit.body._id);
    expect(startsOf(await blocksOf()).every((start) => start.includes('T12:00'))).toBe(true);
    const leaveOut = refused.inTheWay.map(({ staffId, day }: { staffId: string; day: string }) => ({
      staffId,
      day,
    }));
    const { body } = await change(group, first, { ...aim, leaveOut }).expect(200);
    expect(body).toEqual({ changed: 16, stayed: 2 });
    expect(await diaryFaults(parlour.database)).toEqual([]);
  });

  test('are removed one by one, from one date on, for one person or everyone, and the group goes with the last', async () => {
    const group = await make();
    const [first, second, third] = await blocksOf(ana);

    expect((await remove(group, first, {}).expect(200)).body).toEqual({ changed: 1, stayed: 0 });
    expect((await remove(group, third, { dates: 'later' }).expect(200)).body.changed).toBe(7);
    expect([(await blocksOf(ana)).length, (await blocksOf(bea)).length]).toEqual([1, 9]);
    expect((await remove(group, second, { dates: 'this', people: 'all' }).expect(200)).body.changed).toBe(2);
    const left = await blocksOf(bea);
    expect((await remove(group, left[3], { dates: 'all', people: 'all' }).expect(200)).body.changed).toBe(8);

    expect(await countOf('allocations')).toBe(0);
    expect(await countOf('block_groups')).toBe(0);
    await post(`/block-groups/${group._id}/remove`, { blockId: '1', dates: 'all', people: 'all' }).expect(
      404,
    );
  });

  test('stay as they were once they have begun', async () => {
    const group = await make();
    const [, , , last] = await blocksOf(ana);
    parlour.clock.set('2027-03-03T12:10:00Z');
    const who = await anAdmin(parlour);
    const body = { blockId: last?._id, dates: 'all', people: 'all' };

    await post(`/block-groups/${group._id}/remove`, body, { who }).expect(200);

    expect(startsOf(await blocksOf(undefined, MARCH, who))).toEqual([
      at('12:00'),
      at('12:00'),
      at('12:00', '2027-03-03'),
      at('12:00', '2027-03-03'),
    ]);
  });

  test('are unknown by the id of another group, and by that of a block of another group', async () => {
    const group = await make();
    const { body: single } = await post('/blocks', {
      ...{ staffId: ana.id, startsAt: at('15:00'), endsAt: at('16:00') },
    }).expect(201);

    const { body } = await remove(group, single, {}).expect(422);

    expect(body.errors[0].pointer).toBe('#/blockId');
    await remove({ _id: randomUUID() }, single, {}).expect(404);
    expect(single.group).toBeNull();
  });

  test('of someone who leaves the team are gone, those to come and those of no group as well', async () => {
    await make();
    await post('/blocks', { staffId: bea.id, startsAt: at('15:00'), endsAt: at('16:00') }).expect(201);
    parlour.clock.set('2027-03-03T12:10:00Z');
    const who = await anAdmin(parlour);

    await parlour.http
      .patch(`/staff/${bea.id}`)
      .set('Authorization', who.bearer)
      .send({ active: false })
      .expect(200);

    expect(startsOf(await blocksOf(bea, MARCH, who))).toEqual([
      at('12:00'),
      at('15:00'),
      at('12:00', '2027-03-03'),
    ]);
    expect(await blocksOf(ana, MARCH, who)).toHaveLength(9);
    await post(
      '/block-groups',
      lunches({ startsAt: at('15:00', '2027-03-04'), endsAt: at('16:00', '2027-03-04') }),
      {
        who,
      },
    ).expect(422);
  });

  test('are never left to someone who leaves while they are being made', async () => {
    for (let round = 0; round < 5; round++) {
      await sql(`TRUNCATE allocations, block_groups CASCADE`);
      await Promise.all([
        post('/block-groups', lunches()),
        parlour.http
          .patch(`/staff/${bea.id}`)
          .set('Authorization', admin.bearer)
          .send({ active: false })
          .expect(200),
      ]);

      expect(await blocksOf(bea)).toEqual([]);
      await sql(`UPDATE staff SET active = true`);
    }
  });
});

describe('a stylist', () => {
  const oneOfTheTeam = (staff: StaffMember) => aColleague(parlour, { role: 'stylist', staffId: staff.id });

  test('blocks their own time again and again, and no one else’s', async () => {
    const who = await oneOfTheTeam(ana);

    const { body } = await post('/block-groups', lunches(), { who }).expect(403);
    await post('/block-groups/preview', lunches(), { who }).expect(403);
    await post('/block-groups', lunches({ staffIds: [ana.id] }), { who }).expect(201);

    expect(body.code).toBe('forbidden');
  });

  test('sees and changes their own part of what is blocked for everyone', async () => {
    const group = await make();
    const who = await oneOfTheTeam(ana);
    const show = () => parlour.http.get(`/block-groups/${group._id}`).set('Authorization', who.bearer);
    const [first] = await blocksOf(ana);
    const [ofBea] = await blocksOf(bea);

    expect((await show().expect(200)).body).toMatchObject({ count: 9, people: [{ staffName: 'Ana' }] });
    const all = { dates: 'all', people: 'all' };
    await post(`/block-groups/${group._id}/remove`, { blockId: ofBea?._id, ...all }, { who }).expect(422);
    await post(
      `/block-groups/${group._id}/change`,
      { blockId: first?._id, ...all, people: 'this', staffId: bea.id },
      { who },
    ).expect(403);
    await post(`/block-groups/${group._id}/remove`, { blockId: first?._id, ...all }, { who }).expect(200);

    expect([(await blocksOf(ana)).length, (await blocksOf(bea)).length]).toEqual([0, 9]);
    await show().expect(404);
  });
});
