import { Problem } from '../common/problem/problem.js';

/** 403: only she herself and an admin may ask. `admin: false` is what a caller who reads nothing else acts on. */
export const notYoursToAsk = () => new Problem('forbidden', { extras: { admin: false } });
