import { Problem } from '../common/problem/problem.js';

/** 409: somebody else has the time. Carries the three nearest free starts, so that the client can pick another. */
export const slotTaken = (alternatives: string[]) => new Problem('slot-taken', { extras: { alternatives } });

/** 409: somebody is free but doesn't work then; the desk may confirm that this is intended. */
export const outsideHours = (alternatives: string[]) =>
  new Problem('outside-hours', { extras: { alternatives } });

/** 429: a visitor may only hold so many slots at once. */
export const tooManyHolds = () => new Problem('too-many-holds', { retryAfterSeconds: 600 });
