import { BY_CURRENCY, coinsAndNotesOf, sumOf, unknownAmong } from './coins.js';

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

test('yen have no decimals: the smallest coin is one of them', () => {
  expect(coinsAndNotesOf('JPY')?.coins.at(-1)).toBe(100);
});

test('of dinars with three decimals, the coin of ten fils is the smallest that is counted', () => {
  expect(coinsAndNotesOf('KWD')?.coins.at(-1)).toBe(1);
});

test('of a currency that is not known by its coins, nothing can be counted', () => {
  expect(coinsAndNotesOf('XTS')).toBeNull();
  expect(unknownAmong([{ cents: 100, quantity: 1 }], 'XTS')).toEqual([0]);
});

test('nothing is worth the same as something else, so that each is counted in one place', () => {
  for (const { notes, coins } of Object.values(BY_CURRENCY)) {
    const values = [...notes, ...coins];
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  }
});
