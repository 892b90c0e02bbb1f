import type { BookingFacts } from '../email-templates/booking-facts.js';

/** A booking, whose it is, and the version that its calendar entry counts by. */
export interface EmailedFacts extends BookingFacts {
  version: number;
  clientId: string | null;
  clientEmail: string;
}

/**
 * Bookings as they are at this moment, so that an email is written from the booking and not from what it was when the
 * email was queued. The bookings module provides it, because it may import this one.
 */
export abstract class BookingLookup {
  /** In no order. */
  abstract list(bookingIds: string[]): Promise<EmailedFacts[]>;
}
