import { readOldNumber } from './old-number.js';

test.each([
  ['GC-00123', 'GC00123'],
  [' gc 00123 ', 'GC00123'],
  ['00123', '123'],
  ['٠٠١٢٣', '123'],
  ['００１２３', '123'],
  ['000', '0'],
  ['#4711/B', '4711B'],
  ['straße 5', 'STRASSE5'],
  ['---', null],
  ['', null],
  ['9'.repeat(61), null],
])('the old number %s is compared as %s', (typed, number) => {
  expect(readOldNumber(typed)).toBe(number);
});
