import type { AuthWords, EmailLinksWords, LoginCodesWords } from '../../../words/types.gen';

type Sentences = Readonly<Record<string, string>>;

/** Problem messages for links from emails. */
export const linkSentences = (words: EmailLinksWords): Sentences => ({
  'expired-action-code': words.linkExpired(),
  'invalid-action-code': words.linkUsed(),
  'email-already-in-use': words.otherAccountUses(),
  'user-disabled': words.accountClosed(),
});

/** Problem messages for log-in and sign-up. */
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

/** Problem messages for codes from emails; the server itself says how many attempts are left. */
export const codeSentences = (words: LoginCodesWords): Sentences => ({
  'code-expired': words.codeGone(),
  'email-already-in-use': words.emailGivenUp(),
  'user-disabled': words.accountClosed(),
  'too-many-requests': words.tooManyAttempts(),
});

/** The message for a code that Google returned; unknown codes are not repeated on the page. */
export function arrivalFailure(words: AuthWords, code: string | null): string | null {
  if (!code) return null;
  // A Google log-in returns only a code in the URL.
  const sentences = { ...authSentences(words), 'network-request-failed': words.googleNoAnswer() };
  return new Map(Object.entries(sentences)).get(code) ?? words.couldNotSignIn();
}
