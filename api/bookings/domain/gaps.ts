import { type Interval, subtract } from '../../common/time/interval.js';

/** When somebody works and nobody has her: from now on, and no gap shorter than the shortest that is of use. */
export function gapsOf({
  working,
  busy,
  now,
  shortestMinutes,
}: {
  working: readonly Interval[];
  busy: readonly Interval[];
  now: number;
  shortestMinutes: number;
}): Interval[] {
  return subtract(working, busy)
    .map(({ start, end }) => ({ start: Math.max(start, now), end }))
    .filter(({ start, end }) => end - start >= shortestMinutes);
}
