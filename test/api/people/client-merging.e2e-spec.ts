// Long because anything that can happen to one of two clients can happen while they are merged.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { EmailVerificationListener } from '../../../api/people/users/email-verification-listener.port.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { findInDatabase } from '../../support/find-in-database.js';
import { holdCommits } from '../../support/held-requests.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, anAdmin, aNewClient, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

// It is Monday, 1 March 2027, 08:00.
const FRIDAY = '2027-03-05';
const at = (time: string) => `${FRIDAY}T${time}:00.000Z`;

let parlour: TestApp;
let vera: Person;
let cut: Service;
let ana: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
});

beforeEach(async () => {
  await parlour.database.query(
    `TRUNCATE users, clients, merged_clients, bookings, allocations, outbox, spent_limits, declined_review_requests CASCADE`,
  );
  parlour.clock.set('2027-03-01T08:00:00Z');
  vera = await anAdmin(parlour, 'Vera Duarte');
});

afterAll(() => parlour.close());

type Verb = 'get' | 'post' | 'patch' | 'delete';
const as = (verb: Verb, path: string, person: Person = vera) =>
  parlour.http[verb](path).set('Authorization', person.bearer);

const add = async (body: object): Promise<string> =>
  (await as('post', '/clients').send(body).expect(201)).body._id;

const file = async (id: string) => (await as('get', `/clients/${id}`).expect(200)).body;

const merge = (id: string, otherId: string, chosen: object = {}) =>
  as('post', `/clients/${id}/merge`).send({ _id: otherId, ...chosen });

const book = (client: object, time = '10:00') =>
  as('post', '/bookings/desk')
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: at(time), client });

const owners = (): Promise<{ client_id: string | null; card_id: string | null }[]> =>
  parlour.database.query(`SELECT client_id, card_id FROM bookings ORDER BY starts_at`);

const records = (): Promise<{ id: string }[]> =>
  parlour.database.query(`SELECT id FROM clients WHERE user_id IS NULL ORDER BY created_at, id`);

/** The record that the salon keeps about a client with an account. */
const ownRecordOf = async ({ id }: Person): Promise<string> =>
  (await parlour.database.query(`SELECT id FROM clients WHERE user_id = $1`, [id]))[0].id;

/** Held until nothing but its end is missing, while the other begins. Both answers, and the held one's first. */
async function meanwhile(
  first: () => PromiseLike<{ status: number }>,
  second: () => PromiseLike<{ status: number }>,
): Promise<[number, number]> {
  const held = await holdCommits(parlour.database);
  const one = Promise.resolve(first());
  await held.untilWaiting(1);
  const other = Promise.resolve(second());
  await held.untilWaiting(2);
  await held.release();
  return [(await one).status, (await other).status];
}

describe('two clients without an account who are one', () => {
  test('have everything of both afterwards', async () => {
    const olga = await add({
      name: 'Olga Berg',
      phone: '0171 2345678',
      note: 'Likes tea.',
      warning: 'Allergic to latex',
    });
    const frau = await add({
      name: 'Frau Berg',
      email: 'olga@example.com',
      note: 'Shy.',
      warning: 'Epilepsy',
    });
    await as('patch', `/clients/${olga}`).send({ addTag: 'Bride' }).expect(200);
    await as('patch', `/clients/${frau}`).send({ addTag: 'Curls' }).expect(200);
    await aPastBooking(parlour.database, { cardId: olga, startsAt: '2027-02-01T10:00:00Z' });
    await aPastBooking(parlour.database, {
      cardId: frau,
      startsAt: '2027-02-08T10:00:00Z',
      priceCents: 6000,
    });
    await aPastBooking(parlour.database, {
      cardId: frau,
      startsAt: '2027-02-09T10:00:00Z',
      status: 'no-show',
    });
    await book({ _id: frau }).expect(201);

    const { body } = await merge(olga, frau).expect(200);

    expect(body).toMatchObject({
      _id: olga,
      name: 'Olga Berg',
      phone: '0171 2345678',
      email: 'olga@example.com',
      note: 'Likes tea.\n\nShy.',
      warning: 'Allergic to latex · Epilepsy',
      tags: ['Bride', 'Curls'],
      visits: 2,
      spent: 100,
      noShows: 1,
      comingVisits: 1,
    });
    expect(await records()).toEqual([{ id: olga }]);
  });

  test('keep the details that the desk has chosen', async () => {
    const olga = await add({ name: 'Olga Berg', phone: '0171 1', email: 'old@example.com' });
    const frau = await add({ name: 'Frau Berg', phone: '0171 2', email: 'new@example.com' });

    await merge(olga, frau, { name: 'Frau Berg', email: 'new@example.com', phone: '0171 1' }).expect(200);

    expect(await file(olga)).toMatchObject({ name: 'Frau Berg', email: 'new@example.com', phone: '0171 1' });
    // The address that went is free, and the one that stayed is not.
    await add({ name: 'Somebody', email: 'old@example.com' });
    await as('post', '/clients').send({ name: 'Somebody', email: 'new@example.com' }).expect(409);
  });

  test('have their coming bookings, and the emails about these, under the details that stay', async () => {
    const olga = await add({ name: 'Olga Berg', phone: '0171 1', email: 'stays@example.com' });
    const frau = await add({ name: 'Frau Berg', phone: '0171 2', email: 'goes@example.com' });
    const past = await aPastBooking(parlour.database, {
      cardId: frau,
      startsAt: '2027-02-01T10:00:00Z',
      name: 'Frau Berg',
      email: 'goes@example.com',
    });
    const { body: coming } = await book({ _id: frau }).expect(201);

    await merge(olga, frau).expect(200);

    const { body } = await as('get', `/bookings/${coming._id}`).expect(200);
    expect(body.client).toMatchObject({ name: 'Olga Berg', phone: '0171 1', email: 'stays@example.com' });
    const emails = await parlour.database.query(
      `SELECT DISTINCT to_address FROM outbox WHERE booking_id = $1`,
      [coming._id],
    );
    expect(emails).toEqual([{ to_address: 'stays@example.com' }]);
    expect((await as('get', `/bookings/${past}`).expect(200)).body.client.name).toBe('Frau Berg');
  });

  test('leave no trace of the other but where it went, and who did it', async () => {
    const olga = await add({ name: 'Olga Berg', phone: '0171 1' });
    const frau = await add({
      name: 'Frau Canary',
      phone: '0171 2222',
      email: 'canary@example.com',
      note: 'Shy',
    });
    await aPastBooking(parlour.database, { cardId: frau, startsAt: '2027-02-01T10:00:00Z' });

    await merge(olga, frau, { email: '' }).expect(200);

    expect(await findInDatabase(parlour.database, ['canary', '0171 2222'])).toEqual({});
    expect(Object.keys(await findInDatabase(parlour.database, [frau])).sort()).toEqual([
      'audit_entries.detail',
      'audit_entries.object_id',
      'merged_clients.id',
    ]);
    const [entry] = await parlour.database.query(
      `SELECT actor_id, object_id, detail FROM audit_entries WHERE action = 'clients.merged' AND object_id = $1`,
      [olga],
    );
    expect(entry).toEqual({
      actor_id: vera.id,
      object_id: olga,
      detail: { cardId: frau, visits: 1, had: 'email phone note', tags: 0 },
    });
  });

  test('are not asked for reviews at the address that stays when they said no at the other', async () => {
    const olga = await add({ name: 'Olga Berg', email: 'stays@example.com' });
    const frau = await add({ name: 'Frau Berg', email: 'goes@example.com' });
    const { pathToDecline } = await reviewRequests();
    await parlour.http.post(pathToDecline('goes@example.com')).expect(204);

    await merge(olga, frau).expect(200);

    expect((await file(olga)).isAskedForReviews).toBe(false);
  });

  test('are known since the first of them was', async () => {
    const first = await add({ name: 'Olga Berg' });
    parlour.clock.advanceMinutes(5);
    const second = await add({ name: 'Frau Berg' });
    const { createdAt } = await file(first);

    await merge(second, first).expect(200);

    expect((await file(second)).createdAt).toBe(createdAt);
  });
});

async function reviewRequests() {
  const { ReviewRequestsService } =
    await import('../../../api/mail/review-requests/review-requests.service.js');
  const service = parlour.app.get(ReviewRequestsService);
  return { pathToDecline: (address: string) => service.pathToDecline(address) };
}

describe('a client with an account and one without who are one', () => {
  test('have the account with everything that the salon knows, and with the owner’s own details', async () => {
    const maria = await aClient(parlour, 'Maria Lopes');
    await as('patch', `/clients/${maria.id}`).send({ note: 'Likes tea.', addTag: 'Bride' }).expect(200);
    const record = await add({ name: 'Mary', phone: '0171 1', email: 'mary@example.com', note: 'Shy.' });
    await as('patch', `/clients/${record}`).send({ addTag: 'Curls' }).expect(200);
    const { body: coming } = await book({ _id: record }).expect(201);

    const { body } = await merge(record, maria.id).expect(200);

    expect(body).toMatchObject({
      _id: maria.id,
      name: 'Maria Lopes',
      email: maria.email,
      phone: '0171 1',
      note: 'Likes tea.\n\nShy.',
      tags: ['Bride', 'Curls'],
      comingVisits: 1,
    });
    const mine = await as('get', '/bookings/mine?when=upcoming', maria).expect(200);
    expect(mine.body.items).toMatchObject([
      { _id: coming._id, client: { name: 'Maria Lopes', email: maria.email } },
    ]);
    const own = await as('get', '/account/export', maria).expect(200);
    expect([own.body.visits.length, own.body.notes[0].note]).toEqual([1, 'Likes tea.\n\nShy.']);
  });

  test('leave the number of the account as its owner has it, whichever file the desk was in', async () => {
    const maria = await aClient(parlour, 'Maria Lopes');
    await parlour.database.query(`UPDATE users SET phone = '030 1' WHERE id = $1`, [maria.id]);
    const record = await add({ name: 'Mary', phone: '0171 1' });

    const { body } = await merge(maria.id, record).expect(200);

    expect(body).toMatchObject({ _id: maria.id, name: 'Maria Lopes', phone: '030 1' });
  });

  test.each(['name', 'phone', 'email'])('are not merged when the desk would choose the %s', async (field) => {
    const maria = await aClient(parlour, 'Maria Lopes');
    const record = await add({ name: 'Mary', phone: '0171 1', email: 'mary@example.com' });
    const { [field]: chosen } = await file(record);

    const { body } = await merge(maria.id, record, { [field]: chosen }).expect(422);

    expect(body.errors).toMatchObject([{ pointer: `#/${field}` }]);
    expect(await records()).toHaveLength(1);
  });

  test('are not merged while the address of the account is not verified, for it may be someone else’s', async () => {
    const stranger = await aNewClient(parlour, 'Mary');
    const record = await add({ name: 'Mary', phone: '0171 1', note: 'Shy.' });
    await aPastBooking(parlour.database, { cardId: record, startsAt: '2027-02-01T10:00:00Z' });

    const { body } = await merge(record, stranger.id).expect(409);

    expect(body.code).toBe('account-not-verified');
    expect(body.detail).toContain('follow the link');
    const own = await as('get', '/account/export', stranger).expect(200);
    expect([own.body.visits, own.body.notes]).toEqual([[], []]);
    expect(await owners()).toEqual([{ client_id: null, card_id: record }]);
  });
});

describe('clients are not merged', () => {
  test('when both have an account; the desk reads why, and what to do', async () => {
    const [maria, mary] = [await aClient(parlour, 'Maria'), await aClient(parlour, 'Mary')];

    const { body } = await merge(maria.id, mary.id).expect(409);

    expect(body.code).toBe('clients-have-accounts');
    expect(body.detail).toContain('Ask the client which one they use');
  });

  test('with themselves, with no one, or keeping what neither has', async () => {
    const [olga, frau] = [await add({ name: 'Olga Berg' }), await add({ name: 'Frau Berg' })];

    await merge(olga, olga).expect(422);
    await merge(olga, olga.toUpperCase()).expect(422);
    await merge(olga, randomUUID()).expect(404);
    await merge(randomUUID(), olga).expect(404);
    await merge(olga, 'x').expect(422);
    const { body } = await merge(olga, frau, { name: 'Anna Berg', phone: '1234' }).expect(422);

    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['#/name', '#/phone']);
    expect(await records()).toHaveLength(2);
  });
});

describe('the old address of a file', () => {
  test('leads to the client who stayed, however often they were merged, and so does booking for them', async () => {
    const [first, second] = [await add({ name: 'O. Berg' }), await add({ name: 'Frau Berg' })];
    const maria = await aClient(parlour, 'Olga Berg');
    await merge(second, first).expect(200);
    await merge(maria.id, second).expect(200);

    expect([(await file(first))._id, (await file(second))._id]).toEqual([maria.id, maria.id]);
    await book({ _id: first }).expect(201);
    expect(await owners()).toEqual([{ client_id: maria.id, card_id: null }]);
    const { body } = await as('get', `/clients/${first}/bookings?when=upcoming`).expect(200);
    expect(body.total).toBe(1);
  });

  test('is no one’s once the client has been erased', async () => {
    const [olga, frau] = [await add({ name: 'Olga Berg' }), await add({ name: 'Frau Berg' })];
    const record = await add({ name: 'Mary' });
    const maria = await aClient(parlour, 'Maria');
    await merge(olga, frau).expect(200);
    await merge(maria.id, record).expect(200);

    await as('delete', `/clients/${olga}`).expect(204);
    await as('delete', `/user/${maria.email}`).expect(200);

    await as('get', `/clients/${frau}`).expect(404);
    await as('get', `/clients/${record}`).expect(404);
    expect(await parlour.database.query(`SELECT * FROM merged_clients`)).toEqual([]);
  });

  test('is remembered of a record whose client has verified its address as well', async () => {
    const maria = await aClient(parlour, 'Maria');
    const record = await add({ name: 'Maria', email: 'second@example.com' });

    await verified(maria, 'second@example.com');

    expect((await file(record))._id).toBe(maria.id);
  });
});

/** The effects of following the link in an email. */
const verified = ({ id: userId }: Person, emailKey: string) =>
  parlour.database.transaction(async (tx) => {
    await tx.query(`UPDATE users SET email = $2, email_key = $2 WHERE id = $1`, [userId, emailKey]);
    await parlour.app.get(EmailVerificationListener).onVerified({ userId, emailKey }, tx);
  });

describe('while two clients are merged', () => {
  let olga: string;
  let frau: string;

  beforeEach(async () => {
    olga = await add({ name: 'Olga Berg', phone: '0171 1', email: 'olga@example.com' });
    frau = await add({ name: 'Frau Berg', phone: '0171 2', email: 'frau@example.com' });
    await aPastBooking(parlour.database, { cardId: frau, startsAt: '2027-02-01T10:00:00Z' });
  });

  test('someone else merges them the other way round: it is done once', async () => {
    const answers = await meanwhile(
      () => merge(olga, frau),
      () => merge(frau, olga),
    );

    expect(answers).toEqual([200, 404]);
    expect([await records(), await owners()]).toEqual([[{ id: olga }], [{ client_id: null, card_id: olga }]]);
  });

  test('someone else merges one of them with a third', async () => {
    const third = await add({ name: 'Third' });

    const answers = await meanwhile(
      () => merge(olga, frau),
      () => merge(third, olga),
    );

    expect(answers).toEqual([200, 200]);
    expect([await records(), await owners()]).toEqual([
      [{ id: third }],
      [{ client_id: null, card_id: third }],
    ]);
    expect((await file(frau))._id).toBe(third);
  });

  test('the desk books for the one who goes: the booking is theirs who stays', async () => {
    const answers = await meanwhile(
      () => merge(olga, frau),
      () => book({ _id: frau }),
    );

    expect(answers).toEqual([200, 201]);
    expect(await owners()).toEqual([
      { client_id: null, card_id: olga },
      { client_id: null, card_id: olga },
    ]);
  });

  test.each([
    ['name and number', { name: 'Frau Berg', phone: '0171 2' }],
    ['address', { name: 'Frau Berg', email: 'frau@example.com' }],
  ])('the desk types the %s that stay: no second record is added', async (_, typed) => {
    const chosen = { name: 'Frau Berg', phone: '0171 2', email: 'frau@example.com' };
    const answers = await meanwhile(
      () => merge(olga, frau, chosen),
      () => book(typed),
    );

    expect(answers).toEqual([200, 201]);
    expect([await records(), (await owners()).at(-1)]).toEqual([
      [{ id: olga }],
      { client_id: null, card_id: olga },
    ]);
  });

  test('the address of the one who goes is verified: an account gets nothing that is no longer there', async () => {
    const maria = await aClient(parlour, 'Maria');
    const answers = await meanwhile(
      () => merge(olga, frau),
      () => verified(maria, 'frau@example.com').then(() => ({ status: 200 })),
    );

    expect(answers).toEqual([200, 200]);
    expect(await owners()).toEqual([{ client_id: null, card_id: olga }]);
  });

  test('the address that stays is verified: the account gets all of it', async () => {
    const maria = await aClient(parlour, 'Maria');
    await meanwhile(
      () => merge(olga, frau),
      () => verified(maria, 'olga@example.com').then(() => ({ status: 200 })),
    );

    expect([await records(), await owners()]).toEqual([
      [],
      [{ client_id: maria.id, card_id: await ownRecordOf(maria) }],
    ]);
    expect((await file(frau))._id).toBe(maria.id);
  });

  test('the address of the one who goes has just been verified: there is no one left to merge', async () => {
    const maria = await aClient(parlour, 'Maria');
    const [, merging] = await meanwhile(
      () => verified(maria, 'frau@example.com').then(() => ({ status: 200 })),
      () => merge(olga, frau),
    );

    expect(merging).toBe(404);
    expect(await owners()).toEqual([{ client_id: maria.id, card_id: await ownRecordOf(maria) }]);
    expect(await records()).toEqual([{ id: olga }]);
  });

  test('the one who goes is erased: they are not found, and what is there belongs to the other', async () => {
    const answers = await meanwhile(
      () => merge(olga, frau),
      () => as('delete', `/clients/${frau}`),
    );

    expect([answers, await owners()]).toEqual([[200, 404], [{ client_id: null, card_id: olga }]]);
  });

  test('the one who stays is erased: everything of both is', async () => {
    const answers = await meanwhile(
      () => merge(olga, frau),
      () => as('delete', `/clients/${olga}`),
    );

    expect([answers, await records(), await owners()]).toEqual([
      [200, 204],
      [],
      [{ client_id: null, card_id: null }],
    ]);
  });

  test.each(['the one who goes', 'the one who stays'])(
    '%s has just been erased: nothing is merged',
    async (who) => {
      const erased = who === 'the one who goes' ? frau : olga;
      const answers = await meanwhile(
        () => as('delete', `/clients/${erased}`),
        () => merge(olga, frau),
      );

      expect([answers, (await records()).length]).toEqual([[204, 404], 1]);
    },
  );

  test('the account that stays is erased: everything of both is', async () => {
    const maria = await aClient(parlour, 'Maria');
    const answers = await meanwhile(
      () => merge(maria.id, frau),
      () => as('delete', `/user/${maria.email}`),
    );

    expect([answers, await owners()]).toEqual([[200, 200], [{ client_id: null, card_id: null }]]);
    expect(await findInDatabase(parlour.database, ['frau@example.com'])).toEqual({});
  });

  test('the account has just been erased: the record stays as it is', async () => {
    const maria = await aClient(parlour, 'Maria');
    const answers = await meanwhile(
      () => as('delete', `/user/${maria.email}`),
      () => merge(frau, maria.id),
    );

    expect([answers, await owners()]).toEqual([[200, 404], [{ client_id: null, card_id: frau }]]);
  });

  test('someone writes about the client with an account: neither note is lost', async () => {
    const maria = await aClient(parlour, 'Maria');
    await as('patch', `/clients/${maria.id}`).send({ note: 'Tall.' }).expect(200);
    await as('patch', `/clients/${frau}`).send({ note: 'Shy.', addTag: 'Curls' }).expect(200);
    const answers = await meanwhile(
      () => as('patch', `/clients/${maria.id}`).send({ note: 'Likes tea.', addTag: 'Bride' }),
      () => merge(maria.id, frau),
    );

    expect(answers).toEqual([200, 200]);
    expect(await file(maria.id)).toMatchObject({ note: 'Likes tea.\n\nShy.', tags: ['Bride', 'Curls'] });
  });
});

test('a client’s file says how many others have the same number, however it is written, and who may merge them', async () => {
  await parlour.database.query(`UPDATE salon SET country_code = 'DE'`);
  const olga = await add({ name: 'Olga Berg', phone: '0171 / 234 56 78' });
  await add({ name: 'Frau Berg', phone: '+49 171 2345678' });
  await add({ name: 'Rui Sá', phone: '+351 171 2345678' });
  const maria = await aClient(parlour, 'Maria');
  await parlour.database.query(`UPDATE users SET phone = '0049 (0)171 2345678' WHERE id = $1`, [maria.id]);
  const nora = await add({ name: 'Nora Quist', phone: '1212' });

  expect([(await file(olga)).othersWithNumber, (await file(maria.id)).othersWithNumber]).toEqual([2, 2]);
  expect((await file(nora)).othersWithNumber).toBe(0);
  expect((await file(olga)).can.merge).toBe(true);
});
