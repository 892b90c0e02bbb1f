import type { Problem } from '../../common/problem/problem.js';
import { violates } from '../../database/pg-errors.js';
import { clientBusy, serviceGone } from '../booking-records/bookings.problems.js';

/** A booking and its emails are written at once, and any of them may be the first to miss the client. */
const clientConstraints = ['bookings_of_client', 'bookings_of_card', 'outbox_of_user'];

/**
 * Why the database refused the writes of a booking: what has changed while it was being written. Other errors stay as they are.
 *
 * @param clientIsGone what the caller is told when the client is no longer there
 */
export const bookingProblem =
  (clientIsGone: () => Problem) =>
  (error: unknown): never => {
    if (violates(error, 'bookings_client_in_one_chair')) throw clientBusy();
    if (clientConstraints.some((constraint) => violates(error, constraint))) throw clientIsGone();
    throw violates(error, 'booking_lines_of_service') ? serviceGone() : error;
  };
