import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: they have a role already, which an admin changes instead. */
export const worksHereAlready = (email: string) =>
  new Problem('not-possible', { detail: sentence('worksHereAlready', { email }) });

/** 409: the account is closed; whoever logged in could not use what they were given. */
export const invitedAccountIsDisabled = (email: string) =>
  new Problem('not-possible', { detail: sentence('invitedAccountIsDisabled', { email }) });

/** 409: one invitation at a time for an address, and for a person of the team. */
export const invitedAlready = () => new Problem('not-possible', { detail: sentence('invitedAlready') });

/** 409: it has been sent as often as it may be. */
export const sentOftenEnough = () => new Problem('not-possible', { detail: sentence('sentOftenEnough') });

/** 403: the invitation is for another address than that of the account. */
export const invitedSomebodyElse = () =>
  new Problem('forbidden', { detail: sentence('invitedSomebodyElse') });
