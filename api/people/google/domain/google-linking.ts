import type { GoogleProfile } from './google-profile.js';

/** The account with the address reported by Google. */
interface AccountWithAddress {
  isAdmin: boolean;
  isDisabled: boolean;
  /** True if its owner has verified the address. */
  isVerified: boolean;
  /** True if it is linked to another Google account; one linked to this account would have been found. */
  isOfAnother: boolean;
}

/** How to handle a Google account that is not linked yet. */
export type LinkingStep =
  /** Create an account. */
  | 'create'
  /** Link the account as it is. */
  | 'link'
  /** Link the account, and remove everything its creator could still come back with. */
  | 'take-over'
  /** Ask them to log in as before, after which they may link it. */
  | 'ask-first'
  | 'refuse-unverified'
  | 'refuse-disabled';

/** The account is null if no account has the address. */
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
  // The address has changed owners at Google, or one person has two Google accounts: only they can tell.
  if (account.isOfAnother) return 'ask-first';
  return isMailOfGoogle ? 'link' : 'ask-first';
};
