import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing, nobodyWorksHere } from '../../support/salon.js';

const DAY = '2027-03-02';
const at = (time: string) => `${DAY}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let client: Person;
let colour: Service & { addOns: { id: string }[] };
let ana: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await nobodyWorksHere(parlour.database);
  await parlour.database.query(`TRUNCATE services CASCADE`);
  client = await aClient(parlour);
  colour = await aService(parlour.database, {
    title: 'Colour',
    priceCents: 8000,
    segments: [active(30), processing(30), active(30)],
    addOns: [{ title: 'Gloss', priceCents: 1500, extraMinutes: 15 }],
  });
  ana = await aMember(parlour.database, { name: 'Ana', does: [colour] });
});

const change = (body: object) =>
  parlour.http.patch(`/services/${colour.id}`).set('Authorization', admin.bearer).send(body).expect(200);

const cutAt = (time: string, line: object = {}) => ({
  lines: [{ serviceId: colour.id, ...line }],
  startsAt: at(time),
});
const book = (time: string, more: object = {}) =>
  parlour.http
    .post('/bookings')
    .set('Authorization', client.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ ...cutAt(time), ...more });

const read = async (id: string) =>
  (await parlour.http.get(`/bookings/${id}`).set('Authorization', client.bearer).expect(200)).body;

test('a booking stays as it was made, whatever the owner changes about the service', async () => {
  const addOnIds = colour.addOns.map(({ id }) => id);
  const { body: before } = await book('10:00', cutAt('10:00', { addOnIds })).expect(201);

  await change({
    title: 'Balayage',
    price: 200,
    priceKind: 'from',
    segments: [active(120)],
    bufferMinutes: 30,
    addOns: [],
  });

  expect(await read(before._id)).toEqual(before);
  const { body: free } = await parlour.http
    .get('/availability')
    .query({ day: DAY, services: colour.id, staff: ana.id })
    .expect(200);
  expect(free.starts).not.toContain(at('10:00'));
  expect(free.starts).toContain(at('11:45'));
});

test('a service that was changed while a client was choosing is booked as it is now', async () => {
  await parlour.http.get('/availability').query({ day: DAY, services: colour.id }).expect(200);
  const { body: hold } = await parlour.http.post('/holds').send(cutAt('10:00')).expect(201);

  await change({ price: 95.5, segments: [active(60)] });

  const { body } = await book('10:00', { holdId: hold._id }).expect(201);
  expect(body).toMatchObject({ totalPrice: 95.5, startsAt: at('10:00'), endsAt: at('11:00') });
});

test('an add-on that is not offered any more cannot be booked, and says so', async () => {
  const addOnIds = colour.addOns.map(({ id }) => id);
  await change({ addOns: [] });

  const { body } = await book('10:00', cutAt('10:00', { addOnIds })).expect(422);

  expect(body.errors[0].pointer).toBe('#/lines/0/addOnIds');
});

describe.each(['archived', 'hidden'])('a service that is %s', (status) => {
  test('cannot be booked, not even by a client who holds a time for it', async () => {
    const { body: hold } = await parlour.http.post('/holds').send(cutAt('10:00')).expect(201);

    await change({ status });

    const { body } = await book('10:00', { holdId: hold._id }).expect(422);
    expect(body.errors).toEqual([{ pointer: '#/lines/0/serviceId', detail: 'There is no such service.' }]);
    await parlour.http.get('/availability').query({ day: DAY, services: colour.id }).expect(422);
    await parlour.http.post('/holds').send(cutAt('12:00')).expect(422);
  });

  test('keeps its bookings, which can still be moved and cancelled', async () => {
    const { body: before } = await book('10:00').expect(201);

    await change({ status });

    expect(await read(before._id)).toEqual(before);
    const signed = (path: string, body: object) =>
      parlour.http.post(path).set('Authorization', client.bearer).send(body);
    const { body: moved } = await signed(`/bookings/${before._id}/move`, { startsAt: at('13:00') }).expect(
      200,
    );
    expect(moved).toMatchObject({ startsAt: at('13:00'), endsAt: at('14:30'), totalPrice: 80 });
    await signed(`/bookings/${before._id}/cancel`, {}).expect(200);
  });
});

test('a service with bookings is archived, never deleted, though all of them were cancelled', async () => {
  const { body: booking } = await book('10:00').expect(201);
  const entry = async () => {
    const { body } = await parlour.http.get('/services/all').set('Authorization', admin.bearer).expect(200);
    return body[0];
  };
  const booked = await entry();
  await parlour.http
    .post(`/bookings/${booking._id}/cancel`)
    .set('Authorization', client.bearer)
    .send({})
    .expect(200);

  const { body } = await parlour.http
    .delete(`/services/${colour.id}`)
    .set('Authorization', admin.bearer)
    .expect(409);

  expect(body.code).toBe('service-has-bookings');
  expect(booked).toMatchObject({ comingVisits: 1, can: { delete: false } });
  expect(await entry()).toMatchObject({ comingVisits: 0, can: { delete: false } });
});

test('a service that is deleted while someone books it: the booking is refused, or the deletion', async () => {
  const [booked, deleted] = await Promise.all([
    book('10:00'),
    parlour.http.delete(`/services/${colour.id}`).set('Authorization', admin.bearer),
  ]);

  expect([
    [201, 409],
    [422, 204],
  ]).toContainEqual([booked.status, deleted.status]);
});

test('what the owner adds can be booked at once', async () => {
  const { body: service } = await parlour.http
    .post('/services')
    .set('Authorization', admin.bearer)
    .send({ title: 'Shave', price: 30, categoryId: colour.categoryId, segments: [active(30)] })
    .expect(201);
  await parlour.http
    .put(`/staff/offers/${service._id}`)
    .set('Authorization', admin.bearer)
    .send({ offers: [{ staffId: ana.id, price: 35 }] })
    .expect(200);

  const { body } = await book('10:00', { lines: [{ serviceId: service._id }] }).expect(201);

  expect(body).toMatchObject({ totalPrice: 35, endsAt: at('10:30') });
});
