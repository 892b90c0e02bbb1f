import { instantOf, isoOf, minuteOfText } from '../../../lib/zone';

/** A day and time as typed in two fields: "2026-11-24" and "14:05". */
export interface TypedTime {
  day: string;
  time: string;
}

/** A start, or the two nearest ones if no booking can start then; null while the day or time is incomplete. */
export type TypedStart = { startsAt: string } | { nearest: readonly [string, string] } | null;

/** False while a year is being typed, which looks like one in the distant past. */
export const isPlausibleDay = (day: string): boolean => /^20\d\d-\d\d-\d\d$/.test(day);

/** The desk books in steps of five minutes. */
const STEP_MS = 5 * 60_000;

/** The instant of a day and a time on the salon's clock. */
export function typedStart({ day, time }: TypedTime, timeZone: string): TypedStart {
  const minute = minuteOfText(time);
  if (minute === null || !isPlausibleDay(day)) return null;
  const instant = instantOf(day, minute, timeZone);
  const before = Math.floor(instant / STEP_MS) * STEP_MS;
  return instant === before
    ? { startsAt: isoOf(instant) }
    : { nearest: [isoOf(before), isoOf(before + STEP_MS)] };
}
