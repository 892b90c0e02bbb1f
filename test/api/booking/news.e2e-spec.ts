import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let admin: Person;
let reception: Person;
let ana: Person;
let bea: Person;
let mia: Person;
let cut: Service;
let colour: Service;
let members: Record<'ana' | 'bea', StaffMember>;

beforeAll(async () => {
  parlour = await startTestApp();
  parlour.clock.set('2027-03-01T08:00:00Z');
  admin = await anAdmin(parlour);
  cut = await aService(parlour.database, { title: 'Cut' });
  colour = await aService(parlour.database, { title: 'Colour' });
  members = {
    ana: await aMember(parlour.database, { name: 'Ana', does: [cut] }),
    bea: await aMember(parlour.database, { name: 'Bea', does: [colour] }),
  };
  reception = await aColleague(parlour, { role: 'reception' });
  ana = await aColleague(parlour, { role: 'stylist', staffId: members.ana.id }, 'Ana');
  bea = await aColleague(parlour, { role: 'stylist', staffId: members.bea.id }, 'Bea');
  mia = await aClient(parlour, 'Mia');
});

afterAll(() => parlour.close());

beforeEach(async () => {
  parlour.clock.set('2027-03-01T08:00:00Z');
  await parlour.database.query(`TRUNCATE bookings, messages, seen_news CASCADE`);
});

const book = async (client: Person, lines: [Service, StaffMember][], startsAt = '2027-03-04T10:00:00Z') => {
  const { body } = await parlour.http
    .post('/bookings')
    .set('Authorization', client.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({
      startsAt,
      lines: lines.map(([service, member]) => ({ serviceId: service.id, staffId: member.id, addOnIds: [] })),
    })
    .expect(201);
  return body;
};

const newsOf = async ({ bearer }: Person) =>
  (await parlour.http.get('/desk/news').set('Authorization', bearer).expect(200)).body as Told[];

interface Told {
  _id: string;
  kind: string;
  who: string;
  titles: string[];
  isSeen: boolean;
}

const said = (news: Told[]) =>
  news.map(({ kind, who, titles }) => `${kind} ${who} ${titles.join('+')}`.trim());

const write = (name: string) =>
  parlour.http
    .post('/messages')
    .send({ kind: 'contact', name, email: 'w@example.com', message: 'Are you open on Sunday?' })
    .expect(201);

test('what a client books, moves and cancels is told to reception; what the desk does is not', async () => {
  const booking = await book(mia, [[cut, members.ana]]);
  const as = ({ bearer }: Person) => ({
    post: (path: string, body: object) =>
      parlour.http.post(`/bookings/${booking._id}/${path}`).set('Authorization', bearer).send(body),
  });
  parlour.clock.set('2027-03-01T08:01:00Z');
  await as(mia).post('move', { startsAt: '2027-03-04T12:00:00Z', version: 1 }).expect(200);
  await as(admin).post('move', { startsAt: '2027-03-04T13:00:00Z', version: 2 }).expect(200);
  parlour.clock.set('2027-03-01T08:02:00Z');
  await as(mia).post('cancel', { version: 3 }).expect(200);
  parlour.clock.set('2027-03-01T08:03:00Z');
  await write('Zoë');

  expect(said(await newsOf(reception))).toEqual([
    'message Zoë',
    'cancelled Mia Cut',
    'moved Mia Cut',
    'booked Mia Cut',
  ]);
  expect(said(await newsOf(admin))).toHaveLength(4);
});

test('other services that a client chooses are told as well', async () => {
  const booking = await book(mia, [[cut, members.ana]]);
  const lines = [{ serviceId: colour.id, staffId: members.bea.id }];
  const correct = (path: string, body: object) =>
    parlour.http
      .post(`/bookings/${booking._id}/correct${path}`)
      .set('Authorization', mia.bearer)
      .send({ lines, ...body })
      .expect(200);
  const { totalPrice, endsAt } = (await correct('/preview', {})).body;
  parlour.clock.set('2027-03-01T08:01:00Z');
  await correct('', { shown: { totalPrice, endsAt } });

  expect(said(await newsOf(reception))).toEqual(['changed Mia Colour', 'booked Mia Colour']);
});

test('a stylist hears of their own part of a booking, and neither of colleagues nor of messages', async () => {
  await book(mia, [
    [cut, members.ana],
    [colour, members.bea],
  ]);
  await book(mia, [[colour, members.bea]], '2027-03-05T10:00:00Z');
  await write('Zoë');

  expect(said(await newsOf(ana))).toEqual(['booked Mia Cut']);
  expect(said(await newsOf(bea))).toEqual(['booked Mia Colour', 'booked Mia Colour']);
});

test('of an account without a name, whoever may not see contact details reads the first character', async () => {
  const nameless = await aClient(parlour, 'Nobody');
  await parlour.database.query(`UPDATE users SET name = '' WHERE id = $1`, [nameless.id]);
  await book(nameless, [[cut, members.ana]]);
  await parlour.database.query(`UPDATE bookings SET client_name = client_email`);

  expect((await newsOf(ana))[0]?.who).toBe('c…');
  expect((await newsOf(reception))[0]?.who).toBe(nameless.email);
});

test('what someone has seen is seen on all of their devices, and by no one else', async () => {
  await book(mia, [[cut, members.ana]]);
  parlour.clock.set('2027-03-01T08:01:00Z');
  const [piece] = await newsOf(reception);
  await parlour.http
    .post('/desk/news/seen')
    .set('Authorization', reception.bearer)
    .send({ ids: [piece?._id, 'booking:0', 'made up'] })
    .expect(204);
  await write('Zoë');

  expect((await newsOf(reception)).map(({ isSeen }) => isSeen)).toEqual([false, true]);
  expect((await newsOf(ana)).map(({ isSeen }) => isSeen)).toEqual([false]);
  // News that was never sent can't be kept.
  expect(await parlour.database.query(`SELECT news_id FROM seen_news`)).toEqual([{ news_id: piece?._id }]);
});

test('news is told for two weeks, and the fifty newest at most', async () => {
  await book(mia, [[cut, members.ana]]);
  await parlour.database.query(`UPDATE booking_events SET at = at - interval '15 days'`);
  await parlour.database.query(
    `INSERT INTO messages (kind, name, email, text, created_at)
     SELECT 'home', 'No ' || n, 'w@example.com', 'x', timestamptz '2027-03-01 07:00Z' - n * interval '1 minute'
     FROM generate_series(1, 60) AS n`,
  );

  const news = await newsOf(reception);

  expect(news).toHaveLength(50);
  expect(said(news).slice(0, 2)).toEqual(['message No 1', 'message No 2']);
  expect(await newsOf(ana)).toEqual([]);
});
