import { invalidInput } from '../common/problem/common.problems.js';
import type { BookingView } from './booking.view.js';
import { Problem } from '../common/problem/problem.js';

/** 409: the booking has changed since it was read. Carries its current state. */
export const staleChange = (booking: BookingView) => new Problem('stale-change', { extras: { booking } });

/** 409: the client has another booking at that time. */
export const clientBusy = () => new Problem('client-busy');

/** 422: the salon has just stopped offering this. */
export const serviceGone = () => invalidInput([{ pointer: '#/lines', detail: 'There is no such service.' }]);

/** 409: the deadline for clients to change the booking themselves has passed. */
export const tooLate = () => new Problem('too-late', { detail: 'Please call the salon.' });

/** 409: the booking's status doesn't allow the step, such as cancelling one that is over. */
export const notPossible = () =>
  new Problem('not-possible', { detail: 'This booking can no longer be changed like this.' });

/** 409: a booking is reviewed once; the existing review can be changed or deleted instead. */
export const alreadyReviewed = () => new Problem('already-reviewed');
