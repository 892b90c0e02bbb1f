import { Problem } from '../common/problem/problem.js';

/** 409: somebody has an account with this address. */
export const emailInUse = () =>
  new Problem({
    code: 'email-already-in-use',
    status: 409,
    title: 'There is already an account with this e-mail address.',
  });

/** 401: the same for a wrong password and for an address that nobody has. */
export const wrongPassword = () =>
  new Problem({ code: 'wrong-password', status: 401, title: 'The e-mail address or the password is wrong.' });

/** 403: the password was right, and an admin has closed the account. */
export const userDisabled = () =>
  new Problem({ code: 'user-disabled', status: 403, title: 'This account has been closed.' });

/** 403: a code from a link that was never given out, or has been replaced. */
export const invalidActionCode = () =>
  new Problem({ code: 'invalid-action-code', status: 403, title: 'This link is not valid any more.' });

/** 403: the proof is good and belongs to another address; whether that address has an account is not told. */
export const notYourAddress = () =>
  new Problem({ code: 'forbidden', status: 403, title: 'You are signed in with another e-mail address.' });

/** 403: the request was sent from a page of another site. */
export const foreignPage = () =>
  new Problem({ code: 'forbidden', status: 403, title: 'This has to come from the salon’s own pages.' });

/** 503: more passwords are waiting to be checked than the machine gets through in good time. */
export const passwordCheckBusy = () =>
  new Problem({
    code: 'unavailable',
    status: 503,
    title: 'Many people are signing in just now. Please try again in a moment.',
    retryAfterSeconds: 3,
  });
