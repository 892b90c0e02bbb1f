import { celebratedWithin, celebration, isBirthday } from './birthday.js';

test('a birthday has a day and a month, and perhaps a year', () => {
  expect(['1990-05-14', '--05-14', '--02-29', '2000-02-29'].filter(isBirthday)).toHaveLength(4);
});

test('a day that no year has is no birthday, and neither is 29 February of a year without one', () => {
  for (const value of [
    '--02-30',
    '1990-02-29',
    '1990-13-01',
    '1899-12-31',
    '14.05.1990',
    '--5-14',
    '',
    null,
  ]) {
    expect(isBirthday(value)).toBe(false);
  }
});

test('a birthday in the coming week is found across the end of a year', () => {
  expect(celebration('1990-01-02', '2026-12-29', 7)).toEqual({ day: '2027-01-02', age: 37 });
  expect(celebration('--12-29', '2026-12-29', 7)).toEqual({ day: '2026-12-29', age: null });
  expect(celebration('1990-01-05', '2026-12-29', 7)).toBeNull();
});

test('29 February is celebrated on the 28th in years that end with it', () => {
  expect(celebration('1992-02-29', '2027-02-25', 7)).toEqual({ day: '2027-02-28', age: 35 });
  expect(celebration('1992-02-29', '2028-02-25', 7)).toEqual({ day: '2028-02-29', age: 36 });
  expect(celebratedWithin('2027-02-28', 2)).toEqual(['02-28', '02-29', '03-01']);
});
