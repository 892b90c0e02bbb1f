import { instantOf, wallMinuteOf } from '../../../lib/zone';

/** Quarters of an hour are the finest step of the diary. */
export const STEP_MINUTES = 15;

const MINUTE_MS = 60_000;

/** A stretch in minutes from the top of a column. */
export interface Span {
  from: number;
  to: number;
}

/** How the instants of a day lie on a column: minutes from its top, and back. */
export interface Scale {
  /** Minutes from top to foot. */
  length: number;
  toMinute: (instantMs: number) => number;
  toInstant: (minute: number) => number;
}

/** The hours that a column shows, in minutes of the wall clock (0 to 1440), on whole hours. */
export interface ShownHours {
  first: number;
  last: number;
}

/** By elapsed time: an hour that the clocks repeat is there twice and one that they skip is not, so nothing overlaps. */
export function elapsedScale(day: string, hours: ShownHours, timeZone: string): Scale {
  const topMs = instantOf(day, hours.first, timeZone);
  return {
    length: (instantOf(day, hours.last, timeZone) - topMs) / MINUTE_MS,
    toMinute: (instantMs) => (instantMs - topMs) / MINUTE_MS,
    toInstant: (minute) => topMs + minute * MINUTE_MS,
  };
}

/** By the wall clock, for days side by side that share one column of times. */
export function wallScale(day: string, hours: ShownHours, timeZone: string): Scale {
  const startMs = instantOf(day, 0, timeZone);
  const endMs = instantOf(day, 1440, timeZone);
  return {
    length: hours.last - hours.first,
    toMinute: (instantMs) => {
      if (instantMs < startMs) return (instantMs - startMs) / MINUTE_MS - hours.first;
      if (instantMs >= endMs) return 1440 - hours.first + (instantMs - endMs) / MINUTE_MS;
      return wallMinuteOf(instantMs, timeZone) - hours.first;
    },
    toInstant: (minute) => instantOf(day, minute + hours.first, timeZone),
  };
}

/** A stretch of time on a column, cut off at its ends; null when none of it is shown. */
export function spanOn(
  scale: Scale,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): Span | null {
  const from = Math.max(0, scale.toMinute(Date.parse(startsAt)));
  const to = Math.min(scale.length, scale.toMinute(Date.parse(endsAt)));
  return from < to ? { from, to } : null;
}

/** The full hours of a column: how far from its top, and which instant. */
export function hourMarks(scale: Scale, timeZone: string): { minute: number; instant: Date }[] {
  const marks = [];
  for (let minute = 0; minute < scale.length; minute += STEP_MINUTES) {
    const instant = scale.toInstant(minute);
    if (wallMinuteOf(instant, timeZone) % 60 === 0) {
      marks.push({ minute, instant: new Date(instant) });
    }
  }
  return marks;
}

/** The nearest quarter of an hour. */
export const snap = (minute: number): number => Math.round(minute / STEP_MINUTES) * STEP_MINUTES;

/** The quarter of an hour in which a minute lies. */
export const slotAt = (minute: number): number => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;
