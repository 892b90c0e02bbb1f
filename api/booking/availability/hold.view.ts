import { PlannedBookingView } from '../booking-records/planned-booking.view.js';

/** A slot held for a client who is about to confirm. */
export class HoldView {
  _id: string;

  /** Instant, ISO 8601 in UTC, after which others may take the time. */
  expiresAt: string;
}

export class HeldBookingView extends HoldView {
  /** The booking that it would become: team members, time and price. */
  visit: PlannedBookingView;
}
