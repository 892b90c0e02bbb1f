import { forbidden, invalidInput } from '../../common/problem/common.problems.js';
import type { BookingView } from './booking.view.js';
import type { PlannedBookingView } from './planned-booking.view.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the booking has changed since it was read. Carries its current state. */
export const staleChange = (booking: BookingView) => new Problem('stale-change', { extras: { booking } });

/** 409: the booking is paid for, so it stays what it was until its money has been given back. Carries its sale. */
export const alreadyPaid = (saleId: string) => new Problem('already-paid', { extras: { saleId } });

/** 409: a move would cost or take something else than the client was shown. Carries what the booking would become. */
export const termsChanged = (planned: PlannedBookingView) =>
  new Problem('terms-changed', { extras: { planned } });

/** 403: a booking in which several team members take part is moved and cancelled by those who may do so for all. */
export const colleaguesTakePart = () => forbidden(sentence('colleaguesTakePart'));

/** 403: who works on their own bookings only books for themselves, and hands nothing over. */
export const ownColumnOnly = () => forbidden(sentence('ownColumnOnly'));

/** 403: prices are agreed, and bookings given to another client, by those who change everybody's. */
export const wholeDeskOnly = () => forbidden(sentence('wholeDeskOnly'));

/** 422: an agreed price that is not the catalogue's needs a reason. */
export const reasonMissing = () =>
  invalidInput([{ pointer: '#/priceReason', detail: sentence('sayWhyThisPrice') }]);

/** 409: the client has another booking at that time. */
export const clientBusy = () => new Problem('client-busy');

/** 422: the salon has just stopped offering this. */
export const serviceGone = () => invalidInput([{ pointer: '#/lines', detail: sentence('noSuchService') }]);

/** 422: the salon wants to be able to call whoever books online. */
export const phoneMissing = () => invalidInput([{ pointer: '#/phone', detail: sentence('phoneNeeded') }]);

/** 409: the deadline for clients to change the booking themselves has passed. */
export const tooLate = () => new Problem('too-late', { detail: sentence('callTheSalon') });

/** 409: anybody can sign up with anybody's address, so an account whose address is not verified has one upcoming booking. */
export const verifyFirst = () =>
  new Problem('verify-first', {
    detail: sentence('oneUntilConfirmed'),
  });

/** 409: the booking's status doesn't allow the step, such as cancelling one that is over. */
export const notPossible = () => new Problem('not-possible', { detail: sentence('bookingCannotChange') });

/** 409: a booking is reviewed once; the existing review can be changed or deleted instead. */
export const alreadyReviewed = () => new Problem('already-reviewed');
