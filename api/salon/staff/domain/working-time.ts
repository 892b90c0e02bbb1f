import type { EpochMinute } from '../../../common/time/epoch-minute.js';
import { intersect, type Interval, merge } from '../../../common/time/interval.js';
import { type LocalDate, weekdayOf } from '../../../common/time/local-date.js';
import { instantOf } from '../../../common/time/zone.js';

/** From one local time to another on the same day, in minutes after midnight; 1440 is the end of the day. */
export interface WallWindow {
  readonly startsMinute: number;
  readonly endsMinute: number;
}

/** A window that repeats every week; 1 is Monday. */
export interface WeeklyWindow extends WallWindow {
  readonly weekday: number;
}

interface SalonOpeningOptions {
  readonly day: LocalDate;
  readonly zone: string;
  readonly weekly: readonly WeeklyWindow[];
  /** Replaces the weekly hours on this day; without windows, the salon is closed. */
  readonly specialDay: readonly WallWindow[] | null;
}

interface WorkingTimeOptions {
  readonly day: LocalDate;
  readonly zone: string;
  readonly weekly: readonly WeeklyWindow[];
  /** Replaces this team member's weekly hours on this day; without windows, it is a day off. */
  readonly exception: readonly WallWindow[] | null;
  readonly salonOpen: readonly Interval<EpochMinute>[];
}

/** The salon's opening times on this day, as tidy intervals. */
export function salonOpening({
  day,
  zone,
  weekly,
  specialDay,
}: SalonOpeningOptions): Interval<EpochMinute>[] {
  return instantsOf(day, zone, specialDay ?? weekly.filter(on(day)));
}

/** A team member's working times on this day, as tidy intervals within the salon's opening hours. */
export function workingTime(options: WorkingTimeOptions): Interval<EpochMinute>[] {
  const { day, zone, weekly, exception, salonOpen } = options;
  const windows = instantsOf(day, zone, exception ?? weekly.filter(on(day)));
  return intersect(windows, merge(salonOpen));
}

function on(day: LocalDate): (window: WeeklyWindow) => boolean {
  const weekday = weekdayOf(day);
  return (window) => window.weekday === weekday;
}

function instantsOf(day: LocalDate, zone: string, windows: readonly WallWindow[]): Interval<EpochMinute>[] {
  return merge(
    windows.map(({ startsMinute, endsMinute }) => ({
      start: instantOf(day, startsMinute, zone),
      end: instantOf(day, endsMinute, zone),
    })),
  );
}
