import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the address already has an account. */
export const emailInUse = () => new Problem('email-already-in-use');

/** 401: the same for a wrong password and an unknown address. */
export const wrongPassword = () => new Problem('wrong-password');

/** 403: the password is right but too weak for a team member; a new one has to be sent with it. */
export const weakPassword = () => new Problem('weak-password');

/** 403: someone else may have signed up with the address being verified, or asked to change theirs to it. */
export const unknownBrowser = () => new Problem('unknown-browser');

/** 403: the account belongs to the owner of another address, so this link can't set a new password. */
export const onlyThePassword = () =>
  new Problem('unknown-browser', {
    detail: sentence('onlyThePassword'),
  });

/** 403: this is hard to undo, and the last log-in is too long ago to be sure of the caller. */
export const requiresRecentLogin = () => new Problem('requires-recent-login');

/** 403: the password was right, but an admin has disabled the account. */
export const userDisabled = () => new Problem('user-disabled');

/** 403: the link's code has expired. */
export const expiredActionCode = () => new Problem('expired-action-code');

/** 503: the queue of password checks is too long. */
export const passwordCheckBusy = () =>
  new Problem('unavailable', {
    detail: sentence('manyAreLoggingIn'),
    retryAfterSeconds: 3,
  });
