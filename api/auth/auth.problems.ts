import { Problem } from '../common/problem/problem.js';

/** 403: the proof is valid but belongs to another address; the answer does not say whether that address has an account. */
export const notYourAddress = () =>
  new Problem('forbidden', { detail: 'You are signed in with another email address.' });
