import { Problem } from '../common/problem/problem.js';

/** 409: the message has left, was taken back, or is on its way this moment. */
export const notRetryable = () =>
  new Problem('not-possible', { detail: 'This message cannot be sent again.' });
