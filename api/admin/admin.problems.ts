import { Problem } from '../common/problem/problem.js';

/** 409: admins who disable their own account lock themselves out by mistake. */
export const notYourOwn = () =>
  new Problem('not-possible', { detail: 'You cannot disable your own account. Another admin can.' });

/** 403: whoever signed up with the address may not be the person the admin means. */
export const unverifiedAddress = () =>
  new Problem('unverified-email', {
    detail:
      'This person has not confirmed their email address yet. They can be made an admin once they have opened the link we sent them.',
    extras: { modifiedCount: 0 },
  });

/** 403: only the account itself and admins may ask. `admin: false` is for callers that read nothing else. */
export const notYourAccount = () => new Problem('forbidden', { extras: { admin: false } });
