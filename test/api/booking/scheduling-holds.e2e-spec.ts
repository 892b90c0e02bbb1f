import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, type Person } from '../../support/people.js';
import { active, aMember, aService } from '../../support/salon.js';

// Tuesday, 2 March 2027; Lisbon is on UTC then.
const TUESDAY = '2027-03-02';
const at = (time: string) => `${TUESDAY}T${time}:00.000Z`;

let parlour: TestApp;
let client: Person;
let cut: Service;
let ana: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut', segments: [active(30)] });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE bookings, holds, allocations, idempotency_keys CASCADE`);
  client = await aClient(parlour);
});

const startsOf = async (query: Record<string, string>, person?: Person): Promise<string[]> => {
  const request = parlour.http.get('/availability').query({ day: TUESDAY, ...query });
  if (person) request.set('Authorization', person.bearer);
  const { body } = await request.expect(200);
  return body.starts;
};

const book = (person: Person, booking: Record<string, unknown>, key: string = randomUUID()) =>
  parlour.http
    .post('/bookings')
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', key)
    .send(booking);

const cutAt = (time: string, staffId: string | null = ana.id) => ({
  lines: [{ serviceId: cut.id, staffId }],
  startsAt: at(time),
});

describe('a held time', () => {
  const hold = (booking: Record<string, unknown>) => parlour.http.post('/holds').send(booking);

  test('is kept from others for ten minutes and then offered again', async () => {
    const { body } = await hold(cutAt('10:00')).expect(201);
    expect(body.visit).toMatchObject({ startsAt: at('10:00'), totalPrice: 40 });
    expect(body.expiresAt).toBe('2027-03-01T08:10:00.000Z');

    expect(await startsOf({ services: cut.id, staff: ana.id })).not.toContain(at('10:00'));
    expect(await startsOf({ services: cut.id, staff: ana.id, hold: body._id })).toContain(at('10:00'));
    await hold(cutAt('10:00')).expect(409);

    parlour.clock.advanceMinutes(10);
    expect(await startsOf({ services: cut.id, staff: ana.id })).toContain(at('10:00'));
    await hold(cutAt('10:00')).expect(201);
    parlour.clock.set('2027-03-01T08:00:00Z');
  });

  test('can be extended and released', async () => {
    const { body } = await hold(cutAt('10:00')).expect(201);
    parlour.clock.advanceMinutes(9);
    await parlour.http.post(`/holds/${body._id}/extend`).expect(200);
    parlour.clock.advanceMinutes(9);
    await hold(cutAt('10:00')).expect(409);

    await parlour.http.delete(`/holds/${body._id}`).expect(204);

    await hold(cutAt('10:00')).expect(201);
    parlour.clock.set('2027-03-01T08:00:00Z');
  });

  test('asked for again under the id its holder chose is the same hold, even at the same moment', async () => {
    const holdId = randomUUID();

    const asked = await Promise.all(
      Array.from({ length: 5 }, () => hold({ ...cutAt('10:00'), holdId }).expect(201)),
    );

    expect(asked.map(({ body }) => body._id)).toEqual(Array(5).fill(holdId));
    await hold({ ...cutAt('12:00'), holdId }).expect(201);
    await hold(cutAt('10:00')).expect(201);
  });

  test('becomes the booking of the one who holds it', async () => {
    const { body } = await hold(cutAt('10:00', null)).expect(201);
    const staffId = body.visit.lines[0].staff._id;

    const booking = { ...cutAt('10:00', staffId), holdId: body._id };
    await book(client, booking).expect(201);

    const rows = await parlour.database.query(`SELECT kind FROM allocations`);
    expect(rows).toEqual([{ kind: 'booking' }]);
  });

  test('that has expired can still be booked while it is free', async () => {
    const { body } = await hold(cutAt('10:00')).expect(201);
    parlour.clock.advanceMinutes(9);
    const late = await aClient(parlour);
    parlour.clock.advanceMinutes(2);

    await book(late, { ...cutAt('10:00'), holdId: body._id }).expect(201);
    parlour.clock.set('2027-03-01T08:00:00Z');
  });

  test('is limited in number', async () => {
    const member = await aClient(parlour);
    const keep = (time: string) =>
      parlour.http.post('/holds').set('Authorization', member.bearer).send(cutAt(time));
    await keep('10:00').expect(201);
    await keep('11:00').expect(201);

    const { body } = await keep('12:00').expect(429);

    expect(body.code).toBe('too-many-holds');
  });
});

describe('B-14: a client is never told that their own time is not free,', () => {
  const as = ({ bearer }: Person) => ({
    get: (path: string, query: object) => parlour.http.get(path).query(query).set('Authorization', bearer),
    post: (path: string, body: object) => parlour.http.post(path).set('Authorization', bearer).send(body),
  });
  const heldTimes = async (): Promise<unknown[]> =>
    parlour.database.query(`SELECT lower(during) AS "startsAt" FROM allocations WHERE kind = 'hold'`);

  test('not in another tab, where they hold it a second time or book it at once', async () => {
    await as(client).post('/holds', cutAt('10:15')).expect(201);
    expect(await startsOf({ services: cut.id, staff: ana.id }, client)).toContain(at('10:15'));

    const { body: again } = await as(client).post('/holds', cutAt('10:15')).expect(201);
    expect(await heldTimes()).toHaveLength(1);
    await as(client).post(`/holds/${again._id}/extend`, {}).expect(200);
    // Overlapping it counts as well, and to book needs no hold.
    await book(client, cutAt('10:30')).expect(201);
    expect(await heldTimes()).toEqual([]);
  });

  test('not with an add-on that makes it longer around the same start', async () => {
    const color = await aService(parlour.database, {
      title: 'Colour',
      segments: [active(30)],
      addOns: [{ title: 'Gloss', priceCents: 1000, extraMinutes: 15 }],
    });
    const bea = await aMember(parlour.database, { name: 'Bea', does: [color] });
    const line = { serviceId: color.id, staffId: bea.id };
    const { body } = await parlour.http.post('/holds').send({ lines: [line], startsAt: at('10:15') });
    const longer = { lines: [{ ...line, addOnIds: [color.addOns[0]?.id] }], startsAt: at('10:15') };

    const { body: held } = await parlour.http
      .post('/holds')
      .send({ ...longer, holdId: body._id })
      .expect(201);

    expect(held.visit.endsAt).toBe(at('11:00'));
    // They log in on the way to the confirmation: the hold is still theirs.
    await book(client, { ...longer, holdId: held._id }).expect(201);
  });

  test('not when their booking moves by a quarter of an hour, or to a time that they hold', async () => {
    const { body: booking } = await book(client, cutAt('10:00')).expect(201);
    const move = (time: string) =>
      as(client)
        .post(`/bookings/${booking._id}/move`, { startsAt: at(time) })
        .expect(200);

    await move('10:15');
    await as(client).post('/holds', cutAt('14:00')).expect(201);
    const { body: free } = await as(client).get('/availability', { booking: booking._id, day: TUESDAY });
    expect(free.starts).toContain(at('14:00'));
    await move('14:15');

    expect(await heldTimes()).toEqual([]);
  });

  test('but everyone else is', async () => {
    await as(client).post('/holds', cutAt('10:15')).expect(201);
    const other = await aClient(parlour);
    expect(await startsOf({ services: cut.id, staff: ana.id }, other)).not.toContain(at('10:15'));
    await as(other).post('/holds', cutAt('10:15')).expect(409);
    await book(other, cutAt('10:15')).expect(409);
  });
});
