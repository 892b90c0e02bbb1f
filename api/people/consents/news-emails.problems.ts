import { Problem } from '../../common/problem/problem.js';

/** 403: the link that ends news by email is incomplete or forged. */
export const brokenNewsLink = () => new Problem('invalid-action-code');
