import { bookingStatuses, bookingVerbs, isLive, nextStatus } from './booking-status.js';

test('A15 a booking changes its status as the table allows, and in no other way', () => {
  const ways = bookingStatuses.flatMap((status) =>
    bookingVerbs.flatMap((verb) => {
      const next = nextStatus(status, verb);
      return next === null ? [] : [`${status} · ${verb} → ${next}`];
    }),
  );

  expect(ways).toEqual([
    'confirmed · arrive → arrived',
    'confirmed · finish → done',
    'confirmed · no-show → no-show',
    'confirmed · cancel → cancelled',
    'arrived · finish → done',
    'arrived · cancel → cancelled',
    'arrived · reopen → confirmed',
    'done · reopen → confirmed',
    'no-show · reopen → confirmed',
    'cancelled · reinstate → confirmed',
  ]);
});

test('a client who has arrived cannot become a no-show', () => {
  expect(nextStatus('arrived', 'no-show')).toBeNull();
});

test('a cancelled booking comes back as it was booked, and as nothing else', () => {
  expect(bookingVerbs.flatMap((verb) => nextStatus('cancelled', verb) ?? [])).toEqual(['confirmed']);
});

test('only bookings to come or under way are live', () => {
  expect(bookingStatuses.filter(isLive)).toEqual(['confirmed', 'arrived']);
});
