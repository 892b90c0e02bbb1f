import { addDays } from './local-day';

/** From its first day to its last, both included. */
export type DayRun<Day> = Day & { day: string; toDay: string };

/**
 * Puts consecutive days together that are the same, such as the days of a holiday.
 *
 * @param days in order
 * @param most days in one run
 */
export function dayRuns<Day extends { day: string }>(
  days: readonly Day[],
  isSame: (one: Day, other: Day) => boolean,
  most = Infinity,
): DayRun<Day>[] {
  const runs: DayRun<Day>[] = [];
  let length = 0;
  for (const day of days) {
    const run = runs.at(-1);
    if (run && length < most && addDays(run.toDay, 1) === day.day && isSame(run, day)) {
      run.toDay = day.day;
      length += 1;
    } else {
      runs.push({ ...day, toDay: day.day });
      length = 1;
    }
  }
  return runs;
}

interface SpecialDay {
  day: string;
  reason: string;
  windows: readonly { startsMinute: number; endsMinute: number }[];
}

/** Special days with the same hours and the same reason in one. @param most days in one run */
export const specialDayRuns = <Day extends SpecialDay>(days: readonly Day[], most?: number): DayRun<Day>[] =>
  dayRuns(
    days,
    (one, other) =>
      one.reason === other.reason &&
      one.windows.length === other.windows.length &&
      one.windows.every(
        ({ startsMinute, endsMinute }, index) =>
          startsMinute === other.windows[index]?.startsMinute &&
          endsMinute === other.windows[index]?.endsMinute,
      ),
    most,
  );
