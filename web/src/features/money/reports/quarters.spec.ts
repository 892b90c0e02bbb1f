import { quarterOf } from './quarters';

test('a quarter has three whole months, also at the turn of a year and in a leap year', () => {
  expect(quarterOf('2027-11-28')).toEqual({ from: '2027-10-01', to: '2027-12-31' });
  expect(quarterOf('2027-02-10', -1)).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(quarterOf('2028-03-31')).toEqual({ from: '2028-01-01', to: '2028-03-31' });
  expect(quarterOf('2027-12-31', 1)).toEqual({ from: '2028-01-01', to: '2028-03-31' });
});
