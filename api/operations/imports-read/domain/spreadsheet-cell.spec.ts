import { spreadsheetDate } from './spreadsheet-cell.js';

test('a cell with a date, with a time too, or with a time alone is read', () => {
  expect(
    ['46000', '46000.5', '0.4166666667', '0.0625', '-1', 'x', ''].map((value) => spreadsheetDate(value)),
  ).toEqual(['2025-12-09', '2025-12-09 12:00', '10:00', '01:30', '-1', 'x', '']);
  expect(spreadsheetDate('0.4166666667', { startsIn1904: true })).toBe('10:00');
});
