import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

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

// A token lasts a quarter of an hour, so tests that move the clock log another user in.
afterEach(() => parlour.clock.set('2027-03-01T08:00:00Z'));

beforeEach(() =>
  parlour.database.query(`TRUNCATE bookings, clients, holds, allocations, idempotency_keys, outbox CASCADE`),
);

const asAdmin = (method: 'get' | 'post' | 'patch', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);

const rita = { name: 'Rita Sá', phone: '+351 912 345 678' };

const cutAt = (startsAt: string, staffId: string | null = ana.id) => ({
  lines: [{ serviceId: cut.id, staffId }],
  startsAt,
  client: rita,
});

const book = (booking: object, key: string = randomUUID()) =>
  asAdmin('post', '/bookings/desk').set('Idempotency-Key', key).send(booking);

describe('blocks', () => {
  const lunch = () => ({
    staffId: ana.id,
    startsAt: at('12:00'),
    endsAt: at('13:00'),
    reason: 'Dentist',
  });
  const block = (body: object) => asAdmin('post', '/blocks').send(body);
  const diary = async () => {
    const { body } = await asAdmin('get', '/bookings/diary')
      .query({ from: TUESDAY, to: TUESDAY })
      .expect(200);
    return body.blocks;
  };

  test('are shown in the diary, and neither client nor desk can book over them', async () => {
    const { body } = await block(lunch()).expect(201);

    expect(body).toEqual({ _id: expect.any(String), ...lunch(), kind: 'block', group: null });
    expect(await diary()).toEqual([body]);
    expect((await book(cutAt(at('12:30'))).expect(409)).body.code).toBe('slot-taken');
  });

  test('cannot overlap bookings, holds or other blocks', async () => {
    await book(cutAt(at('10:00'))).expect(201);
    const lines = [{ serviceId: cut.id, staffId: ana.id }];
    await parlour.http
      .post('/holds')
      .send({ lines, startsAt: at('14:00') })
      .expect(201);
    await block(lunch()).expect(201);

    for (const [from, to] of [
      ['10:15', '10:45'],
      ['13:45', '14:15'],
      ['12:30', '13:30'],
    ] as const) {
      const { body } = await block({ ...lunch(), startsAt: at(from), endsAt: at(to) }).expect(409);
      expect(body.code).toBe('slot-taken');
    }
    expect(await diary()).toHaveLength(1);
  });

  test('can be moved, given to a colleague, and deleted', async () => {
    const { body } = await block(lunch()).expect(201);
    const change = (words: object) => asAdmin('patch', `/blocks/${body._id}`).send(words);
    await book(cutAt(at('15:00'))).expect(201);

    const moved = await change({ startsAt: at('13:00'), endsAt: at('14:00') }).expect(200);
    await change({ startsAt: at('15:15'), endsAt: at('16:00') }).expect(409);
    const given = await change({ staffId: bea.id, reason: 'Training' }).expect(200);

    expect(moved.body).toMatchObject({ _id: body._id, startsAt: at('13:00'), reason: 'Dentist' });
    expect(given.body).toMatchObject({ staffId: bea.id, startsAt: at('13:00'), reason: 'Training' });
    await parlour.http.delete(`/blocks/${body._id}`).set('Authorization', admin.bearer).expect(204);
    await parlour.http.delete(`/blocks/${body._id}`).set('Authorization', admin.bearer).expect(404);
    expect(await diary()).toEqual([]);
    const acts: { action: string }[] = await parlour.database.query(
      `SELECT action FROM audit_entries WHERE object_id = $1 ORDER BY id`,
      [body._id],
    );
    expect(acts.map(({ action }) => action)).toEqual([
      'block.added',
      'block.changed',
      'block.changed',
      'block.deleted',
    ]);
  });

  test('can span midnight', async () => {
    await block({ ...lunch(), startsAt: at('22:00'), endsAt: at('02:00', '2027-03-03') }).expect(201);

    expect(await diary()).toMatchObject([{ startsAt: at('22:00'), endsAt: at('02:00', '2027-03-03') }]);
  });

  test('are rejected for one of two who block the same hour at the same moment', async () => {
    const answers = await Promise.all([block(lunch()), book(cutAt(at('12:30'))), block(lunch())]);

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  test.each([
    ['ends before it starts', { endsAt: at('11:00') }],
    ['takes more than 25 hours', { endsAt: at('14:00', '2027-03-03') }],
    ['starts at minute three', { startsAt: at('12:03') }],
    ['is for nobody who works here', { staffId: randomUUID() }],
    ['is for nobody', { staffId: undefined }],
    ['has a wall time', { startsAt: '2027-03-02T12:00' }],
    ['is in the year 9999', { startsAt: '9999-12-31T12:00:00Z', endsAt: '9999-12-31T13:00:00Z' }],
    ['has a long reason', { reason: 'x'.repeat(121) }],
  ])('but no block %s', async (_, wrong) => {
    const { body } = await block({ ...lunch(), ...wrong }).expect(422);

    expect(body.code).toBe('invalid-input');
  });

  test.each(['0', '-1', '1.5', '99999999999999999999', 'x', randomUUID()])(
    '%s names no block',
    async (id) => {
      await asAdmin('patch', `/blocks/${id}`).send({ reason: 'x' }).expect(404);
    },
  );
});
