import { staleBecause } from './staleness.js';

const TEN = new Date('2027-03-04T10:00:00Z');
const NOON = new Date('2027-03-04T12:00:00Z');

const visitOf = (status: string, startsAt: Date, reviewedAt: Date | null = null) => ({
  status,
  startsAt,
  reviewedAt,
});

describe('an email about a booking', () => {
  test.each(['booking-confirmed', 'booking-moved', 'booking-reminder'] as const)(
    '%s is sent while the visit stands as it was',
    (kind) => {
      expect(staleBecause({ kind, startsAt: TEN, visit: visitOf('confirmed', TEN) })).toBeNull();
    },
  );

  test.each(['booking-confirmed', 'booking-moved', 'booking-reminder'] as const)(
    '%s is not sent when the visit was moved, cancelled, or is no more',
    (kind) => {
      const reasons = [visitOf('confirmed', NOON), visitOf('cancelled', TEN), null].map((visit) =>
        staleBecause({ kind, startsAt: TEN, visit }),
      );

      expect(reasons).toEqual([
        'The booking was moved.',
        'The booking was cancelled.',
        'The booking no longer exists.',
      ]);
    },
  );

  test.each(['arrived', 'done', 'no-show'])('nobody is reminded of a booking that is %s', (status) => {
    const visit = visitOf(status, TEN);

    expect(staleBecause({ kind: 'booking-reminder', startsAt: TEN, visit })).toBe(
      'The booking has already begun.',
    );
    expect(staleBecause({ kind: 'booking-confirmed', startsAt: TEN, visit })).toBeNull();
  });

  test('that it is cancelled is true whenever it comes', () => {
    const visit = visitOf('cancelled', NOON);

    expect(staleBecause({ kind: 'booking-cancelled', startsAt: TEN, visit })).toBeNull();
  });

  test.each(['confirmed', 'arrived', 'no-show', 'cancelled'])(
    'nobody is asked how a visit was that is %s',
    (status) => {
      expect(staleBecause({ kind: 'review-request', startsAt: TEN, visit: visitOf(status, TEN) })).toBe(
        'The booking did not take place.',
      );
    },
  );

  test('clients are asked how it was until they have said so', () => {
    const ask = (reviewedAt: Date | null) =>
      staleBecause({ kind: 'review-request', startsAt: TEN, visit: visitOf('done', TEN, reviewedAt) });

    expect([ask(null), ask(NOON)]).toEqual([null, 'The booking has been reviewed.']);
  });
});
