import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const loginCodeRefused = (
  { at }: FactsByKind['login-code-refused'],
  { words, salonName, moment, page }: Letter,
): EmailBody => ({
  subject: words.codeRefusedSubject({ salon: salonName }),
  heading: words.needsPassword(),
  paragraphs: [words.codeRefusedText({ when: moment(at) })],
  button: { label: words.logIn(), url: page('/login') },
  closing: [words.forgottenPassword(), words.nothingHasChanged()],
});
