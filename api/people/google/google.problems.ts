import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 403: the log-in was cancelled at Google. */
export const popupClosedByUser = () => new Problem('popup-closed-by-user');

/** 403: the log-in was started by another browser, or its response was already used. */
export const foreignCallback = () => new Problem('invalid-action-code', { detail: sentence('startAgain') });

/** 403: the log-in took too long at Google. */
export const expiredCallback = () => new Problem('expired-action-code', { detail: sentence('startAgain') });

/** 503: no response from Google, or an unreadable one. */
export const googleUnreachable = () => new Problem('network-request-failed');

/** 403: Google rejects the code, or its response is incomplete. */
export const invalidCredential = () => new Problem('invalid-credential');

/** 403: Google refuses the salon itself, because its registration there is wrong. */
export const unauthorizedDomain = () => new Problem('unauthorized-domain');

/** 403: neither Google nor the salon has verified the address. */
export const unverifiedEmail = () => new Problem('unverified-email');

/** 409: this Google account alone can't open the account with this address. */
export const accountExists = () => new Problem('account-exists-with-different-credential');

/** 409: this Google account is linked to another account here. */
export const linkedElsewhere = () => new Problem('credential-already-in-use');

/** 409: this account is linked to another Google account. */
export const linkedAlready = () => new Problem('provider-already-linked');

/** 409: without Google, no one could log in to the account any more. */
export const needsPassword = () => new Problem('needs-password');
