// Long because a move has many ways to meet another price, length or team member, and all start from the same salon.
import { randomUUID } from 'node:crypto';
import { StaffOffer } from '../../../api/salon/staff/staff-offer.entity.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService } from '../../support/salon.js';

// Tuesday, 2 March 2027; Lisbon is on UTC then.
const TUESDAY = '2027-03-02';
const at = (time: string) => `${TUESDAY}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let client: Person;
let cut: Service;
let nails: Service;
let ana: StaffMember;
let mia: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, {
    title: 'Cut',
    segments: [active(30)],
    priceCents: 4500,
    addOns: [{ title: 'Gloss', priceCents: 1000, extraMinutes: 15 }],
  });
  nails = await aService(parlour.database, { title: 'Nails' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  mia = await aMember(parlour.database, { name: 'Mia', does: [cut] });
  await parlour.database
    .getRepository(StaffOffer)
    .update({ staffId: mia.id }, { priceCents: 7800, segments: [active(45)] });
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE bookings, clients, holds, allocations, idempotency_keys CASCADE`);
  client = await aClient(parlour);
});

const as = ({ bearer }: Person) => ({
  get: (path: string, query: object = {}) => parlour.http.get(path).query(query).set('Authorization', bearer),
  post: (path: string, body: object) => parlour.http.post(path).set('Authorization', bearer).send(body),
});

const book = async (person: Person, time: string, staffId: string | null, addOnIds: string[] = []) => {
  const { body } = await as(person)
    .post('/bookings', { lines: [{ serviceId: cut.id, staffId, addOnIds }], startsAt: at(time) })
    .set('Idempotency-Key', randomUUID())
    .expect(201);
  return body;
};

/** Ana is at lunch, so that anyone is Mia. */
const anaIsAwayAt = (from: string, to: string) =>
  as(admin)
    .post('/blocks', { staffId: ana.id, startsAt: at(from), endsAt: at(to) })
    .expect(201);

describe('A-9: a client who moves to someone dearer and slower', () => {
  test('is shown the price and the length before', async () => {
    const booking = await book(client, '10:00', ana.id);
    await anaIsAwayAt('12:00', '13:00');

    const { body } = await as(client)
      .get(`/bookings/${booking._id}/move`, { startsAt: at('12:00'), staff: 'any' })
      .expect(200);

    expect(body).toMatchObject({ totalPrice: 78, startsAt: at('12:00'), endsAt: at('12:45') });
    expect(body.lines[0].staff.name).toBe('Mia');
  });

  test('is refused without having seen them, and keeps what was agreed', async () => {
    const booking = await book(client, '10:00', ana.id);
    await anaIsAwayAt('12:00', '13:00');

    const { body } = await as(client)
      .post(`/bookings/${booking._id}/move`, { startsAt: at('12:00'), staff: 'any' })
      .expect(409);

    expect(body).toMatchObject({ code: 'terms-changed', planned: { totalPrice: 78, endsAt: at('12:45') } });
    const { body: kept } = await as(client).get(`/bookings/${booking._id}`).expect(200);
    expect(kept).toMatchObject({ startsAt: at('10:00'), totalPrice: 45, version: 1 });
  });

  test('is refused when the price has risen since it was shown', async () => {
    const booking = await book(client, '10:00', ana.id);
    await anaIsAwayAt('12:00', '13:00');
    const shown = { totalPrice: 70, endsAt: at('12:45') };

    const { body } = await as(client)
      .post(`/bookings/${booking._id}/move`, { startsAt: at('12:00'), staff: 'any', shown })
      .expect(409);

    expect(body).toMatchObject({ code: 'terms-changed', planned: { totalPrice: 78 } });
  });

  test('moves at the price and the length that were shown, add-ons included', async () => {
    const [gloss] = cut.addOns;
    const booking = await book(client, '10:00', ana.id, [gloss?.id ?? '']);
    expect(booking).toMatchObject({ totalPrice: 55, endsAt: at('10:45') });
    await anaIsAwayAt('12:00', '13:00');
    const shown = { totalPrice: 88, endsAt: at('13:00') };

    const { body } = await as(client)
      .post(`/bookings/${booking._id}/move`, { startsAt: at('12:00'), staff: 'any', shown })
      .expect(200);

    expect(body).toMatchObject({ totalPrice: 88, endsAt: at('13:00') });
    expect(body.lines).toMatchObject([{ price: 88, staff: { name: 'Mia' } }]);
    const { body: history } = await as(admin).get(`/bookings/${booking._id}/history`).expect(200);
    expect(history[1].detail).toMatchObject({ priceBefore: '55', price: '88', minutes: '60' });
    // Mia is busy for as long as she needs.
    const { body: day } = await parlour.http
      .get('/availability')
      .query({ day: TUESDAY, services: cut.id, staff: mia.id });
    expect(day.starts).not.toContain(at('12:45'));
    expect(day.starts).toContain(at('13:00'));
  });

  test('keeps price and length with the same person, whatever they ask today', async () => {
    const booking = await book(client, '10:00', ana.id);
    const offers = parlour.database.getRepository(StaffOffer);
    await offers.update({ staffId: ana.id }, { priceCents: 6000 });

    const { body } = await as(client)
      .post(`/bookings/${booking._id}/move`, { startsAt: at('14:00') })
      .expect(200);

    expect(body.totalPrice).toBe(45);
    await offers.update({ staffId: ana.id }, { priceCents: null });
  });

  test('says nothing that only the desk may say', async () => {
    const booking = await book(client, '10:00', ana.id);
    for (const desk of [{ price: 'agreed' }, { staffId: mia.id }]) {
      await as(client)
        .get(`/bookings/${booking._id}/move`, { startsAt: at('12:00'), ...desk })
        .expect(403);
      await as(client)
        .post(`/bookings/${booking._id}/move`, { startsAt: at('12:00'), ...desk })
        .expect(403);
    }
  });
});

describe('A-9: the desk that gives a booking to someone dearer and slower', () => {
  test('keeps the agreed price, but not a length that is too short for them', async () => {
    const booking = await book(client, '10:00', ana.id);
    const wanted = { startsAt: at('12:00'), staffId: mia.id };

    const { body: preview } = await as(admin).get(`/bookings/${booking._id}/move`, wanted).expect(200);
    const { body } = await as(admin).post(`/bookings/${booking._id}/move`, wanted).expect(200);

    expect(preview).toMatchObject({ totalPrice: 45, currentPrice: 78, endsAt: at('12:45') });
    // The response says so: no request is needed before a drag to know its effect.
    expect(body).toMatchObject({ totalPrice: 45, currentPrice: 78, endsAt: at('12:45') });
  });

  test('or takes theirs', async () => {
    const booking = await book(client, '10:00', ana.id);

    const { body } = await as(admin)
      .post(`/bookings/${booking._id}/move`, { startsAt: at('12:00'), staffId: mia.id, price: 'current' })
      .expect(200);

    expect(body).toMatchObject({ totalPrice: 78, currentPrice: 78 });
  });

  test('keeps a length that it has set by hand', async () => {
    const booking = await book(client, '10:00', ana.id);
    const { body: longer } = await as(admin)
      .post(`/bookings/${booking._id}/resize`, { lineId: booking.lines[0]._id, minutes: 90 })
      .expect(200);
    expect(longer.endsAt).toBe(at('11:30'));

    const { body } = await as(admin)
      .post(`/bookings/${booking._id}/move`, { startsAt: at('12:00'), staffId: mia.id })
      .expect(200);

    expect(body.endsAt).toBe(at('13:30'));
  });
});

test('B-4: the desk moves a booking and makes it longer in one step, which a client cannot', async () => {
  const booking = await book(client, '10:00', ana.id);
  const move = (person: Person) =>
    as(person).post(`/bookings/${booking._id}/move`, {
      startsAt: at('12:00'),
      lineId: booking.lines[0]._id,
      minutes: 40,
      version: 1,
    });

  await move(client).expect(403);
  const { body } = await move(admin).expect(200);

  expect(body).toMatchObject({ startsAt: at('12:00'), endsAt: at('12:40'), totalPrice: 45, version: 2 });
});

test('A-9: the first available time for a booking that is moved is never its own', async () => {
  const { body: first } = await as(client).get('/availability/first', { services: cut.id, staff: ana.id });
  const { body: booking } = await as(client)
    .post('/bookings', { lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: first.startsAt })
    .set('Idempotency-Key', randomUUID())
    .expect(201);
  const day = first.day;

  for (const query of [{ booking: booking._id }, { booking: booking._id, staff: 'any' }]) {
    const { body: next } = await as(client).get('/availability/first', query).expect(200);
    expect(Date.parse(next.startsAt)).toBeGreaterThan(Date.parse(first.startsAt));
    const { body: days } = await as(client).get('/availability/days', { ...query, from: day, to: day });
    expect(days.firstFree).toBe(next.startsAt);
  }
  // With the same team members the time is not offered; a colleague could take over at exactly that time.
  const { body: kept } = await as(client).get('/availability', { booking: booking._id, day });
  expect(kept.starts).not.toContain(first.startsAt);
  const { body: anyone } = await as(client).get('/availability', {
    booking: booking._id,
    staff: 'any',
    day,
  });
  expect(anyone.starts).toContain(first.startsAt);
});

test('A-13: “anyone” is someone who is done before the client’s next booking', async () => {
  await book(client, '10:30', ana.id);
  // Ana works more than Mia that day, so Mia would be anyone; but with her it would end at 10:45.
  await book(await aClient(parlour), '14:00', ana.id);
  const { body: day } = await as(client).get('/availability', { day: TUESDAY, services: cut.id });
  expect(day.starts).toContain(at('10:00'));

  const { body: held } = await as(client)
    .post('/holds', { lines: [{ serviceId: cut.id }], startsAt: at('10:00') })
    .expect(201);
  expect(held.visit.lines[0].staff.name).toBe('Ana');
  const { body } = await as(client)
    .post('/bookings', { lines: [{ serviceId: cut.id }], startsAt: at('10:00'), holdId: held._id })
    .set('Idempotency-Key', randomUUID())
    .expect(201);

  expect(body.lines[0].staff.name).toBe('Ana');
});

test('B-15: today is over, not full, once the salon has closed', async () => {
  parlour.clock.set(`${TUESDAY}T23:30:00Z`);
  const { body: over } = await parlour.http.get('/availability').query({ day: TUESDAY, services: cut.id });
  parlour.clock.set('2027-03-01T08:00:00Z');
  const { body: ahead } = await parlour.http.get('/availability').query({ day: TUESDAY, services: cut.id });

  expect([over.state, ahead.state]).toEqual(['past', 'free']);
});

describe('A-13: a service that no one does', () => {
  test('has no free time, and the answer says why', async () => {
    const note = 'No one at the salon offers this service right now.';
    const ask = async (path: string, query: object) => {
      const { body } = await parlour.http.get(path).query(query).expect(200);
      return body;
    };
    const day = { day: TUESDAY, services: nails.id };
    expect(await ask('/availability', day)).toMatchObject({ starts: [], note });
    const days = { from: TUESDAY, to: '2027-03-05', services: `${cut.id},${nails.id}` };
    expect(await ask('/availability/days', days)).toMatchObject({ firstFree: null, note });
    expect(await ask('/availability/first', { services: nails.id })).toMatchObject({ startsAt: null, note });
    expect(await ask('/availability/first', { services: cut.id })).toMatchObject({ note: null });
  });

  test('can be neither held nor booked', async () => {
    const wanted = { lines: [{ serviceId: nails.id }], startsAt: at('10:00') };
    for (const refused of [
      await as(client).post('/holds', wanted),
      await as(client).post('/bookings', wanted).set('Idempotency-Key', randomUUID()),
    ]) {
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toMatchObject([{ pointer: '#/lines/0/serviceId' }]);
    }
  });
});

test('a client is told that no one works at a time, and which times are free', async () => {
  const asked = { lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: at('21:00') };
  const mine = await book(client, '10:00', ana.id);
  for (const refused of [
    await as(client).post('/holds', asked),
    await as(client).post('/bookings', asked).set('Idempotency-Key', randomUUID()),
    await as(client).get(`/bookings/${mine._id}/move`, { startsAt: at('21:00') }),
    await as(client).post(`/bookings/${mine._id}/move`, { startsAt: at('21:00') }),
  ]) {
    expect([refused.status, refused.body.code, refused.body.canConfirm]).toEqual([
      409,
      'outside-hours',
      false,
    ]);
    expect(refused.body.alternatives).toHaveLength(3);
  }
});

describe('at the desk', () => {
  const bookAtDesk = (time: string, more: object = {}) =>
    as(admin)
      .post('/bookings/desk', {
        lines: [{ serviceId: cut.id, staffId: mia.id }],
        startsAt: at(time),
        client: { name: 'Rita Sá' },
        ...more,
      })
      .set('Idempotency-Key', randomUUID());

  test('A-13: a booking that would end after midnight is refused as outside hours, with nothing to confirm', async () => {
    for (const allowOutsideHours of [true, false]) {
      const { body } = await bookAtDesk('23:30', { allowOutsideHours }).expect(409);
      expect(body).toMatchObject({
        code: 'outside-hours',
        canConfirm: false,
        detail: 'It would end after midnight. A booking has to start and end on the same day.',
      });
    }
    expect((await bookAtDesk('23:15').expect(409)).body).toMatchObject({ canConfirm: true });
    await bookAtDesk('23:15', { allowOutsideHours: true }).expect(201);
  });

  test('a visit that ends at midnight is booked after the question, though the clean-up takes longer', async () => {
    const wax = await aService(parlour.database, { title: 'Wax', bufferMinutes: 15 });
    const zoe = await aMember(parlour.database, { name: 'Zoe', does: [wax] });
    const late = { lines: [{ serviceId: wax.id, staffId: zoe.id }], startsAt: at('23:30') };
    const next = '2027-03-03';
    const block = { staffId: zoe.id, startsAt: `${next}T00:10:00.000Z`, endsAt: `${next}T00:30:00.000Z` };

    expect((await bookAtDesk('23:30', late).expect(409)).body).toMatchObject({
      code: 'outside-hours',
      canConfirm: true,
    });
    const { body: errand } = await as(admin).post('/blocks', block).expect(201);
    const whyNot = { startsAt: at('23:30'), services: wax.id, staff: zoe.id };
    const { body: why } = await as(admin).get('/availability/obstacles', whyNot).expect(200);
    expect(why.obstacles.map(({ kind }: { kind: string }) => kind)).toEqual(['closed', 'block']);
    const refused = await bookAtDesk('23:30', { ...late, allowOutsideHours: true }).expect(409);
    expect(refused.body.code).toBe('slot-taken');

    await parlour.http.delete(`/blocks/${errand._id}`).set('Authorization', admin.bearer).expect(204);
    const { body: booked } = await bookAtDesk('23:30', { ...late, allowOutsideHours: true }).expect(201);
    expect(booked.endsAt).toBe(`${next}T00:00:00.000Z`);
    await as(admin).post('/blocks', block).expect(409);
  });

  test('A-13: other times are offered on the grid on which the desk is shown free times', async () => {
    await bookAtDesk('10:05').expect(201);
    const { body } = await bookAtDesk('10:10').expect(409);

    const query = { day: TUESDAY, services: cut.id, staff: mia.id, desk: 'true' };
    const { body: shown } = await as(admin).get('/availability', query).expect(200);
    expect(body.alternatives).toHaveLength(3);
    expect(shown.starts).toEqual(expect.arrayContaining(body.alternatives));
  });
});
