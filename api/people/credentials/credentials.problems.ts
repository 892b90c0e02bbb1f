import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the address has an account already. */
export const emailInUse = () => new Problem('email-already-in-use');

/** 401: the same for a wrong password and for an address without an account. */
export const wrongPassword = () => new Problem('wrong-password');

/** 403: the password is right, but will not do for somebody who works here; another one has to come with it. */
export const weakPassword = () => new Problem('weak-password');

/** 403: somebody else may have signed up with the address that is being verified, or asked to change theirs to it. */
export const unknownBrowser = () => new Problem('unknown-browser');

/** 403: the account belongs to the reader of another address, so a new password cannot be chosen by this link. */
export const onlyThePassword = () =>
  new Problem('unknown-browser', {
    detail: sentence('onlyThePassword'),
  });

/** 403: this is hard to undo, and the sign-in is too long ago to be sure who asks. */
export const requiresRecentLogin = () => new Problem('requires-recent-login');

/** 403: the password was right, but an admin has disabled the account. */
export const userDisabled = () => new Problem('user-disabled');

/** 403: a code from a link that was never given out, has been used, or has been replaced. */
export const invalidActionCode = () => new Problem('invalid-action-code');

/** 403: a code from a link that has expired. */
export const expiredActionCode = () => new Problem('expired-action-code');

/** 503: more passwords are waiting to be checked than the server can check in reasonable time. */
export const passwordCheckBusy = () =>
  new Problem('unavailable', {
    detail: sentence('manyAreLoggingIn'),
    retryAfterSeconds: 3,
  });
