import { PlannedBookingView } from '../booking-records/planned-booking.view.js';

/** A slot kept for somebody who is about to confirm. */
export class HoldView {
  _id: string;

  /** Instant, ISO 8601 in UTC, after which others may take the time. */
  expiresAt: string;
}

export class HeldBookingView extends HoldView {
  /** Who, when and how much, if it is confirmed. */
  visit: PlannedBookingView;
}
