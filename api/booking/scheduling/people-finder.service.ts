import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { intersect, type Interval, merge } from '../../common/time/interval.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import type { Statement } from '../../database/statement.js';
import { RetryTransactionError } from '../../database/transaction.js';
import { AllocationsService } from './allocations.service.js';
import type { BookingRules } from '../planning/booking-rules.js';
import {
  type PlannedLine,
  type PlanOptions,
  planBooking,
  type SalonDay,
  type StaffDay,
} from '../planning/domain/planning.js';
import { type DraftLine, staffOf, unstaffedProblems } from '../planning/draft.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { salonDaysOf } from './salon-days.js';
import { intervalsOf, type ScheduleRequest } from './schedule-request.js';

/** Longer than any booking reaches into the next day. */
const LATER_MINUTES = 2 * 24 * 60;

/** Who does what, from one start. */
export interface FoundPeople {
  plan: Plan;
  drafts: DraftLine[];
  planned: PlannedLine[];
  /** Whether the client holds anything themselves. */
  isHolding: boolean;
  /** The client has another booking at that time. */
  clientIsBusy: boolean;
  also: unknown;
}

/** A question to which the answer is null. */
const NOTHING: Statement = { sql: 'NULL::json', values: [] };

/** Nobody can do it from that start. */
export class NobodyFreeError extends Error {}

/** Somebody is free but doesn't work then. */
export class OnlyOutsideHoursError extends NobodyFreeError {}

/** Somebody is free but the day is not long enough. */
export class EndsAfterMidnightError extends NobodyFreeError {}

/** Finds who can do what is asked for from one start: by the plan and by what is taken at that moment. */
@Injectable()
export class PeopleFinderService {
  constructor(
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /** Who does what from that start. Throws when it is not to be booked, or `NobodyFreeError` when nobody is free. */
  async find(
    request: ScheduleRequest,
    start: Date,
    within: EntityManager,
    { isLocking, also: alsoAsked }: { isLocking: boolean; also?: Statement | undefined },
  ): Promise<FoundPeople> {
    const plan = await this.plans.latestKnownWithin(within);
    const drafts = request.draft(plan);
    const problems = 'problems' in drafts ? drafts.problems : unstaffedProblems(drafts);
    if ('problems' in drafts || problems.length > 0) return this.refuse(problems, plan, within);
    const startsAt = minuteOf(start);
    const reason = request.rules.rejectionReason(startsAt, plan, this.clock.nowMinutes());
    if (reason !== null) return this.refuse([{ pointer: '#/startsAt', detail: reason }], plan, within);

    const day = localDayOf(startsAt, plan.salon.timeZone);
    const bounds = dayBounds(day, plan.salon.timeZone);
    const staffIds = staffOf(drafts);
    // A hold that expires between these two instants still counts here, which harms nobody.
    const also = [request.clientBusyWithin(bounds) ?? NOTHING, alsoAsked ?? NOTHING];
    const query = { staffIds, within: bounds, now: this.clock.now(), except: request.except, also };
    // Sent behind each other without waiting. A statement sees what was committed before it began to run, so those behind
    // the lock see what whoever had it before has done.
    const [, { planVersion, busy, isHolding, also: answers }] = await Promise.all([
      isLocking && this.allocations.lockDays([{ staffIds, days: [day] }], plan.salon.timeZone, within),
      this.allocations.busyWithin(query, within),
    ]);
    const clientBusy = intervalsOf(answers[0]);
    if (planVersion !== plan.version) {
      await this.plans.reloadWithin(within);
      throw new RetryTransactionError('The salon changed its plan meanwhile.');
    }

    const { startsOf } = request.rules;
    const dayFor = (clientBusy: Interval[]) =>
      salonDaysOf({ plan, days: [day], staffIds, busy, clientBusy, startsOf }).get(day);
    const [salonDay, dayWithoutClient] = [dayFor(clientBusy), dayFor([])];
    if (!salonDay || !dayWithoutClient) throw new NobodyFreeError();
    const wanted = { lines: drafts, startsAt, notBefore: startsAt };
    // Somebody who is done before the client's next booking comes first. If nobody is, the write is refused for what it
    // is: not the salon but the client is busy.
    const planned =
      planBooking({ ...wanted, day: salonDay }) ??
      planBooking({ ...wanted, day: dayWithoutClient }) ??
      this.planOutsideHours(wanted, dayWithoutClient, bounds, plan, request.rules);
    const clientIsBusy = intersect([spanOf(planned)], merge(clientBusy)).length > 0;
    return { plan, drafts, planned, isHolding, clientIsBusy, also: answers[1] };
  }

  /** The booking with people who are free but don't work then, if the rules allow it. Throws when nobody is left. */
  private planOutsideHours(
    wanted: Omit<PlanOptions, 'day'>,
    salonDay: SalonDay,
    bounds: Interval,
    plan: Plan,
    { outsideHours }: BookingRules,
  ): PlannedLine[] {
    if (outsideHours === 'never') throw new NobodyFreeError();
    const planWithin = (stretch: Interval) =>
      planBooking({ ...wanted, day: roundTheClock(salonDay, wanted.startsAt, stretch, plan) });
    const planned = planWithin(bounds);
    if (!planned) {
      const isOnlyTooLate = planWithin({ ...bounds, end: bounds.end + LATER_MINUTES });
      throw isOnlyTooLate ? new EndsAfterMidnightError() : new NobodyFreeError();
    }
    if (outsideHours === 'on-request') throw new OnlyOutsideHoursError();
    return planned;
  }

  /** Only refuses by the salon's current plan; an outdated one is read again and checked again. */
  async refuse(problems: FieldProblem[], plan: Plan, within: EntityManager): Promise<never> {
    if (await this.plans.isLatest(plan, within)) throw invalidInput(problems);
    await this.plans.reloadWithin(within);
    throw new RetryTransactionError('The salon changed its plan meanwhile.');
  }
}

/** When the client is there, whether somebody is at work on them or not. */
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
