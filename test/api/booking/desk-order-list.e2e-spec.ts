import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aPastBooking } from '../../support/past-bookings.js';
import { plansOf } from '../../support/plans-of.js';
import { aColleague, anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

// It is Monday, 1 March 2027, 08:00 in Lisbon, which is on UTC then.
const TODAY = '2027-03-01';

let parlour: TestApp;
let vera: Person;
let rosa: Person;
let stylist: Person;
let cut: Service;
let ana: StaffMember;

beforeAll(async () => {
  parlour = await startTestApp();
  vera = await anAdmin(parlour);
  cut = await aService(parlour.database, { title: 'Coloração à mão' });
  ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  rosa = await aColleague(parlour, { role: 'reception' }, 'Rosa');
  stylist = await aColleague(parlour, { role: 'stylist', staffId: ana.id });
});

afterAll(() => parlour.close());

beforeEach(() => parlour.database.query(`TRUNCATE bookings, allocations CASCADE`));

const list = async (query: object = {}, person = vera) =>
  (await parlour.http.get('/bookings').query(query).set('Authorization', person.bearer).expect(200)).body;

type Said = Partial<Parameters<typeof aPastBooking>[1]>;

const book = (startsAt: string, name: string, said: Said = {}) =>
  aPastBooking(parlour.database, {
    startsAt,
    name,
    status: 'confirmed',
    lines: [{ serviceId: cut.id, staffId: ana.id, title: cut.title, staffName: 'Ana', priceCents: 4000 }],
    ...said,
  });

const namesOf = ({ items }: { items: { client: { name: string } }[] }) =>
  items.map(({ client }) => client.name);

describe('the Order List', () => {
  test('without days begins at today: the next booking first, then what was before, the latest first', async () => {
    await book('2027-02-27T10:00:00Z', 'Saturday');
    await book('2027-02-28T23:59:00Z', 'Last night');
    await book('2027-03-08T10:00:00Z', 'Next week');
    await book('2027-03-01T00:00:00Z', 'At midnight');

    expect(namesOf(await list({ sort: 'nearest' }))).toEqual([
      ...['At midnight', 'Next week', 'Last night', 'Saturday'],
    ]);
    expect(namesOf(await list({ sort: 'nearest', page: 2, pageSize: 3 }))).toEqual(['Saturday']);
  });

  test('without days has each booking on one page, wherever a page ends', async () => {
    const named = (name: string, startsAt: string) => book(startsAt, name);
    await named('1', '2027-03-01T10:00:00Z');
    await named('2', '2027-03-02T10:00:00Z');
    await named('3', '2027-03-03T10:00:00Z');
    await named('4', '2027-02-28T10:00:00Z');
    await named('5', '2027-02-27T10:00:00Z');

    for (const pageSize of [1, 2, 3, 5]) {
      const pages = [];
      for (let page = 1; page <= Math.ceil(5 / pageSize); page++)
        pages.push(await list({ sort: 'nearest', page, pageSize }));
      expect(pages.flatMap(namesOf)).toEqual(['1', '2', '3', '4', '5']);
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => 5));
    }
    expect((await list({ sort: 'nearest', page: 9 })).items).toEqual([]);
  });

  test('without days is read along an index and never sorted, however many bookings there are', async () => {
    await book('2027-02-27T10:00:00Z', 'Saturday');
    await book('2027-03-08T10:00:00Z', 'Next week');

    const pages = await plansOf(parlour.database, '"booking"."id" AS "id"', () => list({ sort: 'nearest' }), [
      'enable_seqscan',
      'enable_sort',
    ]);

    expect(pages.length).toBeGreaterThan(0);
    expect(pages).toEqual(pages.map(() => expect.stringContaining('bookings_by_start')));
    expect(pages.join(' ')).not.toContain('Sort Key');
  });

  test('tells what is over from what is under way or to come', async () => {
    await book('2027-03-01T07:00:00Z', 'Was here', { status: 'done' });
    await book('2027-03-01T07:15:00Z', 'Missed it', { status: 'no-show' });
    await book('2027-03-01T07:30:00Z', 'Is late');
    await book('2027-03-01T07:45:00Z', 'Is here', { status: 'arrived' });
    await book('2027-03-01T17:00:00Z', 'Cancelled for tonight', { status: 'cancelled' });

    expect(namesOf(await list({ day: TODAY, over: true }))).toEqual(['Was here', 'Missed it']);
    expect(namesOf(await list({ day: TODAY, over: false }))).toEqual([
      ...['Is late', 'Is here', 'Cancelled for tonight'],
    ]);
    await parlour.http
      .get('/bookings?over=maybe')
      .set('Authorization', vera.bearer)
      .expect(422)
      .expect(({ body }) => expect(body.errors).toMatchObject([{ pointer: '#/over' }]));
  });

  test('says of each day on the page how many bookings it has and what they come to, on whichever page they are', async () => {
    await book('2027-03-01T07:00:00Z', 'Was here', { status: 'done', priceCents: 5000 });
    await book('2027-03-01T16:00:00Z', 'Comes', { priceCents: 3000 });
    await book('2027-03-02T10:00:00Z', 'Tomorrow');
    await book('2027-03-02T11:00:00Z', 'Cancelled', { status: 'cancelled' });
    await book('2027-03-02T12:00:00Z', 'In another currency', { currency: 'EUR' });
    await book('2027-03-03T10:00:00Z', 'On another page');

    const { days } = await list({ from: TODAY, over: false, pageSize: 2 });

    expect(days).toEqual([
      { day: TODAY, bookings: 2, totalPrice: 80 },
      { day: '2027-03-02', bookings: 3, totalPrice: 40 },
    ]);
    expect((await list({ from: TODAY, sort: 'client' })).days).toEqual([]);
  });

  test('counts today from today on, even if all of it is over', async () => {
    await book('2027-03-01T07:00:00Z', 'Was here', { status: 'done', priceCents: 5000 });
    const daysOf = async (query: object) => (await list(query)).days.map(({ day }: { day: string }) => day);

    expect(await daysOf({ from: TODAY, over: false })).toEqual([TODAY]);

    await book('2027-03-02T10:00:00Z', 'Tomorrow');
    await book('2027-03-03T10:00:00Z', 'On another page');
    expect(await daysOf({ from: TODAY, over: false, pageSize: 1 })).toEqual([TODAY, '2027-03-02']);
    expect(await daysOf({ from: TODAY, over: false, pageSize: 1, page: 2 })).toEqual(['2027-03-03']);
    expect(await daysOf({ from: TODAY, over: false, sort: 'client' })).toEqual([]);
  });

  test('shows reception what today comes to and no other day, and a stylist no such figure', async () => {
    await book('2027-03-01T16:00:00Z', 'Comes');
    await book('2027-03-02T10:00:00Z', 'Tomorrow');

    const totalsFor = async (person: Person) =>
      (await list({ from: TODAY }, person)).days.map(
        ({ totalPrice }: { totalPrice: number | null }) => totalPrice,
      );

    expect([await totalsFor(vera), await totalsFor(rosa), await totalsFor(stylist)]).toEqual([
      [40, 40],
      [40, null],
      [null, null],
    ]);
  });
});

describe('a search for bookings', () => {
  test.each([
    ['muller', 'Klaus Müller'],
    ['MULLER klaus', 'Klaus Müller'],
    ['mueller', 'Klaus Müller'],
    ['lucja', 'Łucja Wójcik'],
    ['oneil', 'Sheila O’Neil'],
    ['wojcik coloracao', 'Łucja Wójcik'],
    ['Shiela', 'Sheila O’Neil'],
    ['912 345 678', 'Łucja Wójcik'],
    ['0035191234', 'Łucja Wójcik'],
    ['lucja@example.com', 'Łucja Wójcik'],
  ])('reads letters as anybody can type them: “%s” finds %s', async (typed, name) => {
    await book('2027-03-02T10:00:00Z', 'Klaus Müller');
    const id = await book('2027-03-02T11:00:00Z', 'Łucja Wójcik', { email: 'lucja@example.com' });
    await parlour.database.query(`UPDATE bookings SET client_phone = '+351 912345678' WHERE id = $1`, [id]);
    await book('2027-03-02T12:00:00Z', 'Sheila O’Neil');

    expect(namesOf(await list({ q: typed }))).toEqual([name]);
  });

  test('finds the services of a booking in any letters, and a reference', async () => {
    const id = await book('2027-03-02T10:00:00Z', 'Klaus Müller');

    expect(namesOf(await list({ q: 'coloracao mao' }))).toEqual(['Klaus Müller']);
    expect(namesOf(await list({ q: id.slice(0, 8).toUpperCase() }))).toEqual(['Klaus Müller']);
    expect(namesOf(await list({ q: 'coloracao Elena' }))).toEqual([]);
    expect(namesOf(await list({ q: '100%' }))).toEqual([]);
  });

  test('reads its index for a phone number as well, and compares no booking that it did not find', async () => {
    const id = await book('2027-03-08T10:00:00Z', 'Ana');
    await parlour.database.query(`UPDATE bookings SET client_phone = '+351 912345678' WHERE id = $1`, [id]);
    const asked = () => list({ q: '912 345' });
    expect(namesOf(await asked())).toEqual(['Ana']);

    const plans = await plansOf(parlour.database, 'regexp_replace(found.client_phone', asked);

    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).toContain('bookings_by_folded_letters');
      // An alternative between two sets of bookings, decided for each booking there is.
      expect(plan).not.toContain('SubPlan');
    }
  });

  test('finds no address or number for who may not see them', async () => {
    const id = await book('2027-03-02T10:00:00Z', 'Klaus Müller', { email: 'klaus@example.com' });
    await parlour.database.query(`UPDATE bookings SET client_phone = '+351 912345678' WHERE id = $1`, [id]);
    await book('2027-03-02T11:00:00Z', 'nameless@example.com');

    const found = async (q: string) => namesOf(await list({ q }, stylist));
    expect([await found('klaus@'), await found('912345678'), await found('nameless')]).toEqual([[], [], []]);
    expect(await found('muller')).toEqual(['Klaus Müller']);
  });

  test.each(['muller', 'coloracao'])(
    'for “%s” goes through indexes, however many bookings there are',
    async (q) => {
      await book('2027-03-02T10:00:00Z', 'Klaus Müller');

      const plans = await plansOf(parlour.database, 'found.client_name', () => list({ q }));

      const both = ['bookings_by_folded_letters', 'booking_lines_by_folded_letters'];
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.map((plan) => both.filter((index) => plan.includes(`on ${index}`)))).toEqual(
        plans.map(() => both),
      );
    },
  );
});
