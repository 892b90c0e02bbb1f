import { localDay } from '../../../lib/local-day';
import { instantOf, isoOf, minuteOfText, wallTextOf } from '../../../lib/zone';
import type { Stretch } from './models';

/** A period of one day in a form: "2026-11-24", "10:30", "11:15". */
export interface WallSpan {
  day: string;
  from: string;
  to: string;
}

/** The local times of its ends; midnight at its end is "00:00". */
export const wallSpanOf = ({ startsAt, endsAt }: Stretch, timeZone: string): WallSpan => ({
  day: localDay(startsAt, timeZone),
  from: wallTextOf(startsAt, timeZone),
  to: wallTextOf(endsAt, timeZone),
});

/** The period in a form; null if it does not end after its start. "00:00" at its end is midnight. */
export function stretchOf({ day, from, to }: WallSpan, timeZone: string): Stretch | null {
  const start = minuteOfText(from);
  const end = minuteOfText(to);
  if (start === null || end === null) return null;
  const startMs = instantOf(day, start, timeZone);
  const endMs = instantOf(day, end === 0 ? 1440 : end, timeZone);
  return startMs < endMs ? { startsAt: isoOf(startMs), endsAt: isoOf(endMs) } : null;
}
