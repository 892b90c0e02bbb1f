// Long because it is one list: what may happen to a calendar between its first reading and its end.
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ReadCalendarsService } from '../../../api/booking/calendars/read-calendars.service.js';
import { OutgoingNetworkService } from '../../../api/platform/outgoing/outgoing-network.service.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type HttpsHost, startHttpsHost } from '../../support/https-host.js';
import { aClient, anAdmin, loggedInAgain, type Person } from '../../support/people.js';
import { aMember, aService, nobodyWorksHere } from '../../support/salon.js';

const HOST = 'calendar.example';
const TUESDAY = '2027-03-02';
const UNTIL = '2027-03-08';

let host: HttpsHost;
let parlour: TestApp;
let other: TestApp;
let admin: Person;
let client: Person;
let cut: Service;
let elena: StaffMember;
let answer: (response: ServerResponse) => void;
let asked: number;

/** Lets this app read calendars of the fake server, whatever their name leads to. */
const leadToHost = ({ app }: TestApp): void => {
  const addressesOf = () => Promise.resolve(['127.0.0.1']);
  Object.assign(app.get(OutgoingNetworkService), { authorities: host.authorities, addressesOf });
};

beforeAll(async () => {
  host = await startHttpsHost([HOST], (_request, response) => {
    asked += 1;
    answer(response);
  });
  const env = { OUTGOING_ALLOW: `${HOST}:${host.port}` };
  parlour = await startTestApp({ env });
  other = await startTestApp({ env, databaseUrl: parlour.databaseUrl });
  leadToHost(parlour);
  leadToHost(other);
  cut = await aService(parlour.database, { title: 'Cut' });
});

afterAll(async () => {
  await other.close();
  await parlour.close();
  await host.close();
});

beforeEach(async () => {
  for (const { clock } of [parlour, other]) clock.set('2027-03-01T08:00:00Z');
  await parlour.database.query(`DELETE FROM calendars`);
  await parlour.database.query(`DELETE FROM spent_limits`);
  await nobodyWorksHere(parlour.database);
  elena = await aMember(parlour.database, { name: 'Elena', does: [cut] });
  admin = await anAdmin(parlour);
  client = await aClient(parlour);
  asked = 0;
  calendarHas(['20270302T100000Z', '20270302T120000Z']);
});

const calendarOf = (...events: [start: string, end: string][]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap(([start, end], index) => [
      ...['BEGIN:VEVENT', `UID:${index}@old.example`, 'SUMMARY:A secret'],
      ...[`DTSTART:${start}`, `DTEND:${end}`, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

const calendarHas = (...events: [start: string, end: string][]): void => {
  answer = (response) => void response.end(calendarOf(...events));
};

const as = (person: Person, method: 'get' | 'post' | 'patch' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', person.bearer);

const connect = (more: object = {}) =>
  as(admin, 'post', '/calendars').send({
    staffId: elena.id,
    address: `webcal://${HOST}:${host.port}/secret-7.ics`,
    until: UNTIL,
    ...more,
  });

const connected = async (): Promise<string> => (await connect().expect(201)).body._id;

const list = async () => (await as(admin, 'get', '/calendars').expect(200)).body;

/** Ten minutes later, both copies of the server look for calendars that are due. */
const readLater = async (minutes = 10): Promise<void> => {
  for (const { clock } of [parlour, other]) clock.advanceMinutes(minutes);
  admin = await loggedInAgain(parlour, admin);
  await Promise.all([parlour, other].map(({ app }) => app.get(ReadCalendarsService).readDue()));
};

const book = async (startsAt: string): Promise<string> => {
  const booking = await as(client, 'post', '/bookings')
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: cut.id, staffId: elena.id }], startsAt })
    .expect(201);
  return booking.body._id;
};

const cancel = (visit: string) => as(client, 'post', `/bookings/${visit}/cancel`).send({}).expect(200);

/** The starts at which a client can book half an hour between ten and noon. */
const offered = async (day = TUESDAY): Promise<string[]> => {
  const query = { day, services: cut.id, staff: elena.id };
  const { body } = await parlour.http.get('/availability').query(query).expect(200);
  return (body.starts as string[])
    .map((start) => start.slice(11, 16))
    .filter((time) => time >= '10:00' && time <= '11:30');
};

const ALL = ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15', '11:30'];

test('BI-5 events of another calendar can’t be booked over until the chosen day, and visits stay', async () => {
  const visit = await book(`${TUESDAY}T11:00:00.000Z`);

  const { body } = await connect().expect(201);

  expect(body).toEqual({
    ...{ _id: expect.any(String), staffId: elena.id, host: HOST, until: UNTIL },
    ...{ readAt: '2027-03-01T08:00:00.000Z', events: 1, fault: null, unreadEvents: 0, unknownZone: null },
  });
  expect(await offered()).toEqual([]);
  expect((await as(client, 'get', `/bookings/${visit}`).expect(200)).body.status).toBe('confirmed');
  // A visit that is cancelled leaves no gap in the event.
  await cancel(visit);
  expect(await offered()).toEqual([]);
});

test('BI-5 the address of a calendar is sealed, and neither shown nor written to the activity log', async () => {
  await connected();

  const stored = await parlour.database.query(
    `SELECT to_jsonb(calendars)::text || coalesce((SELECT string_agg(to_jsonb(entry)::text, '') FROM audit_entries AS entry), '') AS text FROM calendars`,
  );
  expect(JSON.stringify([stored, await list()])).not.toMatch(/secret/);
  const [{ sealed }] = await parlour.database.query(
    `SELECT encode(url_sealed, 'escape') AS sealed FROM calendars`,
  );
  expect(sealed).not.toContain('secret');
  const [{ count }] = await parlour.database.query(
    `SELECT count(*)::int AS count FROM time_off WHERE reason LIKE '%secret%'`,
  );
  expect(count).toBe(0);
});

test.each([
  ['an address inside the network', { address: 'https://10.0.0.1/busy.ics' }, /address can’t be used/],
  ['http', { address: `http://${HOST}/busy.ics` }, /address can’t be used/],
  ['no address', { address: 'my calendar' }, /address can’t be used/],
  ['a day that is over', { until: '2027-02-28' }, /last day/],
  ['a day after next year', { until: '2028-04-01' }, /last day/],
])('BI-5 a calendar with %s is refused', async (_what, more, detail) => {
  const { body } = await connect(more).expect(422);

  expect(JSON.stringify(body)).toMatch(detail);
  expect(await list()).toEqual([]);
});

test('BI-5 a page that is no calendar is refused, and nothing is stored', async () => {
  answer = (response) => void response.end('<!doctype html><title>Log in</title>');

  expect((await connect().expect(422)).body).toMatchObject({ code: 'unreadable-calendar' });
  expect(await list()).toEqual([]);
});

test('BI-6 a calendar follows its events, and two copies of the server read it once', async () => {
  await connected();
  calendarHas(['20270302T100000Z', '20270302T110000Z']);

  await readLater(5);
  expect(asked).toBe(1);
  await readLater();

  expect(asked).toBe(2);
  expect(await offered()).toEqual(['11:00', '11:15', '11:30']);
});

test('BI-6 a server that fails keeps the last good copy, and its age is shown', async () => {
  await connected();
  answer = (response) => void response.writeHead(503).end();

  await readLater();

  expect(await list()).toMatchObject([{ fault: 'server', events: 1, readAt: '2027-03-01T08:00:00.000Z' }]);
  expect(await offered()).toEqual([]);
});

test('BI-6 a calendar that is empty once keeps its times, and frees them when it is empty again', async () => {
  await connected();
  calendarHas();

  await readLater();
  expect(await list()).toMatchObject([{ fault: 'empty', events: 1 }]);
  expect(await offered()).toEqual([]);

  await readLater();
  expect(await list()).toMatchObject([{ fault: null, events: 0 }]);
  expect(await offered()).toEqual(ALL);
});

test('BI-6 a calendar that has not changed is not sent again, and its times stay', async () => {
  answer = (response) => {
    response.setHeader('ETag', '"one"');
    if (response.req.headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else response.end(calendarOf(['20270302T100000Z', '20270302T120000Z']));
  };
  await connected();

  await readLater();

  expect(await list()).toMatchObject([{ fault: null, events: 1, readAt: '2027-03-01T08:10:00.000Z' }]);
  expect(await offered()).toEqual([]);
});

test('BI-7 a visit that is also an event of the old calendar is not in its own way, and frees its time when cancelled', async () => {
  const visit = await book(`${TUESDAY}T10:00:00.000Z`);
  calendarHas(['20270302T100000Z', '20270302T103000Z']);

  await connected();
  expect(await offered()).toEqual(['10:30', '10:45', '11:00', '11:15', '11:30']);
  await cancel(visit);
  await readLater();

  expect(await offered()).toEqual(ALL);
});

test('BI-7 the salon’s own time off goes first, and the calendar fills the rest again when it is deleted', async () => {
  calendarHas(['20270302T100000Z', '20270302T120000Z'], ['20270302T113000Z', '20270302T130000Z']);
  await connected();
  const own = { staffId: elena.id, fromDay: TUESDAY, toDay: TUESDAY, fromMinute: 600, toMinute: 660 };

  const { body } = await as(admin, 'post', '/time-off').send(own).expect(201);
  expect(await offered()).toEqual([]);
  const shown = (await as(admin, 'get', '/time-off').expect(200)).body;
  expect(shown.map((one: { _id: string }) => one._id)).toEqual([body._id]);

  await readLater();
  await as(admin, 'delete', `/time-off/${body._id}`).expect(204);
  await readLater();

  expect(await offered()).toEqual([]);
});

test('BI-7 a stylist on a busy day can still be given time off, and ask for it', async () => {
  calendarHas(['20270302T000000Z', '20270303T000000Z']);
  await connected();

  await as(admin, 'post', '/time-off')
    .send({ staffId: elena.id, fromDay: '2027-03-01', toDay: '2027-03-03' })
    .expect(201);
});

test('BI-7 a hold that a client has stays theirs when the calendar gets an event at that time', async () => {
  await connected();
  const hold = { lines: [{ serviceId: cut.id, staffId: elena.id }], startsAt: `${TUESDAY}T14:00:00.000Z` };
  await parlour.http.post('/holds').send(hold).expect(201);
  calendarHas(['20270302T140000Z', '20270302T150000Z']);

  await readLater();

  const [{ count }] = await parlour.database.query(`SELECT count(*)::int AS count FROM holds`);
  expect(count).toBe(1);
  expect(await list()).toMatchObject([{ fault: null }]);
});

describe('a calendar ends', () => {
  const left = async () => {
    const [{ calendars, times }] = await parlour.database.query(
      `SELECT (SELECT count(*)::int FROM calendars) AS calendars, (SELECT count(*)::int FROM time_off) AS times`,
    );
    return { calendars, times };
  };

  test('BI-8 after its last day, with all its times', async () => {
    calendarHas(['20270302T100000Z', '20270309T120000Z']);
    await connected();

    await readLater(7 * 24 * 60);
    expect(await left()).toEqual({ calendars: 1, times: 1 });
    expect(await offered('2027-03-09')).toEqual(ALL);
    await readLater(24 * 60);

    expect(await left()).toEqual({ calendars: 0, times: 0 });
  });

  test('BI-8 when it is removed, also while it is being read', async () => {
    const id = await connected();
    answer = (response) => {
      void as(admin, 'delete', `/calendars/${id}`)
        .expect(204)
        .then(() => response.end(calendarOf(['20270302T100000Z', '20270302T120000Z'])));
    };

    await readLater();

    expect(await left()).toEqual({ calendars: 0, times: 0 });
    expect(await offered()).toEqual(ALL);
  });

  test('BI-8 when the team member leaves', async () => {
    await connected();
    await parlour.database.query(`UPDATE staff SET active = false WHERE id = $1`, [elena.id]);

    await readLater();

    expect(await left()).toEqual({ calendars: 0, times: 0 });
  });

  test('BI-8 on another day if an admin changes it', async () => {
    const id = await connected();

    const { body } = await as(admin, 'patch', `/calendars/${id}`).send({ until: '2027-03-01' }).expect(200);

    expect(body.until).toBe('2027-03-01');
    expect(await offered()).toEqual(ALL);
  });
});
