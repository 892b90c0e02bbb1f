import { typeAmountsIn } from './currency';
import { amountOf, balanceOf, changeOf, percentOf, typedOf, wholeOf } from './typed-amount';

afterEach(() => typeAmountsIn({ decimals: 2 }));

test('an amount is read however it is written', () => {
  expect(['45', '45.5', '45,50', ' 1 250,00 ', '1’250.05', '٤٥٫٥', '0'].map(amountOf)).toEqual([
    45, 45.5, 45.5, 1250, 1250.05, 45.5, 0,
  ]);
});

test('anything but an amount with at most two decimals is refused', () => {
  expect(['', ' ', 'free', '-5', '0.001', '1.250,00', '1e9', '=1', '1234567890123'].map(amountOf)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
});

test('a balance below zero is read with the minus of any keyboard, before or after its figures', () => {
  const typed = ['-50', '−50', '–50', '－50', '- 50', '50-', '50,00 −', '\u061c-٥٠', '\u200e−۵۰', '-0'];

  expect(typed.map(balanceOf)).toEqual([-50, -50, -50, -50, -50, -50, -50, -50, -50, 0]);
  expect(['50', '1 250,00', '\u200f٤٥٫٥'].map(balanceOf)).toEqual([50, 1250, 45.5]);
  expect(['', '-', '--50', '-50-', '5-0'].map(balanceOf)).toEqual([null, null, null, null, null]);
});

test('a whole number is read in the figures of any keyboard, and its minus where there may be one', () => {
  expect(['90', ' 1 440 ', '٩٠', '۱۲', '９０', '0'].map(wholeOf)).toEqual([90, 1440, 90, 12, 90, 0]);
  expect(['', '-5', '4.5', '1e3', 'ten'].map(wholeOf)).toEqual([null, null, null, null, null]);
  expect(['-3', '−٣', '– 12', '7', '-', '3-'].map(changeOf)).toEqual([-3, -3, -12, 7, null, null]);
});

test('a part of a hundred is more than nothing and at most all of it', () => {
  expect(['10', '12,5 %', '100'].map(percentOf)).toEqual([10, 12.5, 100]);
  expect(['0', '101', 'half'].map(percentOf)).toEqual([null, null, null]);
});

test('an amount is in a field with two decimals, or without any', () => {
  expect([45, 45.5, 45.05].map(typedOf)).toEqual(['45', '45.50', '45.05']);
});

test('forty million dong are typed as they are', () => {
  typeAmountsIn({ decimals: 0 });

  expect(['40000000', '40 000 000', '1500.5', '1500,5'].map(amountOf)).toEqual([
    40_000_000,
    40_000_000,
    null,
    null,
  ]);
});

test('dinars are typed with two decimals or three, of which the last is 0', () => {
  typeAmountsIn({ decimals: 3 });

  expect(['12.34', '12.340', '12.5', '12.345'].map(amountOf)).toEqual([12.34, 12.34, 12.5, null]);
  expect([12, 12.34].map(typedOf)).toEqual(['12', '12.340']);
});

test('a rate has decimals where the currency has none', () => {
  typeAmountsIn({ decimals: 0 });

  expect(percentOf('12.5')).toBe(12.5);
});
