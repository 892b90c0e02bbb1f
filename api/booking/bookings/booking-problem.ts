import type { Problem } from '../../common/problem/problem.js';
import { violates } from '../../database/pg-errors.js';
import { clientBusy, serviceGone } from '../booking-records/bookings.problems.js';

/**
 * A booking and its emails are written together, so any of these constraints may be the first to fail without the
 * client.
 */
const clientConstraints = ['bookings_of_client', 'bookings_of_card', 'outbox_of_user'];

/** A client with an account, and one who is looked after, is in one chair at a time. */
const chairConstraints = ['bookings_client_in_one_chair', 'bookings_person_in_one_chair'];

/**
 * Maps a constraint violation to the problem that arose while the booking was being written. Other errors pass
 * through.
 *
 * @param clientIsGone the problem if the client no longer exists
 */
export const bookingProblem =
  (clientIsGone: () => Problem) =>
  (error: unknown): never => {
    if (chairConstraints.some((constraint) => violates(error, constraint))) throw clientBusy();
    if (clientConstraints.some((constraint) => violates(error, constraint))) throw clientIsGone();
    throw violates(error, 'booking_lines_of_service') ? serviceGone() : error;
  };
