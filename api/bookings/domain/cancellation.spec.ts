import { cancellationDeadline, mayStillChange } from './cancellation.js';

const startsAt = 10_000;
const noticeMinutes = 1440;

test('a visit can be cancelled until a day before', () => {
  expect(cancellationDeadline(startsAt, noticeMinutes)).toBe(8_560);
});

test('the deadline itself is in time, a minute later is not', () => {
  expect(mayStillChange({ startsAt, noticeMinutes, now: 8_560 })).toBe(true);
  expect(mayStillChange({ startsAt, noticeMinutes, now: 8_561 })).toBe(false);
});

test('a salon that asks for no notice lets a client cancel until the start', () => {
  expect(mayStillChange({ startsAt, noticeMinutes: 0, now: startsAt })).toBe(true);
  expect(mayStillChange({ startsAt, noticeMinutes: 0, now: startsAt + 1 })).toBe(false);
});
