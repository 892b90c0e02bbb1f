import type { GoogleProfile } from './google-profile.js';

/** The account here that has the address which Google names. */
interface AccountWithAddress {
  isAdmin: boolean;
  isDisabled: boolean;
  /** Whether whoever opened it has proved that the address is hers. */
  isVerified: boolean;
  /** Whether it already belongs to somebody at Google, who is another one: this one would have been found. */
  isOfAnother: boolean;
}

/** What to do with somebody whom Google knows and we do not yet. */
export type LinkingStep =
  /** A new account. */
  | 'create'
  /** Hers from now on, as it is. */
  | 'link'
  /** Hers from now on, and rid of everything that whoever opened it could still come back with. */
  | 'take-over'
  /** She has to sign in as before, and may link it from inside. */
  | 'ask-first'
  | 'refuse-unverified'
  | 'refuse-disabled';

/** The account is null when nobody has the address. */
export const linkingStep = (
  {
    email,
    isEmailVerified,
    isMailOfGoogle,
  }: Pick<GoogleProfile, 'email' | 'isEmailVerified' | 'isMailOfGoogle'>,
  account: AccountWithAddress | null,
): LinkingStep => {
  if (email === null || !isEmailVerified) return 'refuse-unverified';
  if (!account) return 'create';
  if (account.isDisabled) return 'refuse-disabled';
  if (account.isAdmin) return 'ask-first';
  if (!account.isVerified) return 'take-over';
  // The address has changed hands at Google, or one person has two accounts there: only she can say.
  if (account.isOfAnother) return 'ask-first';
  return isMailOfGoogle ? 'link' : 'ask-first';
};
