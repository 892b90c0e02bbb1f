import { Problem } from '../../common/problem/problem.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';

/** 409: somebody else has the time. Carries the three nearest free starts, so that the client can pick another. */
export const slotTaken = (alternatives: string[]) => new Problem('slot-taken', { extras: { alternatives } });

/** 409: somebody is free but doesn't work then; the desk may confirm that this is intended. */
export const outsideHours = (alternatives: string[]) =>
  new Problem('outside-hours', { extras: { alternatives, canConfirm: true } });

/** 409: it would end after midnight, which no booking may; there is nothing to confirm. */
export const endsAfterMidnight = (alternatives: string[]) =>
  new Problem('outside-hours', {
    detail: sentence('endsAfterMidnight'),
    extras: { alternatives, canConfirm: false },
  });

/** 429: a visitor may only hold so many slots at once. */
export const tooManyHolds = (detail?: Sentence) =>
  new Problem('too-many-holds', { retryAfterSeconds: 600, ...(detail !== undefined && { detail }) });

/** 429: visitors without an account hold as much of the day as they may together. */
export const dayIsBeingChosen = () => tooManyHolds(sentence('dayIsBeingChosen'));

/** 429: one at a time, until the address is verified. */
export const oneHoldUntilVerified = () => tooManyHolds(sentence('oneHoldUntilConfirmed'));
