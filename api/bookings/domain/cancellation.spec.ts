import { cancellationDeadline } from './cancellation.js';

const startsAt = 10_000;

test('a booking can be cancelled until a day before', () => {
  expect(cancellationDeadline(startsAt, 1440)).toBe(8_560);
});

test('a salon that asks for no notice lets a client cancel until the start', () => {
  expect(cancellationDeadline(startsAt, 0)).toBe(startsAt);
});
