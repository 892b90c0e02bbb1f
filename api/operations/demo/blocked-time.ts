import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { addDays, type LocalDate, weekdayOf } from '../../common/time/local-date.js';
import { dayBounds, instantOf } from '../../common/time/zone.js';
import type { StaffTime } from '../../booking/scheduling/staff-time.js';
import { idOf } from './demo-salon.rows.js';
import { absences, breaks } from './diary.demo.js';
import { type Hours, minuteOf } from './wall-time.js';

/** Time in which a team member takes no clients. */
export interface BlockedTime extends StaffTime {
  reason: string;
  /** The time off that this day belongs to, by the team member's name; null for a break. */
  absence: string | null;
}

interface BlockedTimeOptions {
  days: readonly LocalDate[];
  today: LocalDate;
  zone: string;
  memberIds: ReadonlyMap<string, string>;
}

/** The breaks on these days, and the time off that begins after today. Where both overlap, time off wins. */
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

function stretchOf(day: LocalDate, hours: Hours | undefined, zone: string): Interval<EpochMinute> {
  if (!hours) return dayBounds(day, zone);
  const [from, to] = hours;
  return { start: instantOf(day, minuteOf(from), zone), end: instantOf(day, minuteOf(to), zone) };
}

function nextWeekday(from: LocalDate, weekday: number): LocalDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}
