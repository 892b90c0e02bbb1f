import { Problem } from '../common/problem/problem.js';

/** 403: she turned back at Google. */
export const stoppedAtGoogle = () => new Problem('popup-closed-by-user');

/** 403: the answer was asked for by another browser, or has been used. */
export const strangeAnswer = () => new Problem('invalid-action-code', { detail: 'Please begin again.' });

/** 403: she took her time at Google. */
export const lateAnswer = () => new Problem('expired-action-code', { detail: 'Please begin again.' });

/** 503: no answer from Google, or none that can be understood. */
export const googleUnreachable = () => new Problem('network-request-failed');

/** 403: Google does not stand by the answer that was brought. */
export const answerRefused = () => new Problem('invalid-credential');

/** 403: Google does not let the salon ask at all; the operator’s registration there is not right. */
export const salonRefused = () => new Problem('unauthorized-domain');

/** 403: nobody has seen proved that the address is hers. */
export const addressNotProved = () => new Problem('unverified-email');

/** 409: that alone does not open the account that has this address. */
export const signInAsBefore = () => new Problem('account-exists-with-different-credential');

/** 409: this person at Google has another account here. */
export const linkedElsewhere = () => new Problem('credential-already-in-use');

/** 409: this account belongs to another person at Google. */
export const linkedAlready = () => new Problem('provider-already-linked');

/** 409: without Google she could not sign in any more. */
export const needsPassword = () => new Problem('needs-password');
