import { cashFor, coinCents } from './coins-of-cash.js';

test('the smallest amount in cash is what the salon rounds to, or else the smallest coin of its currency', () => {
  expect(coinCents('EUR', 0)).toBe(1);
  expect(coinCents('EUR', 5)).toBe(5);
  expect(coinCents('JPY', 50)).toBe(100);
  expect(coinCents('CHF', 0)).toBe(5);
  expect(coinCents('HUF', 0)).toBe(500);
});

test('cash is rounded to the nearest coin, and down where less is left', () => {
  const coin = 5;
  expect(cashFor(998, { leftCents: 1000, coin })).toBe(1000);
  expect(cashFor(1002, { leftCents: 2000, coin })).toBe(1000);
  expect(cashFor(998, { leftCents: 998, coin })).toBe(995);
  expect(cashFor(2, { leftCents: 2000, coin })).toBe(0);
});
