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
  staffOf,
  unstaffedProblems,
} from '../planning/bookable-lines.js';
import type { Plan } from '../planning/plan.js';
import { salonDaysOf } from './salon-days.js';
import type { WantedVisit } from './schedule-request.js';
import { type Scheduled, scheduledOf, stretchesOf } from './scheduled-line.js';
import type { BusyInterval, StaffTime } from './staff-time.js';

/** All that decides whether a visit is possible, as it was at one moment; with locks, as it still is. */
export interface DayRead {
  plan: Plan;
  lines: BookableLine[] | InvalidLines;
  /** The salon’s day on which the visit starts. */
  day: LocalDate;
  now: EpochMinute;
  busy: BusyInterval[];
  /** When the client has other bookings. */
  clientBusy: Interval<EpochMinute>[];
  /** The client holds something themselves, apart from the hold that is replaced. */
  isHolding: boolean;
  /** What the hold that is replaced takes up. */
  held: StaffTime[];
  /** What was answered to the same submit before. */
  keptAnswer: KeptAnswer | null;
}

/** Who does what when, and the time that it takes of them. */
export interface PlannedVisit extends Scheduled {
  stretches: StaffTime[];
  /** The client has another booking at that time. */
  clientIsBusy: boolean;
}

/** Why there is no such visit. `outside-hours`: people are free and do not work then. */
export type Refusal =
  | { reason: 'invalid'; problems: FieldProblem[] }
  | { reason: 'taken' | 'outside-hours' | 'ends-after-midnight' };

/** Longer than any booking reaches into the next day. */
const LATER_MINUTES = 2 * 24 * 60;

/** Why nobody could ever do it from that start, whoever is free; by the plan and the rules alone. Empty when they could. */
export function problemsByPlan(
  { request, startsAt }: WantedVisit,
  { plan, lines, now }: Pick<DayRead, 'plan' | 'lines' | 'now'>,
): FieldProblem[] {
  const problems = 'problems' in lines ? lines.problems : unstaffedProblems(lines);
  if (problems.length > 0) return problems;
  const reason = request.rules.rejectionReason(minuteOf(startsAt), plan, now);
  return reason === null ? [] : [{ pointer: '#/startsAt', detail: reason }];
}

/** The same day, on which people are there only for what is held of their time. */
export function asHeld(day: SalonDay, held: readonly StaffTime[]): SalonDay {
  const heldOf = (id: string) => merge(held.filter(({ staffId }) => staffId === id));
  const staff = [...day.staff].map(([id, member]): [string, StaffDay] => [
    id,
    { ...member, working: intersect(merge(member.working), heldOf(id)) },
  ]);
  return { ...day, staff: new Map(staff) };
}

/**
 * Decides who does what, from what was read. Whoever is held comes first, since the client has been shown their name and
 * price; then someone who is done before the client's next booking.
 */
export function planVisit(wanted: WantedVisit, read: DayRead): PlannedVisit | Refusal {
  const { plan, lines, day, busy, clientBusy, held } = read;
  const problems = problemsByPlan(wanted, read);
  if ('problems' in lines || problems.length > 0) return { reason: 'invalid', problems };

  const { rules } = wanted.request;
  const dayFor = (clientBusy: Interval[]) =>
    salonDaysOf({
      plan,
      days: [day],
      staffIds: staffOf(lines),
      busy,
      clientBusy,
      startsOf: rules.startsOf,
    }).get(day);
  const [salonDay, dayWithoutClient] = [dayFor(clientBusy), dayFor([])];
  if (!salonDay || !dayWithoutClient) return { reason: 'taken' };
  const startsAt = minuteOf(wanted.startsAt);
  const asked = { lines, startsAt, notBefore: startsAt };
  // Without anyone who is done before the client's next booking, the write is refused for that reason: it is the client who
  // is busy, and not the salon.
  const planned =
    (held.length > 0 ? planBooking({ ...asked, day: asHeld(salonDay, held) }) : null) ??
    planBooking({ ...asked, day: salonDay }) ??
    planBooking({ ...asked, day: dayWithoutClient }) ??
    planOutsideHours(asked, dayWithoutClient, read, rules);
  if ('reason' in planned) return planned;
  return {
    ...scheduledOf({ plan, bookables: lines, planned }),
    stretches: planned.flatMap(stretchesOf),
    clientIsBusy: intersect([spanOf(planned)], merge(clientBusy)).length > 0,
  };
}

/** With people who are free but don't work then, if the rules allow it. */
function planOutsideHours(
  wanted: Omit<PlanOptions, 'day'>,
  salonDay: SalonDay,
  { plan, day }: DayRead,
  { outsideHours }: BookingRules,
): PlannedLine[] | Refusal {
  if (outsideHours === 'never') return { reason: 'taken' };
  const bounds = dayBounds(day, plan.salon.timeZone);
  const planWithin = (stretch: Interval) =>
    planBooking({ ...wanted, day: roundTheClock(salonDay, wanted.startsAt, stretch, plan) });
  const planned = planWithin(bounds);
  if (planned) return outsideHours === 'on-request' ? { reason: 'outside-hours' } : planned;
  const isOnlyTooLate = planWithin({ ...bounds, end: bounds.end + LATER_MINUTES });
  return { reason: isOnlyTooLate ? 'ends-after-midnight' : 'taken' };
}

/** When the client is there, whether someone is at work on them or not. */
const spanOf = (planned: PlannedLine[]): Interval => ({
  start: Math.min(...planned.map(({ startsAt }) => startsAt)),
  end: Math.max(...planned.map(({ endsAt }) => endsAt)),
});

/** The same day as if everybody who works at the salon were there from the first minute to the last. */
function roundTheClock(day: SalonDay, startsAt: number, bounds: Interval, plan: Plan): SalonDay {
  const staff = [...day.staff].map(([id, member]): [string, StaffDay] => [
    id,
    plan.members.has(id) ? { ...member, working: [bounds] } : member,
  ]);
  return { open: [bounds], gridStarts: [startsAt], staff: new Map(staff) };
}
