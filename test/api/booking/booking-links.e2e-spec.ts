// Long because a link has many ways to end, and each begins with an email.
import { createHash, randomUUID } from 'node:crypto';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { hold } from '../../support/held-requests.js';
import type { Received } from '../../support/mail-server.js';
import { aClient, anAdmin, aNewClient, loggedInAgain, PASSWORD, type Person } from '../../support/people.js';
import { BookingLinksSweeperService } from '../../../api/booking/booking-links/booking-links-sweeper.service.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';

// It is Monday, 1 March 2027, 08:00; changes close a day before a visit.
const FRIDAY = '2027-03-05';
const at = (time: string, day = FRIDAY) => `${day}T${time}:00.000Z`;

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
  await parlour.database.query(`TRUNCATE clients, merged_clients, spent_limits CASCADE`);
  vera = await anAdmin(parlour, 'Vera Duarte');
  mia = await aClient(parlour, 'Mia Costa');
});

type Verb = 'get' | 'post' | 'patch' | 'delete';
const as = (verb: Verb, path: string, { bearer }: Person = vera) =>
  parlour.http[verb](path).set('Authorization', bearer);
const by = (code: string, verb: Verb, path: string) => parlour.http[verb](path).set('Booking-Link', code);

const codesIn = ({ text }: Received) => [...text.matchAll(/#code=(\S+)/g)].map(([, code = '']) => code);

/** The emails to an address so far, the oldest first. */
const mailOf = async (email: string) => {
  await salon.deliver();
  return salon.mailServer.of({ email });
};

const linkOf = async (email: string) => {
  const [code] = codesIn((await mailOf(email)).at(-1) ?? fail('No email has come.'));
  return code ?? fail('The email has no link.');
};

const fail = (why: string): never => {
  throw new Error(why);
};

const show = (code: string) => by(code, 'get', '/bookings/linked');
const move = (code: string, id: string, time: string, more: object = {}) =>
  by(code, 'post', `/bookings/${id}/move`).send({ startsAt: at(time), ...more });
const cancel = (code: string, id: string) => by(code, 'post', `/bookings/${id}/cancel`).send({});

/** Mia's visit on Friday at ten, and the link in its confirmation. */
const aVisit = async (person = mia) => {
  const { _id: id } = await salon.book(person, at('10:00'));
  return { id, code: await linkOf(person.email) };
};

/** Booked at the desk for a client without an account. */
const aVisitOf = async (client: object, email: string, time = '10:00') => {
  const { body } = await as('post', '/bookings/desk')
    .set('Idempotency-Key', randomUUID())
    .send({
      lines: [{ serviceId: salon.cut.id, staffId: ana.id }],
      startsAt: at(time),
      client,
      sendLetter: true,
    })
    .expect(201);
  const id: string = body._id;
  return { id, code: await linkOf(email) };
};

const addClient = async (body: object): Promise<string> =>
  (await as('post', '/clients').send(body).expect(201)).body._id;

const expectEnded = async (code: string) => {
  const { body } = await show(code).expect(403);
  expect(body.code).toMatch(/^(invalid|expired)-action-code$/);
};

describe('the email about a booking', () => {
  test('has links that move and cancel it without logging in, with the secret where no server sees it', async () => {
    await salon.book(mia, at('10:00'));

    const [confirmed] = await mailOf(mia.email);

    expect(confirmed?.text).toMatch(
      /Move:\nhttps:\/\/maisonvera\.example\/visit\?do=move#code=[\w-]{43}\n\nCancel:\nhttps:\/\/maisonvera\.example\/visit\?do=cancel#code=[\w-]{43}\n/,
    );
    expect(confirmed?.html).toMatch(/href="https:\/\/maisonvera\.example\/visit\?do=cancel#code=[\w-]{43}"/);
  });

  test('says how long the visit takes, and leads to the phone, the map and the calendar', async () => {
    await parlour.database.query(
      `UPDATE salon SET phone = '+351 200 000 148', street = 'Rua do Ouro 12', city = 'Lisboa'`,
    );
    await salon.book(mia, at('10:00'));

    const [confirmed] = await mailOf(mia.email);

    expect(confirmed?.text).toContain('Length:    30 min\n');
    expect(confirmed?.html).toContain('href="tel:+351200000148"');
    expect(confirmed?.html).toContain('href="https://www.openstreetmap.org/search?query=Rua+do+Ouro+12');
    expect(confirmed?.text).toMatch(/Add to calendar:\nhttps:\/\/maisonvera\.example\/visit#code=/);
  });

  test('says when the visit was before it was moved', async () => {
    const { id } = await aVisit();

    await as('post', `/bookings/${id}/move`)
      .send({ startsAt: at('14:00') })
      .expect(200);

    expect((await mailOf(mia.email)).at(-1)?.text).toContain('Instead of: Friday 5 March 2027 at 10:00\n');
  });

  test('has no such link once changes have closed, and when it is cancelled', async () => {
    await salon.book(mia, at('10:00', '2027-03-02'));
    parlour.clock.set('2027-03-01T10:01:00Z');
    const [late] = await mailOf(mia.email);
    expect(codesIn(late ?? fail('No email has come.'))).toEqual([]);

    const { id, code } = await aVisit(await loggedInAgain(parlour, mia));
    await cancel(code, id).expect(200);
    expect(codesIn((await mailOf(mia.email)).at(-1) ?? fail('No email has come.'))).toEqual([]);
  });

  test('keeps its secret from the page Mail and from the database, which has only a digest', async () => {
    const { code } = await aVisit();

    const { body: list } = await as('get', '/mail').expect(200);
    const shown = await Promise.all(list.items.map(({ _id }: { _id: string }) => as('get', `/mail/${_id}`)));
    const rows = await parlour.database.query(`SELECT outbox::text AS everything FROM outbox`);
    const links = await parlour.database.query(`SELECT code_hash FROM booking_links`);

    expect(JSON.stringify([shown.map(({ body }) => body), rows])).not.toContain(code);
    expect(shown[0]?.body.text).toContain('Move:\nhttps://maisonvera.example/…');
    expect(links).toEqual([{ code_hash: createHash('sha256').update(code).digest() }]);
  });

  test('shows on the page Mail that it will have links before it has left', async () => {
    await salon.book(mia, at('10:00'));

    const { body: list } = await as('get', '/mail').expect(200);
    const { body } = await as('get', `/mail/${list.items[0]._id}`).expect(200);

    expect(body.text).toContain('Move:\nhttps://maisonvera.example/…');
    expect(await parlour.database.query(`SELECT FROM booking_links`)).toEqual([]);
  });
});

describe('C-12: whoever has the link', () => {
  test('sees this one booking, and no more of its client than the email says', async () => {
    const { id, code } = await aVisit();
    await as('patch', `/bookings/${id}`).send({ note: 'Nut allergy' }).expect(200);

    const { body } = await show(code).expect(200);

    expect(body).toMatchObject({ _id: id, startsAt: at('10:00'), status: 'confirmed', note: '' });
    expect(body.client).toMatchObject({ _id: null, cardId: null, email: '', phone: '' });
    expect(body.can).toMatchObject({ move: true, cancel: true, correct: false, review: false });
    expect(JSON.stringify(body)).not.toContain(mia.email);
  });

  test('changes nothing by opening it', async () => {
    const { id, code } = await aVisit();

    await show(code).expect(200);
    await by(code, 'get', `/availability/days?booking=${id}&from=${FRIDAY}&to=${FRIDAY}`).expect(200);
    await by(code, 'get', `/bookings/${id}/move`)
      .query({ startsAt: at('14:00') })
      .expect(200);
    await by(code, 'get', `/bookings/${id}/calendar`).expect(200);

    const { body } = await show(code).expect(200);
    expect(body).toMatchObject({ startsAt: at('10:00'), version: 1 });
  });

  test('moves it, and the salon reads that the client did; the next email has the next link', async () => {
    const { id, code } = await aVisit();

    const { body } = await move(code, id, '14:00', { version: 1 }).expect(200);

    expect(body).toMatchObject({ startsAt: at('14:00'), version: 2 });
    const next = await linkOf(mia.email);
    expect(next).not.toBe(code);
    expect((await show(next).expect(200)).body).toMatchObject({ startsAt: at('14:00') });
    const { body: history } = await as('get', `/bookings/${id}/history`).expect(200);
    expect(history.at(-1)).toMatchObject({ verb: 'move', who: { side: 'client', name: 'Mia Costa' } });
    const { body: news } = await as('get', '/desk/news').expect(200);
    expect(news[0]).toMatchObject({ kind: 'moved', who: 'Mia Costa' });
  });

  test('cancels it, and the salon reads that the client did', async () => {
    const { id, code } = await aVisit();

    await cancel(code, id).expect(200);

    const { body } = await as('get', `/bookings/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', cancelledBy: 'client' });
    expect((await mailOf(mia.email)).at(-1)?.subject).toMatch(/has been cancelled$/);
  });

  test('can do the same without an account, and is in the history under their name', async () => {
    const { id, code } = await aVisitOf({ name: 'Olga Berg', email: 'olga@example.com' }, 'olga@example.com');

    await move(code, id, '14:00').expect(200);
    const next = await linkOf('olga@example.com');
    await cancel(next, id).expect(200);

    const { body: history } = await as('get', `/bookings/${id}/history`).expect(200);
    expect(history.slice(1)).toMatchObject([
      { verb: 'move', who: { side: 'client', name: 'Olga Berg' } },
      { verb: 'cancel', who: { side: 'client', name: 'Olga Berg' } },
    ]);
    const { body: news } = await as('get', '/desk/news').expect(200);
    expect(news.map(({ kind, who }: { kind: string; who: string }) => `${kind} ${who}`)).toEqual([
      'cancelled Olga Berg',
      'moved Olga Berg',
    ]);
  });

  test.each(['with an account', 'without one'])(
    'cancels it for themselves, %s: the history does not say that the desk did it at their request',
    async (client) => {
      const { id, code } = await (client === 'with an account'
        ? aVisit()
        : aVisitOf({ name: 'Olga Berg', email: 'olga@example.com' }, 'olga@example.com'));

      await cancel(code, id).expect(200);

      const { body: history } = await as('get', `/bookings/${id}/history`).expect(200);
      expect(history.at(-1)).toMatchObject({ verb: 'cancel', who: { side: 'client' } });
      expect(history.at(-1).detail).toEqual({});
    },
  );

  test('keeps to the rules of clients, whatever their account may do: notice, working hours, prices, words of the desk', async () => {
    const { id, code } = await aVisit(vera);

    const soon = await move(code, id, '08:30');
    const early = await by(code, 'post', `/bookings/${id}/move`).send({ startsAt: at('07:00') });
    const asDesk = await move(code, id, '14:00', { allowOutsideHours: true });
    const forOther = await move(code, id, '14:00', { staffId: ana.id });
    const quietly = await by(code, 'post', `/bookings/${id}/cancel`).send({ sendLetter: false });
    const dearer = await move(code, id, '14:00', { shown: { totalPrice: 10, endsAt: at('14:30') } });

    expect([soon, early, asDesk, forOther, quietly, dearer].map(({ status }) => status)).toEqual([
      409, 409, 403, 403, 403, 409,
    ]);
    expect(dearer.body.code).toBe('terms-changed');
  });

  test('is told of the nearest free times when someone else has the one they want', async () => {
    const { id, code } = await aVisit();
    await salon.book(await aClient(parlour), at('14:00'));

    const { body } = await move(code, id, '14:00').expect(409);

    expect(body).toMatchObject({ code: 'slot-taken' });
    expect(body.alternatives).toHaveLength(3);
  });
});

describe('what a client without an account did by link stays theirs', () => {
  const olgaCancels = async (client: object, email: string) => {
    const { id, code } = await aVisitOf(client, email);
    await cancel(code, id).expect(200);
    return id;
  };
  const expectCancelledByClient = async (id: string) => {
    const { body: history } = await as('get', `/bookings/${id}/history`).expect(200);
    expect(history.at(-1)).toMatchObject({
      verb: 'cancel',
      who: { side: 'client', name: expect.stringMatching(/Olga Berg/) },
    });
    const { body: news } = await as('get', '/desk/news').expect(200);
    expect(news[0]).toMatchObject({ kind: 'cancelled', bookingId: id, isSeen: false });
  };

  test('when their record is merged into another', async () => {
    const olga = await addClient({ name: 'Olga Berg', email: 'olga@example.com' });
    const other = await addClient({ name: 'O. Berg', email: 'berg@example.com' });
    const id = await olgaCancels({ _id: olga }, 'olga@example.com');

    await as('post', `/clients/${other}/merge`).send({ _id: olga, email: 'olga@example.com' }).expect(200);

    await expectCancelledByClient(id);
  });

  test('when they get an account, whose download says so too', async () => {
    const email = 'olga.with.account@example.com';
    const id = await olgaCancels({ name: 'Olga Berg', email }, email);
    const account = await aNewClient(parlour, 'Olga Berg', email);
    const mails = await mailOf(account.email);
    const mail = mails.find(({ subject }) => subject.startsWith('Please confirm your email address'));
    const [code] = codesIn(mail ?? fail('No link has come.'));

    await parlour.http.post('/auth/verify').send({ code, password: PASSWORD }).expect(200);

    await expectCancelledByClient(id);
    const { bearer } = await loggedInAgain(parlour, account);
    const { body } = await parlour.http.get('/account/export').set('Authorization', bearer).expect(200);
    const [booking] = body.visits;
    expect(booking.events.at(-1)).toMatchObject({ verb: 'cancel', by: 'client' });
  });
});

describe('C-12, A43: the link is of no use for anything else', () => {
  test('not for another booking, of the same client or of someone else', async () => {
    const { code } = await aVisit();
    const { _id: own } = await salon.book(mia, at('12:00'));
    const { _id: other } = await salon.book(await aClient(parlour), at('13:00'));

    for (const id of [own, other]) {
      await move(code, id, '15:00').expect(404);
      await cancel(code, id).expect(404);
      await by(code, 'get', `/bookings/${id}/move`)
        .query({ startsAt: at('15:00') })
        .expect(404);
      await by(code, 'get', `/bookings/${id}/calendar`).expect(404);
      await by(code, 'get', `/availability?booking=${id}&day=${FRIDAY}`).expect(404);
    }
  });

  test('not for other routes, which ask for a log-in as always', async () => {
    const { id, code } = await aVisit(vera);

    for (const path of [
      `/bookings/${id}`,
      '/bookings/mine',
      '/account',
      '/bookings/diary',
      `/bookings/${id}/contact`,
    ])
      await by(code, 'get', path).expect(401);
    await by(code, 'post', `/bookings/${id}/correct`).send({ lines: [] }).expect(401);
    await by(code, 'get', `/availability?desk=true&booking=${id}&day=${FRIDAY}`).expect(403);
  });

  test('a session that is there as well does not count', async () => {
    const { id, code } = await aVisit();

    const { body } = await show(code).set('Authorization', vera.bearer).expect(200);
    const asDesk = await move(code, id, '14:00', { sendLetter: false }).set('Authorization', vera.bearer);

    expect(body.client.email).toBe('');
    expect(asDesk.status).toBe(403);
  });

  test('what a visitor asked before does not answer for the link', async () => {
    const { id, code } = await aVisit();
    const path = `/availability?booking=${id}&day=${FRIDAY}`;

    await parlour.http.get(path).expect(404);

    expect((await by(code, 'get', path).expect(200)).body.starts).toContain(at('10:15'));
    await parlour.http.get(path).expect(404);
  });
});

describe('C-12: the link ends', () => {
  test('when the desk moves the booking, and works again when the desk puts it back', async () => {
    const { id, code } = await aVisit();

    await as('post', `/bookings/${id}/move`)
      .send({ startsAt: at('14:00'), mayUndo: true })
      .expect(200);
    await expectEnded(code);
    await move(code, id, '15:00').expect(403);

    // The client hears nothing of a move that is undone, and still has only the first email.
    await as('post', `/bookings/${id}/move`)
      .send({ startsAt: at('10:00'), mayUndo: true })
      .expect(200);
    await show(code).expect(200);
  });

  test('when the client moves it', async () => {
    const { id, code } = await aVisit();

    await move(code, id, '14:00').expect(200);

    await expectEnded(code);
    await move(code, id, '15:00').expect(403);
  });

  test('when it is cancelled', async () => {
    const { id, code } = await aVisit();

    await as('post', `/bookings/${id}/cancel`).send({}).expect(200);

    await expectEnded(code);
    await cancel(code, id).expect(403);
  });

  test('with the deadline for changes', async () => {
    const { id, code } = await aVisit();

    parlour.clock.set('2027-03-04T10:00:00Z');
    await show(code).expect(200);
    parlour.clock.set('2027-03-04T10:00:01Z');

    await expectEnded(code);
    await cancel(code, id).expect(403);
  });

  test('when someone else gets the booking', async () => {
    const { id, code } = await aVisit();
    const other = await aClient(parlour, 'Rita Sá');

    await as('post', `/bookings/${id}/correct`)
      .send({ client: { _id: other.id } })
      .expect(200);

    await expectEnded(code);
    expect((await show(await linkOf(other.email)).expect(200)).body._id).toBe(id);
  });

  test('when the client has another address, of an account or without one', async () => {
    const { code } = await aVisit();
    const olga = await addClient({ name: 'Olga Berg', email: 'olga@example.com' });
    const { code: hers } = await aVisitOf({ _id: olga }, 'olga@example.com', '12:00');

    await parlour.database.query(
      `UPDATE users SET email = 'new@example.com', email_key = 'new@example.com' WHERE id = $1`,
      [mia.id],
    );
    await as('patch', `/clients/${olga}`).send({ email: 'olga.berg@example.com' }).expect(200);

    await expectEnded(code);
    await expectEnded(hers);
  });

  test('when two records of the client are merged', async () => {
    const olga = await addClient({ name: 'Olga Berg', email: 'olga@example.com' });
    const frau = await addClient({ name: 'Frau Berg', email: 'frau@example.com' });
    const { code } = await aVisitOf({ _id: frau }, 'frau@example.com');

    await as('post', `/clients/${olga}/merge`).send({ _id: frau, email: 'frau@example.com' }).expect(200);

    await expectEnded(code);
  });

  test('when the client is erased', async () => {
    const olga = await addClient({ name: 'Olga Berg', email: 'olga@example.com' });
    const { id, code } = await aVisitOf({ _id: olga }, 'olga@example.com');

    await as('delete', `/clients/${olga}`).send({ cancelVisits: true }).expect(204);

    await expectEnded(code);
    expect(await parlour.database.query(`SELECT FROM booking_links WHERE booking_id = $1`, [id])).toEqual([]);
  });

  test('when the account is closed', async () => {
    const { code } = await aVisit();

    await parlour.database.query(`UPDATE users SET disabled_at = now() WHERE id = $1`, [mia.id]);

    await expectEnded(code);
  });
});

describe('A43: wrong links', () => {
  test('are refused, and counted for the network address that tries them; a good one still works there', async () => {
    const { code } = await aVisit();
    const strict = await startTestApp({
      databaseUrl: parlour.databaseUrl,
      env: { RATE_LIMIT_SCALE: '1', DATA_DIR: parlour.folder.path },
    });
    const open = (secret: string) => strict.http.get('/bookings/linked').set('Booking-Link', secret);
    const wrong = () => open(randomUUID().replaceAll('-', '').padEnd(43, 'x'));

    const answers: number[] = [];
    for (let tries = 0; tries < 62; tries += 1) answers.push((await wrong()).status);

    expect(answers[0]).toBe(403);
    expect(answers.at(-1)).toBe(429);
    await open(code).expect(200);
    await strict.close();
  });

  test('whoever has the link uses up nothing of what its client may do with a log-in', async () => {
    const { id, code } = await aVisit();
    await parlour.database.query(`TRUNCATE spent_limits`);

    await move(code, id, '14:00').expect(200);

    const counted = async (): Promise<string[]> => {
      const rows: { key: string }[] = await parlour.database.query(
        `SELECT encode(key, 'hex') AS key FROM spent_limits`,
      );
      return rows.map(({ key }) => key);
    };
    const byLink = await counted();
    await parlour.database.query(`TRUNCATE spent_limits`);
    await as('post', `/bookings/${id}/move`, mia)
      .send({ startsAt: at('15:00') })
      .expect(200);
    const byLogin = await counted();
    // They share the network address, and nothing else.
    expect(byLogin).toHaveLength(2);
    expect(byLogin.filter((key) => byLink.includes(key))).toHaveLength(1);
  });

  test('whoever has the link tries to move the visit 300 times an hour at most, from any number of addresses', async () => {
    const { id, code } = await aVisit();
    const strict = await startTestApp({
      databaseUrl: parlour.databaseUrl,
      env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', DATA_DIR: parlour.folder.path },
    });
    await parlour.database.query(`TRUNCATE spent_limits`);

    const statuses = new Map<number, number>();
    for (let index = 1; index <= 301; index += 1) {
      const { status } = await strict.http
        .post(`/bookings/${id}/move`)
        .set('Booking-Link', code)
        .set('X-Forwarded-For', `198.51.${index % 250}.${Math.ceil(index / 250)}`)
        .send({ startsAt: 'later' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }

    expect([...statuses]).toEqual([
      [422, 300],
      [429, 1],
    ]);
    await strict.close();
  });

  test('an account whose address no one has confirmed gets no more emails by its links than without', async () => {
    const new1 = await aNewClient(parlour, 'Nia');
    await salon.deliver();
    const { id, code } = await aVisit(new1);

    await move(code, id, '14:00').expect(200);

    const rows = await parlour.database.query(
      `SELECT unverified_mailbox IS NOT NULL AS "isBound" FROM outbox WHERE booking_id = $1 AND kind = 'booking-moved'`,
      [id],
    );
    expect(rows).toEqual([{ isBound: true }]);
  });
});

describe('at the same moment', () => {
  /** Both wait for the booking, and get it one after the other. */
  const oneAfterTheOther = async (
    id: string,
    first: () => PromiseLike<{ status: number }>,
    second: () => PromiseLike<{ status: number }>,
  ): Promise<[number, number]> => {
    const held = await hold(parlour.database, `SELECT FROM bookings WHERE id = $1 FOR UPDATE`, [id]);
    const one = Promise.resolve(first());
    await held.untilWaiting(1);
    const other = Promise.resolve(second());
    await held.untilWaiting(2);
    await held.release();
    return [(await one).status, (await other).status];
  };

  test('the desk moves the booking, and the client who comes second is refused', async () => {
    const { id, code } = await aVisit();

    const statuses = await oneAfterTheOther(
      id,
      () => as('post', `/bookings/${id}/move`).send({ startsAt: at('14:00') }),
      () => move(code, id, '15:00'),
    );

    expect(statuses).toEqual([200, 403]);
    expect((await as('get', `/bookings/${id}`)).body.startsAt).toBe(at('14:00'));
  });

  test('two presses move it once', async () => {
    const { id, code } = await aVisit();

    const statuses = await oneAfterTheOther(
      id,
      () => move(code, id, '14:00'),
      () => move(code, id, '15:00'),
    );

    expect(statuses).toEqual([200, 403]);
    expect((await as('get', `/bookings/${id}`)).body).toMatchObject({ startsAt: at('14:00'), version: 2 });
  });

  test('two presses cancel it once, and both hear so', async () => {
    const { id, code } = await aVisit();

    const statuses = await oneAfterTheOther(
      id,
      () => cancel(code, id),
      () => cancel(code, id),
    );

    expect(statuses).toEqual([200, 200]);
    await salon.deliver();
    expect(salon.mailServer.of(mia).filter(({ subject }) => subject.includes('cancelled'))).toHaveLength(1);
  });

  test('the client is merged with another, and the link that comes second is refused', async () => {
    const olga = await addClient({ name: 'Olga Berg', email: 'olga@example.com' });
    const frau = await addClient({ name: 'Frau Berg', email: 'frau@example.com' });
    const { id, code } = await aVisitOf({ _id: frau }, 'frau@example.com');

    const statuses = await oneAfterTheOther(
      id,
      () => as('post', `/clients/${olga}/merge`).send({ _id: frau, email: 'frau@example.com' }),
      () => move(code, id, '14:00'),
    );

    expect(statuses).toEqual([200, 403]);
    expect((await as('get', `/bookings/${id}`)).body.startsAt).toBe(at('10:00'));
  });

  test('the address changes while the email to the old one leaves: that email has no link', async () => {
    await salon.book(mia, at('10:00'));
    const held = await parlour.database.createQueryRunner();
    await held.startTransaction();
    await held.query(`UPDATE bookings SET client_email = 'new@example.com' WHERE client_id = $1`, [mia.id]);

    const delivering = salon.deliver();
    for (let count = 0; count < 1;) {
      [{ count }] = await parlour.database.query(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`,
      );
    }
    await held.commitTransaction();
    await held.release();
    await delivering;

    expect(salon.mailServer.of(mia).map(codesIn)).toEqual([[]]);
    expect(await parlour.database.query(`SELECT FROM booking_links`)).toEqual([]);
  });
});

test('the desk moves a visit while its email leaves: no link is good for a time that the email does not name', async () => {
  const { _id: id } = await salon.book(mia, at('10:00'));
  const held = await parlour.database.createQueryRunner();
  await held.startTransaction();
  const later = `starts_at = starts_at + interval '4 hours', ends_at = ends_at + interval '4 hours'`;
  await held.query(`UPDATE bookings SET ${later} WHERE id = $1`, [id]);

  const delivering = salon.deliver();
  for (let count = 0; count < 1;) {
    [{ count }] = await parlour.database.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`,
    );
  }
  await held.commitTransaction();
  await held.release();
  await delivering;

  const [confirmed = fail('No email has come.')] = salon.mailServer.of(mia);
  expect(confirmed.text).toContain('10:00');
  expect(codesIn(confirmed)).toEqual([]);
  expect(confirmed.text).toContain('/dashboard/booking');
});

test('links are forgotten some time after the visit', async () => {
  await salon.book(mia, at('10:00'));
  await salon.deliver();
  expect(await parlour.database.query(`SELECT FROM booking_links`)).toHaveLength(1);

  parlour.clock.set('2027-03-12T10:00:01Z');
  await parlour.app.get(BookingLinksSweeperService).sweep();

  expect(await parlour.database.query(`SELECT FROM booking_links`)).toEqual([]);
});
