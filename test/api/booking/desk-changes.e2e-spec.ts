// Long because moves, statuses and notes at the desk are about the same bookings, and meet each other.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing } from '../../support/salon.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC then.
const TUESDAY = '2027-03-02';
/** On its day, what became of a booking can be said. */
const onItsDay = { startsAt: '2027-03-01T10:00:00.000Z' };
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

beforeEach(() =>
  parlour.database.query(`TRUNCATE bookings, clients, holds, allocations, idempotency_keys, outbox CASCADE`),
);

interface Line {
  _id: string;
  startsAt: string;
  endsAt: string;
  staff: { name: string };
}

interface Booking {
  _id: string;
  version: number;
  lines: [Line, Line];
}

const book = async (time: string, lines: object[], rest: object = {}): Promise<Booking> => {
  const { body } = await parlour.http
    .post('/bookings/desk')
    .set('Authorization', admin.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines, startsAt: at(time), client: { name: 'Rita Sá' }, ...rest })
    .expect(201);
  return body;
};

const aCut = (person: StaffMember) => ({ serviceId: cut.id, staffId: person.id });
const aColour = () => ({ serviceId: colour.id, staffId: ana.id });

const change = (booking: Booking, verb: string, body: object, person: Person = admin) =>
  parlour.http.post(`/bookings/${booking._id}/${verb}`).set('Authorization', person.bearer).send(body);

const show = async ({ _id }: Booking) => {
  const { body } = await parlour.http.get(`/bookings/${_id}`).set('Authorization', admin.bearer).expect(200);
  return body;
};

const times = ({ lines }: { lines: Line[] }) =>
  lines.map(
    ({ staff, startsAt, endsAt }) => `${staff.name} ${startsAt.slice(11, 16)}–${endsAt.slice(11, 16)}`,
  );

describe('the desk moves a booking', () => {
  test('off the grid and into the notice, to a colleague who does it', async () => {
    const booking = await book('10:00', [aCut(ana)]);

    const { body } = await change(booking, 'move', {
      startsAt: at('09:05', '2027-03-01'),
      staffId: bea.id,
    }).expect(200);

    expect(body.startsAt).toBe(at('09:05', '2027-03-01'));
    expect(times(body)).toEqual(['Bea 09:05–09:35']);
  });

  test('one line of it to a colleague; the other stays where it was', async () => {
    const booking = await book('10:00', [aCut(ana), aCut(ana)]);
    const [, second] = booking.lines;

    const { body } = await change(booking, 'move', {
      startsAt: at('10:00'),
      staffId: bea.id,
      lineId: second._id,
    }).expect(200);

    expect(times(body)).toEqual(['Ana 10:00–10:30', 'Bea 10:30–11:00']);
  });

  test('not to someone who does not do it, nor a line of another booking', async () => {
    const booking = await book('10:00', [aColour()]);
    const other = await book('14:00', [aCut(ana)]);

    const wrongPerson = await change(booking, 'move', { startsAt: at('10:00'), staffId: bea.id }).expect(422);
    const wrongLine = await change(booking, 'move', {
      startsAt: at('10:00'),
      staffId: ana.id,
      lineId: other.lines[0]._id,
    }).expect(422);

    expect(wrongPerson.body.errors).toEqual([
      { pointer: '#/staffId', detail: 'This team member doesn’t offer “Colour”.' },
    ]);
    expect(wrongLine.body.errors).toMatchObject([{ pointer: '#/lineId' }]);
  });

  test('outside working hours only when that is confirmed, and never onto another booking', async () => {
    const booking = await book('10:00', [aCut(ana)]);
    await book('12:00', [aCut(ana)]);
    const late = { startsAt: at('18:00') };

    expect((await change(booking, 'move', late).expect(409)).body.code).toBe('outside-hours');
    await change(booking, 'move', { ...late, allowOutsideHours: true }).expect(200);
    const taken = await change(booking, 'move', { startsAt: at('12:15'), allowOutsideHours: true }).expect(
      409,
    );

    expect(taken.body.code).toBe('slot-taken');
    expect(times(await show(booking))).toEqual(['Ana 18:00–18:30']);
  });

  test('and the client gets an email unless the desk says otherwise', async () => {
    const far = { startsAt: at('10:00', '2027-03-08'), client: { _id: client.id } };
    const booking = await book('10:00', [aCut(ana)], far);
    await parlour.database.query(`TRUNCATE outbox`);
    const kinds = async () => {
      const rows: { kind: string }[] = await parlour.database.query(
        `SELECT kind FROM outbox WHERE dropped_at IS NULL ORDER BY kind`,
      );
      return rows.map(({ kind }) => kind);
    };

    await change(booking, 'move', { startsAt: at('11:00', '2027-03-08'), sendLetter: false }).expect(200);
    const untold = await kinds();
    await change(booking, 'move', { startsAt: at('12:00', '2027-03-08') }).expect(200);

    expect(untold).toEqual(['booking-reminder']);
    expect(await kinds()).toEqual(['booking-moved', 'booking-reminder']);
  });

  test.each([
    ['a person', { staffId: randomUUID() }],
    ['a line', { lineId: randomUUID() }],
    ['a time outside hours', { allowOutsideHours: true }],
    ['silence', { sendLetter: false }],
  ])('a client who asks for %s as only the desk may is refused', async (_, body) => {
    const booking = await book('10:00', [aCut(ana)], { client: { _id: client.id } });

    await change(booking, 'move', { startsAt: at('11:00'), ...body }, client).expect(403);
  });

  test('while clients are bound to the notice and the grid', async () => {
    const booking = await book('10:00', [aCut(ana)], {
      startsAt: at('10:00', '2027-03-08'),
      client: { _id: client.id },
    });

    await change(booking, 'move', { startsAt: at('10:05', '2027-03-08') }, client).expect(422);
    await change(booking, 'move', { startsAt: at('10:15', '2027-03-08') }, client).expect(200);
  });
});

describe('of two at the desk, the one who has not seen the other’s change', () => {
  const verbs: [string, object][] = [
    ['move', { startsAt: at('11:00') }],
    ['cancel', {}],
    ['status', { verb: 'finish' }],
  ];

  test.each(verbs)('is shown it instead of overwriting it: %s', async (verb, body) => {
    const booking = await book('10:00', [aCut(ana)], onItsDay);
    await change(booking, 'status', { verb: 'arrive', version: booking.version }).expect(200);

    const { body: problem } = await change(booking, verb, { ...body, version: booking.version }).expect(409);

    expect(problem.code).toBe('stale-change');
    expect(problem.booking).toMatchObject({ _id: booking._id, status: 'arrived', version: 2 });
    expect(await show(booking)).toMatchObject({ status: 'arrived', version: 2 });
  });

  test('is shown it for notes and lengths as well', async () => {
    const booking = await book('10:00', [aCut(ana)], onItsDay);
    await change(booking, 'status', { verb: 'arrive' }).expect(200);
    const stale = { version: booking.version };

    const note = await parlour.http
      .patch(`/bookings/${booking._id}`)
      .set('Authorization', admin.bearer)
      .send({ note: 'Late', ...stale })
      .expect(409);
    const resize = await change(booking, 'resize', {
      lineId: booking.lines[0]._id,
      minutes: 45,
      ...stale,
    }).expect(409);

    expect([note.body.code, resize.body.code]).toEqual(['stale-change', 'stale-change']);
  });

  test('loses when both save at the same moment', async () => {
    const booking = await book('10:00', [aCut(ana)]);

    const answers = await Promise.all(
      ['11:00', '12:00'].map((time) =>
        change(booking, 'move', { startsAt: at(time), version: booking.version }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a line takes longer or less long', () => {
  const resize = (booking: Booking, minutes: number, rest: object = {}) =>
    change(booking, 'resize', { lineId: booking.lines[0]._id, minutes, ...rest });

  test('and the later lines of the booking move along', async () => {
    const booking = await book('10:00', [aCut(ana), aCut(bea)]);

    const { body: longer } = await resize(booking, 45).expect(200);
    const { body: shorter } = await resize(booking, 20).expect(200);

    expect(times(longer)).toEqual(['Ana 10:00–10:45', 'Bea 10:45–11:15']);
    expect(longer).toMatchObject({ endsAt: at('11:15'), version: 2 });
    expect(times(shorter)).toEqual(['Ana 10:00–10:20', 'Bea 10:20–10:50']);
  });

  test('but not into the next booking: nothing changes then', async () => {
    const booking = await book('10:00', [aCut(ana)]);
    await book('10:45', [aCut(ana)]);

    await resize(booking, 45).expect(200);
    const { body } = await resize(booking, 50).expect(409);

    expect(body.code).toBe('slot-taken');
    expect(await show(booking)).toMatchObject({ version: 2, endsAt: at('10:45') });
  });

  test('and the time in which a colour develops stays free for someone else', async () => {
    const booking = await book('10:00', [aColour()]);
    await book('10:30', [aCut(ana)]);

    await resize(booking, 105).expect(200);
    await book('11:00', [{ ...aCut(ana) }], { startsAt: at('12:00') });

    const { body } = await parlour.http
      .get('/bookings/diary')
      .query({ from: TUESDAY, to: TUESDAY })
      .set('Authorization', admin.bearer)
      .expect(200);
    expect(body.visits[0].lines[0]).toMatchObject({
      endsAt: at('11:45'),
      bufferEndsAt: at('12:00'),
      segments: [
        { kind: 'active', endsAt: at('10:30') },
        { kind: 'processing', endsAt: at('11:15') },
        { kind: 'active', startsAt: at('11:15'), endsAt: at('11:45') },
      ],
    });
  });

  test('while the client is there, but not after they have left', async () => {
    const booking = await book('10:00', [aCut(ana)], onItsDay);
    await change(booking, 'status', { verb: 'arrive' }).expect(200);
    await resize(booking, 40).expect(200);
    await change(booking, 'status', { verb: 'finish' }).expect(200);

    expect((await resize(booking, 45).expect(409)).body.code).toBe('not-possible');
  });

  test('past closing time only when that is confirmed', async () => {
    const booking = await book('16:30', [aCut(ana)]);

    expect((await resize(booking, 60).expect(409)).body.code).toBe('outside-hours');
    await resize(booking, 60, { allowOutsideHours: true }).expect(200);
    await resize(booking, 45).expect(200);
  });

  test.each([
    ['three minutes', { minutes: 3 }],
    ['a minute beside the fives', { minutes: 32 }],
    ['no time', { minutes: 0 }],
    ['half a day and more', { minutes: 725 }],
    ['words', { minutes: 'long' }],
    ['a line that is none', { lineId: 'first' }],
    ['a line of nobody’s', { lineId: randomUUID() }],
    ['less than its colour needs to develop', { minutes: 75 }],
  ])('%s: refused', async (_, wrong) => {
    const booking = await book('10:00', [aColour()]);

    const { body } = await resize(booking, 60, wrong).expect(422);

    expect(body.code).toBe('invalid-input');
    expect(await show(booking)).toMatchObject({ version: 1 });
  });
});
