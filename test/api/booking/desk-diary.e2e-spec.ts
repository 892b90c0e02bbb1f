import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing } from '../../support/salon.js';
import { countStatements } from '../../support/count-statements.js';

// Tuesday, 2 March 2027; Lisbon is on UTC then.
const TUESDAY = '2027-03-02';
const at = (time: string) => `${TUESDAY}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let client: Person;
let cut: Service;
let colour: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut' });
  colour = await aService(parlour.database, {
    title: 'Colour',
    segments: [active(30), processing(45), active(15)],
    bufferMinutes: 15,
  });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut, colour] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
  admin = await anAdmin(parlour);
  client = await aClient(parlour);
});

afterAll(() => parlour.close());

beforeEach(() => parlour.database.query(`TRUNCATE bookings, holds, allocations, idempotency_keys CASCADE`));

const book = async (time: string, lines: object[], person = client) => {
  const { body } = await parlour.http
    .post('/bookings')
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines, startsAt: at(time), note: 'Sensitive skin', phone: '912 345 678' })
    .expect(201);
  return body;
};

const diary = (query: object = {}) =>
  parlour.http
    .get('/bookings/diary')
    .query({ from: TUESDAY, to: TUESDAY, ...query })
    .set('Authorization', admin.bearer);

const isFrom = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

test('the desk sees a day: who works when, who comes for what, and when each person is really needed', async () => {
  const booking = await book('10:00', [
    { serviceId: colour.id, staffId: ana.id },
    { serviceId: cut.id, staffId: bea.id },
  ]);

  const { body } = await diary().expect(200);

  expect(body).toMatchObject({
    from: TUESDAY,
    to: TUESDAY,
    timeZone: 'Europe/Lisbon',
    blocks: [],
    holds: [],
  });
  expect(body.people).toEqual([
    { _id: ana.id, name: 'Ana', role: '', img: '', picture: null, isActive: true },
    { _id: bea.id, name: 'Bea', role: '', img: '', picture: null, isActive: true },
  ]);
  expect(body.days).toHaveLength(1);
  expect(body.days[0].day).toBe(TUESDAY);
  expect(body.days[0].people).toEqual([
    { staffId: ana.id, working: [isFrom('09:00', '17:00')] },
    { staffId: bea.id, working: [isFrom('09:00', '17:00')] },
  ]);
  expect(body.visits).toMatchObject([
    {
      _id: booking._id,
      reference: booking.reference,
      status: 'confirmed',
      version: 1,
      ...isFrom('10:00', '12:00'),
      client: {
        _id: client.id,
        cardId: null,
        name: 'Maria Lopes',
        email: client.email,
        phone: '912 345 678',
      },
      note: 'Sensitive skin',
      totalPrice: 80,
      can: {
        cancel: true,
        move: true,
        resize: true,
        // Its day has not come.
        arrive: false,
        finish: false,
        noShow: false,
        reopen: false,
      },
    },
  ]);
  expect(body.visits[0].lines).toEqual([
    {
      _id: booking.lines[0]._id,
      serviceId: colour.id,
      title: 'Colour',
      staffId: ana.id,
      staffName: 'Ana',
      anyStaff: false,
      ...isFrom('10:00', '11:30'),
      bufferEndsAt: at('11:45'),
      segments: [
        { kind: 'active', ...isFrom('10:00', '10:30') },
        { kind: 'processing', ...isFrom('10:30', '11:15') },
        { kind: 'active', ...isFrom('11:15', '11:30') },
      ],
    },
    {
      _id: booking.lines[1]._id,
      serviceId: cut.id,
      title: 'Cut',
      staffId: bea.id,
      staffName: 'Bea',
      anyStaff: false,
      ...isFrom('11:30', '12:00'),
      bufferEndsAt: at('12:00'),
      segments: [{ kind: 'active', ...isFrom('11:30', '12:00') }],
    },
  ]);
});

test('holds are shown while they count, cancelled bookings are not', async () => {
  const { _id } = await book('10:00', [{ serviceId: cut.id, staffId: ana.id }]);
  await parlour.http.post(`/bookings/${_id}/cancel`).set('Authorization', admin.bearer).send({}).expect(200);
  const lines = [{ serviceId: cut.id, staffId: bea.id }];
  await parlour.http
    .post('/holds')
    .send({ lines, startsAt: at('14:00') })
    .expect(201);

  const { body: during } = await diary().expect(200);
  await parlour.database.query(`UPDATE allocations SET expires_at = '2027-03-01T08:00:00Z'`);
  const { body: after } = await diary().expect(200);

  expect(during.visits).toEqual([]);
  expect(during.holds).toEqual([{ staffId: bea.id, ...isFrom('14:00', '14:30') }]);
  expect(after.holds).toEqual([]);
});

test('one team member’s diary has their bookings whole, and no one else’s', async () => {
  await book('10:00', [
    { serviceId: colour.id, staffId: ana.id },
    { serviceId: cut.id, staffId: bea.id },
  ]);
  await book('14:00', [{ serviceId: cut.id, staffId: ana.id }]);

  const { body } = await diary({ staff: bea.id }).expect(200);

  expect(body.people).toMatchObject([{ name: 'Bea' }]);
  expect(body.days[0].people).toMatchObject([{ staffId: bea.id }]);
  expect(body.visits).toHaveLength(1);
  expect(body.visits[0].lines).toMatchObject([{ staffName: 'Ana' }, { staffName: 'Bea' }]);
});

test('a team member who has left is shown while they have bookings, and only then', async () => {
  const gone = await aMember(parlour.database, { name: 'Carla', does: [cut] });
  await book('10:00', [{ serviceId: cut.id, staffId: gone.id }]);
  await parlour.database.query(`UPDATE staff SET active = false WHERE id = $1`, [gone.id]);

  const { body: tuesday } = await diary().expect(200);
  const { body: wednesday } = await diary({ from: '2027-03-03', to: '2027-03-03' }).expect(200);

  expect(tuesday.people).toContainEqual(expect.objectContaining({ name: 'Carla', isActive: false }));
  expect(tuesday.days[0].people).toContainEqual({ staffId: gone.id, working: [] });
  expect(wednesday.people).toMatchObject([{ name: 'Ana' }, { name: 'Bea' }]);
});

test('a month costs as many statements as a day, however many come', async () => {
  const month = { from: '2027-03-01', to: '2027-03-31' };
  const lines = [
    { serviceId: colour.id, staffId: ana.id },
    { serviceId: cut.id, staffId: bea.id },
  ];
  const ask = () => diary(month).expect(200);
  await book('09:00', lines);
  const ofOne = await countStatements(parlour.database, ask);
  for (const hour of ['11', '13']) await book(`${hour}:00`, lines);
  await book('16:00', [{ serviceId: cut.id, staffId: ana.id }]);

  const ofFour = await countStatements(parlour.database, ask);

  expect((await ask()).body.visits).toHaveLength(4);
  expect(ofOne).toBeGreaterThan(0);
  expect(ofFour).toBe(ofOne);
});

test.each([
  ['no days', {}],
  ['no last day', { from: TUESDAY }],
  ['a day that does not exist', { from: '2027-02-30', to: TUESDAY }],
  ['days that run backwards', { from: TUESDAY, to: '2027-03-01' }],
  ['32 days', { from: '2027-03-01', to: '2027-04-01' }],
  ['a person who is no id', { from: TUESDAY, to: TUESDAY, staff: 'ana' }],
])('a diary of %s is refused', async (_, query) => {
  const { body } = await parlour.http
    .get('/bookings/diary')
    .query(query)
    .set('Authorization', admin.bearer)
    .expect(422);

  expect(body.code).toBe('invalid-input');
});
