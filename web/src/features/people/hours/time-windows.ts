import type { Formats } from '../../../lib/formats';
import { wallText } from '../../../lib/zone';
import type { HoursDeskWords } from '../../../words/types.gen';

/** From one local time to another on the same day, in minutes after midnight; 1440 is the end of the day. */
export interface WallWindow {
  startsMinute: number;
  endsMinute: number;
}

/** Repeats every week; 1 is Monday. */
export interface WeeklyWindow extends WallWindow {
  weekday: number;
}

/** A window as typed, `09:00` to `19:00`. */
export interface TypedWindow {
  from: string;
  to: string;
}

/** The windows of each weekday, Monday first. */
export type TypedWeek = readonly (readonly TypedWindow[])[];

/** The hours of a week as a form value. */
export interface WeekDraft {
  week: TypedWeek;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const END_OF_DAY = 1440;

/** The value of a `time` field, which has no 24:00; a window that ends at 00:00 can only mean midnight. */
const textOf = (minute: number) => wallText(minute % END_OF_DAY);

export const typed = ({ startsMinute, endsMinute }: WallWindow): TypedWindow => ({
  from: textOf(startsMinute),
  to: textOf(endsMinute),
});

export const typedDay = (windows: readonly WallWindow[]): TypedWindow[] =>
  [...windows].sort((one, other) => one.startsMinute - other.startsMinute).map(typed);

export const typedWeek = (windows: readonly WeeklyWindow[]): TypedWeek =>
  weekdays.map((weekday) => typedDay(windows.filter((window) => window.weekday === weekday)));

function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The valid windows among those typed. */
export function windowsOf(day: readonly TypedWindow[]): WallWindow[] {
  return day.flatMap(({ from, to }) => {
    const startsMinute = minuteOf(from);
    const endsMinute = minuteOf(to);
    if (startsMinute === null || endsMinute === null) return [];
    return [{ startsMinute, endsMinute: endsMinute === 0 ? END_OF_DAY : endsMinute }];
  });
}

export const weekOf = (week: TypedWeek): WeeklyWindow[] =>
  week.flatMap((day, index) => windowsOf(day).map((window) => ({ weekday: index + 1, ...window })));

/** Returns why a day's windows are invalid; undefined if they are valid. */
export function mistakeIn(words: HoursDeskWords, day: readonly TypedWindow[]): string | undefined {
  const windows = windowsOf(day);
  if (windows.length < day.length) return words.enterStartAndEnd();
  if (windows.some(({ startsMinute, endsMinute }) => startsMinute >= endsMinute))
    return words.endAfterStart();
  const inOrder = windows.sort((one, other) => one.startsMinute - other.startsMinute);
  const overlap = inOrder.some(
    ({ startsMinute }, index) => index > 0 && startsMinute < (inOrder[index - 1]?.endsMinute ?? 0),
  );
  return overlap ? words.overlap() : undefined;
}

/** The same for a form with a single day's windows. */
export const mistakesInDay = (
  words: HoursDeskWords,
  { windows }: { windows: readonly TypedWindow[] },
): Record<string, string> => {
  const mistake = mistakeIn(words, windows);
  return mistake ? { windows: mistake } : {};
};

/** The same for a week, by field name: `week.0` is Monday. */
export const mistakesInWeek = (words: HoursDeskWords, week: TypedWeek): Record<string, string> =>
  Object.fromEntries(
    week.flatMap((day, index) => {
      const mistake = mistakeIn(words, day);
      return mistake ? [[`week.${index}`, mistake]] : [];
    }),
  );

const MOST = 6;

export const mayAddTo = (day: readonly TypedWindow[]) => day.length < MOST;

/** The next window of a day: the usual hours first, then an hour after the last one. */
export function nextWindow(day: readonly TypedWindow[], usual: WallWindow): TypedWindow {
  const last = windowsOf(day).at(-1);
  if (!last) return typed(usual);
  const startsMinute = Math.min(last.endsMinute + 60, END_OF_DAY - 60);
  return typed({ startsMinute, endsMinute: Math.min(startsMinute + 180, END_OF_DAY) });
}

/** "09:00–13:00, 14:00–18:00"; null without windows. */
export const windowsInWords = (
  words: HoursDeskWords,
  { formatSeries, formatWallMinute }: Pick<Formats, 'formatSeries' | 'formatWallMinute'>,
  windows: readonly WallWindow[],
): string | null =>
  windows.length === 0
    ? null
    : formatSeries(
        windows.map(({ startsMinute, endsMinute }) =>
          words.windowFromTo({ from: formatWallMinute(startsMinute), to: formatWallMinute(endsMinute) }),
        ),
      );

/** The total duration in minutes. */
export const minutesOf = (windows: readonly WallWindow[]): number =>
  windows.reduce((sum, { startsMinute, endsMinute }) => sum + Math.max(0, endsMinute - startsMinute), 0);
