import { randomUUID } from 'node:crypto';
import type { ObstaclesView } from '../../../api/booking/obstacles/obstacles.view.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, aColleague, anAdmin, loggedInAgain, type Person } from '../../support/people.js';
import { active, aMember, aService, processing } from '../../support/salon.js';

// The salon works from nine to five; Lisbon is on UTC then. It is Monday, 1 March 2027, eight in the morning.
const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let maria: Person;
let stylist: Person;
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
  stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id });
});

afterAll(() => parlour.close());

afterEach(() => parlour.clock.set('2027-03-01T08:00:00Z'));

beforeEach(() =>
  parlour.database.query(
    `TRUNCATE bookings, clients, holds, allocations, time_off, idempotency_keys CASCADE`,
  ),
);

const ask = (query: object, person = admin) =>
  parlour.http.get('/availability/obstacles').query(query).set('Authorization', person.bearer);

const whyNot = async (time: string, more: object = {}, person = admin): Promise<ObstaclesView> =>
  (await ask({ services: cut.id, startsAt: at(time), ...more }, person).expect(200)).body;

const post = (path: string, body: object, person = admin) =>
  parlour.http
    .post(path)
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', randomUUID())
    .send(body)
    .expect(201);

const book = async (time: string, staff: StaffMember, name = 'Rita Sá'): Promise<string> => {
  const { body } = await post('/bookings/desk', {
    lines: [{ serviceId: cut.id, staffId: staff.id }],
    startsAt: at(time),
    client: { name, phone: '+351 912 345 678' },
  });
  return body._id;
};

const block = (from: string, to: string, staff: StaffMember) =>
  post('/blocks', { staffId: staff.id, startsAt: at(from), endsAt: at(to), reason: 'Dentist' });

describe('why not this time', () => {
  test('nothing is in the way of a time that is free', async () => {
    await book('10:00', ana);

    expect(await whyNot('10:00')).toEqual({
      startsAt: at('10:00'),
      refusal: null,
      refusalToClients: null,
      obstacles: [],
      waysIn: [],
    });
  });

  test('the booking that has the time is named, with its client and its reference', async () => {
    const id = await book('10:00', ana);

    const { obstacles } = await whyNot('10:15', { staff: ana.id });

    expect(obstacles).toEqual([
      {
        kind: 'booking',
        staffId: ana.id,
        staffName: 'Ana',
        startsAt: at('10:00'),
        endsAt: at('10:30'),
        booking: {
          _id: id,
          reference: expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/),
          clientName: 'Rita Sá',
          titles: ['Cut'],
        },
        reason: '',
        expiresAt: null,
        pool: null,
      },
    ]);
  });

  test('of everyone who could do it, the one with the least in the way is named', async () => {
    await book('10:00', ana);
    await book('10:30', ana);
    await block('10:00', '11:00', bea);

    const { obstacles } = await whyNot('10:15');

    expect(obstacles).toMatchObject([{ kind: 'block', staffName: 'Bea', reason: 'Dentist', booking: null }]);
  });

  test('a time that someone is booking at this moment says when it is free again by itself', async () => {
    await parlour.http
      .post('/holds')
      .send({ lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: at('10:00') })
      .expect(201);

    const { obstacles } = await whyNot('10:00', { staff: ana.id });

    expect(obstacles).toMatchObject([{ kind: 'hold', staffName: 'Ana', reason: '', booking: null }]);
    const freeAgain = obstacles[0]?.expiresAt ?? '';
    expect(Date.parse(freeAgain)).toBeGreaterThan(parlour.clock.now().getTime());
    parlour.clock.set(freeAgain);
    const again = await loggedInAgain(parlour, admin);
    expect((await whyNot('10:00', { staff: ana.id }, again)).obstacles).toEqual([]);
  });

  test('time off is named, and so are hours that a person does not work or the salon is closed', async () => {
    await post('/time-off', { staffId: ana.id, fromDay: TUESDAY, toDay: TUESDAY, reason: 'Away' });

    expect((await whyNot('10:00', { staff: ana.id })).obstacles).toMatchObject([
      { kind: 'time-off', staffName: 'Ana', reason: 'Away' },
    ]);
    expect((await whyNot('16:45', { staff: bea.id })).obstacles).toMatchObject([
      { kind: 'away', staffName: 'Bea', startsAt: at('17:00'), endsAt: at('17:15') },
    ]);
    // The salon opens at nine and closes at eight.
    expect((await whyNot('05:00', { staff: bea.id })).obstacles).toMatchObject([
      { kind: 'closed', staffName: null, startsAt: at('05:00'), endsAt: at('05:30') },
    ]);
    expect((await whyNot('23:45', { staff: bea.id })).obstacles).toMatchObject([
      { kind: 'closed', startsAt: at('23:45') },
      { kind: 'too-late', startsAt: at('00:00', '2027-03-03'), endsAt: at('00:15', '2027-03-03') },
    ]);
  });

  test('notice keeps clients from a time that the desk can book, and that is said', async () => {
    await parlour.database.query(`UPDATE salon SET notice_minutes = 120`);
    await parlour.database.query(`UPDATE plan_version SET version = version + 1`);

    const soon = await whyNot('09:00', { startsAt: '2027-03-01T09:00:00.000Z' });

    expect(soon).toMatchObject({ refusal: null, obstacles: [] });
    expect(soon.refusalToClients).toMatch(/120 minutes|2 hours/);
  });

  test('a time that has passed is refused whatever gives way', async () => {
    const past = await whyNot('09:00', { startsAt: '2027-02-26T09:00:00.000Z' });

    expect(past).toMatchObject({ refusal: 'That time has passed.', refusalToClients: null, obstacles: [] });
  });

  test('a booking that is moved is not in its own way, but its client’s other booking is', async () => {
    const { body: moved } = await post(
      '/bookings',
      { lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: at('10:00') },
      maria,
    );
    await post(
      '/bookings',
      { lines: [{ serviceId: cut.id, staffId: bea.id }], startsAt: at('11:00') },
      maria,
    );
    const ofMove = async (startsAt: string) =>
      (await ask({ booking: moved._id, startsAt }).expect(200)).body.obstacles;

    expect(await ofMove(at('10:15'))).toEqual([]);
    expect(await ofMove(at('11:15'))).toMatchObject([
      { kind: 'client-busy', staffId: null, startsAt: at('11:15'), endsAt: at('11:30') },
    ]);
  });

  test('the services of one booking are asked about one after the other', async () => {
    await book('10:30', bea);

    const { obstacles } = await whyNot('10:00', {
      services: `${cut.id},${cut.id}`,
      staff: `${ana.id},${bea.id}`,
    });

    expect(obstacles).toMatchObject([{ kind: 'booking', staffName: 'Bea', startsAt: at('10:30') }]);
  });

  test('a booking that is in the way of two services is named once', async () => {
    await block('10:00', '11:00', ana);

    const { obstacles } = await whyNot('10:00', { services: `${cut.id},${cut.id}`, staff: ana.id });

    expect(obstacles).toMatchObject([{ kind: 'block', staffName: 'Ana' }]);
    expect(obstacles).toHaveLength(1);
  });

  test('a stylist asks for their own column, clients not at all, and who asks for nothing is told so', async () => {
    await book('10:00', ana);

    expect((await whyNot('10:00', {}, stylist)).obstacles).toMatchObject([{ staffName: 'Ana' }]);
    await ask({ services: cut.id, staff: bea.id, startsAt: at('10:00') }, stylist).expect(403);
    await ask({ services: cut.id, startsAt: at('10:00') }, maria).expect(403);
    await ask({ startsAt: at('10:00') }).expect(422);
    await ask({ services: cut.id, startsAt: 'tomorrow' }).expect(422);
    await ask({ services: randomUUID(), startsAt: at('10:00') }).expect(422);
  });
});

describe('how it could be squeezed in all the same', () => {
  test('by a colleague who is free then, by name; by no one when the client is with someone already', async () => {
    await book('10:00', ana);

    const { waysIn } = await whyNot('10:00', { staff: ana.id });
    expect(waysIn).toEqual([{ staffId: bea.id, staffName: 'Bea', startsAt: at('10:00'), waitsIn: null }]);
    await book('10:00', bea, 'Ines Reis');
    expect((await whyNot('10:00', { staff: ana.id })).waysIn).toEqual([]);
    expect((await whyNot('11:00', { staff: ana.id })).waysIn).toEqual([]);
  });

  test('a stylist is told of no colleague', async () => {
    await book('10:00', ana);

    expect((await whyNot('10:00', { staff: ana.id }, stylist)).waysIn).toEqual([]);
  });

  test('while someone’s colour takes effect, which is said', async () => {
    const segments = [active(30), processing(60), active(30)];
    const colour = await aService(parlour.database, { title: 'Colour', segments });
    const cleo = await aMember(parlour.database, { name: 'Cleo', does: [cut, colour] });
    const lines = [{ serviceId: colour.id, staffId: cleo.id }];
    await post('/bookings/desk', { lines, startsAt: at('10:00'), client: { name: 'Rita Sá' } });
    await book('10:00', ana, 'Ines Reis');
    await book('10:00', bea, 'Lia Neves');

    const { waysIn } = await whyNot('10:00', { staff: cleo.id });
    const waitsIn = expect.objectContaining({ clientName: 'Rita Sá', titles: ['Colour'] });
    expect(waysIn).toEqual([{ staffId: cleo.id, staffName: 'Cleo', startsAt: at('10:30'), waitsIn }]);
    await book('10:30', cleo, 'Squeezed In');
    expect((await whyNot('10:00', { staff: cleo.id })).waysIn).toEqual([
      { staffId: cleo.id, staffName: 'Cleo', startsAt: at('11:00'), waitsIn },
    ]);
  });
});
