import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const googleUnlinked = (
  { at }: FactsByKind['google-unlinked'],
  { words, salonName, moment, page }: Letter,
): EmailBody => ({
  subject: words.googleUnlinkedSubject({ salon: salonName }),
  heading: words.googleUnlinked(),
  paragraphs: [words.googleUnlinkedText({ when: moment(at) })],
  button: { label: words.logIn(), url: page('/login') },
  closing: [words.resetAndContact()],
});
