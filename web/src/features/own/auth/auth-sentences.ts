import type { AuthWords, EmailLinksWords, LoginCodesWords } from '../../../words/types.gen';

type Sentences = Readonly<Record<string, string>>;

/** What can be wrong with a link from an email. */
export const linkSentences = (words: EmailLinksWords): Sentences => ({
  'expired-action-code': words.linkExpired(),
  'invalid-action-code': words.linkUsed(),
  'email-already-in-use': words.otherAccountUses(),
  'user-disabled': words.accountClosed(),
});

/** What each problem of logging in and signing up means to the person who meets it. */
export const authSentences = (words: AuthWords): Sentences => ({
  'email-already-in-use': words.emailHasAccount(),
  'wrong-password': words.wrongPassword(),
  'invalid-email': words.invalidEmail(),
  'user-disabled': words.accountClosed(),
  'too-many-requests': words.tooManyAttempts(),
  'popup-closed-by-user': words.cameBackFromGoogle(),
  'account-exists-with-different-credential': words.accountWithPassword(),
  'unverified-email': words.googleUnverified(),
  'invalid-credential': words.googleNotConfirmed(),
  'invalid-action-code': words.signInElsewhere(),
  'expired-action-code': words.tookTooLong(),
  'unauthorized-domain': words.googleUnavailable(),
  unauthenticated: words.wrongPassword(),
});

/** What can be wrong with a code from an email; how many tries are left, the server says itself. */
export const codeSentences = (words: LoginCodesWords): Sentences => ({
  'code-expired': words.codeGone(),
  'email-already-in-use': words.emailGivenUp(),
  'user-disabled': words.accountClosed(),
  'too-many-requests': words.tooManyAttempts(),
});

/** What to say when Google sent somebody back with this code; unknown codes are not repeated on the page. */
export function arrivalFailure(words: AuthWords, code: string | null): string | null {
  if (!code) return null;
  // A sign-in with Google comes back with no more than a code in the address.
  const sentences = { ...authSentences(words), 'network-request-failed': words.googleNoAnswer() };
  return new Map(Object.entries(sentences)).get(code) ?? words.couldNotSignIn();
}
