import { Problem } from '../common/problem/problem.js';

/** 409: admins who disable their own account lock themselves out by mistake. */
export const notYourOwn = () =>
  new Problem('not-possible', { detail: 'You cannot disable your own account. Another admin can.' });

/** 403: only the account itself and admins may ask. `admin: false` is for callers that read nothing else. */
export const notYourAccount = () => new Problem('forbidden', { extras: { admin: false } });
