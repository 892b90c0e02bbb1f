import { asProblem } from '../../../api/problem';
import type { Booking } from './models';

/** The current booking if a change was refused because someone else was faster; otherwise null. */
export function bookingOfStaleChange(thrown: unknown): Booking | null {
  const problem = asProblem(thrown);
  // The server sends the full booking only with this code.
  return problem.code === 'stale-change'
    ? ((problem.extras['booking'] as Booking | undefined) ?? null)
    : null;
}
