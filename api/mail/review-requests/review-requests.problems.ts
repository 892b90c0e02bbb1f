import { Problem } from '../../common/problem/problem.js';

/** 403: the unsubscribe link for review requests is incomplete or forged. */
export const brokenLink = () => new Problem('invalid-action-code');
