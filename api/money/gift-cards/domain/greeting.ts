import { addDays, type LocalDate } from '../../../common/time/local-date.js';

/** Signs of a message: what a card has room for. */
export const MAX_MESSAGE = 200;

/** Lines of one: two hundred of a letter each would fill sheets. */
const MAX_LINES = 6;

/** Further ahead than this, a day is a slip. A card that expires does so years later. */
const MAX_DAYS_AHEAD = 2 * 366;

const NEW_LINE = /\r\n|[\n\r\u2028\u2029]/;

/** A message as it is kept and printed: without empty lines, and what is beyond the last line behind it. */
export function messageOf(typed: string): string {
  const lines = typed
    .split(NEW_LINE)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const last = lines.slice(MAX_LINES - 1).join(' ');
  return [...lines.slice(0, MAX_LINES - 1), ...(last === '' ? [] : [last])].join('\n');
}

/** Whether a card that is sold today can be meant to be given away on this day. */
export const mayBeGivenOn = (day: LocalDate, today: LocalDate): boolean =>
  day >= today && day <= addDays(today, MAX_DAYS_AHEAD);
