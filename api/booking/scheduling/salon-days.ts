import { type Interval, minutesWithin, subtract } from '../../common/time/interval.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { dayBounds } from '../../common/time/zone.js';
import { poolDayOf, type PoolSeat, type SeatRow } from './seats.js';
import type { BusyInterval } from './staff-time.js';
import { type BookingRules, clientRules } from '../planning/booking-rules.js';
import type { PoolDay } from '../planning/domain/pools.js';
import type { SalonDay, StaffDay } from '../planning/domain/planning.js';
import type { Plan } from '../planning/plan.js';

export interface SalonDaysOptions {
  plan: Plan;
  /** Consecutive days, in order. */
  days: LocalDate[];
  staffIds: string[];
  busy: BusyInterval[];
  /** Times of the client's other bookings, which are not offered. */
  clientBusy: Interval[];
  /** The minutes at which a booking may start; if left out, the salon's grid. */
  startsOf?: BookingRules['startsOf'];
  /** Who has the units of these pools, and the booking that leaves its own; left out if no pool is needed. */
  pools?: { ids: string[]; seats: readonly SeatRow[]; exceptIds: readonly string[]; now: EpochMinute };
}

/** A day whose seats can be arranged again. */
export interface SeatedDay extends SalonDay<EpochMinute> {
  readonly pools: ReadonlyMap<string, PoolDay<PoolSeat>>;
}

/** From the first minute of the first day to the last minute of the last. */
export function boundsOf(days: LocalDate[], zone: string): Interval<EpochMinute> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There must be at least one day.');
  return { start: dayBounds(first, zone).start, end: dayBounds(last, zone).end };
}

/** Each day's plan with its taken time: the input of the scheduling rules. */
export function salonDaysOf({
  plan,
  days,
  staffIds,
  busy,
  clientBusy,
  startsOf = clientRules.startsOf,
  pools: inPools,
}: SalonDaysOptions): Map<LocalDate, SeatedDay> {
  const bounds = days.map((day) => dayBounds(day, plan.salon.timeZone));
  const busyOf = new Map(staffIds.map((staffId) => [staffId, [] as BusyInterval[]]));
  for (const interval of busy) busyOf.get(interval.staffId)?.push(interval);
  const staffDays = [...busyOf].map(([staffId, intervals]) => ({
    staffId,
    taken: dayByDay(intervals, bounds),
  }));

  const salonDays = new Map<LocalDate, SeatedDay>();
  for (const [index, day] of days.entries()) {
    const { open, working } = plan.day(day);
    const gridStarts = open.length > 0 ? startsOf(day, plan) : [];
    const staff = new Map<string, StaffDay>();
    for (const { staffId, taken } of staffDays) {
      staff.set(staffId, {
        staffId,
        position: plan.positions.get(staffId) ?? Number.MAX_SAFE_INTEGER,
        working: working.get(staffId) ?? [],
        busy: taken[index]?.busy ?? [],
        bookedMinutes: taken[index]?.bookedMinutes ?? 0,
      });
    }
    const dayBounds = bounds[index];
    const pools = new Map(
      dayBounds &&
        inPools?.ids.map((id): [string, PoolDay<PoolSeat>] => [
          id,
          poolDayOf(id, { plan, bounds: dayBounds, ...inPools }),
        ]),
    );
    salonDays.set(day, {
      pools,
      open: clientBusy.length > 0 ? subtract(open, clientBusy) : open,
      gridStarts,
      staff,
    });
  }
  return salonDays;
}

/**
 * The taken time of each day, in order. The last day also has the time taken right after it, into which a clean-up may
 * reach. Looks at each interval once, however many days there are.
 */
function dayByDay(
  intervals: BusyInterval[],
  days: Interval[],
): { busy: BusyInterval[]; bookedMinutes: number }[] {
  const taken = days.map((bounds) => ({ bounds, busy: [] as BusyInterval[], bookedMinutes: 0 }));
  let first = 0;
  for (const interval of intervals.sort((left, right) => left.start - right.start)) {
    while (first < days.length - 1 && (days[first]?.end ?? Infinity) <= interval.start) first += 1;
    for (let index = first; index < taken.length; index++) {
      const day = taken[index];
      if (!day || day.bounds.start >= interval.end) break;
      day.busy.push(interval);
      if (interval.isWork) day.bookedMinutes += minutesWithin([interval], day.bounds);
    }
  }
  return taken;
}
