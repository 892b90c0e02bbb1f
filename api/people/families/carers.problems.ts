import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import { violates } from '../../database/pg-errors.js';

/** 409: an account looks after enough people. */
export const tooManyPeople = (count: number) =>
  new Problem('too-many-people', { detail: sentence('tooManyPeople', { count }) });

/** 409: the salon writes to the address, which may be someone else's. */
export const ownAddressNotVerified = () => new Problem('verify-first');

/** The same, for the desk. */
export const carerNotVerified = () => new Problem('account-not-verified');

/** 409: only one account can look after a client. */
export const lookedAfterByAnother = () => new Problem('looked-after-by-another');

/** 409: a person with upcoming bookings stays. */
export const personHasBookings = () => new Problem('person-has-bookings');

/** Maps the violation of the constraint on a person's time to 409 `bookings-overlap`. Other errors pass through. */
export const overlapProblem = (error: unknown): never => {
  throw violates(error, 'bookings_person_in_one_chair') ? new Problem('bookings-overlap') : error;
};
