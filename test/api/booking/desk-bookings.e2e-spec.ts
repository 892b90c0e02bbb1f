// Long because all that the desk may do and clients may not when they book is set against one salon.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing } from '../../support/salon.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC then; the notice is an hour, the grid 15 minutes.
const MONDAY = '2027-03-01';
const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let client: Person;
let cut: Service;
let colour: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, {
    title: 'Cut',
    addOns: [{ title: 'Mask', priceCents: 1500, extraMinutes: 15 }],
  });
  colour = await aService(parlour.database, {
    title: 'Colour',
    segments: [active(30), processing(45), active(15)],
  });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut, colour] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
  admin = await anAdmin(parlour);
  client = await aClient(parlour);
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

const emails = async (): Promise<string[]> => {
  const rows: { kind: string }[] = await parlour.database.query(
    `SELECT kind FROM outbox WHERE dropped_at IS NULL ORDER BY kind`,
  );
  return rows.map(({ kind }) => kind);
};

describe('the desk books', () => {
  test('for someone on the phone, who has no account and gets a client record', async () => {
    const { body } = await book({ ...cutAt(at('10:00')), note: 'First time' }).expect(201);

    expect(body).toMatchObject({
      status: 'confirmed',
      startsAt: at('10:00'),
      note: 'First time',
      totalPrice: 40,
      client: {
        _id: null,
        cardId: expect.any(String),
        name: 'Rita Sá',
        phone: '+351 912 345 678',
        email: '',
      },
      lines: [{ _id: expect.any(String), staff: { name: 'Ana' } }],
    });
    expect(await emails()).toEqual([]);
    const { body: again } = await book({
      ...cutAt(at('12:00')),
      client: { _id: body.client.cardId },
    }).expect(201);
    expect(again.client).toEqual(body.client);
  });

  test('once for a client with a name alone, though it is sent twice: no second record of them is kept', async () => {
    const [booking, key] = [{ ...cutAt(at('14:00')), client: { name: 'Zita Reis' } }, randomUUID()];
    const { body: first } = await book(booking, key).expect(201);

    const { body: again } = await book(booking, key).expect(201);

    const records: unknown[] = await parlour.database.query(`SELECT 1 FROM clients WHERE name = 'Zita Reis'`);
    expect(again._id).toBe(first._id);
    expect(records).toHaveLength(1);
  });

  test('for a client with an account, who finds the booking in their list and gets an email', async () => {
    await book({ ...cutAt(at('10:00', '2027-03-03')), client: { _id: client.id } }).expect(201);

    const { body } = await parlour.http.get('/bookings/mine').set('Authorization', client.bearer).expect(200);
    expect(body.items).toMatchObject([{ client: { _id: client.id, name: 'Maria Lopes' } }]);
    expect(await emails()).toEqual(['booking-confirmed', 'booking-reminder']);
  });

  test('without an email to a client who already knows; the reminder is still sent', async () => {
    const booking = { ...cutAt(at('10:00', '2027-03-03')), client: { _id: client.id }, sendLetter: false };

    await book(booking).expect(201);

    expect(await emails()).toEqual(['booking-reminder']);
  });

  test.each([
    ['without notice', at('09:00', MONDAY)],
    ['beside the grid', at('10:05')],
    ['beyond the horizon', at('10:00', '2027-12-07')],
  ])('%s', async (_, startsAt) => {
    await book(cutAt(startsAt)).expect(201);
  });

  test('someone who walked in an hour ago, and no one who came yesterday', async () => {
    parlour.clock.set('2027-03-01T10:00:00Z');
    const { bearer } = await anAdmin(parlour);
    const walkIn = (startsAt: string) =>
      parlour.http
        .post('/bookings/desk')
        .set('Authorization', bearer)
        .set('Idempotency-Key', randomUUID())
        .send(cutAt(startsAt));

    await walkIn(at('09:00', MONDAY)).expect(201);
    const { body } = await walkIn(at('16:00', '2027-02-27')).expect(422);

    expect(body.errors).toEqual([{ pointer: '#/startsAt', detail: 'That time has passed.' }]);
  });

  test('outside working hours only when that is confirmed', async () => {
    const early = cutAt(at('07:30'));

    const { body } = await book(early).expect(409);
    await book({ ...early, allowOutsideHours: true }).expect(201);

    expect(body.code).toBe('outside-hours');
    expect(body.alternatives).toEqual([at('09:00'), at('09:15'), at('09:30')]);
  });

  test('on a day on which the salon is closed, when that is confirmed', async () => {
    const sunday = cutAt(at('11:00', '2027-03-07'));

    await book(sunday).expect(409);
    await book({ ...sunday, allowOutsideHours: true }).expect(201);
  });

  test('with anyone: a team member who works then rather than one who would have to come in', async () => {
    const late = await aMember(parlour.database, { name: 'Lea', does: [cut], hours: [[720, 1140]] });

    const { body } = await book({ ...cutAt(at('17:30'), null), allowOutsideHours: true }).expect(201);

    expect(body.lines[0].staff.name).toBe('Lea');
    await parlour.database.query(`UPDATE staff SET active = false WHERE id = $1`, [late.id]);
  });

  test('never over another booking, even outside working hours, and sees the nearest free times', async () => {
    await book(cutAt(at('10:00'))).expect(201);

    const { body } = await book({ ...cutAt(at('10:10')), allowOutsideHours: true }).expect(409);

    expect(body.code).toBe('slot-taken');
    expect(body.alternatives).toEqual([at('09:30'), at('10:30'), at('10:45')]);
  });

  test('never over a time that a client is about to confirm', async () => {
    const lines = [{ serviceId: cut.id, staffId: ana.id }];
    await parlour.http
      .post('/holds')
      .send({ lines, startsAt: at('10:00') })
      .expect(201);

    const { body } = await book(cutAt(at('10:15'))).expect(409);

    expect(body.code).toBe('slot-taken');
  });

  test('while the colour of someone else develops', async () => {
    await book({ ...cutAt(at('10:00')), lines: [{ serviceId: colour.id, staffId: ana.id }] }).expect(201);

    await book(cutAt(at('10:35'))).expect(201);
    await book(cutAt(at('11:00'))).expect(409);
  });

  test('only once for a double click, even when twenty requests come at once', async () => {
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 20 }, () => book(cutAt(at('10:00')), key)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await book(cutAt(at('12:00')), key).expect(422)).body.code).toBe('idempotency-key-reused');
    const [{ count }] = await parlour.database.query(`SELECT count(*)::int FROM bookings`);
    expect(count).toBe(1);
  });

  test('not for a client who has another booking then', async () => {
    const byTheClient = { client: { _id: client.id } };
    await book({ ...cutAt(at('10:00')), ...byTheClient }).expect(201);

    const { body } = await book({ ...cutAt(at('10:15'), bea.id), ...byTheClient }).expect(409);

    expect(body.code).toBe('client-busy');
  });

  test.each([
    ['nobody', {}],
    ['no client at all', { client: undefined }],
    ['a name of blanks', { client: { name: '  ' } }],
    ['a client nobody knows', { client: { _id: randomUUID() } }],
    ['a client who is no id', { client: { _id: 'rita' } }],
    ['a telephone number in words', { client: { name: 'Rita', phone: 'at home' } }],
    ['an address that is none', { client: { name: 'Rita', email: 'rita' } }],
    ['a client who is a list', { client: [rita] }],
    ['a start at minute three', { client: rita, startsAt: at('10:03') }],
    ['a start in the year 9999', { client: rita, startsAt: '9999-12-31T23:55:00Z' }],
    ['a word for a yes', { client: rita, allowOutsideHours: 'yes' }],
    ['no service', { client: rita, lines: [] }],
    ['a line of nothing', { client: rita, lines: [{ serviceId: '', staffId: '' }] }],
    ['a very long note', { client: rita, note: 'x'.repeat(1001) }],
  ])('nothing for %s', async (_, wrong) => {
    const { body } = await book({ ...cutAt(at('10:00')), client: {}, ...wrong }).expect(422);

    expect(body.code).toBe('invalid-input');
  });

  test('only with an idempotency key', async () => {
    await asAdmin('post', '/bookings/desk')
      .send(cutAt(at('10:00')))
      .expect(422);
  });
});

describe('the desk books several services at once', () => {
  const mask = () => String(cut.addOns[0]?.id);
  const line = (service: Service, person: StaffMember | null, addOnIds: string[] = []) => ({
    serviceId: service.id,
    staffId: person?.id ?? null,
    addOnIds,
  });
  const bookingOf = (startsAt: string, ...lines: object[]) => ({ ...cutAt(startsAt), lines });
  const linesOf = (body: { lines: Record<string, string>[] }) =>
    (
      body.lines as unknown as { title: string; staff: { name: string }; startsAt: string; endsAt: string }[]
    ).map(
      ({ title, staff, startsAt, endsAt }) =>
        `${title} with ${staff.name} ${startsAt.slice(11, 16)}–${endsAt.slice(11, 16)}`,
    );

  test('each with its own team member and its own add-ons, at a time off the grid', async () => {
    const { body } = await book(bookingOf(at('14:05'), line(cut, bea, [mask()]), line(colour, null))).expect(
      201,
    );

    expect(linesOf(body)).toEqual(['Cut with Bea 14:05–14:50', 'Colour with Ana 14:50–16:20']);
    expect(body.lines.map(({ addOns }: { addOns: { title: string }[] }) => addOns.length)).toEqual([1, 0]);
    expect(body.totalPrice).toBe(40 + 15 + 40);
  });

  test('and asks for the free times of just that booking, with a team member for each', async () => {
    await book(cutAt(at('10:00'), bea.id)).expect(201);

    const { body } = await asAdmin('get', '/availability')
      .query({
        day: TUESDAY,
        services: `${cut.id},${colour.id}`,
        staff: `${bea.id},any`,
        addOns: mask(),
        desk: 'true',
      })
      .expect(200);

    const times = body.starts.map((start: string) => start.slice(11, 16));
    expect(times).toContain('09:15');
    expect(times).not.toContain('09:30');
    expect(times).not.toContain('10:15');
    expect(times).toContain('10:30');
  });

  test('or none of them when the second overlaps another booking', async () => {
    await book(cutAt(at('15:00'))).expect(201);

    const { body } = await book(bookingOf(at('14:30'), line(cut, bea), line(colour, ana))).expect(409);

    expect(body.code).toBe('slot-taken');
    expect(body.alternatives).toHaveLength(3);
    const [{ count }] = await parlour.database.query(`SELECT count(*)::int FROM bookings`);
    expect(count).toBe(1);
    await book(cutAt(at('14:30'), bea.id)).expect(201);
  });

  test.each<[string, string, () => object[]]>([
    ['somebody who does not do it', '#/lines/1/staffId', () => [line(cut, ana), line(colour, bea)]],
    [
      'an add-on of another service',
      '#/lines/1/addOnIds',
      () => [line(cut, ana), line(colour, ana, [mask()])],
    ],
    [
      'a service that is not sold',
      '#/lines/1/serviceId',
      () => [line(cut, ana), { serviceId: randomUUID(), staffId: null }],
    ],
  ])('but not with %s, and says which line it is', async (_, pointer, lines) => {
    const { body } = await book(bookingOf(at('14:00'), ...lines())).expect(422);

    expect(body.errors).toMatchObject([{ pointer }]);
  });

  test('but not six of them', async () => {
    await book(bookingOf(at('14:00'), ...Array.from({ length: 6 }, () => line(cut, null)))).expect(422);
  });
});

describe('the desk looks for a time', () => {
  test('and is offered what starts within the notice, which clients are not', async () => {
    parlour.clock.set('2027-03-01T08:30:00Z');
    const { bearer } = await anAdmin(parlour);
    const query = { day: MONDAY, services: cut.id, staff: ana.id };

    const { body: forClients } = await parlour.http.get('/availability').query(query).expect(200);
    const { body: forDesk } = await parlour.http
      .get('/availability')
      .query({ ...query, desk: 'true' })
      .set('Authorization', bearer)
      .expect(200);

    expect(forClients.starts[0]).toBe(at('09:30', MONDAY));
    expect(forDesk.starts[0]).toBe(at('09:00', MONDAY));
  });

  test('and sees who is free at each of them, which visitors do not', async () => {
    await book(cutAt(at('10:00'))).expect(201);
    const query = { day: TUESDAY, services: `${cut.id},${colour.id}` };

    const { body: forClients } = await parlour.http.get('/availability').query(query).expect(200);
    const { body } = await asAdmin('get', '/availability')
      .query({ ...query, desk: 'true' })
      .expect(200);

    expect(forClients.staff).toBeNull();
    expect(body.staff).toHaveLength(body.starts.length);
    // Ana is at work on another client until 10:30; the colour is hers alone, and the client waits for her.
    expect(body.staff[body.starts.indexOf(at('09:45'))]).toEqual({
      staffIds: [bea.id, ana.id],
      endsAt: at('12:00'),
    });
  });

  test('which a client cannot ask for, nor a visitor', async () => {
    const query = { day: MONDAY, services: cut.id, desk: 'true' };

    await parlour.http.get('/availability').query(query).expect(401);
    await parlour.http.get('/availability').query(query).set('Authorization', client.bearer).expect(403);
  });
});

describe('a walk-in', () => {
  const walkIn = (startsAt: string, staffId: string) => ({
    ...cutAt(startsAt, staffId),
    client: { name: 'Walk-in', isWalkIn: true },
  });
  const records = async () =>
    (await parlour.database.query(`SELECT count(*)::int AS count FROM clients`))[0].count;

  test('is booked by that name, and no client record is added', async () => {
    const { body } = await book(walkIn(at('10:00'), ana.id)).expect(201);

    expect(body.client).toMatchObject({ name: 'Walk-in', _id: null, cardId: null });
    expect(await records()).toBe(0);
  });

  test('does not keep another walk-in from being served at the same time', async () => {
    await book(walkIn(at('10:00'), ana.id)).expect(201);

    await book(walkIn(at('10:00'), bea.id)).expect(201);
  });

  test('still needs a name for the diary', async () => {
    const { body } = await book({ ...cutAt(at('10:00')), client: { isWalkIn: true } }).expect(422);

    expect(body.errors).toMatchObject([{ pointer: '#/client/name' }]);
  });

  test('who leaves a number after all becomes a client of the salon by a correction', async () => {
    const { body } = await book(walkIn(at('10:00'), ana.id)).expect(201);

    await asAdmin('post', `/bookings/${body._id}/correct`)
      .send({ version: body.version, client: rita })
      .expect(200);
    expect(await records()).toBe(1);
  });
});
