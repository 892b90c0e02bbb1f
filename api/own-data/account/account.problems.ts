import { Problem } from '../../common/problem/problem.js';

/** 409: the address may belong to someone else, and so may the choice. */
export const addressNotVerified = () => new Problem('verify-first');
