import { holds, intersect, type Interval, merge, shift, subtract } from '../../../common/time/interval.js';
import { clientMinutes, occupiedOffsets, type LineOption } from './segments.js';
import { assign, type Choice, mayMeetOwnCleanUp } from './assignment.js';
import {
  freeTimeOf as poolFreeTimeOf,
  type PoolDay,
  type PoolTime,
  poolTimesOf,
  seat,
  timesInPools,
} from './pools.js';
import { byPreference } from './preference.js';
import { type Candidate, feasibleStarts, stagesWithin } from './stages.js';
import { type Assigner, assignerWithin } from './whole-visit.js';

/** A team member on one day. `position` is their place in the salon's own list. */
export interface StaffDay {
  readonly staffId: string;
  readonly position: number;
  readonly working: readonly Interval[];
  /** Everything that takes up their time, in any order. */
  readonly busy: readonly Interval[];
  readonly bookedMinutes: number;
}

/** One service of a booking, as each team member who offers it would do it, without duplicates. */
export interface LineToPlan {
  readonly options: readonly LineOption[];
  /** The only minute at which it can start; left out for a line that may go anywhere. */
  readonly startsAt?: number | undefined;
}

/** A day at the salon. Anyone not in `staff` is away; a booking starts at one of `gridStarts`, which are in order. */
export interface SalonDay<Minute extends number = number> {
  readonly open: readonly Interval[];
  readonly gridStarts: readonly Minute[];
  readonly staff: ReadonlyMap<string, StaffDay>;
  /** By pool id. Pools that are missing here have no units. Left out if nothing is needed. */
  readonly pools?: ReadonlyMap<string, PoolDay>;
}

/** One planned line: the client is there from `startsAt` to `endsAt`, the team member is needed during `occupied`. */
export interface PlannedLine {
  /** The line's index in the booking, from 0. */
  readonly line: number;
  readonly staffId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly occupied: readonly Interval[];
  /** When the line needs a unit of a pool, turnover included. */
  readonly inPools: readonly PoolTime[];
}

interface StartsOptions<Minute extends number> {
  readonly lines: readonly LineToPlan[];
  readonly day: SalonDay<Minute>;
  /** The earliest requested start that the salon's notice allows. */
  readonly notBefore: number;
  /** The latest requested start. */
  readonly notAfter?: number;
}

interface PlannerOptions {
  readonly lines: readonly LineToPlan[];
  readonly day: SalonDay;
  readonly notBefore: number;
}

export interface PlanOptions extends PlannerOptions {
  readonly startsAt: number;
}

/** Every start of the day at which the whole booking fits, in order: those for which `planBooking` finds a plan. */
export function freeStarts<Minute extends number>(options: StartsOptions<Minute>): Minute[] {
  return findStarts(options, Infinity);
}

/** The first free start, or null if the day has none. */
export function firstFreeStart<Minute extends number>(options: StartsOptions<Minute>): Minute | null {
  return findStarts(options, 1)[0] ?? null;
}

/**
 * Assigns team members and times to the lines of a booking that starts at the given instant; null if it doesn't fit.
 * See `whole-visit.ts` for the order of preference.
 */
export const planBooking = ({ startsAt, ...options }: PlanOptions): PlannedLine[] | null =>
  plannerOf(options)(startsAt);

/** The same for many starts of one day, computing its free times only once. */
export function plannerOf({
  lines,
  day,
  notBefore,
}: PlannerOptions): (startsAt: number) => PlannedLine[] | null {
  const candidates = candidatesOf(lines, day).map((of) => of.toSorted(byPreference));
  const openings = merge(day.open);
  const mustSeat = poolsToSeat(lines, day);
  const assigners = new Map<Interval, Assigner>();
  return (startsAt) => {
    if (lines.length === 0 || startsAt < notBefore || !day.gridStarts.includes(startsAt)) return null;
    const opening = openings.find((stretch) => holds([stretch], startsAt));
    if (opening === undefined) return null;
    const assigner = assigners.get(opening) ?? assignerWithin(opening, candidates);
    assigners.set(opening, assigner);
    const planned = assigner(startsAt)?.map(plannedLine) ?? null;
    return planned && mustSeat.length > 0 && !canSeat(planned, mustSeat) ? null : planned;
  };
}

/** True if each of these pools has a unit for the visit, once the others have been seated again. */
function canSeat(planned: readonly PlannedLine[], pools: readonly (readonly [string, PoolDay])[]): boolean {
  const times = timesInPools(planned.flatMap(({ inPools }) => inPools));
  return pools.every(([poolId, pool]) => seat(pool, times.get(poolId) ?? []) !== null);
}

/** The pools that someone needs on a day on which counting isn't enough. */
function poolsToSeat(lines: readonly LineToPlan[], { pools }: SalonDay): [string, PoolDay][] {
  if (!pools) return [];
  const needed = new Set(
    lines.flatMap(({ options }) => options.flatMap(({ needs = [] }) => needs)).map(({ poolId }) => poolId),
  );
  return [...pools].filter(([poolId, { mustSeat }]) => mustSeat && needed.has(poolId));
}

function findStarts<Minute extends number>(
  { lines, day, notBefore, notAfter = Infinity }: StartsOptions<Minute>,
  atMost: number,
): Minute[] {
  const candidates = candidatesOf(lines, day);
  const mustAssign = mayMeetOwnCleanUp(candidates);
  const planSeated = poolsToSeat(lines, day).length > 0 ? plannerOf({ lines, day, notBefore }) : null;
  const found: Minute[] = [];
  // A client doesn't leave and come back, so the whole booking lies within one opening interval.
  for (const opening of merge(day.open)) {
    const stages = stagesWithin(opening, candidates);
    const starts = stages[0]?.starts ?? [];
    const earliest = Math.max(notBefore, opening.start);
    for (const start of day.gridStarts) {
      if (start < earliest || start > notAfter || !holds(starts, start)) continue;
      if (mustAssign && assign(stages, start) === null) continue;
      if (planSeated && planSeated(start) === null) continue;
      found.push(start);
      if (found.length === atMost) return found;
    }
  }
  return found;
}

/** For each line, the people who offer it and work that day. */
function candidatesOf(lines: readonly LineToPlan[], day: SalonDay): Candidate[][] {
  const freeTimes = new Map<StaffDay, Interval[]>();
  const freeTimeOf = (staff: StaffDay): Interval[] => {
    const freeTime = freeTimes.get(staff) ?? subtract(merge(staff.working), staff.busy);
    freeTimes.set(staff, freeTime);
    return freeTime;
  };
  const freeInPools = new Map<string, Interval[]>();
  const freeInPool = (poolId: string): Interval[] => {
    const pool = day.pools?.get(poolId);
    const freeTime = freeInPools.get(poolId) ?? (pool ? poolFreeTimeOf(pool) : []);
    freeInPools.set(poolId, freeTime);
    return freeTime;
  };
  const startsInPools = (inPools: readonly PoolTime[], starts: Interval[]): Interval[] =>
    inPools.reduce((left, time) => intersect(left, feasibleStarts([time], freeInPool(time.poolId))), starts);
  return lines.map(({ options, startsAt }) =>
    options.flatMap((option) => {
      const staff = day.staff.get(option.staffId);
      if (staff === undefined) return [];
      const { staffId, position, bookedMinutes } = staff;
      const occupied = occupiedOffsets(option);
      const inPools = poolTimesOf(option, 0);
      return [
        {
          staffId,
          position,
          bookedMinutes,
          priceCents: option.priceCents ?? 0,
          clientMinutes: clientMinutes(option.segments),
          occupied,
          inPools,
          starts: only(startsAt, startsInPools(inPools, feasibleStarts(occupied, freeTimeOf(staff)))),
        },
      ];
    }),
  );
}

function only(minute: number | undefined, starts: Interval[]): Interval[] {
  return minute === undefined ? starts : intersect(starts, [{ start: minute, end: minute + 1 }]);
}

const moved = ({ start, end }: Interval, minutes: number): Interval => ({
  start: start + minutes,
  end: end + minutes,
});

function plannedLine({ candidate, startsAt }: Choice, line: number): PlannedLine {
  const { staffId, occupied, inPools } = candidate;
  return {
    line,
    staffId,
    startsAt,
    endsAt: startsAt + candidate.clientMinutes,
    occupied: shift(occupied, startsAt),
    inPools: inPools.map(({ poolId, ...time }) => ({ poolId, ...moved(time, startsAt) })),
  };
}
