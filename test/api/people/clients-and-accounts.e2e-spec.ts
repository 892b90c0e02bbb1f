// Long because each story needs the same client, known to the desk and signed up, at another stage.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { openSalonWithLinks, type SalonWithLinks } from '../../support/account-links.js';
import type { TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { GoogleStandIn } from '../../support/google-provider.js';
import { holdCommits } from '../../support/held-requests.js';
import { addPhone, halfWayIn } from '../../support/insiders.js';
import { anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { findInDatabase } from '../../support/find-in-database.js';
import { aBrowser, anAddress, aSignedUpBrowser, bearerFrom } from '../../support/accounts-browser.js';
import { aGoogler, continueWithGoogle, linkWithGoogle } from '../../support/google-browser.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC then; cancellations are two days ahead.
const FRIDAY = '2027-03-05';
const at = (time: string, day = FRIDAY) => `${day}T${time}:00.000Z`;

let google: GoogleStandIn;
let salon: SalonWithLinks;
let parlour: TestApp;
let desk: Person;
let cut: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  google = await new GoogleStandIn().open();
  salon = await openSalonWithLinks(google.settings);
  ({ parlour } = salon);
  cut = await aService(parlour.database, { title: 'Cut' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut] });
});

beforeEach(async () => {
  await parlour.database.query(
    `TRUNCATE users, clients, bookings, allocations, idempotency_keys, outbox CASCADE`,
  );
  parlour.clock.set('2027-03-01T08:00:00Z');
  desk = await anAdmin(parlour);
});

afterAll(async () => {
  await salon.close();
  await google.close();
});

type Verb = 'get' | 'post' | 'patch' | 'delete' | 'put';
const as = (verb: Verb, path: string, bearer: string) =>
  parlour.http[verb](path).set('Authorization', bearer);

interface Call {
  email?: string;
  name?: string;
  phone?: string;
  staff?: StaffMember;
  startsAt?: string;
}

/** The desk makes a booking for a client who calls. */
async function bookAtDesk({ name = 'Olga Berg', phone = '0171 23', staff = ana, ...call }: Call = {}) {
  const { startsAt = at('10:00'), email = '' } = call;
  const { body } = await as('post', '/bookings/desk', desk.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({
      lines: [{ serviceId: cut.id, staffId: staff.id }],
      startsAt,
      client: { name, phone, ...(email && { email }) },
    })
    .expect(201);
  return body as { _id: string; client: { _id: string | null; cardId: string | null } };
}

const verifyAddress = async (email: string) =>
  parlour.http
    .post('/auth/verify')
    .send({ code: await salon.codeFor(email, 'verification'), password: PASSWORD })
    .expect(200);

/** The ids in a user's Booking List. */
const bookingList = async (bearer: string, when: 'upcoming' | 'past' = 'upcoming'): Promise<string[]> => {
  const { body } = await as('get', `/bookings/mine?when=${when}`, bearer).expect(200);
  return body.items.map(({ _id }: { _id: string }) => _id);
};

const listed = async (): Promise<{ _id: string; name: string; hasAccount: boolean }[]> =>
  (await as('get', '/clients', desk.bearer).expect(200)).body.items;

const asTheDeskSees = async (id: string) => (await as('get', `/clients/${id}`, desk.bearer).expect(200)).body;

const merges = (): Promise<{ object_id: string; detail: object }[]> =>
  parlour.database.query(
    `SELECT object_id, detail FROM audit_entries WHERE action = 'client.merged' ORDER BY id`,
  );

/** A logged-in client whose address is not verified. */
async function signUp(email = anAddress('olga')) {
  const { browser } = await aSignedUpBrowser(parlour, email);
  const bearer = await bearerFrom(browser, email);
  const { body } = await browser.get('/auth/session');
  return { browser, email, bearer, id: String(body.user._id) };
}

beforeEach(() => parlour.database.query(`DELETE FROM spent_limits`));

describe('A07 someone who signs up with a client’s address', () => {
  test('gets none of the bookings that the desk makes under it, before or after', async () => {
    const email = anAddress('olga');
    const before = await bookAtDesk({ email });
    const stranger = await signUp(email);
    const after = await bookAtDesk({ email, startsAt: at('12:00') });

    expect(after.client).toMatchObject({ _id: null, cardId: before.client.cardId });
    expect([await bookingList(stranger.bearer), await bookingList(stranger.bearer, 'past')]).toEqual([
      [],
      [],
    ]);
    for (const { _id } of [before, after]) {
      await as('get', `/bookings/${_id}`, stranger.bearer).expect(404);
      await as('post', `/bookings/${_id}/cancel`, stranger.bearer).send({ reason: '' }).expect(404);
    }
    const { body } = await as('get', '/account/export', stranger.bearer).expect(200);
    expect([body.visits, body.notes]).toEqual([[], []]);
    expect(await asTheDeskSees(stranger.id)).toMatchObject({
      hasAccount: true,
      isVerified: false,
      comingVisits: 0,
    });
  });

  test('does not keep the desk from adding a client under it', async () => {
    const { email } = await signUp();

    await as('post', '/clients', desk.bearer)
      .send({ name: 'Olga Berg', email, note: 'Likes tea.' })
      .expect(201);

    expect((await listed()).filter(({ hasAccount }) => !hasAccount)).toHaveLength(1);
  });

  test('erases nothing but their own account', async () => {
    const email = anAddress('olga');
    const { _id } = await bookAtDesk({ email });
    const stranger = await signUp(email);

    await as('delete', '/account', stranger.bearer).send({ password: PASSWORD }).expect(204);

    const { body } = await as('get', `/bookings/${_id}`, desk.bearer).expect(200);
    expect([body.status, body.client.name]).toEqual(['confirmed', 'Olga Berg']);
  });

  test('is logged out by the one who reads the email, and only that person gets the bookings', async () => {
    const olga = aGoogler();
    const { _id } = await bookAtDesk({ email: olga.email });
    const stranger = await signUp(olga.email);

    const browser = aBrowser(parlour);
    await continueWithGoogle(browser, google, { as: olga });

    expect(await bookingList(await bearerFrom(browser, olga.email))).toEqual([_id]);
    await as('get', '/bookings/mine', stranger.bearer).expect(401);
  });
});

describe('a client who verifies the address in their record', () => {
  test('has the coming and the past bookings in their Booking List', async () => {
    const email = anAddress('olga');
    const coming = await bookAtDesk({ email });
    const past = await aPastBooking(parlour.database, {
      cardId: coming.client.cardId,
      startsAt: '2027-02-01T10:00:00Z',
      email,
    });
    const olga = await signUp(email);

    await verifyAddress(email);

    expect([await bookingList(olga.bearer), await bookingList(olga.bearer, 'past')]).toEqual([
      [coming._id],
      [past],
    ]);
    const { body } = await as('get', `/bookings/${coming._id}`, desk.bearer).expect(200);
    expect(body.client).toMatchObject({ _id: olga.id, cardId: null });
  });

  test('moves and cancels what the desk had booked, like their own bookings', async () => {
    const email = anAddress('olga');
    const [moved, cancelled] = [
      await bookAtDesk({ email }),
      await bookAtDesk({ email, startsAt: at('14:00') }),
    ];
    const olga = await signUp(email);
    await verifyAddress(email);

    const move = await as('post', `/bookings/${moved._id}/move`, olga.bearer).send({ startsAt: at('11:00') });
    const cancel = await as('post', `/bookings/${cancelled._id}/cancel`, olga.bearer).send({ reason: '' });

    expect([move.status, move.body.startsAt]).toEqual([200, at('11:00')]);
    expect([cancel.status, cancel.body.status, cancel.body.cancelledBy]).toEqual([
      200,
      'cancelled',
      'client',
    ]);
  });

  test('is one client to the desk from then on, with one history and one note that the web app does not show them', async () => {
    const email = anAddress('olga');
    const { client } = await bookAtDesk({ email });
    await aPastBooking(parlour.database, {
      cardId: client.cardId,
      startsAt: '2027-02-01T10:00:00Z',
      priceCents: 4050,
    });
    await as('patch', `/clients/${client.cardId}`, desk.bearer)
      .send({ note: 'Allergic to ammonia.', warning: 'Ammonia', addTag: 'VIP' })
      .expect(200);
    await as('patch', `/clients/${client.cardId}`, desk.bearer).send({ addTag: 'Bride' }).expect(200);
    const olga = await signUp(email);
    await as('patch', `/clients/${olga.id}`, desk.bearer)
      .send({ note: 'Likes tea.', warning: 'Latex', addTag: 'vip' })
      .expect(200);

    await verifyAddress(email);

    expect((await listed()).map(({ _id }) => _id)).toEqual([olga.id]);
    expect(await asTheDeskSees(olga.id)).toMatchObject({
      name: 'Vera',
      phone: '0171 23',
      visits: 1,
      spent: 40.5,
      comingVisits: 1,
      note: 'Likes tea.\n\nAllergic to ammonia.',
      warning: 'Latex · Ammonia',
      tags: ['VIP', 'Bride'],
      isVerified: true,
      can: { changeContact: false, erase: false },
    });
    const { body } = await as('get', `/clients/${olga.id}/bookings?when=past`, desk.bearer).expect(200);
    expect(body.total).toBe(1);
    expect((await asTheDeskSees(client.cardId ?? ''))._id).toBe(olga.id);
    expect(JSON.stringify((await as('get', '/account', olga.bearer)).body)).not.toContain('ammonia');
  });

  test('gets what the desk books under their address while they verify it', async () => {
    const email = anAddress('olga');
    await bookAtDesk({ email });
    const olga = await signUp(email);
    const code = await salon.codeFor(email, 'verification');
    const held = await holdCommits(parlour.database);
    const verifying = Promise.resolve(parlour.http.post('/auth/verify').send({ code, password: PASSWORD }));
    await held.untilWaiting(1);

    const booking = bookAtDesk({ email, startsAt: at('12:00') });
    await held.untilWaiting(2);
    await held.release();

    expect((await verifying).status).toBe(200);
    expect((await booking).client._id).toBe(olga.id);
    expect(await bookingList(olga.bearer)).toHaveLength(2);
  });

  test('keeps the name and the phone number that they gave themselves', async () => {
    const email = anAddress('olga');
    await bookAtDesk({ email });
    const olga = await signUp(email);
    await as('patch', '/account', olga.bearer).send({ phone: '+49 30 1' }).expect(200);

    await verifyAddress(email);

    const { body } = await as('get', '/account', olga.bearer).expect(200);
    expect([body.name, body.phone]).toEqual(['Vera', '+49 30 1']);
  });

  test('is booked under their account when they call again', async () => {
    const email = anAddress('olga');
    await bookAtDesk({ email });
    const olga = await signUp(email);
    await verifyAddress(email);

    const next = await bookAtDesk({ email, startsAt: at('15:00') });

    expect(next.client).toMatchObject({ _id: olga.id, cardId: null });
    expect(await bookingList(olga.bearer)).toHaveLength(2);
  });

  test('has both bookings when the desk had booked a mother and a daughter at the same time', async () => {
    const email = anAddress('olga');
    const motherBooking = await bookAtDesk({ email });
    const daughterBooking = await bookAtDesk({ email, name: 'Anna Berg', staff: bea });
    const olga = await signUp(email);

    await verifyAddress(email);

    expect((await bookingList(olga.bearer)).sort()).toEqual([motherBooking._id, daughterBooking._id].sort());
  });

  test('can review a booking that took place before they had an account', async () => {
    const email = anAddress('olga');
    const { client } = await bookAtDesk({ email });
    const past = await aPastBooking(parlour.database, {
      cardId: client.cardId,
      startsAt: '2027-02-01T10:00:00Z',
    });
    const olga = await signUp(email);
    await verifyAddress(email);

    await as('post', '/reviews', olga.bearer)
      .send({ bookingId: past, name: 'Olga', stars: 5, text: 'Wonderful.' })
      .expect(201);
  });

  test('leaves one entry in the audit log, with ids alone', async () => {
    const email = anAddress('olga');
    const { client } = await bookAtDesk({ email });
    const olga = await signUp(email);

    await verifyAddress(email);

    expect(await merges()).toContainEqual({
      object_id: olga.id,
      detail: { cardId: client.cardId, visits: 1 },
    });
  });

  test('is merged once: verifying the same address again changes nothing', async () => {
    const email = anAddress('olga');
    await bookAtDesk({ email });
    const olga = await signUp(email);
    await verifyAddress(email);
    const before = [await asTheDeskSees(olga.id), await merges()];

    const code = await salon.askForReset(email);
    await parlour.http.post('/auth/reset').send({ code, password: PASSWORD }).expect(204);

    expect([await asTheDeskSees(olga.id), await merges()]).toEqual(before);
  });

  test('may do so by choosing a new password with an emailed link', async () => {
    const email = anAddress('olga');
    const { _id } = await bookAtDesk({ email });
    const { browser } = await signUp(email);

    const code = await salon.askForReset(email);
    await browser.post('/auth/reset').send({ code, password: PASSWORD }).expect(204);
    await browser.post('/auth/login').send({ email, password: PASSWORD }).expect(200);

    expect(await bookingList(await bearerFrom(browser, email))).toEqual([_id]);
  });

  test('may do so by logging in with Google', async () => {
    const olga = aGoogler();
    const { _id } = await bookAtDesk({ email: olga.email });
    const browser = aBrowser(parlour);

    await continueWithGoogle(browser, google, { as: olga });

    expect(await bookingList(await bearerFrom(browser, olga.email))).toEqual([_id]);
  });

  test('may do so by connecting Google from inside', async () => {
    const googler = aGoogler();
    const { _id } = await bookAtDesk({ email: googler.email });
    const { browser, bearer } = await signUp(googler.email);

    await linkWithGoogle(browser, google, { as: googler, bearer });

    expect(await bookingList(bearer)).toEqual([_id]);
  });

  test('gets nothing by a Google account whose address is not verified', async () => {
    const googler = aGoogler({ email_verified: false });
    await bookAtDesk({ email: googler.email });

    await continueWithGoogle(aBrowser(parlour), google, { as: googler });

    expect((await listed()).map(({ hasAccount }) => hasAccount)).toEqual([false]);
  });

  test('gets a second record when they change to its address, and the notes become one', async () => {
    const [first, second] = [anAddress('olga'), anAddress('berg')];
    const bookings = [
      await bookAtDesk({ email: first }),
      await bookAtDesk({ email: second, phone: '', staff: bea }),
    ];
    for (const [index, { client }] of bookings.entries()) {
      await as('patch', `/clients/${client.cardId}`, desk.bearer)
        .send({ note: `Note ${index}` })
        .expect(200);
    }
    const olga = await signUp(first);
    await verifyAddress(first);

    await as('put', '/auth/email', olga.bearer).send({ email: second, password: PASSWORD }).expect(202);
    const beforeProof = await bookingList(olga.bearer);
    await parlour.http
      .post('/auth/verify')
      .send({ code: await salon.codeFor(second, 'email-change'), password: PASSWORD })
      .expect(200);

    expect(beforeProof).toEqual([bookings[0]?._id]);
    expect((await bookingList(olga.bearer)).sort()).toEqual(bookings.map(({ _id }) => _id).sort());
    expect((await asTheDeskSees(olga.id)).note).toBe('Note 0\n\nNote 1');
    expect(await parlour.database.query(`SELECT user_id FROM clients`)).toEqual([{ user_id: olga.id }]);
  });

  test('keeps their second factor when a second record becomes theirs', async () => {
    const [first, second] = [anAddress('olga'), anAddress('berg')];
    const { _id } = await bookAtDesk({ email: second });
    const olga = await signUp(first);
    await verifyAddress(first);
    await addPhone(parlour, olga);

    await as('put', '/auth/email', olga.bearer).send({ email: second, password: PASSWORD }).expect(202);
    await parlour.http
      .post('/auth/verify')
      .send({ code: await salon.codeFor(second, 'email-change'), password: PASSWORD })
      .expect(200);

    expect(await bookingList(olga.bearer)).toEqual([_id]);
    await halfWayIn(parlour, { email: second });
  });

  test('has every booking when the desk books under their address at the same moment', async () => {
    const email = anAddress('olga');
    await bookAtDesk({ email });
    const olga = await signUp(email);
    const code = await salon.codeFor(email, 'verification');

    await Promise.all([
      parlour.http.post('/auth/verify').send({ code, password: PASSWORD }).expect(200),
      bookAtDesk({ email, startsAt: at('11:00') }),
      bookAtDesk({ startsAt: at('12:00') }),
      bookAtDesk({ email, startsAt: at('13:00') }),
    ]);

    const ownerless = await parlour.database.query(
      `SELECT 1 FROM bookings LEFT JOIN clients ON clients.id = card_id
       WHERE client_id IS NULL AND (card_id IS NULL OR clients.user_id IS NOT NULL)`,
    );
    expect(ownerless).toEqual([]);
    expect((await bookingList(olga.bearer)).length).toBeGreaterThanOrEqual(3);
  });
});

describe('A49 a client who deletes the account after their record became part of it', () => {
  const CANARY = { name: 'Canary Quillfeather', phone: '+99 777 31 41 59', note: 'sunflower-seed-oil-xq' };

  test('is erased together with the record, without a trace', async () => {
    const email = anAddress('canary');
    const { name, phone, note } = CANARY;
    const { _id, client } = await bookAtDesk({ email, name, phone });
    await as('patch', `/clients/${client.cardId}`, desk.bearer).send({ note }).expect(200);
    const canary = await signUp(email);
    await verifyAddress(email);

    const { body: file } = await as('get', '/account/export', canary.bearer).expect(200);
    const { body: preview } = await as('get', '/account/departure', canary.bearer).expect(200);
    await as('delete', '/account', canary.bearer).send({ password: PASSWORD }).expect(204);

    expect([file.visits.length, file.notes[0].note, preview.comingVisits]).toEqual([1, note, 1]);
    expect(file.letters.map(({ kind }: { kind: string }) => kind)).toContain('booking-confirmed');
    expect(await findInDatabase(parlour.database, [email, ...Object.values(CANARY)])).toEqual({});
    expect((await as('get', `/bookings/${_id}`, desk.bearer).expect(200)).body.status).toBe('cancelled');
  });
});
