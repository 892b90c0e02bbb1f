import { Problem } from '../../common/problem/problem.js';

/** 422: the same key came with another request. */
export const idempotencyKeyReused = () => new Problem('idempotency-key-reused');
