import { randomUUID } from 'node:crypto';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import type { Received } from '../../support/mail-server.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// Lisbon is on UTC then; the tests' clock is set to Monday, 1 March, eight o'clock.
const THURSDAY_TEN = '2027-03-04T10:00:00.000Z';
const THURSDAY_NOON = '2027-03-04T12:00:00.000Z';

let salon: SalonWithMail;
let client: Person;

beforeAll(async () => {
  salon = await openSalonWithMail();
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.startAfresh();
  client = await aClient(salon.parlour);
});

/** One property of a calendar file. */
const inCalendar = ({ calendar }: Received, name: string) =>
  new RegExp(`^${name}[^:\r\n]*:(.*)\r$`, 'm').exec(calendar)?.[1];

const subjects = () => salon.mailServer.of(client).map(({ subject }) => subject);

describe('a client who books', () => {
  test('gets one email with all they need to know, in the salon’s design and as plain text', async () => {
    await salon.book(client, THURSDAY_TEN);

    await salon.deliver();

    expect(salon.mailServer.received).toHaveLength(1);
    const [mail] = salon.mailServer.of(client);
    expect(mail?.subject).toBe('Booked: Thursday 4 March 2027 at 10:00');
    expect(mail?.header('from')).toMatch(/<hello@maisonvera\.example>$/);
    expect(mail?.header('to')).toBe(`Maria Lopes <${client.email}>`);
    // In HTML, names stand apart from the words around them, which no reader sees.
    for (const body of [mail?.text, mail?.html.replaceAll(/<\/?bdi[^>]*>/g, '')]) {
      expect(body).toContain('Hello Maria Lopes,');
      expect(body).toContain('Thursday 4 March 2027 at 10:00');
      expect(body).toContain('$40');
      expect(body).toContain('https://maisonvera.example/dashboard/booking');
    }
  });

  test('reads it as the salon says it, where it has words of its own, and names in them are only names', async () => {
    const admin = await anAdmin(salon.parlour);
    const say = (text: string | null) =>
      salon.parlour.http
        .put('/salon/words')
        .set('Authorization', admin.bearer)
        .send({ language: 'en', area: 'api/letters', name: 'helloName', texts: [{ form: '', text }] })
        .expect(200);
    await say('Dearest {name} <script>{{name}}</script>');
    await salon.book(client, THURSDAY_TEN);
    await salon.deliver();
    await say(null);
    await salon.book(client, THURSDAY_NOON);
    await salon.deliver();

    const [own, standard] = salon.mailServer.of(client);
    expect(own?.text).toContain('Dearest Maria Lopes <script>{Maria Lopes}</script>');
    expect(own?.html).toContain('&lt;script&gt;');
    expect(own?.html).not.toContain('<script>');
    expect(standard?.text).toContain('Hello Maria Lopes,');
  });

  test('finds the booking in a calendar file, in UTC', async () => {
    const booking = await salon.book(client, THURSDAY_TEN);

    await salon.deliver();

    const [mail] = salon.mailServer.of(client);
    expect(mail?.calendar.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(mail && inCalendar(mail, 'METHOD')).toBe('REQUEST');
    expect(mail && inCalendar(mail, 'UID')).toBe(`${booking._id}@maisonvera.example`);
    expect(mail && inCalendar(mail, 'SEQUENCE')).toBe('1');
    expect(mail && inCalendar(mail, 'DTSTART')).toBe('20270304T100000Z');
    expect(mail && inCalendar(mail, 'DTEND')).toBe('20270304T103000Z');
    expect(mail && inCalendar(mail, 'ATTENDEE')).toBe(`mailto:${client.email}`);
  });

  test('gets one email even after pressing twice', async () => {
    const key = randomUUID();

    await Promise.all([salon.book(client, THURSDAY_TEN, { key }), salon.book(client, THURSDAY_TEN, { key })]);
    await salon.deliver();

    expect(subjects()).toEqual(['Booked: Thursday 4 March 2027 at 10:00']);
  });

  test('gets no email about a booking that was rejected', async () => {
    const other = await aClient(salon.parlour);
    await salon.book(other, THURSDAY_TEN);

    await expect(salon.book(client, THURSDAY_TEN)).rejects.toThrow('409');
    await salon.deliver();

    expect(subjects()).toEqual([]);
  });
});

describe('a client whose booking is moved', () => {
  test('gets an email that replaces the entry in their calendar', async () => {
    const { _id } = await salon.book(client, THURSDAY_TEN);
    await salon.deliver();

    await salon.move(client, _id, THURSDAY_NOON);
    await salon.deliver();

    const [before, after] = salon.mailServer.of(client);
    if (!before || !after) throw new Error('Two mails were expected.');
    expect(after.subject).toBe('Your booking has moved to Thursday 4 March 2027 at 12:00');
    expect(inCalendar(after, 'UID')).toBe(inCalendar(before, 'UID'));
    expect(inCalendar(after, 'METHOD')).toBe('REQUEST');
    expect(Number(inCalendar(after, 'SEQUENCE'))).toBeGreaterThan(Number(inCalendar(before, 'SEQUENCE')));
    expect(inCalendar(after, 'DTSTART')).toBe('20270304T120000Z');
  });

  test('never gets emails about the old time that were still waiting', async () => {
    const { _id } = await salon.book(client, THURSDAY_TEN);

    await salon.move(client, _id, THURSDAY_NOON);
    await salon.deliver();

    expect(subjects()).toEqual(['Your booking has moved to Thursday 4 March 2027 at 12:00']);
  });

  test('is reminded once, of the new time, even when it is moved away and back', async () => {
    const { _id } = await salon.book(client, THURSDAY_TEN);
    await salon.move(client, _id, '2027-03-05T10:00:00Z');
    await salon.move(client, _id, THURSDAY_TEN);
    await salon.deliver();

    salon.parlour.clock.set('2027-03-04T09:00:00Z');
    await salon.deliver();

    expect(subjects()).toEqual([
      'Your booking has moved to Thursday 4 March 2027 at 10:00',
      'Reminder: your visit on Thursday 4 March 2027 at 10:00',
    ]);
  });
});

describe('a client whose booking is cancelled', () => {
  test('gets an email that removes the entry from their calendar', async () => {
    const { _id } = await salon.book(client, THURSDAY_TEN);
    await salon.deliver();

    await salon.cancel(client, _id);
    await salon.deliver();

    const [before, after] = salon.mailServer.of(client);
    if (!before || !after) throw new Error('Two mails were expected.');
    expect(after.subject).toBe('Your booking on Thursday 4 March 2027 at 10:00 has been cancelled');
    expect(inCalendar(after, 'UID')).toBe(inCalendar(before, 'UID'));
    expect(inCalendar(after, 'METHOD')).toBe('CANCEL');
    expect(inCalendar(after, 'STATUS')).toBe('CANCELLED');
    expect(inCalendar(after, 'SEQUENCE')).toBe('2');
  });

  test('reads the salon’s reason, when the salon cancelled', async () => {
    const admin = await anAdmin(salon.parlour);
    const { _id } = await salon.book(client, THURSDAY_TEN);

    await salon.cancel(admin, _id, 'Ana is ill.');
    await salon.deliver();

    expect(salon.mailServer.of(client)[0]?.text).toContain('“Ana is ill.”');
  });

  test('gets one email, however often it is cancelled', async () => {
    const { _id } = await salon.book(client, THURSDAY_TEN);

    await Promise.all([salon.cancel(client, _id), salon.cancel(client, _id)]);
    await salon.deliver();

    expect(subjects()).toEqual(['Your booking on Thursday 4 March 2027 at 10:00 has been cancelled']);
  });

  test('is never reminded of it', async () => {
    const { _id } = await salon.book(client, THURSDAY_TEN);
    await salon.cancel(client, _id);
    await salon.deliver();
    salon.mailServer.received.length = 0;

    salon.parlour.clock.set('2027-03-03T10:00:00Z');
    await salon.deliver();

    expect(salon.mailServer.received).toEqual([]);
  });

  test('is not reminded even if the reminder was not dropped on cancellation', async () => {
    const { _id } = await salon.book(client, THURSDAY_TEN);
    await salon.parlour.database.query(
      `UPDATE bookings SET status = 'cancelled', cancelled_at = now() WHERE id = $1`,
      [_id],
    );

    salon.parlour.clock.set('2027-03-03T10:00:00Z');
    await salon.deliver();

    const rows = await salon.parlour.database.query(`SELECT DISTINCT drop_reason FROM outbox`);
    expect(salon.mailServer.received).toEqual([]);
    expect(rows).toEqual([{ drop_reason: 'cancelled' }]);
  });
});

describe('the reminder', () => {
  test('B-8: is sent a day before the end of free cancellation and not a minute earlier', async () => {
    await salon.book(client, THURSDAY_TEN);
    await salon.deliver();

    salon.parlour.clock.set('2027-03-02T09:59:00Z');
    await salon.deliver();
    const early = subjects();
    salon.parlour.clock.set('2027-03-02T10:00:00Z');
    await salon.deliver();

    expect(early).toHaveLength(1);
    expect(subjects().slice(1)).toEqual(['Reminder: your visit on Thursday 4 March 2027 at 10:00']);
  });

  test('is left out when the booking is less than a day away', async () => {
    await salon.book(client, '2027-03-01T15:00:00Z');

    salon.parlour.clock.set('2027-03-01T14:59:00Z');
    await salon.deliver();

    expect(subjects()).toEqual(['Booked: Monday 1 March 2027 at 15:00']);
  });

  test('is not sent when the client has arrived already', async () => {
    await salon.book(client, THURSDAY_TEN);
    await salon.deliver();

    salon.parlour.clock.set(THURSDAY_TEN);
    await salon.deliver();

    expect(subjects()).toHaveLength(1);
  });
});
