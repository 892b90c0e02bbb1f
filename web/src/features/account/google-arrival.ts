/** The server's own sentences; it can send back no more than a code, in the address. */
const sentences: Readonly<Record<string, string>> = {
  'popup-closed-by-user': 'Google sign-in was cancelled.',
  'credential-already-in-use': 'This Google account is already linked to another account here.',
  'provider-already-linked': 'Your account is linked to another Google account.',
  'unauthorized-domain': 'Google sign-in is not available from this address.',
  'network-request-failed': 'Google did not answer. Please try again in a moment.',
  'invalid-credential': 'Google did not confirm the sign-in. Please try again.',
  'unverified-email': 'This email address has not been confirmed.',
  'invalid-action-code': 'This link no longer works.',
  'expired-action-code': 'This link has expired. Please ask for a new one.',
  'user-token-expired': 'You have been signed out. Please log in again.',
  'too-many-requests': 'Too many attempts. Please wait a moment.',
};

/** Why Google could not be connected; nothing else in the address is repeated on the page. */
export function googleFailure(code: string | null): string | null {
  if (!code) return null;
  return Object.hasOwn(sentences, code)
    ? (sentences[code] ?? null)
    : 'We couldn’t connect Google. Please try again.';
}
