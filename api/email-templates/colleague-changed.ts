import { fromTheLeft, isolated } from './domain/isolated.js';
import type { EmailDraft } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const colleagueChanged = (
  { at, role, name, address, by }: FactsByKind['colleague-changed'],
  { words, salon, salonName, moment }: Letter,
): EmailDraft => ({
  subject: words.colleagueSubject({ salon: salonName }),
  heading: words.colleagueHeading({ role, name: isolated(name) }),
  paragraphs: [words.colleagueText()],
  rows: [
    { label: words.email(), value: fromTheLeft(address) },
    { label: words.when(), value: moment(at) },
    { label: words.who(), value: isolated(by) },
  ],
  button: { label: words.openAllUsers(), url: `${salon.publicUrl}/dashboard/allUsers` },
  closing: [words.colleagueQuestions()],
});
