import { openTill, type TillSalon } from '../../support/till.js';

const later = { name: 'Reduced', percent: 25, fromDay: '2027-03-15' };

let till: TillSalon;

beforeEach(async () => {
  till = await openTill();
});

afterEach(() => till.close());

const addRate = async (body: object) =>
  (await till.post('/till/tax-rates', body, { who: till.vera }).expect(201)).body;
const toCome = async () => (await till.get('/till/settings').expect(200)).body.taxesToCome;

/** The till's view of a cut before it is paid. */
const taxOfACut = async () => {
  const lines = [{ kind: 'service', serviceId: till.cut.id, staffId: till.ana.id }];
  return (await till.post('/checkout/quote', { lines }).expect(200)).body.tax;
};

const giveTheCut = (taxRateId: string) =>
  till.parlour.http
    .put('/till/service-taxes')
    .set('Authorization', till.vera.bearer)
    .send({ services: [{ serviceId: till.cut.id, taxRateId }] })
    .expect(200);

test('while the usual tax is still to come, the desk reads from which day it is charged', async () => {
  const { defaultTaxRateId: _id } = await addRate({ ...later, isUsual: true });

  expect(await toCome()).toEqual([{ _id, name: 'Reduced', fromDay: '2027-03-15', isOnEverything: true }]);
  expect(await taxOfACut()).toBe(0);

  await till.itIs('2027-03-15T08:00:00Z');

  expect(await toCome()).toEqual([]);
  expect(await taxOfACut()).toBe(10);
});

test('a tax that is still to come is announced while a service has it, and not before', async () => {
  const { rates } = await addRate(later);
  expect(await toCome()).toEqual([]);

  await giveTheCut(rates[0]._id);

  expect(await toCome()).toMatchObject([{ name: 'Reduced', isOnEverything: false }]);
  expect(await taxOfACut()).toBe(0);
});

test('a tax that is still to come is announced beside a usual one, while a product on sale has it', async () => {
  await addRate({ name: 'Standard', percent: 20, isUsual: true });
  const { rates } = await addRate(later);
  const { _id: taxRateId } = rates.find(({ name }: { name: string }) => name === 'Reduced');
  const productId = await till.aProduct('Shampoo', 12, { taxRateId });

  expect(await toCome()).toMatchObject([{ name: 'Reduced', isOnEverything: false }]);

  await till.parlour.http
    .patch(`/products/${productId}`)
    .set('Authorization', till.vera.bearer)
    .send({ isArchived: true })
    .expect(200);
  expect(await toCome()).toEqual([]);
});
