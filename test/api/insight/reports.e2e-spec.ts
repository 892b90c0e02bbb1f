// Long because every figure is calculated by hand once, next to the bookings it comes from.
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing } from '../../support/salon.js';

let parlour: TestApp;
let vera: Person;
let cut: Service;
let colour: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  parlour.clock.set('2027-04-10T08:00:00Z');
  vera = await anAdmin(parlour);
  await parlour.database.query(`UPDATE salon SET time_zone = 'Europe/Berlin', first_weekday = 1`);
  await parlour.database.query(`DELETE FROM opening_hours`);
  await parlour.database.query(
    `INSERT INTO opening_hours (weekday, starts_minute, ends_minute) SELECT generate_series(1, 7), 480, 1200`,
  );
  cut = await aService(parlour.database, { title: 'Cut' });
  colour = await aService(parlour.database, {
    title: 'Colour',
    segments: [active(30), processing(40), active(20)],
    bufferMinutes: 5,
  });
  // Eight hours a day, Monday to Saturday.
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut, colour] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut], hours: [[540, 780]] });
});

beforeEach(async () => {
  await parlour.database.query(`DELETE FROM bookings`);
  await parlour.database.query(`DELETE FROM time_off`);
  parlour.clock.set('2027-04-10T08:00:00Z');
  vera = await anAdmin(parlour);
});

afterAll(() => parlour.close());

const ask = (path: string, who = vera) => parlour.http.get(path).set('Authorization', who.bearer);
const read = async (path: string) => (await ask(path).expect(200)).body;

const line = (service: Service, member: StaffMember, priceCents = 4000) => ({
  serviceId: service.id,
  title: service.title,
  staffId: member.id,
  staffName: member.name,
  priceCents,
});

const booking = (parts: Parameters<typeof aPastBooking>[1]) => aPastBooking(parlour.database, parts);

/** Ninety-five minutes of Ana, of which fifty-five at work. */
async function aColour(startsAt: string, parts: Partial<Parameters<typeof aPastBooking>[1]> = {}) {
  const id = await booking({
    startsAt,
    minutes: 90,
    priceCents: 9000,
    lines: [line(colour, ana, 9000)],
    ...parts,
  });
  await parlour.database.query(
    `UPDATE booking_lines SET segments = $2, buffer_minutes = 5 WHERE booking_id = $1`,
    [id, JSON.stringify(colour.segments)],
  );
  return id;
}

describe('the report on work', () => {
  test('adds a month up beside the one before: what was done, what it was booked for, who did not come', async () => {
    await booking({ startsAt: '2027-02-20T10:00:00Z', priceCents: 2000 });
    await booking({ startsAt: '2027-03-01T10:00:00Z', priceCents: 4000 });
    await booking({ startsAt: '2027-03-31T10:00:00Z', priceCents: 6000 });
    await booking({ startsAt: '2027-03-12T10:00:00Z', status: 'no-show' });
    await booking({ startsAt: '2027-03-13T10:00:00Z', status: 'cancelled' });
    await booking({ startsAt: '2027-03-14T10:00:00Z', status: 'confirmed' });
    await booking({ startsAt: '2027-04-01T10:00:00Z', priceCents: 9900 });

    const report = await read('/reports/work?period=month&day=2027-03-15');

    expect(report).toMatchObject({
      period: {
        kind: 'month',
        firstDay: '2027-03-01',
        lastDay: '2027-03-31',
        before: { firstDay: '2027-02-01', lastDay: '2027-02-28' },
        isOver: true,
      },
      done: { now: 2, before: 1 },
      bookedValue: { now: 100, before: 20 },
      averageBooking: { now: 50, before: 20 },
      noShows: { now: 1, before: 0 },
      cancelled: { now: 1, before: 0 },
    });
    expect(report.noShowRate.now).toBeCloseTo(1 / 3);
    expect(report.parts).toHaveLength(31);
  });

  test('counts a day by the salon’s clocks, on the short day and at the turn of the year too', async () => {
    // Sunday, 28 March, lasts from 23:00 UTC to 22:00 UTC.
    await booking({ startsAt: '2027-03-27T22:59:00Z' });
    await booking({ startsAt: '2027-03-27T23:00:00Z' });
    await booking({ startsAt: '2027-03-28T21:59:00Z' });
    await booking({ startsAt: '2027-03-28T22:00:00Z' });
    await booking({ startsAt: '2026-12-31T22:59:00Z' });
    await booking({ startsAt: '2026-12-31T23:00:00Z' });

    const done = async (query: string) => (await read(`/reports/work?${query}`)).done;

    expect(await done('period=day&day=2027-03-28')).toEqual({ now: 2, before: 1 });
    expect(await done('period=year&day=2027-06-01')).toEqual({ now: 5, before: 1 });
    expect(await done('period=week&day=2027-03-22')).toEqual({ now: 3, before: 0 });
  });

  test('begins weeks as the salon does, whatever the reader’s language', async () => {
    await parlour.database.query(`UPDATE salon SET first_weekday = 7`);
    await booking({ startsAt: '2027-03-28T10:00:00Z' });

    const week = await read('/reports/work?period=week&day=2027-03-31');
    await parlour.database.query(`UPDATE salon SET first_weekday = 1`);
    const other = await read('/reports/work?period=week&day=2027-03-31');

    expect([week.period.firstDay, week.done.now]).toEqual(['2027-03-28', 1]);
    expect([other.period.firstDay, other.done.now]).toEqual(['2027-03-29', 0]);
  });

  test('says how much of their working time people were with clients, less time off, and how gaps were used', async () => {
    // Friday, 2 April: Ana works 480 minutes, of which she has 120 off; Bea 240.
    await parlour.database.query(
      `INSERT INTO time_off (staff_id, starts_at, ends_at) VALUES ($1, '2027-04-02T13:00Z', '2027-04-02T18:00Z')`,
      [ana.id],
    );
    await aColour('2027-04-02T08:00:00Z');
    // Inside the forty minutes in which the colour develops.
    await booking({ startsAt: '2027-04-02T08:35:00Z', lines: [line(cut, ana)] });
    await booking({ startsAt: '2027-04-02T08:00:00Z', lines: [line(cut, bea)] });

    const report = await read('/reports/work?period=day&day=2027-04-02');

    expect(report).toMatchObject({
      workMinutes: { now: 55 + 30 + 30 },
      workingMinutes: { now: 360 + 240 },
      gapMinutes: { now: 30 },
      gapUse: { now: 0.75 },
      mostAtOnce: { now: 2 },
      mostAtOnceAt: '2027-04-02T08:00:00.000Z',
    });
    expect(report.use.now).toBeCloseTo(115 / 600);
    expect(report.people).toMatchObject([
      {
        name: 'Ana',
        workMinutes: { now: 85 },
        workingMinutes: 360,
        awayMinutes: 120,
        gapMinutes: { now: 30 },
      },
      { name: 'Bea', workMinutes: { now: 30 }, workingMinutes: 240, awayMinutes: 0, use: { now: 0.125 } },
    ]);
    expect(
      report.services.map(({ title, bookedValue }: { title: string; bookedValue: { now: number } }) => [
        title,
        bookedValue.now,
      ]),
    ).toEqual([
      ['Colour', 90],
      ['Cut', 80],
    ]);
  });

  test('shares that time between the hours of the week, and loses none of it', async () => {
    // A month, in whose night of the 28th the clocks go forward.
    await parlour.database.query(
      `INSERT INTO time_off (staff_id, starts_at, ends_at) VALUES ($1, '2027-03-26T13:00Z', '2027-03-26T18:00Z')`,
      [ana.id],
    );
    await aColour('2027-03-26T08:00:00Z');
    await booking({ startsAt: '2027-03-29T07:45:00Z', lines: [line(cut, bea)] });
    // After her hours.
    await booking({ startsAt: '2027-03-29T17:00:00Z', lines: [line(cut, bea)] });

    const report = await read('/reports/work?period=month&day=2027-03-15');
    const hours: { weekday: number; hour: number; workMinutes: number; workingMinutes: number }[] =
      report.hours;
    const sum = (of: 'workMinutes' | 'workingMinutes') => hours.reduce((all, hour) => all + hour[of], 0);

    expect([sum('workMinutes'), sum('workingMinutes')]).toEqual([
      report.workMinutes.now,
      report.workingMinutes.now,
    ]);
    // Nine to ten on a Monday: five of them, of two people.
    expect(hours.find(({ weekday, hour }) => weekday === 1 && hour === 9)).toEqual({
      weekday: 1,
      hour: 9,
      workMinutes: 15,
      workingMinutes: 600,
    });
    expect(hours.find(({ weekday, hour }) => weekday === 1 && hour === 19)).toMatchObject({
      workMinutes: 30,
      workingMinutes: 0,
    });
  });

  test('compares a month that goes on with as many days of the one before', async () => {
    // Half past eleven in the evening of the 10th in Berlin, and an hour later.
    await booking({ startsAt: '2027-03-10T22:30:00Z', priceCents: 1000 });
    await booking({ startsAt: '2027-03-10T23:30:00Z', priceCents: 7000 });
    await booking({ startsAt: '2027-04-02T10:00:00Z', priceCents: 2000 });
    await booking({ startsAt: '2027-04-20T10:00:00Z', status: 'confirmed', priceCents: 500 });

    const april = await read('/reports/work?period=month');
    const march = await read('/reports/work?period=month&day=2027-03-15');

    expect(april.byNow).toEqual({ lastDay: '2027-03-10', done: 1, bookedValue: 10 });
    expect(april.bookedValue).toEqual({ now: 20, before: 80 });
    expect(april.partsBefore[9]).toMatchObject({ firstDay: '2027-03-10', bookedValue: 10 });
    expect(april.parts[19]).toMatchObject({ firstDay: '2027-04-20', bookedValue: 0, expected: 5 });
    expect(march.byNow).toBeNull();
  });

  test('expects nothing of a booking that is past and that no one marked, only of those to come', async () => {
    // The day before, this morning, and in the evening.
    await booking({ startsAt: '2027-04-09T10:00:00Z', status: 'confirmed', priceCents: 700 });
    await booking({ startsAt: '2027-04-10T07:00:00Z', status: 'confirmed', priceCents: 1100 });
    await booking({ startsAt: '2027-04-10T16:00:00Z', status: 'confirmed', priceCents: 1300 });
    await booking({ startsAt: '2027-04-11T10:00:00Z', status: 'confirmed', priceCents: 1700 });

    const { parts } = await read('/reports/work?period=month');
    const year = await read('/reports/work?period=year');

    expect(parts.slice(8, 11).map(({ expected }: { expected: number }) => expected)).toEqual([0, 13, 17]);
    expect(year.parts[3].expected).toBe(30);
  });

  test('counts working time up to now alone while the day goes on', async () => {
    // Saturday, ten in the morning in Berlin: one hour of each.
    const { workingMinutes, period } = await read('/reports/work?period=day&day=2027-04-10');

    expect([workingMinutes.now, period.isOver]).toEqual([120, false]);
  });

  test('says how long before their start bookings were cancelled, and by whom', async () => {
    const cancelled = async (minutesBefore: number, by: string) => {
      const id = await booking({ startsAt: '2027-03-20T12:00:00Z', status: 'cancelled' });
      await parlour.database.query(
        `UPDATE bookings SET cancelled_at = starts_at - $2 * interval '1 minute', cancelled_by = $3 WHERE id = $1`,
        [id, minutesBefore, by],
      );
    };
    await cancelled(-10, 'salon');
    await cancelled(90, 'client');
    await cancelled(120, 'client');
    await cancelled(1441, 'client');
    await cancelled(20_000, 'salon');

    const { cancellations } = await read('/reports/work?day=2027-03-01');
    const { items } = await read('/reports/rows?figure=cancelled&lead=within-2-hours&day=2027-03-01');
    const bySalon = await read('/reports/rows?figure=cancelled&by=salon&lead=afterwards&day=2027-03-01');
    expect([
      bySalon.total,
      (await read('/reports/rows?figure=cancelled&by=client&day=2027-03-01')).total,
    ]).toEqual([1, 3]);

    expect(
      cancellations.map(({ lead, byClient, bySalon }: Record<string, { now: number }>) => [
        lead,
        byClient?.now,
        bySalon?.now,
      ]),
    ).toEqual([
      ['afterwards', 0, 1],
      ['within-2-hours', 2, 0],
      ['within-a-day', 0, 0],
      ['within-a-week', 1, 0],
      ['earlier', 0, 1],
    ]);
    expect(items).toHaveLength(2);
  });
});

describe('the report on clients', () => {
  test('tells new from returning ones, each of them once, with an account or without', async () => {
    const mia = await aClient(parlour);
    const [{ id: lia }] = await parlour.database.query(
      `INSERT INTO clients (name) VALUES ('Lia') RETURNING id`,
    );
    await booking({ startsAt: '2027-01-05T10:00:00Z', clientId: mia.id });
    await booking({ startsAt: '2027-03-05T10:00:00Z', clientId: mia.id });
    await booking({ startsAt: '2027-03-19T10:00:00Z', clientId: mia.id });
    await booking({ startsAt: '2027-03-06T10:00:00Z', cardId: lia });
    await booking({ startsAt: '2027-03-07T10:00:00Z', name: '' });
    await booking({ startsAt: '2027-03-08T10:00:00Z', cardId: lia, status: 'no-show' });

    const report = await read('/reports/clients?day=2027-03-15');

    expect(report).toMatchObject({
      clients: { now: 2, before: 0 },
      newClients: { now: 1 },
      returning: { now: 1 },
      done: { now: 3 },
      unknown: { now: 1 },
    });
    expect(report.parts[5]).toEqual({
      firstDay: '2027-03-06',
      lastDay: '2027-03-06',
      newClients: 1,
      returning: 0,
    });
  });

  test('counts a booking as rebooked when its client made a later one within a day of leaving', async () => {
    const [mia, eva] = [await aClient(parlour), await aClient(parlour)];
    const made = async (at: string, startsAt: string, clientId: string) => {
      const id = await booking({ startsAt, clientId, status: 'confirmed', lines: [line(cut, ana)] });
      await parlour.database.query(`UPDATE bookings SET created_at = $2 WHERE id = $1`, [id, at]);
    };
    await booking({ startsAt: '2027-03-05T10:00:00Z', clientId: mia.id, lines: [line(cut, ana)] });
    await booking({ startsAt: '2027-03-05T10:00:00Z', clientId: eva.id, lines: [line(cut, bea)] });
    await made('2027-03-06T10:30:00Z', '2027-04-16T10:00:00Z', mia.id);
    await made('2027-03-06T10:31:00Z', '2027-04-16T10:00:00Z', eva.id);

    const report = await read('/reports/clients?day=2027-03-15');
    const rows = await read('/reports/rows?figure=rebooked&day=2027-03-15');

    expect([report.rebooked, report.rebookedRate]).toEqual([
      { now: 1, before: 0 },
      { now: 0.5, before: null },
    ]);
    expect(report.people).toMatchObject([
      { name: 'Ana', rebooked: { now: 1 }, rebookedRate: { now: 1 } },
      { name: 'Bea', rebooked: { now: 0 }, rebookedRate: { now: 0 } },
    ]);
    expect(rows.total).toBe(1);
  });
});

describe('how many clients of a month come again', () => {
  const months = async (query = 'day=2027-03-15') => {
    const { seenAgain } = await read(`/reports/clients?${query}`);
    return seenAgain as {
      firstDay: string;
      clients: number;
      seenAgain: number;
      newClients: number;
      newSeenAgain: number;
      isOver: boolean;
    }[];
  };

  test('counts who had a visit within ninety days of their first of the month, each of them once', async () => {
    const [mia, eva, lia] = [await aClient(parlour), await aClient(parlour), await aClient(parlour)];
    // Returning, and back on the ninetieth day.
    await booking({ startsAt: '2026-06-01T10:00:00Z', clientId: mia.id });
    await booking({ startsAt: '2026-11-10T10:00:00Z', clientId: mia.id });
    await booking({ startsAt: '2027-02-08T10:00:00Z', clientId: mia.id });
    // New, and a minute too late.
    await booking({ startsAt: '2026-11-10T10:00:00Z', clientId: eva.id });
    await booking({ startsAt: '2027-02-08T10:01:00Z', clientId: eva.id });
    // New, and twice in the same month.
    await booking({ startsAt: '2026-11-12T10:00:00Z', clientId: lia.id });
    await booking({ startsAt: '2026-11-26T10:00:00Z', clientId: lia.id });
    await booking({ startsAt: '2026-12-01T10:00:00Z', clientId: lia.id, status: 'no-show' });
    await booking({ startsAt: '2026-11-13T10:00:00Z', name: '' });

    const all = await months();
    const november = all.find(({ firstDay }) => firstDay === '2026-11-01');
    const rows = await read('/reports/rows?figure=seen-again&period=month&day=2026-11-01');

    expect(all.map(({ firstDay }) => firstDay)).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
    ]);
    expect(november).toEqual({
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
      clients: 3,
      seenAgain: 2,
      newClients: 2,
      newSeenAgain: 1,
      isOver: true,
    });
    expect(rows.total).toBe(2);
  });

  test('says of which months more may still come, and ends with this month in a year that goes on', async () => {
    // Today is 10 April 2027: the ninety days of 31 December ended on 31 March, those of 31 January have not.
    const year = await months('period=year');

    expect(year.map(({ firstDay, isOver }) => [firstDay, isOver])).toEqual([
      ['2026-11-01', true],
      ['2026-12-01', true],
      ['2027-01-01', false],
      ['2027-02-01', false],
      ['2027-03-01', false],
      ['2027-04-01', false],
    ]);
  });
});

describe('the rows behind a figure', () => {
  test('come to the figure, on all pages together', async () => {
    for (const day of ['02', '03', '04']) {
      await aColour(`2027-03-${day}T08:00:00Z`);
      await booking({ startsAt: `2027-03-${day}T08:35:00Z`, priceCents: 4000, lines: [line(cut, ana)] });
    }
    const report = await read('/reports/work?day=2027-03-15');
    const rows = (query: string) => read(`/reports/rows?day=2027-03-15&${query}`);

    const done = await rows('figure=done&pageSize=4&page=2');
    const work = await rows(`figure=work&staff=${ana.id}&pageSize=1`);
    const gaps = await rows('figure=gap');
    const colours = await rows(`figure=work&service=${colour.id}`);
    const before = await rows('figure=done&before=true');

    expect([done.total, done.items.length, done.amount]).toEqual([6, 2, report.bookedValue.now]);
    expect([work.total, work.minutes]).toEqual([6, report.workMinutes.now]);
    expect([gaps.total, gaps.minutes]).toEqual([3, report.gapMinutes.now]);
    expect([colours.amount, report.services[0].bookedValue.now]).toEqual([270, 270]);
    expect([before.total, before.range.firstDay]).toEqual([0, '2027-02-01']);
    expect(done.items[0]).toMatchObject({
      day: '2027-03-04',
      what: 'Colour',
      staffName: 'Ana',
      clientName: 'Maria',
    });
  });

  test('are refused where the question makes no sense', async () => {
    const answers = [
      await ask('/reports/rows?figure=profit'),
      await ask('/reports/rows'),
      await ask('/reports/work?period=century'),
      await ask('/reports/work?day=2027-02-29'),
      await ask('/reports/rows?figure=done&staff=ana'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  });
});

describe('a report as a table', () => {
  test('has every figure with the one before, and no formula in a name', async () => {
    const [{ id }] = await parlour.database.query(
      `INSERT INTO staff (name, position) VALUES ('=HYPERLINK("x")', 99) RETURNING id`,
    );
    await booking({ startsAt: '2027-03-05T10:00:00Z', lines: [line(cut, { ...ana, id, name: 'x' })] });

    const { text, headers } = await ask('/reports/work.csv?day=2027-03-15&separator=semicolon').expect(200);
    await parlour.database.query(`DELETE FROM bookings`);
    await parlour.database.query(`DELETE FROM staff WHERE id = $1`, [id]);

    expect(headers['content-disposition']).toContain('parlour-work-2027-03-01-2027-03-31.csv');
    expect(text).toContain('Part;Name;Figure;2027-03-01 – 2027-03-31;2027-02-01 – 2027-02-28');
    expect(text).toContain('Whole period;;Booked value;"40,00";"0,00"');
    expect(text).toContain(`'=HYPERLINK`);
    expect(text).not.toMatch(/(^|;)"?=/m);
  });
});

describe('reports', () => {
  test('are for those who run the salon', async () => {
    const stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id });
    const reception = await aColleague(parlour, { role: 'reception' });
    const client = await aClient(parlour);
    const paths = ['money', 'work', 'clients', 'tips', 'rows?figure=done', 'work.csv', 'journal.csv'];

    const statuses = [];
    for (const who of [stylist, reception, client]) {
      for (const path of paths) statuses.push((await ask(`/reports/${path}`, who)).status);
    }

    expect(new Set(statuses)).toEqual(new Set([403]));
  });

  test('say nothing of money taken while the salon takes none here', async () => {
    await parlour.database.query(`DELETE FROM till_settings`);

    const refused = [];
    for (const path of ['money', 'tips', 'money.csv', 'tips.csv', 'journal.csv', 'rows?figure=taken']) {
      const { status, body } = await ask(`/reports/${path}`);
      refused.push([status, body.code]);
    }

    expect(refused).toEqual(Array(6).fill([409, 'till-off']));
    expect(JSON.stringify(await read('/reports/work'))).not.toMatch(/taken|refund|tip/i);
  });

  test('are empty in a salon that has just been set up', async () => {
    const empty = await startTestApp();
    const owner = await anAdmin(empty);
    const readAll = (path: string) => empty.http.get(path).set('Authorization', owner.bearer).expect(200);

    const [work, clients] = [(await readAll('/reports/work')).body, (await readAll('/reports/clients')).body];
    const rows = (await readAll('/reports/rows?figure=work')).body;
    await empty.close();

    expect(work).toMatchObject({
      done: { now: 0, before: 0 },
      noShowRate: { now: null, before: null },
      use: { now: null, before: null },
      averageBooking: { now: null, before: null },
      people: [],
      services: [],
      mostAtOnceAt: null,
    });
    expect(clients).toMatchObject({ clients: { now: 0 }, rebookedRate: { now: null }, people: [] });
    expect(rows).toMatchObject({ total: 0, items: [], amount: 0, minutes: 0 });
  });
});
