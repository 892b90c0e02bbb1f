import { type Birthday, isBirthday } from '../../../common/time/birthday.js';
import { foldHeading } from '../../../common/text/fold-heading.js';
import { plainFigures } from '../../../common/text/plain-figures.js';
import { localDateOf } from '../../../common/time/local-date.js';

export const dateOrders = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The year that address books of Apple write for a birthday without one. */
const NO_YEAR = 1604;

/** The number that spreadsheets give to 1 January 1970. */
const EPOCH_DAY_OF_SPREADSHEETS = 25_569;

/** As ISO and vCard write a birthday without a year. */
const MONTH_AND_DAY = /^(0[1-9]|1[0-2])-(\d{2})$/;

const tags = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'fi'];

let known: Map<string, number> | null = null;

/** Names of months, long and short, in eight languages. */
function months(): Map<string, number> {
  if (known) return known;
  known = new Map();
  for (const tag of tags) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(tag, { month, day: 'numeric', timeZone: 'UTC' });
      for (let index = 0; index < 12; index++) {
        const parts = format.formatToParts(Date.UTC(2024, index, 1));
        const name = foldHeading(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (/^\p{L}/u.test(name)) known.set(name, index + 1);
        // As it stands alone: Finnish `tammikuuta` is `tammikuu`.
        const alone = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' }).format(
          Date.UTC(2024, index, 1),
        );
        if (/^\p{L}/u.test(foldHeading(alone))) known.set(foldHeading(alone), index + 1);
      }
    }
  }
  return known;
}

/** The parts of a date as written; `isOpen` if day and month could be either way round. */
interface DateParts {
  year: number | null;
  month: number;
  day: number;
  isOpen: boolean;
}

/**
 * Reads a date, `YYYY-MM-DD`, or `--MM-DD` without a year, of any of the usual forms. The time of day is left out.
 *
 * @param order which of two numbers is the day if it could be either; null if no one has decided
 * @param thisYear two-digit years are not after it
 * @returns null if it is no date, and 'undecided' if it is one of two
 */
export function readDate(
  text: string,
  { order, thisYear }: { order: DateOrder | null; thisYear: number },
): Birthday | 'undecided' | null {
  const parts = partsOf(text);
  if (!parts) return null;
  if (parts.isOpen && order === null) return 'undecided';
  const [month, day] =
    order === 'day-first' && parts.isOpen ? [parts.day, parts.month] : [parts.month, parts.day];
  const two = (part: number) => String(part).padStart(2, '0');
  const year = parts.year === null || parts.year === NO_YEAR ? null : fullYear(parts.year, thisYear);
  const date = `${year === null ? '-' : String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isBirthday(date) ? date : null;
}

/** Of a column of dates: the order that some of them prove, null if they prove none, and how many could be either. */
export function dateOrderIn(texts: readonly string[]): { proven: DateOrder | null; open: number } {
  let open = 0;
  const proven = new Set<DateOrder>();
  for (const text of texts) {
    const numbers = numeric(text);
    if (!numbers) continue;
    const [first, second] = numbers;
    if (first > 12 && second <= 12) proven.add('day-first');
    else if (second > 12 && first <= 12) proven.add('month-first');
    else if (first <= 12 && second <= 12 && first !== second) open += 1;
  }
  const [only = null] = proven;
  return { proven: proven.size === 1 ? only : null, open };
}

/** The two numbers and the year of a date with slashes or hyphens, without knowing which is the day. */
function numeric(text: string): [number, number, number | null] | null {
  if (MONTH_AND_DAY.test(plainFigures(text).trim())) return null;
  const [, first, second, year] =
    /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?:[ T,].*)?$/.exec(plainFigures(text).trim()) ?? [];
  if (first === undefined || second === undefined) return null;
  return [Number(first), Number(second), year === undefined ? null : Number(year)];
}

function partsOf(written: string): DateParts | null {
  const text = plainFigures(written).trim();
  const sure = (year: string | undefined, month: number | string, day: number | string): DateParts => ({
    year: year ? Number(year) : null,
    month: Number(month),
    day: Number(day),
    isOpen: false,
  });
  const [, isoYear, isoMonth, isoDay] = /^(\d{4}|-)[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return sure(isoYear === '-' ? undefined : isoYear, isoMonth, isoDay);
  const [, yearFirst, itsMonth, itsDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (yearFirst && itsMonth && itsDay) return sure(yearFirst, itsMonth, itsDay);
  const [, onlyMonth, onlyDay] = MONTH_AND_DAY.exec(text) ?? [];
  if (onlyMonth && onlyDay) return sure(undefined, onlyMonth, onlyDay);
  // A spreadsheet counts days, and a list may have the number of the day.
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const [serialYear, serialMonth = '', serialDay = ''] = localDateOf(
      Number.parseInt(text, 10) - EPOCH_DAY_OF_SPREADSHEETS,
    ).split('-');
    return sure(serialYear, serialMonth, serialDay);
  }
  // Dots are written between days, months and years only, in this order.
  const [, day, month, year] = /^(\d{1,2})\. ?(\d{1,2})(?:\. ?(\d{4}|\d{2})?)?(?:[ ,].*)?$/.exec(text) ?? [];
  if (day && month) return sure(year, month, day);
  const numbers = numeric(text);
  if (numbers) {
    const [first, second, itsYear] = numbers;
    if (first > 12) return { year: itsYear, month: second, day: first, isOpen: false };
    const isOpen = second <= 12 && first !== second;
    return { year: itsYear, month: first, day: second, isOpen };
  }
  return namedDate(text, sure);
}

/** `4 March 1990`, `March 4, 1990`, `4-Mar-90`, `4. März`, `4 de marzo de 1990`. */
function namedDate(
  text: string,
  sure: (year: string | undefined, month: number, day: string) => DateParts,
): DateParts | null {
  if (text.length > 60) return null;
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  const month = words.map((word) => months().get(foldHeading(word))).find((found) => found !== undefined);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const day = numbers.find((number) => number.length <= 2);
  const short = numbers.length === 2 && numbers[1]?.length === 2 ? numbers[1] : undefined;
  const year = numbers.find((number) => number.length === 4) ?? short;
  return month === undefined || day === undefined ? null : sure(year, month, day);
}

/** Of two digits, the century that is not in the future. */
function fullYear(year: number, thisYear: number): number {
  if (year > 99) return year;
  const inThisCentury = Math.floor(thisYear / 100) * 100 + year;
  return inThisCentury > thisYear ? inThisCentury - 100 : inThisCentury;
}
