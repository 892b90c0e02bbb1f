import type { BookingFacts } from '../email-templates/booking-facts.js';

/**
 * Bookings as they are at this moment, so that an email is written from the booking and not from what it was when the
 * email was queued. The bookings module provides it, because it may import this one.
 */
export abstract class BookingLookup {
  /** In no order; each with the version that its calendar entry counts by. */
  abstract list(bookingIds: string[]): Promise<(BookingFacts & { version: number })[]>;
}
