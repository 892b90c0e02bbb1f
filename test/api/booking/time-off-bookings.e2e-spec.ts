import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing, nobodyWorksHere } from '../../support/salon.js';

const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

interface InTheWay {
  _id: string;
  takenOverBy: string[];
  can: { move: boolean; cancel: boolean };
}

let parlour: TestApp;
let admin: Person;
let client: Person;
let other: Person;
let cut: Service;
let colour: Service;
let elena: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
  client = await aClient(parlour, 'Maria Lopes');
  other = await aClient(parlour, 'Rita Sá');
  cut = await aService(parlour.database, { title: 'Cut' });
  colour = await aService(parlour.database, {
    title: 'Colour',
    segments: [active(30), processing(60), active(30)],
    bufferMinutes: 10,
  });
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await nobodyWorksHere(parlour.database);
  await parlour.database.query(`TRUNCATE outbox`);
  elena = await aMember(parlour.database, { name: 'Elena', does: [cut, colour] });
});

const asAdmin = (method: 'get' | 'post' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);

const book = async (startsAt: string, person = client, service = cut, staff = elena): Promise<string> => {
  const { body } = await tryToBook(startsAt, person, service, staff).expect(201);
  return body._id;
};

const tryToBook = (startsAt: string, person = client, service = cut, staff = elena) =>
  parlour.http
    .post('/bookings')
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: service.id, staffId: staff.id }], startsAt });

const wholeDay = (more: object = {}) => ({
  staffId: elena.id,
  fromDay: TUESDAY,
  toDay: TUESDAY,
  ...more,
});

const preview = async (ask: object): Promise<InTheWay[]> =>
  (await asAdmin('post', '/time-off/preview').send(ask).expect(200)).body.visits;

const give = (ask: object) => asAdmin('post', '/time-off').send(ask);

const offered = async (day = TUESDAY, staff = elena): Promise<string[]> => {
  const query = { day, services: cut.id, staff: staff.id };
  return (await parlour.http.get('/availability').query(query).expect(200)).body.starts;
};

const bookingOf = async (id: string) => (await asAdmin('get', `/bookings/${id}`).expect(200)).body;

const emails = async (): Promise<string[]> => {
  const rows = await parlour.database.query(
    `SELECT kind || ' ' || to_name AS email FROM outbox
     WHERE kind NOT IN ('booking-confirmed', 'booking-reminder') ORDER BY email`,
  );
  return rows.map(({ email }: { email: string }) => email);
};

/** No one has two entries at the same time: the constraint would reject them, and it must exist. */
const overlaps = async (): Promise<number> => {
  const [{ count }] = await parlour.database.query(
    `SELECT count(*)::int AS count FROM allocations AS one JOIN allocations AS other
     ON one.id < other.id AND one.staff_id = other.staff_id AND one.during && other.during`,
  );
  return count;
};

describe('bookings during time off', () => {
  let bea: StaffMember;

  beforeEach(async () => {
    bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
  });

  test('are listed before anything happens, each with who could take it over', async () => {
    const first = await book(at('10:00'));
    const second = await book(at('12:00'), client, colour);
    await book(at('10:00', '2027-03-03'));

    const visits = await preview(wholeDay());

    expect(visits).toEqual([
      {
        _id: first,
        reference: expect.any(String),
        clientName: 'Maria Lopes',
        client: { name: 'Maria Lopes', email: client.email, phone: '', getsEmail: false },
        startsAt: at('10:00'),
        endsAt: at('10:30'),
        titles: ['Cut'],
        takenOverBy: ['Bea'],
        can: { move: true, cancel: true },
      },
      expect.objectContaining({ _id: second, takenOverBy: [], can: { move: false, cancel: true } }),
    ]);
    expect(await offered()).not.toEqual([]);
    expect(await emails()).toEqual([]);
  });

  test('prevent the time off until the owner has decided about each', async () => {
    const first = await book(at('10:00'));
    const second = await book(at('12:00'));

    const { body } = await give(wholeDay({ visits: [{ bookingId: first, fate: 'cancel' }] })).expect(409);

    expect(body.code).toBe('visits-in-the-way');
    expect(body.visits.map(({ _id }: InTheWay) => _id)).toEqual([first, second]);
    expect(await bookingOf(first)).toMatchObject({ status: 'confirmed' });
    expect(await offered()).not.toEqual([]);
    expect((await asAdmin('get', '/time-off').expect(200)).body).toEqual([]);
  });

  test('are reassigned, cancelled and kept in one go, and each client gets an email', async () => {
    const taken = await book(at('10:00'));
    const cancelled = await book(at('12:00'), other);
    const kept = await book(at('14:00'));
    const visits = [
      { bookingId: taken, fate: 'move' },
      { bookingId: cancelled, fate: 'cancel' },
      { bookingId: kept, fate: 'keep' },
    ];

    await give(wholeDay({ visits, message: 'Elena is ill.' })).expect(201);

    expect(await bookingOf(taken)).toMatchObject({
      status: 'confirmed',
      startsAt: at('10:00'),
      lines: [{ staff: { _id: bea.id, name: 'Bea' } }],
    });
    expect(await bookingOf(cancelled)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'salon',
      cancelReason: 'Elena is ill.',
    });
    expect(await bookingOf(kept)).toMatchObject({ lines: [{ staff: { name: 'Elena' } }] });
    expect(await emails()).toEqual(['booking-cancelled Rita Sá', 'booking-handed-over Maria Lopes']);
    expect(await offered()).toEqual([]);
    expect(await offered(TUESDAY, bea)).not.toContain(at('10:00'));
    expect(await overlaps()).toBe(0);
  });

  test('B-2: of a salon without a mail server tell no one by themselves: all of their clients have to be called', async () => {
    const taken = await book(at('12:00'));
    const cancelled = await book(at('10:00'), other);
    const visits = [
      { bookingId: taken, fate: 'move' },
      { bookingId: cancelled, fate: 'cancel' },
    ];

    const { body } = await give(wholeDay({ visits })).expect(201);

    expect(body.news.emails).toBe(0);
    expect(body.news.toCall).toMatchObject([
      { bookingId: cancelled, name: 'Rita Sá', email: other.email, news: 'cancelled' },
      { bookingId: taken, name: 'Maria Lopes', email: client.email, news: 'reassigned' },
    ]);
  });

  test('that were kept and then cancelled leave no hole in the time off', async () => {
    const kept = await book(at('14:00'), client, colour);
    await give(wholeDay({ visits: [{ bookingId: kept, fate: 'keep' }] })).expect(201);
    const duringIt = await offered();

    await asAdmin('post', `/bookings/${kept}/cancel`).send({}).expect(200);

    expect(duringIt).toEqual([]);
    expect(await offered()).toEqual([]);
    expect((await tryToBook(at('14:00'))).status).toBe(409);
  });

  test('that were kept stay booked when the time off is taken back', async () => {
    const kept = await book(at('14:00'));
    const { body } = await give(wholeDay({ visits: [{ bookingId: kept, fate: 'keep' }] })).expect(201);

    await asAdmin('delete', `/time-off/${body._id}`).expect(204);

    expect(await bookingOf(kept)).toMatchObject({ status: 'confirmed' });
    const free = await offered();
    expect(free).toContain(at('14:30'));
    expect(free).not.toContain(at('14:00'));
  });

  test('are not moved to someone who has another client then', async () => {
    const first = await book(at('10:00'));
    await book(at('10:15'), other, cut, bea);

    const [booking] = await preview(wholeDay());
    const { body } = await give(wholeDay({ visits: [{ bookingId: first, fate: 'move' }] })).expect(409);

    expect(booking?.can.move).toBe(false);
    expect(body).toMatchObject({ code: 'nobody-free', visits: [{ _id: first }] });
    expect(await bookingOf(first)).toMatchObject({ lines: [{ staff: { name: 'Elena' } }] });
  });

  test('go to the colleague with the least to do, and never two to the same at once', async () => {
    await aMember(parlour.database, { name: 'Clara', does: [colour] });
    const first = await book(at('10:00'), client, colour);
    // While the colour develops, Elena cuts.
    const second = await book(at('10:30'), other);
    await book(at('16:00'), other, cut, bea);

    const visits = [first, second].map((bookingId) => ({ bookingId, fate: 'move' }));
    await give(wholeDay({ visits })).expect(201);

    expect(await bookingOf(first)).toMatchObject({ lines: [{ staff: { name: 'Clara' } }] });
    expect(await bookingOf(second)).toMatchObject({ lines: [{ staff: { name: 'Bea' } }] });
    expect(await overlaps()).toBe(0);
  });

  test('keep their price when a more expensive colleague takes them over', async () => {
    await parlour.database.query(`UPDATE staff_services SET price_cents = 9900 WHERE staff_id = $1`, [
      bea.id,
    ]);
    const first = await book(at('10:00'));

    await give(wholeDay({ visits: [{ bookingId: first, fate: 'move' }] })).expect(201);

    expect(await bookingOf(first)).toMatchObject({
      totalPrice: 40,
      lines: [{ staff: { name: 'Bea' }, price: 40 }],
    });
  });

  test('do not include holds: the visitor is offered other times', async () => {
    const lines = [{ serviceId: cut.id, staffId: elena.id }];
    const hold = await parlour.http
      .post('/holds')
      .send({ lines, startsAt: at('10:00') })
      .expect(201);

    await give(wholeDay()).expect(201);

    const { body } = await parlour.http
      .post('/bookings')
      .set('Authorization', client.bearer)
      .set('Idempotency-Key', randomUUID())
      .send({ lines, startsAt: at('10:00'), holdId: hold.body._id })
      .expect(409);
    expect(body.code).toBe('slot-taken');
    expect(body.alternatives).toHaveLength(3);
    expect(body.alternatives.join()).not.toContain(TUESDAY);
  });

  test('are not those that are over or cancelled', async () => {
    const over = await book(at('10:00'));
    const gone = await book(at('12:00'));
    parlour.clock.set(at('07:00'));
    admin = await anAdmin(parlour);
    await asAdmin('post', `/bookings/${over}/status`).send({ verb: 'finish' }).expect(200);
    parlour.clock.set('2027-03-01T08:00:00Z');
    admin = await anAdmin(parlour);
    await asAdmin('post', `/bookings/${gone}/cancel`).send({}).expect(200);

    expect(await preview(wholeDay())).toEqual([]);
    await give(wholeDay()).expect(201);
    expect(await overlaps()).toBe(0);
  });
});
