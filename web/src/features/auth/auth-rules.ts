/** The rules that both forms share, with the sentences that the fields show. */
export const emailRules = {
  required: 'Email is Required',
  pattern: { value: /[a-z0-9]+@[a-z]+\.[a-z]{2,3}/, message: 'Provide a valid Email' },
};

export const passwordRules = {
  required: 'Password is Required',
  minLength: { value: 6, message: 'Must be 6 characters or longer' },
};

export const nameRules = {
  required: 'Name is Required',
  validate: (name: string) => name.trim() !== '' || 'Name is Required',
};

/** What each refusal of the sign-in means to the person who meets it. */
export const authSentences: Record<string, string> = {
  'email-already-in-use': 'This email already has an account. Log in instead, or use another email.',
  'wrong-password': 'The email or the password is not right.',
  'invalid-email': 'Provide a valid Email',
  'weak-password': 'Choose a longer password.',
  'user-disabled': 'This account has been closed. Please call the salon.',
  'too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  unauthenticated: 'The email or the password is not right.',
};
