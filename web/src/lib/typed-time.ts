import type { Formats } from './formats';
import { plainFigures } from './plain-figures';
import { wallText } from './zone';

/** Letters of a time that don’t name a half of the day. */
const units = new Set(['', 'h', 'uhr']);

const HALF_DAY = 12;

/** The letters that a time of this hour is written with, such as "pm"; none where hours are counted to twenty-four. */
const marksOf = (text: string): string =>
  plainFigures(text)
    .toLowerCase()
    .replaceAll(/[\d\s:.,]/g, '');

/** An hour of the day, or NaN. */
function hourOf(figures: number, letters: string, { formatWallMinute }: Formats): number {
  if (units.has(letters)) return figures <= 24 ? figures : Number.NaN;
  if (figures < 1 || figures > HALF_DAY) return Number.NaN;
  const isOf = (hour: number, latin: string) =>
    letters.startsWith(latin) || letters === marksOf(formatWallMinute(hour * 60));
  if (isOf(1, 'a')) return figures % HALF_DAY;
  return isOf(13, 'p') ? (figures % HALF_DAY) + HALF_DAY : Number.NaN;
}

/**
 * A time as people type it, "9:30", "0930", "9.30", "14h30" or "2:30 pm", as a field for a time has it: "14:30". Null for
 * anything else. Midnight at the end of the day is “00:00”.
 */
export function timeOf(typed: string, formats: Formats): string | null {
  const plain = plainFigures(typed);
  const groups = plain.match(/\d+/g) ?? [];
  const [first = '', second] = groups;
  if (groups.length === 0 || groups.length > 2 || first.length > (second === undefined ? 4 : 2)) return null;
  if (second !== undefined && second.length !== 2) return null;
  // Three or four figures are the hour and the minutes in one.
  const isWhole = second === undefined && first.length > 2;
  const hour = hourOf(Number(isWhole ? first.slice(0, -2) : first), marksOf(plain), formats);
  const minute = Number(second ?? (isWhole ? first.slice(-2) : 0));
  if (Number.isNaN(hour) || minute > 59 || (hour === 24 && minute > 0)) return null;
  return wallText((hour % 24) * 60 + minute);
}

/** The same in the way the salon writes its times; empty for none. */
export function writtenTime(time: string, { formatWallMinute }: Formats): string {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (hour === undefined) return '';
  // A space that can be typed, and that what is typed is compared with.
  return formatWallMinute(Number(hour) * 60 + Number(minute)).replaceAll(/\s/g, ' ');
}
