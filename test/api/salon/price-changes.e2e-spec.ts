import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { active, aMember, aService } from '../../support/salon.js';
import type { Service } from '../../../api/salon/services/service.entity.js';

let parlour: TestApp;
let vera: Person;
let cut: Service;
let colour: Service;

beforeAll(async () => {
  parlour = await startTestApp();
  vera = await anAdmin(parlour);
});

afterAll(() => parlour.close());

beforeEach(async () => {
  await parlour.database.query(`TRUNCATE services, service_categories, staff_services CASCADE`);
  cut = await aService(parlour.database, { title: 'Cut', segments: [active(30)], priceCents: 4500 });
  colour = await aService(parlour.database, {
    title: 'Colour',
    segments: [active(60)],
    priceCents: 9000,
    addOns: [
      { title: 'Gloss', priceCents: 1500, extraMinutes: 15 },
      { title: 'Tea', priceCents: 0, extraMinutes: 0 },
    ],
  });
  const ana = await aMember(parlour.database, { name: 'Ana', does: [cut, colour] });
  await parlour.database.query(
    `UPDATE staff_services SET price_cents = 5500 WHERE staff_id = $1 AND service_id = $2`,
    [ana.id, cut.id],
  );
});

const everything = {
  by: 'percent',
  change: 10,
  roundToCents: 50,
  includesAddOns: true,
  includesOwnPrices: true,
};

const post = (path: string, body: object) =>
  parlour.http.post(path).set('Authorization', vera.bearer).send(body);

const preview = async (change: object = {}) =>
  (await post('/price-changes/preview', { ...everything, ...change }).expect(200)).body;

type Shown = { title: string; partName: string; price: number; newPrice: number };
const rowsOf = ({ items }: { items: Shown[] }) =>
  items.map(({ title, partName, price, newPrice }) => [title, partName, price, newPrice]);

const prices = async () => {
  const { body } = await parlour.http.get('/services/all').set('Authorization', vera.bearer).expect(200);
  return body.map(({ title, price }: { title: string; price: number }) => [title, price]).sort();
};

describe('many prices at once', () => {
  test('are shown before and after, those of add-ons and of team members as well; what is free stays free', async () => {
    const shown = await preview();

    expect(rowsOf(shown).sort()).toEqual([
      ['Colour', '', 90, 99],
      ['Colour', 'Gloss', 15, 16.5],
      ['Cut', '', 45, 49.5],
      ['Cut', 'Ana', 55, 60.5],
    ]);
    expect(rowsOf(await preview({ by: 'amount', change: 5 })).map(([, part]) => part)).not.toContain('Tea');
    expect(await prices()).toEqual([
      ['Colour', 90],
      ['Cut', 45],
    ]);
  });

  test('become what was shown, are on record, and make other people’s drafts of these services stale', async () => {
    const { seen } = await preview();

    await post('/price-changes', { ...everything, seen }).expect(200);

    expect(await prices()).toEqual([
      ['Colour', 99],
      ['Cut', 49.5],
    ]);
    const { body: offered } = await parlour.http.get('/services').expect(200);
    const shownCut = offered.find(({ title }: { title: string }) => title === 'Cut');
    expect(shownCut.terms.price).toBe(60.5);
    const stale = await parlour.http
      .patch(`/services/${cut.id}`)
      .set('Authorization', vera.bearer)
      .send({ version: 1, title: 'Cut' })
      .expect(409);
    expect(stale.body.code).toBe('service-has-changed');
    expect(
      await parlour.database.query(`SELECT detail FROM audit_entries WHERE action = 'prices.changed'`),
    ).toEqual([{ detail: { by: 'percent', change: 10, prices: 4 } }]);
  });

  test('are those of the chosen services alone', async () => {
    const only = { serviceIds: [cut.id], includesOwnPrices: false };

    expect(rowsOf(await preview(only))).toEqual([['Cut', '', 45, 49.5]]);
  });

  test('stay as they are when one of them has changed since, and what is shown then is new', async () => {
    const { seen } = await preview();
    await parlour.http
      .patch(`/services/${cut.id}`)
      .set('Authorization', vera.bearer)
      .send({ price: 50 })
      .expect(200);

    const { body } = await post('/price-changes', { ...everything, seen }).expect(409);

    expect(body.code).toBe('prices-have-changed');
    expect(rowsOf(await preview())).toContainEqual(['Cut', '', 50, 55]);
    expect(await prices()).toEqual([
      ['Colour', 90],
      ['Cut', 50],
    ]);
  });

  test('change once when two press at the same moment', async () => {
    const { seen } = await preview();

    const both = await Promise.all([1, 2].map(() => post('/price-changes', { ...everything, seen })));

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await prices()).toContainEqual(['Cut', 49.5]);
  });

  test.each([
    [{ by: 'amount', change: -45 }, '#/change'],
    [{ by: 'amount', change: 100_000 }, '#/change'],
    [{ change: 'five' }, '#/change'],
    [{ roundToCents: 30 }, '#/roundToCents'],
    [{ serviceIds: [] }, '#/serviceIds'],
  ])('are not changed by %j', async (change, pointer) => {
    const { body } = await post('/price-changes/preview', { ...everything, ...change }).expect(422);

    expect(body.errors).toContainEqual(expect.objectContaining({ pointer }));
  });
});
