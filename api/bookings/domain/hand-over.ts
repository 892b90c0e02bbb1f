import { holds, type Interval } from '../../common/time/interval.js';

/** Somebody who could take a treatment over. `position` is her place in the salon's own list. */
export interface Colleague {
  readonly staffId: string;
  readonly position: number;
  /** Tidy: when she works and nobody has her. */
  readonly freeTime: readonly Interval[];
  readonly bookedMinutes: number;
}

/**
 * Who takes over a treatment that keeps its time: whoever is free in each stretch of it and has the fewest booked
 * minutes that day, then position, then id. Null when nobody is.
 */
export function colleagueFor(
  occupied: readonly Interval[],
  colleagues: readonly Colleague[],
): Colleague | null {
  const [chosen] = colleagues
    .filter(({ freeTime }) => occupied.every((stretch) => liesWithin(stretch, freeTime)))
    .sort(byPreference);
  return chosen ?? null;
}

function liesWithin(stretch: Interval, freeTime: readonly Interval[]): boolean {
  return freeTime.some((free) => holds([free], stretch.start) && stretch.end <= free.end);
}

function byPreference(left: Colleague, right: Colleague): number {
  return (
    left.bookedMinutes - right.bookedMinutes ||
    left.position - right.position ||
    (left.staffId < right.staffId ? -1 : 1)
  );
}
