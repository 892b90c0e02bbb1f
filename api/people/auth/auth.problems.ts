import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 403: the proof is valid for another address; the response does not reveal if that address has an account. */
export const notYourAddress = () =>
  new Problem('forbidden', { detail: sentence('signedInWithAnotherAddress') });
