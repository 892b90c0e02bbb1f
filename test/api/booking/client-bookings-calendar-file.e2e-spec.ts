import { aClient, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// The tests' clock is set to Monday, 1 March 2027, eight o'clock, in Lisbon and in universal time.
const TEN = '2027-03-02T10:00:00.000Z';
const ELEVEN = '2027-03-02T11:00:00.000Z';

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

describe('the calendar file of a booking', () => {
  const file = async (id: string, person = client) =>
    salon.parlour.http
      .get(`/bookings/${id}/calendar`)
      .set('Authorization', person.bearer)
      .buffer()
      .parse((response, done) => {
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (part: string) => (text += part));
        response.on('end', () => done(null, text));
      });
  const lineOf = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1];

  test('is named after the reference, and replaces the earlier entry', async () => {
    const { _id } = await salon.book(client, TEN);
    const before = await file(_id);
    await salon.move(client, _id, ELEVEN);
    const after = await file(_id);

    expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(before.headers['content-disposition']).toMatch(
      /^attachment; filename="booking-[0-9A-Z-]{9}\.ics"$/,
    );
    expect(lineOf(after.body, 'UID')).toBe(`${_id}@maisonvera.example`);
    expect(lineOf(before.body, 'UID')).toBe(lineOf(after.body, 'UID'));
    expect([lineOf(before.body, 'SEQUENCE'), lineOf(after.body, 'SEQUENCE')]).toEqual(['1', '2']);
    expect([lineOf(before.body, 'DTSTART'), lineOf(after.body, 'DTSTART')]).toEqual([
      '20270302T100000Z',
      '20270302T110000Z',
    ]);
  });

  test('of a cancelled booking removes the entry', async () => {
    const { _id } = await salon.book(client, TEN);
    await salon.cancel(client, _id);

    expect(lineOf((await file(_id)).body, 'METHOD')).toBe('CANCEL');
  });

  test('of someone else’s booking is not found', async () => {
    const { _id } = await salon.book(client, TEN);

    expect((await file(_id, await aClient(salon.parlour))).status).toBe(404);
  });
});
