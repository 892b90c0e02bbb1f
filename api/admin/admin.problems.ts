import { Problem } from '../common/problem/problem.js';

/** 409: whoever closes her own account shuts herself out by a slip of the hand. */
export const notYourOwn = () =>
  new Problem('not-possible', { detail: 'You cannot disable your own account. Another admin can.' });

/** 403: only she herself and an admin may ask. `admin: false` is what a caller who reads nothing else acts on. */
export const notYoursToAsk = () => new Problem('forbidden', { extras: { admin: false } });
