import { type Interval, intersect, merge, subtract } from '../../../common/time/interval.js';

/** Time in which a team member is needed, in minutes. */
export interface Work extends Interval {
  readonly staffId: string;
}

/** A visit as the chain sees it. */
export interface ChainVisit {
  readonly id: string;
  /** The client, who is never in two visits at once; null if unknown. */
  readonly clientId: string | null;
  /** The client's presence. */
  readonly stay: Interval;
  readonly work: readonly Work[];
}

/** A visit with its new place. */
export interface PlacedVisit {
  readonly before: ChainVisit;
  readonly after: ChainVisit;
}

/** Everything that no delay moves: other uses of people's time, their working hours, and the client's other times. */
export interface Surroundings<Taken extends Work> {
  readonly taken: readonly Taken[];
  /** By team member. Anyone missing does not work that day. */
  readonly working: ReadonlyMap<string, readonly Interval[]>;
  /** Times of each client's other bookings, which stay where they are, by visit id. */
  readonly clientBusy: ReadonlyMap<string, readonly Interval[]>;
  readonly midnight: number;
}

/** The obstacles to one visit's new place. */
export interface InTheWay<Taken extends Work> {
  readonly visitId: string;
  readonly taken: readonly Taken[];
  /** Times when someone would be needed but does not work. */
  readonly away: readonly Work[];
  readonly clientBusy: readonly Interval[];
  /** The part of the visit after midnight, without the clean-up; null if it ends before. */
  readonly tooLate: Interval | null;
}

/** Visits made at the desk start every five minutes. */
const STEP_MINUTES = 5;

/**
 * Moves on the visits that follow a late one. Each moves only if affected, and only far enough to clear those before
 * it, so that gaps absorb the delay and the order stays. Visits never jump over blocks and the like.
 *
 * @param followers visits that may move, ordered by start
 */
export function chainOf(late: PlacedVisit, followers: readonly ChainVisit[]): PlacedVisit[] {
  const placed = [late];
  for (const before of followers) {
    placed.push({
      before,
      after: firstClear(
        before,
        placed.map(({ after }) => after),
      ),
    });
  }
  return placed.filter(({ before, after }) => before !== after && before.id !== late.before.id);
}

function firstClear(visit: ChainVisit, others: readonly ChainVisit[]): ChainVisit {
  let after = visit;
  let minutes = 0;
  while (others.some((other) => meet(after, other))) {
    minutes += 1;
    minutes += (STEP_MINUTES - ((visit.stay.start + minutes) % STEP_MINUTES)) % STEP_MINUTES;
    after = moved(visit, minutes);
  }
  return after;
}

const moved = (visit: ChainVisit, minutes: number): ChainVisit => ({
  ...visit,
  stay: { start: visit.stay.start + minutes, end: visit.stay.end + minutes },
  work: visit.work.map((work) => ({ ...work, start: work.start + minutes, end: work.end + minutes })),
});

const overlap = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

const meet = (one: ChainVisit, other: ChainVisit): boolean =>
  (one.clientId !== null && one.clientId === other.clientId && overlap(one.stay, other.stay)) ||
  one.work.some((work) =>
    other.work.some(({ staffId, ...at }) => work.staffId === staffId && overlap(work, at)),
  );

/** The obstacles to these visits' new places. Visits without obstacles are left out. */
export const inTheWayOf = <Taken extends Work>(
  visits: readonly PlacedVisit[],
  surroundings: Surroundings<Taken>,
): InTheWay<Taken>[] =>
  visits
    .map((visit) => inTheWay(visit, surroundings))
    .filter(
      ({ taken, away, clientBusy, tooLate }) =>
        taken.length + away.length + clientBusy.length > 0 || tooLate !== null,
    );

/** Checks only newly needed time: what the visit already had is its own, in working hours or not. */
function inTheWay<Taken extends Work>(
  { before, after }: PlacedVisit,
  { taken, working, clientBusy, midnight }: Surroundings<Taken>,
): InTheWay<Taken> {
  const stay = subtract([after.stay], [before.stay]);
  const people = [...new Set(after.work.map(({ staffId }) => staffId))];
  const work = people.flatMap((staffId): Work[] =>
    subtract(merge(timeOf(after, staffId)), timeOf(before, staffId)).map((at) => ({ staffId, ...at })),
  );
  const end = after.stay.end;
  const nextDay = end > midnight ? [{ start: midnight, end: Infinity }] : [];
  return {
    visitId: after.id,
    taken: taken.filter((one) => work.some((part) => part.staffId === one.staffId && overlap(part, one))),
    away: work.flatMap(({ staffId, ...at }) =>
      subtract([at], [...(working.get(staffId) ?? []), ...nextDay]).map((away) => ({ staffId, ...away })),
    ),
    clientBusy: intersect(stay, merge(clientBusy.get(after.id) ?? [])),
    tooLate: end > midnight ? { start: midnight, end } : null,
  };
}

const timeOf = ({ work }: ChainVisit, staffId: string): Interval[] =>
  work.filter((one) => one.staffId === staffId).map(({ start, end }) => ({ start, end }));

/** The delay of a visit's start, in minutes. */
export const minutesLater = ({ before, after }: PlacedVisit): number => after.stay.start - before.stay.start;
