import { choosesFirstPage, firstPageOf, livesInDiary } from './first-page';

const client = {};
const stylist = { diary: 'own', 'day-figures': 'own' };
const reception = { diary: 'all', 'day-figures': 'all' };
const admin = { diary: 'all', 'day-figures': 'all', settings: 'all' };

const led = (may: object, chosen: 'diary' | 'overview', mustAddFactor = false) =>
  firstPageOf({ may, mustAddFactor }, chosen);

test('the day of those who do not run the salon is the diary', () => {
  expect([stylist, reception, admin, client].map(livesInDiary)).toEqual([true, true, false, false]);
});

test('after log-in everyone who works here begins with their day, and a client at home', () => {
  expect([stylist, reception, admin, client].map((may) => led(may, 'diary'))).toEqual([
    ...['/dashboard/diary', '/dashboard/diary', '/dashboard/diary', '/'],
  ]);
});

test('who runs the whole day may begin with the overview, and no one else, whatever this browser remembers', () => {
  expect([stylist, reception, admin, client].map(choosesFirstPage)).toEqual([false, true, true, false]);
  expect([stylist, reception, admin, client].map((may) => led(may, 'overview'))).toEqual([
    ...['/dashboard/diary', '/dashboard/overview', '/dashboard/overview', '/'],
  ]);
});

test('who has to add a second factor does that first', () => {
  expect(led(admin, 'overview', true)).toBe('/dashboard/account#two-step');
});
