import type { GoogleProfile } from './google-profile.js';

/** The account here that has the address which Google names. */
interface AccountWithAddress {
  isAdmin: boolean;
  isDisabled: boolean;
  /** Whether its owner has verified the address. */
  isVerified: boolean;
  /** Whether it is linked to another Google account already; if it were linked to this one, it would have been found. */
  isOfAnother: boolean;
}

/** What to do with a Google account that is not linked yet. */
export type LinkingStep =
  /** Create an account. */
  | 'create'
  /** Link the account as it is. */
  | 'link'
  /** Link the account, and remove everything its creator could still come back with. */
  | 'take-over'
  /** They have to sign in as before, and may link it then. */
  | 'ask-first'
  | 'refuse-unverified'
  | 'refuse-disabled';

/** The account is null when the address has none. */
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
  // The address has changed hands at Google, or one person has two accounts there: only they can say.
  if (account.isOfAnother) return 'ask-first';
  return isMailOfGoogle ? 'link' : 'ask-first';
};
