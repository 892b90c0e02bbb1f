import { addDays, daysBetween, isLocalDate, weekdayOf } from './local-date.js';

test.each(['2028-02-29', '2000-02-29', '2027-12-31', '1999-01-01'])('%s is a day', (day) => {
  expect(isLocalDate(day)).toBe(true);
});

test.each([
  '2027-02-29',
  '2100-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-00-10',
  '2027-01-00',
  '2027-1-5',
  '27-01-05',
  '2027-01-05T00:00',
  ' 2027-01-05',
  '2027-01-05\n',
  '',
  20270105,
  null,
])('%j is none', (value) => {
  expect(isLocalDate(value)).toBe(false);
});

test('days are counted across months, years and leap days', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2027-03-27', 90)).toBe('2027-06-25');
});

test('the days between two days are negative when the second comes first', () => {
  expect(daysBetween('2027-12-30', '2028-01-02')).toBe(3);
  expect(daysBetween('2028-01-02', '2027-12-30')).toBe(-3);
  expect(daysBetween('2027-03-28', '2027-03-28')).toBe(0);
});

test('a week runs from Monday, 1, to Sunday, 7', () => {
  const week = [
    '2027-03-22',
    '2027-03-23',
    '2027-03-24',
    '2027-03-25',
    '2027-03-26',
    '2027-03-27',
    '2027-03-28',
  ];

  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('weekdays before 1970 are right too', () => {
  expect(weekdayOf('1969-12-31')).toBe(3);
  expect(weekdayOf('1969-12-28')).toBe(7);
});
