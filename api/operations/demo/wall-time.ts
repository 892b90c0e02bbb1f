import type { Window } from '../../salon/salon/special-day.entity.js';

/** A local time in writing, `09:30`. */
export type WallTime = `${number}:${number}`;

/** From one local time to another on the same day. */
export type Hours = readonly [from: WallTime, to: WallTime];

/** The same hours on several weekdays; 1 is Monday. */
export interface WeeklyHours {
  weekdays: readonly number[];
  hours: readonly Hours[];
}

export const minuteOf = (time: WallTime): number => {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
};

/** One window per weekday and period of hours. */
export const windowsOf = (weekly: readonly WeeklyHours[]): (Window & { weekday: number })[] =>
  weekly.flatMap(({ weekdays, hours }) =>
    weekdays.flatMap((weekday) =>
      hours.map(([from, to]) => ({ weekday, startsMinute: minuteOf(from), endsMinute: minuteOf(to) })),
    ),
  );
