import { daysBetween, localDay } from '../../../lib/local-day';
import { wallMinuteOf } from '../../../lib/zone';
import type { Diary, Stretch } from './models';
import type { ShownHours } from './scale';

/** The visible hours of an empty day. */
const usual: ShownHours = { first: 540, last: 1080 };

export const wholeDay: ShownHours = { first: 0, last: 1440 };

/**
 * From the first to the last hour in which someone works, the salon is open or someone is booked. Blocks don't count:
 * they often last all day, and are irrelevant outside working hours.
 */
export function shownHours({
  days,
  visits: bookings,
  timeZone,
}: Pick<Diary, 'days' | 'visits' | 'timeZone'>): ShownHours {
  let first = Infinity;
  let last = -Infinity;
  for (const { day, open, people } of days) {
    const wallMinute = (instant: string) => {
      const away = daysBetween(day, localDay(instant, timeZone));
      return away === 0 ? wallMinuteOf(Date.parse(instant), timeZone) : away < 0 ? 0 : 1440;
    };
    const happens = (stretch: Stretch) => {
      const [from, to] = [wallMinute(stretch.startsAt), wallMinute(stretch.endsAt)];
      if (from >= to) return;
      first = Math.min(first, from);
      last = Math.max(last, to);
    };
    open.forEach(happens);
    people.forEach(({ working }) => working.forEach(happens));
    bookings.forEach(({ lines }) =>
      lines.forEach(({ startsAt, bufferEndsAt }) => happens({ startsAt, endsAt: bufferEndsAt })),
    );
  }
  if (first >= last) return usual;
  return { first: Math.floor(first / 60) * 60, last: Math.ceil(last / 60) * 60 };
}
