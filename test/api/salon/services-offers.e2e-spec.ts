import { randomUUID } from 'node:crypto';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService, processing, nobodyWorksHere } from '../../support/salon.js';

let parlour: TestApp;
let admin: Person;
let cut: Service;
let ana: StaffMember;
let bea: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  admin = await anAdmin(parlour);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await nobodyWorksHere(parlour.database);
  await parlour.database.query(`TRUNCATE services CASCADE`);
  cut = await aService(parlour.database, { title: 'Cut', priceCents: 4000, segments: [active(30)] });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  bea = await aMember(parlour.database, { name: 'Bea', does: [] });
});

const asAdmin = (method: 'get' | 'put', path: string) =>
  parlour.http[method](path).set('Authorization', admin.bearer);
const arrange = (offers: unknown) => asAdmin('put', `/staff/offers/${cut.id}`).send({ offers });

/** The team members of the cut, as visitors see them. */
const seen = async () => {
  const { body } = await parlour.http.get('/staff').expect(200);
  return body.map(({ name, offers }: { name: string; offers: object[] }) => [name, offers]);
};

test('a team member does a service at their own price and length, another as the service says', async () => {
  const own = { staffId: bea.id, price: 55.5, segments: [active(30), processing(20), active(25)] };

  const { body } = await arrange([own, { staffId: ana.id }]).expect(200);

  expect(body).toEqual([
    { serviceId: cut.id, staffId: ana.id, price: null, segments: null },
    { serviceId: cut.id, ...own },
  ]);
  expect((await asAdmin('get', '/staff/offers').expect(200)).body).toEqual(body);
  expect(await seen()).toEqual([
    ['Ana', [{ serviceId: cut.id, price: 40, durationMinutes: 30 }]],
    ['Bea', [{ serviceId: cut.id, price: 55.5, durationMinutes: 75 }]],
  ]);
});

test('one who is left out no longer does it, and the list may be empty', async () => {
  await arrange([{ staffId: bea.id }]).expect(200);
  const onlyBea = await seen();
  await arrange([]).expect(200);

  expect(onlyBea).toEqual([
    ['Ana', []],
    ['Bea', [{ serviceId: cut.id, price: 40, durationMinutes: 30 }]],
  ]);
  expect(await seen()).toEqual([
    ['Ana', []],
    ['Bea', []],
  ]);
  const { body: day } = await parlour.http
    .get('/availability')
    .query({ day: '2027-03-02', services: cut.id, staff: 'any' })
    .expect(200);
  expect(day.starts).toEqual([]);
});

test('the offers of a team member who has left are kept for their return', async () => {
  await parlour.database.query(`UPDATE staff SET active = false WHERE id = $1`, [ana.id]);

  await arrange([{ staffId: bea.id }]).expect(200);
  await arrange([{ staffId: ana.id }]).expect(422);
  await parlour.database.query(`UPDATE staff SET active = true WHERE id = $1`, [ana.id]);

  expect((await asAdmin('get', '/staff/offers').expect(200)).body).toHaveLength(2);
});

test('of two changes at the same time, one wins', async () => {
  await arrange([]).expect(200);

  const answers = await Promise.all([arrange([{ staffId: ana.id }]), arrange([{ staffId: ana.id }])]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await asAdmin('get', '/staff/offers')).body).toHaveLength(1);
});

test('is recorded with who did it', async () => {
  await arrange([{ staffId: bea.id }]).expect(200);

  const { body } = await asAdmin('get', `/audit?object=${cut.id}`).expect(200);

  expect(body.items).toMatchObject([{ action: 'service-offers.changed', actor: { _id: admin.id } }]);
});

describe('is refused, and changes nothing:', () => {
  test.each<[string, () => unknown, string]>([
    ['nothing', () => undefined, '#/offers'],
    ['a list of nothing', () => [null], '#/offers/0'],
    ['somebody who does not work here', () => [{ staffId: randomUUID() }], '#/offers/0/staffId'],
    ['somebody twice', () => [{ staffId: bea.id }, { staffId: bea.id }], '#/offers'],
    ['A12 a price below nothing', () => [{ staffId: bea.id, price: -1 }], '#/offers/0/price'],
    ['no time at all', () => [{ staffId: bea.id, segments: [] }], '#/offers/0/segments'],
    [
      'a wait first',
      () => [{ staffId: bea.id, segments: [processing(5), active(5)] }],
      '#/offers/0/segments',
    ],
    ['a price per minute', () => [{ staffId: bea.id, perMinute: 1 }], '#/offers/0/perMinute'],
  ])('%s', async (_, offers, pointer) => {
    const answer = await arrange(offers()).expect(422);

    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
    expect((await seen())[0]).toEqual(['Ana', [expect.anything()]]);
  });

  test('a service that is not there', async () => {
    await asAdmin('put', `/staff/offers/${randomUUID()}`).send({ offers: [] }).expect(404);
    await asAdmin('put', `/staff/offers/all`).send({ offers: [] }).expect(404);
  });
});

describe('B-6: what a service costs from', () => {
  const termsOfCut = async () => {
    const { body } = await parlour.http.get('/services').expect(200);
    return body[0].terms;
  };
  /** The price of a held time with this team member. */
  const charged = async (staffId: string) => {
    const { body: first } = await parlour.http
      .get('/availability/first')
      .query({ services: cut.id, staff: staffId });
    const { body } = await parlour.http
      .post('/holds')
      .send({ lines: [{ serviceId: cut.id, staffId }], startsAt: first.startsAt })
      .expect(201);
    await parlour.http.delete(`/holds/${body._id}`).expect(204);
    return body.visit.totalPrice;
  };

  test('is the least that anybody is charged for it, however many ask for more', async () => {
    await arrange([
      { staffId: ana.id, price: 95.5 },
      { staffId: bea.id, price: 85, segments: [active(45)] },
    ]).expect(200);

    expect(await termsOfCut()).toEqual({ price: 85, priceKind: 'from', minMinutes: 30, maxMinutes: 45 });
    expect([await charged(ana.id), await charged(bea.id)]).toEqual([95.5, 85]);
  });

  test('is no “from” price when everyone asks for the same', async () => {
    await arrange([{ staffId: ana.id, price: 85 }]).expect(200);

    expect(await termsOfCut()).toMatchObject({ price: 85, priceKind: 'fixed' });
    expect(await charged(ana.id)).toBe(85);
  });

  test('A-13: is nothing for a service that no one does, which is not for sale', async () => {
    await arrange([]).expect(200);

    expect(await termsOfCut()).toBeNull();
  });
});
