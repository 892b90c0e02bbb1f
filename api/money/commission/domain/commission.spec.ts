import { commissionOf, type Rate, rateFor, type SoldWork } from './commission.js';

const aRate = (parts: Partial<Rate>): Rate => ({
  scope: 'services',
  serviceId: null,
  productId: null,
  rateBp: 4000,
  fromDay: '2027-01-01',
  ...parts,
});
const aCut: SoldWork = {
  kind: 'service',
  serviceId: 'cut',
  productId: null,
  soldOn: '2027-03-05',
  netCents: 5000,
  gaveBack: null,
};
const shampoo: SoldWork = {
  kind: 'product',
  serviceId: null,
  productId: 'shampoo',
  soldOn: '2027-03-05',
  netCents: 1000,
  gaveBack: null,
};

describe('the rate of commission', () => {
  test('of one service goes before that of all', () => {
    const rates = [aRate({}), aRate({ scope: 'service', serviceId: 'cut', rateBp: 5000 })];

    expect(rateFor(rates, aCut)).toBe(5000);
    expect(rateFor(rates, { ...aCut, serviceId: 'colour' })).toBe(4000);
  });

  test('holds from its day on, and not before', () => {
    const rates = [aRate({}), aRate({ rateBp: 4500, fromDay: '2027-03-05' })];

    expect([rateFor(rates, aCut), rateFor(rates, { ...aCut, soldOn: '2027-03-04' })]).toEqual([4500, 4000]);
    expect(rateFor(rates, { ...aCut, soldOn: '2026-12-31' })).toBe(0);
  });

  test('of services says nothing about products', () => {
    expect(rateFor([aRate({})], shampoo)).toBe(0);
    expect(rateFor([aRate({ scope: 'products', rateBp: 1000 })], shampoo)).toBe(1000);
    expect(rateFor([aRate({ scope: 'product', productId: 'shampoo', rateBp: 1500 })], shampoo)).toBe(1500);
  });

  test('may be nothing for one service, whatever holds for all', () => {
    expect(rateFor([aRate({}), aRate({ scope: 'service', serviceId: 'cut', rateBp: 0 })], aCut)).toBe(0);
  });
});

const sold = (netCents: number) => ({ netCents, gaveBack: null });

test('commission is rounded for each line, and a refund takes back as much', () => {
  const back = (netCents: number) => ({
    netCents: -netCents,
    gaveBack: { ofCents: netCents, beforeCents: 0 },
  });

  expect([commissionOf(sold(1001), 3350, 1), commissionOf(back(1001), 3350, 1)]).toEqual([335, -335]);
  expect([commissionOf(sold(333_300), 1000, 100), commissionOf(back(335_000), 1000, 100)]).toEqual([
    33_300, -33_500,
  ]);
});

test('however a line is given back in parts, exactly its commission goes with all of it', () => {
  const parts = [333, 333, 334, 1];
  const taken = parts.map((cents, index) => {
    const beforeCents = parts.slice(0, index).reduce((sum, part) => sum + part, 0);
    return commissionOf({ netCents: -cents, gaveBack: { ofCents: 1001, beforeCents } }, 3350, 1);
  });

  expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(-commissionOf(sold(1001), 3350, 1));
});
