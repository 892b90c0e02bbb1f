import { Problem } from '../../common/problem/problem.js';

/** 429: done too often; the same whether or not there is an account. */
export const tooManyRequests = (seconds: number) =>
  new Problem('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
