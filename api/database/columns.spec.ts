import {
  type ColumnsOf,
  digits,
  faultIn,
  instant,
  integer,
  list,
  localDate,
  nullable,
  object,
  oneOf,
  text,
} from './columns.js';

const visit = {
  id: text,
  startsAt: instant,
  status: oneOf('booked', 'done'),
  note: nullable(text),
  lines: list(object({ service: text, minutes: integer })),
};

const row = {
  id: 'b7',
  startsAt: new Date('2027-03-02T10:00:00Z'),
  status: 'done',
  note: null,
  lines: [{ service: 'Cut', minutes: 30 }],
};

test('a row with the columns that the code describes has no fault', () => {
  expect(faultIn(row, visit)).toBeNull();
});

test.each([
  ['a column is missing', { ...row, id: undefined }, '"id" is not text: undefined'],
  ['a column has another kind of value', { ...row, startsAt: 600 }, '"startsAt" is not an instant: 600'],
  ['a word is not on the list', { ...row, status: 'gone' }, '"status" is not one of booked, done: "gone"'],
  ['a column is null that never should be', { ...row, id: null }, '"id" is not text: null'],
  [
    'an element of a list is not as described',
    { ...row, lines: [{ service: 'Cut' }] },
    '"lines" is not a list of an object: [{"service":"Cut"}]',
  ],
  ['a column has no description', { ...row, total: 1 }, '"total" is not described'],
])('a row has a fault when %s', (_, faulty, fault) => {
  expect(faultIn(faulty, visit)).toBe(fault);
});

test.each([
  ['a sum of cents', digits, '-1200', true],
  ['a sum of cents that was made a number', digits, 1200, false],
  ['half a minute', integer, 0.5, false],
  ['a day that exists', localDate, '2027-03-02', true],
  ['a day that does not', localDate, '2027-02-29', false],
])('%s: %p %p: %p', (_, kind, value, expected) => {
  expect(kind.is(value)).toBe(expected);
});

test('the compiler compares a declared row with its columns', () => {
  const columns: ColumnsOf<{ id: string; note: string | null }> = {
    id: text,
    // @ts-expect-error A note may be null.
    note: integer,
  };
  // @ts-expect-error The note is missing.
  const tooFew: ColumnsOf<{ id: string; note: string | null }> = { id: text };
  expect([Object.keys(columns), Object.keys(tooFew)]).toEqual([['id', 'note'], ['id']]);
});
