import type { BookingEmailKind } from '../email-templates/email-kinds.js';

const HOUR = 3_600_000;
const GIVEN_UP_AFTER_HOURS = 72;
const ASKED_UNTIL_DAYS = 14;

export const laterBy = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000);

/** Time at which to give up on an email that can't be delivered. */
export const givenUpAt = (notBefore: Date) => new Date(notBefore.getTime() + GIVEN_UP_AFTER_HOURS * HOUR);

/**
 * Time at which an email stops being useful. News of a cancellation never does; a reminder does once the booking has
 * begun.
 */
export function usefulUntil(
  kind: BookingEmailKind,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { notBefore, isLater }: { notBefore: Date; isLater: boolean },
): Date | null {
  switch (kind) {
    case 'booking-moved':
    case 'booking-corrected':
      // An email that had to wait for its turn is the last word on the booking, even once it is over.
      return isLater ? later(endsAt, new Date(notBefore.getTime() + HOUR)) : endsAt;
    case 'booking-confirmed':
    case 'booking-handed-over':
    case 'booking-reinstated':
      return endsAt;
    case 'booking-reminder':
    case 'booking-brought-over':
      return startsAt;
    case 'booking-cancelled':
      return null;
    case 'review-request':
      return new Date(notBefore.getTime() + ASKED_UNTIL_DAYS * 24 * HOUR);
  }
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
