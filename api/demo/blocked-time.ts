import type { Interval } from '../common/time/interval.js';
import { addDays, type LocalDate, weekdayOf } from '../common/time/local-date.js';
import { dayBounds, instantOf } from '../common/time/zone.js';
import { idOf } from './demo-salon.rows.js';
import { absences, breaks } from './diary.demo.js';
import { type Hours, minuteOf } from './wall-time.js';

/** A stretch of one person's time, in epoch minutes. */
export interface StaffTime extends Interval {
  staffId: string;
}

/** Time in which a member of staff takes no clients. */
export interface BlockedTime extends StaffTime {
  reason: string;
  /** The absence that this is a day of, by the name of whose it is; null for a break. */
  absence: string | null;
}

interface BlockedTimeOptions {
  days: readonly LocalDate[];
  today: LocalDate;
  zone: string;
  memberIds: ReadonlyMap<string, string>;
}

/** The breaks of these days and the absences that begin after today; where two meet, the absence stands. */
export function blockedTime({ days, today, zone, memberIds }: BlockedTimeOptions): BlockedTime[] {
  const away = absences.flatMap(({ member, fromWeekday, days: count, hours, reason }) => {
    const first = nextWeekday(addDays(today, 2), fromWeekday);
    return Array.from({ length: count }, (_, index) => ({
      staffId: idOf(member, memberIds),
      day: addDays(first, index),
      hours,
      reason,
      absence: member,
    }));
  });
  const pausing = days.flatMap((day) =>
    breaks
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
      .map(({ member, hours, reason }) => ({
        staffId: idOf(member, memberIds),
        day,
        hours,
        reason,
        absence: null,
      }))
      .filter(({ staffId }) => !away.some((other) => other.staffId === staffId && other.day === day)),
  );
  return [...away, ...pausing].map(({ staffId, day, hours, reason, absence }) => ({
    staffId,
    reason,
    absence,
    ...stretchOf(day, hours, zone),
  }));
}

function stretchOf(day: LocalDate, hours: Hours | undefined, zone: string): Interval {
  if (!hours) return dayBounds(day, zone);
  const [from, to] = hours;
  return { start: instantOf(day, minuteOf(from), zone), end: instantOf(day, minuteOf(to), zone) };
}

function nextWeekday(from: LocalDate, weekday: number): LocalDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}
