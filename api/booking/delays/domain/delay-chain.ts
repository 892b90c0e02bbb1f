import { type Interval, intersect, merge, subtract } from '../../../common/time/interval.js';

/** A stretch in which somebody of the team is needed, in minutes. */
export interface Work extends Interval {
  readonly staffId: string;
}

/** A visit as the chain sees it. */
export interface ChainVisit {
  readonly id: string;
  /** Whoever is never in two visits at once; null when it is not known who comes. */
  readonly clientId: string | null;
  /** When the client is there. */
  readonly stay: Interval;
  readonly work: readonly Work[];
}

/** A visit with the place that it gets. */
export interface PlacedVisit {
  readonly before: ChainVisit;
  readonly after: ChainVisit;
}

/** What no delay moves: everything else that takes up people's time, and when they and the client are there at all. */
export interface Surroundings<Taken extends Work> {
  readonly taken: readonly Taken[];
  /** By team member; nobody works who is not in it. */
  readonly working: ReadonlyMap<string, readonly Interval[]>;
  /** When the client of a visit is at the salon for something that stays where it is, by the id of the visit. */
  readonly clientBusy: ReadonlyMap<string, readonly Interval[]>;
  readonly midnight: number;
}

/** What keeps one visit from its new place. */
export interface InTheWay<Taken extends Work> {
  readonly visitId: string;
  readonly taken: readonly Taken[];
  /** When somebody would be needed and does not work. */
  readonly away: readonly Work[];
  readonly clientBusy: readonly Interval[];
  /** How far it would go beyond midnight, clean-up included; null if it ends before. */
  readonly tooLate: Interval | null;
}

/** Visits at the desk start every five minutes. */
const STEP_MINUTES = 5;

/**
 * What becomes of the visits that follow one that takes longer. Each moves only if it is touched, and then by as little as
 * clears those before it, so that gaps take up the delay; their order stays. Blocks and the like are no gaps to jump over.
 *
 * @param followers those that may move, in the order of their starts
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

/** What keeps these visits from their new places; those that nothing keeps from it are left out. */
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

/** Only of the time that it did not have before: what it has is its own, in working hours or not. */
function inTheWay<Taken extends Work>(
  { before, after }: PlacedVisit,
  { taken, working, clientBusy, midnight }: Surroundings<Taken>,
): InTheWay<Taken> {
  const stay = subtract([after.stay], [before.stay]);
  const people = [...new Set(after.work.map(({ staffId }) => staffId))];
  const work = people.flatMap((staffId): Work[] =>
    subtract(merge(timeOf(after, staffId)), timeOf(before, staffId)).map((at) => ({ staffId, ...at })),
  );
  const end = Math.max(after.stay.end, ...after.work.map((part) => part.end));
  return {
    visitId: after.id,
    taken: taken.filter((one) => work.some((part) => part.staffId === one.staffId && overlap(part, one))),
    away: work.flatMap(({ staffId, ...at }) =>
      subtract([at], [...(working.get(staffId) ?? []), { start: midnight, end: Infinity }]).map((away) => ({
        staffId,
        ...away,
      })),
    ),
    clientBusy: intersect(stay, merge(clientBusy.get(after.id) ?? [])),
    tooLate: end > midnight ? { start: midnight, end } : null,
  };
}

const timeOf = ({ work }: ChainVisit, staffId: string): Interval[] =>
  work.filter((one) => one.staffId === staffId).map(({ start, end }) => ({ start, end }));

/** How many minutes later a visit starts. */
export const minutesLater = ({ before, after }: PlacedVisit): number => after.stay.start - before.stay.start;
