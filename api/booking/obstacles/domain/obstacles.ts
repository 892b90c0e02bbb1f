import { intersect, type Interval, merge, shift, subtract } from '../../../common/time/interval.js';

/**
 * One way to do a line: the team member, how long the client is there, and when the team member is needed, in minutes
 * from its start.
 */
export interface Way {
  readonly staffId: string;
  readonly clientMinutes: number;
  readonly occupied: readonly Interval[];
}

/** A person's day: their working hours, and everything that takes up their time. */
export interface PersonDay<Taken extends Interval> {
  readonly working: readonly Interval[];
  readonly taken: readonly Taken[];
}

/** The obstacles to one person doing one line. */
export interface InTheWay<Taken extends Interval> {
  readonly staffId: string;
  /** Times when they would be needed but don't work. */
  readonly away: readonly Interval[];
  readonly taken: readonly Taken[];
}

export interface Question<Taken extends Interval> {
  /** The lines in order, each with everyone who does it, in the salon's order. */
  readonly lines: readonly (readonly Way[])[];
  readonly startsAt: number;
  readonly people: ReadonlyMap<string, PersonDay<Taken>>;
}

interface Found<Taken extends Interval> {
  readonly count: number;
  readonly chain: readonly InTheWay<Taken>[];
}

/**
 * The obstacles, line by line, to a booking that starts at that minute, with each line right after the previous one.
 * Picks the people with the fewest obstacles in total; ties go to the salon's first choice. Looks at each line once
 * per minute at which it could start, so the cost grows with the lines and not with their combinations.
 */
export function fewestObstacles<Taken extends Interval>({
  lines,
  startsAt,
  people,
}: Question<Taken>): readonly InTheWay<Taken>[] {
  const known = new Map<string, Found<Taken>>();

  const from = (index: number, start: number): Found<Taken> => {
    const ways = lines[index];
    if (ways === undefined) return { count: 0, chain: [] };
    const key = `${index} ${start}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let fewest: Found<Taken> = { count: Infinity, chain: [] };
    for (const way of ways) {
      const own = inTheWay(way, start, people.get(way.staffId));
      const rest = from(index + 1, start + way.clientMinutes);
      const count = own.away.length + own.taken.length + rest.count;
      if (count < fewest.count) fewest = { count, chain: [own, ...rest.chain] };
    }
    known.set(key, fewest);
    return fewest;
  };

  return from(0, startsAt).chain;
}

function inTheWay<Taken extends Interval>(
  { staffId, occupied }: Way,
  start: number,
  day: PersonDay<Taken> = { working: [], taken: [] },
): InTheWay<Taken> {
  const needed = shift(occupied, start);
  return {
    staffId,
    away: subtract(needed, day.working),
    taken: day.taken.filter((taken) => intersect(needed, merge([taken])).length > 0),
  };
}
