import { intersect, type Interval, merge, minutesWithin } from '../../../common/time/interval.js';

/** A part of a service. In a `processing` part, the client waits and the team member is free. */
export interface WorkSegment {
  kind: 'active' | 'processing';
  minutes: number;
}

/** A completed service by one team member. */
export interface DoneLine {
  bookingId: string;
  staffId: string;
  /** In minutes since 1970. */
  start: number;
  segments: readonly WorkSegment[];
  bufferMinutes: number;
}

/** The team member's working time: hands-on time plus clean-up. */
export function handsOnTimes({ start, segments, bufferMinutes }: DoneLine): Interval[] {
  const times = stretches(start, segments, 'active');
  const end = start + segments.reduce((sum, { minutes }) => sum + minutes, 0);
  return merge([...times, { start: end, end: end + bufferMinutes }]);
}

/** Processing time, in which the team member was free for others. */
export const processingTimes = ({ start, segments }: DoneLine): Interval[] =>
  stretches(start, segments, 'processing');

export const handsOnMinutes = (line: DoneLine): number => lengthOf(handsOnTimes(line));
export const processingMinutes = (line: DoneLine): number => lengthOf(processingTimes(line));

/**
 * For each line, the hands-on minutes within the processing time of another booking by the same team member: work
 * that would otherwise have needed extra time. A minute inside two processing times counts once.
 */
export function gapMinutesOf(lines: readonly DoneLine[]): Map<DoneLine, number> {
  const waits = new Map<string, { bookingId: string; times: Interval[] }[]>();
  for (const line of lines) {
    const times = processingTimes(line);
    if (times.length === 0) continue;
    const known = waits.get(line.staffId) ?? [];
    waits.set(line.staffId, [...known, { bookingId: line.bookingId, times }]);
  }
  return new Map(
    lines.map((line) => {
      const own = handsOnTimes(line);
      const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
      const others = (waits.get(line.staffId) ?? [])
        .filter(({ bookingId }) => bookingId !== line.bookingId)
        .flatMap(({ times }) => times.filter((time) => time.end > start && time.start < end));
      return [line, lengthOf(intersect(own, merge(others)))];
    }),
  );
}

/** The largest number of people working at one moment, and when it first occurred; null if no one worked. */
export function mostAtOnce(lines: readonly DoneLine[]): { count: number; at: number } | null {
  const byStaff = new Map<string, Interval[]>();
  for (const line of lines) {
    const known = byStaff.get(line.staffId) ?? [];
    known.push(...handsOnTimes(line));
    byStaff.set(line.staffId, known);
  }
  // Merged, because someone doing two things at once is still one person. At the same minute, ends come before
  // starts.
  const turns = [...byStaff.values()]
    .flatMap((times) => merge(inOrder(times)))
    .flatMap(({ start, end }) => [
      { at: start, change: 1 },
      { at: end, change: -1 },
    ])
    .sort((left, right) => left.at - right.at || left.change - right.change);
  let [count, most]: [number, { count: number; at: number } | null] = [0, null];
  for (const { at, change } of turns) {
    count += change;
    if (count > (most?.count ?? 0)) most = { count, at };
  }
  return most;
}

/** A share from 0 to 1 or above; null if the whole is zero. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

function stretches(start: number, segments: readonly WorkSegment[], wanted: WorkSegment['kind']): Interval[] {
  const found: Interval[] = [];
  let end = start;
  for (const { kind, minutes } of segments) {
    if (kind === wanted) found.push({ start: end, end: end + minutes });
    end += minutes;
  }
  return found;
}

const lengthOf = (times: readonly Interval[]): number =>
  minutesWithin(times, { start: -Infinity, end: Infinity });

const inOrder = (times: Interval[]): Interval[] => [...times].sort((left, right) => left.start - right.start);
