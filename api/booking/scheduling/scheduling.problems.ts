import { Problem } from '../../common/problem/problem.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';

/**
 * 409: someone else has taken the time. Carries the three nearest free starts as alternatives.
 *
 * @param fullPools for the desk: titles of the rooms and devices that are all taken, if the team is free
 */
export const slotTaken = (alternatives: string[], fullPools: string[] = []) =>
  new Problem('slot-taken', {
    ...(fullPools.length > 0 && { detail: sentence('everyUnitTaken', { pools: fullPools.join(', ') }) }),
    extras: { alternatives, fullPools: fullPools.length > 0 ? fullPools : undefined },
  });

/** 409: no one works then. The desk may confirm that this is intended, clients may not. */
export const outsideHours = (alternatives: string[], canConfirm: boolean) =>
  new Problem('outside-hours', { extras: { alternatives, canConfirm } });

/** 409: bookings must end by midnight. There is nothing to confirm. */
export const endsAfterMidnight = (alternatives: string[]) =>
  new Problem('outside-hours', {
    detail: sentence('endsAfterMidnight'),
    extras: { alternatives, canConfirm: false },
  });

/** 429: the visitor has reached the limit of slots held at once. */
export const tooManyHolds = (detail?: Sentence) =>
  new Problem('too-many-holds', { retryAfterSeconds: 600, ...(detail !== undefined && { detail }) });

/** 429: visitors without an account together hold as much of the day as allowed. */
export const dayIsBeingChosen = () => tooManyHolds(sentence('dayIsBeingChosen'));

/** 429: only one hold until the address is verified. */
export const oneHoldUntilVerified = () => tooManyHolds(sentence('oneHoldUntilConfirmed'));
