import { lastDayOf } from './last-day.js';

test('a gift card is good until the same day, five years on', () => {
  expect(lastDayOf('2026-03-02', 5)).toBe('2031-03-02');
});

test('one that is sold on 29 February ends on the 28th, unless that year has a 29th', () => {
  expect([lastDayOf('2028-02-29', 5), lastDayOf('2028-02-29', 8)]).toEqual(['2033-02-28', '2036-02-29']);
});

test('one without years never expires', () => {
  expect(lastDayOf('2026-03-02', null)).toBeNull();
});
