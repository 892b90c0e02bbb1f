import { type DatedRate, rateOn, TaxesOfDay } from './tax-rates.js';

const standard: DatedRate = {
  id: 'standard',
  name: 'Standard',
  isArchived: false,
  changes: [
    { fromDay: '2027-01-01', rateBp: 2_300 },
    { fromDay: '2027-04-01', rateBp: 2_100 },
  ],
};
const reduced: DatedRate = {
  id: 'reduced',
  name: 'Reduced',
  isArchived: false,
  changes: [{ fromDay: '2027-03-01', rateBp: 600 }],
};

test('a rate holds from its day on, until the next one', () => {
  expect(rateOn(standard.changes, '2027-03-31')).toBe(2_300);
  expect(rateOn(standard.changes, '2027-04-01')).toBe(2_100);
});

test('before its first day there is no such tax', () => {
  expect(rateOn(reduced.changes, '2027-02-28')).toBeNull();
});

test('a service has its own rate, all others the usual one', () => {
  const ofServices = new Map([['cut', 'reduced']]);
  const taxes = new TaxesOfDay('2027-03-02', [standard, reduced], 'standard', ofServices, ['reduced']);

  expect(taxes.ofService('cut')?.rateBp).toBe(600);
  expect(taxes.ofService('colour')?.rateBp).toBe(2_300);
  expect(taxes.ofProduct(null)?.name).toBe('Standard');
  expect(taxes.ofProduct('reduced')?.name).toBe('Reduced');
});

test('without a usual rate nothing is taxed that has none of its own', () => {
  const taxes = new TaxesOfDay('2027-03-02', [standard], null, new Map(), []);

  expect(taxes.usual).toBeNull();
  expect(taxes.ofService('cut')).toBeNull();
});

test('one rate is on everything until something that is sold has another', () => {
  const taxes = (usualId: string | null, ownIds: string[]) =>
    new TaxesOfDay('2027-03-02', [standard, reduced], usualId, new Map(), ownIds);

  expect(taxes('standard', []).only?.rateBp).toBe(2_300);
  expect(taxes('standard', ['standard']).only?.rateBp).toBe(2_300);
  expect(taxes('standard', ['reduced']).only).toBeNull();
  // Items without a rate of their own are then untaxed, and the rest is taxed.
  expect(taxes(null, ['standard']).only).toBeNull();
  expect(taxes(null, []).hasSeveral).toBe(false);
});
