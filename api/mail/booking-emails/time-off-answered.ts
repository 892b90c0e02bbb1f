import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import type { FactsByKind } from '../email-templates/email-kinds.js';
import type { Letter } from '../email-templates/letter.js';
import { rowsOfTimeAway } from './time-away.js';

export function timeOffAnswered(
  { isGranted, answer, ...time }: FactsByKind['time-off-answered'],
  letter: Letter,
): EmailBody {
  const { words } = letter;
  const said = answer === '' ? [] : [words.quoted({ text: isolated(answer) })];
  return {
    subject: isGranted ? words.timeOffGrantedSubject() : words.timeOffDeclinedSubject(),
    heading: isGranted ? words.timeOffGranted() : words.timeOffDeclined(),
    paragraphs: [isGranted ? words.timeOffGrantedText() : words.timeOffDeclinedText(), ...said],
    rows: rowsOfTimeAway(time, letter),
  };
}
