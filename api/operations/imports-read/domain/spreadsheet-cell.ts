import { localDateOf } from '../../../common/time/local-date.js';
import { MINUTES_PER_DAY } from '../../../common/time/zone.js';

/** The column of a cell's name, `B7` is 1; null for anything else. */
export function columnOf(name: string): number | null {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(name) ?? [];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Formats that every spreadsheet program knows by number and that show a date. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** True if the format shows a number as a date: it has days, months or years outside quotes and brackets. */
export const isDateFormat = (id: number, code = ''): boolean =>
  isBuiltInDate(id) ||
  /[dmy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '').replaceAll(/general/gi, ''));

/** The epoch day of a spreadsheet's day 0; some are from a Macintosh. */
const DAY_0 = -25_569;
const DAY_0_OF_1904 = -24_107;

/** A date as `2027-03-09` or `2027-03-09 14:30`, a time of day alone as `14:30`; the number itself if neither has it. */
export function spreadsheetDate(value: string, { startsIn1904 = false } = {}): string {
  const minutes = Math.round(Number(value) * MINUTES_PER_DAY);
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  // Up to the year 9999.
  if (value === '' || !(days >= 0 && days < 2_958_466)) return value;
  const time = minutes - days * MINUTES_PER_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  const clock = `${two(Math.floor(time / 60))}:${two(time % 60)}`;
  if (days === 0) return clock;
  const day = localDateOf(days + (startsIn1904 ? DAY_0_OF_1904 : DAY_0));
  return time === 0 ? day : `${day} ${clock}`;
}

/** A number without the traces of binary fractions, and a phone number without its exponent. */
export function spreadsheetNumber(value: string): string {
  if (!/[eE]|\.\d{10}/.test(value)) return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return Number.isInteger(number) && Math.abs(number) < 1e18
    ? BigInt(number).toString()
    : String(Number(number.toPrecision(15)));
}
