import { rowTitle } from './row-title';

const mapping = [
  { field: 'reference' as const, column: 0 },
  { field: 'firstName' as const, column: 2 },
  { field: 'lastName' as const, column: 1 },
  { field: 'email' as const, column: 3 },
];

test('a row is called by the name in it, not by its number in the old system', () => {
  expect(rowTitle({ mapping }, ['4711', 'Hart', 'Amelia', 'amelia@example.com'])).toBe(
    'Amelia Hart · amelia@example.com',
  );
});

test('a row without a name shows what it has', () => {
  expect(rowTitle({ mapping }, ['4711', '', '', ''])).toBe('4711');
});
