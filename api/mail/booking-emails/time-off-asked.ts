import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import type { FactsByKind } from '../email-templates/email-kinds.js';
import type { Letter } from '../email-templates/letter.js';
import { rowsOfTimeAway } from './time-away.js';

export const timeOffAsked = (
  { name, ...time }: FactsByKind['time-off-asked'],
  letter: Letter,
): EmailBody => ({
  subject: letter.words.timeOffAskedSubject({ name: isolated(name) }),
  heading: letter.words.timeOffAsked(),
  paragraphs: [letter.words.timeOffAskedText({ name: isolated(name) })],
  rows: rowsOfTimeAway(time, letter),
  button: { label: letter.words.answerIt(), url: letter.page('/dashboard/staff') },
});
