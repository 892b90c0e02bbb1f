import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: they already have a role, which an admin can change instead. */
export const worksHereAlready = (email: string) =>
  new Problem('not-possible', { detail: sentence('worksHereAlready', { email }) });

/** 409: the account is disabled, so its owner could not accept. */
export const invitedAccountIsDisabled = (email: string) =>
  new Problem('not-possible', { detail: sentence('invitedAccountIsDisabled', { email }) });

/** 409: an address or team member can have only one open invitation. */
export const invitedAlready = () => new Problem('not-possible', { detail: sentence('invitedAlready') });

/** 409: it has been sent the maximum number of times. */
export const sentOftenEnough = () => new Problem('not-possible', { detail: sentence('sentOftenEnough') });

/** 403: the invitation is for another address than the account's. */
export const invitedSomebodyElse = () =>
  new Problem('forbidden', { detail: sentence('invitedSomebodyElse') });
