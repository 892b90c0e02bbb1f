// Long because one salon is given its week, its special days and its public holidays.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

const RULES = {
  slotStepMinutes: 15,
  noticeMinutes: 60,
  horizonDays: 90,
  cancellationNoticeMinutes: 1440,
  timeZone: 'Europe/Lisbon',
};

let parlour: TestApp;
let admin: Person;
let client: Person;
let cut: Service;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
  client = await aClient(parlour);
  cut = await aService(parlour.database, { title: 'Cut' });
  const ana = await aMember(parlour.database, { does: [cut], hours: [[0, 1440]] });
  await parlour.database.query(
    `INSERT INTO staff_hours (staff_id, weekday, starts_minute, ends_minute) VALUES ($1, 7, 0, 1440)`,
    [ana.id],
  );
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE bookings, special_days CASCADE`);
  await setOpening([1, 2, 3, 4, 5, 6].map((weekday) => opening(weekday, 9, 17))).expect(200);
  await put('/salon/booking-rules', RULES).expect(200);
});

const put = (path: string, body: object) =>
  parlour.http.put(path).set('Authorization', admin.bearer).send(body);

const opening = (weekday: number, from: number, to: number) => ({
  weekday,
  startsMinute: from * 60,
  endsMinute: to * 60,
});

const setOpening = (windows: unknown) => put('/salon/opening-hours', { windows });

const ask = async (day = TUESDAY) =>
  (await parlour.http.get('/availability').query({ day, services: cut.id }).expect(200)).body;

const book = (startsAt: string) =>
  parlour.http
    .post('/bookings')
    .set('Authorization', client.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: cut.id }], startsAt });

const pointersOf = (body: { errors: { pointer: string }[] }) => body.errors.map(({ pointer }) => pointer);

test('the week is set at once, and the diary and the site follow', async () => {
  await ask();

  const { body } = await setOpening([opening(2, 14, 15), opening(2, 9, 10), opening(7, 10, 12)]).expect(200);

  expect(body.openingHours).toEqual([opening(2, 9, 10), opening(2, 14, 15), opening(7, 10, 12)]);
  expect((await parlour.http.get('/salon').expect(200)).body.openingHours).toEqual(body.openingHours);
  expect((await ask()).starts).toEqual(
    ['09:00', '09:15', '09:30', '14:00', '14:15', '14:30'].map((time) => at(time)),
  );
  expect((await ask('2027-03-03')).state).toBe('closed');
});

test('a day is closed, given other hours, and reset to the week', async () => {
  const day = `/salon/special-days/${TUESDAY}`;
  const window = { startsMinute: 600, endsMinute: 630 };

  const { body } = await put(day, { windows: [], reason: ' Carnival ' }).expect(200);
  const closed = await ask();
  await put(day, { windows: [window], reason: 'Short day' }).expect(200);
  const short = await ask();
  await parlour.http.delete(day).set('Authorization', admin.bearer).expect(200);

  expect(body.specialDays).toEqual([{ day: TUESDAY, windows: [], reason: 'Carnival' }]);
  expect(closed.state).toBe('closed');
  expect(short.starts).toEqual([at('10:00')]);
  expect((await ask()).starts).toHaveLength(31);
  await parlour.http.delete(day).set('Authorization', admin.bearer).expect(404);
});

test('closing a day keeps its bookings, and the Order List shows which they are', async () => {
  const { body: booking } = await book(at('10:00')).expect(201);

  await put(`/salon/special-days/${TUESDAY}`, { windows: [] }).expect(200);

  const { body } = await parlour.http
    .get('/bookings')
    .query({ day: TUESDAY, status: 'confirmed' })
    .set('Authorization', admin.bearer);
  expect(body.items).toMatchObject([{ _id: booking._id, status: 'confirmed', startsAt: at('10:00') }]);
});

test('on the day on which the clocks go forward the salon opens by the clock', async () => {
  await setOpening([opening(7, 0, 3)]).expect(200);

  const { starts } = await ask('2027-03-28');

  // From one to two there is no hour that night.
  expect(starts).toEqual(
    ['00:00', '00:15', '00:30', '00:45', '01:00', '01:15', '01:30'].map((time) => at(time, '2027-03-28')),
  );
});

test('booking rules apply from the next request on', async () => {
  await put('/salon/booking-rules', {
    ...RULES,
    slotStepMinutes: 60,
    noticeMinutes: 1560,
    horizonDays: 1,
  }).expect(200);

  const { starts } = await ask();
  const beyond = await ask('2027-03-03');

  // Now is Monday at eight.
  expect(starts).toEqual(
    ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'].map((time) => at(time)),
  );
  expect(beyond.state).toBe('beyond');
  expect((await book(at('10:15'))).status).toBe(422);
});

test('another time zone moves the hours, not the bookings', async () => {
  const { body: booking } = await book(at('10:00')).expect(201);

  const refused = await put('/salon/booking-rules', { ...RULES, timeZone: 'Europe/Berlin' }).expect(409);
  const { body } = await put('/salon/booking-rules', {
    ...RULES,
    timeZone: 'Europe/Berlin',
    keepsBookings: true,
  }).expect(200);

  expect(refused.body).toMatchObject({ code: 'bookings-are-to-come', comingVisits: 1 });
  expect(body.timeZone).toBe('Europe/Berlin');
  expect((await ask()).starts[0]).toBe(at('08:00'));
  const after = await parlour.http.get(`/bookings/${booking._id}`).set('Authorization', client.bearer);
  expect(after.body.startsAt).toBe(at('10:00'));
});

test('what was changed is recorded', async () => {
  await put(`/salon/special-days/${TUESDAY}`, { windows: [] }).expect(200);

  const { body } = await parlour.http
    .get('/audit?action=salon.changed')
    .set('Authorization', admin.bearer)
    .expect(200);

  expect(body.items[0]).toMatchObject({ action: 'salon.changed', detail: { keys: TUESDAY } });
});

test.each([
  ['windows that overlap', [opening(1, 9, 12), opening(1, 11, 18)], '#/windows'],
  ['an hour that runs backwards', [opening(1, 12, 9)], '#/windows/0/endsMinute'],
  ['a day without a number', [{ startsMinute: 0, endsMinute: 60 }], '#/windows/0/weekday'],
  ['more than there are hours', [opening(1, 0, 25)], '#/windows/0/endsMinute'],
  ['A18 nothing', null, '#/windows'],
])('the salon does not open at %s', async (_, windows, pointer) => {
  const { body } = await setOpening(windows).expect(422);

  expect(pointersOf(body)).toContain(pointer);
  expect((await ask()).starts).toHaveLength(31);
});

test.each([
  ['a step that no hour is made of', { slotStepMinutes: 7 }, '#/slotStepMinutes'],
  ['a notice before now', { noticeMinutes: -1 }, '#/noticeMinutes'],
  ['a diary that is never open', { horizonDays: 0 }, '#/horizonDays'],
  ['a notice of a year', { cancellationNoticeMinutes: 525_600 }, '#/cancellationNoticeMinutes'],
  ['a zone that is none', { timeZone: 'Europe/Atlantis' }, '#/timeZone'],
  ['an offset for a zone', { timeZone: '+02:00' }, '#/timeZone'],
  ['A09 a rule that there is not', { name: 'Mine' }, '#/name'],
])('the salon cannot be booked by %s', async (_, change, pointer) => {
  const { body } = await put('/salon/booking-rules', { ...RULES, ...change }).expect(422);

  expect(pointersOf(body)).toEqual([pointer]);
});

test.each(['2027-02-29', '9999-12-31', 'monday'])('there is no day %s to be closed', async (day) => {
  await put(`/salon/special-days/${day}`, { windows: [] }).expect(404);
});

test.each([
  ['a reason without end', { windows: [], reason: 'x'.repeat(121) }, '#/reason'],
  ['no word on when it is open', { reason: 'Carnival' }, '#/windows'],
])('a special day cannot have %s', async (_, day, pointer) => {
  const { body } = await put(`/salon/special-days/${TUESDAY}`, day).expect(422);

  expect(pointersOf(body)).toContain(pointer);
});

describe('special days in a row', () => {
  const week = { fromDay: '2027-03-01', toDay: '2027-03-05' };
  const daysOf = (body: { specialDays: { day: string }[] }) =>
    body.specialDays.map(({ day }) => day.slice(5));
  const remove = (query: object) =>
    parlour.http.delete('/salon/special-days').query(query).set('Authorization', admin.bearer);

  test('a holiday from Monday to Friday closes all five days at once, and ends on the day after', async () => {
    const { body } = await put('/salon/special-days', {
      ...week,
      windows: [],
      reason: ' Spring break ',
    }).expect(200);

    expect(daysOf(body)).toEqual(['03-01', '03-02', '03-03', '03-04', '03-05']);
    expect(body.specialDays[0]).toMatchObject({ reason: 'Spring break', windows: [] });
    expect((await ask(TUESDAY)).state).toBe('closed');
  });

  test('a shorter holiday takes the place of a longer one, and nothing else', async () => {
    await put('/salon/special-days', { ...week, windows: [] }).expect(200);
    await put('/salon/special-days/2027-03-08', { windows: [] }).expect(200);

    const shorter = { fromDay: '2027-03-03', toDay: '2027-03-04', windows: [], replaces: week };
    const { body } = await put('/salon/special-days', shorter).expect(200);

    expect(daysOf(body)).toEqual(['03-03', '03-04', '03-08']);
    expect((await ask(TUESDAY)).starts.length).toBeGreaterThan(0);
  });

  test('all days are taken back at once', async () => {
    await put('/salon/special-days', { ...week, windows: [] }).expect(200);

    expect(daysOf((await remove(week).expect(200)).body)).toEqual([]);
    await remove(week).expect(404);
  });

  test.each([
    ['end before they begin', { fromDay: '2027-03-05', toDay: '2027-03-01' }],
    ['last for a year', { fromDay: '2027-03-05', toDay: '2028-03-05' }],
  ])('they cannot %s', async (_, days) => {
    const { body } = await put('/salon/special-days', { ...days, windows: [] }).expect(422);

    expect(pointersOf(body)).toEqual(['#/toDay']);
  });
});

describe('public holidays', () => {
  const proposed = async (): Promise<{ day: string; name: string }[]> =>
    (await parlour.http.get('/salon/public-holidays').set('Authorization', admin.bearer).expect(200)).body;
  const inCountry = (countryCode: string, mainLanguage = 'en') =>
    parlour.database.query(`UPDATE salon SET country_code = $1, main_language = $2`, [
      countryCode,
      mainLanguage,
    ]);

  test('of the country are proposed for a year, in the salon’s language, and close nothing', async () => {
    await inCountry('PT', 'pt');

    const found = await proposed();

    expect(found[0]).toEqual({ day: '2027-03-26', name: 'Sexta-Feira Santa' });
    expect(found.map(({ day }) => day)).toContain('2028-01-01');
    expect((await parlour.http.get('/salon')).body.specialDays).toEqual([]);
  });

  test('are proposed until the owner has closed the day, and only where the salon would be open', async () => {
    await inCountry('DE');
    await put('/salon/special-days/2027-03-26', { windows: [], reason: 'Good Friday' }).expect(200);
    await setOpening([opening(5, 9, 17)]).expect(200);

    // 1 January 2028 is a Saturday, and Easter Monday a Monday: only Fridays are left, and one of those is closed.
    expect(await proposed()).toEqual([]);

    await setOpening([opening(1, 9, 17)]).expect(200);
    expect((await proposed()).map(({ name }) => name)).toEqual(['Easter Monday', 'Whit Monday']);
  });

  test('of the chosen region are proposed as well, as long as the salon is in that country', async () => {
    await inCountry('DE');
    await setOpening([1, 2, 3, 4, 5].map((weekday) => opening(weekday, 9, 17))).expect(200);
    const choose = (region: string | null) => put('/salon/public-holidays/region', { region });
    const shown = async () =>
      (await parlour.http.get('/salon/public-holidays/regions').set('Authorization', admin.bearer)).body;
    const names = async () => (await proposed()).map(({ name }) => name);

    expect(await names()).not.toContain('Corpus Christi');
    const { body } = await choose('DE-BY').expect(200);
    expect(body.region).toBe('DE-BY');
    expect(body.regions).toContainEqual({ code: 'DE-BY', name: 'Bayern' });
    expect(await names()).toContain('Corpus Christi');

    expect((await choose('GB-SCT').expect(422)).body.errors[0].pointer).toBe('#/region');
    await inCountry('AT');
    expect(await shown()).toEqual({ region: null, regions: [] });
    await inCountry('DE');
    await choose(null).expect(200);
    expect(await names()).not.toContain('Corpus Christi');
  });

  test('of a country that is not known are not guessed', async () => {
    await inCountry('AE');

    expect(await proposed()).toEqual([]);
  });
});
