export const bookingStatuses = ['confirmed', 'arrived', 'done', 'no-show', 'cancelled'] as const;
export const bookingVerbs = ['arrive', 'finish', 'no-show', 'cancel', 'reopen', 'reinstate'] as const;

/** The side that cancelled a booking, no matter who recorded it. */
export const cancellers = ['client', 'salon'] as const;
export type Canceller = (typeof cancellers)[number];

export type BookingStatus = (typeof bookingStatuses)[number];
export type BookingVerb = (typeof bookingVerbs)[number];

// The desk may tap the wrong button, so marks can be undone. The guard decides if a cancelled time is still free.
const transitions: Record<BookingStatus, Partial<Record<BookingVerb, BookingStatus>>> = {
  confirmed: { arrive: 'arrived', finish: 'done', 'no-show': 'no-show', cancel: 'cancelled' },
  arrived: { finish: 'done', cancel: 'cancelled', reopen: 'confirmed' },
  done: { reopen: 'confirmed' },
  'no-show': { reopen: 'confirmed' },
  cancelled: { reinstate: 'confirmed' },
};

/** The booking's new status, or null when the verb doesn't fit the current one. */
export function nextStatus(status: BookingStatus, verb: BookingVerb): BookingStatus | null {
  return transitions[status][verb] ?? null;
}

/** True if the booking is upcoming or in progress. */
export function isLive(status: BookingStatus): boolean {
  return status === 'confirmed' || status === 'arrived';
}
