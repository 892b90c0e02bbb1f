import { randomUUID } from 'node:crypto';
import { OutboxRepository } from '../../../api/mail/mail/outbox.repository.js';
import type { TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aMember } from '../../support/salon.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

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

  describe('B-2: who hears of a change, and who has to be called,', () => {
    const DAY = '2027-03-04';
    const at = (time: string) => `${DAY}T${time}:00.000Z`;

    const post = (path: string, body: object, person = admin) =>
      parlour.http
        .post(path)
        .set('Authorization', person.bearer)
        .set('Idempotency-Key', randomUUID())
        .send(body);

    /** A client who has only ever phoned. */
    const bookByPhone = async (startsAt: string, caller: object): Promise<string> => {
      const lines = [{ serviceId: salon.cut.id, staffId: salon.staff[0]?.id }];
      const { body } = await post('/bookings/desk', { lines, startsAt, client: caller }).expect(201);
      return body._id;
    };

    const rosa = { name: 'Rosa Dias', phone: '+351912345678' };

    /** Emails to clients in the outbox about changes of their bookings. */
    const queued = async (): Promise<string[]> => {
      const rows: { email: string }[] = await parlour.database.query(
        `SELECT kind || ' ' || to_name AS email FROM outbox
         WHERE kind NOT IN ('booking-confirmed', 'booking-reminder') AND dropped_at IS NULL ORDER BY email`,
      );
      return rows.map(({ email }) => email);
    };

    test('is said of time off before it is saved and after, by what is in the outbox', async () => {
      const bea = await aMember(parlour.database, { name: 'Bea', does: [salon.cut] });
      const taken = await bookByPhone(at('10:00'), { name: 'Ines Reis', email: 'ines@example.com' });
      const { _id: emailed } = await salon.book(client, at('11:00'));
      const called = await bookByPhone(at('12:00'), rosa);
      const ask = { staffId: salon.staff[0]?.id, fromDay: DAY, toDay: DAY };

      const { body: before } = await post('/time-off/preview', ask).expect(200);
      const visits = [
        { bookingId: taken, fate: 'move' },
        { bookingId: emailed, fate: 'cancel' },
        { bookingId: called, fate: 'cancel' },
      ];
      const { body: timeOff } = await post('/time-off', { ...ask, visits }).expect(201);
      await parlour.database.query(`DELETE FROM time_off`);
      await parlour.database.query(`UPDATE staff SET active = false WHERE id = $1`, [bea.id]);

      expect(before.visits).toMatchObject([
        { client: { name: 'Ines Reis', email: 'ines@example.com', getsEmail: true } },
        { client: { email: client.email, getsEmail: true } },
        { client: { ...rosa, email: '', getsEmail: false } },
      ]);
      expect(timeOff.news).toEqual({
        emails: 2,
        toCall: [
          {
            ...rosa,
            email: '',
            getsEmail: false,
            bookingId: called,
            news: 'cancelled',
            titles: ['Cut'],
            startsAt: at('12:00'),
            formerStartsAt: null,
          },
        ],
      });
      expect(await queued()).toEqual(['booking-cancelled Maria Lopes', 'booking-handed-over Ines Reis']);
    });

    test('is said of a booking that is moved, or not when the desk has told the client', async () => {
      const called = await bookByPhone(at('10:00'), rosa);
      const { _id: emailed } = await salon.book(client, at('11:00'));

      const { body: contact } = await get(parlour, admin, `/bookings/${called}/contact`).expect(200);
      const { body: first } = await post(`/bookings/${called}/move`, { startsAt: at('14:00') }).expect(200);
      const { body: second } = await post(`/bookings/${emailed}/move`, { startsAt: at('15:00') }).expect(200);
      const quiet = { startsAt: at('16:00'), sendLetter: false };
      const { body: third } = await post(`/bookings/${called}/move`, quiet).expect(200);

      expect(contact).toEqual({ ...rosa, email: '', getsEmail: false });
      expect(first.news).toMatchObject({
        emails: 0,
        toCall: [{ ...rosa, news: 'moved', startsAt: at('14:00'), formerStartsAt: at('10:00') }],
      });
      expect(second.news).toEqual({ emails: 1, toCall: [] });
      expect(third.news).toEqual({ emails: 0, toCall: [] });
      expect(await queued()).toEqual(['booking-moved Maria Lopes']);
    });

    test('is said of a cancellation, the same however often it is sent; no one is called about their own', async () => {
      const called = await bookByPhone(at('10:00'), rosa);
      const { _id: emailed } = await salon.book(client, at('11:00'));
      const { _id: own } = await salon.book(client, at('12:00'));

      const cancel = async (id: string, person = admin) =>
        (await post(`/bookings/${id}/cancel`, {}, person).expect(200)).body.news;
      const calledTwice = [await cancel(called), await cancel(called)];
      const emailedTwice = [await cancel(emailed), await cancel(emailed)];
      const ownThenAdmin = [await cancel(own, client), await cancel(own)];

      expect(calledTwice[0]).toMatchObject({ emails: 0, toCall: [{ ...rosa, news: 'cancelled' }] });
      expect(calledTwice[1]).toEqual(calledTwice[0]);
      expect(emailedTwice).toEqual([
        { emails: 1, toCall: [] },
        { emails: 1, toCall: [] },
      ]);
      expect(ownThenAdmin).toEqual([
        { emails: 1, toCall: [] },
        { emails: 1, toCall: [] },
      ]);
    });
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
