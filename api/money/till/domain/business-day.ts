import { addDays, type LocalDate } from '../../../common/time/local-date.js';

/** How far ahead the next day is looked for on which the salon is open. */
const MAX_DAYS_AHEAD = 14;

/**
 * The day that a sale belongs to: the salon's local date, or once that is closed the next one on which the salon is open. Where it
 * is closed for longer, the next date; a day before a closed one is closed, too.
 */
export function businessDayOf(
  today: LocalDate,
  lastClosedDay: LocalDate | null,
  isOpen: (day: LocalDate) => boolean,
): LocalDate {
  if (lastClosedDay === null || lastClosedDay < today) return today;
  const next = addDays(lastClosedDay, 1);
  const days = Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => addDays(next, index));
  return days.find(isOpen) ?? next;
}
