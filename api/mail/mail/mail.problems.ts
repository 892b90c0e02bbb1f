import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 403: the link that ends review requests is not whole. */
export const brokenLink = () => new Problem('invalid-action-code');

/** 409: the email has been sent or dropped, or is being sent at this moment. */
export const notRetryable = () => new Problem('not-possible', { detail: sentence('emailNotSentAgain') });
