import { instantOf, wallMinuteOf } from '../../../lib/zone';

/** The diary's smallest step is a quarter of an hour. */
export const STEP_MINUTES = 15;

const MINUTE_MS = 60_000;

/** A span in minutes from the top of a column. */
export interface Span {
  from: number;
  to: number;
}

/** Maps a day's instants to minutes from the top of a column, and back. */
export interface Scale {
  /** Minutes from top to bottom. */
  length: number;
  toMinute: (instantMs: number) => number;
  toInstant: (minute: number) => number;
}

/** A column's visible hours, in local minutes (0 to 1440), as whole hours. */
export interface ShownHours {
  first: number;
  last: number;
}

/** By elapsed time: a repeated hour occurs twice and a skipped one not at all, so nothing overlaps. */
export function elapsedScale(day: string, hours: ShownHours, timeZone: string): Scale {
  const topMs = instantOf(day, hours.first, timeZone);
  return {
    length: (instantOf(day, hours.last, timeZone) - topMs) / MINUTE_MS,
    toMinute: (instantMs) => (instantMs - topMs) / MINUTE_MS,
    toInstant: (minute) => topMs + minute * MINUTE_MS,
  };
}

/** By local time, for several days that share one time column. */
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

/** A period on a column, clipped at its ends; null if none of it is visible. */
export function spanOn(
  scale: Scale,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): Span | null {
  const from = Math.max(0, scale.toMinute(Date.parse(startsAt)));
  const to = Math.min(scale.length, scale.toMinute(Date.parse(endsAt)));
  return from < to ? { from, to } : null;
}

/** A column's full hours, with their positions and instants. */
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

/** The quarter of an hour that contains a minute. */
export const slotAt = (minute: number): number => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;
