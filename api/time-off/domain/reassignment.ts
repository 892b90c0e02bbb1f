import { holds, type Interval } from '../../common/time/interval.js';

/** Somebody who could take over a booking. `position` is their place in the salon's own list. */
export interface Colleague {
  readonly staffId: string;
  readonly position: number;
  /** When they work and nobody has booked them; in order, without overlaps. */
  readonly freeTime: readonly Interval[];
  readonly bookedMinutes: number;
}

/**
 * Who takes over a booking that keeps its time: of those who are free for each stretch of it, the one with the fewest
 * booked minutes that day, then by position, then by id. Null when nobody is free.
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
