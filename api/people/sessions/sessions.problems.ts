import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 401: the password changed, or the account was disabled, during the request. */
export const userTokenExpired = () => new Problem('user-token-expired');

/** 403: the request was sent from a page of another site. */
export const foreignPage = () => new Problem('forbidden', { detail: sentence('notFromOurPages') });

/** 403: the salon requires a second factor for this role, and the account has none. */
export const factorRequired = () => new Problem('factor-required');
