import { rightsRows } from '../email-templates/access.js';
import { fromTheLeft, isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import type { FactsByKind } from '../email-templates/email-kinds.js';
import type { Letter } from '../email-templates/letter.js';

export function colleagueChanged(
  { at, name, address, by, ...access }: FactsByKind['colleague-changed'],
  letter: Letter,
): EmailBody {
  const { words, salon, salonName, moment } = letter;
  const { role, isSameRole } = access;
  const who = isolated(name);
  return {
    subject: words.colleagueSubject({ salon: salonName }),
    heading: isSameRole
      ? words.colleagueRightsHeading({ name: who })
      : words.colleagueHeading({ role, name: who }),
    paragraphs: [words.colleagueText()],
    rows: [
      { label: words.email(), value: fromTheLeft(address) },
      ...rightsRows(access, letter),
      { label: words.when(), value: moment(at) },
      { label: words.who(), value: isolated(by) },
    ],
    button: { label: words.openAllUsers(), url: `${salon.publicUrl}/dashboard/allUsers` },
    closing: [words.colleagueQuestions()],
  };
}
