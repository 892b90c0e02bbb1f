import { holds, type Interval } from '../../../common/time/interval.js';
import { byPreference } from './preference.js';
import { feasibleStarts } from './stages.js';

/** A colleague who could take over a booking. `position` is their place in the salon's list. */
export interface Colleague {
  readonly staffId: string;
  readonly position: number;
  /** Free working times, in order and without overlaps. */
  readonly freeTime: readonly Interval[];
  readonly bookedMinutes: number;
}

/** The times stay: of all starts, only the current one will do. */
const NOT_MOVED = 0;

/** The colleague who takes over a booking at its current time, among those free for all of it. Null if no one is. */
export function colleagueFor(
  occupied: readonly Interval[],
  colleagues: readonly Colleague[],
): Colleague | null {
  const [chosen] = colleagues
    .filter(({ freeTime }) => holds(feasibleStarts(occupied, freeTime), NOT_MOVED))
    .sort(byPreference);
  return chosen ?? null;
}
