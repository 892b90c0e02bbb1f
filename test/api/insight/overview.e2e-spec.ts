import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { countStatements } from '../../support/count-statements.js';

let parlour: TestApp;
let vera: Person;
let cut: Service;
let gloss: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  parlour.clock.set('2027-03-29T08:00:00Z');
  vera = await anAdmin(parlour);
  await parlour.database.query(`UPDATE salon SET time_zone = 'Europe/Berlin'`);
  cut = await aService(parlour.database, { title: 'Cut' });
  gloss = await aService(parlour.database, { title: 'Gloss' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut, gloss] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut], hours: [[780, 1020]] });
});

// Monday, 29 March 2027, ten in the morning in Berlin; on the day before the clocks went forward.
beforeEach(async () => {
  await parlour.database.query(`TRUNCATE bookings, allocations, messages, reviews, outbox CASCADE`);
  parlour.clock.set('2027-03-29T08:00:00Z');
});

afterAll(() => parlour.close());

const look = async (owner = vera) =>
  (await parlour.http.get('/overview').set('Authorization', owner.bearer).expect(200)).body;

const line = (service: Service, member: StaffMember, priceCents: number) => ({
  serviceId: service.id,
  title: service.title,
  staffId: member.id,
  staffName: member.name,
  priceCents,
});

const pastBooking = (parts: Parameters<typeof aPastBooking>[1]) => aPastBooking(parlour.database, parts);

const dayOf = (body: { days: { day: string }[] }, day: string) =>
  body.days.find((figures) => figures.day === day);

describe('the owner’s overview', () => {
  test('adds today up: who came, who is expected, and what it is worth', async () => {
    await pastBooking({ startsAt: '2027-03-29T07:00:00Z', status: 'done', priceCents: 4050 });
    await pastBooking({ startsAt: '2027-03-29T07:30:00Z', status: 'arrived', priceCents: 3000 });
    await pastBooking({ startsAt: '2027-03-29T09:00:00Z', status: 'confirmed', priceCents: 2000 });
    await pastBooking({ startsAt: '2027-03-29T10:00:00Z', status: 'confirmed', priceCents: 1000 });
    await pastBooking({ startsAt: '2027-03-29T06:00:00Z', status: 'no-show', priceCents: 9900 });
    await pastBooking({ startsAt: '2027-03-29T11:00:00Z', status: 'cancelled', priceCents: 9900 });
    await pastBooking({ startsAt: '2027-03-30T09:00:00Z', status: 'confirmed', priceCents: 9900 });

    const { today } = await look();

    expect(today).toMatchObject({
      day: '2027-03-29',
      isOpen: true,
      visits: { confirmed: 2, arrived: 1, done: 1, noShow: 1, cancelled: 1 },
      earned: 40.5,
      expected: 100.5,
    });
  });

  test('counts each booking on its day by the salon’s own clocks, on the short day too', async () => {
    // Sunday the 28th lasted from 23:00 UTC to 22:00 UTC: twenty-three hours.
    await pastBooking({ startsAt: '2027-03-27T22:59:00Z', priceCents: 100 });
    await pastBooking({ startsAt: '2027-03-27T23:00:00Z', priceCents: 1000 });
    await pastBooking({ startsAt: '2027-03-28T21:59:00Z', priceCents: 2000 });
    await pastBooking({ startsAt: '2027-03-28T22:00:00Z', priceCents: 10_000 });

    const body = await look();

    expect([dayOf(body, '2027-03-27'), dayOf(body, '2027-03-28'), dayOf(body, '2027-03-29')]).toEqual([
      { day: '2027-03-27', visits: 1, noShows: 0, cancelled: 0, earned: 1 },
      { day: '2027-03-28', visits: 2, noShows: 0, cancelled: 0, earned: 30 },
      { day: '2027-03-29', visits: 1, noShows: 0, cancelled: 0, earned: 100 },
    ]);
  });

  test('looks back thirty days, and counts no money for missed or cancelled bookings', async () => {
    await pastBooking({ startsAt: '2027-02-27T12:00:00Z' });
    await pastBooking({ startsAt: '2027-02-28T12:00:00Z', lines: [line(cut, ana, 4000)] });
    const both = [line(cut, ana, 3000), line(gloss, bea, 1500)];
    await pastBooking({ startsAt: '2027-03-10T12:00:00Z', priceCents: 4500, lines: both });
    await pastBooking({ startsAt: '2027-03-11T12:00:00Z', status: 'no-show', lines: [line(cut, ana, 4000)] });
    await pastBooking({
      startsAt: '2027-03-12T12:00:00Z',
      status: 'cancelled',
      lines: [line(cut, ana, 4000)],
    });
    await pastBooking({
      startsAt: '2027-03-29T12:00:00Z',
      status: 'confirmed',
      lines: [line(cut, bea, 4000)],
    });

    const body = await look();

    expect([body.days.length, body.days[0].day, body.days[29].day]).toEqual([30, '2027-02-28', '2027-03-29']);
    expect(body.days.reduce((sum: number, { earned }: { earned: number }) => sum + earned, 0)).toBe(85);
    expect(body.services).toEqual([
      { _id: cut.id, name: 'Cut', treatments: 3, earned: 70 },
      { _id: gloss.id, name: 'Gloss', treatments: 1, earned: 15 },
    ]);
    expect(body.people).toEqual([
      { _id: ana.id, name: 'Ana', treatments: 2, earned: 70 },
      { _id: bea.id, name: 'Bea', treatments: 2, earned: 15 },
    ]);
    expect(body.noShowRate).toBe(0.25);
  });

  test('says who works today, who is free now, and when each can still be booked', async () => {
    const block = (member: StaffMember, from: string, to: string) =>
      parlour.database.query(
        `INSERT INTO allocations (staff_id, during, kind, reason) VALUES ($1, tstzrange($2, $3), 'block', 'Away')`,
        [member.id, from, to],
      );
    await block(ana, '2027-03-29T07:30:00Z', '2027-03-29T08:20:00Z');
    // Ten minutes are no gap: no booking could start in them.
    await block(ana, '2027-03-29T08:30:00Z', '2027-03-29T09:00:00Z');
    await block(ana, '2027-03-29T12:00:00Z', '2027-03-29T13:00:00Z');

    const morning = (await look()).today;
    parlour.clock.set('2027-03-29T11:30:00Z');
    const noon = (await look(await anAdmin(parlour))).today;

    expect(morning.people).toEqual([
      {
        _id: ana.id,
        name: 'Ana',
        working: [{ startsAt: '2027-03-29T07:00:00.000Z', endsAt: '2027-03-29T15:00:00.000Z' }],
        visits: 0,
        isFreeNow: false,
        gaps: [
          { startsAt: '2027-03-29T09:00:00.000Z', endsAt: '2027-03-29T12:00:00.000Z' },
          { startsAt: '2027-03-29T13:00:00.000Z', endsAt: '2027-03-29T15:00:00.000Z' },
        ],
      },
      {
        _id: bea.id,
        name: 'Bea',
        working: [{ startsAt: '2027-03-29T11:00:00.000Z', endsAt: '2027-03-29T15:00:00.000Z' }],
        visits: 0,
        isFreeNow: false,
        gaps: [{ startsAt: '2027-03-29T11:00:00.000Z', endsAt: '2027-03-29T15:00:00.000Z' }],
      },
    ]);
    expect([morning.freeNow, noon.freeNow]).toEqual([0, 2]);
  });

  test('says how full this week and the next are, less what is blocked', async () => {
    await parlour.database.query(
      `INSERT INTO allocations (staff_id, during, kind, reason)
       VALUES ($1, '[2027-03-30T07:00Z, 2027-03-30T09:00Z)', 'block', 'Away')`,
      [ana.id],
    );
    const visit = { lines: [{ serviceId: cut.id, staffId: bea.id }], startsAt: '2027-03-30T11:00:00Z' };
    await parlour.http
      .post('/bookings/desk')
      .set('Authorization', vera.bearer)
      .set('Idempotency-Key', randomUUID())
      .send({ ...visit, client: { name: 'Rita' } })
      .expect(201);

    const { fortnight } = await look();

    expect(fortnight).toHaveLength(14);
    // Ana works eight hours and Bea four, Monday to Saturday.
    expect(fortnight[0]).toEqual({
      day: '2027-03-29',
      isOpen: true,
      workingMinutes: 480 + 240,
      bookedMinutes: 0,
    });
    expect(fortnight[1]).toMatchObject({ day: '2027-03-30', workingMinutes: 360 + 240, bookedMinutes: 30 });
    expect(fortnight[6]).toMatchObject({ day: '2027-04-04', workingMinutes: 0, bookedMinutes: 0 });
  });

  test('14-R6: counts what needs attention: open messages, reviews to be read, emails that failed, time off asked for', async () => {
    const contact = { kind: 'contact', name: 'Rita', email: 'rita@example.com', message: 'Hello' };
    await parlour.http.post('/messages').send(contact).expect(201);
    await parlour.database.query(`UPDATE outbox SET failed_at = now()`);
    await parlour.database.query(
      `INSERT INTO reviews (name, text, stars) VALUES ('Rita', 'Lovely', 5), ('Olga', 'Fine', 4)`,
    );

    const stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id });
    const askFor = (state: string, day: string) =>
      parlour.database.query(
        `INSERT INTO time_off_requests (staff_id, asked_by, starts_at, ends_at, state, answered_at)
         VALUES ($1, $2, $3::date, $3::date + 1, $4, CASE $4 WHEN 'pending' THEN NULL ELSE now() END)`,
        [ana.id, stylist.id, day, state],
      );
    await askFor('pending', '2027-04-05');
    await askFor('declined', '2027-04-06');
    await askFor('pending', '2027-03-20');

    expect((await look()).waiting).toEqual({
      openMessages: 1,
      pendingReviews: 2,
      failedLetters: 1,
      timeOffRequests: 1,
    });
  });

  test('takes as many queries on a full day as on an empty one', async () => {
    await look();
    const empty = await countStatements(parlour.database, () => look());
    for (const hour of ['07', '08', '09', '10']) {
      await pastBooking({
        startsAt: `2027-03-29T${hour}:00:00Z`,
        lines: [line(cut, ana, 4000), line(gloss, bea, 100)],
      });
    }

    expect(await countStatements(parlour.database, () => look())).toBe(empty);
    expect(empty).toBeGreaterThan(3);
  });

  test('is for those who run the salon', async () => {
    const client = await aClient(parlour);

    const answers = [
      await parlour.http.get('/overview'),
      await parlour.http.get('/overview').set('Authorization', client.bearer),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
  });
});

describe('a salon that has just been set up', () => {
  test('shows that nothing has happened yet', async () => {
    const empty = await startTestApp();
    const owner = await anAdmin(empty);

    const { body } = await empty.http.get('/overview').set('Authorization', owner.bearer).expect(200);
    await empty.close();

    expect(body).toMatchObject({
      services: [],
      people: [],
      noShowRate: null,
      today: { freeNow: 0, people: [] },
    });
  });
});
