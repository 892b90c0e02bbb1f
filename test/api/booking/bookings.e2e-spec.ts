// Long because it is the story of booking itself, from the first to the second client for one slot.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing } from '../../support/salon.js';

// Tuesday, 2 March 2027; Lisbon is on UTC then.
const TUESDAY = '2027-03-02';
const at = (time: string) => `${TUESDAY}T${time}:00.000Z`;

let parlour: TestApp;
let client: Person;
let cut: Service;
let colour: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut', segments: [active(30)] });
  colour = await aService(parlour.database, {
    title: 'Colour',
    segments: [active(30), processing(45), active(15)],
    bufferMinutes: 15,
    priceCents: 9000,
    addOns: [{ title: 'Gloss', priceCents: 1500, extraMinutes: 15 }],
  });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut, colour] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
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

describe('a client books', () => {
  test('and sees the booking in their list, while no one else is offered that time', async () => {
    expect(await startsOf({ services: cut.id, staff: ana.id })).toContain(at('10:00'));

    const { body: booking } = await book(client, cutAt('10:00')).expect(201);

    expect(booking).toMatchObject({
      status: 'confirmed',
      startsAt: at('10:00'),
      endsAt: at('10:30'),
      totalPrice: 40,
      cancellationDeadline: '2027-03-01T10:00:00.000Z',
      client: { _id: client.id, name: 'Maria Lopes', email: client.email },
      can: { cancel: true, move: true, review: false, arrive: false },
    });
    expect(booking.lines).toMatchObject([{ title: 'Cut', staff: { _id: ana.id, name: 'Ana' }, price: 40 }]);

    const { body: list } = await parlour.http
      .get('/bookings/mine')
      .set('Authorization', client.bearer)
      .expect(200);
    expect(list.items.map((item: { _id: string }) => item._id)).toEqual([booking._id]);

    const starts = await startsOf({ services: cut.id, staff: ana.id });
    expect(starts).not.toContain(at('09:45'));
    expect(starts).not.toContain(at('10:00'));
    expect(starts).not.toContain(at('10:15'));
    expect(starts).toContain(at('10:30'));
  });

  test('with anyone, and gets the team member with the least to do that day', async () => {
    await book(await aClient(parlour), cutAt('09:00', ana.id)).expect(201);

    const { body } = await book(client, cutAt('14:00', null)).expect(201);

    expect(body.lines[0].staff.name).toBe('Bea');
    expect(body.lines[0].anyStaff).toBe(true);
  });

  test('with a team member while the colour of another client develops', async () => {
    const other = await aClient(parlour);
    await book(other, { lines: [{ serviceId: colour.id, staffId: ana.id }], startsAt: at('10:00') }).expect(
      201,
    );

    await book(client, cutAt('10:30')).expect(201);

    const starts = await startsOf({ services: cut.id, staff: ana.id });
    expect(starts).not.toContain(at('11:15'));
    // The clean-up keeps Ana until 11:45.
    expect(starts).not.toContain(at('11:30'));
    expect(starts).toContain(at('11:45'));
  });

  test('of two services with an add-on, one after the other, for the price of all', async () => {
    const lines = [
      { serviceId: colour.id, staffId: ana.id, addOnIds: colour.addOns.map(({ id }) => id) },
      { serviceId: cut.id, staffId: bea.id },
    ];

    const { body } = await book(client, { lines, startsAt: at('10:00'), note: 'Sensitive skin' }).expect(201);

    expect(body.totalPrice).toBe(145);
    expect(body.note).toBe('Sensitive skin');
    expect(body.lines[0]).toMatchObject({ startsAt: at('10:00'), endsAt: at('11:45'), price: 105 });
    expect(body.lines[1]).toMatchObject({
      startsAt: at('11:45'),
      endsAt: at('12:15'),
      staff: { name: 'Bea' },
    });
  });

  test('only once when they press twice or their phone tries again', async () => {
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 50 }, () => book(client, cutAt('15:00'), key)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const [{ count }] = await parlour.database.query(`SELECT count(*)::int FROM bookings`);
    expect(count).toBe(1);
  });

  test('but not two different bookings under one key', async () => {
    const key = randomUUID();
    await book(client, cutAt('15:00'), key).expect(201);

    const { body } = await book(client, cutAt('16:00'), key).expect(422);

    expect(body.code).toBe('idempotency-key-reused');
  });

  test('with a phone number where the salon wants one, while the desk books without', async () => {
    const vera = await anAdmin(parlour);
    const rules = (requiresPhone: boolean) =>
      parlour.http.put('/salon/booking-rules').set('Authorization', vera.bearer).send({
        slotStepMinutes: 15,
        noticeMinutes: 60,
        horizonDays: 90,
        cancellationNoticeMinutes: 1440,
        timeZone: 'Europe/Lisbon',
        requiresPhone,
      });
    const { body: salon } = await rules(true).expect(200);
    expect(salon.requiresPhone).toBe(true);

    const { body: refused } = await book(client, { ...cutAt('10:00'), phone: '( )' }).expect(422);
    await book(client, { ...cutAt('10:00'), phone: '+351 912' }).expect(201);
    const { body: atDesk } = await parlour.http
      .post('/bookings/desk')
      .set('Authorization', vera.bearer)
      .set('Idempotency-Key', randomUUID())
      .send({ ...cutAt('11:00'), client: { name: 'Rita Sá' } })
      .expect(201);
    await rules(false).expect(200);

    expect(refused.errors).toEqual([expect.objectContaining({ pointer: '#/phone' })]);
    expect(atDesk.client.phone).toBe('');
  });

  test('but not while they have another booking', async () => {
    await book(client, cutAt('15:00', ana.id)).expect(201);

    const { body } = await book(client, cutAt('15:15', bea.id)).expect(409);

    expect(body.code).toBe('client-busy');
    expect(await startsOf({ services: cut.id, staff: bea.id }, client)).not.toContain(at('15:15'));
    expect(await startsOf({ services: cut.id, staff: bea.id })).toContain(at('15:15'));
  });

  test('and if someone else was faster, is shown the three nearest free times', async () => {
    await book(await aClient(parlour), cutAt('10:00')).expect(201);

    const { body } = await book(client, cutAt('10:00')).expect(409);

    expect(body.code).toBe('slot-taken');
    expect(body.alternatives).toEqual([at('09:15'), at('09:30'), at('10:30')]);
  });
});

describe('a booking is changed', () => {
  const move = (person: Person, id: string, body: Record<string, unknown>) =>
    parlour.http.post(`/bookings/${id}/move`).set('Authorization', person.bearer).send(body);
  const cancel = (person: Person, id: string) =>
    parlour.http.post(`/bookings/${id}/cancel`).set('Authorization', person.bearer).send({});

  test('moved by the client, which frees the old time', async () => {
    const { body: booking } = await book(client, cutAt('10:00')).expect(201);

    const { body } = await move(client, booking._id, { startsAt: at('10:15') }).expect(200);

    expect(body).toMatchObject({
      startsAt: at('10:15'),
      endsAt: at('10:45'),
      version: 2,
      status: 'confirmed',
    });
    expect(await startsOf({ services: cut.id, staff: ana.id })).toContain(at('09:30'));
  });

  test('and keeps its old time when the new one is gone', async () => {
    await book(await aClient(parlour), cutAt('12:00')).expect(201);
    const { body: booking } = await book(client, cutAt('10:00')).expect(201);

    const { body } = await move(client, booking._id, { startsAt: at('12:00') }).expect(409);

    expect(body.code).toBe('slot-taken');
    const { body: kept } = await parlour.http
      .get(`/bookings/${booking._id}`)
      .set('Authorization', client.bearer)
      .expect(200);
    expect(kept).toMatchObject({ startsAt: at('10:00'), version: 1 });
    expect(await startsOf({ services: cut.id, staff: ana.id })).not.toContain(at('10:00'));
  });

  test('moved to anyone, so that a colleague takes it over', async () => {
    await book(await aClient(parlour), cutAt('12:00', ana.id)).expect(201);
    const { body: booking } = await book(client, cutAt('10:00', ana.id)).expect(201);

    const { body } = await move(client, booking._id, { startsAt: at('12:00'), staff: 'any' }).expect(200);

    expect(body.lines[0].staff.name).toBe('Bea');
  });

  test('cancelled in time, which frees its slot; cancelling again gets the same answer', async () => {
    const { body: booking } = await book(client, cutAt('10:00')).expect(201);

    const { body } = await cancel(client, booking._id).expect(200);
    await cancel(client, booking._id).expect(200);

    expect(body).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'client',
      can: { cancel: false, move: false },
    });
    expect(await startsOf({ services: cut.id, staff: ana.id })).toContain(at('10:00'));
    const history = await parlour.database.query(
      `SELECT verb, from_status, to_status FROM booking_events WHERE booking_id = $1 ORDER BY id`,
      [booking._id],
    );
    expect(history).toEqual([
      { verb: 'book', from_status: null, to_status: 'confirmed' },
      { verb: 'cancel', from_status: 'confirmed', to_status: 'cancelled' },
    ]);
  });

  test('a client cannot cancel or move inside the notice period, the salon can', async () => {
    const { body: booking } = await book(client, cutAt('10:00')).expect(201);
    parlour.clock.set('2027-03-01T10:00:00Z');
    const onTheDeadline = await parlour.http
      .get(`/bookings/${booking._id}`)
      .set('Authorization', (await aFreshToken(client)).bearer);
    expect(onTheDeadline.body.can.cancel).toBe(true);

    parlour.clock.set('2027-03-01T10:00:01Z');
    const fresh = await aFreshToken(client);
    expect((await cancel(fresh, booking._id).expect(409)).body.code).toBe('too-late');
    expect((await move(fresh, booking._id, { startsAt: at('12:00') }).expect(409)).body.code).toBe(
      'too-late',
    );

    const admin = await anAdmin(parlour);
    const { body } = await cancel(admin, booking._id).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', cancelledBy: 'salon' });
    parlour.clock.set('2027-03-01T08:00:00Z');
  });

  test('someone else’s booking is not found', async () => {
    const { body: booking } = await book(client, cutAt('10:00')).expect(201);
    const stranger = await aClient(parlour);

    await cancel(stranger, booking._id).expect(404);
    await move(stranger, booking._id, { startsAt: at('12:00') }).expect(404);
    await parlour.http.get(`/bookings/${booking._id}`).set('Authorization', stranger.bearer).expect(404);
  });
});

describe('the desk', () => {
  test('sees all bookings, finds one by name and day, and marks what happens', async () => {
    const admin = await anAdmin(parlour);
    const { body: booking } = await book(client, cutAt('10:00')).expect(201);
    await book(await aClient(parlour, 'Ines Rocha'), cutAt('12:00')).expect(201);
    const list = (query: Record<string, string>) =>
      parlour.http.get('/bookings').query(query).set('Authorization', admin.bearer).expect(200);

    expect((await list({})).body.total).toBe(2);
    expect((await list({ q: 'maria' })).body.items).toHaveLength(1);
    expect((await list({ q: '%' })).body.total).toBe(0);
    expect((await list({ day: TUESDAY, staff: ana.id, status: 'confirmed' })).body.total).toBe(2);
    expect((await list({ day: '2027-03-03' })).body.total).toBe(0);
    expect((await list({ staff: bea.id })).body.total).toBe(0);

    parlour.clock.set(at('08:00'));
    const { bearer } = await anAdmin(parlour);
    const mark = (verb: string) =>
      parlour.http.post(`/bookings/${booking._id}/status`).set('Authorization', bearer).send({ verb });
    expect((await mark('arrive').expect(200)).body.status).toBe('arrived');
    expect((await mark('finish').expect(200)).body.status).toBe('done');
    expect((await mark('no-show').expect(409)).body.code).toBe('not-possible');
  });
});

/** The same person with a token made now: the clock has moved on and the old one has ended. */
async function aFreshToken(person: Person): Promise<Person> {
  const login = await parlour.http
    .post('/auth/login')
    .send({ email: person.email, password: 'a long enough secret' })
    .expect(200);
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await parlour.http
    .put(`/user/${person.email}`)
    .set('Cookie', cookie)
    .send({ email: person.email })
    .expect(200);
  return { ...person, token: body.token, bearer: `Bearer ${body.token}` };
}
