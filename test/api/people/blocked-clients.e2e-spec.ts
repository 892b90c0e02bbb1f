// Long because a blocked client meets every way to take time online.
import { randomUUID } from 'node:crypto';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import type { TestApp } from '../../support/app.js';
import type { Received } from '../../support/mail-server.js';
import { aClient, aNewClient, anAdmin, aColleague, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';
import { startTestApp } from '../../support/app.js';
import { aMember, aService } from '../../support/salon.js';

// It is Monday, 1 March 2027, 08:00; changes close a day before a visit.
const at = (time: string, day = '2027-03-05') => `${day}T${time}:00.000Z`;

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
  vera = await anAdmin(parlour, 'Vera Duarte');
  mia = await aClient(parlour, 'Mia Costa');
});

type Verb = 'get' | 'post' | 'patch' | 'delete';
const as = (verb: Verb, path: string, { bearer }: Person = vera) =>
  parlour.http[verb](path).set('Authorization', bearer);

const lines = () => [{ serviceId: salon.cut.id, staffId: ana.id }];
const book = (person: Person, more: object = {}, time = '10:00') =>
  as('post', '/bookings', person)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: lines(), startsAt: at(time), ...more });
const hold = (person: Person, time = '10:00') =>
  as('post', '/holds', person).send({ lines: lines(), startsAt: at(time) });
const bookAtDesk = (client: object, time = '10:00') =>
  as('post', '/bookings/desk')
    .set('Idempotency-Key', randomUUID())
    .send({ lines: lines(), startsAt: at(time), client, sendLetter: true });
const move = (person: Person, id: string) =>
  as('post', `/bookings/${id}/move`, person).send({ startsAt: at('14:00') });

const add = async (body: object): Promise<string> =>
  (await as('post', '/clients').send(body).expect(201)).body._id;
const setBlocked = (id: string, isBlocked: boolean) =>
  as('patch', `/clients/${id}`).send({ isBlocked }).expect(200);
const blockRecord = async (body: object): Promise<string> => {
  const id = await add({ name: 'Rita Lima', ...body });
  await setBlocked(id, true);
  return id;
};

const refused = { status: 403, code: 'book-by-phone' };
const answerOf = ({ status, body }: { status: number; body: { code?: string } }) => ({
  status,
  code: body.code,
});

const codesIn = ({ text }: Received) => [...text.matchAll(/#code=(\S+)/g)].map(([, code = '']) => code);
const linkTo = async (email: string): Promise<string> => {
  await salon.deliver();
  const [code = ''] = codesIn(salon.mailServer.of({ email }).at(-1) as Received);
  return code;
};

describe('A-37: a client whom the salon has blocked from booking online', () => {
  test('cannot book, and reads that they have to call', async () => {
    await setBlocked(mia.id, true);

    const { status, body } = await book(mia);

    expect({ status, code: body.code, detail: body.detail }).toEqual({
      ...refused,
      detail: 'You can’t book or change bookings online here. Please call the salon.',
    });
    expect(JSON.stringify(body)).not.toMatch(/block/i);
  });

  test('can still be booked for by the desk', async () => {
    await setBlocked(mia.id, true);

    await bookAtDesk({ _id: mia.id }).expect(201);
  });

  test('cannot hold a time', async () => {
    await setBlocked(mia.id, true);

    expect(answerOf(await hold(mia))).toEqual(refused);
  });

  test('cannot turn a hold from before the block into a booking', async () => {
    const { body: held } = await hold(mia).expect(201);
    await setBlocked(mia.id, true);

    expect(answerOf(await book(mia, { holdId: held._id }))).toEqual(refused);
  });

  test('cannot keep a time that they held before logging in, and others can have it', async () => {
    await setBlocked(mia.id, true);
    const { body: held } = await parlour.http
      .post('/holds')
      .send({ lines: lines(), startsAt: at('10:00') })
      .expect(201);

    expect(answerOf(await as('post', `/holds/${held._id}/claim`, mia))).toEqual(refused);

    await book(await aClient(parlour, 'Nora Quist')).expect(201);
  });

  test('keeps the bookings they have, may cancel them, and cannot move or change them', async () => {
    const { body: booking } = await book(mia).expect(201);
    await setBlocked(mia.id, true);

    const preview = as('get', `/bookings/${booking._id}/move?startsAt=${at('14:00')}`, mia);
    expect(answerOf(await preview)).toEqual(refused);
    expect(answerOf(await move(mia, booking._id))).toEqual(refused);
    const change = { lines: lines(), version: booking.version };
    expect(answerOf(await as('post', `/bookings/${booking._id}/correct`, mia).send(change))).toEqual(refused);
    await as('post', `/bookings/${booking._id}/cancel`, mia).send({}).expect(200);
  });

  test('cannot move a booking by the link in an email either', async () => {
    const { body: booking } = await book(mia).expect(201);
    const code = await linkTo(mia.email);
    await setBlocked(mia.id, true);

    const byLink = (path: string, body: object) =>
      parlour.http.post(`/bookings/${booking._id}/${path}`).set('Booking-Link', code).send(body);

    expect(answerOf(await byLink('move', { startsAt: at('14:00') }))).toEqual(refused);
    await byLink('cancel', {}).expect(200);
  });

  test('without an account, cannot move a booking that the desk made by its link', async () => {
    const id = await add({ name: 'Rita Lima', email: 'rita@example.com' });
    const { body: booking } = await bookAtDesk({ _id: id }).expect(201);
    const code = await linkTo('rita@example.com');
    await setBlocked(id, true);

    const moved = parlour.http
      .post(`/bookings/${booking._id}/move`)
      .set('Booking-Link', code)
      .send({ startsAt: at('14:00') });

    expect(answerOf(await moved)).toEqual(refused);
  });

  test('is moved by the desk as before', async () => {
    const { body: booking } = await book(mia).expect(201);
    await setBlocked(mia.id, true);

    await move(vera, booking._id).expect(200);
  });

  test('gets the same answer again to a booking made before the block', async () => {
    const key = randomUUID();
    const body = { lines: lines(), startsAt: at('10:00') };
    const send = () => as('post', '/bookings', mia).set('Idempotency-Key', key).send(body);
    const { body: booking } = await send().expect(201);
    await setBlocked(mia.id, true);

    expect((await send().expect(201)).body._id).toBe(booking._id);
  });

  test('can book online again once the block is lifted', async () => {
    await setBlocked(mia.id, true);
    await setBlocked(mia.id, false);

    await book(mia).expect(201);
  });

  test('is recognised by the address of their record in an account under another name', async () => {
    await blockRecord({ email: 'rita@example.com' });
    const rita = await aNewClient(parlour, 'R. L.', 'RITA@example.com');
    await parlour.database.query(`UPDATE users SET verified_at = created_at WHERE id = $1`, [rita.id]);

    expect(answerOf(await book(rita))).toEqual(refused);
  });

  test('is recognised by the number of their record, in another account or typed into the booking', async () => {
    await parlour.database.query(`UPDATE salon SET country_code = 'US'`);
    await blockRecord({ phone: '+1 202-555-0143' });

    expect(answerOf(await book(mia, { phone: '(202) 555 0143' }))).toEqual(refused);
    await as('patch', '/account', mia).send({ phone: '001 202 555 0143' }).expect(200);
    expect(answerOf(await book(mia))).toEqual(refused);
    expect(answerOf(await hold(mia))).toEqual(refused);
  });

  test('is recognised by a number of six digits, with and without the country’s code', async () => {
    await parlour.database.query(`UPDATE salon SET country_code = 'LU'`);
    await blockRecord({ phone: '+352 26 12 34' });

    expect(answerOf(await book(mia, { phone: '261234' }))).toEqual(refused);
  });

  test('does not stop someone whose number only ends like theirs', async () => {
    await blockRecord({ phone: '+1 202-555-0143' });

    await book(mia, { phone: '+44 20 2555 0143' }).expect(201);
  });
});

describe('a block', () => {
  test('is for clients only: team members book in the diary', async () => {
    const lena = await aColleague(parlour, { role: 'reception' });

    const { status, body } = await as('patch', `/clients/${lena.id}`).send({ isBlocked: true });

    expect(status).toBe(422);
    expect(body.errors[0].pointer).toBe('#/isBlocked');
  });

  test('in an admin’s own client record has no effect while they run the salon', async () => {
    await setBlocked(mia.id, true);
    await parlour.database.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [mia.id]);

    await book(mia).expect(201);
  });

  test('stays when a blocked and an unblocked record are merged, whichever remains', async () => {
    const open = await add({ name: 'Rita L.' });
    const blocked = await blockRecord({});
    await as('post', `/clients/${open}/merge`).send({ _id: blocked }).expect(200);
    await as('post', `/clients/${open}/merge`).send({ _id: mia.id }).expect(200);

    expect((await as('get', `/clients/${mia.id}`).expect(200)).body.isBlocked).toBe(true);
    expect(answerOf(await book(mia))).toEqual(refused);
  });

  test('is recorded, and shown with its date until it is lifted', async () => {
    await setBlocked(mia.id, true);
    const { body } = await as('get', `/clients/${mia.id}`).expect(200);
    await setBlocked(mia.id, true);
    await setBlocked(mia.id, false);

    const acts = await parlour.database.query(
      `SELECT action FROM audit_entries WHERE object_id = $1 ORDER BY id`,
      [mia.id],
    );
    expect(body).toMatchObject({ isBlocked: true, blockedAt: parlour.clock.now().toISOString() });
    expect(acts.map(({ action }: { action: string }) => action)).toEqual([
      'client.blocked',
      'client.unblocked',
    ]);
  });

  test('can be looked for in the list of clients', async () => {
    await blockRecord({});
    await setBlocked(mia.id, true);
    await add({ name: 'Nora Quist' });
    const names = async (isBlocked: boolean) =>
      (await as('get', `/clients?isBlocked=${isBlocked}`).expect(200)).body.items.map(
        ({ name }: { name: string }) => name,
      );

    expect(await names(true)).toEqual(['Mia Costa', 'Rita Lima']);
    expect(await names(false)).toEqual(['Nora Quist']);
  });

  test('can neither be set nor seen by the client, or by a stylist', async () => {
    const stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id });
    await book(mia).expect(201);

    await as('patch', `/clients/${mia.id}`, stylist).send({ isBlocked: true }).expect(403);
    await as('patch', `/clients/${mia.id}`, mia).send({ isBlocked: false }).expect(403);
    await as('patch', '/account', mia).send({ isBlocked: false }).expect(422);
  });

  test('is part of what the client can download', async () => {
    await setBlocked(mia.id, true);

    const { body } = await as('get', '/account/export', mia).expect(200);

    expect(body.notes[0].blockedAt).toBe(parlour.clock.now().toISOString());
  });
});

describe('A-37: a stranger who types the address of a blocked client', () => {
  const askForCode = (email: string) => parlour.http.post('/auth/codes').send({ email, name: 'X' });

  test('gets the same answer to a request for a code as for any other address', async () => {
    await blockRecord({ email: 'rita@example.com' });

    const [blocked, other] = [await askForCode('rita@example.com'), await askForCode('nora@example.com')];

    expect([blocked.status, blocked.body]).toEqual([other.status, other.body]);
    await salon.deliver();
    expect(salon.mailServer.of({ email: 'rita@example.com' })).toHaveLength(1);
  });

  test('gets the same answer to a booking by an account with that address as with any other', async () => {
    await blockRecord({ email: 'rita@example.com' });
    const impostor = await aNewClient(parlour, 'X', 'rita@example.com');
    const other = await aNewClient(parlour, 'Y', 'nora@example.com');

    const [one, two] = [await book(impostor), await book(other)];

    expect(answerOf(one)).toEqual({ status: 409, code: 'verify-first' });
    expect(one.body.detail).toBe(two.body.detail);
    expect(answerOf(two)).toEqual(answerOf(one));
    expect(answerOf(await hold(impostor))).toEqual({ status: 201, code: undefined });
  });

  test('loses the account, and the owner of the mailbox is asked to call', async () => {
    await blockRecord({ email: 'rita@example.com' });
    const rita = await aNewClient(parlour, 'Rita', 'rita@example.com');
    await salon.deliver();
    const [code = ''] = codesIn(salon.mailServer.of({ email: 'rita@example.com' }).at(-1) as Received);
    await as('post', '/auth/verify', rita).send({ code }).expect(200);

    expect((await as('get', `/clients/${rita.id}`).expect(200)).body.isBlocked).toBe(true);
    expect(answerOf(await book(rita))).toEqual(refused);
  });
});

test('while no one is blocked, a new account books before it is confirmed, as before', async () => {
  await book(await aNewClient(parlour, 'Y', 'nora@example.com')).expect(201);
});

describe('in a salon without a mail server', () => {
  let silent: TestApp;

  beforeAll(async () => {
    silent = await startTestApp();
  });

  afterAll(() => silent?.close());

  test('no address can be confirmed, so a new account books unless its address is blocked', async () => {
    const cut = await aService(silent.database, { title: 'Cut' });
    const nina = await aMember(silent.database, { name: 'Nina', does: [cut] });
    const owner = await anAdmin(silent);
    const by = (verb: Verb, path: string, { bearer }: Person) =>
      silent.http[verb](path).set('Authorization', bearer);
    const bookThere = (person: Person, time: string) =>
      by('post', '/bookings', person)
        .set('Idempotency-Key', randomUUID())
        .send({ lines: [{ serviceId: cut.id, staffId: nina.id }], startsAt: at(time) });
    const { body } = await by('post', '/clients', owner).send({ name: 'Rita', email: 'rita@example.com' });
    await by('patch', `/clients/${body._id}`, owner).send({ isBlocked: true }).expect(200);

    const rita = await aNewClient(silent, 'Rita', 'rita@example.com');
    const nora = await aNewClient(silent, 'Nora', 'nora@example.com');

    expect(answerOf(await bookThere(rita, '10:00'))).toEqual(refused);
    await bookThere(nora, '10:00').expect(201);
  });
});
