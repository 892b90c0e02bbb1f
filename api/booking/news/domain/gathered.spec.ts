import { gathered, hourAt } from './gathered.js';

const began = new Date('2027-03-01T08:00:00Z');
const after = (emailsInHour: number) => ({ hourBeganAt: began, emailsInHour });

test('up to three pieces of news are an email each, and more are one together', () => {
  expect(gathered([], after(0))).toEqual([]);
  expect(gathered(['a', 'b', 'c'], after(0))).toEqual([['a'], ['b'], ['c']]);
  expect(gathered(['a', 'b', 'c', 'd'], after(0))).toEqual([['a', 'b', 'c', 'd']]);
});

test('no one gets more than six emails in an hour, and what is left over comes together', () => {
  expect(gathered(['a'], after(5))).toEqual([['a']]);
  expect(gathered(['a', 'b'], after(5))).toEqual([['a', 'b']]);
  expect(gathered(['a'], after(6))).toEqual([]);
});

test('an hour after the first of them, they are counted anew', () => {
  expect(hourAt(after(6), new Date('2027-03-01T08:59:59Z'))).toEqual(after(6));
  const now = new Date('2027-03-01T09:00:00Z');
  expect(hourAt(after(6), now)).toEqual({ hourBeganAt: now, emailsInHour: 0 });
});
