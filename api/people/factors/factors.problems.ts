import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import type { FactorWay } from './domain/factor-way.js';

/**
 * How someone who is logged in can prove that it is them. An account without a second factor has `password`, or `google` if it
 * has no password: logging in again with Google counts as proof.
 */
export type ProofWay = FactorWay | 'password' | 'google';

/** 403: this is hard to undo, and who asks has not proved for ten minutes who they are; how they can. */
export const proofNeeded = (ways: ProofWay[]) => new Problem('proof-needed', { extras: { ways } });

/** 403: the same for a wrong code, one that was used before, and what is no code at all. */
export const wrongFactorCode = () => new Problem('invalid-verification-code');

/** 404: the password was proved too long ago, in another browser, or is no longer the one of the account. */
export const noSignInUnderWay = () => new Problem('not-found', { detail: sentence('logInAgainFirst') });

/**
 * 403: the same for a passkey that nobody has here, or another person, or that signed something else, or too late, or that
 * seems to have been copied.
 */
export const passkeyRefused = () => new Problem('passkey-refused');

/** 503: more people are about to use a passkey than ever are. */
export const tooManyCeremonies = () => new Problem('unavailable', { retryAfterSeconds: 60 });

/** 409: an account has ten at most. */
export const tooManyFactors = () => new Problem('too-many-factors');

/** 409: the salon asks a second factor of this role, so the last one stays until there is another. */
export const lastFactor = () => new Problem('last-factor');

/** 409: recovery codes stand in for a factor, and there is none. */
export const noFactorYet = () => new Problem('not-possible', { detail: sentence('addFactorFirst') });

/** 409: until the address is verified, the account may be a stranger’s to take over, and nobody could with a factor in the way. */
export const addressNotVerified = () => new Problem('verify-first');

/** 409: their own factors are removed on the page of their account, where they prove that they have them. */
export const notYourOwnFactors = () => new Problem('not-possible', { detail: sentence('notYourOwnFactors') });
