import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import type { UnavailableTime } from '../scheduling/staff-time.js';

/**
 * Joins time off into one block for each day, from its start to its end: the bookings that were kept, and the gaps that others
 * have left, cut it into pieces that mean nothing to the desk. @param times in order
 */
export function wholeTimeOff(times: readonly UnavailableTime[], zone: string): UnavailableTime[] {
  const whole = new Map<string, UnavailableTime>();
  for (const time of times) {
    const day = time.timeOffId && localDayOf(minuteOf(time.startsAt), zone);
    const key = day ? `${time.timeOffId} ${day}` : time.id;
    const before = whole.get(key);
    whole.set(key, before ? { ...before, endsAt: later(before.endsAt, time.endsAt) } : time);
  }
  return [...whole.values()];
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
