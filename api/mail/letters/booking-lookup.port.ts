import type { BookingFacts } from '../email-templates/booking-facts.js';

/** A booking, its client, and the version number of its calendar entry. */
export interface EmailedFacts extends BookingFacts {
  version: number;
  clientId: string | null;
  cardId: string | null;
  /** The account that looks after the client, and reads the email. */
  lookedAfterBy: string | null;
  clientEmail: string;
}

/**
 * Reads bookings in their current state, so that emails don't repeat what was true when they were queued. The
 * bookings module provides it, because it may import this one.
 */
export abstract class BookingLookup {
  /** In no particular order. */
  abstract list(bookingIds: string[]): Promise<EmailedFacts[]>;
}
