import { asProblem } from '../../../api/problem';
import type { Booking } from './models';

/** The booking as it is now, when a change was refused because somebody else was faster; else null. */
export function bookingOfStaleChange(thrown: unknown): Booking | null {
  const problem = asProblem(thrown);
  // The server sends it whole with this code alone.
  return problem.code === 'stale-change'
    ? ((problem.extras['booking'] as Booking | undefined) ?? null)
    : null;
}
