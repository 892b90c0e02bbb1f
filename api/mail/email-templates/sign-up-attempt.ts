import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const signUpAttempt = (
  { at }: FactsByKind['sign-up-attempt'],
  { words, salonName, moment, page }: Letter,
): EmailBody => ({
  subject: words.signUpSubject({ salon: salonName }),
  heading: words.alreadyHaveAccount(),
  paragraphs: [words.signUpText({ when: moment(at) })],
  button: { label: words.logIn(), url: page('/login') },
  closing: [words.forgottenAndYou(), words.ignoreIt()],
});
