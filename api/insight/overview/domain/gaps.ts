import { type Interval, subtract } from '../../../common/time/interval.js';

/** Free working times from now on, if they are long enough to be useful. */
export function gapsOf<Minute extends number>({
  working,
  busy,
  now,
  shortestMinutes,
}: {
  working: readonly Interval<Minute>[];
  busy: readonly Interval<Minute>[];
  now: Minute;
  shortestMinutes: number;
}): Interval<Minute>[] {
  return subtract(working, busy)
    .map(({ start, end }) => ({ start: start > now ? start : now, end }))
    .filter(({ start, end }) => end - start >= shortestMinutes);
}
