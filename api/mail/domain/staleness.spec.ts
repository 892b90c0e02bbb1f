import { staleBecause } from './staleness.js';

const TEN = new Date('2027-03-04T10:00:00Z');
const NOON = new Date('2027-03-04T12:00:00Z');

describe('a message about a visit', () => {
  test.each(['booking-confirmed', 'booking-moved', 'booking-reminder'] as const)(
    '%s is sent while the visit stands as it was',
    (kind) => {
      expect(staleBecause({ kind, startsAt: TEN, visit: { status: 'confirmed', startsAt: TEN } })).toBeNull();
    },
  );

  test.each(['booking-confirmed', 'booking-moved', 'booking-reminder'] as const)(
    '%s is not sent when the visit was moved, cancelled, or is no more',
    (kind) => {
      const reasons = [
        { status: 'confirmed', startsAt: NOON },
        { status: 'cancelled', startsAt: TEN },
        null,
      ].map((visit) => staleBecause({ kind, startsAt: TEN, visit }));

      expect(reasons).toEqual([
        'The visit was moved.',
        'The visit was cancelled.',
        'There is no such booking any more.',
      ]);
    },
  );

  test.each(['arrived', 'done', 'no-show'])('nobody is reminded of a visit that is %s', (status) => {
    const visit = { status, startsAt: TEN };

    expect(staleBecause({ kind: 'booking-reminder', startsAt: TEN, visit })).toBe('The visit has begun.');
    expect(staleBecause({ kind: 'booking-confirmed', startsAt: TEN, visit })).toBeNull();
  });

  test('that it is cancelled is true whenever it comes', () => {
    const visit = { status: 'cancelled', startsAt: NOON };

    expect(staleBecause({ kind: 'booking-cancelled', startsAt: TEN, visit })).toBeNull();
  });
});
