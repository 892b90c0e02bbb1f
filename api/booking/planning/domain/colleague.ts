import { holds, type Interval } from '../../../common/time/interval.js';
import { byPreference } from './preference.js';
import { feasibleStarts } from './stages.js';

/** Somebody who could take over a booking. `position` is their place in the salon's own list. */
export interface Colleague {
  readonly staffId: string;
  readonly position: number;
  /** When they work and nobody has booked them; in order, without overlaps. */
  readonly freeTime: readonly Interval[];
  readonly bookedMinutes: number;
}

/** The stretches stay where they are: of all starts, only the one they already have will do. */
const NOT_MOVED = 0;

/** Who takes over a booking that keeps its time, of those who are free for each stretch of it. Null when nobody is. */
export function colleagueFor(
  occupied: readonly Interval[],
  colleagues: readonly Colleague[],
): Colleague | null {
  const [chosen] = colleagues
    .filter(({ freeTime }) => holds(feasibleStarts(occupied, freeTime), NOT_MOVED))
    .sort(byPreference);
  return chosen ?? null;
}
