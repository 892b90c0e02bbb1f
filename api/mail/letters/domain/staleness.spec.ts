import { staleBecause } from './staleness.js';

const TEN = new Date('2027-03-04T10:00:00Z');
const NOON = new Date('2027-03-04T12:00:00Z');

const bookingOf = (status: string, startsAt: Date, reviewedAt: Date | null = null) => ({
  status,
  startsAt,
  reviewedAt,
});

describe('an email about a booking', () => {
  test.each(['booking-confirmed', 'booking-moved', 'booking-reminder'] as const)(
    '%s is sent while the booking stands as it was',
    (kind) => {
      expect(staleBecause({ kind, startsAt: TEN, booking: bookingOf('confirmed', TEN) })).toBeNull();
    },
  );

  test.each(['booking-confirmed', 'booking-moved', 'booking-reminder'] as const)(
    '%s is not sent when the booking was moved, cancelled, or is no more',
    (kind) => {
      const reasons = [bookingOf('confirmed', NOON), bookingOf('cancelled', TEN), null].map((booking) =>
        staleBecause({ kind, startsAt: TEN, booking }),
      );

      expect(reasons).toEqual(['moved', 'cancelled', 'booking-gone']);
    },
  );

  test.each(['arrived', 'done', 'no-show'])('nobody is reminded of a booking that is %s', (status) => {
    const booking = bookingOf(status, TEN);

    expect(staleBecause({ kind: 'booking-reminder', startsAt: TEN, booking })).toBe('begun');
    expect(staleBecause({ kind: 'booking-confirmed', startsAt: TEN, booking })).toBeNull();
  });

  test.each(['booking-confirmed', 'booking-cancelled', 'booking-reminder', 'review-request'] as const)(
    '%s is not sent to whoever had the booking before another client',
    (kind) => {
      const booking = bookingOf('confirmed', TEN);

      expect(staleBecause({ kind, startsAt: TEN, booking, isOfAnother: true })).toBe('for-another-client');
    },
  );

  test('a cancellation is sent whenever it comes', () => {
    const booking = bookingOf('cancelled', NOON);

    expect(staleBecause({ kind: 'booking-cancelled', startsAt: TEN, booking })).toBeNull();
  });

  test.each(['confirmed', 'arrived', 'no-show', 'cancelled'])(
    'nobody is asked how a booking was that is %s',
    (status) => {
      expect(staleBecause({ kind: 'review-request', startsAt: TEN, booking: bookingOf(status, TEN) })).toBe(
        'did-not-happen',
      );
    },
  );

  test('clients are asked for a review until they have written one', () => {
    const ask = (reviewedAt: Date | null) =>
      staleBecause({ kind: 'review-request', startsAt: TEN, booking: bookingOf('done', TEN, reviewedAt) });

    expect([ask(null), ask(NOON)]).toEqual([null, 'reviewed']);
  });
});
