import { minuteOf } from '../../../common/time/epoch-minute.js';
import { addDays } from '../../../common/time/local-date.js';
import { instantOf, localDayOf } from '../../../common/time/zone.js';

/** A week, less an hour, because nights vary in length. */
const REHEARSED_EVERY_MINUTES = 7 * 24 * 60 - 60;

/** The salon's schedule of backups. */
export interface Schedule {
  /** Minutes after midnight, by the salon's clock. */
  atMinute: number;
  zone: string;
}

/** Minutes until the next attempt after each failure. After the last one, wait for the next night. */
const retryAfterMinutes = [15, 30, 60];

/** A starting app has other work to do, and one in a restart loop should not make a backup each time. */
const AFTER_START_MINUTES = 5;

/** Instances whose clocks differ by less than this agree on a night. Backups further ahead come from a wrong clock. */
const CLOCKS_DIFFER_MINUTES = 60;

/** The last scheduled backup at or before this instant. A time that the clocks skip comes after the gap. */
export function lastPlanned(now: Date, { atMinute, zone }: Schedule): Date {
  const minute = minuteOf(now);
  const today = localDayOf(minute, zone);
  const atToday = instantOf(today, atMinute, zone);
  const at = atToday <= minute ? atToday : instantOf(addDays(today, -1), atMinute, zone);
  return new Date(at * 60_000);
}

interface Nights {
  now: Date;
  /** Start of this instance. */
  appStartedAt: Date;
  /** Start times of good nightly backups. */
  made: Date[];
  /** Start times of failed nightly backups. */
  failed: Date[];
}

/**
 * True if last night's backup is still to be made: it was missed, or it failed and a retry is due. Ignores records
 * from a clock that ran ahead.
 */
export function isBackupDue(schedule: Schedule, { now, appStartedAt, made, failed }: Nights): boolean {
  const planned = lastPlanned(now, schedule);
  const isOfThisNight = (at: Date) => at >= planned && minutesBetween(now, at) < CLOCKS_DIFFER_MINUTES;
  if (made.some(isOfThisNight)) return false;
  const wasMissed = appStartedAt > planned;
  if (wasMissed && minutesBetween(appStartedAt, now) < AFTER_START_MINUTES) return false;
  const failures = failed.filter(isOfThisNight);
  if (failures.length === 0) return true;
  const wait = retryAfterMinutes[failures.length - 1];
  const latest = failures.reduce((one, other) => (one > other ? one : other));
  return wait !== undefined && minutesBetween(latest, now) >= wait;
}

/** True if a rehearsal is due: a week after the last one, or at once if that failed. */
export function isRehearsalDue(
  last: { rehearsedAt: Date | null; rehearsal: string | null } | null,
  now: Date,
): boolean {
  if (!last?.rehearsedAt || last.rehearsal === 'failed') return true;
  // Ignore a date in the future, from a wrong clock.
  return Math.abs(minutesBetween(last.rehearsedAt, now)) >= REHEARSED_EVERY_MINUTES;
}

const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000;
