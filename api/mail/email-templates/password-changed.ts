import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const passwordChanged = (
  { at }: FactsByKind['password-changed'],
  { words, salonName, moment, page }: Letter,
): EmailBody => ({
  subject: words.passwordChangedSubject({ salon: salonName }),
  heading: words.passwordChanged(),
  paragraphs: [words.passwordChangedText({ when: moment(at) })],
  button: { label: words.logIn(), url: page('/login') },
  closing: [words.resetAndContact()],
});
