import { Problem } from '../../common/problem/problem.js';

/** 422: the key was already used for a different request. */
export const idempotencyKeyReused = () => new Problem('idempotency-key-reused');
