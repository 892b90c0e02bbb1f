import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastSale, turnTillOn } from '../../support/past-sales.js';
import { aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
let vera: Person;
let cut: Service;
let colour: Service;
let ana: StaffMember;
let shampoo: string;

beforeAll(async () => {
  parlour = await startTestApp();
  parlour.clock.set('2030-06-01T08:00:00Z');
  vera = await anAdmin(parlour);
  await turnTillOn(parlour.database);
  cut = await aService(parlour.database, { title: 'Cut' });
  colour = await aService(parlour.database, { title: 'Colour' });
  const [{ id }] = await parlour.database.query(
    `INSERT INTO products (title, price_cents) VALUES ('Shampoo', 1200) RETURNING id`,
  );
  shampoo = id;
});

// Sales can't be deleted, so every test has its own team member.
beforeEach(async () => {
  await parlour.database.query(`DELETE FROM commission_rates`);
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
});

afterAll(() => parlour.close());

const as = (method: 'get' | 'post' | 'delete', path: string, who = vera) =>
  parlour.http[method](path).set('Authorization', who.bearer);
const rate = async (parts: object) =>
  (
    await as('post', '/commission/rates')
      .send({ staffId: ana.id, scope: 'services', percent: 40, fromDay: '2027-01-01', ...parts })
      .expect(201)
  ).body;
const statement = async (day: string) =>
  (await as('get', `/commission/${ana.id}?day=${day}`).expect(200)).body;

const aCut = (parts: object = {}) => ({
  serviceId: cut.id,
  staffId: ana.id,
  unitCents: 6150,
  taxCents: 1150,
  ...parts,
});
const aBottle = () => ({
  kind: 'product' as const,
  productId: shampoo,
  staffId: ana.id,
  title: 'Shampoo',
  unitCents: 1230,
  taxCents: 230,
});

describe('a statement of commission', () => {
  test('is the rate of each line times what it came to after discounts and without tax; tips are no part of it', async () => {
    await rate({});
    await rate({ scope: 'service', serviceId: colour.id, percent: 50 });
    await rate({ scope: 'products', percent: 10 });
    await aPastSale(parlour.database, {
      day: '2027-03-05',
      lines: [
        aCut({ discountCents: 615, taxCents: 1035 }),
        aCut({ serviceId: colour.id, title: 'Colour' }),
        aBottle(),
      ],
      tips: [{ staffId: ana.id, cents: 900 }],
    });

    const { lines, ...sums } = await statement('2027-03-31');

    expect(sums).toMatchObject({
      firstDay: '2027-03-01',
      lastDay: '2027-03-31',
      name: 'Ana',
      services: 95,
      products: 10,
      // 45.00 × 40 %, 50.00 × 50 %, 10.00 × 10 %.
      commission: 44,
    });
    expect(lines).toMatchObject([
      { title: 'Cut', net: 45, percent: 40, commission: 18 },
      { title: 'Colour', net: 50, percent: 50, commission: 25 },
      { title: 'Shampoo', net: 10, percent: 10, commission: 1 },
    ]);
    expect(lines[0].label).toMatch(/^S-\d+$/);
  });

  test('goes by the rate on the day of the sale, and a refund takes back as much in its own month', async () => {
    await rate({});
    await rate({ percent: 45, fromDay: '2027-05-01' });
    const sold = await aPastSale(parlour.database, { day: '2027-04-30', lines: [aCut()] });
    await aPastSale(parlour.database, { day: '2027-05-01', lines: [aCut()] });
    await aPastSale(parlour.database, {
      day: '2027-05-02',
      kind: 'refund',
      ofSaleId: sold,
      reason: 'Uneven',
      lines: [aCut()],
    });

    expect((await statement('2027-04-15')).commission).toBe(20);
    expect(await statement('2027-05-15')).toMatchObject({
      services: 0,
      commission: 2.5,
      lines: [
        { net: 50, percent: 45, commission: 22.5 },
        { net: -50, percent: 40, commission: -20 },
      ],
    });
  });

  test('is the same in the list of everyone, and as a table', async () => {
    await rate({});
    await aPastSale(parlour.database, { day: '2027-06-05', lines: [aCut()] });

    const { people } = (await as('get', '/commission?day=2027-06-15').expect(200)).body;
    const { text } = await as('get', `/commission/${ana.id}/export?day=2027-06-15`).expect(200);

    expect(people.find(({ _id }: { _id: string }) => _id === ana.id)).toMatchObject({
      services: 50,
      commission: 20,
    });
    expect(text).toMatch(/Ana,2027-06-05,S-\d+,Cut,50\.00,40\.00,20\.00/);
  });
});

describe('a rate of commission', () => {
  test('replaces the one from the same day, and can be removed', async () => {
    await rate({});
    const second = await rate({ percent: 42.5 });

    const before = (await as('get', '/commission/rates').expect(200)).body;
    await as('delete', `/commission/rates/${second._id}`).expect(204);
    const after = (await as('get', '/commission/rates').expect(200)).body;

    expect(before).toMatchObject([
      { staffName: 'Ana', scope: 'services', percent: 42.5, fromDay: '2027-01-01' },
    ]);
    expect(after).toEqual([]);
  });

  test.each([
    ['above everything', { percent: 100.5 }],
    ['below nothing', { percent: -1 }],
    ['of three decimals', { percent: 33.333 }],
    ['of a service that is not named', { scope: 'service' }],
    [
      'of a service that is not there',
      { scope: 'service', serviceId: '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21' },
    ],
    ['of nobody', { staffId: '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21' }],
    ['from no day', { fromDay: '2027-02-30' }],
  ])('%s is refused', async (_what, parts) => {
    const body = { staffId: ana.id, scope: 'services', percent: 40, fromDay: '2027-01-01', ...parts };

    await as('post', '/commission/rates').send(body).expect(422);

    expect((await as('get', '/commission/rates').expect(200)).body).toEqual([]);
  });

  test('is seen by those who run the salon alone', async () => {
    const stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id });
    const reception = await aColleague(parlour, { role: 'reception' });

    const statuses = [];
    for (const who of [stylist, reception]) {
      for (const path of ['/commission', '/commission/rates', `/commission/${ana.id}`]) {
        statuses.push((await as('get', path, who)).status);
      }
    }

    expect(new Set(statuses)).toEqual(new Set([403]));
  });
});
