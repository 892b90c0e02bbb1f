import { intersect, type Interval, merge, minutesWithin, subtract } from '../../../common/time/interval.js';

export interface WorkingMinutes {
  /** Times at which they were there. */
  times: Interval[];
  /** Excludes absences. */
  present: number;
  /** Working hours taken as time off. */
  away: number;
}

const ever: Interval = { start: -Infinity, end: Infinity };

/** A person's scheduled working time up to a moment, and how much of it they were away. */
export function workingMinutesOf({
  working,
  absences,
  until,
}: {
  working: readonly Interval[];
  absences: readonly Interval[];
  until: number;
}): WorkingMinutes {
  const past = working
    .map(({ start, end }) => ({ start, end: Math.min(end, until) }))
    .filter(({ start, end }) => start < end);
  const times = subtract(merge(past), absences);
  const away = minutesWithin(intersect(merge(past), merge(absences)), ever);
  return { times, present: minutesWithin(past, ever) - away, away };
}
