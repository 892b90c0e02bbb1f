import { randomUUID } from 'node:crypto';
import { NewsWriterService } from '../../../api/booking/news/news-writer.service.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { TestMailServer } from '../../support/mail-server.js';
import { aClient, aColleague, anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { mailSettings } from '../../support/salon-with-mail.js';

let mailServer: TestMailServer;
let parlour: TestApp;
let admin: Person;
let reception: Person;
let ana: Person;
let mia: Person;
let cut: Service;
let colour: Service;
let members: Record<'ana' | 'bea', StaffMember>;

beforeAll(async () => {
  mailServer = await new TestMailServer().open();
  parlour = await startTestApp({ env: mailSettings(mailServer) });
  parlour.clock.set('2027-03-01T08:00:00Z');
  admin = await anAdmin(parlour);
  cut = await aService(parlour.database, { title: 'Cut' });
  colour = await aService(parlour.database, { title: 'Colour' });
  members = {
    ana: await aMember(parlour.database, { name: 'Ana', does: [cut] }),
    bea: await aMember(parlour.database, { name: 'Bea', does: [colour] }),
  };
  mia = await aClient(parlour, 'Mia');
});

afterAll(async () => {
  await parlour?.close();
  await mailServer?.close();
});

beforeEach(async () => {
  parlour.clock.set('2027-03-01T08:00:00Z');
  await parlour.database.query(
    `TRUNCATE bookings, messages, outbox, seen_news, news_readers, emailed_news CASCADE`,
  );
  reception = await aColleague(parlour, { role: 'reception' }, `Rita ${randomUUID().slice(0, 8)}`);
  await parlour.database.query(`UPDATE users SET staff_id = NULL WHERE staff_id IS NOT NULL`);
  ana = await aColleague(
    parlour,
    { role: 'stylist', staffId: members.ana.id },
    `Ana ${randomUUID().slice(0, 8)}`,
  );
});

const choose = (person: Person, isWanted: boolean) =>
  parlour.http.put('/desk/news/emails').set('Authorization', person.bearer).send({ isWanted });

/** They say so, and a minute passes. */
async function want(person: Person): Promise<void> {
  await choose(person, true).expect(200);
  parlour.clock.advanceMinutes(1);
}

const book = (member: [Service, StaffMember], startsAt = '2027-03-04T10:00:00Z') =>
  parlour.http
    .post('/bookings')
    .set('Authorization', mia.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ startsAt, lines: [{ serviceId: member[0].id, staffId: member[1].id, addOnIds: [] }] })
    .expect(201);

const sendMessage = (name: string) =>
  parlour.http
    .post('/messages')
    .send({ kind: 'contact', name, email: `${name}@example.com`, message: 'Are you open on Sunday?' })
    .expect(201);

const work = (copy = parlour) => copy.app.get(NewsWriterService).write();

interface Told {
  id: string;
  userId: string;
  droppedAt: Date | null;
  said: string[];
}

/** The emails with news, in the order in which they were written: to whom, and what about. */
const told = async (to?: Person): Promise<Told[]> => {
  const rows: Told[] = await parlour.database.query(
    `SELECT id, user_id AS "userId", dropped_at AS "droppedAt",
       ARRAY(SELECT concat_ws(' ', piece ->> 'what', piece ->> 'who') FROM jsonb_array_elements(facts -> 'news') AS piece) AS said
     FROM outbox WHERE kind = 'desk-news' ORDER BY created_at, id`,
  );
  return rows.filter(({ userId }) => !to || userId === to.id);
};
const saidTo = async (person: Person) => (await told(person)).map(({ said }) => said);

/** The email's text, as an admin reads it on the page Mail. */
const read = async ({ id }: { id: string }) =>
  (await parlour.http.get(`/mail/${id}`).set('Authorization', admin.bearer).expect(200)).body;

test('no one gets news by email until they say so, and then of what happens from that moment', async () => {
  const before = await parlour.http
    .get('/desk/news/emails')
    .set('Authorization', reception.bearer)
    .expect(200);
  await sendMessage('Zoe');
  await work();
  parlour.clock.advanceMinutes(1);

  const chosen = await choose(reception, true).expect(200);
  await work();
  parlour.clock.advanceMinutes(1);
  await book([cut, members.ana]);
  await work();
  await work();

  expect(before.body).toEqual({ isWanted: false, isPossible: true });
  expect(chosen.body).toEqual({ isWanted: true, isPossible: true });
  expect(await saidTo(reception)).toEqual([['booked Mia']]);
  const { subject, text } = await read((await told())[0] as Told);
  expect(subject).toBe('Mia booked Cut');
  expect(text).toContain('Thursday 4 March 2027');
  expect(text).toContain('you asked for news by email');
});

test('a stylist is written to about their own column alone, and about no messages', async () => {
  await want(ana);
  await book([cut, members.ana]);
  await book([colour, members.bea], '2027-03-05T10:00:00Z');
  await sendMessage('Zoe');

  await work();

  expect(await saidTo(ana)).toEqual([['booked Mia']]);
  expect((await read((await told(ana))[0] as Told)).subject).toBe('Mia booked Cut');
});

test('what someone has seen at the desk is not emailed to them as well', async () => {
  await want(reception);
  await sendMessage('Zoe');
  const news = await parlour.http.get('/desk/news').set('Authorization', reception.bearer).expect(200);
  await parlour.http
    .post('/desk/news/seen')
    .set('Authorization', reception.bearer)
    .send({ ids: news.body.map(({ _id }: { _id: string }) => _id) })
    .expect(204);

  await work();

  expect(await told()).toEqual([]);
});

test('much at once comes in one email, and no more than six come in an hour, however much happens', async () => {
  await want(reception);
  for (const name of ['A', 'B', 'C', 'D']) await sendMessage(name);
  await work();
  expect((await saidTo(reception)).map(({ length }) => length)).toEqual([4]);
  expect((await read((await told())[0] as Told)).subject).toMatch(/^4 updates from /);

  for (let minute = 2; minute <= 31; minute++) {
    parlour.clock.set(new Date(Date.UTC(2027, 2, 1, 8, minute)).toISOString());
    await sendMessage(`Visitor${minute}`);
    await work();
  }
  expect(await told(reception)).toHaveLength(6);

  parlour.clock.set('2027-03-01T09:02:00Z');
  await work();
  const all = await saidTo(reception);
  expect(all).toHaveLength(7);
  // Five of the thirty were sent on their own before the hour was full.
  expect(all.at(-1)).toHaveLength(25);
});

test('two copies of the app write to someone once', async () => {
  const other = await startTestApp({
    databaseUrl: parlour.databaseUrl,
    env: { ...mailSettings(mailServer), DATA_DIR: parlour.folder.path },
  });
  other.clock.set('2027-03-01T08:01:00Z');
  await want(reception);
  await sendMessage('Zoe');

  await Promise.all([work(), work(other), work(), work(other)]);
  await other.close();

  expect(await saidTo(reception)).toEqual([['message Zoe']]);
});

describe('emails with news stop, and those that wait are dropped,', () => {
  test.each([
    ['when somebody no longer wants them', () => choose(reception, false).expect(200)],
    ['when their account is disabled', () => change(`disabled_at = '2027-03-01T08:00:00Z'`)],
    ['when they are a client again', () => change(`role = 'user'`)],
    [
      'while they owe the salon a second step',
      () => parlour.database.query(`INSERT INTO factor_rules VALUES ('reception', '2027-02-01')`),
    ],
  ])('%s', async (_, end) => {
    await want(reception);
    await sendMessage('Zoe');
    await work();

    await end();
    await sendMessage('Yves');
    await work();
    await work();
    await parlour.database.query(`DELETE FROM factor_rules`);

    const [first, ...others] = await told(reception);
    expect(first?.said).toEqual(['message Zoe']);
    expect(first?.droppedAt).not.toBeNull();
    expect(others).toEqual([]);
    expect(await parlour.database.query(`SELECT user_id FROM news_readers`)).toEqual([]);
  });

  const change = (set: string) =>
    parlour.database.query(`UPDATE users SET ${set} WHERE id = $1`, [reception.id]);
});

test('a client cannot ask for the news of the salon', async () => {
  await choose(mia, true).expect(403);
  await parlour.http.get('/desk/news/emails').set('Authorization', mia.bearer).expect(403);
});

test('whoever has not confirmed their address cannot have news sent there', async () => {
  await parlour.database.query(`UPDATE users SET verified_at = NULL WHERE id = $1`, [reception.id]);

  const { body } = await choose(reception, true).expect(409);

  expect(body.detail).toContain('confirmed your email address');
});

test('the emails that name a client go with the client', async () => {
  const nora = await aClient(parlour, 'Nora');
  await want(reception);
  await parlour.http
    .post('/bookings')
    .set('Authorization', nora.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({
      startsAt: '2027-03-04T12:00:00Z',
      lines: [{ serviceId: cut.id, staffId: members.ana.id, addOnIds: [] }],
    })
    .expect(201);
  await work();
  parlour.clock.advanceMinutes(1);
  await sendMessage('Zoe');
  await work();
  expect(await told(reception)).toHaveLength(2);

  await parlour.http
    .delete('/account')
    .set('Authorization', nora.bearer)
    .send({ password: PASSWORD })
    .expect(204);

  expect(await saidTo(reception)).toEqual([['message Zoe']]);
});
