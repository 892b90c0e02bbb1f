/** What can be wrong with a link from an email. */
export const linkSentences: Record<string, string> = {
  'expired-action-code': 'This link has expired. Ask for a new one.',
  'invalid-action-code': 'This link no longer works. Each link works once, and only the latest one counts.',
  'email-already-in-use': 'Another account now uses this email address.',
  'user-disabled': 'This account has been closed. Please call the salon.',
};

/** What each problem of logging in and signing up means to the person who meets it. */
export const authSentences: Record<string, string> = {
  'email-already-in-use': 'This email already has an account. Log in instead, or use another email.',
  'wrong-password': 'The email or password is incorrect.',
  'invalid-email': 'Provide a valid Email',
  'user-disabled': 'This account has been closed. Please call the salon.',
  'too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'popup-closed-by-user': 'You came back from Google without signing in. Try again, or use your email.',
  'account-exists-with-different-credential':
    'This email already has an account. Log in with your password; you can then add Google to it.',
  'unverified-email': 'Google has not confirmed your email address. Confirm it there, or use your password.',
  'invalid-credential': 'Google did not confirm the sign-in. Please try again.',
  'invalid-action-code': 'This sign-in was started in another window or has already ended. Please try again.',
  'expired-action-code': 'That took too long. Please try again.',
  'unauthorized-domain': 'Signing in with Google is not available at the moment. Please use your email.',
  unauthenticated: 'The email or password is incorrect.',
};

/** What can be wrong with a code from an email; how many tries are left, the server says itself. */
export const codeSentences: Record<string, string> = {
  'code-expired': 'This code no longer works. Ask for another one.',
  'email-already-in-use':
    'This email address was given up a short while ago. Log in with the new one, or call the salon.',
  'user-disabled': 'This account has been closed. Please call the salon.',
  'too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
};

/** A sign-in with Google comes back with no more than a code in the address. */
const arrivalSentences: Record<string, string> = {
  ...authSentences,
  'network-request-failed': 'Google did not answer. Try again in a moment, or use your email.',
};

/** What to say when Google sent somebody back with this code; unknown codes are not repeated on the page. */
export function arrivalFailure(code: string | null): string | null {
  if (!code) return null;
  return Object.hasOwn(arrivalSentences, code)
    ? (arrivalSentences[code] ?? null)
    : 'We could not sign you in. Please try again.';
}
