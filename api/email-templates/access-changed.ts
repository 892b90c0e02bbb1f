import { isolated } from './domain/isolated.js';
import type { EmailDraft } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const accessChanged = (
  { at, role, by }: FactsByKind['access-changed'],
  { words, salonName, moment, page }: Letter,
): EmailDraft => ({
  subject: words.accessSubject({ salon: salonName }),
  heading: words.accessHeading({ role, salon: salonName }),
  paragraphs: [words.accessText({ role })],
  rows: [
    { label: words.when(), value: moment(at) },
    { label: words.who(), value: isolated(by) },
  ],
  button: { label: words.logIn(), url: page('/login') },
  closing: [words.accessQuestions()],
});
