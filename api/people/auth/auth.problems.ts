import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 403: the proof is valid but belongs to another address; the answer does not say whether that address has an account. */
export const notYourAddress = () =>
  new Problem('forbidden', { detail: sentence('signedInWithAnotherAddress') });
