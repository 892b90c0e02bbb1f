import type { BookingStatus } from '../../../api/booking/booking-records/domain/booking-status.js';
import type { AgainView, ClientHabitsView } from '../../../api/booking/rebooking/rebooking.view.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

// It is Monday, 1 March 2027, eight in the morning. Lisbon is on UTC until 28 March.
let parlour: TestApp;
let admin: Person;
let maria: Person;
let cut: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
  admin = await anAdmin(parlour);
  maria = await aClient(parlour, 'Maria Lopes');
});

afterAll(() => parlour.close());

beforeEach(() => parlour.database.query(`TRUNCATE bookings, holds, allocations, idempotency_keys CASCADE`));

const visit = (startsAt: string, status: BookingStatus = 'done', service = cut) =>
  aPastBooking(parlour.database, {
    clientId: maria.id,
    startsAt,
    status,
    lines: [
      { serviceId: service.id, staffId: ana.id, title: service.title, staffName: 'Ana', priceCents: 4000 },
    ],
  });

const ask = (id: string, person: Person) =>
  parlour.http.get(`/bookings/${id}/again`).set('Authorization', person.bearer);

const again = async (id: string, person = maria): Promise<AgainView> =>
  (await ask(id, person).expect(200)).body;

describe('the same again', () => {
  test('who came every three weeks is offered three days around the third week, at the same time of day', async () => {
    await visit('2027-01-13T10:00:00Z');
    await visit('2027-02-03T14:00:00Z');
    const last = await visit('2027-02-24T10:00:00Z');

    expect(await again(last)).toMatchObject({
      weeks: 3,
      lines: [{ serviceId: cut.id, title: 'Cut', staffId: ana.id, staffName: 'Ana', addOnIds: [] }],
      totalPrice: 40,
      currency: { code: 'USD' },
      priceKind: 'fixed',
      starts: ['2027-03-16T10:00:00.000Z', '2027-03-17T10:00:00.000Z', '2027-03-18T10:00:00.000Z'],
    });
  });

  test('visits that came to nothing are no habit: four weeks then, by the clock of the salon', async () => {
    await visit('2027-01-13T10:00:00Z', 'no-show');
    await visit('2027-02-03T10:00:00Z', 'cancelled');
    const last = await visit('2027-03-01T07:00:00Z');

    const { weeks, starts } = await again(last);

    // Summer time has begun: seven o'clock is six on UTC, and the first free start of the day is nine.
    expect({ weeks, first: starts[0] }).toEqual({ weeks: 4, first: '2027-03-27T09:00:00.000Z' });
    expect(starts.slice(1)).toEqual(['2027-03-29T08:00:00.000Z', '2027-03-30T08:00:00.000Z']);
  });

  test('who has no habit yet comes back when the first of the services is due, as the salon has it', async () => {
    const { database } = parlour;
    const trim = await aService(database, { title: 'Trim', rebookWeeks: 3 });
    const colour = await aService(database, { title: 'Colour', rebookWeeks: 8 });
    const lines = [colour, trim, cut].map(({ id, title }) => ({
      ...{ serviceId: id, staffId: ana.id, staffName: 'Ana' },
      ...{ title, priceCents: 4000 },
    }));
    await aMember(database, { name: 'Cleo', does: [trim, colour] });
    const mixed = await aPastBooking(database, {
      ...{ clientId: maria.id, startsAt: '2027-02-24T10:00:00Z', status: 'done' },
      lines,
    });
    const coloured = await visit('2027-02-25T10:00:00Z', 'done', colour);

    expect([(await again(mixed)).weeks, (await again(coloured)).weeks]).toEqual([3, 8]);
  });

  test('someone who has not come for long is offered the next days, within the salon’s notice', async () => {
    await parlour.database.query(`UPDATE salon SET notice_minutes = 1440`);
    await parlour.database.query(`UPDATE plan_version SET version = version + 1`);
    const last = await visit('2026-03-02T10:00:00Z');

    expect((await again(last)).starts[0]).toBe('2027-03-02T10:00:00.000Z');
    await parlour.database.query(`UPDATE salon SET notice_minutes = 0`);
    await parlour.database.query(`UPDATE plan_version SET version = version + 1`);
  });

  test('what is offered can be booked, and is no longer offered then', async () => {
    const last = await visit('2027-02-24T10:00:00Z');
    const { lines, starts } = await again(last);
    const [line] = lines;
    await parlour.http
      .post('/bookings')
      .set('Authorization', maria.bearer)
      .set('Idempotency-Key', crypto.randomUUID())
      .send({
        lines: [{ serviceId: line?.serviceId, staffId: line?.staffId, addOnIds: [] }],
        startsAt: starts[0],
      })
      .expect(201);

    expect((await again(last)).starts).not.toContain(starts[0]);
  });

  test('what is no longer sold is left out, and there is no time for nothing', async () => {
    const gone = await aService(parlour.database, { title: 'Perm' });
    const last = await visit('2027-02-24T10:00:00Z', 'done', gone);

    expect(await again(last)).toMatchObject({ lines: [], starts: [], totalPrice: 0 });
  });

  test('the desk and the stylist whose client it is are offered times, a colleague and a stranger find nothing', async () => {
    const last = await visit('2027-02-24T10:00:00Z');
    const ofAna = await aColleague(parlour, { role: 'stylist', staffId: ana.id });
    const ofBea = await aColleague(parlour, { role: 'stylist', staffId: bea.id }, 'Bea');

    expect((await again(last, admin)).starts).toHaveLength(3);
    expect((await again(last, ofAna)).lines).toMatchObject([{ staffName: 'Ana' }]);
    await ask(last, ofBea).expect(404);
    await ask(last, await aClient(parlour, 'Somebody')).expect(404);
  });
});

describe('what a client usually has', () => {
  const habits = async (person = admin): Promise<ClientHabitsView> =>
    (await parlour.http.get(`/clients/${maria.id}/habits`).set('Authorization', person.bearer).expect(200))
      .body;
  const visitTo = (member: StaffMember, startsAt: string, status: BookingStatus = 'done') =>
    aPastBooking(parlour.database, {
      clientId: maria.id,
      startsAt,
      status,
      lines: [
        {
          serviceId: cut.id,
          staffId: member.id,
          title: cut.title,
          staffName: member.name,
          priceCents: 4000,
        },
      ],
    });

  test('who came to Ana most is offered what was done last, with the one who did it', async () => {
    await visitTo(ana, '2027-01-13T10:00:00Z');
    await visitTo(ana, '2027-02-03T10:00:00Z');
    await visitTo(bea, '2027-02-24T10:00:00Z');
    await visitTo(bea, '2027-02-25T10:00:00Z', 'no-show');

    expect(await habits()).toMatchObject({
      usualStaff: { _id: ana.id, name: 'Ana' },
      lastTime: {
        startsAt: '2027-02-24T10:00:00.000Z',
        lines: [{ serviceId: cut.id, title: 'Cut', staffId: bea.id, staffName: 'Bea' }],
        totalPrice: 40,
      },
    });
  });

  test('who has not come yet has no habits', async () => {
    expect(await habits()).toEqual({ usualStaff: null, lastTime: null });
  });

  test('a stylist learns of their own part only', async () => {
    await visitTo(ana, '2027-02-03T10:00:00Z');
    await visitTo(bea, '2027-02-24T10:00:00Z');
    const carla = await aMember(parlour.database, { name: 'Carla', does: [cut] });
    await visitTo(carla, '2027-02-10T10:00:00Z');
    const stylist = await aColleague(parlour, { role: 'stylist', staffId: carla.id }, 'Carla');

    expect((await habits(stylist)).lastTime).toMatchObject({ startsAt: '2027-02-10T10:00:00.000Z' });
  });
});
