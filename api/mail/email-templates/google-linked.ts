import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const googleLinked = (
  { at, isPasswordGone }: FactsByKind['google-linked'],
  { words, salonName, moment, page }: Letter,
): EmailBody => ({
  subject: words.googleLinkedSubject({ salon: salonName }),
  heading: words.googleLinked(),
  paragraphs: [
    words.googleLinkedText({ when: moment(at) }),
    ...(isPasswordGone ? [words.passwordGone()] : []),
  ],
  button: { label: words.logIn(), url: page('/login') },
  closing: [words.unlinkAndContact()],
});
