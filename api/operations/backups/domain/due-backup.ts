import { minuteOf } from '../../../common/time/epoch-minute.js';
import { addDays } from '../../../common/time/local-date.js';
import { instantOf, localDayOf } from '../../../common/time/zone.js';

/** A week, less an hour for nights that take shorter or longer than the one before. */
const REHEARSED_EVERY_MINUTES = 7 * 24 * 60 - 60;

/** When the salon makes its backups. */
export interface Schedule {
  /** Minutes after midnight, on the salon's clock. */
  atMinute: number;
  zone: string;
}

/** How long after a failure it is tried again; after the last of these the next night is waited for. */
const retryAfterMinutes = [15, 30, 60];

/** An app that was just started has other things to do, and one that is started over and over makes no backup each time. */
const AFTER_START_MINUTES = 5;

/** Copies of the app whose clocks differ by less than this agree on a night; what is further ahead was made by a wrong clock. */
const CLOCKS_DIFFER_MINUTES = 60;

/** The last time at which a backup was planned, at or before this instant. A time that the clocks skip comes after the gap. */
export function lastPlanned(now: Date, { atMinute, zone }: Schedule): Date {
  const minute = minuteOf(now);
  const today = localDayOf(minute, zone);
  const atToday = instantOf(today, atMinute, zone);
  const at = atToday <= minute ? atToday : instantOf(addDays(today, -1), atMinute, zone);
  return new Date(at * 60_000);
}

interface Nights {
  now: Date;
  /** When this copy of the app was started. */
  appStartedAt: Date;
  /** When good nightly backups were begun. */
  made: Date[];
  /** When nightly backups that failed were begun. */
  failed: Date[];
}

/**
 * Whether the backup of the last night is still to be made: it was missed, or it failed and it is time to try again.
 * What a clock that ran ahead has left behind counts for nothing.
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

/** Whether it is time to try a backup out: a week after the last time, and at once when that time it failed. */
export function isRehearsalDue(
  last: { rehearsedAt: Date | null; rehearsal: string | null } | null,
  now: Date,
): boolean {
  if (!last?.rehearsedAt || last.rehearsal === 'failed') return true;
  // What a wrong clock has dated ahead does not count.
  return Math.abs(minutesBetween(last.rehearsedAt, now)) >= REHEARSED_EVERY_MINUTES;
}

const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000;
