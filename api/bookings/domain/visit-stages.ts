import { intersect, type Interval, merge, shift } from '../../common/time/interval.js';

/** One member of staff for one line of a visit; the offsets count from the client's start. */
export interface Candidate {
  readonly staffId: string;
  readonly position: number;
  readonly bookedMinutes: number;
  readonly clientMinutes: number;
  readonly occupied: readonly Interval[];
  /** The minutes at which they could start this line, were it the only one. */
  readonly starts: readonly Interval[];
}

/** One line of a visit within one opening of the salon, with all that follows it in mind. */
export interface Stage {
  readonly candidates: readonly Candidate[];
  /** The minutes at which the line can start so that the rest of the visit fits too. */
  readonly starts: readonly Interval[];
  /** The minutes at which the line may end so that the rest fits. */
  readonly ends: readonly Interval[];
}

/** How long a client may be asked to wait between two lines, the shortest first. */
export const waitsMinutes = [0, 5, 10, 15] as const;

/** When a member of staff can start, so that each stretch they are needed for lies in their free time. */
export function feasibleStarts(occupied: readonly Interval[], freeTime: readonly Interval[]): Interval[] {
  const [first, ...others] = occupied.map((stretch) => startsInside(freeTime, stretch));
  return others.reduce(intersect, first ?? []);
}

/**
 * The lines of a visit, worked out from the last to the first: a line may end at any minute from which the next
 * can start after a wait. The clean-up of one line is not weighed against the next one by the same person.
 */
export function stagesWithin(opening: Interval, lines: readonly (readonly Candidate[])[]): Stage[] {
  // A client may leave at the very minute of closing.
  let ends: Interval[] = [{ start: opening.start, end: opening.end + 1 }];
  const stages: Stage[] = [];
  for (const candidates of lines.toReversed()) {
    const starts = merge(
      candidates.flatMap((candidate) => intersect(candidate.starts, shift(ends, -candidate.clientMinutes))),
    );
    stages.unshift({ candidates, starts, ends });
    ends = merge(waitsMinutes.flatMap((wait) => shift(starts, -wait)));
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
