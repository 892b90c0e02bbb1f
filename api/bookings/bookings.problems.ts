import { Problem } from '../common/problem/problem.js';

/** 409: somebody else has the time. Carries the three nearest free starts so that the client can go on at once. */
export const slotTaken = (alternatives: string[]) =>
  new Problem({
    code: 'slot-taken',
    status: 409,
    title: 'That time was just taken.',
    extras: { alternatives },
  });

/** 409: the client is already in another chair then. */
export const clientBusy = () =>
  new Problem({ code: 'client-busy', status: 409, title: 'You already have a visit at that time.' });

/** 409: the deadline for changing the booking oneself has passed. */
export const tooLate = () =>
  new Problem({
    code: 'too-late',
    status: 409,
    title: 'It is too late to change this visit online.',
    detail: 'Please call the salon.',
  });

/** 409: the booking's status does not allow the step, such as cancelling a visit that is over. */
export const notPossible = () =>
  new Problem({
    code: 'not-possible',
    status: 409,
    title: 'This booking can no longer be changed that way.',
  });

/** 422: the same key came with another request. */
export const idempotencyKeyReused = () =>
  new Problem({
    code: 'idempotency-key-reused',
    status: 422,
    title: 'This Idempotency-Key was already used for another request.',
  });

/** 429: one caller may keep only so many times from the others. */
export const tooManyHolds = () =>
  new Problem({
    code: 'too-many-holds',
    status: 429,
    title: 'You are already holding as many times as one person may.',
    retryAfterSeconds: 600,
  });
