import { type ProblemError, sentenceOf } from '../../api/problem';

/** The rules that both forms share, with the sentences that the fields show. */
export const emailRules = {
  required: 'Email is Required',
  pattern: { value: /[a-z0-9]+@[a-z]+\.[a-z]{2,3}/, message: 'Provide a valid Email' },
};

/** The rule of the page for a forgotten password, which has words of its own. */
export const resetEmailRules = {
  required: 'Please input your email address',
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Please provide a valid email address' },
};

export const passwordRules = {
  required: 'Password is Required',
  minLength: { value: 6, message: 'Must be 6 characters or longer' },
};

export const nameRules = {
  required: 'Name is Required',
  validate: (name: string) => name.trim() !== '' || 'Name is Required',
};

/** What can be wrong with a link from a mail. */
const linkSentences: Record<string, string> = {
  'expired-action-code': 'This link is too old. Ask for a new one.',
  'invalid-action-code': 'This link is not valid any more. It works once, and only the latest one does.',
  'email-already-in-use': 'Somebody has an account with this address by now.',
  'user-disabled': 'This account has been closed. Please call the salon.',
};

export const linkSentence = (problem: ProblemError) => sentenceOf(problem, linkSentences);

/** What each refusal of the sign-in means to the person who meets it. */
export const authSentences: Record<string, string> = {
  'email-already-in-use': 'This email already has an account. Log in instead, or use another email.',
  'wrong-password': 'The email or the password is not right.',
  'invalid-email': 'Provide a valid Email',
  'weak-password': 'Choose a longer password.',
  'user-disabled': 'This account has been closed. Please call the salon.',
  'too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'popup-closed-by-user': 'You came back from Google without signing in. Try again, or use your email.',
  'account-exists-with-different-credential':
    'This email already has an account. Log in with your password; you can then add Google to it.',
  'unverified-email': 'Google has not confirmed your email address. Confirm it there, or use your password.',
  'invalid-credential': 'Google did not confirm the sign-in. Please try again.',
  'invalid-action-code': 'This sign-in was started in another window, or was over already. Please try again.',
  'expired-action-code': 'That took too long. Please try again.',
  'unauthorized-domain': 'Signing in with Google does not work here at the moment. Please use your email.',
  unauthenticated: 'The email or the password is not right.',
};

/** Said of a sign-in at Google, from which she comes back with no more than a code in the address. */
const arrivalSentences: Record<string, string> = {
  ...authSentences,
  'network-request-failed': 'Google did not answer. Try again in a moment, or use your email.',
};

/** What to tell somebody who was sent back to the door with this code; whatever else stands there is not repeated. */
export function arrivalFailure(code: string | null): string | null {
  if (!code) return null;
  return Object.hasOwn(arrivalSentences, code)
    ? (arrivalSentences[code] ?? null)
    : 'Signing in did not work. Please try again.';
}
