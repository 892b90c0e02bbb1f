import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { invalidInput } from '../common/problem/common.problems.js';
import type { FieldProblem } from '../common/problem/problem.js';
import { epochMinute, minuteOf } from '../common/time/epoch-minute.js';
import type { Interval } from '../common/time/interval.js';
import { addDays, type LocalDate } from '../common/time/local-date.js';
import { dayBounds, localDayOf } from '../common/time/zone.js';
import { violates } from '../database/pg-errors.js';
import { inPipelinedTransaction, type Later } from '../database/pipelined-transaction.js';
import type { Statement } from '../database/statement.js';
import { inTransaction, RetryTransactionError } from '../database/transaction.js';
import type { AllocationOwner, StaffTime } from './staff-time.js';
import { AllocationsService } from './allocations.service.js';
import type { BookingRules } from './booking-rules.js';
import {
  type PlannedLine,
  type PlanOptions,
  planBooking,
  type SalonDay,
  type StaffDay,
} from './domain/planning.js';
import { type DraftLine, unstaffedProblems } from './draft.js';
import { FreeTimesService } from './free-times.service.js';
import type { Plan } from './plan.js';
import { PlanService } from './plan.service.js';
import { salonDaysOf } from './salon-days.js';
import { intervalsOf, type ScheduleRequest } from './schedule-request.js';
import { type ScheduledLine, scheduledLineOf, stretchesOf } from './scheduled-line.js';
import { endsAfterMidnight, outsideHours, slotTaken } from './scheduling.problems.js';
import { sentence } from '../common/words/sentence.js';

export interface Scheduled {
  plan: Plan;
  lines: ScheduledLine[];
}

/** A transaction in which team members can be made busy. */
export interface Attempt {
  within: EntityManager;
  /** One instant for everything that is written. */
  now: Date;
  /** For writes that are only waited for when the transaction ends. */
  later: Later;
  /** Takes the people who are needed. Throws when nobody is free; the whole attempt is then rolled back. */
  take: (owner: AllocationOwner) => Promise<Scheduled>;
  /**
   * The same in two steps: finds them, and locks them and the day until the attempt ends. May ask something else along with
   * it, for one JSON value that is as true as what is free.
   */
  find: (also?: Statement) => Promise<Found>;
}

/** Who can do it, locked. */
export interface Found extends Scheduled {
  /** What else was asked. */
  also: unknown;
  take: (owner: AllocationOwner) => Promise<void>;
  /** The same as a part of a larger write; `letGo` has to be sent before. */
  taking: (owner: AllocationOwner) => Statement;
  /** Lets go of what the client holds themselves at that time. */
  letGo: () => Promise<void>;
}

/** Longer than any booking reaches into the next day. */
const LATER_MINUTES = 2 * 24 * 60;

interface FoundPeople {
  plan: Plan;
  drafts: DraftLine[];
  planned: PlannedLine[];
  /** Whether the client holds anything themselves. */
  isHolding: boolean;
  also: unknown;
}

/** A question to which the answer is null. */
const NOTHING: Statement = { sql: 'NULL::json', values: [] };

class NobodyFreeError extends Error {}

/** Somebody is free but doesn't work then. */
class OnlyOutsideHoursError extends NobodyFreeError {}

/** Somebody is free but the day is not long enough. */
class EndsAfterMidnightError extends NobodyFreeError {}

/**
 * Finds people for a request and takes them: locks the people and the day, checks again what is free, decides, and
 * writes, all in the caller's transaction.
 */
@Injectable()
export class SchedulingService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly freeTimes: FreeTimesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the work in one transaction, and again when the database asks for a retry. A lost race becomes 409
   * `slot-taken` with the nearest free starts, computed after everything has been rolled back.
   */
  async attempt<Result>(
    request: ScheduleRequest,
    startsAt: Date,
    work: (attempt: Attempt) => Promise<Result>,
  ): Promise<Result> {
    return this.answering(request, startsAt, (within, later) => {
      const find = (also?: Statement) => this.find(request, startsAt, within, also);
      const take = async (owner: AllocationOwner) => {
        const found = await find();
        await found.take(owner);
        return found;
      };
      return work({ within, now: this.clock.now(), later, take, find });
    });
  }

  /** Whom and what an attempt would take now, without taking it; refused like the attempt. */
  preview(request: ScheduleRequest, startsAt: Date): Promise<Scheduled> {
    return this.answering(request, startsAt, async (within) => {
      const found = await this.findPeople(request, startsAt, within, { isLocking: false });
      return scheduledOf(found);
    });
  }

  /** Runs the work in one transaction; when nobody is free, refuses with the nearest times at which somebody is. */
  private async answering<Result>(
    request: ScheduleRequest,
    startsAt: Date,
    work: (within: EntityManager, later: Later) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await inPipelinedTransaction(this.source, work);
    } catch (error) {
      const problem = request.problemOf(error);
      if (problem) throw problem;
      if (error instanceof NobodyFreeError || violates(error, 'allocations_never_overlap')) {
        const alternatives = await this.freeTimes.nearest(request, minuteOf(startsAt));
        if (error instanceof EndsAfterMidnightError) throw endsAfterMidnight(alternatives);
        throw error instanceof OnlyOutsideHoursError ? outsideHours(alternatives) : slotTaken(alternatives);
      }
      throw error;
    }
  }

  /**
   * The same for time that is kept free of bookings. Doesn't check what else is in the diary: a write that overlaps it
   * violates the constraint and becomes 409 `slot-taken`.
   */
  async attemptBlock<Result>(
    { staffId, start, end }: StaffTime,
    work: (within: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await inTransaction(this.source, async (within) => {
        const plan = await this.plans.latestKnownWithin(within);
        if (!plan.members.has(staffId)) {
          return this.refuse([{ pointer: '#/staffId', detail: sentence('noSuchTeamMember') }], plan, within);
        }
        const { timeZone } = plan.salon;
        const days = daysFrom(localDayOf(start, timeZone), localDayOf(epochMinute(end - 1), timeZone));
        await this.allocations.lockDays([{ staffIds: [staffId], days }], timeZone, within);
        return work(within);
      });
    } catch (error) {
      throw violates(error, 'allocations_never_overlap') ? slotTaken([]) : error;
    }
  }

  private async find(
    request: ScheduleRequest,
    start: Date,
    within: EntityManager,
    also: Statement | undefined,
  ): Promise<Found> {
    const found = await this.findPeople(request, start, within, { isLocking: true, also });
    const stretches = found.planned.flatMap(stretchesOf);
    const { clientId } = request.except;
    const letGo = async () => {
      if (clientId && found.isHolding) await this.allocations.releaseHeldBy(clientId, stretches, within);
    };
    return {
      ...scheduledOf(found),
      also: found.also,
      letGo,
      taking: (owner) => this.allocations.taking(stretches, owner),
      // One sent behind the other: what the client held there is gone by the time it is taken.
      take: async (owner) => {
        await Promise.all([letGo(), this.allocations.take(stretches, owner, within)]);
      },
    };
  }

  /** Who does what from that start. Throws when it is not to be booked, or when nobody is free. */
  private async findPeople(
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
    const staffIds = [...new Set(drafts.flatMap(({ options }) => options.map(({ staffId }) => staffId)))];
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
    return { plan, drafts, planned, isHolding, also: answers[1] };
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
  private async refuse(problems: FieldProblem[], plan: Plan, within: EntityManager): Promise<never> {
    if (await this.plans.isLatest(plan, within)) throw invalidInput(problems);
    await this.plans.reloadWithin(within);
    throw new RetryTransactionError('The salon changed its plan meanwhile.');
  }
}

const scheduledOf = ({ plan, drafts, planned }: FoundPeople): Scheduled => ({
  plan,
  lines: planned.map((line) => scheduledLineOf(line, drafts)),
});

/** From the first day to the last, both included. */
function daysFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The same day as if everybody who works at the salon were there from the first minute to the last. */
function roundTheClock(day: SalonDay, startsAt: number, bounds: Interval, plan: Plan): SalonDay {
  const staff = [...day.staff].map(([id, member]): [string, StaffDay] => [
    id,
    plan.members.has(id) ? { ...member, working: [bounds] } : member,
  ]);
  return { open: [bounds], gridStarts: [startsAt], staff: new Map(staff) };
}
