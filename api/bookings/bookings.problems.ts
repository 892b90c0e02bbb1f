import { invalidInput } from '../common/problem/common.problems.js';
import type { BookingView } from './booking.view.js';
import { Problem } from '../common/problem/problem.js';

/** 409: somebody else has the time. Carries the three nearest free starts so that the client can go on at once. */
export const slotTaken = (alternatives: string[]) => new Problem('slot-taken', { extras: { alternatives } });

/** 409: somebody is free but does not work then; the desk may say that it means it. */
export const outsideHours = (alternatives: string[]) =>
  new Problem('outside-hours', { extras: { alternatives } });

/** 409: the booking is not what it was when it was looked at. Carries what it is now. */
export const staleChange = (booking: BookingView) => new Problem('stale-change', { extras: { booking } });

/** 409: the client is already in another chair then. */
export const clientBusy = () => new Problem('client-busy');

/** 422: the salon does not sell this any more, since a moment ago. */
export const serviceGone = () => invalidInput([{ pointer: '#/lines', detail: 'There is no such service.' }]);

/** 409: the deadline for changing the booking oneself has passed. */
export const tooLate = () => new Problem('too-late', { detail: 'Please call the salon.' });

/** 409: the booking's status does not allow the step, such as cancelling a visit that is over. */
export const notPossible = () =>
  new Problem('not-possible', { detail: 'This booking can no longer be changed that way.' });

/** 409: a visit is reviewed once; what was written of it can be changed or deleted instead. */
export const alreadyReviewed = () => new Problem('already-reviewed');

/** 422: the same key came with another request. */
export const idempotencyKeyReused = () => new Problem('idempotency-key-reused');

/** 429: one caller may keep only so many times from the others. */
export const tooManyHolds = () => new Problem('too-many-holds', { retryAfterSeconds: 600 });
