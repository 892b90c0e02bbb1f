import { expiresByOwnClock, readHoldClock } from './hold-clock';

const minutes = (count: number) => count * 60_000;

test('a fresh hold shows the client no warning', () => {
  expect(readHoldClock(minutes(10), 0)).toEqual({ phase: 'quiet', timeLeft: '10:00' });
});

test('the client is warned when two minutes are left, not before', () => {
  expect(readHoldClock(minutes(10), minutes(8) - 1).phase).toBe('quiet');
  expect(readHoldClock(minutes(10), minutes(8)).phase).toBe('warning');
});

test('the last seconds tick down', () => {
  expect(readHoldClock(minutes(10), minutes(10) - 7_000)).toEqual({ phase: 'warning', timeLeft: '0:07' });
});

test('a hold whose time is up has lapsed and never counts below zero', () => {
  expect(readHoldClock(minutes(10), minutes(10))).toMatchObject({ phase: 'lapsed', timeLeft: '0:00' });
  expect(readHoldClock(minutes(10), minutes(99)).timeLeft).toBe('0:00');
});

test('a device whose clock is seven minutes ahead still shows ten minutes', () => {
  const now = Date.parse('2026-11-24T10:07:00Z');

  const expires = expiresByOwnClock('2026-11-24T10:10:00Z', 'Tue, 24 Nov 2026 10:00:00 GMT', now);

  expect(expires - now).toBe(minutes(10));
});

test('without a date from the server the device is trusted', () => {
  const now = Date.parse('2026-11-24T10:00:00Z');

  expect(expiresByOwnClock('2026-11-24T10:10:00Z', null, now) - now).toBe(minutes(10));
});
