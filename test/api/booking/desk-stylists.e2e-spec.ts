// Long because it is one day of one stylist: what they see of it, and what they may do with it.
import { randomUUID } from 'node:crypto';
import type { Grant } from '../../../api/common/access/may.js';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { hold } from '../../support/held-requests.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { aClient, aColleague, PASSWORD, type Person } from '../../support/people.js';
import { active, aMember, aService, processing } from '../../support/salon.js';

// Tuesday, 2 March 2027; Lisbon is on UTC then.
const TUESDAY = '2027-03-02';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00.000Z`;

let parlour: TestApp;
let client: Person;
let stylist: Person;
let reception: Person;
let cut: Service;
let colour: Service;
let ana: StaffMember;
let bea: StaffMember;

const sql = (text: string, ...values: unknown[]) => parlour.database.query(text, values);

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut', priceCents: 4000 });
  colour = await aService(parlour.database, {
    title: 'Colour',
    priceCents: 9000,
    segments: [active(30), processing(45), active(15)],
    bufferMinutes: 15,
  });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut, colour] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [cut, colour] });
  stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id });
  reception = await aColleague(parlour, { role: 'reception' }, 'Rosa');
  client = await aClient(parlour, 'Maria Lopes');
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await sql(`TRUNCATE bookings, holds, allocations, idempotency_keys, clients, outbox CASCADE`);
  await granted();
});

const granted = (...held: Grant[]) => sql(`UPDATE users SET grants = $1 WHERE id = $2`, held, stylist.id);

const as = (person: Person, method: 'get' | 'post' | 'patch' | 'delete', path: string) =>
  parlour.http[method](path).set('Authorization', person.bearer).set('Idempotency-Key', randomUUID());

const lineBy = (member: StaffMember, service = cut) => ({ serviceId: service.id, staffId: member.id });

const book = async (time: string, lines: object[], person = client, day = TUESDAY) =>
  (
    await as(person, 'post', '/bookings')
      .send({ lines, startsAt: at(time, day), note: 'Shy' })
      .expect(201)
  ).body;

const atDesk = (time: string, lines: object[], who: object = { name: 'Rita' }) =>
  as(stylist, 'post', '/bookings/desk').send({ lines, startsAt: at(time), client: who });

const diary = async () =>
  (await as(stylist, 'get', '/bookings/diary').query({ from: TUESDAY, to: TUESDAY }).expect(200)).body;

const change = (id: string, verb: string, body: object) =>
  as(stylist, 'post', `/bookings/${id}/${verb}`).send(body);

describe('the diary of a stylist', () => {
  test('shows their own column, and of the others when they are busy', async () => {
    const own = await book('09:00', [lineBy(ana)]);
    await book('10:00', [lineBy(bea, colour)]);
    await book('12:00', [lineBy(bea)], await aClient(parlour));

    const { visits, people, busy, blocks, holds } = await diary();

    expect(visits.map(({ _id }: { _id: string }) => _id)).toEqual([own._id]);
    expect(people.map(({ name }: { name: string }) => name)).toEqual([ana.name, bea.name]);
    // The client's colour takes effect from half past ten to a quarter past eleven; the buffer follows.
    expect(busy).toEqual([
      { staffId: bea.id, startsAt: at('10:00'), endsAt: at('10:30') },
      { staffId: bea.id, startsAt: at('11:15'), endsAt: at('11:45') },
      { staffId: bea.id, startsAt: at('12:00'), endsAt: at('12:30') },
    ]);
    expect([blocks, holds]).toEqual([[], []]);
  });

  test('makes one stretch of what follows on one another, and of blocks', async () => {
    await book('10:00', [lineBy(bea)]);
    await sql(
      `INSERT INTO allocations (staff_id, during, kind, reason)
       VALUES ($1, '[2027-03-02T10:30Z, 2027-03-02T11:00Z)', 'block', 'Dentist')`,
      bea.id,
    );

    expect((await diary()).busy).toEqual([{ staffId: bea.id, startsAt: at('10:00'), endsAt: at('11:00') }]);
  });

  test('shows of a booking that they share when the client is there, and their own part', async () => {
    await book('10:00', [lineBy(ana), lineBy(bea, colour)]);

    const { visits, busy } = await diary();

    expect(visits).toMatchObject([
      {
        startsAt: at('10:00'),
        endsAt: at('12:00'),
        isWhole: false,
        totalPrice: 40,
        lines: [{ title: 'Cut', staffId: ana.id }],
        can: { arrive: false, note: true, move: false, cancel: false, resize: false },
      },
    ]);
    expect(visits[0].lines).toHaveLength(1);
    expect(busy[0]).toEqual({ staffId: bea.id, startsAt: at('10:30'), endsAt: at('11:00') });
  });
});

describe('a stylist', () => {
  test('books in their own column: a line that names no one is theirs', async () => {
    const { body } = await atDesk('10:00', [{ serviceId: cut.id }]).expect(201);
    const colleagues = await atDesk('12:00', [lineBy(bea)]).expect(403);

    expect(body.lines[0].staff._id).toBe(ana.id);
    expect(colleagues.body.detail).toBe('You can only do this in your own column.');
  });

  test('books for someone new, or for a client whose file is open to them', async () => {
    const first = await atDesk('10:00', [lineBy(ana)], { name: 'Rita', phone: '912 345 678' }).expect(201);

    await atDesk('12:00', [lineBy(ana)], { _id: first.body.client.cardId }).expect(201);
    await atDesk('14:00', [lineBy(ana)], { _id: client.id }).expect(422);
  });

  describe('A-35 who types how to reach a client', () => {
    const RITA = { name: 'Rita Alves', email: 'rita@example.com', phone: '912 345 678' };

    const onFile = async () => {
      const body = { lines: [lineBy(bea)], startsAt: at('15:00'), client: RITA };
      await as(reception, 'post', '/bookings/desk').send(body).expect(201);
    };

    /** The responses to a stylist who books twice for a new client, opens their file, and reads the day. */
    const answersAbout = async (who: Record<string, string>, times: [string, string]): Promise<string> => {
      const [one, other] = [
        await atDesk(times[0], [lineBy(ana)], who),
        await atDesk(times[1], [lineBy(ana)], who),
      ];
      const id: string = one.body.client.cardId ?? one.body.client.clientId;
      const file = await as(stylist, 'get', `/clients/${id}`);
      const visits = (await diary()).visits.filter((visit: object) => JSON.stringify(visit).includes(id));
      const answers = [one.status, one.body, other.status, other.body, file.status, file.body, visits];
      return comparable(answers, who);
    };

    /**
     * Leaves out times and references, which two bookings never share. Ids are numbered, and typed texts are
     * named.
     */
    const comparable = (answers: unknown, who: Record<string, string>): string => {
      const ids: string[] = [];
      let text = JSON.stringify(answers, (key, value: unknown) => (key === 'reference' ? '…' : value));
      for (const [field, typed] of Object.entries(who)) text = text.replaceAll(typed, `{${field}}`);
      return text
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
        .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
          if (!ids.includes(id)) ids.push(id);
          return `id ${ids.indexOf(id)}`;
        });
    };

    test.each<[string, () => Record<string, string>, Record<string, string>]>([
      [
        'the address of an account',
        () => ({ name: 'Maria Lopes', email: client.email }),
        { name: 'Marta Lopez', email: 'someone@example.com' },
      ],
      [
        'an address on file',
        () => ({ name: 'Someone', email: RITA.email.toUpperCase() }),
        { name: 'Someone', email: 'SOMEONE@EXAMPLE.COM' },
      ],
      [
        'a name and number on file',
        () => ({ name: RITA.name, phone: '+351 912345678' }),
        { name: 'Anna Alvez', phone: '+351 912345679' },
      ],
    ])('reads the same about %s as about a new one', async (_, known, unknown) => {
      await onFile();

      const ofNew = await answersAbout(unknown, ['09:00', '12:00']);
      const ofKnown = await answersAbout(known(), ['10:00', '13:00']);

      expect(ofKnown).toBe(ofNew);
      expect(JSON.parse(ofKnown).filter(Number.isInteger)).toEqual([201, 201, 200]);
    });

    test('opens no one’s file, and reception finds both to merge them', async () => {
      const { body } = await atDesk('10:00', [lineBy(ana)], { name: 'Maria', email: client.email }).expect(
        201,
      );

      await as(stylist, 'get', `/clients/${client.id}`).expect(404);
      const { body: found } = await as(reception, 'get', '/clients').query({ q: client.email }).expect(200);
      expect(found.items.map(({ _id }: { _id: string }) => _id).sort()).toEqual(
        [client.id, body.client.cardId].sort(),
      );
    });

    test('goes with the account that has the address, and is part of its data', async () => {
      const rita = await aClient(parlour, 'Rita Alves');
      const { body } = await atDesk('10:00', [lineBy(ana)], { name: 'Rita', email: rita.email }).expect(201);

      const { body: own } = await as(rita, 'get', '/account/export').expect(200);
      await as(rita, 'delete', '/account').send({ password: PASSWORD }).expect(204);

      expect(own.visits.map(({ reference }: { reference: string }) => reference)).toEqual([body.reference]);
      expect(await sql(`SELECT id FROM clients WHERE id = $1`, body.client.cardId)).toEqual([]);
      expect(await sql(`SELECT client_email FROM bookings WHERE reference = $1`, body.reference)).toEqual([
        { client_email: '' },
      ]);
    });
  });

  test('moves their own bookings at any time, and hands none over', async () => {
    const { _id: id } = await book('10:00', [lineBy(ana)]);

    const moved = await change(id, 'move', { startsAt: at('11:05') });
    const handed = await change(id, 'move', { startsAt: at('13:00'), staffId: bea.id });
    const anyone = await change(id, 'move', { startsAt: at('13:00'), staff: 'any' });

    expect([moved.status, handed.status, anyone.status]).toEqual([200, 403, 403]);
    await granted('move-others');
    expect((await change(id, 'move', { startsAt: at('13:00'), staffId: bea.id })).status).toBe(200);
  });

  test('marks a booking that they share, and leaves it where it is', async () => {
    const { _id: id } = await book('14:00', [lineBy(ana), lineBy(bea)], client, '2027-03-01');

    const answers = [
      await change(id, 'move', { startsAt: at('13:00') }),
      await change(id, 'cancel', {}),
      await change(id, 'status', { verb: 'arrive' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200]);
    expect(answers[0]?.body.detail).toBe(
      'Colleagues are part of this booking. Please ask reception to change it.',
    );
  });

  test('finds nothing of a colleague’s booking', async () => {
    const { _id: id } = await book('10:00', [lineBy(bea)]);

    const answers = [
      await as(stylist, 'get', `/bookings/${id}`),
      await change(id, 'status', { verb: 'arrive' }),
      await as(stylist, 'get', '/availability').query({ booking: id, day: TUESDAY, desk: 'true' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('14-R5: whose right is taken away while they use it ends what is under way, and may do no more', async () => {
    const [one, other] = [await book('09:00', [lineBy(bea)]), await book('11:00', [lineBy(bea)])];
    await granted('move-others');
    const held = await hold(parlour.database, `SELECT FROM bookings WHERE id = $1 FOR UPDATE`, [one._id]);
    const cancelling = change(one._id, 'cancel', {}).then((answer) => answer.status);
    await held.untilWaiting(1);

    await granted();
    await held.release();

    expect(await cancelling).toBe(200);
    await change(other._id, 'cancel', {}).expect(404);
  });

  test('who may only read is told so', async () => {
    const { _id: id } = await book('10:00', [lineBy(ana)]);
    await granted('read-only');

    const answers = [
      await change(id, 'cancel', {}),
      await as(stylist, 'patch', `/bookings/${id}`).send({ note: 'x' }),
      await atDesk('12:00', [lineBy(ana)]),
    ];

    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(
      Array(3).fill([403, 'Your account can’t change this booking.']),
    );
    const { body } = await as(stylist, 'get', `/bookings/${id}`).expect(200);
    expect(Object.values(body.can)).not.toContain(true);
  });

  test('asks for free times by the rules of the desk in their own column', async () => {
    const free = (staff: string) =>
      as(stylist, 'get', '/availability').query({
        ...{ services: cut.id, day: TUESDAY, desk: 'true' },
        ...(staff && { staff }),
      });

    await book('10:00', [lineBy(ana)]);

    expect((await free(bea.id)).status).toBe(403);
    expect((await free('').expect(200)).body.starts).not.toContain(at('10:00'));
  });

  test('reads the file of a client around their visits, with the visits to themselves', async () => {
    const visit = { clientId: client.id, priceCents: 13_000, name: 'Maria Lopes', email: client.email };
    const line = (member: StaffMember, priceCents: number) => ({
      ...{ serviceId: cut.id, title: 'Cut', staffId: member.id, staffName: member.name, priceCents },
    });
    const shared = [line(ana, 4000), line(bea, 9000)];
    await aPastBooking(parlour.database, { ...visit, startsAt: '2027-02-01T10:00:00Z', lines: shared });
    await aPastBooking(parlour.database, {
      ...visit,
      startsAt: '2027-02-02T10:00:00Z',
      lines: [line(bea, 13_000)],
    });
    await sql(`INSERT INTO clients (user_id, note) VALUES ($1, 'Likes tea')`, client.id);

    const { body: file } = await as(stylist, 'get', `/clients/${client.id}`).expect(200);
    const { body: list } = await as(stylist, 'get', `/clients/${client.id}/bookings`).query({ when: 'past' });

    expect(file).toMatchObject({ name: 'Maria Lopes', email: '', phone: '', note: 'Likes tea' });
    expect(file).toMatchObject({ visits: 1, spent: 40, lastVisitAt: '2027-02-01T10:00:00.000Z' });
    expect(file.can).toEqual({
      changeNote: false,
      changeContact: false,
      changeCarer: false,
      merge: false,
      erase: false,
      changeDetails: false,
      giveConsent: false,
    });
    expect(list.items.map(({ totalPrice }: { totalPrice: number }) => totalPrice)).toEqual([40]);
    await as(stylist, 'patch', `/clients/${client.id}`).send({ note: 'x' }).expect(403);
  });

  test('is warned of their own clients on their day, as reception is of everyone’s, while the file is open', async () => {
    const reception = await aColleague(parlour, { role: 'reception' });
    await as(reception, 'post', '/clients').send({ name: 'Nora', warning: 'Latex' }).expect(201);
    await sql(`INSERT INTO clients (user_id, warning) VALUES ($1, 'PPD')`, client.id);
    await book('10:00', [lineBy(ana)]);
    await book('12:00', [lineBy(bea)]);
    const line = { serviceId: cut.id, title: 'Cut', staffId: ana.id, staffName: ana.name, priceCents: 4000 };
    await aPastBooking(parlour.database, {
      startsAt: '2026-12-01T10:00:00Z',
      clientId: client.id,
      lines: [line],
    });
    const warningsOn = async (person: Person, day: string) =>
      (await as(person, 'get', `/bookings/diary?from=${day}&to=${day}`).expect(200)).body.visits.map(
        ({ warning }: { warning: string }) => warning,
      );

    expect(await warningsOn(stylist, TUESDAY)).toEqual(['PPD']);
    expect(await warningsOn(reception, TUESDAY)).toEqual(['PPD', 'PPD']);
    expect(await warningsOn(stylist, '2026-12-01')).toEqual(['']);
    expect(await warningsOn(reception, '2026-12-01')).toEqual(['PPD']);
    expect((await as(stylist, 'get', `/clients/${client.id}`)).body.warning).toBe('PPD');
    await as(stylist, 'patch', `/clients/${client.id}`).send({ warning: '' }).expect(403);
  });

  test('has a file open for sixty days', async () => {
    const visit = async (startsAt: string, status: 'done' | 'cancelled' = 'done') => {
      const { id: clientId } = await aClient(parlour);
      const line = {
        serviceId: cut.id,
        title: 'Cut',
        staffId: ana.id,
        staffName: ana.name,
        priceCents: 4000,
      };
      await aPastBooking(parlour.database, { startsAt, status, clientId, lines: [line] });
      return (await as(stylist, 'get', `/clients/${clientId}`)).status;
    };

    // It is Monday, 1 March, eight in the morning.
    expect(await visit('2026-12-31T08:00:00Z')).toBe(200);
    expect(await visit('2026-12-31T07:59:59Z')).toBe(404);
    expect(await visit('2027-03-02T10:00:00Z', 'cancelled')).toBe(404);
  });

  test('calls a client without a name by the first letter of their address', async () => {
    const nameless = await aClient(parlour);
    await sql(`UPDATE users SET name = '' WHERE id = $1`, nameless.id);
    const { _id: id } = await book('10:00', [lineBy(ana)], nameless);

    const { body } = await as(stylist, 'get', `/bookings/${id}`).expect(200);
    const { body: history } = await as(stylist, 'get', `/bookings/${id}/history`).expect(200);

    expect([body.client.name, history[0].who.name]).toEqual(['c…', 'c…']);
  });

  test('sees what the day comes to in their own lines, and no one else’s', async () => {
    const line = (member: StaffMember, priceCents: number) => ({
      ...{ serviceId: cut.id, title: 'Cut', staffId: member.id, staffName: member.name, priceCents },
    });
    const today = { startsAt: '2027-03-01T07:30:00Z', status: 'done' as const, priceCents: 13_000 };
    await aPastBooking(parlour.database, { ...today, lines: [line(ana, 4000), line(bea, 9000)] });
    await aPastBooking(parlour.database, { ...today, lines: [line(bea, 13_000)] });

    const { body } = await as(stylist, 'get', '/overview/today').expect(200);

    expect(body).toMatchObject({ whose: 'own', waiting: { openMessages: null, pendingReviews: null } });
    expect(body.today).toMatchObject({ visits: { done: 1 }, earned: 40, expected: 40 });
    expect(body.today.people.map(({ _id }: { _id: string }) => _id)).toEqual([ana.id]);
  });

  test('is a client like any other with their own visits', async () => {
    const { _id: id } = await book('16:00', [lineBy(bea)], stylist);

    const { body } = await as(stylist, 'get', `/bookings/${id}`).expect(200);
    const mine = await as(stylist, 'get', '/bookings/mine').expect(200);
    await sql(`UPDATE bookings SET cancellation_deadline = '2027-02-28'`);
    const late = await change(id, 'move', { startsAt: at('15:00') });

    expect(body.client.email).toBe(stylist.email);
    expect(mine.body.total).toBe(1);
    expect(late.body.code).toBe('too-late');
  });
});
