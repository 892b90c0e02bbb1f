import { sumOf, unknownAmong } from './coins.js';

test('a drawer of euros is counted by notes and coins', () => {
  const counted = [
    { cents: 5_000, quantity: 3 },
    { cents: 200, quantity: 7 },
    { cents: 1, quantity: 4 },
  ];

  expect(unknownAmong(counted, 'EUR')).toEqual([]);
  expect(sumOf(counted)).toBe(16_404);
});

test('what the currency does not have cannot be counted, nor can one coin be counted twice', () => {
  const counted = [
    { cents: 2_500, quantity: 1 },
    { cents: 100, quantity: 1 },
    { cents: 100, quantity: 2 },
  ];

  expect(unknownAmong(counted, 'EUR')).toEqual([0, 2]);
});

test('of a currency that is not known by its coins, nothing can be counted', () => {
  expect(unknownAmong([{ cents: 100, quantity: 1 }], 'XTS')).toEqual([0]);
});
