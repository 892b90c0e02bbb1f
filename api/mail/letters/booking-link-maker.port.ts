/** An email about a booking, its recipient, and when it says that the visit starts. */
export interface LinkedEmail {
  bookingId: string;
  address: string;
  startsAt: Date;
}

/**
 * Makes the links with which a client moves or cancels a booking without logging in. Each email gets its own on
 * sending, so the secret is never stored. The booking links module provides it, because it may import this one.
 */
export abstract class BookingLinkMaker {
  /** The path including its secret; null if the reader of this address can no longer change the booking online, or it starts at another time by now. */
  abstract makeLink(email: LinkedEmail): Promise<string | null>;
}
