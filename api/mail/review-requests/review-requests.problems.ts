import { Problem } from '../../common/problem/problem.js';

/** 403: the link that ends review requests is incomplete or forged. */
export const brokenLink = () => new Problem('invalid-action-code');
