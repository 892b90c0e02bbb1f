import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the email was sent or dropped, or is being sent right now. */
export const notRetryable = () => new Problem('not-possible', { detail: sentence('emailNotSentAgain') });
