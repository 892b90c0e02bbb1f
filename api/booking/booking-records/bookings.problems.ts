import { forbidden, invalidInput } from '../../common/problem/common.problems.js';
import type { BookingView } from './booking.view.js';
import type { PlannedBookingView } from './planned-booking.view.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the booking has changed since it was read. Carries its current state. */
export const staleChange = (booking: BookingView) => new Problem('stale-change', { extras: { booking } });

/** 409: the booking is paid for, so it can't change until it is refunded. Carries its sale. */
export const alreadyPaid = (saleId: string) => new Problem('already-paid', { extras: { saleId } });

/** 409: the move would have other terms than the client was shown. Carries the planned booking. */
export const termsChanged = (planned: PlannedBookingView) =>
  new Problem('terms-changed', { extras: { planned } });

/** 403: several team members take part, so only those who may change all bookings can move or cancel it. */
export const colleaguesTakePart = () => forbidden(sentence('colleaguesTakePart'));

/** 403: team members who manage only their own bookings can't book for or reassign to colleagues. */
export const ownColumnOnly = () => forbidden(sentence('ownColumnOnly'));

/** 403: agreeing prices and changing the client is for those who may change all bookings. */
export const wholeDeskOnly = () => forbidden(sentence('wholeDeskOnly'));

/** 422: a price that differs from the catalogue's needs a reason. */
export const reasonMissing = () =>
  invalidInput([{ pointer: '#/priceReason', detail: sentence('sayWhyThisPrice') }]);

/** 409: the client has another booking at that time. */
export const clientBusy = () => new Problem('client-busy');

/** 422: the salon has just stopped offering this service. */
export const serviceGone = () => invalidInput([{ pointer: '#/lines', detail: sentence('noSuchService') }]);

/** 422: online bookings need a phone number the salon can call. */
export const phoneMissing = () => invalidInput([{ pointer: '#/phone', detail: sentence('phoneNeeded') }]);

/** 409: the deadline for clients to change the booking themselves has passed. */
export const tooLate = () => new Problem('too-late', { detail: sentence('callTheSalon') });

/** 409: what becomes of a booking is recorded from its day on. */
export const tooEarly = () => new Problem('too-early', { detail: sentence('markFromItsDay') });

/** 409: anybody can sign up with anybody's address, so an account whose address is not verified has one upcoming booking. */
export const verifyFirst = () =>
  new Problem('verify-first', {
    detail: sentence('oneUntilConfirmed'),
  });

/** 409: the booking's status doesn't allow the step, such as cancelling a booking that is over. */
export const notPossible = () => new Problem('not-possible', { detail: sentence('bookingCannotChange') });

/** 409: a booking is reviewed only once; the existing review can be changed or deleted instead. */
export const alreadyReviewed = () => new Problem('already-reviewed');
