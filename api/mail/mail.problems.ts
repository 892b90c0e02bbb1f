import { Problem } from '../common/problem/problem.js';

/** 409: the message has left, was taken back, or is on its way this moment. */
export const notRetryable = () =>
  new Problem({ code: 'not-possible', status: 409, title: 'This message cannot be sent again.' });
