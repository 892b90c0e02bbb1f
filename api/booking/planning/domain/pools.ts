import { type Interval, merge, shift } from '../../../common/time/interval.js';
import { clientMinutes, type Need, type Segment } from './segments.js';

/** A unit that is not archived, and the minute from which it is in order. */
export interface Unit {
  readonly unitId: string;
  readonly inOrderFrom: number;
}

/** Time in which someone has a unit, turnover included. */
export interface Seat extends Interval {
  /** Null for someone who is about to get a unit. */
  readonly unitId: string | null;
  /** Null for a hold. */
  readonly bookingId: string | null;
  /** It keeps its unit: it has begun, someone chose the unit, or it belongs to another day. */
  readonly isFixed: boolean;
}

/** A pool on one day. The units are identical, so it makes no difference who has which. */
export interface PoolDay<Taken extends Seat = Seat> {
  readonly units: readonly Unit[];
  readonly taken: readonly Taken[];
  /** With fixed seats in between, counting isn't enough: a start is seated before it is offered. */
  readonly mustSeat: boolean;
}

/** A unit for each of the wanted times, and the units of seats that move to make room. */
export interface Seating<Taken, Wanted> {
  readonly moved: readonly { readonly seat: Taken; readonly unitId: string }[];
  readonly seated: readonly { readonly wanted: Wanted; readonly unitId: string }[];
}

/**
 * When a service needs the unit, in minutes after its start: the whole of it, or the named segments. A colleague who
 * does it in fewer segments needs it for their last one. The turnover follows each time.
 */
export function neededOffsets(
  { segments: wanted, turnoverMinutes }: Need,
  segments: readonly Segment[],
): Interval[] {
  const parts: Interval[] = [];
  for (const { minutes } of segments) {
    const start = parts.at(-1)?.end ?? 0;
    parts.push({ start, end: start + minutes });
  }
  const needed = wanted
    ? wanted.flatMap((index) => parts[Math.min(index, parts.length - 1)] ?? [])
    : [{ start: 0, end: clientMinutes(segments) }];
  return merge(merge(needed).map(({ start, end }) => ({ start, end: end + turnoverMinutes })));
}

/** Time in which a unit of a pool is needed. */
export interface PoolTime<Minute extends number = number> extends Interval<Minute> {
  readonly poolId: string;
}

/** When a line that starts at this minute needs a unit of each pool. */
export const poolTimesOf = (
  { needs = [], segments }: { readonly needs?: readonly Need[]; readonly segments: readonly Segment[] },
  startsAt: number,
): PoolTime[] =>
  needs.flatMap((need) =>
    shift(neededOffsets(need, segments), startsAt).map((time) => ({ poolId: need.poolId, ...time })),
  );

/**
 * When a visit needs each pool, from the times of its lines. It never has two units of one pool at once: the turnover
 * before its own next service is waived, because the same client stays.
 */
export function timesInPools(parts: readonly PoolTime[]): Map<string, Interval[]> {
  const ids = [...new Set(parts.map(({ poolId }) => poolId))].sort();
  return new Map(
    ids.map((id) => [
      id,
      merge(parts.filter(({ poolId }) => poolId === id).map(({ start, end }) => ({ start, end }))),
    ]),
  );
}

/** The times with more units in order than seats taken, in order and without gaps between touching ones. */
export function freeTimeOf({ units, taken }: PoolDay): Interval[] {
  const changes = [
    ...units.map(({ inOrderFrom }) => ({ at: inOrderFrom, by: 1 })),
    ...taken.flatMap(({ start, end }) => [
      { at: start, by: -1 },
      { at: end, by: 1 },
    ]),
  ].sort((left, right) => left.at - right.at);
  const free: Interval[] = [];
  let left = 0;
  for (const [index, { at, by }] of changes.entries()) {
    left += by;
    const end = changes[index + 1]?.at ?? Infinity;
    if (left > 0) free.push({ start: at, end });
  }
  return merge(free);
}

/**
 * Gives each wanted time a unit, and the other seats of the day theirs again, from left to right by start. Fixed seats
 * stay. That finds room wherever fewer seats are taken than there are units, unless fixed seats lie in between. Seats
 * on units that are out of order come last, and stay if there is no room. Null if one of the others finds none.
 */
export function seat<Taken extends Seat, Wanted extends Interval>(
  { units, taken }: PoolDay<Taken>,
  wanted: readonly Wanted[],
): Seating<Taken, Wanted> | null {
  const arranged = new Map<string, Interval[]>(units.map(({ unitId }) => [unitId, []]));
  const isFree = (unit: Unit, time: Interval): boolean =>
    unit.inOrderFrom <= time.start &&
    !(arranged.get(unit.unitId) ?? []).some((other) => overlap(other, time));
  const isStranded = ({ unitId, start }: Seat): boolean =>
    unitId !== null && !units.some((unit) => unit.unitId === unitId && unit.inOrderFrom <= start);
  const settle = (unitId: string | null, time: Interval) => void arranged.get(unitId ?? '')?.push(time);

  const inUse = (unit: Unit, time: Interval): boolean =>
    taken.some((other) => other.unitId === unit.unitId && overlap(other, time));
  // A seat on a unit that is out of order may last until after the unit is back.
  for (const each of taken) if (each.isFixed || isStranded(each)) settle(each.unitId, each);

  const left: { time: Interval; own: Taken | null; wanted: Wanted | null }[] = [
    ...taken
      .filter((each) => !each.isFixed && !isStranded(each))
      .map((own) => ({ time: own, own, wanted: null })),
    ...wanted.map((each) => ({ time: each, own: null, wanted: each })),
  ].sort((one, other) => one.time.start - other.time.start);
  const moved: { seat: Taken; unitId: string }[] = [];
  const seated: { wanted: Wanted; unitId: string }[] = [];
  for (const { time, own, wanted: isWanted } of left) {
    const free = units.filter((unit) => isFree(unit, time));
    // Prefer what disturbs no one: their own unit, or one that is unused all that time.
    const unit =
      free.find(({ unitId }) => unitId === own?.unitId) ?? free.find((each) => !inUse(each, time)) ?? free[0];
    if (!unit) return null;
    settle(unit.unitId, time);
    if (isWanted) seated.push({ wanted: isWanted, unitId: unit.unitId });
    else if (own && own.unitId !== unit.unitId) moved.push({ seat: own, unitId: unit.unitId });
  }
  for (const each of taken.filter((one) => !one.isFixed && isStranded(one))) {
    const unit = units.find((one) => one.unitId !== each.unitId && isFree(one, each));
    if (!unit) continue;
    settle(unit.unitId, each);
    moved.push({ seat: each, unitId: unit.unitId });
  }
  return { moved, seated };
}

const overlap = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;
