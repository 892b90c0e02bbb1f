import { writtenTotal } from './written-total';

test('with tax on top, the lines and the taxes add up to what is paid', () => {
  const lines = [
    { total: 60.5, tax: 5.5 },
    { total: 12.1, tax: 1.1 },
  ];
  expect(lines.map((line) => writtenTotal({ taxIsAdded: true }, line))).toEqual([55, 11]);
});

test('with tax in the prices, the lines alone add up to what is paid', () => {
  expect(writtenTotal({ taxIsAdded: false }, { total: 60.5, tax: 5.5 })).toBe(60.5);
});
