// Long because one salon sees what a correction may change, and what it may not.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import { aClient, aColleague, anAdmin, loggedInAgain, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC then.
const at = (time: string, day = '2027-03-09') => `${day}T${time}:00.000Z`;

interface Booking {
  _id: string;
  version: number;
  endsAt: string;
  totalPrice: number;
  lines: { _id: string; serviceId: string; staff: { _id: string; name: string } }[];
}

let salon: SalonWithMail;
let cut: Service;
let gloss: Service;
let mask: string;
let ana: string;
let bea: string;
let admin: Person;
let client: Person;
let stylist: Person;

beforeAll(async () => {
  salon = await openSalonWithMail({ staff: 0 });
  const { database } = salon.parlour;
  cut = await aService(database, {
    title: 'Cut',
    addOns: [{ title: 'Mask', priceCents: 1500, extraMinutes: 15 }],
  });
  gloss = await aService(database, { title: 'Gloss', priceCents: 6000 });
  mask = (cut as Service & { addOns: { id: string }[] }).addOns[0]?.id ?? '';
  ({ id: ana } = await aMember(database, { name: 'Ana', does: [cut, gloss] }));
  ({ id: bea } = await aMember(database, { name: 'Bea', does: [cut] }));
  admin = await anAdmin(salon.parlour);
  client = await aClient(salon.parlour);
  stylist = await aColleague(salon.parlour, { role: 'stylist', staffId: ana });
});

afterAll(() => salon.close());

beforeEach(() => salon.startAfresh());

const send = (path: string, body: object, person: Person = admin) =>
  salon.parlour.http
    .post(path)
    .set('Authorization', person.bearer)
    .set('Idempotency-Key', randomUUID())
    .send(body);

const correct = ({ _id }: Pick<Booking, '_id'>, body: object, person?: Person) =>
  send(`/bookings/${_id}/correct`, body, person);

const read = async (path: string, person: Person = admin) =>
  (await salon.parlour.http.get(path).set('Authorization', person.bearer).expect(200)).body;

const book = async (time: string, rest: object = {}): Promise<Booking> => {
  const lines = [{ serviceId: cut.id, staffId: ana }];
  const booking = { lines, startsAt: at(time), client: { _id: client.id }, ...rest };
  return (await send('/bookings/desk', booking).expect(201)).body;
};

/** The first line as it is, and its description otherwise. */
const lineOf = ({ lines: [line] }: Booking, otherwise: object = {}) => ({
  _id: line?._id,
  serviceId: line?.serviceId,
  staffId: line?.staff._id,
  ...otherwise,
});

/** The emails sent since the last call. */
const sent = async () => {
  await salon.deliver();
  return salon.mailServer.received
    .splice(0)
    .map(({ recipients, ...mail }) => ({ ...mail, to: recipients[0] }));
};

describe('the desk corrects a booking', () => {
  test('and the client reads what is different, once', async () => {
    const booking = await book('10:00');
    await sent();

    const { body } = await correct(booking, {
      version: booking.version,
      lines: [lineOf(booking, { addOnIds: [mask] }), { serviceId: gloss.id, staffId: ana }],
      note: 'Prefers tea.',
    }).expect(200);

    expect([body.startsAt, body.endsAt, body.totalPrice]).toEqual([at('10:00'), at('11:15'), 40 + 15 + 60]);
    expect([body.note, body.lines[0]._id]).toEqual(['Prefers tea.', booking.lines[0]?._id]);
    expect(body.news).toEqual({ emails: 1, toCall: [] });
    const [letter, ...more] = await sent();
    expect(more).toEqual([]);
    expect(letter?.text).toContain('Cut + Mask and Gloss instead of Cut');
    expect(letter?.text).toContain('1 h 15 min instead of 30 min');
    expect(letter?.text).toContain('$115 instead of $40');
    expect(letter?.calendar).toContain('DTEND');

    const repeated = await correct(booking, { note: 'Prefers tea.' }).expect(200);
    expect([repeated.body.version, repeated.body.news.emails]).toEqual([body.version, 0]);
    expect(await sent()).toEqual([]);
    const events = await read(`/bookings/${booking._id}/history`);
    expect(events.slice(1)).toMatchObject([
      {
        verb: 'correct',
        detail: { fromServices: 'Cut', toServices: 'Cut + Mask, Gloss', priceBefore: '40', price: '115' },
      },
    ]);
  });

  test('under the guard: never into what is taken, and of two at once one comes too late', async () => {
    const booking = await book('10:00');
    await book('10:30', { client: { name: 'Rita Sá' } });
    const longer = { lines: [lineOf(booking, { minutes: 45 })], version: booking.version };

    const { body: refused } = await correct(booking, longer).expect(409);
    expect([refused.code, refused.alternatives.length > 0]).toEqual(['slot-taken', true]);

    const withBea = (staffId: string) => ({
      version: booking.version,
      lines: [lineOf(booking, { staffId })],
    });
    const both = await Promise.all([
      correct(booking, withBea(bea)),
      correct(booking, { version: booking.version, note: 'Late' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'stale-change',
      booking: { version: booking.version + 1 },
    });
    const [{ count }] = await salon.parlour.database.query(
      `SELECT count(*)::int AS count FROM allocations WHERE booking_id = $1`,
      [booking._id],
    );
    expect(count).toBe(1);
  });

  test('to a price that needs a reason, which neither the client nor their export reads', async () => {
    const booking = await book('10:00', { startsAt: at('10:00', '2027-03-01') });
    const lines = [lineOf(booking, { price: 25 })];

    const { body: refused } = await correct(booking, { lines }).expect(422);
    expect(refused.errors).toMatchObject([{ pointer: '#/priceReason' }]);
    const priceReason = 'Waited for an hour';
    const { body } = await correct(booking, { lines, priceReason }).expect(200);
    expect([body.totalPrice, body.lines[0].priceReason]).toEqual([25, priceReason]);

    // Kept lines stay as agreed, and add-ons come on top.
    const { body: more } = await correct(booking, { lines: [lineOf(booking, { addOnIds: [mask] })] }).expect(
      200,
    );
    expect([more.totalPrice, more.lines[0].priceReason]).toEqual([25 + 15, priceReason]);

    const own = await read(`/bookings/${booking._id}`, client);
    expect([own.totalPrice, own.lines[0].priceReason]).toEqual([40, '']);
    for (const path of ['/bookings/mine', '/account/export'])
      expect(JSON.stringify(await read(path, client))).not.toContain(priceReason);
    const history = await read(`/bookings/${booking._id}/history`);
    expect(history[1].detail).toMatchObject({ priceBefore: '40', price: '25', priceReason });
    const toStylist = await read(`/bookings/${booking._id}/history`, stylist);
    expect(toStylist[1].detail).toMatchObject({ priceBefore: '40', price: '25' });
    expect(JSON.stringify(toStylist)).not.toContain(priceReason);

    await send(`/bookings/${booking._id}/status`, { verb: 'finish' }).expect(200);
    const done = await correct(booking, {
      lines: [lineOf(booking, { addOnIds: [mask], price: 30 })],
      priceReason: 'Half of it went wrong',
    }).expect(200);
    expect([done.body.totalPrice, done.body.news.emails]).toEqual([30, 0]);
    await correct(booking, { lines: [lineOf(booking)] }).expect(409);
  });

  test('for someone else, of whom whoever had it reads nothing', async () => {
    const booking = await book('10:00');
    await sent();
    const rosa = { name: 'Rosa Dias', email: 'rosa@example.com', phone: '+351 912 345 678' };

    const { body } = await correct(booking, { client: rosa }).expect(200);

    expect(body.client).toMatchObject({ _id: null, name: 'Rosa Dias', email: rosa.email });
    const [{ waiting }] = await salon.parlour.database.query(
      `SELECT count(*)::int AS waiting FROM outbox
       WHERE booking_id = $1 AND to_address = $2 AND sent_at IS NULL AND dropped_at IS NULL`,
      [booking._id, client.email],
    );
    expect(waiting).toBe(0);
    salon.parlour.clock.set('2027-03-08T12:00:00Z');
    expect((await sent()).map(({ to }) => to)).toEqual([rosa.email, rosa.email]);
    const former = await loggedInAgain(salon.parlour, client);
    expect((await read('/bookings/mine', former)).total).toBe(0);
    await salon.parlour.http.get(`/bookings/${booking._id}`).set('Authorization', former.bearer).expect(404);
    const reader = await loggedInAgain(salon.parlour, admin);
    const history = JSON.stringify(await read(`/bookings/${booking._id}/history`, reader));
    expect(history).toContain('"client":"changed"');
    expect(history).not.toContain('Maria Lopes');
  });

  test('as far as a stylist reaches: their own lines, but no price and no client', async () => {
    const booking = await book('10:00');

    const own = [lineOf(booking, { addOnIds: [mask] })];
    await correct(booking, { lines: own, version: booking.version }, stylist).expect(200);
    await correct(booking, { lines: [lineOf(booking, { staffId: bea })] }, stylist).expect(403);
    await correct(booking, { lines: [lineOf(booking, { price: 1 })] }, stylist).expect(403);
    await correct(booking, { client: { name: 'Rita Sá' } }, stylist).expect(403);
    const seen = await read(`/bookings/${booking._id}`, stylist);
    expect(seen.can).toMatchObject({ correct: true, agreePrice: false, changeClient: false });
  });
});

describe('a client corrects their booking', () => {
  test('for the price they were shown, until the deadline, and no more than services and people', async () => {
    const booking = await book('10:00');
    const lines = [lineOf(booking, { addOnIds: [mask] })];
    const terms = await send(`/bookings/${booking._id}/correct/preview`, { lines }, client).expect(200);
    expect([terms.body.totalPrice, terms.body.endsAt]).toEqual([55, at('10:45')]);

    const { body: unseen } = await correct(booking, { lines }, client).expect(409);
    expect([unseen.code, unseen.planned.totalPrice]).toEqual(['terms-changed', 55]);
    await correct(booking, { lines: [lineOf(booking, { price: 1 })] }, client).expect(403);
    await correct(booking, { lines, note: 'Free, please' }, client).expect(403);
    const shown = { totalPrice: 55, endsAt: at('10:45') };
    const { body } = await correct(booking, { lines, shown, version: booking.version }, client).expect(200);
    expect([body.totalPrice, body.can.correct, body.can.agreePrice]).toEqual([55, true, false]);

    salon.parlour.clock.set('2027-03-09T09:00:00Z');
    const again = await loggedInAgain(salon.parlour, client);
    const late = await correct(booking, { lines: [lineOf(booking)] }, again);
    expect([late.status, late.body.code]).toEqual([409, 'too-late']);
    expect((await read(`/bookings/${booking._id}`, again)).can.correct).toBe(false);
  });
});

describe('a change that is taken back', () => {
  test('within the time to undo it is told to no one, and after that it is', async () => {
    const booking = await book('10:00');
    await sent();
    const move = (startsAt: string) =>
      send(`/bookings/${booking._id}/move`, { startsAt, mayUndo: true }).expect(200);

    expect((await move(at('14:00'))).body.news.emails).toBe(1);
    expect(await sent()).toEqual([]);
    const back = await move(at('10:00'));
    expect(back.body.news).toEqual({ emails: 0, toCall: [] });
    salon.parlour.clock.advanceMinutes(1);
    expect(await sent()).toEqual([]);

    await move(at('15:00'));
    await correct(booking, { lines: [lineOf(booking, { staffId: bea })], mayUndo: true }).expect(200);
    salon.parlour.clock.advanceMinutes(1);
    const [letter, ...more] = await sent();
    expect(more).toEqual([]);
    expect(letter?.text).toContain('Bea instead of Ana');
    expect(letter?.text).toContain('at 15:00 instead of');
  });

  test('or kept, while the desk thinks better of telling it; what left before cannot be called back', async () => {
    const booking = await book('10:00');
    await sent();
    const move = async (startsAt: string): Promise<Booking> =>
      (await send(`/bookings/${booking._id}/move`, { startsAt, mayUndo: true }).expect(200)).body;
    const withhold = (version: number, person = admin) =>
      send(`/bookings/${booking._id}/withhold-email`, { version }, person);

    const moved = await move(at('14:00'));
    await withhold(moved.version, client).expect(403);
    expect((await withhold(booking.version).expect(409)).body.code).toBe('stale-change');
    expect((await withhold(moved.version).expect(200)).body).toEqual({ isWithheld: true });
    expect((await withhold(moved.version).expect(200)).body).toEqual({ isWithheld: false });
    salon.parlour.clock.advanceMinutes(1);
    expect(await sent()).toEqual([]);

    // The reminder of a visit is no news, and stays.
    const again = await move(at('15:00'));
    salon.parlour.clock.advanceMinutes(1);
    expect(await sent()).toHaveLength(1);
    expect((await withhold(again.version).expect(200)).body).toEqual({ isWithheld: false });
    salon.parlour.clock.set('2027-03-08T15:30:00Z');
    expect((await sent()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/remind|tomorrow/i)]);
  });

  test('is a cancellation, too: while the time is free, and told if the cancellation was', async () => {
    const booking = await book('10:00');
    await sent();
    const cancel = (body: object) => send(`/bookings/${booking._id}/cancel`, body).expect(200);
    const reinstate = (person = admin) => send(`/bookings/${booking._id}/reinstate`, {}, person);

    expect((await cancel({ sendLetter: false })).body.news).toEqual({ emails: 0, toCall: [] });
    expect(await sent()).toEqual([]);
    const other = await book('10:00', { client: { name: 'Rita Sá' } });
    expect((await reinstate().expect(409)).body.code).toBe('slot-taken');
    await send(`/bookings/${other._id}/cancel`, {}).expect(200);
    const { body } = await reinstate().expect(200);
    expect([body.status, body.cancelledAt, body.news]).toEqual([
      'confirmed',
      null,
      { emails: 0, toCall: [] },
    ]);
    await reinstate().expect(409);

    await cancel({ mayUndo: true });
    await reinstate().expect(200);
    salon.parlour.clock.advanceMinutes(1);
    expect(await sent()).toEqual([]);

    await cancel({});
    expect((await sent()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('has been cancelled'),
    ]);
    expect((await reinstate().expect(200)).body.news.emails).toBe(1);
    expect((await sent()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('will take place'),
    ]);

    await cancel({});
    salon.parlour.clock.set(at('10:01'));
    const later = await loggedInAgain(salon.parlour, admin);
    expect((await reinstate(later).expect(409)).body.code).toBe('not-possible');
    const history: { verb: string }[] = await read(`/bookings/${booking._id}/history`, later);
    const verbs = history.map(({ verb }) => verb);
    expect(verbs.filter((verb) => verb === 'reinstate')).toHaveLength(3);
  });
});
