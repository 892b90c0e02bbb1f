import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import type { FactorWay } from './domain/factor-way.js';

/**
 * Ways in which a logged-in user can confirm their identity. Without a second factor that is `password`, or `google`
 * for an account without a password: logging in again with Google counts as proof.
 */
export type ProofWay = FactorWay | 'password' | 'google';

/**
 * 403: this is hard to undo, and the caller has not confirmed their identity within ten minutes. Carries the ways to
 * do so.
 */
export const proofNeeded = (ways: ProofWay[]) => new Problem('proof-needed', { extras: { ways } });

/** 403: the same for a wrong, an already used and a malformed code. */
export const wrongFactorCode = () => new Problem('invalid-verification-code');

/** 404: the password was proved too long ago, in another browser, or has changed since. */
export const noSignInUnderWay = () => new Problem('not-found', { detail: sentence('logInAgainFirst') });

/** 403: the same for an unknown passkey, another person's, a wrong or late signature, and a suspected copy. */
export const passkeyRefused = () => new Problem('passkey-refused');

/** 503: too many passkey challenges at once. */
export const tooManyCeremonies = () => new Problem('unavailable', { retryAfterSeconds: 60 });

/** 409: the account has ten factors, the maximum. */
export const tooManyFactors = () => new Problem('too-many-factors');

/** 409: the salon requires a second factor for this role, so the last one can't be removed. */
export const lastFactor = () => new Problem('last-factor');

/** 409: recovery codes replace a factor, but the account has no factor. */
export const noFactorYet = () => new Problem('not-possible', { detail: sentence('addFactorFirst') });

/**
 * 409: an unverified account may still be taken over by the mailbox's owner, who could not do so with a factor in the
 * way.
 */
export const addressNotVerified = () => new Problem('verify-first');

/** 409: people remove their own factors on their account page, where they prove that they have them. */
export const notYourOwnFactors = () => new Problem('not-possible', { detail: sentence('notYourOwnFactors') });
