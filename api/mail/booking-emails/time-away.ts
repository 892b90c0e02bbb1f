import type { EmailBody } from '../email-templates/email.js';
import type { TimeAway } from '../email-templates/email-kinds.js';
import type { Letter } from '../email-templates/letter.js';

/** The first and last day of the requested time off, or its start and end time. */
export function rowsOfTimeAway(
  { from, to, isWholeDays }: TimeAway,
  { words, moment, day }: Letter,
): NonNullable<EmailBody['rows']> {
  const write = isWholeDays ? day : moment;
  return [
    { label: isWholeDays ? words.firstDay() : words.from(), value: write(from) },
    { label: isWholeDays ? words.lastDay() : words.until(), value: write(to) },
  ];
}
