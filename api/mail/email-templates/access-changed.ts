import { rightsRows } from './access.js';
import { isolated } from './domain/isolated.js';
import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export function accessChanged(
  { at, by, ...access }: FactsByKind['access-changed'],
  letter: Letter,
): EmailBody {
  const { words, salonName, moment, page } = letter;
  const { role, isSameRole } = access;
  const subject = words.accessSubject({ salon: salonName });
  return {
    subject,
    heading: isSameRole ? subject : words.accessHeading({ role, salon: salonName }),
    paragraphs: [words.accessText({ role })],
    rows: [
      ...rightsRows(access, letter),
      { label: words.when(), value: moment(at) },
      { label: words.who(), value: isolated(by) },
    ],
    button: { label: words.logIn(), url: page('/login') },
    closing: [words.accessQuestions()],
  };
}
