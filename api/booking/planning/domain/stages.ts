import { intersect, type Interval, merge, shift } from '../../../common/time/interval.js';
import type { PoolTime } from './pools.js';

/** One team member for one line of a booking; the offsets count from the client's start. */
export interface Candidate {
  readonly staffId: string;
  readonly position: number;
  readonly bookedMinutes: number;
  readonly priceCents: number;
  readonly clientMinutes: number;
  readonly occupied: readonly Interval[];
  /** When a unit of a pool is needed, turnover included. */
  readonly inPools: readonly PoolTime[];
  /** The minutes at which they could start this line if it were the only one. */
  readonly starts: readonly Interval[];
}

/** One line of a booking within one opening interval, taking all later lines into account. */
export interface Stage {
  readonly candidates: readonly Candidate[];
  /** The minutes at which the line can start so that the rest of the booking also fits. */
  readonly starts: readonly Interval[];
  /** The minutes at which the line may end so that the rest fits. */
  readonly ends: readonly Interval[];
}

/** Waits that a client may be asked for between two lines, the shortest first. */
export const waitsMinutes: readonly number[] = [0, 5, 10, 15];

export const noWait: readonly number[] = [0];

/** Starts for which every interval that needs the team member lies in their free time. */
export function feasibleStarts(occupied: readonly Interval[], freeTime: readonly Interval[]): Interval[] {
  const [first, ...others] = occupied.map((stretch) => startsInside(freeTime, stretch));
  return others.reduce(intersect, first ?? []);
}

/**
 * The lines of a booking, computed from last to first: a line may end at any minute from which the next one can start
 * after a wait. Doesn't check one line's clean-up against a later line by the same person.
 */
export function stagesWithin(
  opening: Interval,
  lines: readonly (readonly Candidate[])[],
  waits = waitsMinutes,
): Stage[] {
  // A client may leave exactly at closing time.
  let ends: Interval[] = [{ start: opening.start, end: opening.end + 1 }];
  const stages: Stage[] = [];
  for (const candidates of lines.toReversed()) {
    const starts = merge(
      candidates.flatMap((candidate) => intersect(candidate.starts, shift(ends, -candidate.clientMinutes))),
    );
    stages.unshift({ candidates, starts, ends });
    ends = merge(waits.flatMap((wait) => shift(starts, -wait)));
  }
  return stages;
}

function startsInside(freeTime: readonly Interval[], stretch: Interval): Interval[] {
  const starts: Interval[] = [];
  for (const free of freeTime) {
    const start = free.start - stretch.start;
    const end = free.end - stretch.end + 1;
    if (start < end) starts.push({ start, end });
  }
  return starts;
}
