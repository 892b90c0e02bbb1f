import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { countStatements } from '../../support/count-statements.js';
import { aClient, anAdmin, loggedInAgain, type Person } from '../../support/people.js';
import { active, aMember, aService } from '../../support/salon.js';

// Tuesday, 2 March 2027; Lisbon is on UTC then. Ana works from nine to eleven for $45, Bea from ten to twelve for $78.
const TUESDAY = '2027-03-02';
const at = (time: string) => `${TUESDAY}T${time}:00.000Z`;

let parlour: TestApp;
let client: Person;
let admin: Person;
let cut: Service;
let wash: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
  const mask = { title: 'Mask', priceCents: 1500, extraMinutes: 0 };
  cut = await aService(parlour.database, { priceCents: 7800, segments: [active(30)], addOns: [mask] });
  wash = await aService(parlour.database, { priceCents: 2000, segments: [active(30)] });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut, wash], hours: [[540, 660]] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut, wash], hours: [[600, 720]] });
  await parlour.database.query(
    `UPDATE staff_services SET price_cents = 4500 WHERE staff_id = $1 AND service_id = $2`,
    [ana.id, cut.id],
  );
});

afterAll(() => parlour.close());

beforeEach(async () => {
  parlour.clock.set('2027-03-01T08:00:00Z');
  await parlour.database.query(`TRUNCATE bookings, holds, allocations, idempotency_keys CASCADE`);
  client = await aClient(parlour);
});

interface Times {
  starts: string[];
  prices: number[] | null;
}

async function ask(query: Record<string, string>, path = '/availability'): Promise<Times> {
  const day = path === '/availability' ? { day: TUESDAY } : {};
  const { body } = await parlour.http
    .get(path)
    .query({ services: cut.id, ...day, ...query })
    .expect(200);
  return body;
}

const pricesOf = ({ starts, prices }: Times) =>
  Object.fromEntries(starts.map((start, index) => [start.slice(11, 16), prices?.[index] ?? null]));

interface Held {
  _id: string;
  visit: {
    totalPrice: number;
    priceKind: string;
    currency: { code: string };
    endsAt: string;
    lines: { staff: { _id: string } }[];
  };
}

const hold = async (startsAt: string, holdId?: string) => {
  const { body } = await parlour.http
    .post('/holds')
    .send({ lines: [{ serviceId: cut.id }], startsAt, holdId })
    .expect(201);
  return body;
};

/** The owner changes what Ana asks for a cut, on the screen of the service. */
const offerOfAna = (price: number) =>
  parlour.http
    .put(`/staff/offers/${cut.id}`)
    .set('Authorization', admin.bearer)
    .send({
      offers: [{ staffId: ana.id, price }, { staffId: bea.id }],
    })
    .expect(200);

const book = async (booking: Record<string, unknown>, by: Person = client) => {
  const { body } = await parlour.http
    .post('/bookings')
    .set({ Authorization: by.bearer, 'Idempotency-Key': randomUUID() })
    .send(booking)
    .expect(201);
  return body;
};

test('each time with anyone has the price of whoever would do it, and of two equally busy that is the cheaper', async () => {
  expect(pricesOf(await ask({}))).toEqual({
    ...{ '09:00': 45, '09:15': 45, '09:30': 45, '09:45': 45, '10:00': 45, '10:15': 45, '10:30': 45 },
    ...{ '10:45': 78, '11:00': 78, '11:15': 78, '11:30': 78 },
  });
});

test('add-ons and further services are in the price of a time', async () => {
  expect(pricesOf(await ask({ addOns: cut.addOns[0]?.id ?? '' }))).toMatchObject({
    '09:00': 60,
    '11:00': 93,
  });
  expect(pricesOf(await ask({ services: `${cut.id},${wash.id}` }))).toMatchObject({
    '09:00': 65,
    '11:00': 98,
  });
});

test('times that cost the same whoever does it have no prices of their own', async () => {
  expect((await ask({ services: wash.id })).prices).toBeNull();
  expect((await ask({ staff: bea.id })).prices).toBeNull();
});

test('the first free time comes with all times of its day, and their prices', async () => {
  const first = await ask({}, '/availability/first');

  expect(first).toMatchObject({ startsAt: first.starts[0] });
  expect(first.prices).toHaveLength(first.starts.length);
});

test('what a time costs is what it is held and booked for, for every time of the day', async () => {
  // Bea is the busier one in the morning, and Ana once she is booked.
  await book({ lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: at('09:00') });
  for (const [time, price] of Object.entries(pricesOf(await ask({})))) {
    const held = await hold(at(time));
    expect([time, held.visit.totalPrice]).toEqual([time, price]);
    await parlour.http.delete(`/holds/${held._id}`).expect(204);
  }
});

test('a client books with whom and for what they were shown, even if that person has become the busier one', async () => {
  const held = await hold(at('10:00'));
  expect(held.visit).toMatchObject({ totalPrice: 45, lines: [{ staff: { name: 'Ana' } }] });
  const other = await aClient(parlour);
  await book({ lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: at('09:00') }, other);

  expect(pricesOf(await ask({ hold: held._id }))).toMatchObject({ '10:00': 45, '10:15': 78 });
  const booked = await book({ lines: [{ serviceId: cut.id }], startsAt: at('10:00'), holdId: held._id });

  expect(booked).toMatchObject({ totalPrice: 45, lines: [{ anyStaff: true, staff: { name: 'Ana' } }] });
});

/** The terms of a hold on the confirm step, as the page sends them with the booking. */
const shownOf = ({ visit }: Held) => ({
  totalPrice: visit.totalPrice,
  priceKind: visit.priceKind,
  currencyCode: visit.currency.code,
  endsAt: visit.endsAt,
  staffIds: visit.lines.map(({ staff }) => staff._id),
});

const confirm = (held: Held, more: Record<string, unknown> = {}) =>
  parlour.http
    .post('/bookings')
    .set({ Authorization: client.bearer, 'Idempotency-Key': randomUUID() })
    .send({
      lines: [{ serviceId: cut.id }],
      startsAt: at('10:00'),
      holdId: held._id,
      shown: shownOf(held),
      ...more,
    });

describe('A-9: a client who confirms what they were shown', () => {
  test('books it', async () => {
    const held: Held = await hold(at('10:00'));

    const { body } = await confirm(held).expect(201);

    expect(body).toMatchObject({ totalPrice: 45, lines: [{ staff: { name: 'Ana' } }] });
  });

  test('is not booked with someone else, at another price, after the hold has expired', async () => {
    const held: Held = await hold(at('10:00'));
    parlour.clock.advanceMinutes(11);
    client = await loggedInAgain(parlour, client);
    const other = await aClient(parlour);
    await book({ lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: at('10:00') }, other);

    const { body } = await confirm(held).expect(409);

    expect(body).toMatchObject({
      code: 'terms-changed',
      planned: { totalPrice: 78, lines: [{ staff: { name: 'Bea' } }] },
    });
    expect(await parlour.database.query('SELECT FROM bookings WHERE client_id = $1', [client.id])).toEqual(
      [],
    );

    // Asked again, they agree to what they are shown now.
    const again: Held = await hold(at('10:00'), held._id);
    await confirm(again).expect(201);
  });

  test('is not booked with someone else at the same price', async () => {
    const wanted = { lines: [{ serviceId: wash.id }], startsAt: at('10:00') };
    const { body: held } = await parlour.http.post('/holds').send(wanted).expect(201);
    const shown: string = held.visit.lines[0].staff._id;
    parlour.clock.advanceMinutes(11);
    client = await loggedInAgain(parlour, client);
    const other = await aClient(parlour);
    await book({ lines: [{ serviceId: wash.id, staffId: shown }], startsAt: at('10:00') }, other);

    const { body } = await confirm(held, wanted).expect(409);

    expect(body).toMatchObject({
      code: 'terms-changed',
      title: 'The price, the duration or the team member has changed.',
      planned: { totalPrice: 20 },
    });
    expect(body.planned.lines[0].staff._id).not.toBe(shown);
  });

  test('is not booked at a price that has risen while the time was held', async () => {
    const held: Held = await hold(at('10:00'));
    await offerOfAna(60);

    const { body } = await confirm(held).expect(409);

    expect(body).toMatchObject({
      code: 'terms-changed',
      planned: { totalPrice: 60, lines: [{ staff: { name: 'Ana' } }] },
    });
    await offerOfAna(45);
  });

  test('is not booked at a price that is no longer exact, or in another currency', async () => {
    const held: Held = await hold(at('10:00'));

    await confirm(held, { shown: { ...shownOf(held), priceKind: 'from' } }).expect(409);
    await confirm(held, { shown: { ...shownOf(held), currencyCode: 'GBP' } }).expect(409);
  });
});

test('prices cost no statement of their own', async () => {
  await ask({});
  const statements = await countStatements(parlour.database, () => ask({}));
  const withoutPrices = await countStatements(parlour.database, () => ask({ services: wash.id }));

  expect(statements).toBe(withoutPrices);
});
