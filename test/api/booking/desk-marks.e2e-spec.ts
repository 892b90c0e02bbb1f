import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC then.
const TODAY = '2027-03-01';
const TOMORROW = '2027-03-02';
const at = (day: string, time: string) => `${day}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let cut: Service;
let ana: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  cut = await aService(parlour.database, { title: 'Cut' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

beforeEach(() =>
  parlour.database.query(`TRUNCATE bookings, clients, holds, allocations, idempotency_keys, outbox CASCADE`),
);

const get = async (path: string, query: object = {}) =>
  (await parlour.http.get(path).query(query).set('Authorization', admin.bearer).expect(200)).body;

const book = async (startsAt: string) => {
  const { body } = await parlour.http
    .post('/bookings/desk')
    .set('Authorization', admin.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt, client: { name: 'Rita Sá' } })
    .expect(201);
  return body;
};

const mark = (id: string, verb: string) =>
  parlour.http.post(`/bookings/${id}/status`).set('Authorization', admin.bearer).send({ verb });

const verbs = ['arrive', 'finish', 'no-show'];

describe('what became of a booking', () => {
  test.each(verbs)('is not said before its day: %s', async (verb) => {
    const { _id } = await book(at(TOMORROW, '10:00'));

    const { body } = await mark(_id, verb).expect(409);

    expect(body).toMatchObject({
      code: 'too-early',
      detail: 'A booking can be marked as arrived, done or no-show from its day on.',
    });
    expect(await get(`/bookings/${_id}`)).toMatchObject({ status: 'confirmed', version: 1 });
  });

  test.each(verbs)('may be said on its day, hours before it begins: %s', async (verb) => {
    const { _id } = await book(at(TODAY, '16:00'));

    await mark(_id, verb).expect(200);
  });

  test('is offered where it may be said: in the booking, the Order List and the diary', async () => {
    const today = await book(at(TODAY, '16:00'));
    const tomorrow = await book(at(TOMORROW, '10:00'));

    const offered = (can: Record<string, boolean>) => [can.arrive, can.finish, can.noShow];
    const list = await get('/bookings', { sort: 'startsAt', direction: 'asc' });
    const diary = await get('/bookings/diary', { from: TODAY, to: TOMORROW });
    for (const [{ _id, can: made }, is] of [
      [today, true],
      [tomorrow, false],
    ] as const) {
      const find = ({ items }: { items: { _id: string; can: Record<string, boolean> }[] }) =>
        items.find((each) => each._id === _id)?.can ?? {};
      const { can: shown } = await get(`/bookings/${_id}`);
      expect([made, shown, find(list), find({ items: diary.visits })].map(offered)).toEqual(
        Array(4).fill([is, is, is]),
      );
    }
  });

  test('may be said of a day that is over, and a mistake of any day is taken back', async () => {
    const { _id } = await book(at(TODAY, '16:00'));
    await mark(_id, 'finish').expect(200);
    await parlour.database.query(`UPDATE bookings SET starts_at = $2, ends_at = $3 WHERE id = $1`, [
      _id,
      at('2027-04-20', '10:00'),
      at('2027-04-20', '10:30'),
    ]);

    await mark(_id, 'reopen').expect(200);

    expect((await mark(_id, 'finish').expect(409)).body.code).toBe('too-early');
  });
});
