import { type Interval, minutesWithin, subtract } from '../common/time/interval.js';
import type { LocalDate } from '../common/time/local-date.js';
import { dayBounds } from '../common/time/zone.js';
import type { BusyInterval } from './allocations.repository.js';
import { type BookingRules, clientRules } from './booking-rules.js';
import type { SalonDay, StaffDay } from './domain/visit.js';
import type { Plan } from './plan.js';

export interface DiaryOptions {
  plan: Plan;
  /** Days in a row, in order. */
  days: LocalDate[];
  staffIds: string[];
  busy: BusyInterval[];
  /** When the client is in another chair; she cannot be offered those times. */
  clientBusy: Interval[];
  /** At which minutes visits start by the rules of whoever asks; left out, on the salon's grid. */
  startsOf?: BookingRules['startsOf'];
}

/** From the first minute of the first day to the last of the last. */
export function boundsOf(days: LocalDate[], zone: string): Interval {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A diary needs at least one day.');
  return { start: dayBounds(first, zone).start, end: dayBounds(last, zone).end };
}

/** The plan of each day with what is taken in it: what the scheduling rules work on. */
export function diaryOf({
  plan,
  days,
  staffIds,
  busy,
  clientBusy,
  startsOf = clientRules.startsOf,
}: DiaryOptions): Map<LocalDate, SalonDay> {
  const bounds = days.map((day) => dayBounds(day, plan.salon.timeZone));
  const busyOf = new Map(staffIds.map((staffId) => [staffId, [] as BusyInterval[]]));
  for (const interval of busy) busyOf.get(interval.staffId)?.push(interval);
  const staffDays = [...busyOf].map(([staffId, intervals]) => ({
    staffId,
    taken: dayByDay(intervals, bounds),
  }));

  const diary = new Map<LocalDate, SalonDay>();
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
    diary.set(day, { open: clientBusy.length > 0 ? subtract(open, clientBusy) : open, gridStarts, staff });
  }
  return diary;
}

/** What is taken of each day, in order. Each interval is looked at once, however many days there are. */
function dayByDay(
  intervals: BusyInterval[],
  days: Interval[],
): { busy: BusyInterval[]; bookedMinutes: number }[] {
  const taken = days.map((bounds) => ({ bounds, busy: [] as BusyInterval[], bookedMinutes: 0 }));
  let first = 0;
  for (const interval of intervals.sort((left, right) => left.start - right.start)) {
    while ((days[first]?.end ?? Infinity) <= interval.start) first += 1;
    for (let index = first; index < taken.length; index++) {
      const day = taken[index];
      if (!day || day.bounds.start >= interval.end) break;
      day.busy.push(interval);
      if (interval.isWork) day.bookedMinutes += minutesWithin([interval], day.bounds);
    }
  }
  return taken;
}
