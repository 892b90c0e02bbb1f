import { amountOf, percentOf, typedOf } from './typed-amount';

test('an amount is read however it is written', () => {
  expect(['45', '45.5', '45,50', ' 1 250,00 ', '1’250.05', '٤٥٫٥', '0'].map(amountOf)).toEqual([
    45, 45.5, 45.5, 1250, 1250.05, 45.5, 0,
  ]);
});

test('what is no amount with two decimals at most is none', () => {
  expect(['', ' ', 'free', '-5', '0.001', '1.250,00', '1e9', '=1', '12345678'].map(amountOf)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
});

test('a part of a hundred is more than nothing and at most all of it', () => {
  expect(['10', '12,5 %', '100'].map(percentOf)).toEqual([10, 12.5, 100]);
  expect(['0', '101', 'half'].map(percentOf)).toEqual([null, null, null]);
});

test('an amount stands in a field with two decimals, or without any', () => {
  expect([45, 45.5, 45.05].map(typedOf)).toEqual(['45', '45.50', '45.05']);
});
