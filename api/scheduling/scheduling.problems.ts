import { Problem } from '../common/problem/problem.js';

/** 409: somebody else has the time. Carries the three nearest free starts, so that the client can pick another. */
export const slotTaken = (alternatives: string[]) => new Problem('slot-taken', { extras: { alternatives } });

/** 409: somebody is free but doesn't work then; the desk may confirm that this is intended. */
export const outsideHours = (alternatives: string[]) =>
  new Problem('outside-hours', { extras: { alternatives, canConfirm: true } });

/** 409: it would end after midnight, which no booking may; there is nothing to confirm. */
export const endsAfterMidnight = (alternatives: string[]) =>
  new Problem('outside-hours', {
    detail: 'It would end after midnight. A booking begins and ends on the same day.',
    extras: { alternatives, canConfirm: false },
  });

/** 429: a visitor may only hold so many slots at once. */
export const tooManyHolds = (detail?: string) =>
  new Problem('too-many-holds', { retryAfterSeconds: 600, ...(detail !== undefined && { detail }) });

/** 429: one at a time, until the address is verified. */
export const oneHoldUntilVerified = () =>
  tooManyHolds(
    'You can hold one time until you confirm your email address. Book that one, or wait until it ends.',
  );
