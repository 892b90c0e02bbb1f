/** A period in whole minutes, half-open: `end` is the first minute that is no longer part of it. */
export interface Interval<Minute extends number = number> {
  readonly start: Minute;
  readonly end: Minute;
}

/**
 * Intervals are *tidy* if none is empty, they are sorted, and no two overlap or touch. `merge` tidies them;
 * `intersect` and `subtract` take and return tidy intervals.
 */
type Intervals<Minute extends number = number> = readonly Interval<Minute>[];

/** True if the minute lies in one of the tidy intervals. */
export function holds(intervals: Intervals, minute: number): boolean {
  for (const interval of intervals) {
    if (minute < interval.end) return minute >= interval.start;
  }
  return false;
}

/** Tidies intervals in any order, including overlapping, touching or empty ones. */
export function merge<Minute extends number>(intervals: Intervals<Minute>): Interval<Minute>[] {
  const merged: Interval<Minute>[] = [];
  let last: Interval<Minute> | undefined;
  for (const interval of inOrder(intervals)) {
    if (interval.start >= interval.end) continue;
    if (last === undefined || interval.start > last.end) {
      merged.push((last = interval));
    } else if (interval.end > last.end) {
      merged[merged.length - 1] = last = { start: last.start, end: interval.end };
    }
  }
  return merged;
}

/** The minutes in both. */
export function intersect<Minute extends number>(
  left: Intervals<Minute>,
  right: Intervals<Minute>,
): Interval<Minute>[] {
  const common: Interval<Minute>[] = [];
  let rightIndex = 0;
  for (const { start, end } of left) {
    for (let other = right[rightIndex]; other !== undefined; other = right[++rightIndex]) {
      if (other.start >= end) break;
      if (other.end > start) {
        common.push({
          start: start > other.start ? start : other.start,
          end: end < other.end ? end : other.end,
        });
      }
      // This interval may also overlap the next one on the left.
      if (other.end > end) break;
    }
  }
  return common;
}

/** The minutes of tidy intervals without the cuts, which may be unsorted and overlap. */
export function subtract<Minute extends number>(
  intervals: Intervals<Minute>,
  cuts: Intervals<Minute>,
): Interval<Minute>[] {
  const sortedCuts = inOrder(cuts);
  const left: Interval<Minute>[] = [];
  let cutIndex = 0;
  for (const { start, end } of intervals) {
    let free = start;
    for (let cut = sortedCuts[cutIndex]; cut !== undefined; cut = sortedCuts[++cutIndex]) {
      if (cut.start >= end) break;
      if (cut.start >= cut.end) continue;
      if (cut.start > free) left.push({ start: free, end: cut.start });
      if (cut.end > free) free = cut.end;
      // This cut extends past the interval and may affect the next one too.
      if (free >= end) break;
    }
    if (free < end) left.push({ start: free, end });
  }
  return left;
}

/** Shifts every interval by this many minutes, for example from offsets to instants. */
export function shift<Minute extends number>(intervals: Intervals, minutes: Minute): Interval<Minute>[] {
  return intervals.map(({ start, end }) => ({
    start: (start + minutes) as Minute,
    end: (end + minutes) as Minute,
  }));
}

/** The total minutes of the intervals within the bounds; overlaps count twice. */
export function minutesWithin(intervals: Intervals, bounds: Interval): number {
  let minutes = 0;
  for (const { start, end } of intervals) {
    minutes += Math.max(0, Math.min(end, bounds.end) - Math.max(start, bounds.start));
  }
  return minutes;
}

/** Sorted by start; rows from the database are already sorted and not copied. */
function inOrder<Minute extends number>(intervals: Intervals<Minute>): Intervals<Minute> {
  for (let index = 1; index < intervals.length; index++) {
    const [previous, next] = [intervals[index - 1], intervals[index]];
    if (previous !== undefined && next !== undefined && next.start < previous.start) {
      return [...intervals].sort((left, right) => left.start - right.start);
    }
  }
  return intervals;
}
