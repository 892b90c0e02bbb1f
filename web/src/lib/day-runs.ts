import { addDays } from './local-day';

/** From its first day to its last, both included. */
export type DayRun<Day> = Day & { day: string; toDay: string };

/** Puts consecutive days together that are the same, such as the days of a holiday. @param days in order */
export function dayRuns<Day extends { day: string }>(
  days: readonly Day[],
  isSame: (one: Day, other: Day) => boolean,
): DayRun<Day>[] {
  const runs: DayRun<Day>[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && addDays(run.toDay, 1) === day.day && isSame(run, day)) run.toDay = day.day;
    else runs.push({ ...day, toDay: day.day });
  }
  return runs;
}

interface SpecialDay {
  day: string;
  reason: string;
  windows: readonly { startsMinute: number; endsMinute: number }[];
}

/** Special days with the same hours and the same reason in one. */
export const specialDayRuns = <Day extends SpecialDay>(days: readonly Day[]): DayRun<Day>[] =>
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
  );
