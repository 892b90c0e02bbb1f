/** An email about a booking, and where it goes. */
export interface LinkedEmail {
  bookingId: string;
  address: string;
}

/**
 * Makes the links with which a client moves or cancels a booking without logging in. Each email gets its own when it leaves, so
 * the secret is never stored. The booking links module provides it, because it may import this one.
 */
export abstract class BookingLinkMaker {
  /** The path with its secret; null when the reader of this address can't change the booking online any more. */
  abstract makeLink(email: LinkedEmail): Promise<string | null>;
}
