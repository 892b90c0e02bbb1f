import type { Interval } from './interval.js';
import { epochMinute } from './epoch-minute.js';
import { weekdayOf } from './local-date.js';
import { localDayOf, wallMinuteOf } from './zone.js';

/** The same hour of all Mondays, or of all other days of one name. */
export interface HourOfWeek {
  /** 1 is Monday. */
  weekday: number;
  /** 9 means nine to ten o'clock. */
  hour: number;
  minutes: number;
}

const MINUTES_PER_HOUR = 60;

/**
 * Adds up the minutes of stretches in each hour of the week, by the clocks of a zone. The sum equals the
 * stretches' length; overlapping ones count twice.
 */
export function minutesByHour(stretches: readonly Interval[], zone: string): HourOfWeek[] {
  const byHour = new Map<number, number>();
  for (const { start, end } of stretches) {
    for (let from = start; from < end;) {
      const at = epochMinute(from);
      const wallMinute = wallMinuteOf(at, zone);
      const until = Math.min(end, from + MINUTES_PER_HOUR - (wallMinute % MINUTES_PER_HOUR));
      const key = weekdayOf(localDayOf(at, zone)) * 24 + Math.floor(wallMinute / MINUTES_PER_HOUR);
      byHour.set(key, (byHour.get(key) ?? 0) + until - from);
      from = until;
    }
  }
  return [...byHour]
    .sort(([left], [right]) => left - right)
    .map(([key, minutes]) => ({ weekday: Math.floor(key / 24), hour: key % 24, minutes }));
}
