import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emptyForImports, importSteps } from '../../support/imports.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let vera: Person;
let cut: { id: string };
let maya: { id: string };

beforeAll(async () => {
  parlour = await startTestApp();
  await parlour.database.query(
    `UPDATE salon SET currency = 'EUR', country_code = 'DE', time_zone = 'Europe/Berlin'`,
  );
});

afterAll(() => parlour.close());

beforeEach(async () => {
  parlour.clock.set('2027-03-01T08:00:00Z');
  await emptyVisits();
  await emptyForImports(parlour);
  vera = await anAdmin(parlour);
  cut = await aService(parlour.database, { title: 'Cut' });
  const colour = await aService(parlour.database, { title: 'Colour', priceCents: 9000 });
  maya = await aMember(parlour.database, { name: 'Maya Lopez', does: [cut, colour] });
  await parlour.database.query(`UPDATE plan_version SET version = version + 1`);
});

const { as, uploadBytes, upload, rehearse, run, undo, bringIn, clients, countOf } = importSteps(() => ({
  parlour,
  vera,
}));

const emptyVisits = () =>
  parlour.database.query(
    `TRUNCATE bookings, allocations, past_visits, imported_visits, outbox, reviews CASCADE`,
  );
const visits = () =>
  parlour.database.query(
    `SELECT client_name AS name, client_email AS email, starts_at, ends_at, total_price_cents::int AS cents, note,
       (SELECT string_agg(title, ' + ' ORDER BY position) FROM booking_lines WHERE booking_id = bookings.id) AS services
     FROM bookings ORDER BY starts_at`,
  );
const LIST = `Appointment ID,Start,End,Client Name,Email,Service,Stylist,Status,Price
1,2027-03-09 10:00,2027-03-09 10:45,Ivy Sandoval,ivy@example.com,Cut,Maya Lopez,Confirmed,38.50
2,2025-05-06 14:00,2025-05-06 15:00,Ivy Sandoval,ivy@example.com,Balayage,Someone Gone,Completed,120.00
`;

test('a dump of Easy!Appointments brings in its visits, with the people and services of the same dump', async () => {
  const dump = Buffer.from(`${readFileSync('test/files/imports/easyappointments.sql', 'utf8')}
CREATE TABLE \`ea_appointments\` (\`id\` int, \`start_datetime\` datetime, \`end_datetime\` datetime, \`notes\` text,
  \`hash\` text, \`is_unavailability\` tinyint, \`id_users_provider\` int, \`id_users_customer\` int, \`id_services\` int);
INSERT INTO \`ea_appointments\` VALUES
  (1,'2027-03-09 10:00:00','2027-03-09 11:00:00','Window seat','x7',0,2,3,1),
  (2,'2026-03-09 10:00:00','2026-03-09 10:45:00',NULL,'x8',0,2,3,2),
  (3,'2027-03-09 12:00:00','2027-03-09 13:00:00','Lunch',NULL,1,2,NULL,NULL);
`);
  const lists = (await uploadBytes(dump, 'salon.sql').expect(201)).body as { _id: string; kind: string }[];
  const idOf = (kind: string) => lists.find((list) => list.kind === kind)?._id ?? '';
  for (const kind of ['clients', 'services', 'team']) {
    await rehearse(idOf(kind));
    await run(idOf(kind));
  }
  const id = idOf('visits');
  const checked = await rehearse(id);
  expect(checked.visits).toMatchObject({
    ...{ coming: 1, past: 1, unknownServices: [], unknownTeam: [] },
    missingOffers: [{ teamMember: 'Ines Provider', services: ['Facial; deep'] }],
  });
  await as('post', `/imports/${id}/offers`).expect(200);
  await rehearse(id);
  expect(await run(id)).toMatchObject({ doneRows: 2, counts: { new: 2, skipped: 1 } });

  expect(await visits()).toMatchObject([
    {
      ...{ name: 'Nina O’Hara'.replace('’', "'"), services: 'Facial; deep', note: 'Window seat' },
      ...{ starts_at: new Date('2027-03-09T09:00:00Z'), ends_at: new Date('2027-03-09T10:00:00Z') },
    },
  ]);
  expect(await countOf(`past_visits WHERE staff_id IS NOT NULL`)).toBe(1);
  expect(await clients()).toHaveLength(1);
});

test('a calendar brings in its events with a guest, in the time zone of each', async () => {
  await bringIn(`BEGIN:VCALENDAR
BEGIN:VEVENT
UID:e1
SUMMARY:Cut
DTSTART;TZID=Europe/Lisbon:20270309T100000
DTEND;TZID=Europe/Lisbon:20270309T104500
ATTENDEE;CN="Elsa Lindqvist":mailto:elsa@example.com
END:VEVENT
BEGIN:VEVENT
UID:e2
SUMMARY:Colour
DTSTART:20270310T100000Z
DTEND:20270310T113000Z
ATTENDEE:mailto:tom@example.com
END:VEVENT
BEGIN:VEVENT
UID:e3
SUMMARY:Dentist
DTSTART:20270311T100000Z
DTEND:20270311T113000Z
END:VEVENT
END:VCALENDAR
`);

  expect(await visits()).toMatchObject([
    { name: 'Elsa Lindqvist', services: 'Cut', starts_at: new Date('2027-03-09T10:00:00Z') },
    { email: 'tom@example.com', services: 'Colour', starts_at: new Date('2027-03-10T10:00:00Z') },
  ]);
});

test.each(['csv', 'xlsx'])(
  'the download of bookings brings them into another salon, as %s',
  async (format) => {
    const book = (startsAt: string, services: { id: string }[], name: string) =>
      as('post', '/bookings/desk')
        .set('Idempotency-Key', randomUUID())
        .send({
          lines: services.map(({ id }) => ({ serviceId: id, staffId: maya.id })),
          startsAt,
          client: { name, email: `${name.toLowerCase()}@example.com` },
          note: 'Window seat',
          sendLetter: false,
        })
        .expect(201);
    await book('2027-03-09T09:00:00Z', [cut], 'Ivy');
    const [{ id: colour }] = await parlour.database.query(`SELECT id FROM services WHERE title = 'Colour'`);
    await book('2027-03-09T11:00:00Z', [cut, { id: colour }], 'Zoe');
    const before = await visits();
    const { body } = await as('get', `/bookings/export?format=${format}`).responseType('blob').expect(200);
    await emptyVisits();
    await parlour.database.query(`TRUNCATE clients CASCADE`);

    const [list] = (await uploadBytes(body, `bookings.${format}`).expect(201)).body;
    expect(list.kind).toBe('visits');
    await rehearse(list._id);
    expect(await run(list._id)).toMatchObject({ doneRows: 2 });
    expect(await visits()).toEqual(before);
  },
);

test('IM-10 visits are taken back after their client was merged, and the merged client stays', async () => {
  const mia = await aClient(parlour, 'Mia Costa');
  const { _id: id } = await bringIn(LIST);
  const [ivy] = await clients();
  await as('post', `/clients/${mia.id}/merge`).send({ _id: ivy?.['id'] }).expect(200);
  expect(await countOf('bookings')).toBe(1);

  expect(await undo(id)).toMatchObject({ state: 'undone' });

  expect(await countOf('bookings')).toBe(0);
  expect(await countOf('past_visits')).toBe(0);
  expect(await countOf(`users WHERE id = '${mia.id}'`)).toBe(1);
  // The same list comes in again, for the client who is there now.
  const again = await upload(LIST);
  await rehearse(again._id);
  expect(await run(again._id)).toMatchObject({ doneRows: 2 });
});
