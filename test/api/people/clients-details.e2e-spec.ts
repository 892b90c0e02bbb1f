// Long because the desk and the client see and change the same details.
import { randomUUID } from 'node:crypto';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import type { TestApp } from '../../support/app.js';
import { findInDatabase } from '../../support/find-in-database.js';
import { aClient, aColleague, anAdmin, aNewClient, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// It is Monday, 1 March 2027, 08:00; clients are reminded two days before a visit.
let salon: SalonWithMail;
let parlour: TestApp;
let vera: Person;
let mia: Person;
let ana: StaffMember;

beforeAll(async () => {
  salon = await openSalonWithMail();
  ({ parlour } = salon);
  [ana] = salon.staff;
});

afterAll(() => salon.close());

beforeEach(async () => {
  await salon.startAfresh();
  await parlour.database.query(`TRUNCATE users, clients, merged_clients, spent_limits CASCADE`);
  await parlour.database.query(`UPDATE salon SET shows_birthdays = false`);
  vera = await anAdmin(parlour, 'Vera Duarte');
  mia = await aClient(parlour, 'Mia Costa');
});

type Verb = 'get' | 'post' | 'patch' | 'delete';
const as = (verb: Verb, path: string, { bearer }: Person = vera) =>
  parlour.http[verb](path).set('Authorization', bearer);

const add = async (body: object = {}): Promise<string> =>
  (
    await as('post', '/clients')
      .send({ name: 'Rita Lima', ...body })
      .expect(201)
  ).body._id;
const change = (id: string, body: object) => as('patch', `/clients/${id}`).send(body);
const file = async (id: string, person = vera) =>
  (await as('get', `/clients/${id}`, person).expect(200)).body;
const changeOwn = (person: Person, body: object) => as('patch', '/account', person).send(body);
const agree = (kind: string, isGiven = true) => ({ consents: [{ kind, isGiven }] });

const details = {
  birthday: '1990-05-14',
  address: 'Rua Augusta 12\n1100-053 Lisboa',
  clientSince: '2015-09-01',
  source: 'Ana’s sister',
};

interface Said {
  kind: string;
  isGiven: boolean | null;
  origin: string | null;
  decidedAt: string | null;
}
const saidIn = ({ consents }: { consents: Said[] }, kind: string) =>
  consents.find((each) => each.kind === kind);

describe('the details of a client', () => {
  test('are kept by the desk, for a client without an account and for one with', async () => {
    const rita = await add();
    for (const id of [rita, mia.id]) {
      await change(id, details).expect(200);
      expect(await file(id)).toMatchObject(details);
    }
  });

  test('that are left out stay, and those that are emptied go', async () => {
    const id = await add();
    await change(id, details).expect(200);
    await change(id, { birthday: '--05-14', clientSince: null }).expect(200);
    expect(await file(id)).toMatchObject({ ...details, birthday: '--05-14', clientSince: null });

    await change(id, { birthday: '', address: '', source: '' }).expect(200);

    expect(await file(id)).toMatchObject({ birthday: '', address: '', source: '' });
  });

  test('do not count as a change of the note', async () => {
    const id = await add({ note: 'Prefers mornings' });
    const { noteChangedAt } = await file(id);
    parlour.clock.advanceMinutes(5);

    await change(id, details).expect(200);

    expect((await file(id)).noteChangedAt).toBe(noteChangedAt);
  });

  test.each([
    ['a day that no year has', { birthday: '--02-30' }, 'birthday'],
    ['a birthday to come', { birthday: '2027-03-02' }, 'birthday'],
    ['a birthday as people write it', { birthday: '14.05.1990' }, 'birthday'],
    ['a first day to come', { clientSince: '2027-03-02' }, 'clientSince'],
    ['an address without end', { address: 'x'.repeat(301) }, 'address'],
    ['a source in two lines', { source: 'A\nB' }, 'source'],
    ['an unknown kind of consent', agree('fax'), 'consents'],
    [
      'two answers to one question',
      { consents: [...agree('email-news').consents, ...agree('email-news', false).consents] },
      'consents',
    ],
  ])('with %s are refused, and nothing changes', async (_, body, field) => {
    const id = await add();

    const { body: problem } = await change(id, { source: 'Instagram', ...body }).expect(422);

    expect(problem.errors[0].pointer).toContain(`#/${field}`);
    expect(await file(id)).toMatchObject({ birthday: '', source: '' });
  });

  test('are seen and changed by the client in their account, except what is the salon’s', async () => {
    await change(mia.id, details).expect(200);

    const { body } = await changeOwn(mia, { birthday: '1991-05-14', address: 'Rua Nova 1' }).expect(200);

    expect(body).toMatchObject({ birthday: '1991-05-14', address: 'Rua Nova 1' });
    expect(body).not.toHaveProperty('source');
    expect(await file(mia.id)).toMatchObject({ ...details, birthday: '1991-05-14', address: 'Rua Nova 1' });
    await changeOwn(mia, { source: 'A friend' }).expect(422);
  });

  test('cannot be entered by an account whose address is not confirmed, which may be a stranger’s', async () => {
    const stranger = await aNewClient(parlour);

    const { body } = await changeOwn(stranger, { birthday: '1991-05-14' }).expect(409);

    expect(body.code).toBe('verify-first');
  });

  test('hide the address from a stylist who may not see contact details', async () => {
    await change(mia.id, details).expect(200);
    await salon.book(mia, '2027-03-05T10:00:00.000Z');
    const stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id });

    expect(await file(mia.id, stylist)).toMatchObject({ birthday: details.birthday, address: '' });
  });

  test('are in the client’s own file, and gone with the account', async () => {
    await change(mia.id, details).expect(200);
    await changeOwn(mia, agree('email-news')).expect(200);

    const { body } = await as('get', '/account/export', mia).expect(200);
    expect(body.notes).toEqual([expect.objectContaining(details)]);
    expect(body.profile).toMatchObject({ birthday: details.birthday, address: details.address });
    expect(saidIn(body.profile, 'email-news')).toMatchObject({ isGiven: true, origin: 'client' });

    await as('delete', '/account', mia).send({ password: 'a long enough secret' }).expect(204);
    expect(await findInDatabase(parlour.database, ['Rua Augusta'])).toEqual({});
    expect(await parlour.database.query(`SELECT * FROM client_consents`)).toEqual([]);
  });

  test('are gone when a client without an account is erased', async () => {
    const id = await add();
    await change(id, { ...details, ...agree('email-news') }).expect(200);

    await as('delete', `/clients/${id}`).expect(204);

    expect(await findInDatabase(parlour.database, ['Rua Augusta'])).toEqual({});
    expect(await parlour.database.query(`SELECT * FROM client_consents`)).toEqual([]);
  });

  test('are in the table of clients', async () => {
    await change(mia.id, { ...details, isBlocked: true }).expect(200);
    await changeOwn(mia, agree('email-reminders', false)).expect(200);

    const { text } = await as('get', '/clients/export').expect(200);

    expect(text).toContain('2015-09-01,1990-05-14,"Rua Augusta 12\n1100-053 Lisboa",Ana’s sister,yes,no,,,');
  });
});

describe('two records of one client that are merged', () => {
  test('complete each other, and the earlier first day stays', async () => {
    const [stays, goes] = [await add(), await add({ name: 'R. Lima' })];
    await change(stays, { birthday: '--05-14', clientSince: '2020-01-01' }).expect(200);
    await change(goes, details).expect(200);

    await as('post', `/clients/${stays}/merge`).send({ _id: goes, name: 'Rita Lima' }).expect(200);

    expect(await file(stays)).toMatchObject({ ...details, birthday: '--05-14' });
  });

  test('are one client since the salon first knew them, also where that record becomes part of a newer account', async () => {
    const goes = await add({ name: 'M. Costa' });
    await parlour.database.query(`UPDATE clients SET created_at = '2018-05-01T12:00:00Z' WHERE id = $1`, [
      goes,
    ]);

    await as('post', `/clients/${mia.id}/merge`).send({ _id: goes }).expect(200);

    expect((await file(mia.id)).clientSince).toBe('2018-05-01');
  });

  test('keep a refusal, whichever of them has it, and otherwise what either says', async () => {
    const goes = await add({ name: 'M. Costa' });
    await change(goes, {
      consents: [
        { kind: 'email-news', isGiven: true },
        { kind: 'message-news', isGiven: true },
      ],
    }).expect(200);
    await changeOwn(mia, agree('email-news', false)).expect(200);

    await as('post', `/clients/${mia.id}/merge`).send({ _id: goes }).expect(200);

    const merged = await file(mia.id);
    expect(saidIn(merged, 'email-news')).toMatchObject({ isGiven: false, origin: 'client' });
    expect(saidIn(merged, 'message-news')).toMatchObject({ isGiven: true, origin: 'desk' });
    expect(saidIn(merged, 'email-reminders')).toMatchObject({ isGiven: null, origin: null, decidedAt: null });
  });
});

describe('B-18: a consent', () => {
  test('is never assumed, and has its date and origin', async () => {
    const id = await add();
    expect((await file(id)).consents.map(({ isGiven }: Said) => isGiven)).toEqual([null, null, null, null]);

    const { body } = await change(id, agree('message-reminders')).expect(200);

    const said = { isGiven: true, origin: 'desk', decidedAt: '2027-03-01T08:00:00.000Z' };
    expect(saidIn(body, 'message-reminders')).toMatchObject(said);
  });

  test('keeps its date when it is given again, and gets another one when it is withdrawn', async () => {
    await changeOwn(mia, agree('email-news')).expect(200);
    const first = saidIn(await file(mia.id), 'email-news')?.decidedAt;
    parlour.clock.advanceMinutes(5);

    await changeOwn(mia, agree('email-news')).expect(200);
    expect(saidIn(await file(mia.id), 'email-news')?.decidedAt).toBe(first);

    await change(mia.id, agree('email-news', false)).expect(200);
    expect(saidIn(await file(mia.id), 'email-news')).toMatchObject({
      isGiven: false,
      origin: 'desk',
      decidedAt: '2027-03-01T08:05:00.000Z',
    });
  });

  test('of someone with an account is given by them alone: the desk can only note a refusal', async () => {
    const { body } = await change(mia.id, agree('email-news')).expect(422);

    expect(body.errors[0].pointer).toBe('#/consents');
    expect((await file(mia.id)).can).toMatchObject({ changeDetails: true, giveConsent: false });
  });
});

describe('B-18: a reminder by email', () => {
  const FRIDAY = '2027-03-05T10:00:00.000Z';
  const subjectsTo = async (email: string) => {
    await parlour.database.query(`UPDATE outbox SET not_before = now() WHERE kind = 'booking-reminder'`);
    parlour.clock.set('2027-03-03T12:00:00Z');
    await parlour.database.query(
      `UPDATE outbox SET not_before = '2027-03-03T11:00:00Z' WHERE kind = 'booking-reminder'`,
    );
    await salon.deliver();
    return salon.mailServer.of({ email }).map(({ subject }) => subject);
  };
  const dropped = () =>
    parlour.database.query(
      `SELECT drop_reason FROM outbox WHERE kind = 'booking-reminder' AND dropped_at IS NOT NULL`,
    );

  test('is sent to a client who was never asked', async () => {
    await salon.book(mia, FRIDAY);

    expect(await subjectsTo(mia.email)).toHaveLength(2);
  });

  test('is not sent to a client who declines after booking; the confirmation is', async () => {
    await salon.book(mia, FRIDAY);
    await changeOwn(mia, agree('email-reminders', false)).expect(200);

    expect(await subjectsTo(mia.email)).toHaveLength(1);
    expect(await dropped()).toEqual([{ drop_reason: 'reminders-declined' }]);
  });

  test('is sent again to a client who changes their mind in time', async () => {
    await changeOwn(mia, agree('email-reminders', false)).expect(200);
    await salon.book(mia, FRIDAY);
    await changeOwn(mia, agree('email-reminders')).expect(200);

    expect(await subjectsTo(mia.email)).toHaveLength(2);
  });

  test('is not sent to a client without an account for whom the desk noted that', async () => {
    const id = await add({ email: 'rita@example.com' });
    await change(id, agree('email-reminders', false)).expect(200);
    await as('post', '/bookings/desk')
      .set('Idempotency-Key', randomUUID())
      .send({
        lines: [{ serviceId: salon.cut.id, staffId: ana.id }],
        startsAt: FRIDAY,
        client: { _id: id },
        sendLetter: true,
      })
      .expect(201);

    expect(await subjectsTo('rita@example.com')).toHaveLength(1);
    expect(await dropped()).toEqual([{ drop_reason: 'reminders-declined' }]);
  });
});

describe('the birthdays of the coming week', () => {
  const birthdays = async (person = vera, path = '/overview') =>
    (await as('get', path, person).expect(200)).body.birthdays;
  const show = () => as('patch', '/salon').send({ showsBirthdays: true }).expect(200);

  test('are on the overview if the owner wants it, today’s first, with the age where the year is known', async () => {
    const rita = await add();
    await change(rita, { birthday: '--03-01' }).expect(200);
    await change(mia.id, { birthday: '1990-03-07' }).expect(200);
    await change(await add({ name: 'Nora' }), { birthday: '1990-03-08' }).expect(200);
    await change(await add({ name: 'Olga' }), { birthday: '1990-02-28' }).expect(200);
    expect(await birthdays()).toBeNull();

    await show();

    expect(await birthdays()).toEqual([
      { _id: rita, name: 'Rita Lima', day: '2027-03-01', age: null },
      { _id: mia.id, name: 'Mia Costa', day: '2027-03-07', age: 37 },
    ]);
  });

  test('are today’s first even where more clients have one than the overview lists', async () => {
    await show();
    await parlour.database.query(
      `INSERT INTO clients (name, birthday) SELECT 'Ana ' || number, '--03-07' FROM generate_series(1, 120) AS number`,
    );
    const zita = await add({ name: 'Zita' });
    await change(zita, { birthday: '--03-01' }).expect(200);

    expect((await birthdays())[0]).toMatchObject({ _id: zita, day: '2027-03-01' });
  });

  test('are for those who see all clients, and not for a stylist', async () => {
    await change(mia.id, { birthday: '1990-03-07' }).expect(200);
    await show();
    const [reception, stylist] = [
      await aColleague(parlour, { role: 'reception' }),
      await aColleague(parlour, { role: 'stylist', staffId: ana.id }, 'Ana'),
    ];

    expect(await birthdays(reception, '/overview/today')).toHaveLength(1);
    expect(await birthdays(stylist, '/overview/today')).toBeNull();
  });

  test('leave out the team', async () => {
    await show();
    await changeOwn(vera, { birthday: '1990-03-02' }).expect(200);

    expect(await birthdays()).toEqual([]);
  });
});
