import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { addDays, type LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { violates } from '../../database/pg-errors.js';
import { inPipelinedTransaction, type Later } from '../../database/pipelined-transaction.js';
import type { Statement } from '../../database/statement.js';
import { inTransaction, RetryTransactionError } from '../../database/transaction.js';
import { AllocationsService } from './allocations.service.js';
import { FreeTimesService } from './free-times.service.js';
import {
  EndsAfterMidnightError,
  NobodyFreeError,
  OnlyOutsideHoursError,
  PeopleFinderService,
} from './people-finder.service.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import type { ScheduleRequest } from './schedule-request.js';
import { type Scheduled, scheduledOf, stretchesOf } from './scheduled-line.js';
import { endsAfterMidnight, outsideHours, slotTaken } from './scheduling.problems.js';
import type { AllocationOwner, StaffTime } from './staff-time.js';

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

/** A transaction in which time can be kept free of bookings. */
export interface BlocksAttempt {
  within: EntityManager;
  /** One instant for everything that is written. */
  now: Date;
  /** The salon's plan as it still is when the transaction ends. */
  plan: Plan;
  /** Locks these people on the days of these stretches until the attempt ends. */
  lock: (stretches: StaffTime[]) => Promise<void>;
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
    private readonly people: PeopleFinderService,
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
      const found = await this.people.find(request, startsAt, within, { isLocking: false });
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
   * The same for time that is kept free of bookings: locks everybody concerned on all the days in one statement and one
   * order. A write that overlaps something else violates the constraint and becomes 409 `slot-taken`. Of a plan that changes
   * meanwhile nothing is kept, and the work is done again: somebody who leaves the team at this moment keeps no blocks.
   */
  async attemptBlocks<Result>(work: (attempt: BlocksAttempt) => Promise<Result>): Promise<Result> {
    try {
      return await inTransaction(this.source, async (within) => {
        const known = await this.plans.latestKnownWithin(within);
        const isLatest = await this.plans.isLatest(known, within);
        const plan = isLatest ? known : await this.plans.reloadWithin(within);
        const lock = async (stretches: StaffTime[]) => {
          const { timeZone } = plan.salon;
          const wanted = stretches.map(({ staffId, start, end }) => ({
            staffIds: [staffId],
            days: daysFrom(localDayOf(start, timeZone), localDayOf(epochMinute(end - 1), timeZone)),
          }));
          await this.allocations.lockDays(wanted, timeZone, within);
        };
        const result = await work({ within, now: this.clock.now(), plan, lock });
        if (await this.plans.isLatest(plan, within)) return result;
        await this.plans.reloadWithin(within);
        throw new RetryTransactionError('The salon changed its plan meanwhile.');
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
    const found = await this.people.find(request, start, within, { isLocking: true, also });
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
}

/** From the first day to the last, both included. */
function daysFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
