/** The server's own sentences; it can send back no more than a code, in the address. */
const sentences: Readonly<Record<string, string>> = {
  'popup-closed-by-user': 'Signing in with Google was stopped before its end.',
  'credential-already-in-use': 'This Google account belongs to another account here.',
  'provider-already-linked': 'Your account is linked to another Google account.',
  'unauthorized-domain': 'Signing in with Google is not possible from here.',
  'network-request-failed': 'Google did not answer. Please try again in a moment.',
  'invalid-credential': 'Google did not confirm the sign-in. Please try again.',
  'unverified-email': 'This e-mail address has not been confirmed.',
  'invalid-action-code': 'This link no longer works.',
  'expired-action-code': 'This link has expired. Please ask for a new one.',
  'user-token-expired': 'Your sign-in has ended. Please log in again.',
  'too-many-requests': 'Too many tries. Please wait a moment.',
};

/** Why Google could not be connected; nothing else in the address is repeated on the page. */
export function googleFailure(code: string | null): string | null {
  if (!code) return null;
  return Object.hasOwn(sentences, code)
    ? (sentences[code] ?? null)
    : 'Google could not be connected. Please try again.';
}
