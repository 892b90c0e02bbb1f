import { usualWeeks } from './usual-interval.js';

test('who came every five weeks or so comes back after five, whatever lay between once', () => {
  expect(usualWeeks(['2027-01-05', '2027-02-08', '2027-03-16', '2027-09-01'])).toBe(5);
});

test('between two middle intervals lies what is half way', () => {
  expect(usualWeeks(['2027-03-29', '2027-01-04', '2027-02-01'])).toBe(6);
});

test('two visits are no habit, and two bookings of one day are one visit', () => {
  expect(usualWeeks(['2027-01-05', '2027-02-02'])).toBeNull();
  expect(usualWeeks(['2027-01-05', '2027-01-05', '2027-02-02'])).toBeNull();
});

test('no one is expected again within the week, nor only after more than a year', () => {
  expect(usualWeeks(['2027-01-05', '2027-01-06', '2027-01-07'])).toBe(1);
  expect(usualWeeks(['2021-01-05', '2023-01-06', '2025-01-07'])).toBe(52);
});
