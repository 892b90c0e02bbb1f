import { Problem } from '../common/problem/problem.js';

/** 409: somebody has an account with this address. */
export const emailInUse = () => new Problem('email-already-in-use');

/** 401: the same for a wrong password and for an address that nobody has. */
export const wrongPassword = () => new Problem('wrong-password');

/** 401: what she proved was true when she was read, and is not any more. */
export const userTokenExpired = () => new Problem('user-token-expired');

/** 403: what was asked cannot be undone, and the sign-in is too long ago to be sure who asks. */
export const requiresRecentLogin = () => new Problem('requires-recent-login');

/** 403: the password was right, and an admin has closed the account. */
export const userDisabled = () => new Problem('user-disabled');

/** 403: a code from a link that was never given out, has been used, or has been replaced. */
export const invalidActionCode = () => new Problem('invalid-action-code');

/** 403: a code from a link that nobody followed in time. */
export const expiredActionCode = () => new Problem('expired-action-code');

/** 403: the proof is good and belongs to another address; whether that address has an account is not told. */
export const notYourAddress = () =>
  new Problem('forbidden', { detail: 'You are signed in with another e-mail address.' });

/** 403: the request was sent from a page of another site. */
export const foreignPage = () =>
  new Problem('forbidden', { detail: 'This has to come from the salon’s own pages.' });

/** 503: more passwords are waiting to be checked than the machine gets through in good time. */
export const passwordCheckBusy = () =>
  new Problem('unavailable', {
    detail: 'Many people are signing in just now. Please try again in a moment.',
    retryAfterSeconds: 3,
  });
