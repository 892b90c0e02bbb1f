import { type Interval, intersect, shift } from '../../../common/time/interval.js';

/** One line of a visit: when it starts, how long the client is there for it, and when its person is needed, from its start. */
export interface TimedLine {
  readonly staffId: string;
  readonly startsAt: number;
  readonly clientMinutes: number;
  /** In order; the last one includes the clean-up. */
  readonly occupied: readonly Interval[];
}

/** The line that is on at that minute: the last one that has begun, or else the first. */
export const lineOnAt = (lines: readonly TimedLine[], minute: number): number =>
  Math.max(
    0,
    lines.findLastIndex(({ startsAt }) => startsAt <= minute),
  );

/** Hands-on time ends a line, and takes the whole delay. */
const longer = (line: TimedLine, minutes: number): TimedLine => ({
  ...line,
  clientMinutes: line.clientMinutes + minutes,
  occupied: line.occupied.map(({ start, end }, index, { length }) => ({
    start,
    end: index === length - 1 ? end + minutes : end,
  })),
});

/**
 * The lines of a visit of which one takes so many minutes longer. Those after it start later only if they have to: when the
 * one before ends later than they start, or when whoever does both still has to clean up.
 */
export function runningOn(lines: readonly TimedLine[], lateLine: number, minutes: number): TimedLine[] {
  const placed: TimedLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= lateLine) {
      placed.push(index === lateLine ? longer(line, minutes) : line);
      continue;
    }
    let startsAt = Math.max(line.startsAt, ...placed.map(endOf));
    while (placed.some((other) => isInTheWay(other, { ...line, startsAt }))) startsAt += 1;
    placed.push({ ...line, startsAt });
  }
  return placed;
}

/** When the client is done with it. */
export const endOf = ({ startsAt, clientMinutes }: TimedLine): number => startsAt + clientMinutes;

/** When whoever does it is needed, clean-up included. */
export const workOf = ({ occupied, startsAt }: TimedLine): Interval[] => shift(occupied, startsAt);

const isInTheWay = (one: TimedLine, other: TimedLine): boolean =>
  one.staffId === other.staffId && intersect(workOf(one), workOf(other)).length > 0;
