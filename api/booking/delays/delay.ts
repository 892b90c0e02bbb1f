import { chainVisitOf, type DelayedDay, type FixedTime, timedLinesOf } from './delayed-day.service.js';
import { chainOf, type InTheWay, inTheWayOf, minutesLater, type PlacedVisit } from './domain/delay-chain.js';
import { endOf, runningOn, type TimedLine, workOf } from './domain/running-on.js';

/** The longest duration that the desk may give any line. */
export const MAX_LINE_MINUTES = 720;

const STEP_MINUTES = 5;

/** The effect on a day when its visit takes this many minutes longer. */
export interface Delay {
  minutes: number;
  /** The late visit's lines as they would become. */
  lines: TimedLine[];
  /** End of the client's visit, in minutes. */
  endsAt: number;
  /** Minutes by which each affected visit moves on. */
  moves: Map<string, number>;
  inTheWay: InTheWay<FixedTime>[];
}

export function delayBy(day: DelayedDay, minutes: number): Delay {
  const { booking, lateLine, followers, surroundings } = day;
  const before = chainVisitOf(booking);
  const lines = runningOn(timedLinesOf(booking), lateLine, minutes);
  const endsAt = Math.max(...lines.map(endOf));
  const late: PlacedVisit = {
    before,
    after: {
      ...before,
      stay: { ...before.stay, end: endsAt },
      work: lines.flatMap((line) => workOf(line).map((at) => ({ staffId: line.staffId, ...at }))),
    },
  };
  const moved = chainOf(late, followers.map(chainVisitOf));
  const moves = new Map(moved.map((visit) => [visit.before.id, minutesLater(visit)]));
  return { minutes, lines, endsAt, moves, inTheWay: inTheWayOf([late, ...moved], surroundings) };
}

/** Free minutes, in steps of five, while everything else stays where it is. */
export function freeMinutesOf(day: DelayedDay, minutes: number): number {
  for (let free = minutes; free > 0; free -= STEP_MINUTES) {
    const { moves, inTheWay } = delayBy(day, free);
    if (moves.size === 0 && inTheWay.length === 0) return free;
  }
  return 0;
}
