import { localDay } from '../../../lib/local-day';
import { instantOf, minuteOfText, wallMinuteOf, wallTextOf } from '../../../lib/zone';
import type { DiaryBooking, DiaryLine } from './models';
import { minutesOf, placementOf, type Placement } from './placement';

/** The fields as a form has them. */
export interface MoveValues {
  lineId: string;
  day: string;
  time: string;
  staffId: string;
  /** Empty for the usual length of the person who takes over. */
  minutes: string;
}

export const valuesOf = (booking: DiaryBooking, line: DiaryLine, timeZone: string): MoveValues => ({
  lineId: line._id,
  day: localDay(booking.startsAt, timeZone),
  time: wallTextOf(booking.startsAt, timeZone),
  staffId: line.staffId,
  minutes: String(minutesOf(line)),
});

/** The booking's place according to the fields; null while the day or time is incomplete. */
export function placementIn(
  { day, time, staffId, minutes }: MoveValues,
  booking: DiaryBooking,
  line: DiaryLine,
  timeZone: string,
): Placement | null {
  const minute = minuteOfText(time);
  if (minute === null || !day) return null;
  const bookedMs = Date.parse(booking.startsAt);
  // A time that was not touched stays the very instant it was, also in an hour that clocks show twice.
  const isSameStart =
    day === localDay(booking.startsAt, timeZone) && minute === wallMinuteOf(bookedMs, timeZone);
  const startMs = isSameStart ? bookedMs : instantOf(day, minute, timeZone);
  return {
    ...placementOf(booking, line),
    startsAtMs: startMs + Date.parse(line.startsAt) - bookedMs,
    staffId,
    minutes: minutes === '' ? minutesOf(line) : Number(minutes),
    isLengthChosen: minutes !== '',
  };
}

const LONGEST_MINUTES = 480;

/** Quarters up to eight hours, and the length it has. */
export function lengthsAround(minutes: number): number[] {
  const quarters = Array.from({ length: LONGEST_MINUTES / 15 }, (_, index) => (index + 1) * 15);
  return [...new Set([...quarters, minutes])].sort((a, b) => a - b);
}
