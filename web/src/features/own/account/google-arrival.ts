import type { AccountWords } from '../../../words/types.gen';

/** The server's own sentences, because it can return only a code in the URL. */
const sentencesIn = (words: AccountWords): Readonly<Record<string, string>> => ({
  'popup-closed-by-user': words.googleCancelled(),
  'credential-already-in-use': words.googleOther(),
  'provider-already-linked': words.googleAlready(),
  'unauthorized-domain': words.googleUnavailable(),
  'network-request-failed': words.googleNoAnswer(),
  'invalid-credential': words.googleNotConfirmed(),
  'unverified-email': words.unverifiedEmail(),
  'invalid-action-code': words.linkGone(),
  'expired-action-code': words.linkExpired(),
  'user-token-expired': words.signedOut(),
  'too-many-requests': words.tooManyAttempts(),
});

/** The reason why Google could not be connected; nothing else in the URL is repeated on the page. */
export const googleFailure = (words: AccountWords, code: string | null): string | null =>
  code ? (new Map(Object.entries(sentencesIn(words))).get(code) ?? words.couldNotConnect()) : null;
