export const bookingStatuses = ['confirmed', 'arrived', 'done', 'no-show', 'cancelled'] as const;
export const bookingVerbs = ['arrive', 'finish', 'no-show', 'cancel', 'reopen'] as const;

export type BookingStatus = (typeof bookingStatuses)[number];
export type BookingVerb = (typeof bookingVerbs)[number];

// A desk mis-taps, so what it marked can be reopened; a cancelled time may already be somebody else's.
const transitions: Record<BookingStatus, Partial<Record<BookingVerb, BookingStatus>>> = {
  confirmed: { arrive: 'arrived', finish: 'done', 'no-show': 'no-show', cancel: 'cancelled' },
  arrived: { finish: 'done', cancel: 'cancelled', reopen: 'confirmed' },
  done: { reopen: 'confirmed' },
  'no-show': { reopen: 'confirmed' },
  cancelled: {},
};

/** What the booking becomes, or null when the verb does not fit its status. */
export function nextStatus(status: BookingStatus, verb: BookingVerb): BookingStatus | null {
  return transitions[status][verb] ?? null;
}

/** Whether the visit is still to come or under way. */
export function isLive(status: BookingStatus): boolean {
  return status === 'confirmed' || status === 'arrived';
}
