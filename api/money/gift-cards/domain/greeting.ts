import { addDays, type LocalDate } from '../../../common/time/local-date.js';

/** Characters that fit on a printed card. */
export const MAX_MESSAGE = 200;

/** Limits lines as well: two hundred one-letter lines would fill several pages. */
const MAX_LINES = 6;

/** A date further ahead is a typo, although cards expire years later. */
const MAX_DAYS_AHEAD = 2 * 366;

const NEW_LINE = /\r\n|[\n\r\u2028\u2029]/;

/** The message as stored and printed: without empty lines, and with any excess lines appended to the last one. */
export function messageOf(typed: string): string {
  const lines = typed
    .split(NEW_LINE)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const last = lines.slice(MAX_LINES - 1).join(' ');
  return [...lines.slice(0, MAX_LINES - 1), ...(last === '' ? [] : [last])].join('\n');
}

/** True if a card sold today could plausibly be given on this day. */
export const mayBeGivenOn = (day: LocalDate, today: LocalDate): boolean =>
  day >= today && day <= addDays(today, MAX_DAYS_AHEAD);
