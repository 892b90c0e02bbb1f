import { type EpochMinute, epochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { type PoolDay, type PoolTime, type Seat, seat, timesInPools } from '../planning/domain/pools.js';
import { type BookableLine, poolsOf } from '../planning/bookable-lines.js';
import type { Plan } from '../planning/plan.js';
import { withCleanUp } from './staff-time.js';

/** Time in which a unit is taken, as it was read. */
export interface SeatRow extends Interval<EpochMinute> {
  id: string;
  unitId: string;
  /** Null for a hold. */
  bookingId: string | null;
  /** Someone chose this unit. */
  isPinned: boolean;
}

/** A seat that may move, and where it is kept. */
export interface PoolSeat extends Seat {
  readonly id: string;
}

/** The units that a visit takes, and those that others change to for it. */
export interface SeatChanges {
  moved: { id: string; unitId: string }[];
  seated: (Interval<EpochMinute> & { unitId: string })[];
}

/** What decides how freely the seats of a day may be arranged. */
interface PoolDayOptions {
  plan: Pick<Plan, 'pools'>;
  /** The day, from midnight to midnight. */
  bounds: Interval<EpochMinute>;
  now: EpochMinute;
  seats: readonly SeatRow[];
  /** Bookings that leave their seats in the same step. */
  exceptIds: readonly string[];
  /** Units that belonged to the pool until now. */
  formerUnitIds?: readonly string[];
}

/** The pools that these lines need, with their units. */
export const poolsToLock = (
  lines: readonly BookableLine[],
  plan: Pick<Plan, 'pools'>,
): { id: string; unitIds: string[] }[] => poolsOf(lines).map((id) => ({ id, unitIds: unitsOf(id, plan) }));

export const unitsOf = (poolId: string, { pools }: Pick<Plan, 'pools'>): string[] =>
  pools.get(poolId)?.units.map(({ id }) => id) ?? [];

/** A pool on one day. A pool that has been archived since has no units. */
export function poolDayOf(
  poolId: string,
  { plan, bounds, now, seats, exceptIds, formerUnitIds = [] }: PoolDayOptions,
): PoolDay<PoolSeat> {
  const units = plan.pools.get(poolId)?.units ?? [];
  const ids = new Set([...units.map(({ id }) => id), ...formerUnitIds]);
  const reach = withCleanUp(bounds);
  const taken = seats
    .filter(({ unitId, bookingId, start, end }) => {
      const isGone = bookingId !== null && exceptIds.includes(bookingId);
      return ids.has(unitId) && !isGone && start < reach.end && end > reach.start;
    })
    .map(({ isPinned, ...each }): PoolSeat => ({
      ...each,
      isFixed: isPinned || each.start <= now || each.start < bounds.start || each.start >= bounds.end,
    }));
  // Fixed seats that all meet one instant, now or midnight, leave room to arrange the rest.
  const from = Math.max(now, bounds.start);
  const mustSeat = taken.some(({ isFixed, start, end }) => isFixed && start > from && end > now);
  return { units: units.map(unitOf), taken, mustSeat };
}

const unitOf = ({ id, isOut, outUntil }: { id: string; isOut: boolean; outUntil: number | null }) => ({
  unitId: id,
  inOrderFrom: isOut ? (outUntil ?? Infinity) : -Infinity,
});

/** Units for a visit in all its pools; the first pool without room if there is one. */
export function seatVisit(
  times: readonly PoolTime[],
  pools: ReadonlyMap<string, PoolDay<PoolSeat>>,
): SeatChanges | { fullPoolId: string } {
  const changes: SeatChanges = { moved: [], seated: [] };
  for (const [poolId, wanted] of timesInPools(times)) {
    const pool = pools.get(poolId);
    const seating = pool ? seat(pool, wanted) : null;
    if (!seating) return { fullPoolId: poolId };
    changes.moved.push(...seating.moved.map(({ seat: { id }, unitId }) => ({ id, unitId })));
    changes.seated.push(
      ...seating.seated.map(({ wanted: { start, end }, unitId }) => ({
        unitId,
        start: epochMinute(start),
        end: epochMinute(end),
      })),
    );
  }
  return changes;
}

/** A booking at a time that is decided, and when it needs which pools. */
export interface VisitToSeat {
  bookingId: string;
  inPools: readonly PoolTime[];
}

/** The pools that these visits need, with their units. */
export const poolsForVisits = (
  visits: readonly Pick<VisitToSeat, 'inPools'>[],
  plan: Pick<Plan, 'pools'>,
): { id: string; unitIds: string[] }[] =>
  [...new Set(visits.flatMap(({ inPools }) => inPools.map(({ poolId }) => poolId)))]
    .filter((id) => plan.pools.has(id))
    .map((id) => ({ id, unitIds: unitsOf(id, plan) }));

/** Units for several bookings at once, by booking; the first pool without room if there is one. */
export function seatTogether(
  visits: readonly VisitToSeat[],
  pools: ReadonlyMap<string, PoolDay<PoolSeat>>,
): Map<string, SeatChanges> | { fullPoolId: string } {
  const found = new Map<string, SeatChanges>(
    visits.map(({ bookingId }) => [bookingId, { moved: [], seated: [] }]),
  );
  for (const [poolId, pool] of pools) {
    const wanted = visits.flatMap(({ bookingId, inPools }) =>
      (timesInPools(inPools).get(poolId) ?? []).map((time) => ({ bookingId, ...time })),
    );
    const seating = seat(pool, wanted);
    if (!seating) return { fullPoolId: poolId };
    const moved = seating.moved.map(({ seat: { id }, unitId }) => ({ id, unitId }));
    for (const { bookingId } of wanted.slice(0, 1)) found.get(bookingId)?.moved.push(...moved);
    for (const { wanted: time, unitId } of seating.seated) {
      const { bookingId, start, end } = time;
      found.get(bookingId)?.seated.push({ unitId, start: epochMinute(start), end: epochMinute(end) });
    }
  }
  return found;
}
