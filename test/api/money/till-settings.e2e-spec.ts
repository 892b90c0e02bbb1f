import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aColleague, anAdmin, loggedInAgain, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import type { Service } from '../../../api/salon/services/service.entity.js';

let parlour: TestApp;
let vera: Person;
let rita: Person;
let ana: Person;
let cut: Service;

beforeAll(async () => {
  parlour = await startTestApp();
  vera = await anAdmin(parlour);
  rita = await aColleague(parlour, { role: 'reception' }, 'Rita Sá');
  cut = await aService(parlour.database, { title: 'Cut', priceCents: 4500 });
  const member = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  ana = await aColleague(parlour, { role: 'stylist', staffId: member.id }, 'Ana');
});

afterAll(() => parlour.close());

beforeEach(async () => {
  parlour.clock.set('2027-03-01T08:00:00Z');
  await parlour.database.query(`DELETE FROM till_settings`);
  await parlour.database.query(`DELETE FROM service_taxes`);
  await parlour.database.query(`DELETE FROM products`);
  await parlour.database.query(`DELETE FROM tax_rates`);
  await parlour.database.query(`UPDATE salon SET name = 'Maison Vera', currency = 'EUR'`);
  vera = await loggedInAgain(parlour, vera);
});

type Verb = 'patch' | 'post' | 'put';

const settings = (who = vera) => parlour.http.get('/till/settings').set('Authorization', who.bearer);
const as = (who: Person, verb: Verb, path: string, body: object) =>
  parlour.http[verb](path).set('Authorization', who.bearer).send(body);
const change = (body: object, who = vera) => as(who, 'patch', '/till/settings', body);

const record = { mode: 'record', acknowledged: true, typed: 'Maison Vera' };

async function aRate(percent: number, name = 'Standard'): Promise<string> {
  const { body } = await as(vera, 'post', '/till/tax-rates', { name, percent }).expect(201);
  return body.rates.find((rate: { name: string }) => rate.name === name)._id;
}

const pointersOf = ({ body }: { body: { errors: { pointer: string }[] } }) =>
  body.errors.map(({ pointer }) => pointer);

describe('a salon that takes money', () => {
  test('does not, until its owner says so', async () => {
    const { body } = await settings().expect(200);

    expect(body).toMatchObject({ mode: 'off', since: null, giftCardTax: null, defaultTaxRateId: null });
    const refused = await parlour.http.get('/till').set('Authorization', vera.bearer).expect(409);
    expect(refused.body.code).toBe('till-off');
  });

  test('notes what another till has taken without any ceremony', async () => {
    const { body } = await change({ mode: 'elsewhere' }).expect(200);

    expect(body).toMatchObject({ mode: 'elsewhere', since: '2027-03-01T08:00:00.000Z' });
    const closes = await parlour.http.get('/till/closes').set('Authorization', vera.bearer).expect(409);
    expect(closes.body.code).toBe('till-elsewhere');
  });

  test('records only for someone who has read what that means, and typed the salon’s name', async () => {
    expect(pointersOf(await change({ mode: 'record' }).expect(422))).toEqual(['#/acknowledged']);
    expect(pointersOf(await change({ ...record, typed: 'maison vera' }).expect(422))).toEqual(['#/typed']);
    expect((await settings()).body.mode).toBe('off');

    await change(record).expect(200);

    expect((await settings()).body.mode).toBe('record');
  });

  test('has on record who changed its mode from what to what', async () => {
    await change(record).expect(200);
    await change({ mode: 'off' }).expect(200);

    const entries = await parlour.database.query(
      `SELECT actor_id AS who, detail FROM audit_entries WHERE action = 'till.mode-changed' ORDER BY id DESC LIMIT 2`,
    );
    expect(entries).toEqual([
      { who: vera.id, detail: { from: 'record', to: 'off' } },
      { who: vera.id, detail: { from: 'off', to: 'record' } },
    ]);
  });

  test('takes money since it was turned on, not since it became the till', async () => {
    await change({ mode: 'elsewhere' }).expect(200);
    parlour.clock.set('2027-03-05T08:00:00Z');

    const { body } = await change(record, await loggedInAgain(parlour, vera)).expect(200);

    expect(body.since).toBe('2027-03-01T08:00:00.000Z');
  });

  test('says how cash is rounded, who may refund how much, and how long gift cards last', async () => {
    const wanted = {
      cashRounding: 0.05,
      receptionRefundLimit: 20,
      adminRefundLimit: 300,
      giftCardTax: 'at-use',
      giftCardMax: 250,
      giftCardYears: 5,
    };

    const { body } = await change(wanted).expect(200);

    expect(body).toMatchObject(wanted);
    expect((await change({ adminRefundLimit: null, giftCardYears: null })).body).toMatchObject({
      ...wanted,
      adminRefundLimit: null,
      giftCardYears: null,
    });
  });

  test.each([
    [{ cashRounding: 0.03 }, '#/cashRounding'],
    [{ giftCardYears: 4 }, '#/giftCardYears'],
    [{ giftCardMax: 0 }, '#/giftCardMax'],
    [{ receptionRefundLimit: 0.001 }, '#/receptionRefundLimit'],
    [{ receptionRefundLimit: -1 }, '#/receptionRefundLimit'],
    [{ receptionRefundLimit: 1e9 }, '#/receptionRefundLimit'],
    [{ receptionRefundLimit: 'NaN' }, '#/receptionRefundLimit'],
    [{ mode: 'both' }, '#/mode'],
    [{ defaultTaxRateId: randomUUID() }, '#/defaultTaxRateId'],
  ])('cannot be set to %j', async (body, pointer) => {
    expect(pointersOf(await change(body).expect(422))).toEqual([pointer]);
  });

  test('has no amounts below one where its currency has no decimals', async () => {
    await parlour.database.query(`UPDATE salon SET currency = 'JPY'`);

    expect(pointersOf(await change({ cashRounding: 0.05 }).expect(422))).toEqual(['#/cashRounding']);
    expect((await settings()).body.smallestAmount).toBe(1);
  });
});

describe('who may', () => {
  test('reception reads how money is taken and changes none of it; a stylist sees nothing', async () => {
    await settings(rita).expect(200);
    await change({ cashRounding: 0.05 }, rita).expect(403);
    await as(rita, 'post', '/till/tax-rates', { name: 'Own', percent: 0 }).expect(403);
    await settings(ana).expect(403);
    await parlour.http.get('/till').set('Authorization', ana.bearer).expect(403);
    await parlour.http.get('/products').set('Authorization', ana.bearer).expect(403);
  });
});

describe('a tax', () => {
  test('is on everything once it is the usual one, and on a service that has its own instead', async () => {
    const standard = await aRate(23);
    const reduced = await aRate(6, 'Reduced');
    await change({ defaultTaxRateId: standard }).expect(200);

    const { body } = await as(vera, 'put', '/till/service-taxes', {
      services: [{ serviceId: cut.id, taxRateId: reduced }],
    }).expect(200);

    expect(body.defaultTaxRateId).toBe(standard);
    expect(body.serviceTaxes).toEqual([{ serviceId: cut.id, taxRateId: reduced }]);
    const back = await as(vera, 'put', '/till/service-taxes', {
      services: [{ serviceId: cut.id, taxRateId: null }],
    }).expect(200);
    expect(back.body.serviceTaxes).toEqual([]);
  });

  test('gets another rate from a day on, which can be taken back until then', async () => {
    const id = await aRate(23);

    const planned = await as(vera, 'patch', `/till/tax-rates/${id}`, {
      from: { percent: 21, fromDay: '2027-07-01' },
    }).expect(200);
    expect(planned.body.rates[0]).toMatchObject({
      percent: 23,
      changes: [
        { fromDay: '2027-03-01', percent: 23 },
        { fromDay: '2027-07-01', percent: 21 },
      ],
    });

    parlour.clock.set('2027-07-01T08:00:00Z');
    const again = await loggedInAgain(parlour, vera);
    expect((await settings(again)).body.rates[0].percent).toBe(21);
    parlour.clock.set('2027-06-30T08:00:00Z');
    const withdrawn = await as(await loggedInAgain(parlour, vera), 'patch', `/till/tax-rates/${id}`, {
      withdrawDay: '2027-07-01',
    });
    expect(withdrawn.body.rates[0].changes).toHaveLength(1);
  });

  test('is archived when nothing has it any more', async () => {
    const id = await aRate(23);
    const archive = () => as(vera, 'patch', `/till/tax-rates/${id}`, { isArchived: true });
    await change({ defaultTaxRateId: id }).expect(200);

    expect((await archive().expect(409)).body.code).toBe('tax-rate-in-use');
    await change({ defaultTaxRateId: null }).expect(200);
    expect((await archive().expect(200)).body.rates[0].isArchived).toBe(true);
    expect(pointersOf(await change({ defaultTaxRateId: id }).expect(422))).toEqual(['#/defaultTaxRateId']);
  });

  test('of an unknown service, or that does not exist, is refused', async () => {
    const id = await aRate(23);
    const put = (serviceId: string, taxRateId: string) =>
      as(vera, 'put', '/till/service-taxes', { services: [{ serviceId, taxRateId }] }).expect(422);

    expect(pointersOf(await put(randomUUID(), id))).toEqual(['#/services/0/serviceId']);
    expect(pointersOf(await put(cut.id, randomUUID()))).toEqual(['#/services/0/taxRateId']);
    await as(vera, 'patch', `/till/tax-rates/${randomUUID()}`, { name: 'New' }).expect(404);
  });

  // Days that were closed stay closed, for other tests as well, so it comes last.
  test('never changes for a day that has passed or was closed', async () => {
    const id = await aRate(23);
    const from = (fromDay: string) =>
      as(vera, 'patch', `/till/tax-rates/${id}`, { from: { percent: 21, fromDay } });

    expect(pointersOf(await from('2027-02-28').expect(422))).toEqual(['#/from/fromDay']);
    await change(record).expect(200);
    await parlour.http
      .post('/till/close')
      .set({ Authorization: vera.bearer, 'Idempotency-Key': randomUUID() })
      .send({ number: 1, total: 0, expectedDifference: 0, banked: 0 })
      .expect(201);
    expect(pointersOf(await from('2027-03-01').expect(422))).toEqual(['#/from/fromDay']);
    await from('2027-03-02').expect(200);
  });
});

describe('the first tax', () => {
  beforeEach(async () => {
    parlour.clock.set('2027-03-10T08:00:00Z');
    vera = await loggedInAgain(parlour, vera);
    await change(record).expect(200);
  });

  test('is on everything at once, if the owner says so as they add it', async () => {
    const tax = { name: 'Standard', percent: 23 };
    const unused = await as(vera, 'post', '/till/tax-rates', tax).expect(201);
    expect(unused.body).toMatchObject({ defaultTaxRateId: null, taxesToCome: [] });

    const { body } = await as(vera, 'post', '/till/tax-rates', { ...tax, name: 'Usual', isUsual: true });

    const usual = body.rates.find(({ name }: { name: string }) => name === 'Usual');
    expect(body).toMatchObject({ defaultTaxRateId: usual._id, taxesToCome: [] });
  });
});
