// Long because everything that becomes of a sick day is tried in the same salon.
import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { aClient, aColleague, anAdmin, loggedInAgain, type Person } from '../../support/people.js';
import { openSalonWithMail, type SalonWithMail } from '../../support/salon-with-mail.js';
import { aMember, aService, nobodyWorksHere } from '../../support/salon.js';

// The salon works from nine to five. It is Monday, 1 March 2027, eight in the morning, and Orla is ill.
const TODAY = '2027-03-01';
const at = (time: string, day = TODAY) => `${day}T${time}:00.000Z`;

interface Proposal {
  what: string;
  startsAt: string;
  people: { lineId: string; staffId: string; name: string }[];
}

interface Visit {
  _id: string;
  version: number;
  client: { name: string; phone: string; getsEmail: boolean };
  titles: string[];
  others: string[];
  proposal: Proposal;
  choices: Proposal[];
  heldUntil: string | null;
  done: { what: string; letter: string; letterAt: string; calledAt: string; canUndo: boolean } | null;
}

let salon: SalonWithMail;
let admin: Person;
let maria: Person;
let cut: Service;
let gloss: Service;
let orla: StaffMember;
let ines: StaffMember;

beforeAll(async () => {
  salon = await openSalonWithMail({ staff: 0 });
  admin = await anAdmin(salon.parlour);
  maria = await aClient(salon.parlour, 'Maria Lopes');
  cut = await aService(salon.parlour.database, { title: 'Cut' });
  gloss = await aService(salon.parlour.database, { title: 'Gloss' });
});

afterAll(() => salon.close());

beforeEach(async () => {
  await nobodyWorksHere(salon.parlour.database);
  await salon.startAfresh();
  orla = await aMember(salon.parlour.database, { name: 'Orla', does: [cut] });
  ines = await aMember(salon.parlour.database, { name: 'Inês', does: [cut, gloss], hours: [[600, 780]] });
});

const ask = (method: 'post' | 'put' | 'delete', path: string, body: object = {}, person = admin) =>
  salon.parlour.http[method](path).set('Authorization', person.bearer).send(body);

/** Books at the desk, for a client with or without an address. */
const book = async (time: string, name: string, email = '', lines = [{ service: cut, staff: orla }]) => {
  const { body } = await salon.parlour.http
    .post('/bookings/desk')
    .set('Authorization', admin.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({
      lines: lines.map(({ service, staff }) => ({ serviceId: service.id, staffId: staff.id })),
      startsAt: at(time),
      client: { name, phone: '+351 912 345 678', ...(email && { email }) },
      sendLetter: false,
    })
    .expect(201);
  return String(body._id);
};

const sickDay = (more: object = {}) => ({ staffId: orla.id, fromDay: TODAY, toDay: TODAY, ...more });

const record = async (): Promise<{ isAway: boolean; leftAlone: number; visits: Visit[] }> =>
  (await ask('post', '/sick-days', sickDay()).expect(200)).body;

const carryOut = (visit: Visit, proposal = visit.proposal, person = admin) =>
  ask(
    'post',
    `/sick-days/visits/${visit._id}`,
    {
      staffId: orla.id,
      version: visit.version,
      ...(proposal.what === 'cancel'
        ? { verb: 'cancel' }
        : { verb: 'rearrange', offer: { startsAt: proposal.startsAt, people: peopleOf(proposal) } }),
    },
    person,
  );

const peopleOf = ({ people }: Proposal) => people.map(({ lineId, staffId }) => ({ lineId, staffId }));

const say = ({ proposal }: Visit) =>
  [proposal.what, proposal.startsAt?.slice(5, 16), proposal.people[0]?.name].filter(Boolean).join(' ');

const bookingsOf = (name: string) =>
  salon.parlour.database.query(
    `SELECT status, starts_at AS "startsAt", total_price_cents::int AS cents FROM bookings WHERE client_name = $1`,
    [name],
  );

const tellings = async (): Promise<string[]> => {
  const rows: { to: string }[] = await salon.parlour.database.query(
    `SELECT to_address AS to FROM outbox WHERE sent_at IS NOT NULL ORDER BY to_address`,
  );
  return rows.map(({ to }) => to);
};

describe('a sick day', () => {
  test('is one block in the diary, around the visits that stay and where others have left', async () => {
    await book('10:00', 'Ruby');
    await book('12:00', 'Laura');
    const blocksOf = async () => {
      const { body } = await salon.parlour.http
        .get('/bookings/diary')
        .query({ from: TODAY, to: TODAY, staff: orla.id })
        .set('Authorization', admin.bearer)
        .expect(200);
      return body.blocks.map(({ kind, startsAt, endsAt }: Record<string, string>) => [
        kind,
        startsAt,
        endsAt,
      ]);
    };

    const { visits } = await record();
    const whole = [['time-off', at('00:00'), at('00:00', '2027-03-02')]];
    expect(await blocksOf()).toEqual(whole);
    const ruby = visits.find(({ client }) => client.name === 'Ruby') as Visit;
    await ask('post', `/sick-days/visits/${ruby._id}`, {
      ...{ staffId: orla.id, version: ruby.version, verb: 'cancel' },
    }).expect(200);
    expect(await blocksOf()).toEqual(whole);
  });

  test('and a dentist on the same day are two blocks', async () => {
    await ask('post', '/time-off', { ...sickDay(), fromMinute: 480, toMinute: 600 }).expect(201);
    await ask('post', '/time-off', { ...sickDay(), fromMinute: 900, toMinute: 1000 }).expect(201);

    const { body } = await salon.parlour.http
      .get('/bookings/diary')
      .query({ from: TODAY, to: TODAY })
      .set('Authorization', admin.bearer)
      .expect(200);
    expect(body.blocks).toHaveLength(2);
  });

  test('proposals fit together, and all of them can be carried out; what was said of emails is what is sent', async () => {
    await book('10:00', 'Ruby', 'ruby@example.com');
    await book('10:30', 'Laura', 'laura@example.com');
    await book('10:30', 'Hine', '', [{ service: cut, staff: ines }]);
    await book('16:00', 'Elena', 'elena@example.com');

    const { isAway, visits } = await record();
    expect(isAway).toBe(true);
    expect(visits.map(say)).toEqual([
      'hand-over 03-01T10:00 Inês',
      'move 03-01T11:00 Inês',
      'move 03-01T12:30 Inês',
    ]);
    const done: Visit[] = [];
    for (const visit of visits) done.push((await carryOut(visit).expect(200)).body);
    const before = await tellings();
    salon.parlour.clock.set('2027-03-01T08:02:00Z');
    await salon.deliver();

    expect(done.map(({ done }) => [done?.letter, done?.letterAt, done?.canUndo])).toEqual(
      visits.map(() => ['waiting', '2027-03-01T08:02:00.000Z', true]),
    );
    expect(before).toEqual([]);
    expect(await tellings()).toEqual(['elena@example.com', 'laura@example.com', 'ruby@example.com']);
    const after = await record();
    expect(after.visits.map(({ done }) => [done?.letter, done?.canUndo])).toEqual(
      visits.map(() => ['sent', false]),
    );
    const [undone] = after.visits;
    await ask('post', `/sick-days/visits/${undone?._id}/undo`).expect(409);
  });

  test('no one books the person from the moment it is recorded, and a faster client leaves the row whole, with another proposal', async () => {
    await book('10:00', 'Ruby', 'ruby@example.com');
    const { visits } = await record();
    const [visit] = visits;
    if (!visit) throw new Error('Ruby is in the way.');
    const onLine = (staff: StaffMember, startsAt: string) =>
      salon.parlour.http
        .post('/bookings')
        .set('Authorization', maria.bearer)
        .set('Idempotency-Key', randomUUID())
        .send({ lines: [{ serviceId: cut.id, staffId: staff.id }], startsAt });

    await onLine(orla, at('14:00')).expect(409);
    await onLine(ines, at('10:00')).expect(201);
    const { body: refusal } = await carryOut(visit).expect(409);
    const [again] = (await record()).visits;

    expect(refusal.code).toBe('slot-taken');
    expect(await bookingsOf('Ruby')).toMatchObject([
      { status: 'confirmed', startsAt: new Date(at('10:00')) },
    ]);
    expect(again && say(again)).toBe('move 03-01T10:30 Inês');
  });

  test('a time that is held for a call cannot be booked by others, is shown until when, and ends', async () => {
    await book('09:00', 'Nora');
    const [visit] = (await record()).visits;
    if (!visit) throw new Error('Nora is in the way.');
    const offer = { startsAt: visit.proposal.startsAt, people: peopleOf(visit.proposal) };
    const hold = () =>
      ask('put', `/sick-days/visits/${visit._id}/hold`, { version: visit.version, offer }).expect(200);
    const isFree = async (time: string) => {
      const query = { day: TODAY, services: cut.id, staff: ines.id };
      const { body } = await salon.parlour.http.get('/availability').query(query).expect(200);
      return body.starts.includes(at(time));
    };

    expect(say(visit)).toBe('move 03-01T10:00 Inês');
    expect((await hold()).body.heldUntil).toBe(at('08:30'));
    const [held] = (await record()).visits;
    expect([held?.heldUntil, held && say(held), await isFree('10:00')]).toEqual([
      at('08:30'),
      'move 03-01T10:00 Inês',
      false,
    ]);
    await ask('delete', `/sick-days/visits/${visit._id}/hold`).expect(204);
    expect(await isFree('10:00')).toBe(true);
    await hold();
    salon.parlour.clock.set('2027-03-01T08:31:00Z');
    admin = await loggedInAgain(salon.parlour, admin);
    expect(await isFree('10:00')).toBe(true);
    await hold();
    expect((await carryOut(visit).expect(200)).body.done).toMatchObject({ what: 'move', letter: 'none' });
    expect(await salon.parlour.database.query(`SELECT id FROM holds`)).toEqual([]);
  });

  test('what was done is undone as it was, and a repeated request has the same answer', async () => {
    const id = await book('10:00', 'Ruby', 'ruby@example.com');
    const [visit] = (await record()).visits;
    if (!visit) throw new Error('Ruby is in the way.');
    const before = await bookingsOf('Ruby');

    for (const what of ['hand-over', 'move', 'cancel']) {
      const [seen] = (await record()).visits;
      const chosen = [seen?.proposal, ...(seen?.choices ?? [])].find((proposal) => proposal?.what === what);
      if (!seen || !chosen) throw new Error(`There is no ${what} to choose.`);
      const first = await carryOut(seen, chosen).expect(200);
      expect((await carryOut(seen, chosen).expect(200)).body).toEqual(first.body);
      await ask('post', `/sick-days/visits/${id}/undo`).expect(204);
      expect(await bookingsOf('Ruby')).toEqual(before);
    }

    salon.parlour.clock.set('2027-03-01T08:05:00Z');
    await salon.deliver();
    expect(await tellings()).toEqual([]);
    const [row] = await salon.parlour.database.query(
      `SELECT count(*)::int AS count FROM allocations WHERE booking_id = $1 AND staff_id = $2`,
      [id, orla.id],
    );
    expect(row.count).toBe(1);
    // Her time off is closed around it: the minutes before and after are hers alone.
    await ask('post', '/blocks', { staffId: orla.id, startsAt: at('09:30'), endsAt: at('10:00') }).expect(
      409,
    );
    expect((await record()).visits).toMatchObject([{ _id: id, done: null }]);
  });

  test('what waited to be told before it is told along with it, and waits again once it is undone', async () => {
    const id = await book('10:00', 'Ruby', 'ruby@example.com');
    const { body } = await salon.parlour.http.get(`/bookings/${id}`).set('Authorization', admin.bearer);
    const [line] = body.lines;
    const lines = [{ _id: line._id, serviceId: cut.id, staffId: orla.id, minutes: 45 }];
    await ask('post', `/bookings/${id}/correct`, { lines, mayUndo: true }).expect(200);
    const moveVisit = async () => {
      const [visit] = (await record()).visits;
      const move = visit?.choices.concat(visit.proposal).find(({ what }) => what === 'move');
      if (!visit || !move) throw new Error('Ruby is in the way, and there is another time.');
      return (await carryOut(visit, move).expect(200)).body.done.letter;
    };
    const lettersAt = async (instant: string) => {
      salon.parlour.clock.set(instant);
      await salon.deliver();
      return salon.mailServer.received.splice(0).map(({ text }) => text);
    };

    expect(await moveVisit()).toBe('waiting');
    await ask('post', `/sick-days/visits/${id}/undo`).expect(204);
    const [corrected = '', ...more] = await lettersAt('2027-03-01T08:01:00Z');
    expect(more).toEqual([]);
    expect(corrected).toContain('45 min instead of 30 min');
    expect(corrected).not.toContain('instead of Orla');

    expect(await moveVisit()).toBe('waiting');
    expect(await lettersAt('2027-03-01T08:04:00Z')).toHaveLength(1);
    await ask('post', `/sick-days/visits/${id}/undo`).expect(409);
  });

  test('of a booking with several people only the lines of whoever is ill change; who has arrived is left alone', async () => {
    await book('10:00', 'Marga', '', [
      { service: cut, staff: orla },
      { service: gloss, staff: ines },
    ]);
    const vera = await aMember(salon.parlour.database, { name: 'Vera', does: [cut] });
    const arrived = await book('11:00', 'Camila');
    await ask('post', `/bookings/${arrived}/status`, { verb: 'arrive' }).expect(200);

    const { leftAlone, visits } = await record();
    const [visit] = visits;
    if (!visit) throw new Error('Marga is in the way.');
    const { body } = await carryOut(visit).expect(200);
    await ask('put', `/sick-days/visits/${visit._id}/called`, { called: true }).expect(200);

    expect([leftAlone, visits.length, visit.titles, visit.others]).toEqual([1, 1, ['Cut'], ['Inês']]);
    expect(body.done).toMatchObject({ what: 'hand-over', people: ['Vera'], letter: 'none', calledAt: null });
    const lines: { staff: string; startsAt: Date }[] = await salon.parlour.database.query(
      `SELECT staff_id AS staff, starts_at AS "startsAt" FROM booking_lines WHERE booking_id = $1 ORDER BY position`,
      [visit._id],
    );
    expect(lines).toEqual([
      { staff: vera.id, startsAt: new Date(at('10:00')) },
      { staff: ines.id, startsAt: new Date(at('10:30')) },
    ]);
    expect((await record()).visits[0]?.done?.calledAt).toBe('2027-03-01T08:00:00.000Z');
  });

  test('it is for those who give time off and change bookings, for 31 days at most', async () => {
    await book('10:00', 'Ruby');
    const [visit] = (await record()).visits;
    if (!visit) throw new Error('Ruby is in the way.');
    const stylist = await aColleague(salon.parlour, { role: 'stylist', staffId: orla.id });
    const readOnly = await aColleague(salon.parlour, { role: 'reception', grants: ['read-only'] });

    const show = (more: object, person = admin) =>
      salon.parlour.http.get('/sick-days').set('Authorization', person.bearer).query(sickDay(more));

    await show({}, stylist).expect(403);
    await ask('post', '/sick-days', sickDay(), stylist).expect(403);
    await carryOut(visit, visit.proposal, stylist).expect(403);
    await carryOut(visit, visit.proposal, readOnly).expect(403);
    await show({ toDay: '2027-04-01' }).expect(422);
    const { body } = await show({ toDay: '2027-03-31', fromMinute: 660 }).expect(200);
    expect([body.startsAt, body.visits]).toEqual([at('11:00'), []]);
  });
});
