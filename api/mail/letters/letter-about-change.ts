/** One change of a booking: the version it has led to. */
export interface ChangeOfBooking {
  bookingId: string;
  version: number;
}

/** The email that tells a client of a change; what has been given up or dropped tells nobody. */
export interface LetterAboutChange {
  bookingId: string;
  state: 'waiting' | 'sent' | 'failed';
  /** When it was sent; until then, when it is. */
  at: Date;
}
