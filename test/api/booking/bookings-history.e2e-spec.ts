import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing } from '../../support/salon.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC then.
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

test('the history of a booking lists what happened, in order, and who did it', async () => {
  const booking = await book('10:00', [aCut(ana)], {
    startsAt: at('10:00', '2027-03-08'),
    client: { _id: client.id },
  });
  await change(booking, 'move', { startsAt: at('10:15', '2027-03-08') }, client).expect(200);
  await change(booking, 'move', { startsAt: at('10:15', '2027-03-08'), staffId: bea.id }).expect(200);
  await change(booking, 'resize', { lineId: booking.lines[0]._id, minutes: 45 }).expect(200);
  await parlour.http
    .patch(`/bookings/${booking._id}`)
    .set('Authorization', admin.bearer)
    .send({ note: 'Sensitive skin', version: 4 })
    .expect(200);
  await change(booking, 'cancel', {}).expect(200);

  const { body } = await parlour.http
    .get(`/bookings/${booking._id}/history`)
    .set('Authorization', admin.bearer)
    .expect(200);

  const salon = { name: 'Vera Duarte', side: 'salon' };
  expect(body).toMatchObject([
    { verb: 'book', who: salon, fromStatus: null, toStatus: 'confirmed' },
    {
      verb: 'move',
      who: { name: 'Maria Lopes', side: 'client' },
      detail: { from: at('10:00', '2027-03-08'), to: at('10:15', '2027-03-08') },
    },
    { verb: 'move', who: salon, detail: { fromPeople: 'Ana', toPeople: 'Bea' } },
    { verb: 'resize', who: salon, detail: { title: 'Cut', minutesBefore: '30', minutes: '45' } },
    { verb: 'note', who: salon, detail: {} },
    { verb: 'cancel', who: salon, fromStatus: 'confirmed', toStatus: 'cancelled' },
  ]);
  expect(await show(booking)).toMatchObject({ note: 'Sensitive skin', version: 6 });
});

test('the history of a booking that does not exist is not found', async () => {
  await parlour.http.get(`/bookings/${randomUUID()}/history`).set('Authorization', admin.bearer).expect(404);
});

describe('the list of bookings', () => {
  const list = async (query: object) => {
    const { body } = await parlour.http
      .get('/bookings')
      .query(query)
      .set('Authorization', admin.bearer)
      .expect(200);
    return body.items.map(({ client }: { client: { name: string } }) => client.name);
  };

  beforeEach(async () => {
    await book('10:00', [aCut(ana)], { client: { name: 'zita' }, startsAt: at('10:00', '2027-03-03') });
    await book('10:00', [aColour()], { client: { name: 'Alma' }, startsAt: at('10:00', '2027-03-04') });
    await book('10:00', [aCut(bea), aCut(bea), aCut(bea)], { client: { name: 'Mia' } });
  });

  test('covers the days that are asked for, both included', async () => {
    expect(await list({ from: '2027-03-03', to: '2027-03-04' })).toEqual(['zita', 'Alma']);
    expect(await list({ from: '2027-03-04' })).toEqual(['Alma']);
    expect(await list({ to: '2027-03-03' })).toEqual(['Mia', 'zita']);
    expect(await list({ day: TUESDAY })).toEqual(['Mia']);
  });

  test('is in the order that is asked for, page after page', async () => {
    expect(await list({})).toEqual(['Alma', 'zita', 'Mia']);
    expect(await list({ sort: 'client' })).toEqual(['Alma', 'Mia', 'zita']);
    expect(await list({ sort: 'client', direction: 'desc' })).toEqual(['zita', 'Mia', 'Alma']);
    expect(await list({ sort: 'price' })).toEqual(['Mia', 'Alma', 'zita']);
    expect(await list({ sort: 'startsAt', direction: 'asc', page: 2, pageSize: 2 })).toEqual(['Alma']);
  });

  test.each([
    { sort: 'name' },
    { direction: 'up' },
    { from: '2027-02-30' },
    { from: '2027-03-04', to: '2027-03-03' },
    { sort: ['client', 'price'] },
  ])('is not of %j', async (query) => {
    await parlour.http.get('/bookings').query(query).set('Authorization', admin.bearer).expect(422);
  });

  test('is exported as CSV in which nothing runs as a formula', async () => {
    await book('14:00', [aCut(ana)], {
      client: { name: '=HYPERLINK("http://evil.example")', phone: '+351 912' },
      note: 'First line,\n"second" line;=1+1',
    });

    const { headers, text } = await parlour.http
      .get('/bookings/export')
      .query({ to: '2027-03-03' })
      .set('Authorization', admin.bearer)
      .expect(200);

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="parlour-bookings-2027-03-01.csv"');
    expect(text.startsWith('\uFEFFReference,Status,Day,Start,End,Client,')).toBe(true);
    const rows = text.split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[1]).toContain(',confirmed,2027-03-02,10:00,11:30,Mia,');
    expect(rows[1]).toContain('"Cut; Cut; Cut","Bea; Bea; Bea",120.00,USD,');
    expect(rows[2]).toContain(`"'=HYPERLINK(""http://evil.example"")",'+351 912,`);
    // In countries with decimal commas, a spreadsheet starts a new cell at the semicolon.
    expect(rows[2]).toContain(`"First line,\n""second"" line;'=1+1"`);
    expect(rows[3]).toContain(',zita,');
    expect(rows[4]).toBe('');
    const semicolons = await parlour.http
      .get('/bookings/export')
      .query({ to: '2027-03-03', separator: 'semicolon' })
      .set('Authorization', admin.bearer)
      .expect(200);
    // as spreadsheets of other countries read it.
    expect(semicolons.text.split('\r\n')[1]).toContain('"Cut; Cut; Cut";"Bea; Bea; Bea";"120,00";USD;');
    const acts: unknown[] = await parlour.database.query(
      `SELECT 1 FROM audit_entries WHERE action = 'bookings.exported'`,
    );
    expect(acts).toHaveLength(2);
  });
});
