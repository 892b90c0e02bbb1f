import { type Interval, intersect, shift } from '../../../common/time/interval.js';

/**
 * One line of a visit: its start, how long the client is there, and when its team member is needed, relative to the
 * start.
 */
export interface TimedLine {
  readonly staffId: string;
  readonly startsAt: number;
  readonly clientMinutes: number;
  /** In order; the last one includes the clean-up. */
  readonly occupied: readonly Interval[];
}

/** The line in progress at that minute: the last one that has begun, else the first. */
export const lineOnAt = (lines: readonly TimedLine[], minute: number): number =>
  Math.max(
    0,
    lines.findLastIndex(({ startsAt }) => startsAt <= minute),
  );

/** Hands-on time ends a line, so it takes the whole delay. */
const longer = (line: TimedLine, minutes: number): TimedLine => ({
  ...line,
  clientMinutes: line.clientMinutes + minutes,
  occupied: line.occupied.map(({ start, end }, index, { length }) => ({
    start,
    end: index === length - 1 ? end + minutes : end,
  })),
});

/**
 * The lines of a visit in which one takes this many minutes longer. Later lines start later only if they have to:
 * when the previous one ends after their start, or when the team member who does both still has to clean up.
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

/** End of the line for the client. */
export const endOf = ({ startsAt, clientMinutes }: TimedLine): number => startsAt + clientMinutes;

/** The times at which its team member is needed, including clean-up. */
export const workOf = ({ occupied, startsAt }: TimedLine): Interval[] => shift(occupied, startsAt);

const isInTheWay = (one: TimedLine, other: TimedLine): boolean =>
  one.staffId === other.staffId && intersect(workOf(one), workOf(other)).length > 0;
