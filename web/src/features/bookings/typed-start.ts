import { instantOf, isoOf, minuteOfText } from '../../lib/zone';

/** A day and a time as two fields have them: "2026-11-24" and "14:05". */
export interface TypedTime {
  day: string;
  time: string;
}

/** A start, or, of a time at which no visit may start, the two next to it; null when nothing is whole yet. */
export type TypedStart = { startsAt: string } | { nearest: readonly [string, string] } | null;

/** While a year is typed it is, for a moment, one of long ago. */
export const isDayOfOurTimes = (day: string): boolean => /^20\d\d-\d\d-\d\d$/.test(day);

/** The desk books every five minutes. */
const stepMs = 5 * 60_000;

/** The instant that is meant by a day and a time on the salon's clocks. */
export function typedStart({ day, time }: TypedTime, timeZone: string): TypedStart {
  const minute = minuteOfText(time);
  if (minute === null || !isDayOfOurTimes(day)) return null;
  const instant = instantOf(day, minute, timeZone);
  const before = Math.floor(instant / stepMs) * stepMs;
  return instant === before
    ? { startsAt: isoOf(instant) }
    : { nearest: [isoOf(before), isoOf(before + stepMs)] };
}
