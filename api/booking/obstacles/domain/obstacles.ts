import { intersect, type Interval, merge, shift, subtract } from '../../../common/time/interval.js';

/** One way to do a line: who, how long the client is there, and when the person is needed, in minutes from its start. */
export interface Way {
  readonly staffId: string;
  readonly clientMinutes: number;
  readonly occupied: readonly Interval[];
}

/** A person's day: when they work, and each thing that takes up their time. */
export interface PersonDay<Taken extends Interval> {
  readonly working: readonly Interval[];
  readonly taken: readonly Taken[];
}

/** What keeps one person from one line. */
export interface InTheWay<Taken extends Interval> {
  readonly staffId: string;
  /** When they would be needed and don't work. */
  readonly away: readonly Interval[];
  readonly taken: readonly Taken[];
}

export interface Question<Taken extends Interval> {
  /** The lines in their order, each with everybody who does it, the salon's first choice first. */
  readonly lines: readonly (readonly Way[])[];
  readonly startsAt: number;
  readonly people: ReadonlyMap<string, PersonDay<Taken>>;
}

interface Found<Taken extends Interval> {
  readonly count: number;
  readonly chain: readonly InTheWay<Taken>[];
}

/**
 * What would have to give way for a booking to start at that minute, line by line, each line right after the one before:
 * with those people who have the fewest things in the way in all, of equal ones the salon's first choice. Looks at each
 * line once for every minute at which it could start, so what it costs grows with the lines and not with their combinations.
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
