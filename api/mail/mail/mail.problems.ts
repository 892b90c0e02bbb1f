import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the email has been sent or dropped, or is being sent at this moment. */
export const notRetryable = () => new Problem('not-possible', { detail: sentence('emailNotSentAgain') });
