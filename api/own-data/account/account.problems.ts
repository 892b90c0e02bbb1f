import { Problem } from '../../common/problem/problem.js';

/** 409: the address may be somebody else's, and so may be the choice. */
export const addressNotVerified = () => new Problem('verify-first');
