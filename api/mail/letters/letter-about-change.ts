/** A change of a booking, identified by the resulting version. */
export interface ChangeOfBooking {
  bookingId: string;
  version: number;
}

/** The email that tells a client about a change. Failed and dropped emails don't count. */
export interface LetterAboutChange {
  bookingId: string;
  state: 'waiting' | 'sent' | 'failed';
  /** Time at which it was sent or is to be sent. */
  at: Date;
}
