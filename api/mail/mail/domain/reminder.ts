import { epochMinute, type EpochMinute, minuteOf } from '../../../common/time/epoch-minute.js';
import { instantOf, localDayOf, wallMinuteOf } from '../../../common/time/zone.js';
import { addDays } from '../../../common/time/local-date.js';

const DAY_MINUTES = 24 * 60;

/** No phone should ring between nine in the evening and eight in the morning, by the salon's clock. */
const NIGHT_FROM_MINUTE = 21 * 60;
const NIGHT_TO_MINUTE = 8 * 60;

/** The last minute before the night at which an email is still sent. */
const EVENING_MINUTE = 20 * 60;

export interface BookingToRemind {
  startsAt: EpochMinute;
  /** The last minute at which the client may cancel or move it. */
  deadline: EpochMinute;
}

/**
 * When to send a reminder: early enough before the cancellation deadline that there is time to use it. If that has
 * passed, a day before the start; null if that has passed as well. At night, the evening before instead, since
 * afterwards it might be too late to cancel.
 */
export function reminderAt(
  { startsAt, deadline }: BookingToRemind,
  { leadMinutes, zone, now }: { leadMinutes: number; zone: string; now: EpochMinute },
): EpochMinute | null {
  const wanted = [deadline - leadMinutes, startsAt - DAY_MINUTES].map((minute) =>
    beforeNight(epochMinute(minute), zone),
  );
  return wanted.find((minute) => minute > now) ?? null;
}

/** True if each of these bookings, made just now, gets a reminder while its links still work. */
export const areRemindedInTime = (
  bookings: readonly { startsAt: Date; cancellationDeadline: Date }[],
  { reminderMinutes: leadMinutes, timeZone: zone }: { reminderMinutes: number; timeZone: string },
  madeAt: Date,
): boolean =>
  bookings.every(({ startsAt, cancellationDeadline }) => {
    const deadline = minuteOf(cancellationDeadline);
    const rules = { leadMinutes, zone, now: minuteOf(madeAt) };
    const minute = reminderAt({ startsAt: minuteOf(startsAt), deadline }, rules);
    return minute !== null && minute < deadline;
  });

function beforeNight(minute: EpochMinute, zone: string): EpochMinute {
  const day = localDayOf(minute, zone);
  const wall = wallMinuteOf(minute, zone);
  if (wall >= NIGHT_FROM_MINUTE) return instantOf(day, EVENING_MINUTE, zone);
  return wall < NIGHT_TO_MINUTE ? instantOf(addDays(day, -1), EVENING_MINUTE, zone) : minute;
}
