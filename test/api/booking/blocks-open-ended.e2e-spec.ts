// Long because one salon sees such blocks made, added to day by day, changed and ended.
import { randomUUID } from 'node:crypto';
import { ExtendBlocksService } from '../../../api/booking/blocks/extend-blocks.service.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { diaryFaults } from '../../support/diary-faults.js';
import { aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC until 28 March. Ana and Bea work Monday to Saturday from
// nine to five. Clients can book thirty days ahead.
const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

interface Block {
  _id: string;
  startsAt: string;
  reason: string;
}

let parlour: TestApp;
let other: TestApp;
let admin: Person;
let adminOfMonday: Person;
let cut: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  other = await startTestApp({ databaseUrl: parlour.databaseUrl });
  cut = await aService(parlour.database, { title: 'Cut' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
  adminOfMonday = await anAdmin(parlour);
});

afterAll(async () => {
  await other.close();
  await parlour.close();
});

const sql = (text: string, ...values: unknown[]) => parlour.database.query(text, values);

beforeEach(async () => {
  await sql(
    `TRUNCATE bookings, clients, holds, allocations, block_groups, time_off, idempotency_keys CASCADE`,
  );
  await sql(`UPDATE salon SET horizon_days = 30`);
  await sql(`UPDATE staff SET active = true`);
  setClocks('2027-03-01T08:00:00Z');
  admin = adminOfMonday;
});

function setClocks(instant: string): void {
  parlour.clock.set(instant);
  other.clock.set(instant);
}

/** It is later, and the admin has logged in again. */
async function itIs(instant: string): Promise<void> {
  setClocks(instant);
  admin = await anAdmin(parlour);
}

const extend = (app = parlour) => app.app.get(ExtendBlocksService).extend();

const post = (path: string, body: object, key = randomUUID()) =>
  parlour.http.post(path).set('Authorization', admin.bearer).set('Idempotency-Key', key).send(body);

/** Lunch on Tuesdays. */
const lunches = (more: object = {}) => ({
  staffIds: [ana.id],
  startsAt: at('12:00'),
  endsAt: at('13:00'),
  reason: 'Lunch',
  repeat: { everyWeeks: 1, weekdays: [2], isOpenEnded: true },
  ...more,
});

const make = async (more: object = {}) => (await post('/block-groups', lunches(more)).expect(201)).body;

async function blocksOf(staff: StaffMember): Promise<Block[]> {
  const ranges = [
    ['2027-03-01', '2027-03-31'],
    ['2027-04-01', '2027-05-01'],
    ['2027-05-02', '2027-06-01'],
  ];
  const blocks: Block[] = [];
  for (const [from, to] of ranges) {
    const { body } = await parlour.http
      .get('/bookings/diary')
      .set('Authorization', admin.bearer)
      .query({ from, to, staff: staff.id })
      .expect(200);
    blocks.push(...body.blocks);
  }
  return blocks;
}

const startsOf = async (staff: StaffMember) => (await blocksOf(staff)).map(({ startsAt }) => startsAt);
const daysOf = async (staff: StaffMember) =>
  (await blocksOf(staff))
    .filter(({ reason }) => reason === 'Lunch')
    .map(({ startsAt }) => startsAt.slice(5, 10));

const news = async (who = admin): Promise<{ kind: string; who: string; startsAt: string }[]> => {
  const { body } = await parlour.http.get('/desk/news').set('Authorization', who.bearer).expect(200);
  return body.filter(({ kind }: { kind: string }) => kind === 'not-blocked');
};

const UNTIL_APRIL = ['03-02', '03-09', '03-16', '03-23', '03-30', '04-06'];

describe('blocks that repeat until further notice', () => {
  test('reach a week beyond the last day that clients can book, and go on at the same hour by the salon’s clocks', async () => {
    const group = await make();

    expect(group).toMatchObject({ isOpenEnded: true, everyWeeks: 1, weekdays: [2], count: 6 });
    expect(await daysOf(ana)).toEqual(UNTIL_APRIL);

    await itIs('2027-03-21T08:00:00Z');
    await extend();

    expect(await startsOf(ana)).toEqual([
      ...['2027-03-02', '2027-03-09', '2027-03-16', '2027-03-23'].map((day) => at('12:00', day)),
      ...['2027-03-30', '2027-04-06', '2027-04-13', '2027-04-20', '2027-04-27'].map((day) =>
        at('11:00', day),
      ),
    ]);
    expect((await blocksOf(ana)).every(({ reason }) => reason === 'Lunch')).toBe(true);
    expect(await diaryFaults(parlour.database)).toEqual([]);
  });

  test('are added once, whichever copies of the app look, and however often', async () => {
    await make({ staffIds: [ana.id, bea.id] });
    await itIs('2027-03-21T08:00:00Z');

    await Promise.all([extend(), extend(other), extend(), extend(other)]);
    await extend();

    expect(await daysOf(ana)).toEqual([...UNTIL_APRIL, '04-13', '04-20', '04-27']);
    expect(await daysOf(bea)).toEqual([...UNTIL_APRIL, '04-13', '04-20', '04-27']);
  });

  test('begin with their first week, however far away that is', async () => {
    await make({ startsAt: at('11:00', '2027-05-04'), endsAt: at('12:00', '2027-05-04') });

    expect(await daysOf(ana)).toEqual(['05-04', '05-11']);
  });

  test('leave a booking on a new day as it is, and tell the news of those who see that column', async () => {
    await make({ staffIds: [ana.id, bea.id] });
    const booking = {
      lines: [{ serviceId: cut.id, staffId: ana.id }],
      startsAt: at('11:15', '2027-04-13'),
      client: { name: 'Rita' },
    };
    await post('/bookings/desk', booking).expect(201);
    await itIs('2027-03-15T08:00:00Z');

    await extend();

    expect(await daysOf(ana)).toEqual([...UNTIL_APRIL, '04-20']);
    expect(await daysOf(bea)).toEqual([...UNTIL_APRIL, '04-13', '04-20']);
    expect(await news()).toMatchObject([{ who: 'Ana', startsAt: at('11:00', '2027-04-13'), isSeen: false }]);
    const stylist = (staff: StaffMember) => aColleague(parlour, { role: 'stylist', staffId: staff.id });
    expect(await news(await stylist(ana))).toHaveLength(1);
    expect(await news(await stylist(bea))).toEqual([]);

    await itIs('2027-04-01T08:00:00Z');
    await extend();
    expect(await sql(`SELECT FROM missed_blocks`)).toEqual([]);
    await sql(`UPDATE users SET staff_id = NULL`);
  });

  test('say nothing of days on which the person is away or does not work', async () => {
    await make();
    await post('/time-off', { staffId: ana.id, fromDay: '2027-04-12', toDay: '2027-04-14' }).expect(201);
    await parlour.http
      .put(`/staff/${ana.id}/exceptions/2027-04-20`)
      .set('Authorization', admin.bearer)
      .send({ windows: [] })
      .expect(200);
    await itIs('2027-03-21T08:00:00Z');

    await extend();

    expect((await daysOf(ana)).filter((day) => day > '04-06')).toEqual(['04-27']);
    expect(await news()).toEqual([]);
    await parlour.http
      .delete(`/staff/${ana.id}/exceptions/2027-04-20`)
      .set('Authorization', admin.bearer)
      .expect(200);
  });

  test('reach someone who was away when they were made', async () => {
    await post('/time-off', { staffId: bea.id, fromDay: '2027-03-01', toDay: '2027-04-10' }).expect(201);
    await make({ staffIds: [ana.id, bea.id], atWork: true });
    expect([await daysOf(ana), await daysOf(bea)]).toEqual([UNTIL_APRIL, []]);
    await itIs('2027-03-15T08:00:00Z');

    await extend();

    expect([await daysOf(ana), await daysOf(bea)]).toEqual([
      [...UNTIL_APRIL, '04-13', '04-20'],
      ['04-13', '04-20'],
    ]);
  });

  test('follow a horizon that grows, and keep what there is when it shrinks', async () => {
    await make();

    await sql(`UPDATE salon SET horizon_days = 44`);
    await extend();
    expect(await daysOf(ana)).toEqual([...UNTIL_APRIL, '04-13', '04-20']);

    await sql(`UPDATE salon SET horizon_days = 7`);
    await extend();
    expect(await daysOf(ana)).toEqual([...UNTIL_APRIL, '04-13', '04-20']);
  });

  test('are made for a large team in portions, the first thousand at once', async () => {
    await sql(`UPDATE salon SET horizon_days = 600`);
    const all = { everyWeeks: 1, weekdays: [1, 2, 3, 4, 5, 6], isOpenEnded: true };

    const group = await make({ staffIds: [ana.id, bea.id], repeat: all });
    await extend();

    expect(group.count).toBe(1000);
    const [{ count, days }] = await sql(
      `SELECT count(*)::int AS count, count(DISTINCT (staff_id, lower(during)))::int AS days FROM allocations`,
    );
    expect([count, days]).toEqual([1042, 1042]);
  });

  test('must have no other end', async () => {
    const repeat = { everyWeeks: 1, weekdays: [2], isOpenEnded: true };

    for (const end of [{ count: 3 }, { until: '2027-04-01' }]) {
      const { body } = await post('/block-groups', lunches({ repeat: { ...repeat, ...end } })).expect(422);
      expect(body.errors[0].pointer).toBe('#/repeat/isOpenEnded');
    }
  });
});

describe('a change of blocks that repeat until further notice', () => {
  const change = (group: { _id: string }, from: Block | undefined, more: object) =>
    post(`/block-groups/${group._id}/change`, { blockId: from?._id, dates: 'later', people: 'all', ...more });
  const remove = (group: { _id: string }, from: Block | undefined, more: object) =>
    post(`/block-groups/${group._id}/remove`, { blockId: from?._id, dates: 'later', people: 'all', ...more });

  test('from one date on is kept by the days to come; one of a single date is not', async () => {
    const group = await make();
    const [first, second] = await blocksOf(ana);
    const hours = (day: string) => ({ startsAt: at('14:00', day), endsAt: at('14:30', day) });

    await change(group, first, { dates: 'this', ...hours('2027-03-02') }).expect(200);
    await sql(`UPDATE salon SET horizon_days = 40`);
    await extend();
    expect((await startsOf(ana)).at(-1)).toBe(at('11:00', '2027-04-13'));

    await change(group, second, { ...hours('2027-03-09'), reason: 'Late lunch' }).expect(200);
    await sql(`UPDATE salon SET horizon_days = 50`);
    await extend();

    const last = (await blocksOf(ana)).at(-1);
    expect(last).toMatchObject({ startsAt: at('13:00', '2027-04-27'), reason: 'Late lunch' });
  });

  test('gives the days to come to a colleague as well', async () => {
    const group = await make();
    const [first] = await blocksOf(ana);

    await change(group, first, { dates: 'all', people: 'this', staffId: bea.id }).expect(200);
    await sql(`UPDATE salon SET horizon_days = 40`);
    await extend();

    expect([await daysOf(ana), await daysOf(bea)]).toEqual([[], [...UNTIL_APRIL, '04-13']]);
  });

  test('that removes this and later dates ends them, for one person or for all; that of one date does not', async () => {
    const group = await make({ staffIds: [ana.id, bea.id] });
    const [, second, third] = await blocksOf(ana);

    await remove(group, second, { dates: 'this', people: 'this' }).expect(200);
    await remove(group, third, { people: 'this' }).expect(200);
    await sql(`UPDATE salon SET horizon_days = 40`);
    await extend();

    expect([await daysOf(ana), await daysOf(bea)]).toEqual([['03-02'], [...UNTIL_APRIL, '04-13']]);
    await remove(group, (await blocksOf(bea))[0], { dates: 'all' }).expect(200);
    await sql(`UPDATE salon SET horizon_days = 60`);
    await extend();
    expect([await daysOf(ana), await daysOf(bea)]).toEqual([[], []]);
    expect(await sql(`SELECT FROM block_groups`)).toEqual([]);
  });

  test('is made by nobody when the person leaves the team: they end', async () => {
    await make({ staffIds: [ana.id, bea.id] });

    await parlour.http
      .patch(`/staff/${bea.id}`)
      .set('Authorization', admin.bearer)
      .send({ active: false })
      .expect(200);
    await sql(`UPDATE staff SET active = true`);
    await sql(`UPDATE salon SET horizon_days = 40`);
    await extend();

    expect([await daysOf(ana), await daysOf(bea)]).toEqual([[...UNTIL_APRIL, '04-13'], []]);
  });
});
