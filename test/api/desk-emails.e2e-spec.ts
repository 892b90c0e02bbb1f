import { randomUUID } from 'node:crypto';
import { OutboxRepository } from '../../api/mail/outbox.repository.js';
import type { TestApp } from '../support/app.js';
import { aClient, anAdmin, type Person } from '../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../support/salon-with-mail.js';

const get = (parlour: TestApp, admin: Person, path: string) =>
  parlour.http.get(path).set('Authorization', admin.bearer);

describe('in a salon with a mail server', () => {
  let salon: SalonWithMail;
  let parlour: TestApp;
  let client: Person;
  let admin: Person;

  beforeAll(async () => {
    salon = await openSalonWithMail();
    ({ parlour } = salon);
    client = await aClient(parlour);
    admin = await anAdmin(parlour);
  });

  afterAll(() => salon.close());

  beforeEach(async () => {
    await parlour.database.query(`TRUNCATE bookings, allocations, idempotency_keys, outbox CASCADE`);
    parlour.clock.set('2027-03-01T08:00:00Z');
    salon.mailServer.mood = 'takes everything';
    salon.mailServer.received.length = 0;
  });

  const retry = (id: string, person = admin) =>
    parlour.http.post(`/mail/${id}/retry`).set('Authorization', person.bearer);

  test('an admin sees which emails were sent, are waiting or were dropped', async () => {
    const { _id } = await salon.book(client, '2027-03-04T10:00:00Z');
    await salon.deliver();
    await salon.cancel(client, _id);

    const { body } = await get(parlour, admin, '/mail').expect(200);

    expect(body).toMatchObject({ total: 3, page: 1, leavesTheHouse: true, failed: 0, overdue: 0 });
    const states = body.items.map(({ kind, state, reason }: Record<string, string>) => [kind, state, reason]);
    expect(states.sort()).toEqual([
      ['booking-cancelled', 'waiting', ''],
      ['booking-confirmed', 'sent', ''],
      ['booking-reminder', 'dropped', 'The booking was cancelled.'],
    ]);
    const { body: waiting } = await get(parlour, admin, '/mail?state=waiting').expect(200);
    expect(waiting.items).toMatchObject([
      { kind: 'booking-cancelled', toAddress: client.email, sentAt: null },
    ]);
    const { body: reminders } = await get(parlour, admin, '/mail?kind=booking-reminder').expect(200);
    expect(reminders.items).toMatchObject([{ kind: 'booking-reminder', state: 'dropped' }]);
    const { body: second } = await get(parlour, admin, '/mail?page=2&pageSize=2').expect(200);
    expect([second.items.length, second.total]).toEqual([1, 3]);
  });

  test('an admin reads an email as it was sent, whatever became of the booking', async () => {
    const { _id } = await salon.book(client, '2027-03-04T10:00:00Z');
    await salon.deliver();
    await salon.move(client, _id, '2027-03-04T12:00:00Z');
    const { body: list } = await get(parlour, admin, '/mail?state=sent').expect(200);

    const { body: shownEmail } = await get(parlour, admin, `/mail/${list.items[0]._id}`).expect(200);

    const [mail] = salon.mailServer.received;
    expect(shownEmail).toMatchObject({ subject: mail?.subject, state: 'sent' });
    expect(shownEmail.text).toContain('Thursday 4 March 2027 at 10:00');
    expect(shownEmail.html).toContain('<h1');
    expect(shownEmail.calendar).toContain('BEGIN:VCALENDAR');
  });

  test('an admin reads a waiting email as it would be sent now', async () => {
    await salon.book(client, '2027-03-04T10:00:00Z');
    const { body: list } = await get(parlour, admin, '/mail?state=waiting').expect(200);
    const { _id } = list.items.find(({ kind }: { kind: string }) => kind === 'booking-reminder');

    const { body: shownEmail } = await get(parlour, admin, `/mail/${_id}`).expect(200);

    expect(shownEmail.subject).toBe('Reminder: your visit on Thursday 4 March 2027 at 10:00');
  });

  test('a mail server in trouble shows on the dashboard within two minutes, and a failed email can be sent again', async () => {
    salon.mailServer.mood = { refuses: () => true, code: 550 };
    await salon.book(client, '2027-04-20T10:00:00Z');
    await salon.deliver();
    parlour.clock.advanceMinutes(2);
    const { body: troubled } = await get(parlour, admin, '/mail').expect(200);
    parlour.clock.advanceMinutes(72 * 60);
    await salon.deliver();
    const later = await anAdmin(parlour);
    const { body: failed } = await get(parlour, later, '/mail?state=failed').expect(200);

    salon.mailServer.mood = 'takes everything';
    await retry(failed.items[0]._id, later).expect(200);
    await salon.deliver();

    expect([troubled.overdue, troubled.failed]).toEqual([1, 0]);
    expect([failed.overdue, failed.failed]).toEqual([0, 1]);
    expect(failed.items).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('Not this one') },
    ]);
    expect(salon.mailServer.received.map(({ recipients }) => recipients)).toEqual([[client.email]]);
  });

  test('an email that was sent is not sent again', async () => {
    await salon.book(client, '2027-03-01T16:00:00Z');
    await salon.deliver();
    const { body: list } = await get(parlour, admin, '/mail').expect(200);

    const { body } = await retry(list.items[0]._id).expect(409);
    await salon.deliver();

    expect(body.code).toBe('not-possible');
    expect(salon.mailServer.received).toHaveLength(1);
  });

  test('an unknown email is not found', async () => {
    await get(parlour, admin, `/mail/${randomUUID()}`).expect(404);
    await retry(randomUUID()).expect(404);
    await get(parlour, admin, '/mail/everything').expect(404);
    await get(parlour, admin, '/mail?state=lost').expect(422);
  });

  test('an email is deleted a month after it was sent, but never while it is waiting', async () => {
    await salon.book(client, '2027-05-20T10:00:00Z');
    await salon.deliver();

    await parlour.app.get(OutboxRepository).prune(new Date('2027-05-20T10:00:00Z'));

    const { body } = await get(parlour, admin, '/mail').expect(200);
    expect(body.items).toMatchObject([{ kind: 'booking-reminder', state: 'waiting' }]);
  });

  test('the emails to an account are deleted with it', async () => {
    const leaver = await aClient(parlour);
    await salon.book(leaver, '2027-03-04T10:00:00Z');
    await salon.deliver();

    await parlour.http.delete(`/user/${leaver.email}`).set('Authorization', admin.bearer).expect(200);

    const { body } = await get(parlour, admin, '/mail').expect(200);
    expect(body.total).toBe(0);
  });
});
