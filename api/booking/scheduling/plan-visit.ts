import type { FieldProblem } from '../../common/problem/problem.js';
import { type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { intersect, type Interval, merge } from '../../common/time/interval.js';
import type { LocalDate } from '../../common/time/local-date.js';
import type { KeptAnswer } from '../../platform/idempotency/kept-answer.js';
import { dayBounds } from '../../common/time/zone.js';
import type { BookingRules } from '../planning/booking-rules.js';
import {
  type PlannedLine,
  type PlanOptions,
  planBooking,
  type SalonDay,
  type StaffDay,
} from '../planning/domain/planning.js';
import {
  type BookableLine,
  type InvalidLines,
  poolsOf,
  staffOf,
  unstaffedProblems,
} from '../planning/bookable-lines.js';
import type { PoolDay, PoolTime } from '../planning/domain/pools.js';
import type { Plan } from '../planning/plan.js';
import { salonDaysOf, type SeatedDay } from './salon-days.js';
import { leavingOf, type WantedVisit } from './schedule-request.js';
import { type Scheduled, scheduledOf, stretchesOf } from './scheduled-line.js';
import { type SeatChanges, type SeatRow, seatVisit } from './seats.js';
import type { BusyInterval, StaffTime } from './staff-time.js';

/** Everything that decides if a visit is possible, at one moment; with locks, still valid now. */
export interface DayRead {
  plan: Plan;
  lines: BookableLine[] | InvalidLines;
  /** The salon’s local date on which the visit starts. */
  day: LocalDate;
  now: EpochMinute;
  busy: BusyInterval[];
  /** Who has the units of the pools that are needed, including the replaced booking. */
  seats: readonly SeatRow[];
  /** Times of the client's other bookings. */
  clientBusy: Interval<EpochMinute>[];
  /** The client has another hold than the replaced one. */
  isHolding: boolean;
  /** The time taken by the replaced hold. */
  held: StaffTime[];
  /** The answer to an earlier identical submit. */
  keptAnswer: KeptAnswer | null;
}

/** A schedule, and the time it takes from each team member. */
export interface PlannedVisit extends Scheduled {
  stretches: StaffTime[];
  /** The units it takes. */
  seats: SeatChanges;
  /** When it needs each pool. */
  inPools: readonly PoolTime[];
  /** The client has another booking at that time. */
  clientIsBusy: boolean;
}

/**
 * Why the visit is impossible. `outside-hours`: no one works then. With `canConfirm`, someone would be free. With
 * `fullPools`, someone is free, and only these pools are not: their titles.
 */
export type Refusal =
  | { reason: 'invalid'; problems: FieldProblem[] }
  | { reason: 'taken'; fullPools?: string[] }
  | { reason: 'ends-after-midnight' }
  | { reason: 'outside-hours'; canConfirm: boolean };

/** Longer than any booking extends into the next day. */
const LATER_MINUTES = 2 * 24 * 60;

/** Why no one could ever do it from that start, by the plan and the rules alone. Empty if someone could. */
export function problemsByPlan(
  { request, startsAt }: WantedVisit,
  { plan, lines, now }: Pick<DayRead, 'plan' | 'lines' | 'now'>,
): FieldProblem[] {
  const problems = 'problems' in lines ? lines.problems : unstaffedProblems(lines, plan);
  if (problems.length > 0) return problems;
  const reason = request.rules.rejectionReason(minuteOf(startsAt), plan, now);
  return reason === null ? [] : [{ pointer: '#/startsAt', detail: reason }];
}

/** The same day, with people available only in their held time. */
export function asHeld(day: SalonDay, held: readonly StaffTime[]): SalonDay {
  const heldOf = (id: string) => merge(held.filter(({ staffId }) => staffId === id));
  const staff = [...day.staff].map(([id, member]): [string, StaffDay] => [
    id,
    { ...member, working: intersect(merge(member.working), heldOf(id)) },
  ]);
  return { ...day, staff: new Map(staff) };
}

/**
 * Decides who does what, from what was read. Held people come first, since the client has been shown their name and
 * price; then someone who finishes before the client's next booking.
 */
export function planVisit(wanted: WantedVisit, read: DayRead): PlannedVisit | Refusal {
  const { plan, lines, day, busy, clientBusy, held } = read;
  const problems = problemsByPlan(wanted, read);
  if ('problems' in lines || problems.length > 0) return { reason: 'invalid', problems };

  const { rules } = wanted.request;
  const pools = {
    ids: poolsOf(lines),
    seats: read.seats,
    exceptIds: leavingOf(wanted.request),
    now: read.now,
  };
  const dayFor = (clientBusy: Interval[]) =>
    salonDaysOf({
      plan,
      days: [day],
      staffIds: staffOf(lines),
      busy,
      clientBusy,
      startsOf: rules.startsOf,
      pools,
    }).get(day);
  const [salonDay, dayWithoutClient] = [dayFor(clientBusy), dayFor([])];
  if (!salonDay || !dayWithoutClient) return { reason: 'taken' };
  const startsAt = minuteOf(wanted.startsAt);
  const asked = { lines, startsAt, notBefore: startsAt };
  // If no one finishes before the client's next booking, refuse for that reason: the client is busy, not the salon.
  const planned =
    (held.length > 0 ? planBooking({ ...asked, day: asHeld(salonDay, held) }) : null) ??
    planBooking({ ...asked, day: salonDay }) ??
    planBooking({ ...asked, day: dayWithoutClient }) ??
    planOutsideHours(asked, dayWithoutClient, read, rules);
  if ('reason' in planned) {
    const fullPools = planned.reason === 'taken' ? fullPoolsOf(asked, dayWithoutClient, plan) : [];
    return fullPools.length > 0 ? { reason: 'taken', fullPools } : planned;
  }
  const inPools = planned.flatMap((line) => line.inPools);
  const seats = seatVisit(inPools, salonDay.pools);
  if ('fullPoolId' in seats) return { reason: 'taken', fullPools: titlesOf([seats.fullPoolId], plan) };
  return {
    ...scheduledOf({ plan, bookables: lines, planned }),
    stretches: planned.flatMap(stretchesOf),
    seats,
    inPools,
    clientIsBusy: intersect([spanOf(planned)], merge(clientBusy)).length > 0,
  };
}

/** Uses people who are free but don't work then, if the rules allow it. Otherwise says why the visit is impossible. */
function planOutsideHours(
  wanted: Omit<PlanOptions, 'day'>,
  salonDay: SalonDay,
  { plan, day }: DayRead,
  { outsideHours }: BookingRules,
): PlannedLine[] | Refusal {
  const bounds = dayBounds(day, plan.salon.timeZone);
  const isForClients = outsideHours === 'never';
  // For clients, a time at which someone works has been taken by someone else.
  if (isForClients && planBooking({ ...wanted, day: idle(salonDay) })) return { reason: 'taken' };
  const within = isForClients ? idle(salonDay) : salonDay;
  const planUntil = (end: number) =>
    planBooking({
      ...wanted,
      day: roundTheClock(within, wanted.startsAt, { start: bounds.start, end }, plan),
    });
  const planned = planUntil(bounds.end);
  if (planned) {
    return outsideHours === 'allowed' ? planned : { reason: 'outside-hours', canConfirm: !isForClients };
  }
  return { reason: planUntil(bounds.end + LATER_MINUTES) ? 'ends-after-midnight' : 'taken' };
}

/** The same day as if nothing had been booked yet. */
function idle(day: SalonDay): SalonDay {
  const staff = [...day.staff].map(([id, member]): [string, StaffDay] => [id, { ...member, busy: [] }]);
  const pools = new Map([...(day.pools ?? [])].map(([id, pool]) => [id, { ...pool, taken: [] }]));
  return { ...day, staff: new Map(staff), pools };
}

/**
 * Titles of the pools without room, if team members are free: those that alone are in the way, or else all that are
 * needed.
 */
function fullPoolsOf(asked: Omit<PlanOptions, 'day'>, day: SeatedDay, plan: Plan): string[] {
  const isFreeWithout = (ids: readonly string[]) => {
    const pools = new Map([...day.pools].map(([id, pool]) => [id, ids.includes(id) ? roomy : pool]));
    return planBooking({ ...asked, day: { ...day, pools } }) !== null;
  };
  const ids = [...day.pools.keys()];
  if (ids.length === 0 || !isFreeWithout(ids)) return [];
  const alone = ids.filter((id) => isFreeWithout([id]));
  return titlesOf(alone.length > 0 ? alone : ids, plan);
}

/** A pool that is never full. */
const roomy: PoolDay = { units: [{ unitId: '', inOrderFrom: -Infinity }], taken: [], mustSeat: false };

const titlesOf = (poolIds: readonly string[], { pools }: Plan): string[] =>
  poolIds.flatMap((id) => pools.get(id)?.title ?? []);

/** The client's presence, including waits. */
const spanOf = (planned: PlannedLine[]): Interval => ({
  start: Math.min(...planned.map(({ startsAt }) => startsAt)),
  end: Math.max(...planned.map(({ endsAt }) => endsAt)),
});

/**
 * The same day, as if all team members worked around the clock. Clients leave by its last minute, but the clean-up may
 * take longer.
 */
function roundTheClock(day: SalonDay, startsAt: number, bounds: Interval, plan: Plan): SalonDay {
  const working = [{ start: bounds.start, end: bounds.end + LATER_MINUTES }];
  const staff = [...day.staff].map(([id, member]): [string, StaffDay] => [
    id,
    plan.members.has(id) ? { ...member, working } : member,
  ]);
  return { ...day, open: [bounds], gridStarts: [startsAt], staff: new Map(staff) };
}
