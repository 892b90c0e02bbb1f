import { Problem } from '../../common/problem/problem.js';

/** 429: too many requests. The response does not reveal if an account exists. */
export const tooManyRequests = (seconds: number) =>
  new Problem('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
